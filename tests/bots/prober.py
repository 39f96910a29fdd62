"""A bot that tries what no bot may do, and writes what it could do to its standard error: prober.py WHAT [ARGUMENTS]."""
import ctypes
import errno
import os
import sys

libc = ctypes.CDLL(None, use_errno=True)
if sys.argv[1] == "module": import beside_prober  # noqa: F401


def can(what):
    sys.stderr.write("can " + what + "\n")
    sys.stderr.flush()


def attempt(what, act):
    try:
        act()
        can(what)
    except OSError:
        pass


def calls():
    """Calls by their number on x86-64, with arguments that do no harm if they are allowed."""
    names = {41: "socket", 42: "connect", 43: "accept", 49: "bind", 50: "listen", 53: "socketpair", 54: "setsockopt", 288: "accept4",
             101: "ptrace", 310: "process_vm_readv", 311: "process_vm_writev", 312: "kcmp", 438: "pidfd_getfd", 434: "pidfd_open",
             424: "pidfd_send_signal", 440: "process_madvise", 448: "process_mrelease",
             253: "inotify_init", 294: "inotify_init1", 254: "inotify_add_watch", 300: "fanotify_init",
             248: "add_key", 249: "request_key", 250: "keyctl", 425: "io_uring_setup", 426: "io_uring_enter", 427: "io_uring_register",
             298: "perf_event_open", 321: "bpf", 323: "userfaultfd", 319: "memfd_create", 447: "memfd_secret",
             272: "unshare", 308: "setns", 165: "mount", 166: "umount2", 155: "pivot_root", 161: "chroot", 428: "open_tree",
             429: "move_mount", 430: "fsopen", 442: "mount_setattr",
             76: "truncate", 77: "ftruncate", 285: "fallocate", 82: "rename", 264: "renameat", 316: "renameat2", 83: "mkdir",
             258: "mkdirat", 84: "rmdir", 85: "creat", 86: "link", 265: "linkat", 87: "unlink", 263: "unlinkat", 88: "symlink",
             266: "symlinkat", 133: "mknod", 259: "mknodat", 90: "chmod", 91: "fchmod", 268: "fchmodat", 452: "fchmodat2", 92: "chown",
             93: "fchown", 94: "lchown", 260: "fchownat", 132: "utime", 235: "utimes", 261: "futimesat", 280: "utimensat",
             188: "setxattr", 189: "lsetxattr", 190: "fsetxattr", 197: "removexattr", 198: "lremovexattr", 199: "fremovexattr",
             463: "setxattrat", 466: "removexattrat", 191: "getxattr", 194: "listxattr", 437: "openat2", 303: "name_to_handle_at",
             304: "open_by_handle_at", 73: "flock", 27: "mincore", 187: "readahead", 221: "fadvise64", 29: "shmget", 64: "semget",
             68: "msgget", 240: "mq_open", 135: "personality", 141: "setpriority", 144: "sched_setscheduler", 142: "sched_setparam",
             314: "sched_setattr", 251: "ioprio_set", 317: "seccomp", 154: "modify_ldt", 103: "syslog", 162: "sync", 306: "syncfs",
             163: "acct", 105: "setuid", 106: "setgid", 117: "setresuid", 126: "capset", 435: "clone3", 444: "landlock_create_ruleset",
             446: "landlock_restrict_self", 206: "io_setup", 168: "swapoff", 170: "sethostname", 227: "clock_settime",
             456: "futex_requeue", 999: "a call of the future"}
    for number, name in names.items():
        ctypes.set_errno(0)
        result = libc.syscall(number, ctypes.c_long(-1), ctypes.c_long(-1), ctypes.c_long(-1), ctypes.c_long(-1), ctypes.c_long(-1))
        if result >= 0 or ctypes.get_errno() not in (errno.EPERM, errno.ENOSYS): can(name + " " + errno.errorcode.get(ctypes.get_errno(), ""))
    new_user, flags = 0x10000000, {"FS_IOC_SETFLAGS": 0x40086602, "FS_IOC_FSSETXATTR": 0x401C5820, "TIOCSTI": 0x5412, "TCSETS": 0x5402,
                                   "FICLONE": 0x40049409, "FIOASYNC": 0x5452, "TIOCLINUX": 0x541C}
    for name, request in flags.items():
        if libc.ioctl(os.open(__file__, os.O_RDONLY), ctypes.c_ulong(request), ctypes.create_string_buffer(64)) >= 0 or ctypes.get_errno() != errno.EPERM: can(name)
    for name, command in {"F_NOTIFY": 1026, "F_SETLEASE": 1024, "F_SETOWN": 8, "F_SETSIG": 10, "F_SETPIPE_SZ": 1031, "F_ADD_SEALS": 1033}.items():
        if libc.fcntl(os.open("/usr", os.O_RDONLY), command, ctypes.c_long(1)) >= 0 or ctypes.get_errno() != errno.EPERM: can(name)
    for name, option in {"PR_SET_DUMPABLE": 4, "PR_SET_SECCOMP": 22, "PR_SET_CHILD_SUBREAPER": 36, "PR_SET_MM": 35, "PR_SET_PTRACER": 0x59616D61}.items():
        if libc.prctl(option, ctypes.c_ulong(1), 0, 0, 0) >= 0 or ctypes.get_errno() != errno.EPERM: can(name)
    if libc.syscall(56, ctypes.c_ulong(new_user | 17), 0, 0, 0, 0) >= 0: can("clone of a new user namespace")
    if libc.syscall(302, os.getppid(), 7, 0, 0) >= 0: can("prlimit of another process")
    if libc.syscall(302, 0, 7, ctypes.byref((ctypes.c_ulong * 2)(999999, 999999)), 0) >= 0: can("more limits")
    if libc.syscall(0x40000000 + 39) >= 0: can("getpid of the x32 calls")
    for number, name in {327: "preadv2", 328: "pwritev2"}.items():
        ctypes.set_errno(0)
        libc.syscall(number, ctypes.c_long(-1), 0, 0, 0, 0, ctypes.c_long(8))
        if ctypes.get_errno() != errno.EPERM: can(name + " that does not wait")


