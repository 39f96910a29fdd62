#!/usr/bin/env bash
# game_names.sh PROJECT: a game is named in its own folders; elsewhere, only the files in game-names.txt name one, and each of these does.
# Waterloo is left out: it gives the whole program its name, and every game its battle. Translations name all of them.
set -euo pipefail
list=$(cd "$(dirname "$0")" && pwd)/game-names.txt
cd "$1"
[ "$(sed -n 's/^set(games \(.*\))$/\1/p' CMakeLists.txt | tr ' ' '\n' | sort)" = "$(cd src/games && printf '%s\n' */ | tr -d / | sort)" ] ||
    { echo "CMakeLists.txt does not list the folders of src/games."; exit 1; }
allowed=$(grep -vE '^(#|$)' "$list" | awk '{ print $1 }' || true)
faults=0
used=
for folder in src/games/*/; do
    game=$(basename "$folder")
    [ "$game" != waterloo ] || continue
    named=$(grep -rlwiI --exclude-dir=build --exclude-dir=.git -- "$game" . | sed 's|^\./||' |
        grep -vE "^((src|include/fow|tests)/games/$game|(rules|assets)/$game|docs/rules/$game(-[a-z]+)?\.md$|tests/docs/game-names\.txt$|assets/languages|docs/(glossary|players))(/|$)" || true)
    used+=$named$'\n'
    other=$(grep -vxFf <(echo "$allowed") <<<"$named" || true)
    printf '%s is named in %d files outside its folders\n' "$game" "$(grep -c . <<<"$named")"
    [ -z "$other" ] || { printf 'Not in game-names.txt:\n%s\n' "$other"; faults=1; }
done
stale=$(grep -vxFf <(sort -u <<<"$used") <<<"$allowed" || true)
[ -z "$stale" ] || { printf 'These name no game any more; take them out of game-names.txt:\n%s\n' "$stale"; faults=1; }
exit "$faults"
