# Sourced by the tests of the Windows programs: runs them under Wine. `game` and `fow` start the programs in the folder that is the first
# argument of the test; `linux` is the folder of the programs built for this machine.
set -euo pipefail
programs=$(realpath "$1") linux=$(realpath "$2") project=$(realpath "$3")
die() { echo "$*"; exit 1; }

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
export HOME=$work LANGUAGE=en LC_ALL=C.UTF-8 SDL_VIDEODRIVER=dummy
game=$programs/fog-of-waterloo fow=$programs/fow

# same WHAT EXPECTED FOUND: compares two files.
same() { diff "$2" "$3" >"$work/difference" || die "$1 differs (< Linux, > Windows):"$'\n'"$(head -n 20 "$work/difference")"; }
# script NAME LINES...: writes a script and prints its path.
script() {
    local path=$work/$1.script
    shift
    printf '%s\n' "$@" >"$path"
    echo "$path"
}
