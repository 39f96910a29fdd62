#!/bin/sh
# A file of source has at most 400 lines and one sentence at its head, a function at most 60 lines. Usage: sizes.sh ROOT
set -eu
cd "$1"
found=$(find src -name '*.?pp' | sort | xargs awk '
    # The files are laid out by clang-format: a function ends at the first brace with the indentation of its first line.
    FNR == 1 { end_of_file(); file = FILENAME; start = 0; heading = 1; head = "" }
    heading && /^\/\// { head = head substr($0, 3) }
    heading && !/^\/\// {
        heading = 0
        if (head ~ /[.!?] [A-Z`]/) printf "%s: more than one sentence at its head\n", file
    }
    {
        lines = FNR
        match($0, /^ */)
        if (start && RLENGTH == indent && /^ *}/) {
            if (FNR - start + 1 > 60) printf "%s:%d: a function of %d lines\n", file, start, FNR - start + 1
            start = 0
        }
        if (!start && /\{$/ && !/^ *(namespace|class|struct|enum|union|template|extern|if|for|while|switch|do|else|} else)/ &&
            (/\)( const)?( noexcept)?( override)?( final)?( mutable)?( -> [^{]*)? \{$/ || /^ *[:,] .*\{$/)) {
            start = FNR
            indent = RLENGTH
        }
    }
    function end_of_file() { if (file && lines > 400) printf "%s: %d lines\n", file, lines }
    END { end_of_file() }')
[ -z "$found" ] || { printf 'too long to hold in the head:\n%s\n' "$found"; exit 1; }
echo "no file of source has more than 400 lines or more than one sentence at its head, no function more than 60 lines"
