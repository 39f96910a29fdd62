#!/bin/sh
# Shared code names no game, not even in a comment. Usage: shared_names.sh ROOT
set -eu
cd "$1"
names=$(cd src/games && printf '%s|' */ | tr -d /)'duel|barrage|french|allied|prussian|napoleon|wellington'
# Exceptions: the program's own name, and the two files that assemble the program from its games.
found=$(grep -rniE "$names" src/core src/json src/files src/chance src/seal \
    src/cli src/bots src/ui src/sound src/app |
    grep -viE '^src/(app|cli)/main\.cpp:' | sed -E 's/fog[ _-]of[ _-]waterloo//Ig' | grep -iE ":[0-9]+:.*($names)" || true)
[ -z "$found" ] || { printf 'shared code names a game:\n%s\n' "$found"; exit 1; }
echo "shared code names no game"
