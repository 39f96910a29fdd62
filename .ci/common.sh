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

# install_packages WHO...: installs missing packages; silent if there are none.
install_packages() {
    local wanted missing as_root
    mapfile -t wanted < <(packages_for "$@")
    if ! command -v dpkg-query >/dev/null || ! command -v apt-get >/dev/null; then
        say "This is not Debian. Please install these packages yourself, under the names your system has for them: ${wanted[*]}"
        return
    fi
    mapfile -t missing < <(comm -23 <(printf '%s\n' "${wanted[@]}" | sort -u) \
        <(dpkg-query -W -f='${db:Status-Status} ${Package}\n' "${wanted[@]}" 2>/dev/null | sed -n 's/^installed //p' | sort -u))
    [ ${#missing[@]} -gt 0 ] || return 0

    if [ "$(id -u)" -eq 0 ]; then
        as_root=(env)
    elif command -v sudo >/dev/null && { [ -t 0 ] || sudo -n true 2>/dev/null; }; then
        as_root=(sudo env)
    else
        fail "These packages are missing, and installing them needs root or sudo: ${missing[*]}" \
            "Ask an administrator to run this command, then try again:" \
            "  apt-get update && apt-get install --no-install-recommends ${missing[*]}"
    fi
    say "Installing missing packages: ${missing[*]}"
    as_root+=(DEBIAN_FRONTEND=noninteractive apt-get -q -o Dpkg::Use-Pty=0)
    "${as_root[@]}" update </dev/null || say "Some package lists could not be fetched; trying with the existing ones."
    "${as_root[@]}" install -y --no-install-recommends "${missing[@]}" </dev/null ||
        fail "The packages could not be installed; see the output of apt-get above." \
            "Check that the network reaches the package mirror and that this is Debian 12 or 13, then try again." \
            "Missing: ${missing[*]}"
}

# configure PRESET: configures the build folder of that preset (CMakePresets.json).
configure() {
    local log
    log=$(mktemp)
    if ! (cd "$root" && cmake --preset "$1") >"$log" 2>&1; then
        cat "$log" >&2
        rm -f "$log"
        fail "The build could not be configured; see the output of CMake above." \
            "If you moved the project's folder, or build/ belongs to another user or an older version, remove build/ and try again."
    fi
    rm -f "$log"
}

# compile PRESET [TARGET...]: builds those targets, or everything.
compile() {
    local preset=$1 targets=()
    shift
    [ $# -eq 0 ] || targets=(--target "$@")
    (cd "$root" && cmake --build --preset "$preset" ${targets[@]+"${targets[@]}"}) ||
        fail "The build failed; see the first error above." \
            "If memory ran out, try again with a single compiler process: CMAKE_BUILD_PARALLEL_LEVEL=1 $0"
}
