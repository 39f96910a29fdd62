# Makes a fresh Debian 12 in a temporary folder for tests. Source it after common.sh. Needs root, debootstrap and a mirror.

# open_room: makes the fresh system and sets `room` to its folder, which is removed when the script ends.
open_room() {
    local mirror
    [ "$(id -u)" -eq 0 ] || fail "A fresh Debian system needs root."
    command -v debootstrap >/dev/null || fail "A fresh Debian system needs debootstrap." "apt-get install debootstrap"
    mirror=$(apt-get indextargets --format '$(REPO_URI) $(RELEASE) $(COMPONENT)' 'Identifier: Packages' |
        awk '$2 == "bookworm" && $3 == "main" {print $1; exit}')
    [ -n "$mirror" ] || fail "No mirror of bookworm is configured on this machine." "Add one to /etc/apt/sources.list.d, then apt-get update."

    room=$(mktemp -d "${TMPDIR:-/tmp}/clean-room.XXXXXX")
    trap 'rm -rf --one-file-system "$room"' EXIT
    say "A minimal Debian 12 in $room"
    debootstrap --variant=minbase bookworm "$room" "$mirror" >"$room.log" 2>&1 || {
        tail -n 5 "$room.log" >&2
        fail "The minimal system could not be installed; the full log is $room.log."
    }
    rm -f "$room.log"
    chmod 755 "$room"  # other users than root work in it too
    cp /etc/resolv.conf /etc/hosts "$room/etc/"
    apt-config dump Acquire | grep -i '::proxy' >"$room/etc/apt/apt.conf.d/proxy" || true
}

# inside COMMAND: runs it in the fresh system, in new namespaces, so that all its mounts and processes end with it.
inside() {
    unshare --mount --pid --fork --kill-child bash -c '
        mount -t proc proc "$0/proc" && mount --rbind /dev "$0/dev" && mount -t tmpfs tmpfs "$0/tmp" &&
        exec env -i HOME=/root PATH=/usr/sbin:/usr/bin:/sbin:/bin LC_ALL=C.UTF-8 CI=true \
            chroot "$0" bash -c "cd /root && $1"' "$room" "$1" </dev/null
}
