#!/usr/bin/env bash
# links.sh PROJECT: every relative link in the README and docs/ leads to a file, and every path named there exists or is the start
# of one that does. Paths with a placeholder (NAME, <system>, *, {}) are skipped.
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
    while IFS= read -r path; do
        if ! compgen -G "$path*" >/dev/null; then
            printf '%s: no such file: %s\n' "$page" "$path"
            broken=1
        fi
    done < <(grep -oE '`(\.ci|assets|docs|include|rules|src|tests)/[a-z0-9_./-]*`' "$page" | tr -d '`' || true)
done < <(find README.md docs -name '*.md')
exit "$broken"
