# Completion of fow for bash.
_fow() {
    local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]} options at=1
    COMPREPLY=()
    # --game may stand before the command.
    while [ "$at" -lt "$COMP_CWORD" ] && [[ ${COMP_WORDS[at]} == --game* ]]; do
        if [[ ${COMP_WORDS[at]} == --game ]]; then at=$((at + 1)); fi
        at=$((at + 1))
    done
    if [ "$before" = --game ]; then
        COMPREPLY=($(compgen -W "waterloo stratego duel barrage alliance callipers" -- "$word"))
        return
    fi
    if [ "$COMP_CWORD" -eq "$at" ]; then
        COMPREPLY=($(compgen -W "new show legal explain play log verify playout perft rules lesson statistics match bot convert odds roll undo --game --help --version" -- "$word"))
        return
    fi
    case $before in
        --mode) COMPREPLY=($(compgen -W "basic standard expert" -- "$word")); return ;;
        --seat) COMPREPLY=($(compgen -W "french allied blue red onlooker both" -- "$word")); return ;;
        --to) COMPREPLY=($(compgen -W "record gravon board set-up words scenario position" -- "$word")); return ;;
        --mover) COMPREPLY=($(compgen -W "red blue" -- "$word")); return ;;
        --setup) COMPREPLY=($(compgen -W "random shared own" -- "$word")); return ;;
        --first | --second | --players) COMPREPLY=($(compgen -W "random greedy recruit corporal captain marshal" -- "$word")); return ;;
        --level) COMPREPLY=($(compgen -W "recruit corporal captain marshal" -- "$word")); return ;;
        --style) COMPREPLY=($(compgen -W "steady bold patient gambler gunner raider" -- "$word")); return ;;
        --data-dir | --records) compopt -o filenames; COMPREPLY=($(compgen -d -- "$word")); return ;;
        --seed | --ply | --plies | --games | --french | --allied | --dice | --blue | --red | --blue-name | --red-name | --moves | --jobs | --budget | --time | --cap | --sprt | --memory) return ;;
    esac
    case ${COMP_WORDS[at]} in
        new) options="--mode --field --true-to-the-table --nightfall --start-early --where-are-the-prussians --handicap --seed --setup --french --allied --blue --red --blue-name --red-name --out --force --parents --json --game" ;;
        show) options="--seat --ply --blue --red --moves --json --data-dir --phrase-file --game" ;;
        legal) options="--ply --blue --red --moves --json --data-dir --phrase-file --game" ;;
        explain) options="--ply --blue --red --moves --json --data-dir --phrase-file --game" ;;
        play) options="--dice --seed --out --force --parents --json --game" ;;
        log) options="--seat --json --data-dir --phrase-file --game" ;;
        verify) options="--against --json --data-dir --phrase-file --game" ;;
        playout) options="--mode --field --true-to-the-table --nightfall --start-early --where-are-the-prussians --handicap --games --seed --players --budget --check --ply --json --game" ;;
        perft) options="--ply --blue --red --moves --json --data-dir --phrase-file --game" ;;
        rules) options="--diagrams --json --game" ;;
        lesson) options="--json --game" ;;
        statistics) options="--json --game" ;;
        match) options="--first --second --mode --field --true-to-the-table --nightfall --start-early --where-are-the-prussians --handicap --games --seed --jobs --budget --time --setup --cap --sprt --records --memory --allow --unconfined --show-errors --json --game" ;;
        bot) options="--level --style --seed --budget --game" ;;
        convert) options="--to --mover --ply --out --force --parents --game" ;;
        odds) options="--ply --json --game" ;;
        roll) options="--out --force --parents --json --dice --seed --game" ;;
        undo) options="--out --force --parents --json --plies --game" ;;
        *) return ;;
    esac
    if [[ $word == -* ]]; then
        COMPREPLY=($(compgen -W "$options --help" -- "$word"))
    else
        compopt -o filenames
        COMPREPLY=($(compgen -f -- "$word"))
    fi
}
complete -F _fow fow
