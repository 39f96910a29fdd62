#!/usr/bin/env bash
# language.sh PROGRAM PROJECT: checks that the window uses the requested language and changes it at once, that a catalogue with wrong
# placeholders is told, and that the translation template contains texts of the window, refusals, log lines, rulebooks and lessons.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

mkdir -p "$work/share"
ln -s "$2" "$work/share/fog-of-waterloo"
# catalogue CODE NAME SENTENCE TRANSLATION...
catalogue() {
    local folder=$work/share/locale/$1/LC_MESSAGES
    mkdir -p "$folder"
    {
        printf 'msgid ""\nmsgstr "Content-Type: text/plain; charset=UTF-8\\nX-Language-Name: %s\\n"\n' "$2"
        shift 2
        while [ $# -gt 0 ]; do printf 'msgid "%s"\nmsgstr "%s"\n' "$1" "$2"; shift 2; done
    } >"$work/catalogue.po"
    msgfmt -o "$folder/fog-of-waterloo.mo" "$work/catalogue.po"
}
catalogue de Deutsch "New game" "Neues Spiel" "Settings" "Einstellungen" "Hint {number} of {count}" "Tipp {numer}"
catalogue nl Nederlands "New game" "Nieuw spel"
play() {
    env FOG_OF_WATERLOO_DATA="$work/share/fog-of-waterloo" SDL_VIDEODRIVER=dummy "$@" --script "$work/script" --layout /dev/null \
        --data-dir "$work/own"
}
cat >"$work/script" <<'SCRIPT'
expect "Neues Spiel"
expect-not "New game"
expect "Rulebook"
click settings
expect "Einstellungen"
click language
expect "Nederlands"
click language:nl
click settings-done
expect "Nieuw spel"
quit
SCRIPT
play LANGUAGE=de "$1" 2>"$work/told"
grep -q "1 sentences stay English" "$work/told" || { echo "The wrong placeholder was not told:"; cat "$work/told"; exit 1; }
# The choice is kept, whatever the system's language is.
printf 'expect "Nieuw spel"\nquit\n' >"$work/script"
play LANGUAGE=de "$1"

"$2/.ci/sentences" >"$work/template.pot"
for sentence in "New game" "You do not hold that card." "{piece} arrives at {square}." "Guns and columns" "The game in short"; do
    grep -qxF "msgid \"$sentence\"" "$work/template.pot" || { echo "Missing in the template: $sentence"; exit 1; }
done
