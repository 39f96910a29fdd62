#!/usr/bin/env bash
# new_game.sh PROJECT: .ci/new-game makes the tiny game under another name, and nothing there has the old one.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
"$1/.ci/new-game" smaller "$work/smaller" >/dev/null
! grep -rni tiny "$work/smaller" || { echo "These still name the tiny game."; exit 1; }
diff <(cd "$1/tests/games/tiny" && find . -type f | sed 's/tiny/smaller/g' | sort) <(cd "$work/smaller" && find . -type f | sort)
diff <(cat "$1"/tests/games/tiny/game/tiny.hpp) <(sed 's/smaller/tiny/g; s/Smaller/Tiny/g' "$work/smaller/game/smaller.hpp")
"$1/.ci/new-game" 'No name' "$work/other" >/dev/null 2>&1 && { echo "A bad name is accepted."; exit 1; }
[ "$(cat "$1"/tests/games/tiny/game/* "$1"/tests/games/tiny/*.cpp | wc -l)" -le 2500 ] || { echo "The tiny game is no longer tiny."; exit 1; }
