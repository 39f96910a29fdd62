#!/usr/bin/env bash
# setup.sh SETUP.EXE: in a fresh Wine prefix, installs the game without a question, starts it by the shortcut in the menu, plays a Basic
# game by a script, removes the game, and finds the saved game where it was.
set -euo pipefail
setup=$1
die() { echo "$*"; exit 1; }
work=$(mktemp -d)
finish() {
    wineserver -k 2>/dev/null || true
    rm -rf "$work"
}
trap finish EXIT
export WINEPREFIX=$work/prefix HOME=$work/home SDL_VIDEODRIVER=dummy
mkdir "$HOME"
unset DISPLAY
wine wineboot --init >"$work/log" 2>&1 || die "Wine cannot be set up: $(cat "$work/log")"

user=$(find "$WINEPREFIX/drive_c/users" -mindepth 1 -maxdepth 1 -type d ! -name Public)
installed=$user/AppData/Local/Programs/'Fog of Waterloo'
menu=$user/AppData/Roaming/Microsoft/Windows/'Start Menu'/Programs/'Fog of Waterloo.lnk'
asked() { wine reg query "$@" >"$work/log" 2>&1; }

wine "$setup" /S >"$work/log" 2>&1 || die "Setup fails: $(cat "$work/log")"
[ -s "$installed/fog-of-waterloo.exe" ] || die "Nothing is installed: $(find "$user" -name 'fog-of-waterloo*')"
[ -s "$menu" ] || die "The menu has no entry."
asked 'HKCU\Software\Classes\.json\OpenWithProgids' || die "Saved games do not offer the game."
asked 'HKCU\Software\Microsoft\Windows\CurrentVersion\Uninstall\FogOfWaterloo' || die "Windows does not know how to remove the game."

# The shortcut starts the program: it takes its folder.
own=$user/AppData/Roaming/fog-of-waterloo
wine start "$(winepath -w "$menu")" >"$work/log" 2>&1 || die "The shortcut cannot be started: $(cat "$work/log")"
for ((i = 0; i < 150; ++i)); do
    [ ! -e "$own/autosave.lock" ] || break
    sleep 0.2
done
[ -e "$own/autosave.lock" ] || die "The shortcut starts nothing."
wineserver -k
wineserver -w

cat >"$work/basic.script" <<'SCRIPT'
click new-game
click mode:basic
click begin
hold take-seat
click historical
click ready
hold take-seat
click historical
click ready
hold take-seat
click g7
click g5
expect "Two actions left."
click menu
click save
click save-name
type "Before leaving"
click save-now
expect "Saved as"
SCRIPT
wine "$installed/fog-of-waterloo.exe" --pace off --seed 1 --script "$(winepath -w "$work/basic.script")" >"$work/log" 2>&1 ||
    die "The game fails: $(cat "$work/log")"
saved=$own/games/'Before leaving.fow.json'
[ -s "$saved" ] || die "The game is not saved in the user's folder: $(find "$user" -name '*.fow.json')"
before=$(sha256sum <"$saved")

# A second time over the first: an update.
wine "$setup" /S >"$work/log" 2>&1 || die "Setup over an installed game fails: $(cat "$work/log")"
wine "$installed/uninstall.exe" /S >"$work/log" 2>&1 || die "Removing fails: $(cat "$work/log")"
# A copy of the program removes the game, while the program itself has ended.
for ((i = 0; i < 150; ++i)); do
    [ -e "$installed" ] || break
    sleep 0.2
done
[ ! -e "$installed/fog-of-waterloo.exe" ] && [ ! -e "$installed/share" ] || die "The game is not removed: $(ls "$installed")"
[ ! -e "$menu" ] || die "The entry of the menu stays behind."
! asked 'HKCU\Software\Microsoft\Windows\CurrentVersion\Uninstall\FogOfWaterloo' || die "Windows still lists the game."
! asked 'HKCU\Software\Classes\.json\OpenWithProgids' || die "Saved games still offer the game."
[ "$(sha256sum <"$saved")" = "$before" ] || die "The saved game has changed or gone."
