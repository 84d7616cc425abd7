#!/usr/bin/env python3
"""What following the advice gains over people's own cards.

Of recorded games some decisions each (2), drawn from all that were a choice: the card that `advise`
finds best and that which a seat advise:4000 plays, against the card that was played, each in the
deal as it really was and played on in three ways, which judge it.

Usage: tools/reliability --gain GAMES [--games N] [--decisions N] [--seed N]
"""

import sys

sys.dont_write_bytecode = True
from measured import DECKS, ROLES, arguments_of, measured, print_gains  # noqa: E402

JUDGES = {"habit": "by habit", "thinking": "by play:8", "open": "open cards"}
ADVISERS = {"advise": "advise", "seat": "seat advise:4000"}


def print_table(rows, adviser, title):
    heads = "".join(f"  {judge:>15}" for judge in JUDGES.values())
    print(f"\n{title:14} {'cards':>6} {'others':>6} {heads}")
    print_gains("all", rows, adviser, JUDGES)
    differing = [row for row in rows if getattr(row, f"{adviser}_differs")]
    print_gains("differing", differing, adviser, JUDGES)
    for deck in DECKS:
        print_gains(deck, [row for row in rows if row.deck == deck], adviser, JUDGES)
    for role in ROLES:
        print_gains(role, [row for row in rows if row.role == role], adviser, JUDGES)
    for trick in range(1, 8):
        print_gains(f"trick {trick}", [row for row in rows if row.trick == trick], adviser, JUDGES)


def main():
    arguments = arguments_of(__doc__, ("games", "decisions", "seed"))
    rows = measured(arguments.program, "gain", arguments.file, games=arguments.games,
                    decisions=arguments.decisions, seed=arguments.seed)
    print(f"{len({row.game for row in rows})} games; cents a decision")
    for adviser, title in ADVISERS.items():
        print_table(rows, adviser, title)


if __name__ == "__main__":
    main()
