#!/usr/bin/env bash
# opponents.sh ROOT: computed players include nothing that knows the truth of a game: no session, no document, no file, no hindsight.
set -euo pipefail
cd "$1"
found=$(grep -rnE '#include "(.*/)?(session|table_session|documents|record)\.hpp"|#include "(files|seal|app|json|chance)/' \
    src/games/*/opponent || true)
[ -z "$found" ] || { echo "A computed player may know only its view:"; echo "$found"; exit 1; }
found=$(grep -rlE '#include "(.*/)?hindsight\.hpp"' src | grep -vE '^src/games/[a-z]+/(opponent/(appraise|think)|stages/replayed)\.cpp$' || true)
[ -z "$found" ] || { echo "Only what runs after the end of a game may look back with open eyes:"; echo "$found"; exit 1; }
