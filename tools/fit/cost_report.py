#!/usr/bin/env python3
"""What `ask` costs with its usual settings, game by game, and whether threads change its bytes.

Of each game and table random hands that may play it, a process each: the basis of the answer, the
user's and the system's seconds of processor time with one thread, in the mean and at most, the most
with two threads, and half of that: what it takes two processors that have nothing else to do. Ends
with status 1 where a game took more than it may (3 seconds; Ramsch, Kop and two players 5), where
an answer rests on open cards or where 1, 2 and 7 threads do not give the same bytes.

Usage: tools/reliability --costs [--hands N] [--seed N] [--only GAME] [--table NAME]
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

    def __init__(self):
        self.alone, self.together, self.bases, self.differ = [], [], set(), 0

    def add(self, program, line, options):
        """Nothing where the hand may not play that."""
        text, seconds = program.timed(line, "--threads", "1", *options)
        answer = json.loads(text)
        if "error" in answer:
            return
        self.alone.append(seconds)
        self.bases.update(worth["basis"] for worth in answer["contracts"])
        both, seconds = program.timed(line, "--threads", "2", *options)
        self.together.append(seconds)
        seven, _ = program.timed(line, "--threads", "7", *options)
        self.differ += not text == both == seven

    def is_good(self, limit):
        return max(self.together) / 2 <= limit and not self.differ and "open" not in self.bases

    def line(self):
        return (f"{len(self.alone):5d}  {' '.join(sorted(self.bases)):13}"
                f"{statistics.mean(self.alone):6.2f} {max(self.alone):6.2f} "
                f"{max(self.together):6.2f} {max(self.together) / 2:6.2f}  "
                f"{'same' if not self.differ else f'{self.differ} differ'}")


def main():
    arguments, program = arguments_of(__doc__, hands=20)
    print("game                table      hands  basis         mean   most  two threads, half  bytes")
    bad = 0
    for table in TABLES:
        for row in ROWS:
            if table not in row.tables or not arguments.wants(row, table):
                continue
            cost = Cost()
            lines = draws(row, table, arguments.seed)
            for _ in range(MOST_DRAWS * arguments.hands):
                cost.add(program, next(lines), table.options())
                if len(cost.alone) == arguments.hands:
                    break
            if not cost.alone:
                sys.exit(f"{row.contract('')}: no hand may play it")
            good = cost.is_good(limit_of(row, table))
            bad += not good
            print(f"{row.title():18}  {table.name:9}  {cost.line()}{'' if good else '  TOO MUCH'}",
                  flush=True)
    sys.exit(1 if bad else 0)


if __name__ == "__main__":
    main()
