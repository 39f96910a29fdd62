# Sourced by the tests of the real window: an X server without a screen, and the game in it. screen_size: 1280x800 if not set.
set -euo pipefail
: "${screen_size:=1280x800}"
die() { echo "$*"; exit 1; }
need() {
    for tool in "$@"; do
        command -v "$tool" >/dev/null || { echo "skipped: no $tool"; exit 77; }
    done
}
need Xvfb xdotool

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
Xvfb -noreset -displayfd 3 -screen 0 "${screen_size}x24" -nolisten tcp -fbdir "$work" 3>"$work/display" 2>"$work/server.log" &
server=$!
read -r -t 30 number <"$work/display" || die "Xvfb did not start: $(tail -n 3 "$work/server.log")"
export DISPLAY=:$number HOME="$work"
unset SDL_VIDEODRIVER WAYLAND_DISPLAY

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
gone() { ! running; }
window_there() {
    running || die "The game quit unexpectedly: $(cat "$work/game.log")"
    window=$(xdotool search --onlyvisible --name 'Fog of Waterloo' 2>/dev/null | head -n 1)
    [ -n "$window" ]
}
# The file is in XWD format: a header of about 3 KiB, then 4 bytes per pixel.
screen_bytes() {
    tail -c $((${screen_size%x*} * ${screen_size#*x} * 4)) "$work/Xvfb_screen0"
}
colours() { screen_bytes | od -An -v -tx4 -w4 | sort -u | wc -l; }
picture() { screen_bytes | cksum; }
drawn() { [ "$(colours)" -gt 100 ]; }
# start ARGUMENT...: starts the game and waits for its window, and for a picture in it.
start() {
    "$game" --data-dir "$work/data" "$@" >"$work/game.log" 2>&1 &
    player=$!
    within 30 window_there || die "No window within 30 seconds: $(cat "$work/game.log")"
    within 20 drawn || die "The window is empty: $(colours) colours."
}
