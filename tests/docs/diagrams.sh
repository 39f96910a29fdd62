#!/usr/bin/env bash
# diagrams.sh FOW PAGE: the page is what fow makes of rules/waterloo/diagrams/ now, and has each of them.
set -euo pipefail
"$1" rules --diagrams | diff "$2" - || { echo "Write it anew: fow rules --diagrams >docs/rules/diagrams.md"; exit 1; }
drawn=$(find "$(dirname "$2")/../../rules/waterloo/diagrams" -name '*.json' | wc -l)
[ "$(grep -c '^## ' "$2")" -eq "$drawn" ] || { echo "The page does not have each of $drawn diagrams."; exit 1; }