def folder(path):
    """Anything in a folder, by every name it has."""
    names = [path, os.path.join(path, "..", os.path.basename(path)), "/proc/self/root" + path, "/proc/self/cwd", "."]
    here = os.path.dirname(os.path.abspath(__file__))
    for top, _, files in os.walk(here, followlinks=True): names += [top] if "key" in files else []
    for name in names:
        attempt("read " + name, lambda: open(os.path.join(name, "key")).read())
        try:
            if "key" in os.listdir(name): can("list " + name)
        except OSError: pass
    attempt("stat", lambda: os.stat(os.path.join(path, "key")))


def truncate(path):
    attempt("empty", lambda: os.close(os.open(path, os.O_RDONLY | os.O_TRUNC)))
    attempt("write", lambda: os.close(os.open(path, os.O_WRONLY)))
    attempt("change", lambda: os.close(os.open(path, os.O_RDWR)))
    attempt("create", lambda: os.close(os.open(path + "-new", os.O_RDONLY | os.O_CREAT)))


if sys.argv[1] == "calls": calls()
if sys.argv[1] == "folder": folder(sys.argv[2])
if sys.argv[1] == "truncate": truncate(sys.argv[2])
legal, also = [], []


def has_read(path):
    try:
        return bool(open(os.path.join(path, "key")).read())
    except OSError:
        return False


for line in sys.stdin:
    words = line.split()
    if not words: continue
    if words[0] == "fow-bot": print("ready", flush=True)
    elif words[0] == "legal": legal, also = words[1:], []
    elif words[0] == "also": also = words[1:]
    elif words[0] == "go":
        resigns = sys.argv[1] == "resigns-if" and "resign" in also and has_read(sys.argv[2])
        print("act", words[1], "resign" if resigns else legal[0], flush=True)
    elif words[0] == "quit": break
