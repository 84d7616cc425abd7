#!/usr/bin/env python3
"""How far the chances of `ask` scatter from seed to seed, and at what cost.

Random hands of the recorded games (each named, of chances from .1 to .9) and whole hands with all
their games are asked with many seeds. Prints by row how many chances were compared, the root of the
mean variance between seeds of the chance at the table, of the open chance and of the cents as a
bid, the standard error that the answers state of the chance at the table, and the milliseconds of
one processor for an answer. What was given up with some seed is left out.

Two programs are compared by --against OTHER: the same questions are asked of both in turn, and
behind each row stand the ratios, this program by the other, of the scatter of the chance at the
table, of the time, and of the scatter at equal time (the first by the root of the second).

Usage: tools/reliability --noise [--hands N] [--seeds N] [--seed N] [--only GAME] [--table NAME]
       [--worlds N] [--table-error E] [--against PROGRAM]
"""

import math
import resource
import statistics
import sys
from collections import defaultdict

sys.dont_write_bytecode = True
from hands import LONG, ROWS, SHORT, Program, arguments_of, draws, played  # noqa: E402

GAMES = ("ruf", "solo", "wenz", "geier", "farbwenz")
LEAST, MOST = 0.1, 0.9
NORMAL_95 = 1.959964
# Columns whose scatter is printed, by their field.
COLUMNS = ("table_win", "open_win", "bid_cents")


def root_mean_square(values):
    return math.sqrt(statistics.mean(value * value for value in values)) if values else math.nan


class Noise:
    """What one program answers to the same questions, seed by seed."""

    def __init__(self, program, options):
        self.program, self.options = program, options
        self.answers, self.seconds = [], 0.0

    def ask(self, lines, seed):
        def spent():
            used = resource.getrusage(resource.RUSAGE_CHILDREN)
            return used.ru_utime + used.ru_stime

        before = spent()
        self.answers.append(self.program.ask(lines, *self.options, "--seed", str(seed)))
        self.seconds += spent() - before

    def by_contract(self):
        """The answers to each contract of each question that no seed gave up."""
        found = defaultdict(list)
        for answers in self.answers:
            for place, answer in enumerate(answers):
                for worth in answer["contracts"]:
                    if not worth["given_up"] and worth["table_win"] is not None:
                        found[place, worth["contract"]].append(worth)
        return [worths for worths in found.values() if len(worths) == len(self.answers)]

    def scatter(self, column):
        return root_mean_square([statistics.stdev(worth[column] for worth in worths)
                                 for worths in self.by_contract()
                                 if all(worth[column] is not None for worth in worths)])

    def stated(self):
        return root_mean_square([worth["table_error"] / NORMAL_95
                                 for worths in self.by_contract() for worth in worths
                                 if "table_error" in worth])

    def milliseconds(self):
        return 1000 * self.seconds / sum(map(len, self.answers))

    def line(self):
        table, opened, cents = (self.scatter(column) for column in COLUMNS)
        return (f"{len(self.by_contract()):7d}  {table:.4f}  {self.stated():.4f}  {opened:.4f}  "
                f"{cents:6.2f}  {self.milliseconds():7.1f}")


def questions(program, arguments):
    """Rows of the report: a title, the table and lines of questions."""
    def is_asked(worth):
        return worth["table_win"] is not None and LEAST <= worth["table_win"] <= MOST

    for table in (LONG, SHORT):
        for row in ROWS:
            if row.name in GAMES and not row.more and arguments.wants(row, table):
                yield row.title(), table, played(program, row, table, arguments.seed,
                                                 arguments.hands, is_asked, "--worlds", "10")
        if arguments.only or arguments.table and table.name not in arguments.table:
            continue
        hands = draws(next(row for row in ROWS if row.name == "wenz"), table, arguments.seed)
        yield "whole hands", table, [" ".join(next(hands).split()[:-1])
                                     for _ in range(4 * arguments.hands)]


def main():
    arguments, program = arguments_of(__doc__, hands=10, seeds=20,
                                      others=("--worlds", "--table-error", "--against"))
    options = [word for name in ("worlds", "table-error") if arguments.others[name]
               for word in ("--" + name, arguments.others[name])]
    programs = [program]
    if arguments.others["against"]:
        programs.append(Program(arguments.others["against"]))
    ratios = "   scatter  time  at equal time" if len(programs) > 1 else ""
    print(f"game         table     chances  scatter  stated  open    bid        ms{ratios}")
    for title, table, lines in questions(program, arguments):
        noises = [Noise(each, [*table.options(), *options]) for each in programs]
        for seed in range(101, 101 + arguments.seeds):
            for noise in noises:
                noise.ask(lines, seed)
        row = f"{title:12} {table.name:8}  {noises[0].line()}"
        if len(noises) > 1:
            scatter = noises[0].scatter("table_win") / noises[1].scatter("table_win")
            time = noises[0].seconds / noises[1].seconds
            row += f"   {scatter:7.3f} {time:5.2f}  {scatter * math.sqrt(time):13.3f}"
        print(row, flush=True)


if __name__ == "__main__":
    main()
