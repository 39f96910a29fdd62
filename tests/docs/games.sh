# games_of FOW: prints what --game may be, in the order of `fow --help`.
games_of() {
    local said
    said=$("$1" --game '' playout 2>&1 || true)
    grep -oE '[a-z]+ \([^)]*\)' <<<"${said#*The games are}" | sed 's/ .*//'
}
