"""A bot that makes a fault which depends on what only its seat knows: telling_bot.py HOW."""
import json
import sys

how, legal, view = sys.argv[1], [], {}


def say(text):
    sys.stdout.write(text + "\n")
    sys.stdout.flush()


def own(rank):
    """The first square of its own piece of that rank."""
    for square, piece in sorted(view["board"].items()):
        if piece["side"] == view["viewer"] and piece.get("rank") == rank: return square
    return "a1"


for line in sys.stdin:
    words = line.split()
    if words[0] == "fow-bot": say("want view\nready")
    if words[0] == "legal": legal = words[1:]
    if words[0] == "view": view = json.loads(line.split(None, 1)[1])
    if words[0] == "quit": break
    if words[0] != "go": continue
    known = json.dumps(view, separators=("", ""))
    if how == "tells": say("info reason " + known + "\nact " + words[1] + " " + known[:5000])
    if how == "moves": say("act " + words[1] + " " + own("bomb") + "-" + own("flag"))
    if how == "dies": sys.exit(len(own("spy")))
    if how == "floods":
        while True: say(known)
