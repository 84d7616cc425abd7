"""Hands of the short deck, what a book answers about them, and rules of thumb."""

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
        self.calls = line["contracts"]
        self.best = max(self.calls, key=lambda call: call["bid_cents"])
        self.game = game_of(self.best["contract"])  # best of all but passing
        self.of_game = {}  # its best call
        for call in self.calls:
            known = self.of_game.setdefault(game_of(call["contract"]), call)
            if call["bid_cents"] > known["bid_cents"]:
                self.of_game[game_of(call["contract"])] = call
        self.gain = self.best["bid_cents"] - self.passing
        self.worth = max(self.best["bid_cents"], self.passing)


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


class Needs:
    """What a rule of thumb asks of a hand: cards that are trump, those of them that are Ober (in Wenz and
    Farbwenz: Unter), Sauen that are not trump, and whether each other suit has its Sau."""

    def __init__(self, trumps=0, high=0, sauen=0, covered=False):
        self.trumps, self.high, self.sauen, self.covered = trumps, high, sauen, covered

    def met(self, hand, contract):
        trump_count, high, sauen, bare = strength(hand, contract)
        return (trump_count >= self.trumps and high >= self.high and sauen >= self.sauen
                and not (self.covered and bare))

    def words(self, game):
        high = "Unter" if game in ("wenz", "farbwenz") else "Ober"
        only_high = game in ("wenz", "geier")
        parts = [f"{self.trumps} {high if only_high else 'trumps'}"]
        if self.high and not only_high:
            parts[0] += f", {self.high} of them {high}"
        if self.sauen:
            parts.append(f"{self.sauen} Sauen")
        if self.covered:
            parts.append("the Sau of each other suit held")
        return f"{GAMES[game]} with {' and '.join(parts)}"


@functools.lru_cache(maxsize=4096)
def strength(hand, contract):
    """Trumps, Ober or Unter among them, plain Sauen, plain suits held without their Sau."""
    cards = hand.split()
    own = trumps(cards, contract)
    plain = [card for card in cards if card not in own]
    sauen = {card[0] for card in plain if card[1] == "A"}
    high = count(own, "U" if contract.startswith(("wenz", "farbwenz")) else "O")
    return len(own), high, len(sauen), len({card[0] for card in plain} - sauen)


TWO = {"solo": Needs(5, 2), "wenz": Needs(2, sauen=2), "ruf": Needs(4, 1)}
# By name: what each game needs. The first game that the hand is good enough for is called.
RULES = {
    "nobody plays": {},
    "Rufspiele only": {"ruf": Needs(4, 1)},
    "trumps alone": {"solo": Needs(5), "wenz": Needs(2, covered=True), "ruf": Needs(4)},
    "two and two": TWO,
    "two and two, all games": {"solo": Needs(5, 2), "farbwenz": Needs(4, 2), "wenz": Needs(2, sauen=2),
                               "geier": Needs(2, sauen=2), "ruf": Needs(4, 1)},
    "cautious": {"solo": Needs(5, 3), "farbwenz": Needs(5, 2), "wenz": Needs(3, sauen=2),
                 "geier": Needs(3, sauen=2), "ruf": Needs(4, 2)},
    "bold": {"solo": Needs(4, 2), "farbwenz": Needs(4, 1), "wenz": Needs(2, sauen=1),
             "geier": Needs(2, sauen=1), "ruf": Needs(3, 1)},
}


def rule_call(rule, answer):
    """The call that a rule makes, None to pass; of the suits it leaves open, the book's."""
    for game, needs in rule.items():
        fitting = [call for call in answer.calls if game_of(call["contract"]) == game
                   and needs.met(answer.hand, call["contract"])]
        if fitting:
            return max(fitting, key=lambda call: call["bid_cents"])
    return None
