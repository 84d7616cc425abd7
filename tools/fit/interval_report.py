#!/usr/bin/env python3
"""Whether the intervals of `advise` cover.

A decision of recorded games of each contract and deck (20 games), each advised on with several
seeds (20); what it says of each card against the same from so many times the worlds and games (50).
Shares that those find to be 0 or 1 are left out: any interval covers them.

Usage: tools/reliability --intervals GAMES [--positions N] [--seeds N] [--worlds N] [--times N]
"""

import sys
from collections import defaultdict
from math import sqrt

sys.dont_write_bytecode = True
from measured import DECKS, NORMAL_95, ROLES, arguments_of, measured  # noqa: E402

QUANTITIES = {"win": "wins", "schneider": "Schneider", "schwarz": "schwarz", "points": "points",
              "cents": "cents", "behind": "behind"}
SHARES = ("win", "schneider", "schwarz")
ENOUGH_EFFECTIVE = 100  # kEnoughEffective of solver/advice/inference.h


class Decision:
    """What was said of its cards with each seed."""

    def __init__(self, rows):
        self.deck, self.role, self.trick = rows[0].deck, rows[0].role, rows[0].trick
        self.complete = rows[-1].complete  # every possible world was weighed
        self.few = any(not row.complete and row.effective < ENOUGH_EFFECTIVE for row in rows)
        self.pairs = {quantity: list(self._pairs(rows, quantity)) for quantity in QUANTITIES}

    @staticmethod
    def _pairs(rows, quantity):
        """What each number was off by, and its stated error."""
        for row in rows:
            truth = getattr(row, "true_" + quantity)
            if quantity in SHARES and not 0 < truth < 1 or quantity == "behind" and row.is_best:
                continue
            off = abs(getattr(row, quantity) - truth)
            yield 0 if off < 1e-9 else off, getattr(row, quantity + "_error")


def print_row(name, decisions):
    if not decisions:
        return
    cells = []
    for quantity in QUANTITIES:
        pairs = [pair for decision in decisions for pair in decision.pairs[quantity]]
        if not pairs:
            cells.append(f"  {'-':>10}")
            continue
        covered = 100 * sum(off <= error for off, error in pairs) / len(pairs)
        squares = sum((off / error) ** 2 for off, error in pairs if error > 0) / len(pairs)
        cells.append(f"  {covered:5.1f} {NORMAL_95 * sqrt(squares):4.2f}")
    print(f"{name:16} {len(decisions):5}{''.join(cells)}")


def main():
    arguments = arguments_of(__doc__, ("positions", "seeds", "worlds", "times"))
    by_game = defaultdict(list)
    for row in measured(arguments.program, "intervals", arguments.file,
                        positions=arguments.positions, seeds=arguments.seeds,
                        worlds=arguments.worlds, times=arguments.times):
        by_game[row.game].append(row)
    all_of = [Decision(rows) for rows in by_game.values()]
    print(f"{len(all_of)} positions, {arguments.seeds or 20} seeds: intervals that cover what "
          f"{arguments.times or 50} times the worlds say, %, and 1.96 deviations in stated errors")
    print(f"{'':22}" + "".join(f"  {name:>10}" for name in QUANTITIES.values()))
    drawn = [each for each in all_of if not each.complete]
    print_row("all", all_of)
    print_row("drawn worlds", drawn)
    print_row("drawn, many", [each for each in drawn if not each.few])
    print_row("drawn, few", [each for each in all_of if each.few])
    print_row("all worlds", [each for each in all_of if each.complete])
    for deck in DECKS:
        print_row(deck, [each for each in all_of if each.deck == deck])
    for role in ROLES:
        print_row(role, [each for each in all_of if each.role == role])
    for trick in range(1, 8):
        print_row(f"trick {trick}", [each for each in all_of if each.trick == trick])


if __name__ == "__main__":
    main()
