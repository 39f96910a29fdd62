"""A bot that does one thing wrong: bad_bot.py WHAT."""
import os
import socket
import sys
import time

what = sys.argv[1]


def say(text):
    sys.stdout.write(text + "\n")
    sys.stdout.flush()


def leaks():
    """What the program can do that it should not."""
    found = []
    try:
        os.listdir(os.path.expanduser("~"))
        found.append("home")
    except OSError:
        pass
    try:
        open("/tmp/bad_bot_was_here", "w").write("x")
        found.append("file")
    except OSError:
        pass
    changes = {"truncate": lambda path: os.truncate(path, 0), "chmod": lambda path: os.chmod(path, 0o777),
               "utime": lambda path: os.utime(path, (0, 0)), "xattr": lambda path: os.setxattr(path, "user.fow", b"x")}
    for name, change in changes.items():
        for path in [sys.argv[0], os.environ.get("HOME", "/") + "/../tmp/bad_bot_victim", "/tmp/bad_bot_victim"]:
            try:
                change(path)
                found.append(name)
            except OSError:
                pass
    try:
        socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
        found.append("socket")
    except OSError:
        pass
    found += ["secrets"] * ("BAD_BOT_SECRET" in os.environ)
    if len(sys.argv) > 3:  # somebody else's process
        try:
            os.kill(int(sys.argv[3]), 0)
            found.append("signal")
        except OSError:
            pass
    if len(sys.argv) > 2:  # a port on this machine where somebody listens
        try:
            socket.create_connection(("127.0.0.1", int(sys.argv[2])), 1)
            found.append("network")
        except OSError:
            pass
    return "+".join(found) or "nothing"


def note(text):
    sys.stderr.write(text + "\n")
    sys.stderr.flush()


if what == "mute": sys.exit(1)
if what == "mute-says":
    note("Traceback:\n  no module\x1b[31m 'base'")
    sys.exit(1)
if what == "silent": time.sleep(60)
decisions, legal, resumed = 0, [], False
for line in sys.stdin:
    words = line.split()
    if words[0] == "fow-bot":
        if what == "escape": say("name " + leaks())
        if what == "daemon":
            if os.fork() == 0:
                os.setsid()
                if os.fork() == 0:
                    for file in (0, 1, 2): os.close(file)
                    os.execv(sys.executable, [sys.executable, "-c", "import time; time.sleep(60)", sys.argv[2] + "-daemon"])
                os._exit(0)
            say("name started")
        if what == "greedy-memory": bytearray(1 << 30)
        if what == "greedy-family":  # each of them alone is modest
            for _ in range(4):
                if os.fork() == 0:
                    kept = bytearray(os.urandom(1 << 20) * 180)
                    time.sleep(60)
                    os._exit(len(kept) & 1)
            time.sleep(15)
        if what == "family":  # so many processes
            for _ in range(int(sys.argv[2])):
                if os.fork() == 0:
                    time.sleep(60)
                    os._exit(0)
            time.sleep(1 if int(sys.argv[2]) <= 64 else 15)
        if what == "files":
            others = [name for name in os.listdir("/proc/self/fd") if int(name) > 2]
            say("name " + ("+".join(os.readlink("/proc/self/fd/" + name) for name in others if os.path.exists("/proc/self/fd/" + name)) or "nothing"))
        if what == "clings":  # outlives what it may
            import ctypes
            import signal
            ctypes.CDLL(None).prctl(1, 0, 0, 0, 0)
            for number in (signal.SIGHUP, signal.SIGINT, signal.SIGTERM, signal.SIGPIPE): signal.signal(number, signal.SIG_IGN)
            if os.fork() == 0:
                os.setsid()
                if os.fork() == 0:
                    for file in (0, 1, 2): os.close(file)
                    os.execv(sys.executable, [sys.executable, "-c", "import time; time.sleep(60)", sys.argv[2] + "-orphan"])
                os._exit(0)
        if what == "noisy":
            note("plain \x1b]0;title\x07 \u202e end, terminal " + str(os.isatty(2)))
            for _ in range(3000): note("y" * 999)
        if what == "ordinary":  # all that a well-behaved program may do
            import random
            import subprocess
            import tempfile
            import threading
            found = []
            threads = [threading.Thread(target=lambda: found.append(sum(range(100000)))) for _ in range(8)]
            for thread in threads: thread.start()
            for thread in threads: thread.join()
            found.append(subprocess.run(["/bin/sh", "-c", "echo $((6*7)) | cat"], capture_output=True, timeout=10).stdout)
            child = subprocess.Popen(["/bin/sleep", "60"], stdin=subprocess.DEVNULL)
            child.terminate()
            child.wait()
            found.append(random.SystemRandom().random() < 1)
            say("name " + str(len(found)) + found[-2].decode().strip())
        say("ready")
    if words[0] == "resume": resumed = True
    if words[0] == "legal": legal = words[1:]
    if words[0] == "quit": break
    if words[0] != "go": continue
    decisions += 1
    answer = "act " + words[1] + " " + legal[0]
    if what == "flood":
        while True: say("info nodes " + "1" * 1000)
    if what == "long": sys.stdout.write("x" * 200000)
    if what in ("hang", "clings"): time.sleep(1000)
    if what == "die": sys.exit(0)
    if what == "die-once" and decisions == 3 and not resumed: sys.exit(0)
    if what == "nonsense":
        say("I WON")
        say("over won flag_taken")
        say("act")
        say("act now please")
        continue
    if what == "liar" and decisions > 1: answer = "act " + words[1] + " a1-a99"
    if what == "cheat" and decisions > 1: answer = "act " + words[1] + " a1-j10"
    if what == "once" and resumed: answer = "act " + words[1] + " resign"
    if what == "stale": say("act " + str(int(words[1]) - 1) + " resign")
    if what == "slow": time.sleep(0.02)
    if what == "wordy": say("info reason Because\tit is \x1b[31mso.")
    say(answer)
