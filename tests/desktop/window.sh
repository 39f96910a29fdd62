#!/usr/bin/env bash
# window.sh GAME: starts the game under Xvfb as a player would, waits for its window, checks that it shows a picture which
# reacts to the pointer, and closes it. Exit code 77: Xvfb or xdotool is missing.
set -euo pipefail
game=$1

for tool in Xvfb xdotool; do
    command -v "$tool" >/dev/null || { echo "skipped: no $tool"; exit 77; }
done
die() { echo "$*"; exit 1; }

work=$(mktemp -d)
server='' player=''
finish() {
    [ -z "$player" ] || kill -KILL "$player" 2>/dev/null || true
    [ -z "$server" ] || kill "$server" 2>/dev/null || true
    wait 2>/dev/null || true
    rm -rf "$work"
}
trap finish EXIT

# The server prints its display number as soon as it is ready, does not reset when a client disconnects, and stores its screen
# in a file.
mkfifo "$work/display"
Xvfb -noreset -displayfd 3 -screen 0 1280x800x24 -nolisten tcp -fbdir "$work" 3>"$work/display" 2>"$work/server.log" &
server=$!
read -r -t 30 number <"$work/display" || die "Xvfb did not start: $(tail -n 3 "$work/server.log")"
export DISPLAY=:$number HOME="$work"
unset SDL_VIDEODRIVER WAYLAND_DISPLAY

# Prints how long it takes to start, draw a frame and quit. It is not checked, since machines differ.
echo quit >"$work/quit.script"
began=${EPOCHREALTIME/[.,]/}
"$game" --script "$work/quit.script" --data-dir "$work/data" >"$work/game.log" 2>&1 ||
    die "A script that only quits failed: $(cat "$work/game.log")"
printf 'start to quit %d ms\n' $(((${EPOCHREALTIME/[.,]/} - began) / 1000))

"$game" --data-dir "$work/data" >"$work/game.log" 2>&1 &
player=$!

# within SECONDS COMMAND...: retries until the command succeeds; false after SECONDS.
within() {
    local end=$((SECONDS + $1))
    shift
    until "$@"; do
        [ "$SECONDS" -lt "$end" ] || return 1
        sleep 0.2
    done
}
running() { kill -0 "$player" 2>/dev/null; }
window_there() {
    running || die "The game quit unexpectedly: $(cat "$work/game.log")"
    window=$(xdotool search --onlyvisible --name 'Fog of Waterloo' 2>/dev/null | head -n 1)
    [ -n "$window" ]
}
# The file is in XWD format: a header of about 3 KiB, then 4 bytes per pixel.
colours() { tail -c 4096000 "$work/Xvfb_screen0" | od -An -v -tx4 -w4 | sort -u | wc -l; }
picture() { tail -c 4096000 "$work/Xvfb_screen0" | cksum; }
drawn() { [ "$(colours)" -gt 100 ]; }
# A button is highlighted under the pointer; those of the title page are in the middle of the window.
answers() {
    local before y
    before=$(picture)
    for ((y = HEIGHT / 4; y < HEIGHT; y += HEIGHT / 32)); do
        xdotool mousemove --window "$window" $((WIDTH / 2)) "$y"
        sleep 0.05
        [ "$(picture)" = "$before" ] || return 0
    done
    return 1
}
gone() { ! running; }


within 30 window_there || die "No window within 30 seconds: $(cat "$work/game.log")"
within 20 drawn || die "The window is empty: $(colours) colours."

eval "$(xdotool getwindowgeometry --shell "$window")"
((WIDTH >= 1024 && HEIGHT >= 640)) || die "The window is only ${WIDTH}x$HEIGHT."

within 20 answers || die "The window does not react to the pointer."
printf 'window %sx%s, %s MiB resident\n' "$WIDTH" "$HEIGHT" \
    "$(awk '/^VmRSS/ {printf "%.1f", $2 / 1024}' "/proc/$player/status")"

# SDL treats SIGTERM like a click on the window's close button.
kill -TERM "$player"
within 20 gone || die "The game did not close."
code=0
wait "$player" || code=$?
player=''
[ "$code" -eq 0 ] || die "The game closed with exit code $code: $(cat "$work/game.log")"
