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


if what == "mute": sys.exit(1)
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
    if what == "hang": time.sleep(1000)
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
    if what == "stale": say("act " + str(int(words[1]) - 1) + " resign")
    if what == "slow": time.sleep(0.02)
    if what == "wordy": say("info reason Because\tit is \x1b[31mso.")
    say(answer)
