#!/usr/bin/env bash
# killed.sh PROGRAMS LINUX PROJECT [MOMENTS]: the program is ended without warning at that many moments of a game, 40 if no number is
# given. Once a game has been kept, there is always one to go on with, and by turns either system's program does so from those files.
. "$(dirname "$0")/wine.sh" "$@"
moments=${4:-40}
data=$work/data

steps=()
for ((i = 0; i < 30; ++i)); do steps+=('click g7' 'click g5' 'click undo'); done
played=$(script played 'click new-game' 'click begin' 'hold take-seat' 'click historical' 'click ready' \
    'hold take-seat' 'click historical' 'click ready' 'hold take-seat' "${steps[@]}")
printf 'expect-control continue\nclick continue\nhold take-seat\nexpect-control menu\nexpect-not damaged\nexpect-not Damaged\n' >"$work/again"
play=("$game" --pace off --seed 1 --script "$played" --layout "$work/faults" --data-dir "$data")

began=${EPOCHREALTIME/[.,]/}
"${play[@]}" >"$work/said" 2>&1 || die "The game fails: $(cat "$work/said")"
whole=$(((${EPOCHREALTIME/[.,]/} - began) / 1000))

kept=0
for ((moment = 1; moment <= moments; ++moment)); do
    rm -rf "$data"
    "${play[@]}" >/dev/null 2>&1 &
    player=$!
    sleep "$(awk "BEGIN {print $whole * $moment / ($moments + 1) / 1000}")"
    kill -KILL $player 2>/dev/null || true
    { wait $player || true; } 2>/dev/null
    if [ ! -e "$data/autosave.json" ]; then
        ! compgen -G "$data/autosave.*.json" >/dev/null || die "Moment $moment: the game is lost, an earlier one is there."
        continue
    fi
    kept=$((kept + 1))
    next=$game
    ((moment % 2)) || next=$linux/fog-of-waterloo
    "$next" --pace off --script "$work/again" --layout "$work/faults" --data-dir "$data" >"$work/said" 2>&1 ||
        die "Moment $moment of $moments: $next does not go on: $(cat "$work/said")"
done
[ $kept -ge $((moments / 4)) ] || die "At only $kept moments there was a game to go on with."
printf 'ended at %s moments of %s ms, at %s of them with a game to go on with\n' "$moments" "$whole" "$kept"
