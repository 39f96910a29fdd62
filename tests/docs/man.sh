#!/usr/bin/env bash
# man.sh PROGRAM PAGE [GAME...]: the man page names exactly the options of the program and its commands, and names every command. If
# the program has several games, this covers the options and commands of all GAMEs.
set -euo pipefail
program=$1
page=$2
shift 2
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
if [ $# -eq 0 ]; then take; fi
for game; do take --game "$game"; done
has=$(grep . <<<"$has" | sort -u)
says=$(sed 's/\\-/-/g' "$page" | grep -oE -- '--[a-z][a-z-]*' | sort -u)
diff <(echo "$has") <(echo "$says") || { echo "$page: options of the program (<) are not those of the page (>)"; exit 1; }
for command in $commands; do
    grep -qE "^\.B[IR]? $command\b" "$page" || { echo "$page: does not name the command $command"; exit 1; }
done
if command -v mandoc >/dev/null; then mandoc -T lint -W warning "$page"; fi
