#!/usr/bin/env bash
# man.sh PROGRAM PAGE: the man page names exactly the options of the program and of its commands, and each of its commands.
set -euo pipefail
program=$1
page=$2
unset LANG LANGUAGE
export LC_ALL=C SDL_VIDEODRIVER=dummy

commands=$("$program" --help | sed -n '/^Subcommands:/,/^Example/p' | sed -n 's/^  \([a-z-]*\) .*/\1/p')
has=$({ "$program" --help; for command in $commands; do "$program" "$command" --help; done; } |
    sed -nE 's/^  (-[a-zA-Z],)?(--[a-z-]+).*/\2/p' | sort -u)
says=$(sed 's/\\-/-/g' "$page" | grep -oE -- '--[a-z][a-z-]*' | sort -u)
diff <(echo "$has") <(echo "$says") || { echo "$page: options of the program (<) are not those of the page (>)"; exit 1; }
for command in $commands; do
    grep -qE "^\.B[IR]? $command\b" "$page" || { echo "$page: does not name the command $command"; exit 1; }
done
if command -v mandoc >/dev/null; then mandoc -T lint -W warning "$page"; fi
