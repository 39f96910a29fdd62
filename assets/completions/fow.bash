# Completion of fow for bash.
_fow() {
    local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]} options
    COMPREPLY=()
    if [ "$COMP_CWORD" -eq 1 ]; then
        COMPREPLY=($(compgen -W "new show legal explain play log verify playout perft rules lesson statistics --help --version" -- "$word"))
        return
    fi
    case $before in
        --mode) COMPREPLY=($(compgen -W "basic standard expert" -- "$word")); return ;;
        --seat) COMPREPLY=($(compgen -W "french allied onlooker both" -- "$word")); return ;;
        --setup) COMPREPLY=($(compgen -W "random" -- "$word")); return ;;
        --data-dir) compopt -o filenames; COMPREPLY=($(compgen -d -- "$word")); return ;;
        --seed | --ply | --games | --french | --allied | --dice) return ;;
    esac
    case ${COMP_WORDS[1]} in
        new) options="--mode --field --true-to-the-table --nightfall --start-early --where-are-the-prussians --seed --setup --french --allied --out --force --parents --json" ;;
        show) options="--seat --ply --json --data-dir --phrase-file" ;;
        legal) options="--ply --json --data-dir --phrase-file" ;;
        explain) options="--json --data-dir --phrase-file" ;;
        play) options="--dice --seed --out --force --parents --json" ;;
        log) options="--seat --json --data-dir --phrase-file" ;;
        verify) options="--against --json --data-dir --phrase-file" ;;
        playout) options="--mode --field --true-to-the-table --nightfall --start-early --where-are-the-prussians --games --seed --check --json" ;;
        perft) options="--json" ;;
        rules) options="--diagrams --json" ;;
        lesson) options="--json" ;;
        statistics) options="--json" ;;
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
