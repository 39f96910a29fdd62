# A fresh Debian in a temporary folder, to prove things in. Source it after common.sh. Takes root, debootstrap and a mirror.

# open_room [RELEASE]: makes it and sets `room`; it goes when the script ends.
open_room() {
    local release=${1:-bookworm}
    local mirror
    [ "$(id -u)" -eq 0 ] || fail "A clean room takes root."
    command -v debootstrap >/dev/null || fail "A clean room takes debootstrap." "apt-get install debootstrap"
    mirror=$(apt-get indextargets --format '$(REPO_URI) $(RELEASE) $(COMPONENT)' 'Identifier: Packages' |
        awk '$2 == "bookworm" && $3 == "main" {print $1; exit}')
    [ -n "$mirror" ] || fail "This machine knows no mirror of bookworm." "Add one to /etc/apt/sources.list.d, then apt-get update."

    room=$(mktemp -d "${TMPDIR:-/tmp}/clean-room.XXXXXX")
    trap 'rm -rf --one-file-system "$room"' EXIT
    say "A minimal Debian $release in $room"
    debootstrap --variant=minbase "$release" "$room" "$mirror" >"$room.log" 2>&1 || {
        tail -n 5 "$room.log" >&2
        fail "The minimal system could not be made; the whole story is in $room.log."
    }
    rm -f "$room.log"
    chmod 755 "$room"  # others than root work in it too
    cp /etc/resolv.conf /etc/hosts "$room/etc/"
    apt-config dump Acquire | grep -i '::proxy' >"$room/etc/apt/apt.conf.d/proxy" || true
}

# inside COMMAND: runs it in the room, in namespaces of its own, so that every mount and process goes with it.
inside() {
    unshare --mount --pid --fork --kill-child bash -c '
        mount -t proc proc "$0/proc" && mount --rbind /dev "$0/dev" && mount -t tmpfs tmpfs "$0/tmp" &&
        exec env -i HOME=/root PATH=/usr/sbin:/usr/bin:/sbin:/bin LC_ALL=C.UTF-8 CI=true \
            chroot "$0" bash -c "cd /root && $1"' "$room" "$1" </dev/null
}
