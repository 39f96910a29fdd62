#!/usr/bin/env python3
"""Replays a game of Fog of Waterloo from its log, without knowing the rules.

    fow log GAME --json --seat both | python3 replayer.py

prints the map at the end, drawn like that of "fow show". --json prints everything that is known instead. --step N stops after
that step; with the log of "--seat both", --ply N stops after that ply. docs/formats.md describes the log.
"""
import argparse
import json
import sys

FILES = "abcdefghijkl"
BACKS = {"infantry": "i ", "cavalry": "c ", "artillery": "g "}
GROUND = {"building": "#", "village": "+", "hill": "^", "mud": "~"}


def merge(known, change):
    """Applies a JSON merge patch (RFC 7396)."""
    for name, value in change.items():
        if value is None:
            known.pop(name, None)
        elif isinstance(value, dict):
            if not isinstance(known.get(name), dict):
                known[name] = {}
            merge(known[name], value)
        else:
            known[name] = value


def replay(lines, step=None, ply=None):
    """What is known after the last line, or after that step or ply."""
    known = {}
    for line in lines:
        event = json.loads(line)
        if step is not None and event["step"] > step or ply is not None and event["ply"] > ply:
            break
        merge(known, event.get("change", {}))
    return known


def cell(piece):
    army = piece["army"][0].upper()
    if piece["known"] == "light_infantry":
        return army + "l "
    if "unit" not in piece:
        return army + BACKS[piece["branch"]]
    strength = str(piece.get("strength", ""))
    return army + {
        "light_infantry": strength + "l",
        "line_infantry": strength + "*",
        "light_cavalry": strength + "c",
        "heavy_cavalry": strength + ("'" if "weakened" in piece else "h"),
        "artillery": "G ",
        "commander": "C5",
        "commander_in_chief": "CC",
    }[piece["kind"]]


def map_of(known):
    ground = {square: GROUND[tile["kind"]] for tile in known["tiles"] if not tile.get("destroyed") for square in tile["squares"]}
    files = "  " + "".join("   " + letter for letter in FILES)
    text = files + "\n"
    for rank in range(10, 0, -1):
        squares = [letter + str(rank) for letter in FILES]
        row = (ground.get(s, " ") + (cell(known["board"][s]) if s in known["board"] else " . ") for s in squares)
        text += f"{rank:2} {''.join(row)}  {rank:2}\n"
    return text + files + "\n"


def main():
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--json", action="store_true")
    options.add_argument("--step", type=int)
    options.add_argument("--ply", type=int)
    asked = options.parse_args()
    known = replay(sys.stdin, asked.step, asked.ply)
    if asked.json:
        print(json.dumps(known, sort_keys=True))
    else:
        print(f"turn {known['turn']}, {known['clock'].lstrip('0')}, {known['phase']}")
        print(map_of(known), end="")


if __name__ == "__main__":
    main()
