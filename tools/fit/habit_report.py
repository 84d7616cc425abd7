#!/usr/bin/env python3
"""Do habits win as often as seats that think, where nobody recorded the game?

Of each game and deck whose chance at the table rests on habits alone: random hands that win .15 to
.92 by habit, on which somebody might think of that game, asked with 2,000 games by habit and played
out by seats that deal worlds (`ask --play`). Prints the means, their difference with its error, how
far the two are from each other in the root of the mean square and in the mean, both without what
chance adds (the shares of so few games vary by p (1 - p) / (games - 1)), with their errors. The mean
distance is that of normal differences with this mean and root.

Usage: tools/reliability --habits [--hands N] [--seed N] [--only GAME] [--table NAME]
"""

import math
import statistics
import sys

sys.dont_write_bytecode = True
from hands import LONG, ROWS, SHORT, TABLES, arguments_of, played  # noqa: E402

# Games of thinking seats for each hand: about as much work at each table.
GAMES = {"32 cards": 6, "24": 12, "20": 20, "three, 24": 12}
SKILL = 20  # what `ask` itself plays with
LEAST, MOST = 0.15, 0.92
RECORDED = {"ruf", "solo", "wenz", "geier", "farbwenz"}


def standard_error(values):
    return statistics.stdev(values) / math.sqrt(len(values))


def mean_distance(mean, square):
    """Of a normal variable, its absolute value."""
    spread = math.sqrt(max(0.0, square - mean * mean))
    if spread == 0:
        return abs(mean)
    at = mean / spread
    return (spread * math.sqrt(2 / math.pi) * math.exp(-at * at / 2)
            + mean * math.erf(at / math.sqrt(2)))


class Comparison:
    """Chances of hands by habit and by thinking seats."""

    def __init__(self):
        self.habit, self.thought, self.open, self.differences, self.squares = [], [], [], [], []

    def add(self, by_habits, by_games):
        """What `ask` says of a contract by itself, and after it was played out."""
        by_habit, by_thought = by_habits["table_win"], by_games["play_win"]
        games, habits = by_games["play_games"], by_habits["games"]
        difference = by_habit - by_thought
        noise = (by_thought * (1 - by_thought) / (games - 1)
                 + by_habit * (1 - by_habit) / (habits - 1))
        self.habit.append(by_habit)
        self.thought.append(by_thought)
        self.open.append(by_habits["open_win"])
        self.differences.append(difference)
        self.squares.append(difference * difference - noise)

    def line(self):
        mean, square = statistics.mean(self.differences), statistics.mean(self.squares)
        error, of_square = standard_error(self.differences), standard_error(self.squares)
        root = math.sqrt(max(0.0, square))
        up = mean_distance(mean, square + of_square)
        down = mean_distance(mean, max(mean * mean, square - of_square))
        return (f"{len(self.habit):5d}  {statistics.mean(self.habit):.3f} "
                f"{statistics.mean(self.open):.3f} {statistics.mean(self.thought):.3f}  "
                f"{mean:+.3f} +-{1.96 * error:.3f}  {root:.3f}  "
                f"{mean_distance(mean, square):.3f} ({down:.3f} to {up:.3f})")


def compare(program, row, table, seed, wanted):
    """Nothing where the game's chances do not rest on habits."""
    def is_asked(worth):
        return worth["basis"] == "habit" and LEAST <= worth["table_win"] <= MOST

    lines = played(program, row, table, seed, wanted, is_asked, "--worlds", "5", "--seed", "2")
    comparison = Comparison()
    by_habits = program.ask(lines, *table.options())
    by_games = program.ask(lines, *table.options(), "--play", str(SKILL), "--play-games",
                           str(GAMES[table.name]))
    for one, other in zip(by_habits, by_games):
        comparison.add(one["contracts"][0], other["contracts"][0])
    return comparison


def rests_on_habit(program, row, table):
    """Not what is recorded, where habits stand for hands that nobody would bid."""
    if row.name in RECORDED and table in (LONG, SHORT):
        return False
    lines = played(program, row, table, 0, 1, lambda worth: True, "--worlds", "2", tries=3)
    if not lines:
        return False
    answer = program.ask(lines, *table.options(), "--worlds", "2")[0]
    return answer["contracts"][0]["basis"] == "habit"


def main():
    arguments, program = arguments_of(__doc__, hands=200)
    print("game             table      hands  habit  open thought  difference     root   mean distance")
    for table in TABLES:
        for row in ROWS:
            if table.name not in GAMES or row.more or table not in row.tables:
                continue
            if not arguments.wants(row, table) or not rests_on_habit(program, row, table):
                continue
            found = compare(program, row, table, arguments.seed, arguments.hands)
            print(f"{row.name:16} {table.name:9}  {found.line()}", flush=True)


if __name__ == "__main__":
    main()
