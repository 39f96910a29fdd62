#!/usr/bin/env bash
# man.sh PROGRAM PAGE [--games]: the man page names exactly the options of the program and its commands, and names every command. With
# --games, this covers those of all games that the program has, and the page names each game.
set -euo pipefail
program=$1
page=$2
games_too=${3-}
unset LANG LANGUAGE
export LC_ALL=C SDL_VIDEODRIVER=dummy

# Adds the options of one game, or of the program, to `has`, and its commands to `commands`.
commands=
has=
take() {
    local own command
    own=$("$program" "$@" --help | sed -n '/^Subcommands:/,/^Example/p' | sed -n 's/^  \([a-z-]*\) .*/\1/p')
    has+=$({ "$program" "$@" --help; for command in $own; do "$program" "$@" "$command" --help; done; } |
        sed -nE 's/^  (-[a-zA-Z],)?(--[a-z-]+).*/\2/p')$'\n'
    commands+=" $own"
}
if [ -z "$games_too" ]; then
    take
else
    . "$(dirname "$0")/games.sh"
    for game in $(games_of "$program"); do
        take --game "$game"
        grep -qE "\b$game\b" "$page" || { echo "$page: does not name the game $game"; exit 1; }
    done
fi
has=$(grep . <<<"$has" | sort -u)
says=$(sed 's/\\-/-/g' "$page" | grep -oE -- '--[a-z][a-z-]*' | sort -u)
diff <(echo "$has") <(echo "$says") || { echo "$page: options of the program (<) are not those of the page (>)"; exit 1; }
for command in $commands; do
    grep -qE "^\.B[IR]? $command\b" "$page" || { echo "$page: does not name the command $command"; exit 1; }
done
if command -v mandoc >/dev/null; then mandoc -T lint -W warning "$page"; fi
