#!/usr/bin/env python3
"""A bot that plays every game of the house by rules of thumb (docs/bots.md). Start it from `fow match`."""
import json
import random
import re
import sys

RANKS = ["flag", "spy", "scout", "miner", "sergeant", "lieutenant", "captain", "major", "colonel", "general", "marshal", "bomb"]
LEADERS = ("commander", "commander_in_chief")


def say(*words):
    print(*words, flush=True)  # a bot that does not flush is late


class Bot:
    def __init__(self):
        self.seat, self.view, self.legal, self.dice = "", {}, [], random.Random(0)

    def is_enemy(self, piece):
        if "side" in piece: return piece["side"] != self.seat
        return (piece["army"] == "french") != (self.seat == "french")

    def strength(self, piece):
        """What the piece fights with; a guess if nobody knows."""
        if "side" in piece:
            if "rank" in piece: return RANKS.index(piece["rank"])
            return 5 if piece["moved"] else 6.5
        if piece.get("kind") in LEADERS: return 2
        return piece.get("strength", 1 if piece["branch"] == "artillery" else 3)

    def fight(self, mine, theirs):
        """Is it worth attacking?"""
        if theirs.get("rank") == "flag" or theirs.get("kind") in LEADERS: return 50
        if mine.get("kind") in LEADERS: return -8
        if mine.get("rank") == "miner" and theirs.get("rank") == "bomb": return 15
        if mine.get("rank") == "spy" and theirs.get("rank") == "marshal": return 20
        known = "rank" in theirs or "strength" in theirs
        if mine.get("rank") in ("scout", "miner") and not known and not theirs["moved"]: return 1.5  # to see which piece it is
        better = self.strength(mine) - self.strength(theirs)
        return (4 if known else 2) + better if better > 0 else -5 + better

    def worth(self, word):
        """How good an action looks, from its notation alone."""
        board = self.view.get("board", {})
        squares = re.findall(r"\b[a-l]\d+\b", word)
        ahead = 1 if self.seat in ("blue", "french") else -1
        if word == "ready": return 100
        if "@" in word:  # set-up: pieces that cannot move, and leaders, go to the back
            behind = word[0] in "FB" and word[1] == "@" or word.split("@")[0] in ("napoleon", "ney", "wellington", "uxbridge")
            return -2 * ahead * int(squares[-1][1:]) if behind and squares else 0
        if word in ("end", "card-end", "no-card"): return -1.5
        if re.fullmatch(r"[a-l]\d+::?[a-l]\d+", word): return 3  # a gun fires
        if len(squares) > 1 and squares[0] in board:
            mine, theirs = board[squares[0]], board.get(squares[-1])
            if theirs and self.is_enemy(theirs): return self.fight(mine, theirs)
            steps = ahead * (int(squares[-1][1:]) - int(squares[0][1:]))
            return -1 if mine.get("kind") in LEADERS else 0.3 * steps
        return -0.5

    def hear(self, line):
        first, _, rest = line.partition(" ")
        if first == "fow-bot":
            say("name Rule of thumb")
            say("want view")
            say("ready")
        elif first == "seat": self.seat = rest
        elif first == "seed": self.dice = random.Random(int(rest))
        elif first == "view": self.view = json.loads(rest)
        elif first == "legal": self.legal = rest.split()
        elif first == "go": say("act", rest.split()[0], max(self.legal, key=lambda word: self.worth(word) + self.dice.random()))
        return first != "quit"


bot = Bot()
for text in sys.stdin:
    if not bot.hear(text.rstrip("\n")): break
