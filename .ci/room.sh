# Makes a fresh Debian in a temporary folder for tests. Source it after common.sh. Needs root, debootstrap and a mirror.

# The supported releases, and the release of this machine.
releases=(bookworm trixie)
release_here() { (. /etc/os-release && printf '%s\n' "${VERSION_CODENAME:-}"); }

# open_room RELEASE: makes the fresh system and sets `room` to its folder, which is removed when the calling shell ends.
open_room() {
    local release=$1 mirror
    [ "$(id -u)" -eq 0 ] || fail "A fresh Debian system needs root."
    command -v debootstrap >/dev/null || fail "A fresh Debian system needs debootstrap." "apt-get install debootstrap"
    # A mirror of one release has the others as well.
    mirror=$(apt-get indextargets --format '$(REPO_URI) $(LABEL) $(COMPONENT)' 'Identifier: Packages' |
        awk '$2 == "Debian" && $3 == "main" {print $1; exit}')
    [ -n "$mirror" ] || fail "No mirror of Debian is configured on this machine." "Add one to /etc/apt/sources.list.d, then apt-get update."

    room=$(mktemp -d "${TMPDIR:-/tmp}/clean-room.XXXXXX")
    trap 'rm -rf --one-file-system "$room"' EXIT
    say "A minimal Debian ($release) in $room"
    debootstrap --variant=minbase "$release" "$room" "$mirror" >"$room.log" 2>&1 || {
        tail -n 5 "$room.log" >&2
        fail "The minimal system could not be installed; the full log is $room.log."
    }
    rm -f "$room.log"
    chmod 755 "$room"  # other users than root work in it too
    cp /etc/resolv.conf /etc/hosts "$room/etc/"
    apt-config dump Acquire | grep -i '::proxy' >"$room/etc/apt/apt.conf.d/proxy" || true
}

# bring_project: clones the current commit into the fresh system, from outside because that does not even have git.
bring_project() { git clone -q --no-hardlinks "$root" "$room/root/fog-of-waterloo"; }

# inside COMMAND: runs it in the fresh system, in new namespaces, so that all its mounts and processes end with it.
inside() {
    unshare --mount --pid --fork --kill-child bash -c '
        mount -t proc proc "$0/proc" && mount --rbind /dev "$0/dev" && mount -t tmpfs tmpfs "$0/tmp" &&
        exec env -i HOME=/root PATH=/usr/sbin:/usr/bin:/sbin:/bin LC_ALL=C.UTF-8 CI=true \
            chroot "$0" bash -c "cd /root && $1"' "$room" "$1" </dev/null
}
