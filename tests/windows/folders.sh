#!/usr/bin/env bash
# folders.sh PROGRAMS LINUX PROJECT: a folder that is read-only, one that two programs use, a disk that is full, long and foreign paths.
. "$(dirname "$0")/wine.sh" "$@"

begin=('click new-game' 'click begin' 'hold take-seat' 'click historical')
run() { "$game" --pace off --layout "$work/faults" "$@" >"$work/said" 2>&1; }

# A path of more than 260 characters in several writings, as the folder of a user may have.
long=$work/Żaneta/OneDrive
for ((i = 0; i < 12; ++i)); do long+=/Παρίσι-王-$i-abcdefghijkl; done
mkdir -p "$long"
run --script "$(script begin "${begin[@]}" 'click menu' 'click save' 'click save-name' 'type "Émile é 王"' 'click save-now')" --data-dir "$long" ||
    die "In a folder with a long path: $(cat "$work/said")"
[ -s "$long/games/Émile é 王.fow.json" ] || die "The game is not saved under its name: $(ls "$long/games")"
printf 'expect-control continue\nclick continue\nhold take-seat\nexpect-control menu\n' >"$work/again"
"$linux/fog-of-waterloo" --pace off --layout "$work/faults" --data-dir "$long" --script "$work/again" >"$work/said" 2>&1 ||
    die "The Linux program does not go on with a game of the Windows program: $(cat "$work/said")"
run --data-dir "$long" --script "$work/again" || die "The Windows program does not go on: $(cat "$work/said")"

# Two Windows programs on one folder (Wine's locks are not those of Linux): the second one leaves the game of the first one alone.
mkdir "$work/shared"
"$game" --pace off --data-dir "$work/shared" >"$work/first" 2>&1 &
first=$!
for ((i = 0; i < 100; ++i)); do
    [ ! -e "$work/shared/autosave.lock" ] || break
    sleep 0.1
done
sleep 1
second=$(script second 'expect "already open in another window"')
code=0
run --data-dir "$work/shared" --script "$second" || code=$?
kill "$first" 2>/dev/null || true
wait "$first" 2>/dev/null || true
[ "$code" -eq 0 ] || die "The second program does not notice the first one: $(cat "$work/said")"

# on_disk NAME OPTIONS LINE...: plays the script with the player's folder on a file system of its own.
on_disk() {
    printf '%s\n' "${@:3}" >"$work/disk.script"
    mkdir "$work/$1"
    # Wine's server opens the files: it has to see the same file systems.
    wineserver -k 2>/dev/null || true
    wineserver -w
    unshare --mount bash -c 'mount -t tmpfs -o size=64k none "$2" && { head -c 65536 /dev/zero >"$2/filled" || true; } 2>/dev/null &&
        mount -o "remount,$3" "$2" && "$4" --pace off --layout "$1/faults" --data-dir "$2/data" --script "$1/disk.script"' \
        - "$work" "$work/$1" "$2" "$game" >"$work/said" 2>&1 || die "$1: $(cat "$work/said")"
}
if [ "$(id -u)" -eq 0 ] && unshare --mount true 2>/dev/null; then
    on_disk full size=64k 'click new-game' 'click begin' 'expect "is full"'
    on_disk read-only ro 'expect "may not write to"'
else
    echo 'left out: a full disk and a read-only one need root'
fi
