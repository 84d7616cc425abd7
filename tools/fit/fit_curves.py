#!/usr/bin/env python3
"""Fits the curves at the table on recorded games: prints the rows of a table of the solver.

Usage: fit_curves.py at_table|kontra PROGRAM GAMES [--cache FILE]
       fit_curves.py cards PROGRAM GAMES

at_table, for solver/auction/at_table.cpp: of every game the declarer's own hand is estimated as
`ask` does by default. kontra, for solver/auction/opponents.cpp: one opponent is asked as `ask
--against` does. cards, for solver/advice/card_curve.cpp: three cards of each game are judged as
`advise` does. FILE keeps the estimates; PROGRAM is build/release/tools/measure_games. Behind each
row of kontra and cards stand the cases, how often they were won, the mean chance and the Brier
scores in cross-validation: of always saying the average, of the share that was played, of the curve.
"""

import sys

sys.dont_write_bytecode = True
import numpy as np  # noqa: E402
from curves import EVENTS, FOLDS, Games, at_table, chance_at, played  # noqa: E402
from measured import ROLES, arguments_of, kept, measured  # noqa: E402


def row(group, curves, remark, role=""):
    numbers = ["{" + ", ".join(f"{max(weight, 0) if i else weight:.4f}"
                               for i, weight in enumerate(curve)) + "}" for curve in curves]
    of_events = numbers[0] if len(numbers) == 1 else "{{" + ", ".join(numbers) + "}}"
    words = f"Role::k{role.title()}, " if role else ""
    print(f'  {{"{group[0]}", Deck::k{group[1].title()}, {words}{of_events}}},  // {remark}')


def fit_at_table(games):
    curves = [at_table(games, event) for event in EVENTS]
    for group, own in games.groups.items():
        row(group, [each.of(group, None, None) for each in curves], len(own))


def fit_played(games, fold, role=""):
    curves = played(games)
    for group, own in games.groups.items():
        chance = np.empty(len(own))
        for kept_fold in range(FOLDS):
            asked = fold[own] == kept_fold
            chance[asked] = chance_at(curves.x[own[asked]] @ curves.of(group, fold, kept_fold))
        won, share_played = curves.happened[own], games.column(lambda row: row.played)[own]
        share = won.mean()
        row(group, [curves.of(group, None, None)],
            f"{len(own)}: {share:.3f}, {chance.mean():.3f}; {share * (1 - share):.4f}, "
            f"{np.mean((share_played - won) ** 2):.4f}, {np.mean((chance - won) ** 2):.4f}", role)


def fit_kontra(games):
    fit_played(games, np.arange(len(games.rows)) % FOLDS)


def fit_cards(rows):
    for role in ROLES:
        games = Games([row for row in rows if row.role == role])
        fit_played(games, games.column(lambda row: row.game) % FOLDS, role)


def main():
    kind = sys.argv.pop(1) if len(sys.argv) > 1 else ""
    of_games = {"at_table": ("estimates", fit_at_table), "kontra": ("kontra", fit_kontra)}
    if kind not in of_games and kind != "cards":
        sys.exit(__doc__)
    arguments = arguments_of(__doc__, texts=("cache",))
    if kind == "cards":
        fit_cards(measured(arguments.program, "plays", arguments.file))
        return
    measures, fit = of_games[kind]
    fit(Games(kept(arguments.program, measures, arguments.file, arguments.cache)))


if __name__ == "__main__":
    main()
