#!/usr/bin/env bash
# language.sh PROGRAM PROJECT: checks that the window uses the requested language if there is a catalogue for it, and that the
# translation template contains texts of the window, refusals and log lines.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

catalogue=$work/share/locale/de/LC_MESSAGES
mkdir -p "$catalogue"
ln -s "$2" "$work/share/fog-of-waterloo"
cat >"$work/de.po" <<'PO'
msgid ""
msgstr "Content-Type: text/plain; charset=UTF-8\n"
msgid "New game"
msgstr "Neues Spiel"
PO
msgfmt -o "$catalogue/fog-of-waterloo.mo" "$work/de.po"
cat >"$work/script" <<'SCRIPT'
expect "Neues Spiel"
expect-not "New game"
expect "Rulebook"
quit
SCRIPT
# In the locale C.UTF-8 glibc 2.40 and later translates nothing. A copy of it under another name is translated, and needs no package.
mkdir "$work/locales"
cp -r /usr/lib/locale/C.utf8 "$work/locales/de_DE.utf8"
env LOCPATH="$work/locales" LC_ALL=de_DE.UTF-8 LANGUAGE=de SDL_VIDEODRIVER=dummy FOG_OF_WATERLOO_DATA="$work/share/fog-of-waterloo" \
    "$1" --script "$work/script" --layout /dev/null --data-dir "$work/own"

"$2/.ci/sentences" >"$work/template.pot"
for sentence in "New game" "You do not hold that card." "{piece} arrives at {square}."; do
    grep -qxF "msgid \"$sentence\"" "$work/template.pot" || { echo "Missing in the template: $sentence"; exit 1; }
done
