#!/usr/bin/env bash
# links.sh PROJECT: every relative link of the README and of docs/ leads to a file.
set -euo pipefail
cd "$1"
broken=0
while IFS= read -r page; do
    while IFS= read -r target; do
        target=${target%%#*}
        if [ -n "$target" ] && [ ! -e "$(dirname "$page")/$target" ]; then
            printf '%s: no such file: %s\n' "$page" "$target"
            broken=1
        fi
    done < <(grep -oE '\]\([^) ]+\)' "$page" | sed -E 's/^\]\((.*)\)$/\1/' | grep -vE '^[a-z]+:' || true)
done < <(find README.md docs -name '*.md')
exit "$broken"
