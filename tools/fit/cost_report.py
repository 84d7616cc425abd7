#!/usr/bin/env python3
"""What `ask` costs with its usual settings, game by game, and whether threads change its bytes.

Of each game and table random hands that may play it, a process each: the basis of the answer, the
user's and the system's seconds of processor time with two threads, in the mean and at most, and
half of that: what it takes two processors that have nothing else to do. The first hands (--alike,
by default all) are asked with 1 and 7 threads, too. Ends with status 1 where a game took more than
it may (3 seconds; Ramsch, Kop and two players 5), where an answer rests on open cards or where the
threads do not give the same bytes.

Usage: tools/reliability --costs [--hands N] [--alike N] [--seed N] [--only GAME] [--table NAME]
"""

import json
import statistics
import sys

sys.dont_write_bytecode = True
from hands import KOP, ROWS, TABLES, TWO, arguments_of, draws  # noqa: E402

LIMIT, DEAR_LIMIT = 3, 5
DEAR_GAMES = {"ramsch", "schieberamsch", "hintenrum"}
# Looked for among so many hands for each that is wanted.
MOST_DRAWS = 3000


def limit_of(row, table):
    return DEAR_LIMIT if table in (KOP, TWO) or row.name in DEAR_GAMES else LIMIT


class Cost:
    """Of the hands of one game at one table."""

    def __init__(self, alike):
        self.seconds, self.bases, self.alike, self.differ = [], set(), alike, 0

    def add(self, program, line, options):
        """Nothing where the hand may not play that."""
        text, seconds = program.timed(line, "--threads", "2", *options)
        answer = json.loads(text)
        if "error" in answer:
            return
        self.seconds.append(seconds)
        self.bases.update(worth["basis"] for worth in answer["contracts"])
        if len(self.seconds) <= self.alike:
            others = [program.timed(line, "--threads", n, *options)[0] for n in ("1", "7")]
            self.differ += others != [text, text]

    def is_good(self, limit):
        return max(self.seconds) / 2 <= limit and not self.differ and "open" not in self.bases

    def line(self):
        compared = min(self.alike, len(self.seconds))
        return (f"{len(self.seconds):5d}  {' '.join(sorted(self.bases)):13}"
                f"{statistics.mean(self.seconds):6.2f} {max(self.seconds):6.2f} "
                f"{max(self.seconds) / 2:6.2f}  "
                f"{f'{compared} same' if not self.differ else f'{self.differ} differ'}")


def main():
    arguments, program = arguments_of(__doc__, hands=20, others=["--alike"])
    alike = int(arguments.others["alike"] or arguments.hands)
    print("game                table      hands  basis         mean   most   half  bytes")
    bad = 0
    for table in TABLES:
        for row in ROWS:
            if table not in row.tables or not arguments.wants(row, table):
                continue
            cost = Cost(alike)
            lines = draws(row, table, arguments.seed)
            for _ in range(MOST_DRAWS * arguments.hands):
                cost.add(program, next(lines), table.options())
                if len(cost.seconds) == arguments.hands:
                    break
            if not cost.seconds:
                sys.exit(f"{row.contract('')}: no hand may play it")
            good = cost.is_good(limit_of(row, table))
            bad += not good
            print(f"{row.title():18}  {table.name:9}  {cost.line()}{'' if good else '  TOO MUCH'}",
                  flush=True)
    sys.exit(1 if bad else 0)


if __name__ == "__main__":
    main()
