#!/usr/bin/env python3
"""Whether the pocket edition says what `ask` says when it deals.

Hands at random, of any seat: first each game by itself, of hands that might go either way, then all
games at once. Tells for each game how far chances and cents are off (root mean square, and the worst),
and how often by no more than the stated 95 % intervals of both allow; of all games together, how often
both give the same verdict, how often two seeds of `ask` do, and what following either costs. Takes about a second
for each hand and game, two for each of all games.
"""
import argparse
import json
import math
import random
import shutil
import subprocess
import sys
import tempfile

SUITS, RANKS = "EGHS", "UOKAZ987"
GAMES = {"ruf": "EGS", "solo": "EGHS", "wenz": "", "geier": "", "farbwenz": "EGHS"}
DECK = [suit + rank for suit in SUITS for rank in RANKS]


def answers(program, lines, *options):
    """A JSON object for each line, or the error of a hand that may not announce its game."""
    with tempfile.NamedTemporaryFile("w", suffix=".txt") as file:
        file.write("\n".join(lines) + "\n")
        file.flush()
        told = subprocess.run([program, "ask", file.name, *options], stdout=subprocess.PIPE,
                              stderr=subprocess.DEVNULL, check=False)
    return [json.loads(line) for line in told.stdout.splitlines()]


def hands(draw):
    while True:
        yield " ".join(draw.sample(DECK, 8)), draw.randrange(4)


def open_questions(program, game, count, draw):
    """Lines of hands that win the game between once and 19 times in 20, with what the pocket edition says."""
    found = []
    drawn = hands(draw)
    while len(found) < count:
        lines = []
        for _ in range(1000):
            hand, seat = next(drawn)
            suits = GAMES[game]
            lines.append(f"{hand} {seat} {game}{':' + draw.choice(suits) if suits else ''}")
        for line, answer in zip(lines, answers(program, lines, "--pocket")):
            if "contracts" in answer and .05 < answer["contracts"][0]["table_win"] < .95:
                found.append((line, answer["contracts"][0]))
    return found[:count]


class Distance:
    """How far pairs of numbers with errors are from each other."""

    def __init__(self):
        self.off, self.near = [], 0

    def add(self, one, other, reach):
        self.off.append(abs(one - other))
        self.near += self.off[-1] <= reach

    def __str__(self):
        rms = math.sqrt(sum(off * off for off in self.off) / len(self.off))
        return f"{rms:8.4f} {max(self.off):8.4f} {self.near / len(self.off):7.1%}"


def compare_game(arguments, game, draw):
    asked = open_questions(arguments.program, game, arguments.hands, draw)
    dealt = answers(arguments.program, [line for line, _ in asked], "--worlds", str(arguments.worlds))
    chances, cents, double_dummy = Distance(), Distance(), Distance()
    for (_, known), answer in zip(asked, dealt):
        found = answer["contracts"][0]

        def reach(error):
            return math.hypot(known[error], found[error])

        chances.add(known["table_win"], found["table_win"], reach("table_error"))
        cents.add(known["cents"], found["cents"], reach("cents_error"))
        double_dummy.add(known["open_win"], found["open_win"],
                         math.hypot(*(each["open_high"] - each["open_low"] for each in (known, found))) / 2)
    print(f"{game:10} {chances}  {cents}  {double_dummy}", flush=True)


def compare_verdicts(arguments, draw):
    lines = [f"{hand} {seat}" for (hand, seat), _ in zip(hands(draw), range(arguments.hands))]
    by_pocket = answers(arguments.program, lines, "--pocket")
    by_worlds = [answers(arguments.program, lines, "--worlds", str(arguments.worlds), "--seed", seed)
                 for seed in ("1", "2")]
    passing = Distance()
    for known, found in zip(by_pocket, by_worlds[0]):
        passing.add(known["pass_cents"], found["pass_cents"],
                    math.hypot(known["passing"]["cents_error"], found["passing"]["cents_error"]))

    def agree(some, others):
        return sum(a["verdict"] == b["verdict"] for a, b in zip(some, others)) / len(some)

    def loss(some, others):
        """What the game that `some` name costs by `others`, in cents, against the best or passing."""
        lost = 0
        for a, b in zip(some, others):
            worth = {game["contract"]: game["bid_cents"] for game in b["contracts"]}
            best = max(max(worth.values()), b["pass_cents"])
            plays = a["verdict"] == "play"
            lost += best - (worth.get(a["contracts"][0]["contract"], min(worth.values())) if plays
                            else b["pass_cents"])
        return lost / len(some)

    print(f"passing, cents {passing}")
    print(f"verdicts: as ask in {agree(by_pocket, by_worlds[0]):.1%}; two seeds of ask in {agree(*by_worlds):.1%}")
    print(f"following them costs {loss(by_pocket, by_worlds[0]):.2f} cents a hand by ask; following ask by "
          f"another seed {loss(by_worlds[1], by_worlds[0]):.2f}")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program")
    parser.add_argument("--hands", type=int, default=200, help="for each game, and of all games")
    parser.add_argument("--worlds", type=int, default=2000, help="and ten games for each")
    parser.add_argument("--seed", type=int, default=1, help="by which hands are drawn")
    parser.add_argument("--game", choices=[*GAMES, "verdicts"], action="append", help="only these")
    arguments = parser.parse_args()
    if not shutil.which(arguments.program):
        sys.exit(f"{arguments.program} is no program")
    print(f"{'':10} {'at the table: rms, worst, within':26}  {'cents':25}  double dummy")
    for game in GAMES:
        if game in (arguments.game or GAMES):
            compare_game(arguments, game, random.Random(f"{arguments.seed} {game}"))
    if "verdicts" in (arguments.game or ["verdicts"]):
        compare_verdicts(arguments, random.Random(arguments.seed))


if __name__ == "__main__":
    main()
