#!/bin/sh
# Lessons name what they point at and never say where on the screen it lies: that differs with the window. "Yet" is too short a word for
# learners of the language. Usage: lesson_words.sh ROOT
set -eu
cd "$1"
places='below the (map|board|pieces)|above the (map|board)|to the (left|right)\b|(left|right)-hand|at the (bottom|top)\b|beside the (map|board)'
found=$(grep -nEi "$places|” (below|above)\b|\byet\b" rules/*/lessons/*.json || true)
[ -z "$found" ] || { printf '%s\n' "$found" >&2; exit 1; }
