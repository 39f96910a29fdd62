#!/usr/bin/env bash
# versions.sh PROJECT VERSION PROGRAM...: every place that names the version names this one, and the same release date. The window
# shows the version on its title page.
set -euo pipefail
cd "$1"
version=$2
shift 2
faults=0
# same WHAT HAS: checks that HAS is "VERSION DAY".
same() { [ "$2" = "$release" ] || { printf '%s has "%s", not "%s"\n' "$1" "$2" "$release"; faults=1; }; }

day=$(sed -nE "s/^## \[$version\] - ([0-9]{4}-[0-9]{2}-[0-9]{2})\$/\1/p" docs/changelog.md)
[ -n "$day" ] || { printf 'docs/changelog.md has no entry "## [%s] - YYYY-MM-DD"\n' "$version"; exit 1; }
release="$version $day"
same "The newest entry of docs/changelog.md" \
    "$(sed -nE 's/^## \[([0-9].*)\] - (.*)$/\1 \2/p' docs/changelog.md | sed -n 1p)"
same "The newest entry of assets/desktop/changelog" \
    "$(sed -nE '1s/^fog-of-waterloo \((.*)\) .*/\1/p' assets/desktop/changelog) $(date -u +%F -d "$(sed -n 's/^ -- .*>  //p' assets/desktop/changelog | sed -n 1p)")"
same "The newest release of the metainfo" \
    "$(sed -nE 's/.*<release version="([^"]*)" date="([^"]*)".*/\1 \2/p' assets/desktop/*.metainfo.xml | sed -n 1p)"
for page in docs/man/*.6; do
    same "$page" "$(sed -nE 's/^\.TH [A-Z-]+ 6 "(.*)" "Fog of Waterloo (.*)" "Games"$/\2 \1/p' "$page")"
done
for program; do
    said=$("$program" --version)
    [ "$said" = "${program##*/} $version" ] || { printf '%s says "%s"\n' "$program --version" "$said"; faults=1; }
done
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
printf 'expect "Version %s."\nquit\n' "$version" >"$work/script"
for program; do
    [ "${program##*/}" != fog-of-waterloo ] || SDL_VIDEODRIVER=dummy LANGUAGE='' \
        "$program" --script "$work/script" --layout /dev/null --data-dir "$work/own" || faults=1
done
exit "$faults"
