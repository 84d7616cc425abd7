#!/usr/bin/env python3
"""What following the advice gains where every seat plays for itself.

Random deals of a Ramsch and a Schieberamsch, played by seats play:8; of some decisions of each the
card that `advise` finds best, against a random card, ducking (the strongest card that does not take
the trick, else the weakest) and the rules of thumb by which it plays deals out, each in the deal as
it really is and played on in three ways, which judge it.

Usage: tools/reliability --ramsch [--deals N] [--decisions N] [--seed N]
"""

import argparse
import pathlib
import subprocess
import sys

sys.dont_write_bytecode = True
from measured import print_gains, rows_of  # noqa: E402

JUDGES = {"thumb": "rules of thumb", "thinking": "by play:8", "open": "open cards"}
OTHERS = {"random": "a random card", "ducking": "ducking", "habit": "rules of thumb"}
GAMES = [("ramsch", "long"), ("ramsch", "short"), ("schieberamsch", "long"),
         ("schieberamsch", "short")]


def print_row(name, rows, other):
    """Of the decisions that every judge could judge."""
    print_gains(name, [row for row in rows if getattr(row, f"{other}_open") != "-"], other, JUDGES,
                width=20)


def main():
    parser = argparse.ArgumentParser(description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program")
    parser.add_argument("--deals", type=int, default=400, help="of each game and deck")
    parser.add_argument("--decisions", type=int, default=4, help="of each deal")
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    folder = pathlib.Path(arguments.program).parent
    all_rows = []
    for game, deck in GAMES:
        deals = subprocess.run(
            [folder / "schafkopf", "deal", str(arguments.deals), "--contract", game, "--deck", deck,
             "--seed", str(arguments.seed)], stdout=subprocess.PIPE, check=True)
        judged = subprocess.run(
            [arguments.program, "--decisions", str(arguments.decisions), "--seed",
             str(arguments.seed)], input=deals.stdout, stdout=subprocess.PIPE, check=True)
        for row in rows_of(judged.stdout.decode().splitlines()):
            row.game, row.kind = f"{game} {deck} {row.game}", f"{game}, {deck}"
            all_rows.append(row)
    print(f"{len({row.game for row in all_rows})} deals; cents a decision")
    for other, title in OTHERS.items():
        heads = "".join(f"  {judge:>15}" for judge in JUDGES.values())
        print(f"\n{title:20} {'cards':>6} {'others':>6} {heads}")
        print_row("all", all_rows, other)
        for game, deck in GAMES:
            kind = f"{game}, {deck}"
            print_row(kind, [row for row in all_rows if row.kind == kind], other)
        for first, last in ((1, 2), (3, 4), (5, 8)):
            print_row(f"tricks {first} to {last}",
                      [row for row in all_rows if first <= row.trick <= last], other)


if __name__ == "__main__":
    main()
