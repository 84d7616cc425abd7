#!/usr/bin/env python3
"""How far the chance at the table can be trusted.

Every figure is from ten-fold cross-validation on recorded games: the curves that forecast a game
were fitted without it.

Usage: tools/reliability GAMES [--cache FILE] [--svg FILE]
"""

import sys

sys.dont_write_bytecode = True
import numpy as np  # noqa: E402
from curves import EVENTS, FOLDS, Games, at_table, chance_at, fit_logistic, logistic  # noqa: E402
from measured import arguments_of, kept  # noqa: E402
from reliability_plots import BINS, bins_of, write_plots  # noqa: E402


def cross_validate(games, curves, event, group):
    """What was forecast of the games of a group, by forecaster, and what happened."""
    fold = np.empty(len(games.rows), int)  # by place within a group: every fold has games of each
    for own in games.groups.values():
        fold[own] = np.arange(len(own)) % FOLDS
    own = games.groups[group]
    hands = np.array([[1, row.trumps - 5, row.saus, row.leads] for row in games.rows], float)
    name = EVENTS[event][1]
    forecasts = {name: [] for name in ("base", "open", "hand", "habit", "table", "happened")}
    for kept_fold in range(FOLDS):
        asked, others = own[fold[own] == kept_fold], own[fold[own] != kept_fold]
        by_hand = fit_logistic(hands[others], curves.happened[others], [1, 0, 0, 0], [3, 1, 1, 1])
        base = curves.happened[others].sum() / max(len(others), 1)
        rows = [games.rows[i] for i in asked]
        forecasts["base"] += [base] * len(asked)
        forecasts["open"] += [getattr(row, "open_" + name) / row.open_worlds for row in rows]
        forecasts["hand"] += list(logistic(hands[asked] @ by_hand))
        forecasts["habit"] += [getattr(row, name) / row.worlds for row in rows]
        forecasts["table"] += list(chance_at(curves.x[asked] @ curves.of(group, fold, kept_fold)))
        forecasts["happened"] += list(curves.happened[asked])
    return {name: np.array(values) for name, values in forecasts.items()}


def brier(chance, happened):
    return np.mean((chance - happened) ** 2)


class ByChance:
    """What a forecaster with these chances, each of them exactly right, would be found to have."""

    TRIALS = 1000
    STEP, FIRST, SECOND = 0x9e3779b97f4a7c15, 0xbf58476d1ce4e5b9, 0x94d049bb133111eb

    def __init__(self, chance):
        happened = self.fractions(self.TRIALS * len(chance)).reshape(self.TRIALS, -1) < chance
        order = np.argsort(chance, kind="stable")
        cuts = [-(-i * len(chance) // BINS) for i in range(BINS)]
        cuts = sorted({cut for cut in cuts if cut < len(chance)})
        off = np.add.reduceat(happened[:, order] - chance[order], cuts, axis=1)
        errors = np.sort(np.abs(off).sum(axis=1) / len(chance))
        shares = happened.mean(axis=1)
        some = (shares > 0) & (shares < 1)  # else there is nothing to forecast
        scores = np.mean((happened[some] - chance) ** 2, axis=1)
        skills = np.sort(1 - scores / (shares[some] * (1 - shares[some])))
        self.error = errors[len(errors) * 95 // 100]
        self.skills = [skills[len(skills) * part // 100] if len(skills) else 0
                       for part in (5, 50, 95)]

    @classmethod
    def fractions(cls, count):
        """The numbers of Random(1, 0) (engine/cards/random.h)."""
        with np.errstate(over="ignore"):
            def mixed(z):
                z = (z ^ (z >> np.uint64(30))) * np.uint64(cls.FIRST)
                z = (z ^ (z >> np.uint64(27))) * np.uint64(cls.SECOND)
                return z ^ (z >> np.uint64(31))

            seed = np.array([cls.STEP + 1, 1], np.uint64)
            state = np.bitwise_xor(*mixed(seed))
            steps = np.arange(1, count + 1, dtype=np.uint64) * np.uint64(cls.STEP)
            return (mixed(state + steps) >> np.uint64(11)) * 2.0 ** -53


def row_of(group, event, forecasts):
    happened, table = forecasts["happened"], forecasts["table"]
    score = {name: brier(forecasts[name], happened)
             for name in ("base", "hand", "open", "habit", "table")}
    log_loss = -np.mean(np.log(np.maximum(np.where(happened > 0, table, 1 - table), 1e-6)))
    error = sum(abs(predicted - actual) * count
                for predicted, actual, count in bins_of(zip(table, happened))) / len(table)
    by_chance = ByChance(table)
    return (f"{group[0]:9} {group[1]:5} {event:9} {len(table):5}  {table.mean():.3f} "
            f"{happened.mean():.3f}  {' '.join(f'{each:.4f}' for each in score.values())}  "
            f"{log_loss:.4f}  {1 - score['table'] / score['base']:6.3f} "
            f"{' '.join(f'{skill:6.3f}' for skill in by_chance.skills)}  {error:.3f} "
            f"{by_chance.error:.3f}")


def main():
    arguments = arguments_of(__doc__, texts=("cache", "svg"))
    games = Games(kept(arguments.program, "estimates", arguments.file, arguments.cache))
    print("                               mean chance  Brier score                         log     "
          "skill  were each chance right  calibration\n"
          "contract  deck  event     games  pred. actual base   hand   open   habit  table  loss    "
          "found   5 %   middle   95 %   found 95 %")
    plots = []
    for event in EVENTS:
        curves = at_table(games, event)
        for group, own in games.groups.items():
            forecasts = cross_validate(games, curves, event, group)
            print(row_of(group, event, forecasts))
            if event == "won":
                plots.append((f"{group[0]} {group[1]}: {len(own)} games",
                              list(zip(forecasts["table"], forecasts["happened"]))))
    print("\nBy tenths of the chance of winning: predicted>actual")
    for group, (_, forecasts) in zip(games.groups, plots):
        print(f"{group[0]:9} {group[1]:5}" + "".join(
            f"  {predicted:.2f}>{actual:.2f}" for predicted, actual, _ in bins_of(forecasts)))
    write_plots(plots, "games", arguments.svg)


if __name__ == "__main__":
    main()
