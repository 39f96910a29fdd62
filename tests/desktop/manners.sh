#!/usr/bin/env bash
# manners.sh GAME PROJECT: what the window asks of the desktop: it fits a screen that is smaller than the last one, has an icon, leaves the
# compositor alone, and takes next to no processor time while it is hidden, even if something plays in it. Exit code 77: a tool is missing.
game=$1 project=$2
screen_size=1366x768
. "$(dirname "$0")/display.sh"
need xprop

mkdir "$work/data"
cat >"$work/data/settings.json" <<'JSON'
{"format": "fog-of-waterloo/settings", "version": 1, "text_size": "normal", "pace": "steady", "sound": false, "volume": 30,
 "colours": "uniforms", "turn_board": false, "true_to_table": false, "confirm": true, "full_screen": false, "width": 3840, "height": 2160}
JSON
start "$(ls "$project"/rules/waterloo/games/*.json | head -n 1)"

eval "$(xdotool getwindowgeometry --shell "$window")"
((WIDTH <= 1366 && HEIGHT <= 768)) || die "A window of ${WIDTH}x$HEIGHT does not fit the screen of $screen_size."
property() { xprop -id "$window" "$1"; }
[[ $(property _NET_WM_ICON) == *"Icon (128"* ]] || die 'The window has no icon.'
[[ $(property _NET_WM_BYPASS_COMPOSITOR) != *"= 1"* ]] || die 'The window switches the compositor off.'

# In hundredths of a second, in three seconds.
ticks() { awk '{print $14 + $15}' "/proc/$player/stat"; }
used() {
    local before
    before=$(ticks)
    sleep 3
    echo $(($(ticks) - before))
}
moves() {
    local before
    before=$(picture)
    sleep 1
    [ "$(picture)" != "$before" ]
}
xdotool windowfocus "$window"
sleep 0.5
xdotool key space
within 10 moves || die 'The replay does not play.'
seen=$(used)
xdotool windowunmap "$window"
sleep 1
hidden=$(used)
printf 'processor time in three seconds, in hundredths of a second: seen %s, hidden %s\n' "$seen" "$hidden"
((hidden <= 30 && hidden <= seen)) || die "A hidden window takes too much processor time."
xdotool windowmap "$window"
within 10 moves || die 'The replay does not go on once the window is seen again.'

kill -TERM "$player"
within 20 gone || die 'The game did not close.'
wait "$player" || die "The game closed with an exit code: $(cat "$work/game.log")"
player=''
grep -q '"width": 3840' "$work/data/settings.json" || die 'The size for the larger screen was forgotten.'
