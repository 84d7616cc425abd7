"""A bot for the engine protocol: plays its lowest legal card. Usage: bot.py"""
import json
import subprocess
import sys

POINTS = {"A": 11, "Z": 10, "K": 4, "O": 3, "U": 2}
RULES = subprocess.Popen(["schafkopf", "answer"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)


def legal(contract, hand, trick):
    question = {"verb": "legal", "contract": contract, "hand": " ".join(hand), "trick": " ".join(trick)}
    print(json.dumps(question), file=RULES.stdin, flush=True)
    return json.loads(RULES.stdout.readline())["legal"]


def choose(view):
    parts = [part.split() for part in view.split("|")]
    contract, hands = parts[0][0], parts[1:5]
    played = parts[5] if len(parts) > 5 else []
    hand = [card for card in max(hands, key=len) if card not in played]  # the others are "_"
    trick = played[len(played) - len(played) % 4:]
    return min(legal(contract, hand, trick), key=lambda card: POINTS.get(card[1], 0))


view = ""
for line in sys.stdin:
    word, _, rest = line.strip().partition(" ")
    if word == "isready":
        print("readyok", flush=True)
    elif word == "position":
        view = rest
    elif word == "go":
        print("bestcard", choose(view), flush=True)
    elif word == "quit":
        break
