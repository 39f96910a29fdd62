#!/usr/bin/env bash
# licences.sh PROJECT PROGRAM...: docs/licences.md names exactly the libraries that the programs load, the packages that CMakeLists.txt
# requires and the fonts that the window looks for; assets/desktop/copyright has the notices of libraries that are compiled in.
set -euo pipefail
cd "$1"
shift
page=docs/licences.md
faults=0
# same WHAT IS LISTED: compares two lists with one name per line.
same() {
    diff <(sort -u <<<"$2") <(sort -u <<<"$3") && return
    printf '** %s (<) are not those of %s (>)\n' "$1" "$page"
    faults=1
}
# column HEADING N: the names in backquotes in column N of the table below that heading.
column() {
    awk -F'|' -v heading="## $1" -v n="$(($2 + 1))" '/^## / {here = $0 == heading} here && /^\|/ {print $n}' "$page" |
        grep -oE '`[^`]+`' | tr -d '`'
}

# Sanitizer libraries are not part of the game; clang 19 adds libresolv for them.
same "Libraries that the programs load" \
    "$(objdump -p "$@" | sed -nE 's/^ *NEEDED +//p' | grep -vE '^lib(asan|ubsan|gcov|resolv)\.')" "$(column 'Loaded when they start' 3)"
same "Packages that CMakeLists.txt asks for" \
    "$({ sed -nE 's/.*find_package\((\w+).*/\1/p' CMakeLists.txt | grep -vx PkgConfig
         sed -nE 's/.*pkg_check_modules\(\w+ REQUIRED IMPORTED_TARGET ([^)]*)\).*/\1/p' CMakeLists.txt | tr ' ' '\n'; })" \
    "$(column 'Loaded when they start' 2; column 'Compiled into the programs' 2)"
same "Fonts that are looked for" \
    "$(grep -oE 'Family\{"[^"]+", "[^"]+"' src/ui/window/system_fonts_fontconfig.cpp | grep -oE '"[^"]+"' | tr -d '"')" "$(column Fonts 2)"

# Each name is at the start of its row and of its notice.
while IFS= read -r name; do
    grep -qE "^ $name\$" assets/desktop/copyright || { echo "assets/desktop/copyright has no notice of $name"; faults=1; }
done < <(awk '/^## / {here = /Compiled/} here' "$page" | sed -nE 's/^\| ((Dear )?[A-Za-z0-9\/]+)[ ,].*/\1/p' | grep -vx What)
exit "$faults"
