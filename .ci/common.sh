# Functions that ./play, ./check and .ci/ share. Source this file; it sets `root`, the folder of the project.

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
build=$root/build

say() { printf '== %s\n' "$*"; }

# fail PROBLEM [ADVICE...]: prints both and exits.
fail() {
    printf '\n** %s\n' "$1" >&2
    shift
    [ $# -eq 0 ] || printf '   %s\n' "$@" >&2
    exit 1
}

# packages_for WHO...: prints the packages that any of them needs.
packages_for() {
    local who
    for who; do sed -n "s/^$who //p" "$root/.ci/packages"; done
}

# as_root COMMAND...: runs it as root; returns 1 if that needs a password and nobody is there to type it.
as_root() {
    if [ "$(id -u)" -eq 0 ]; then
        "$@"
    elif command -v sudo >/dev/null && { [ -t 0 ] || sudo -n true 2>/dev/null; }; then
        sudo "$@"
    else
        return 1
    fi
}

# install_packages WHO...: installs missing packages; silent if there are none.
install_packages() {
    local wanted missing
    mapfile -t wanted < <(packages_for "$@")
    if ! command -v dpkg-query >/dev/null || ! command -v apt-get >/dev/null; then
        say "This is not Debian. Please install these packages yourself, under the names your system has for them: ${wanted[*]}"
        return
    fi
    mapfile -t missing < <(comm -23 <(printf '%s\n' "${wanted[@]}" | sort -u) \
        <(dpkg-query -W -f='${db:Status-Status} ${Package}\n' "${wanted[@]}" 2>/dev/null | sed -n 's/^installed //p' | sort -u))
    [ ${#missing[@]} -gt 0 ] || return 0

    as_root true ||
        fail "These packages are missing, and installing them needs root or sudo: ${missing[*]}" \
            "Ask an administrator to run this command, then try again:" \
            "  apt-get update && apt-get install --no-install-recommends ${missing[*]}"
    say "Installing missing packages: ${missing[*]}"
    local apt=(as_root env DEBIAN_FRONTEND=noninteractive apt-get -q -o Dpkg::Use-Pty=0)
    # An installation that was interrupted must be finished before the next one.
    [ -z "$(dpkg --audit 2>/dev/null)" ] || as_root dpkg --configure -a </dev/null || true
    "${apt[@]}" update </dev/null || say "Some package lists could not be fetched; trying with the existing ones."
    "${apt[@]}" install -y --no-install-recommends "${missing[@]}" </dev/null || {
        need_room "/var"
        fail "The packages could not be installed; see the output of apt-get above." \
            "Check that the network reaches the package mirror and that this is Debian 12 or 13, then try again." \
            "Missing: ${missing[*]}"
    }
}

# need_room FOLDER [MEGABYTES]: fails if the disk of that folder has less room, 100 MB if no number is given.
need_room() {
    local free
    free=$(df -Pm "$1" 2>/dev/null | awk 'NR == 2 {print $4}')
    [ -z "$free" ] || [ "$free" -ge "${2-100}" ] ||
        fail "The disk is full: $free MB are free for $1, and this needs ${2-100} MB." \
            "Make room and try again; what is already built stays."
}

# configure PRESET [OPTION...]: configures the build folder of that preset (CMakePresets.json).
configure() {
    local log
    need_room "$root"
    log=$(mktemp) || fail "No temporary file can be made; is the disk full, or TMPDIR wrong?"
    if ! (cd "$root" && cmake --preset "$@") >"$log" 2>&1; then
        cat "$log" >&2
        rm -f "$log"
        need_room "$root"
        fail "The build could not be configured; see the output of CMake above." \
            "If you moved the project's folder, or build/ belongs to another user or an older version, remove build/ and try again."
    fi
    rm -f "$log"
}

# compile PRESET [TARGET...]: builds those targets, or everything. What an interrupted build has finished stays.
compile() {
    local preset=$1 targets=()
    shift
    [ $# -eq 0 ] || targets=(--target "$@")
    trap 'fail "Interrupted. The next start goes on from here."' INT TERM
    (cd "$root" && NINJA_STATUS='[%f of %t, %e s] ' cmake --build --preset "$preset" ${targets[@]+"${targets[@]}"}) || {
        need_room "$root"
        fail "The build failed; see the first error above." \
            "If memory ran out, try again with a single compiler process: CMAKE_BUILD_PARALLEL_LEVEL=1 $0"
    }
    trap - INT TERM
}
