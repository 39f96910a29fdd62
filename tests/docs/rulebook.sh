#!/usr/bin/env bash
# rulebook.sh PROJECT: each rulebook in docs/rules/ has exactly the rules listed in rules-of-each-chapter.txt, in order and each in
# its chapter, and every rule id that the project uses outside its tests is one of them.
set -euo pipefail
project=$1
chapters=$(dirname "$0")/rules-of-each-chapter.txt
# The letter of a book's rule ids, and the book: GAME.md.
declare -A books=()
for book in "$project"/docs/rules/*.md; do
    letter=$(sed -nE 's/^- \*\*([A-Z])[0-9]+\.[0-9]+\*\* .*/\1/p' "$book" | head -n 1)
    [ -z "$letter" ] || books[$letter]=${book##*/}
done
[ "${#books[@]}" -ge "$(find "$project"/src/games -mindepth 1 -maxdepth 1 -type d | wc -l)" ] || { echo "A game has no rulebook."; exit 1; }
faults=0
fault() { printf '%s\n' "$*"; faults=1; }
# expected LETTER: the headings and ids that this book must have.
expected() {
    grep "^$1" "$chapters" | while read -r chapter count; do
        printf '## %s\n' "$chapter"
        for ((n = 1; n <= count; ++n)); do printf '%s.%d\n' "$chapter" "$n"; done
    done
}

for letter in "${!books[@]}"; do
    book=$project/docs/rules/${books[$letter]}
    found=$(sed -nE 's/^(## [A-Z][0-9]+) .*/\1/p; s/^- \*\*([A-Z][0-9]+\.[0-9]+)\*\* .+/\1/p' "$book")
    diff <(expected "$letter") <(echo "$found") || fault "The ids of ${books[$letter]} are not the expected ones (< expected, > found)."

    # A rule's text continues only in indented lines, because programs rely on that.
    awk '/^- \*\*/ {rule = 1; next} /^  / {next} /^$/ {rule = 0; next}
         rule {print FILENAME ":" FNR ": neither a rule nor its text"; bad = 1} END {exit bad}' "$book" ||
    fault "See the form of a rule at the head of the rulebook."
done

# SVG pictures name no rules, but their curve commands (C) look like rule ids.
letters=$(printf %s "${!books[@]}")
known=$(for letter in "${!books[@]}"; do expected "$letter"; done)
unknown=$(cd "$project" && grep -rnoE --exclude='*.svg' "\b[$letters][0-9]+\.[0-9]+\b" include src rules assets docs README.md |
    awk -F: 'NR == FNR {known[$0] = 1; next} !($3 in known)' <(echo "$known") -)
[ -z "$unknown" ] || fault "Rules that the rulebooks do not have:" $'\n'"$unknown"
exit "$faults"
