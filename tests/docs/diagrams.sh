#!/usr/bin/env bash
# diagrams.sh FOW GAME PAGE: the page is what fow now makes from rules/GAME/diagrams/, and contains every diagram.
set -euo pipefail
"$1" --game "$2" rules --diagrams | diff "$3" - || { echo "Write it anew: fow --game $2 rules --diagrams >$3"; exit 1; }
drawn=$(find "$(dirname "$3")/../../rules/$2/diagrams" -name '*.json' | wc -l)
[ "$(grep -c '^## ' "$3")" -eq "$drawn" ] || { echo "The page does not have each of $drawn diagrams."; exit 1; }
