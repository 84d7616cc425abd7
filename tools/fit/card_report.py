#!/usr/bin/env python3
"""How far the review of single cards can be trusted.

Of each contract and deck as many recorded games (60), spread evenly over the file; every card of
them, judged by what its seat could know (solver/advice/card_review.h).

Usage: tools/reliability --cards GAMES [--games N] [--worlds N] [--seed N] [--svg FILE]
"""

import sys

sys.dont_write_bytecode = True
from measured import ROLES, arguments_of, error_by_game, mean, measured, nan, wilson  # noqa: E402
from reliability_plots import write_plots  # noqa: E402


def print_chances(rows, title):
    print(f"{title:10} {'cards':>6}  {'Brier score':13}  predicted  won    off by")
    for role in (None, *ROLES):
        some = [row for row in rows if role in (None, row.role)]
        off = [row.win - row.won for row in some]
        error = error_by_game([row.game for row in some], off)  # a game's cards have one outcome
        print(f"{role or 'all':10} {len(some):6}  {mean(each * each for each in off):.4f}         "
              f"{mean(row.win for row in some):.3f}      {mean(row.won for row in some):.3f}  "
              f"{mean(off):+.3f} +-{error:.3f}")


def print_costs(rows):
    """The slope of received - promised by stated cost: -1 where every stated cent is a real one."""
    print(f"\n{'':11} {'cards':>6}  {'stated cents each':18} "
          "a stated cent is, on average (-1: real)")
    for name, tricks in (("all", range(1, 9)), ("trick 1", [1]), ("trick 2", [2]),
                         ("trick 3 on", range(3, 9))):
        some = [row for row in rows if row.trick in tricks]
        mean_cost = mean(row.lost for row in some)
        costs = [row.lost - mean_cost for row in some]
        mean_off = mean(row.cents - row.promised for row in some)
        offs = [row.cents - row.promised - mean_off for row in some]
        squares = sum(cost * cost for cost in costs) or nan
        slope = sum(cost * off for cost, off in zip(costs, offs)) / squares
        error = error_by_game([row.game for row in some],
                              [cost * (off - slope * cost) for cost, off in zip(costs, offs)])
        print(f"{name:11} {len(some):6}  {mean_cost:<18.2f} {slope:+.2f} "
              f"+-{error * len(some) / squares:.2f}")


def print_mistakes(rows, games):
    mistakes = [row for row in rows if row.mistake]
    nothing = sum(row.again <= 0 for row in mistakes)
    low, high = wilson(nothing, len(mistakes)) if mistakes else (nan, nan)
    print(f"\n{len(mistakes) / games:.2f} mistakes a game, "
          f"{sum(row.lost for row in mistakes) / games:.1f} cents; by sixteen times the worlds "
          f"{sum(row.again for row in mistakes) / games:.1f} cents. Of them "
          f"{nothing / (len(mistakes) or nan):.3f} ({low:.3f}..{high:.3f})\n"
          "then cost nothing: false alarms.")
    print(", ".join(f"{role} {sum(row.role == role for row in mistakes) / games:.2f}"
                    for role in ROLES) + " a game")


def main():
    arguments = arguments_of(__doc__, ("games", "worlds", "seed"), ("svg",))
    rows = measured(arguments.program, "cards", arguments.file, games=arguments.games,
                    worlds=arguments.worlds, seed=arguments.seed)
    games = len({row.game for row in rows})
    choices = [row for row in rows if row.free]
    print(f"{games} games\n")
    print_chances(rows, "all cards")
    print_chances(choices, "choices")
    print_costs(choices)
    print_mistakes(rows, games)
    plots = []
    for role in ROLES:
        forecasts = [(row.win, row.won) for row in rows if row.role == role]
        plots.append((f"{role}: {len(forecasts)} cards", forecasts))
    write_plots(plots, "cards", arguments.svg)


if __name__ == "__main__":
    main()
