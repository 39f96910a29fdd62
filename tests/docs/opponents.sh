#!/usr/bin/env bash
# opponents.sh ROOT: computed players include nothing that knows the truth of a game: no session, no document, no file.
set -euo pipefail
cd "$1"
found=$(grep -rnE '#include "(.*/)?(session|table_session|documents|record)\.hpp"|#include "(files|seal|app|json|chance)/' \
    src/games/*/opponent || true)
[ -z "$found" ] || { echo "A computed player may know only its view:"; echo "$found"; exit 1; }
