#!/usr/bin/env python3
"""Fits the curves at the table on recorded games: prints the rows of a table of the solver.

Usage: fit_curves.py at_table|kontra PROGRAM GAMES [--cache FILE]

at_table, for solver/auction/at_table.cpp: of every game the declarer's own hand is estimated as
`ask` does by default. kontra, for solver/auction/opponents.cpp: one opponent is asked as `ask
--against` does. FILE keeps the estimates; PROGRAM is build/release/tools/measure_games. Behind each
row of kontra stand the games, how often the opponents won, the mean chance and the Brier scores in
cross-validation: of always saying the average, of the share by habit, of the curve.
"""

import sys

sys.dont_write_bytecode = True
import numpy as np  # noqa: E402
from curves import EVENTS, FOLDS, Games, at_table, chance_at, opponents  # noqa: E402
from measured import arguments_of, kept  # noqa: E402


def row(group, curves, remark):
    numbers = ["{" + ", ".join(f"{max(weight, 0) if i else weight:.4f}"
                               for i, weight in enumerate(curve)) + "}" for curve in curves]
    of_events = numbers[0] if len(numbers) == 1 else "{{" + ", ".join(numbers) + "}}"
    print(f'  {{"{group[0]}", Deck::k{group[1].title()}, {of_events}}},  // {remark}')


def fit_at_table(games):
    curves = [at_table(games, event) for event in EVENTS]
    for group, own in games.groups.items():
        row(group, [each.of(group, None, None) for each in curves], len(own))


def fit_kontra(games):
    curves = opponents(games)
    fold = np.arange(len(games.rows)) % FOLDS
    for group, own in games.groups.items():
        chance = np.empty(len(own))
        for kept_fold in range(FOLDS):
            asked = fold[own] == kept_fold
            chance[asked] = chance_at(curves.x[own[asked]] @ curves.of(group, fold, kept_fold))
        won, by_habit = curves.happened[own], games.column(lambda row: row.by_habit)[own]
        share = won.mean()
        row(group, [curves.of(group, None, None)],
            f"{len(own)} games: {share:.3f}, {chance.mean():.3f}; {share * (1 - share):.4f}, "
            f"{np.mean((by_habit - won) ** 2):.4f}, {np.mean((chance - won) ** 2):.4f}")


def main():
    kinds = {"at_table": ("estimates", fit_at_table), "kontra": ("kontra", fit_kontra)}
    if len(sys.argv) < 2 or sys.argv[1] not in kinds:
        sys.exit(__doc__)
    measures, fit = kinds[sys.argv.pop(1)]
    arguments = arguments_of(__doc__, texts=("cache",))
    fit(Games(kept(arguments.program, measures, arguments.file, arguments.cache)))


if __name__ == "__main__":
    main()
