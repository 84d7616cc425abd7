#!/usr/bin/env python3
"""What following the advice gains over people's own cards.

Of recorded games some decisions each (2), drawn from all that were a choice: the card that `advise`
finds best and that which a seat advise:4000 plays, against the card that was played, each in the
deal as it really was and played on in three ways, which judge it.

Usage: tools/reliability --gain GAMES [--games N] [--decisions N] [--seed N]
"""

import sys

sys.dont_write_bytecode = True
from measured import DECKS, ROLES, arguments_of, error_by_game, mean, measured  # noqa: E402

JUDGES = {"habit": "by habit", "thinking": "by play:8", "open": "open cards"}
ADVISERS = {"advise": "advise", "seat": "seat advise:4000"}


def print_row(name, rows, adviser):
    """The mean over the decisions; errors by game."""
    if not rows:
        return
    cells = []
    for judge in JUDGES:
        gains = [getattr(row, f"{adviser}_{judge}") for row in rows]
        middle = mean(gains)
        error = error_by_game([row.game for row in rows], [gain - middle for gain in gains])
        cells.append(f"  {middle:+6.2f} +-{error:5.2f}")
    differ = sum(getattr(row, f"{adviser}_differs") for row in rows)
    print(f"{name:14} {len(rows):6} {differ:6} {''.join(cells)}")


def print_table(rows, adviser, title):
    heads = "".join(f"  {judge:>15}" for judge in JUDGES.values())
    print(f"\n{title:14} {'cards':>6} {'others':>6} {heads}")
    print_row("all", rows, adviser)
    print_row("differing", [row for row in rows if getattr(row, f"{adviser}_differs")], adviser)
    for deck in DECKS:
        print_row(deck, [row for row in rows if row.deck == deck], adviser)
    for role in ROLES:
        print_row(role, [row for row in rows if row.role == role], adviser)
    for trick in range(1, 8):
        print_row(f"trick {trick}", [row for row in rows if row.trick == trick], adviser)


def main():
    arguments = arguments_of(__doc__, ("games", "decisions", "seed"))
    rows = measured(arguments.program, "gain", arguments.file, games=arguments.games,
                    decisions=arguments.decisions, seed=arguments.seed)
    print(f"{len({row.game for row in rows})} games; cents a decision")
    for adviser, title in ADVISERS.items():
        print_table(rows, adviser, title)


if __name__ == "__main__":
    main()
