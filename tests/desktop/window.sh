#!/usr/bin/env bash
# window.sh GAME: starts the game under Xvfb as a player would, waits for its window, checks that it shows a picture which
# reacts to the pointer, and closes it. Exit code 77: Xvfb or xdotool is missing.
game=$1
. "$(dirname "$0")/display.sh"

# Prints how long it takes to start, draw a frame and quit. It is not checked, since machines differ.
echo quit >"$work/quit.script"
began=${EPOCHREALTIME/[.,]/}
"$game" --script "$work/quit.script" --data-dir "$work/data" >"$work/game.log" 2>&1 ||
    die "A script that only quits failed: $(cat "$work/game.log")"
printf 'start to quit %d ms\n' $(((${EPOCHREALTIME/[.,]/} - began) / 1000))

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
start

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
