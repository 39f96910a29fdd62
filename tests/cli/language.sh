#!/usr/bin/env bash
# language.sh FOW PROJECT: checks that fow speaks the requested language if there is a catalogue for it, that what scripts read stays
# English, and that a damaged catalogue is reported.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
fail() { echo "$*"; exit 1; }

catalogue=$work/share/locale/de/LC_MESSAGES
mkdir -p "$catalogue"
ln -s "$2" "$work/share/fog-of-waterloo"
cat >"$work/de.po" <<'PO'
msgid ""
msgstr "Content-Type: text/plain; charset=UTF-8\n"
msgid "begin a game and write its record"
msgstr "eine Partie beginnen und aufzeichnen"
msgid "the record to write; - is standard output"
msgstr "wohin die Aufzeichnung kommt; - ist die Standardausgabe"
msgid "Nothing has been played."
msgstr "Es ist noch nichts gespielt."
msgid "{rule}: {reason}"
msgstr "{rule} sagt: {reason}"
msgid "it cannot be opened: {error}"
msgstr "lässt sich nicht öffnen: {error}"
msgid "How a game ends"
msgstr "Wie eine Partie endet"
msgid "{option} is missing"
msgstr "{option} fehlt"
msgid "needs a record"
msgstr "braucht eine Aufzeichnung"
PO
msgfmt -o "$catalogue/fog-of-waterloo.mo" "$work/de.po"

# said STATUS ARGUMENT...: what fow says to that, on both streams; it must end with that status.
said() {
    local status=0
    env LC_ALL=de_DE.UTF-8 LANGUAGE=de FOG_OF_WATERLOO_DATA="$work/share/fog-of-waterloo" "$fow" "${@:2}" >"$work/said" 2>&1 || status=$?
    [ "$status" = "$1" ] || fail "fow ${*:2} ended with $status: $(cat "$work/said")"
}
has() { grep -qF -- "$1" "$work/said" || fail "Missing: $1 in: $(cat "$work/said")"; }
has_not() { ! grep -qF -- "$1" "$work/said" || fail "Unexpected: $1 in: $(cat "$work/said")"; }

fow=$1
said 0 --help
has "eine Partie beginnen und aufzeichnen"
said 0 new --help
has "wohin die Aufzeichnung kommt"
said 0 --game alliance new -o "$work/game.json"
said 1 undo "$work/game.json"
has "L13.2 sagt: Es ist noch nichts gespielt."
said 3 log "$work/none.json"
has "lässt sich nicht öffnen: "
said 2 show
has "GAME fehlt"
said 2 --game callipers show --ply 3
has "braucht eine Aufzeichnung"
said 0 rules W1
has "## W1 Wie eine Partie endet"
has "- **W1.5** If no action"
said 0 rules W1.5 --json
has '"chapter": "How a game ends"'
has_not "Wie eine Partie"

echo "no catalogue" >"$catalogue/fog-of-waterloo.mo"
said 0 rules W1
has "## W1 How a game ends"
[ "$(grep -c "^fow: .*fog-of-waterloo.mo" "$work/said")" = 1 ] || fail "The damaged catalogue is not reported: $(head -3 "$work/said")"
