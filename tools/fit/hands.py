"""Random hands of every game, and what the program answers to them.

The hands depend on the seed and the game's name alone, so that a measurement can be repeated.
"""

import argparse
import json
import os
import random
import resource
import subprocess
import sys
from dataclasses import dataclass

SUITS = "EGHS"
os.environ["SCHAFKOPF_BOOKS"] = ""  # answers that are worked out


@dataclass(frozen=True)
class Table:
    """A deck and how many play with it."""

    name: str
    ranks: str
    hand: int  # cards of a hand; of two players those that lie open
    players: int

    def cards(self):
        return [suit + rank for suit in SUITS for rank in self.ranks]

    def options(self):
        return [] if self.players == 4 else ["--players", str(self.players)]


LONG = Table("32 cards", "AZKOU987", 8, 4)
SHORT = Table("24", "AZKOU9", 6, 4)
TWENTY = Table("20", "AZKOU", 5, 4)
KOP = Table("16", "AZOU", 4, 4)
THREE = Table("three, 24", "AZKOU9", 8, 3)
TWO = Table("two, 32", "AZKOU987", 8, 2)
TABLES = (LONG, SHORT, TWENTY, KOP, THREE, TWO)
BAVARIAN = (LONG, SHORT, TWENTY)


@dataclass(frozen=True)
class Row:
    """A game of the rule book and where it is played."""

    name: str
    tables: tuple
    suits: str = ""  # that may be named after a colon
    more: str = ""  # behind a plus

    def contract(self, suit):
        named = f"{self.name}:{suit}" if self.suits else self.name
        return named + self.more

    def title(self):
        return self.name + self.more


def _rows():
    alone = (*BAVARIAN, THREE, TWO)
    games = []
    for name, suits in (("solo", SUITS), ("wenz", ""), ("geier", ""), ("koenig", ""),
                        ("eisenbahner", ""), ("farbwenz", SUITS), ("farbgeier", SUITS),
                        ("farbkoenig", SUITS), ("farbeisenbahner", SUITS), ("hybrid", "")):
        games += [Row(name, alone, suits), Row(name, alone, suits, "+tout")]
    games += [Row("ruf", BAVARIAN, "EGS"), Row("kreuz", BAVARIAN), Row("farbkreuz", BAVARIAN, SUITS),
              Row("bettel", alone), Row("bettel", alone, more="+stich"), Row("pfd", alone),
              Row("pfd", alone, more="+stich"), Row("sie", alone),
              Row("muss", BAVARIAN, "EGS"), Row("hochzeit", BAVARIAN, "0123"),
              Row("bauernhochzeit", BAVARIAN, "0123"), Row("ramsch", (*BAVARIAN, THREE)),
              Row("schieberamsch", (*BAVARIAN, THREE)), Row("offiziere", (TWO,)),
              Row("hintenrum", alone, SUITS), Row("sjavs", (LONG,), SUITS)]
    games += [Row(name, (KOP,)) for name in ("kop", "cicha", "wesele", "zolo")]
    return [*games, Row("zolo", (KOP,), more="+tout")]


ROWS = _rows()


def draws(row, table, seed):
    """Lines of questions without end: hand, seat, contract."""
    chance = random.Random(f"{seed} {row.contract('')} {table.name}")
    while True:
        cards = table.cards()
        if row.name == "sie":  # the hands that may play it are few
            cards = [suit + rank for rank in "OU" for suit in SUITS][:table.hand]
        hand = chance.sample(cards, table.hand)
        seat = chance.randrange(table.players)
        suit = chance.choice([s for s in row.suits if s != str(seat)]) if row.suits else ""
        yield f"{' '.join(hand)} {seat} {row.contract(suit)}"


class Program:
    """`schafkopf ask`, one thread unless said otherwise."""

    def __init__(self, path):
        self.path = path

    def ask(self, lines, *options):
        """What it answers to each line; an error where the hand may not play that."""
        done = subprocess.run([self.path, "ask", "-", "--json", "--threads", "1", *options],
                              input="\n".join(lines) + "\n", capture_output=True, text=True,
                              check=False)
        answers = [json.loads(line) for line in done.stdout.splitlines()]
        if len(answers) != len(lines):
            sys.exit(f"{self.path}: {done.stderr}")
        return answers

    def timed(self, line, *options):
        """The bytes of one answer and its seconds of processor time."""
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        done = subprocess.run([self.path, "ask", "-", "--json", *options], input=line + "\n",
                              capture_output=True, text=True, check=False)
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        seconds = (after.ru_utime + after.ru_stime) - (before.ru_utime + before.ru_stime)
        return done.stdout, seconds


def played(program, row, table, seed, wanted, accept, *options, tries=1000):
    """The first questions of `draws` whose game `accept` takes by the answer to these options."""
    lines = draws(row, table, seed)
    found = []
    for _ in range(tries):
        few = [next(lines) for _ in range(32)]
        for line, answer in zip(few, program.ask(few, *table.options(), *options)):
            if answer.get("contracts") and accept(answer["contracts"][0]):
                found.append(line)
            if len(found) == wanted:
                return found
    return found


class Arguments:
    """Of a report's command line: what each of them understands."""

    def __init__(self, parsed, others):
        self.seed, self.only, self.table = parsed.seed, parsed.only, parsed.table
        self.hands, self.seeds = parsed.hands, getattr(parsed, "seeds", 0)
        self.others = {name.strip("-"): getattr(parsed, name.strip("-").replace("-", "_"))
                       for name in others}

    def wants(self, row, table):
        return ((not self.only or row.title() in self.only)
                and (not self.table or table.name in self.table))


def arguments_of(about, hands, seeds=None, others=()):
    """The arguments and the program to ask; `others`: options of one report, each with a value."""
    parser = argparse.ArgumentParser(description=about,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program", help="the program that is asked")
    parser.add_argument("--hands", type=int, default=hands, help=f"of each game: {hands}")
    if seeds:
        parser.add_argument("--seeds", type=int, default=seeds, help=f"of each hand: {seeds}")
    parser.add_argument("--seed", type=int, default=1, help="of the hands")
    parser.add_argument("--only", action="append", metavar="GAME", help="this game; again: this too")
    parser.add_argument("--table", action="append", metavar="NAME",
                        help="of: " + "; ".join(table.name for table in TABLES))
    for name in others:
        parser.add_argument(name)
    parsed = parser.parse_args()
    return Arguments(parsed, others), Program(parsed.program)
