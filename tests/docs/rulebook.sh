#!/usr/bin/env bash
# rulebook.sh PROJECT: docs/rules/waterloo.md holds exactly the rules of rules-of-each-chapter.txt, in order, each in its
# chapter, and every rule id that the project names outside its tests is one of them.
set -euo pipefail
project=$1
book=$project/docs/rules/waterloo.md
chapters=$(dirname "$0")/rules-of-each-chapter.txt
faults=0
fault() { printf '%s\n' "$*"; faults=1; }

expected=$(while read -r chapter count; do
    printf '## %s\n' "$chapter"
    for ((n = 1; n <= count; ++n)); do printf '%s.%d\n' "$chapter" "$n"; done
done <"$chapters")
found=$(sed -nE 's/^(## W[0-9]+) .*/\1/p; s/^- \*\*(W[0-9]+\.[0-9]+)\*\* .+/\1/p' "$book")
diff <(echo "$expected") <(echo "$found") || fault "The rulebook's ids are not the expected ones (< expected, > found)."

# A rule's text goes on in indented lines only: programs read it so.
awk '/^- \*\*/ {rule = 1; next} /^  / {next} /^$/ {rule = 0; next}
     rule {print FILENAME ":" FNR ": neither a rule nor its text"; bad = 1} END {exit bad}' "$book" || fault "See the form of a rule at the head of the rulebook."

unknown=$(cd "$project" && grep -rnoE '\bW[0-9]+\.[0-9]+\b' include src rules assets docs README.md | awk -F: 'NR == FNR {known[$0] = 1; next} !($3 in known)' <(echo "$expected") -)
[ -z "$unknown" ] || fault "Rules that the rulebook does not have:" $'\n'"$unknown"
exit "$faults"
