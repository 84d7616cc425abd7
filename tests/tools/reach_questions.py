#!/usr/bin/env python3
"""Prints questions of every kind as JSON lines: the same ones each time, of deals that the program makes.

Usage: reach_questions.py PROGRAM COUNT WORLDS   (WORLDS: deals sampled by those that sample)
"""

import itertools
import json
import subprocess
import sys

# Who plays what, with which deck.
GAMES = [("ruf:E", 1, "long"), ("wenz", 0, "short"), ("ramsch", None, "short"), ("solo:H", 3, "long"),
         ("ruf:S", 2, "short"), ("geier", 2, "long"), ("solo:E+tout", 0, "short"), ("farbwenz:G", 1, "long"),
         ("bettel", 3, "short"), ("hochzeit:2", 0, "short"), ("kreuz", 1, "long")]
RULES = ["sauspiel", "tournament", "article", "short", "cup", "five"]


def answers(program, questions):
    lines = "".join(json.dumps(question) + "\n" for question in questions)
    said = subprocess.run([program, "answer"], input=lines, capture_output=True, text=True, check=True)
    return [json.loads(line) for line in said.stdout.splitlines()]


def line_of(deal):
    seat = "-" if deal["declarer"] is None else deal["declarer"]
    return " | ".join([f"{deal['contract']} {seat}", *map(" ".join, deal["hands"])])


def played(program, deal):
    """The deal line with all cards, each the first that is legal."""
    line = line_of(deal) + " |"
    for _ in range(sum(map(len, deal["hands"]))):
        (table,) = answers(program, [{"verb": "table", "deal": line}])
        line += " " + table["legal"][0]
    return line


def of_deal(number, deck, deal, game, worlds):
    line = line_of(deal)
    head, *hands = line.split(" | ")
    contract, declarer = deal["contract"], deal["declarer"]
    cards = game.split(" | ")[5].split()
    seat = number % 4
    size = len(deal["hands"][seat])
    some = {"worlds": worlds, "seed": number}
    seen = [hand if at == seat else "_" for at, hand in enumerate(hands)]
    yield {"verb": "ask", "hand": hands[seat], "seat": seat, **some}
    yield {"verb": "solve", "deal": line, "each_card": True, "line": True}
    yield {"verb": "advise", "view": " | ".join([head, *seen, " ".join(cards[:seat])]), "holds": cards[-1:], **some}
    yield {"verb": "score", "deal": game, "stoss": number % 3}
    yield {"verb": "review", "game": game, **some}
    yield {"verb": "analyze", "deal": game}
    yield {"verb": "legal", "contract": contract, "hand": hands[seat], "trick": " ".join(cards[:seat]),
           "deck": deck}
    yield {"verb": "lay", "hand": " ".join(deal["hands"][seat][:size // 2] + ["_"] * (size - size // 2)), **some}
    if declarer is not None:
        against = {"against": contract, "declarer": declarer}
        other = (declarer + 1) % 4
        yield {"verb": "kontra", "hand": hands[other], "seat": other, **against, **some}
        yield {"verb": "re", "hand": hands[declarer], "seat": declarer, "doubled": str(other), **against, **some}
    yield {"verb": "auction", "hand": hands[seat]}
    yield {"verb": "auction", "bids": f"0 ruf, 1 {contract}, 2 wenz, 3 pass"}
    yield {"verb": "exchange", "deal": " | ".join([f"solo:{'EGHS'[seat]} {seat}", *hands])}
    yield {"verb": "chance", "condition": [f"trumps({seat})>=3 and has({(seat + 1) % 4},EO)"],
           "contract": contract, "deck": deck}
    yield {"verb": "table", "deal": line, "think": True, **some}
    yield {"verb": "convert", "text": game, "to": ["csv", "json"][number % 2]}
    yield {"verb": "rules", "rules": RULES[number % len(RULES)]}
    yield {"verb": "sheet", "deals": [game, "passed", "solo:H 1; points 91; tricks 6; kontra 2"]}
    yield {"verb": "deal", "seed": number, "count": 3, "deck": deck, "given": [f"cards({seat},H)>=2"]}


def questions(program, worlds):
    for number in itertools.count(1):
        contract, declarer, deck = GAMES[number % len(GAMES)]
        deal = {"verb": "deal", "contract": contract, "seed": number, "deck": deck}
        if declarer is not None:
            deal["declarer"] = declarer
        ((made,),) = (answer["deals"] for answer in answers(program, [deal]))
        for question in of_deal(number, deck, made, played(program, made), worlds):
            yield {**question, "lang": ["en", "de"][number % 2]}


def main():
    program, count, worlds = sys.argv[1], *map(int, sys.argv[2:])
    for question in itertools.islice(questions(program, worlds), count):
        print(json.dumps(question))


main()
