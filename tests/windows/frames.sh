#!/usr/bin/env bash
# frames.sh PROGRAMS LINUX PROJECT [SCRIPT...]: in each frame of these scripts, the texts and controls are those of the Linux program.
# Pixels may differ.
. "$(dirname "$0")/wine.sh" "$@"
shift 3
[ $# -gt 0 ] || set -- waterloo/first-moves waterloo/set-up waterloo/column waterloo/rulebook waterloo/draw waterloo/editor \
    stratego/first-moves stratego/marks alliance/first-moves callipers/first-moves

# frames FROM PROGRAM SCRIPT
frames() {
    mkdir -p "$work/$1/shots"
    rm -rf "$work/$1/data"
    "$2" --pace off --seed 1 --script "$3" --shots "$work/$1/shots" --data-dir "$work/$1/data" --frames "$work/$1/frames" \
        >"$work/$1/said" 2>&1 || die "$3 fails: $(cat "$work/$1/said")"
    sed -E 's/ pixels [^ ]+//' "$work/$1/frames" >"$work/$1/compared"
}
for name; do
    file=$project/tests/games/${name%/*}/stages/scripts/${name#*/}.fow
    frames linux "$linux/fog-of-waterloo" "$file"
    frames windows "$game" "$file"
    same "A frame of $name" "$work/linux/compared" "$work/windows/compared"
    printf '%s: %s frames, %s of them the same to the pixel\n' "$name" "$(wc -l <"$work/linux/frames")" \
        "$(comm -12 <(sort "$work/linux/frames") <(sort "$work/windows/frames") | wc -l)"
done
