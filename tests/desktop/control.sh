#!/usr/bin/env bash
# control.sh PROGRAM: what a file or an argument contains reaches the terminal without control characters.
set -euo pipefail
program=$1
export SDL_VIDEODRIVER=dummy LC_ALL=C
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
escape=$'\e'
printf 'click %s[31m\nquit\n' "$escape" >"$folder/script"
for arguments in "--size=$escape[31m" "--nonsense$escape[31m" "--script=$folder/none$escape[31m" "--script=$folder/script"; do
    said=$("$program" "$arguments" --data-dir "$folder/data" --shots "$folder" 2>&1 >/dev/null) &&
        { echo "$arguments is accepted"; exit 1; }
    [[ $said == *'\u001b[31m'* ]] || { echo "the escape sequence is not shown: $said" | cat -v; exit 1; }
    [[ $said != *"$escape"* ]] || { echo "an escape sequence is written: $said" | cat -v; exit 1; }
done
