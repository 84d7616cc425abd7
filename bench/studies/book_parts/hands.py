"""Hands of the short deck and what a book answers about them."""

import functools
import itertools
import json
import os
import subprocess
import sys
import tempfile

GAMES = {"ruf": "Rufspiel", "solo": "Solo", "wenz": "Wenz", "farbwenz": "Farbwenz", "geier": "Geier",
         "tout": "Tout", "sie": "Sie"}
HIGH = {"ruf": "OU", "solo": "OU", "wenz": "U", "farbwenz": "U", "geier": "O"}  # ranks always trump
CARDS = [suit + rank for suit in "EGHS" for rank in "AZKOU9"]


def game_of(contract):
    return "tout" if contract.endswith("+tout") else contract.partition(":")[0]


def trump_suit(contract):
    game, _, suit = contract.partition(":")
    return "H" if game == "ruf" else suit[:1]


def trumps(cards, contract):
    high, suit = HIGH[contract.partition(":")[0].partition("+")[0]], trump_suit(contract)
    return [card for card in cards if card[1] in high or card[0] == suit]


def count(cards, rank):
    return sum(card[1] == rank for card in cards)


@functools.lru_cache(maxsize=4096)
def shape(hand, contract):
    """Equal for hands that are one and the same in this contract but for the names of plain suits."""
    cards = sorted(hand.split())
    if contract == "sie":
        return contract
    own, suit = trumps(cards, contract), trump_suit(contract)
    plain = {s: "".join(c[1] for c in cards if c[0] == s and c not in own) for s in "EGHS"}
    called = plain.pop(contract[4]) if contract.startswith("ruf:") else ""
    high = HIGH[contract.partition(":")[0].partition("+")[0]]
    return (game_of(contract), *(c for c in own if c[1] in high),
            "".join(c[1] for c in own if c[0] == suit and c[1] not in high), called,
            *sorted(plain.values()))


class Answer:
    """What the book says about a hand at a seat. A call is a contract as the JSON of `ask` has it."""

    def __init__(self, line):
        self.hand, self.seat, self.verdict = line["hand"], line["seat"], line["verdict"]
        self.cards = self.hand.split()
        self.passing, self.passing_error = line["pass_cents"], line["passing"]["cents_error"]
        self.calls = sorted(line["contracts"], key=lambda call: -call["bid_cents"])
        self.games = {}  # the calls of each, best first
        for call in self.calls:
            self.games.setdefault(game_of(call["contract"]), []).append(call)
        self.best = self.calls[0]
        self.game = game_of(self.best["contract"])  # best of all but passing
        self.gain = self.best["bid_cents"] - self.passing
        self.worth = max(self.best["bid_cents"], self.passing)

    def best_of(self, game):
        return self.games.get(game, [None])[0]


class Book:
    """A book as `program` reads it."""

    def __init__(self, program, path):
        self.program, self.path = program, path
        self.missing = 0  # questions about hands that it does not have
        told = subprocess.run([program, "book", path, "--json"], stdout=subprocess.PIPE, check=False)
        if told.returncode != 0:
            sys.exit(told.returncode)
        self.about = json.loads(told.stdout)

    def answers(self, copy):
        """Of every hand at every seat, one after the other; `copy` gets the lines of JSON."""
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "hands")
            with open(path, "w", encoding="utf-8") as file:
                for cards in itertools.combinations(CARDS, 6):
                    file.writelines(f"{' '.join(cards)} {seat}\n" for seat in range(4))
            command = [self.program, "ask", path, "--book", self.path, "--json", "--threads", "1"]
            with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL) as asked:
                for text in asked.stdout:
                    line = json.loads(text)
                    if "error" in line:
                        self.missing += 1
                    else:
                        copy.write(text)
                        yield Answer(line)
            if asked.returncode not in (0, 65):  # 65: some hand is missing
                sys.exit(f"{' '.join(command)}: exit status {asked.returncode}")


@functools.lru_cache(maxsize=4096)
def strength(hand, contract):
    """Trumps, Ober or Unter among them, plain Sauen, plain suits held without their Sau."""
    cards = hand.split()
    own = trumps(cards, contract)
    plain = [card for card in cards if card not in own]
    sauen = {card[0] for card in plain if card[1] == "A"}
    high = count(own, "U" if contract.startswith(("wenz", "farbwenz")) else "O")
    return len(own), high, len(sauen), len({card[0] for card in plain} - sauen)
