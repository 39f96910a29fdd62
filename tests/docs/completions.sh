#!/usr/bin/env bash
# completions.sh FOW FOLDER: the completions for each shell name exactly the commands of fow, and the options of each of them.
set -euo pipefail
fow=$1
folder=$2
export LC_ALL=C

commands=$("$fow" --help | sed -n '/^Subcommands:/,/^Example/p' | sed -n 's/^  \([a-z-]*\) .*/\1/p')
has=$(for command in $commands; do
    "$fow" "$command" --help | sed -nE 's/^  (-[a-zA-Z],)?(--[a-z-]+).*/\2/p' | grep -v '^--help$' | sed "s/^/$command /"
done | sort)
bash_says=$(sed -nE 's/^ *([a-z]+)\) options="(.*)" ;;$/\1 \2/p' "$folder/fow.bash" |
    while read -r command options; do printf "$command %s\n" $options; done | sort)
zsh_says=$(sed -nE "s/^            ([a-z]+)\)$/\1/p; s/^ {20}'(--[a-z-]+)\[.*\\\\$/\1/p" "$folder/_fow" |
    while read -r word; do if [[ $word == --* ]]; then echo "$command $word"; else command=$word; fi; done | sort)
fish_says=$(sed -nE "s/.*seen_subcommand_from ([a-z]+)'.* -l ([a-z-]+) .*/\1 --\2/p" "$folder/fow.fish" | sort)
for shell in bash zsh fish; do
    says=${shell}_says
    diff <(echo "$has") <(echo "${!says}") || { echo "$shell: options of fow (<) are not those of its completion (>)"; exit 1; }
done
diff <(echo "$commands") <(sed -nE 's/.*compgen -W "([a-z ]+) --help --version".*/\1/p' "$folder/fow.bash" | tr ' ' '\n') ||
    { echo "bash: commands of fow (<) are not those of its completion (>)"; exit 1; }
diff <(echo "$commands") <(sed -nE "s/^    '([a-z]+):.*'$/\1/p" "$folder/_fow") ||
    { echo "zsh: commands of fow (<) are not those of its completion (>)"; exit 1; }
diff <(echo "$commands") <(sed -nE 's/.*__fish_use_subcommand -f -a ([a-z]+) .*/\1/p' "$folder/fow.fish") ||
    { echo "fish: commands of fow (<) are not those of its completion (>)"; exit 1; }

# Each shell that there is reads its file.
bash -n "$folder/fow.bash"
if command -v zsh >/dev/null; then zsh -n "$folder/_fow"; fi
if command -v fish >/dev/null; then fish -n "$folder/fow.fish"; fi

# bash completes.
complete_bash() {
    bash -c '. "$1"; shift; COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); compopt() { :; }; _fow; echo "${COMPREPLY[@]}"' - "$folder/fow.bash" "$@"
}
[ "$(complete_bash fow pl)" = "play playout" ] || { echo "bash does not complete a command"; exit 1; }
[ "$(complete_bash fow show --se)" = "--seat" ] || { echo "bash does not complete an option"; exit 1; }
[ "$(complete_bash fow show --seat fr)" = "french" ] || { echo "bash does not complete a value"; exit 1; }
