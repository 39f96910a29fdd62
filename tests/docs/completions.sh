#!/usr/bin/env bash
# completions.sh FOW FOLDER: the completions for each shell name exactly the games of fow, its commands, and the options that each of
# them has in any of those games.
set -euo pipefail
fow=$1
folder=$2
export LC_ALL=C
. "$(dirname "$0")/games.sh"
mapfile -t games < <(games_of "$fow")
for file in fow.bash _fow fow.fish; do
    grep -qF "${games[*]}" "$folder/$file" || { echo "$file: does not complete --game with ${games[*]}"; exit 1; }
done

commands_of() { "$fow" --game "$1" --help | sed -n '/^Subcommands:/,/^Example/p' | sed -n 's/^  \([a-z-]*\) .*/\1/p'; }
commands=$(for game in "${games[@]}"; do commands_of "$game"; done | awk '!seen[$0]++')
has=$(for game in "${games[@]}"; do
    for command in $(commands_of "$game"); do
        { "$fow" --game "$game" "$command" --help; echo "  --game"; } | sed -nE 's/^  (-[a-zA-Z],)?(--[a-z-]+).*/\2/p' |
            grep -v '^--help$' | sed "s/^/$command /"
    done
done | sort -u)
bash_says=$(sed -nE 's/^ *([a-z]+)\) options="(.*)" ;;$/\1 \2/p' "$folder/fow.bash" |
    while read -r command options; do printf "$command %s\n" $options; done | sort)
zsh_says=$(sed -nE "s/^            ([a-z]+)\)$/\1/p; s/^ {20}'(--[a-z-]+)\[.*\\\\$/\1/p" "$folder/_fow" |
    while read -r word; do if [[ $word == --* ]]; then echo "$command $word"; else command=$word; fi; done | sort)
# In fish, --game follows any command.
fish_says=$({
    sed -nE "s/.*seen_subcommand_from ([a-z]+)'.* -l ([a-z-]+) .*/\1 --\2/p" "$folder/fow.fish"
    if grep -q '^complete -c fow -l game ' "$folder/fow.fish"; then sed 's/$/ --game/' <<<"$commands"; fi
} | sort)
for shell in bash zsh fish; do
    says=${shell}_says
    diff <(echo "$has") <(echo "${!says}") || { echo "$shell: options of fow (<) are not those of its completion (>)"; exit 1; }
done
diff <(echo "$commands") <(sed -nE 's/.*compgen -W "([a-z ]+) --game --help --version".*/\1/p' "$folder/fow.bash" | tr ' ' '\n') ||
    { echo "bash: commands of fow (<) are not those of its completion (>)"; exit 1; }
diff <(echo "$commands") <(sed -nE "s/^    '([a-z]+):.*'$/\1/p" "$folder/_fow") ||
    { echo "zsh: commands of fow (<) are not those of its completion (>)"; exit 1; }
diff <(echo "$commands") <(sed -nE 's/.*__fish_use_subcommand -f -a ([a-z]+) .*/\1/p' "$folder/fow.fish") ||
    { echo "fish: commands of fow (<) are not those of its completion (>)"; exit 1; }

# Each installed shell can read its file.
bash -n "$folder/fow.bash"
if command -v zsh >/dev/null; then zsh -n "$folder/_fow"; fi
if command -v fish >/dev/null; then fish -n "$folder/fow.fish"; fi

# bash completes.
complete_bash() {
    bash -c '. "$1"; shift; COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); compopt() { :; }; _fow; echo "${COMPREPLY[@]}"' \
        - "$folder/fow.bash" "$@"
}
[ "$(complete_bash fow pl)" = "play playout" ] || { echo "bash does not complete a command"; exit 1; }
[ "$(complete_bash fow show --se)" = "--seat" ] || { echo "bash does not complete an option"; exit 1; }
[ "$(complete_bash fow show --seat fr)" = "french" ] || { echo "bash does not complete a value"; exit 1; }
[ "$(complete_bash fow --game "${games[1]:0:2}")" = "${games[1]}" ] || { echo "bash does not complete a game"; exit 1; }
[ "$(complete_bash fow --game duel pl)" = "play playout" ] || { echo "bash does not complete a command after --game"; exit 1; }
[ "$(complete_bash fow --game duel show --bl)" = "--blue" ] || { echo "bash does not complete an option after --game"; exit 1; }
