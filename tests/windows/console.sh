#!/usr/bin/env bash
# console.sh PROGRAMS LINUX PROJECT: fow.exe says and saves what fow does.
. "$(dirname "$0")/wine.sh" "$@"

# both NAME ARGUMENT...: runs both programs in a folder each, and compares what they print and their exit codes.
both() {
    local name=$1 from
    shift
    for from in linux windows; do
        mkdir -p "$work/$from"
        local program=$linux/fow code=0
        [ "$from" = linux ] || program=$fow
        (cd "$work/$from" && "$program" "$@" >"$work/$name.$from" 2>&1 </dev/null) || code=$?
        sed -i -E 's/[0-9.]+ seconds, [0-9]+ plies.s, //; /thinking: /d' "$work/$name.$from"
        echo "exit code $code" >>"$work/$name.$from"
    done
    same "fow $*" "$work/$name.linux" "$work/$name.windows"
}
both version --version
both rule rules W8.7
both list rules
both unknown --no-such-option
both missing show 'no such file.json'
for kind in basic standard expert; do both "playout-$kind" playout --mode "$kind" --games 3 --seed 7 --check; done
both match --game duel match --first recruit --second random --games 2 --seed 3
both alliance --game alliance match --first recruit --second random --games 1 --seed 3
both callipers --game callipers match --first recruit --second random --games 1 --seed 3
for game in "$project"/rules/waterloo/games/*.json "$project"/rules/alliance/games/*.json; do
    both "verify-$(basename "$game")" verify "$game"
    both "show-$(basename "$game")" show "$game"
done
both convert --game duel convert "$(ls "$project"/rules/stratego/games/duel/*.json | head -n 1)" --to gsn

# A name of several writings as a file, and in what is said about it.
name='Żaneta Παρίσι 王 — Нею.fow.json'
both new new --seed 1 --setup random --names Żaneta,Émile -o "$name" || true
(cd "$work/windows" && "$fow" new --seed 1 --setup random -o "$name" >/dev/null) || die "fow.exe cannot make $name."
[ -s "$work/windows/$name" ] || die "fow.exe writes another name than $name: $(ls "$work/windows")"
"$linux/fow" verify "$work/windows/$name" >/dev/null || die "fow does not accept a game that fow.exe has made."
(cd "$work/linux" && "$linux/fow" new --seed 1 --setup random -o other.fow.json >/dev/null && "$fow" verify other.fow.json >/dev/null) ||
    die "fow.exe does not accept a game that fow has made."
