#!/usr/bin/env python3
"""Whether a book says what `ask` says.

Hands at random, or those of a file with a line HAND SEAT for each, are looked up; one game of each is then
asked for with worlds of another seed. Tells how often chance at the table and cents differ by no more than
the stated 95 % intervals of both allow: 95 of 100 are to. Takes seconds for each hand.
"""
import argparse
import json
import math
import os
import random
import shutil
import subprocess
import sys
import tempfile

SUITS, RANKS = "EGHS", {32: "UOKAZ987", 24: "UOKAZ9", 20: "UOKAZ"}
MISSES = 1000  # in a row, after which the book is taken for a sample


def run(*words):
    """The JSON of a verb; nothing where the book does not have the hand."""
    told = subprocess.run(words, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, check=False)
    return json.loads(told.stdout) if told.returncode == 0 else None


def questions(about, draw, path):
    """Hands and seats, without end where none are given."""
    if path:
        with open(path, encoding="utf-8") as file:
            for line in file:
                hand, _, seat = line.strip().rpartition(" ")
                yield hand, seat
        return
    deck = [suit + rank for suit in SUITS for rank in RANKS[about["deck"]]]
    while True:
        seat = draw.randrange(4) if about["seat"] is None else about["seat"]
        yield " ".join(draw.sample(deck, about["deck"] // 4)), str(seat)


def within(one, other):
    """Whether chance and cents are as near as both errors allow."""
    return (abs(one["table_win"] - other["table_win"]) <= math.hypot(one["table_error"], other["table_error"]),
            abs(one["cents"] - other["cents"]) <= math.hypot(one["cents_error"], other["cents_error"]))


def pairs(arguments, rules):
    """By the book's own rules, written into the file `rules`: a hand, a seat, one game of it as the book has it, and as it is dealt."""
    about = run(arguments.program, "book", arguments.book, "--json")
    if about is None:
        sys.exit(f"{arguments.book} cannot be read, or is no book of this program")
    draw = random.Random(arguments.seed)
    rules.write(about["rule_file"].encode())
    rules.flush()
    deals = ("--rules", rules.name, "--worlds", str(arguments.worlds), "--seed", str(about["seed"] + 1))
    misses = 0
    for hand, seat in questions(about, draw, arguments.questions):
        ask = (arguments.program, "ask", hand, "--seat", seat, "--json")
        known = run(*ask, "--book", arguments.book)
        games = [game for game in known["contracts"] if game["table_error"] > 0] if known else []
        misses = 0 if known else misses + 1
        if misses == MISSES:
            sys.exit(f"{arguments.book} has none of {MISSES} hands in a row: expected a whole book, or its hands")
        if games:
            game = draw.choice(games)
            dealt = run(*ask, "--contract", game["contract"], *deals)
            yield hand, seat, game, dealt["contracts"][0]


def count_of(text):
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"expected a number from 1, found {text!r}")
    return int(text)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program")
    parser.add_argument("book")
    parser.add_argument("questions", nargs="?", help="a file of hands; else they are drawn")
    parser.add_argument("--hands", type=count_of, default=300, help="at most so many")
    parser.add_argument("--worlds", type=count_of, default=20000)
    parser.add_argument("--seed", type=int, default=1, help="by which hands and games are drawn")
    arguments = parser.parse_args()
    if not shutil.which(arguments.program):
        sys.exit(f"{arguments.program} is no program")
    if arguments.questions and not os.path.exists(arguments.questions):
        sys.exit(f"{arguments.questions} is not there")
    count, chances, cents, squares = 0, 0, 0, 0.0
    rules = tempfile.NamedTemporaryFile(suffix=".toml")
    for hand, seat, known, dealt in pairs(arguments, rules):
        near = within(known, dealt)
        count, chances, cents = count + 1, chances + near[0], cents + near[1]
        squares += (known["table_win"] - dealt["table_win"]) ** 2
        if not all(near):
            print(f"{hand} {seat} {known['contract']}: in the book {known['table_win']:.4f} "
                  f"{known['cents']:+.1f}, dealt {dealt['table_win']:.4f} {dealt['cents']:+.1f}", flush=True)
        if count == arguments.hands:
            break
    if not count:
        sys.exit(f"{arguments.book} has none of these hands")
    print(f"{count} hands: chances within the errors in {chances / count:.1%}, cents in {cents / count:.1%}; "
          f"chances differ by {math.sqrt(squares / count):.4f} (root mean square)")


if __name__ == "__main__":
    main()
