#!/usr/bin/env python3
"""Fits the curves at the table on recorded games: prints the rows of a table of the solver.

Usage: fit_curves.py at_table|doubt|kontra|deals PROGRAM GAMES [--cache FILE]
       fit_curves.py cards|leads PROGRAM GAMES

at_table, for solver/auction/at_table.cpp: of every game the declarer's own hand is estimated as
`ask` does by default. doubt: for each contract and deck how far off the chance of winning may be
at 30, 50, 70 and 90 %, half the 95 % interval, and in what share of the games this interval covers the
truth if games come to what the curves say, or curves drawn about those, and curves and doubts are
fitted to these games anew. kontra, for solver/auction/opponents.cpp: one opponent is asked as `ask
--against` does. deals, for solver/auction/learn_others.cpp: habits play the very deal. cards and leads, for
solver/advice/card_curve.cpp: three cards of each game, or the first of each declarer who led, are judged as
`advise` does. FILE keeps the estimates; PROGRAM is build/release/tools/measure_games. Behind each
row of kontra, deals and cards stand the cases, how often they were won, the mean chance and the Brier
scores in cross-validation: of always saying the average, of the share that was played, of the curve.
"""

import sys

sys.dont_write_bytecode = True
import numpy as np  # noqa: E402
from curves import EVENTS, FOLDS, Games, at_table, chance_at, log_odds_of, logistic, played  # noqa: E402
from measured import NORMAL_95, ROLES, arguments_of, kept, measured  # noqa: E402


POPULATIONS = 200


def row(group, curves, remark, role="", doubt=None):
    numbers = ["{" + ", ".join(f"{max(weight, 0) if i else weight:.4f}"
                               for i, weight in enumerate(curve)) + "}" for curve in curves]
    of_events = numbers[0] if len(numbers) == 1 else "{{" + ", ".join(numbers) + "}}"
    if doubt:
        of_events += f", {{{doubt.least:.4f}, {doubt.rise:.4f}, {doubt.at:.4f}}}"
    words = f"Role::k{role.title()}, " if role else ""
    print(f'  {{"{group[0]}", Deck::k{group[1].title()}, {words}{of_events}}},  // {remark}')


def fit_at_table(games):
    curves = [at_table(games, event) for event in EVENTS]
    for group, own in games.groups.items():
        row(group, [each.of(group, None, None) for each in curves], len(own),
            doubt=curves[0].doubt_of(group))


def fit_doubt(games):
    curves = at_table(games, "won")
    draw = np.random.default_rng(1)
    told = {group: np.zeros(2) for group in games.groups}
    for _ in range(POPULATIONS):
        for drawn in (0, 1):
            truth = np.empty(len(games.rows))
            for group, own in games.groups.items():
                # Around the curve as far as its doubt, weights of the games and of open cards as they are.
                weights = curves.of(group, None, None) + drawn * draw.normal(0, [.2, .05, .03])
                truth[own] = curves.x[own] @ weights
            again = at_table(games, "won")
            again.happened = (draw.random(len(truth)) < logistic(truth)).astype(float)
            for group, own in games.groups.items():
                said = curves.x[own] @ again.of(group, None, None)
                off = np.abs(said - truth[own]) / again.doubt_of(group).deviation(said)
                told[group][drawn] += np.mean(off < NORMAL_95) / POPULATIONS
    print("game      deck   games    30 %   50 %   70 %   90 %   covered   drawn")
    for group, own in games.groups.items():
        doubt = curves.doubt_of(group)
        print(f"{group[0]:<10}{group[1]:<7}{len(own):<6}", *(
            f"{NORMAL_95 * chance * (1 - chance) * doubt.deviation(np.log(chance / (1 - chance))):6.3f}"
            for chance in (.3, .5, .7, .9)), f"{told[group][0]:9.3f} {told[group][1]:7.3f}")


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


def fit_leads(rows):
    """What moves the first cards of each contract and deck to what `ask` says of the same hands; less
    where few led, whose difference is chance."""
    few, steps = 25, 20
    for group, own in Games(rows).groups.items():
        led = [rows[i] for i in own]
        won, asked, advised = (np.mean([getattr(row, name) for row in led])
                               for name in ("won", "ask", "advise"))
        log_odds = log_odds_of(np.array([row.advise for row in led]))
        shift = 0.0
        for _ in range(steps):
            chance = logistic(log_odds + shift)
            shift += (asked - chance.mean()) / (chance * (1 - chance)).mean()
        print(f'  {{"{group[0]}", Deck::k{group[1].title()}, {shift * len(led) / (len(led) + few):.4f}}},'
              f"  // {len(led)}: {won:.3f}; {asked:.3f}, {advised:.3f}")


def main():
    kind = sys.argv.pop(1) if len(sys.argv) > 1 else ""
    of_games = {"at_table": ("estimates", fit_at_table), "doubt": ("estimates", fit_doubt),
                "kontra": ("kontra", fit_kontra), "deals": ("deals", fit_kontra)}
    of_rows = {"cards": ("plays", fit_cards), "leads": ("leads", fit_leads)}
    if kind not in of_games and kind not in of_rows:
        sys.exit(__doc__)
    arguments = arguments_of(__doc__, texts=("cache",))
    if kind in of_rows:
        measures, fit = of_rows[kind]
        fit(measured(arguments.program, measures, arguments.file))
        return
    measures, fit = of_games[kind]
    fit(Games(kept(arguments.program, measures, arguments.file, arguments.cache)))


if __name__ == "__main__":
    main()
