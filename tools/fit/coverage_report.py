#!/usr/bin/env python3
"""How often the 95 % intervals of `ask` hold what they promise.

Random hands of some games of each basis, of each band of chances from hopeless to certain, and whole
hands with all their games, are asked with many seeds, all else as usual. An interval holds where the
mean of the other seeds lies in it, after it was widened by what that mean itself is off by (the root
of seeds / (seeds - 1)). Prints the share that holds by column, basis and band, and of all. Shares of
one hand go together; the error is by hands.

Usage: tools/reliability --coverage [--hands N] [--seeds N] [--seed N] [--only GAME] [--table NAME]
"""

import math
import statistics
import sys
from collections import defaultdict

sys.dont_write_bytecode = True
from hands import (KOP, LONG, ROWS, SHORT, TWENTY, arguments_of, draws, played)  # noqa: E402

# What is asked: by name, whether as a Tout, and where.
GAMES = [("ruf", False, (LONG, SHORT)), ("solo", False, (LONG, SHORT, TWENTY)),
         ("wenz", False, (LONG, SHORT)), ("geier", False, (SHORT,)), ("farbwenz", False, (SHORT,)),
         ("koenig", False, (LONG, SHORT)), ("hybrid", False, (SHORT, TWENTY)),
         ("kreuz", False, (SHORT, TWENTY)), ("solo", True, (TWENTY,)), ("wenz", True, (SHORT,)),
         ("bettel", False, (SHORT, TWENTY)), ("muss", False, (TWENTY,)),
         ("ramsch", False, (TWENTY,)), ("zolo", False, (KOP,)), ("kop", False, (KOP,))]
BANDS = ((0, 0.02), (0.02, 0.2), (0.2, 0.5), (0.5, 0.8), (0.8, 0.98), (0.98, 1.001))
# Whole hands of each of these, for each hand of a band.
WHOLE = ((LONG, 4), (SHORT, 8))


def band_of(chance):
    return next(i for i, (low, high) in enumerate(BANDS) if low <= chance < high)


def of_each_band(program, row, table, seed, wanted):
    """Questions of every band, as far as hands are found."""
    counts = [0] * len(BANDS)

    def is_asked(worth):
        band = band_of(worth["table_win"])
        counts[band] += 1
        return counts[band] <= wanted

    return played(program, row, table, seed, wanted * len(BANDS), is_asked, "--worlds", "10",
                  tries=12 * wanted)


def columns_of(answer):
    """(column, contract) -> (value, how far down, how far up) and what it is counted under."""
    for worth in answer["contracts"]:
        contract, basis = worth["contract"], worth["basis"]
        under = (basis, "given up" if worth["given_up"] else band_of(worth["table_win"] or 0))
        yield ("cents", contract), (worth["cents"], worth["cents_error"],
                                    worth["cents_error"]), under
        if worth["bid_cents"] is not None:
            yield ("as a bid", contract), (worth["bid_cents"], worth["bid_error"],
                                           worth["bid_error"]), under
        if worth["open_win"] is not None:
            yield ("open", contract), (worth["open_win"], worth["open_win"] - worth["open_low"],
                                       worth["open_high"] - worth["open_win"]), under
    if answer["pass_cents"] is not None:
        error = answer["passing"]["cents_error"]
        yield ("passing", ""), (answer["pass_cents"], error, error), ("", 0)


def holds_of(answers):
    """Of one question's answers by seeds: (column, under) -> whether each interval holds."""
    stated = defaultdict(list)
    for answer in answers:
        for key, interval, under in columns_of(answer):
            stated[key].append((interval, under))
    holds = defaultdict(list)
    for (column, _), intervals in stated.items():
        if len(intervals) < len(answers):
            continue  # not ranked by each seed
        if not any(down or up for (_, down, up), _ in intervals):
            continue  # certain
        total = sum(value for (value, _, _), _ in intervals)
        wider = math.sqrt(len(intervals) / (len(intervals) - 1))
        # Counted where most seeds have it.
        middle = statistics.mode(under for _, under in intervals)
        for (value, down, up), under in intervals:
            others = (total - value) / (len(intervals) - 1)
            slack = 1e-4  # the answers are rounded
            held = value - down * wider - slack <= others <= value + up * wider + slack
            holds[column, under if "given up" in under else middle].append(held)
    return holds


def name_of(band):
    if isinstance(band, str):
        return band
    low, high = BANDS[band]
    return f"{low:.2f} to {min(high, 1):.2f}"


def line_of(hands):
    """Of lists of what holds, one for each hand."""
    shares = [statistics.mean(hand) for hand in hands]
    error = statistics.stdev(shares) / math.sqrt(len(shares)) if len(shares) > 1 else 0
    pooled = statistics.mean(held for hand in hands for held in hand)
    return f"{len(hands):5d} {sum(map(len, hands)):6d}  {pooled:.3f} +-{1.96 * error:.3f}"


def report(asked):
    """`asked`: of each question what holds."""
    groups = defaultdict(list)
    for holds in asked:
        merged = defaultdict(list)
        for (column, (basis, band)), held in holds.items():
            for under in {(column, basis, name_of(band)), (column, basis, "all"),
                          (column, "", "all")}:
                merged[under] += held
        for under, held in merged.items():
            groups[under].append(held)
    print("column    basis   chance        hands stated  holds")
    for (column, basis, band), hands in sorted(groups.items()):
        print(f"{column:9} {basis:7} {band:12}  {line_of(hands)}")


def answers_by_seed(program, lines, table, seeds):
    """Of each line its answers, one for each seed."""
    runs = [program.ask(lines, *table.options(), "--seed", str(seed)) for seed in seeds]
    return list(zip(*runs))


def main():
    arguments, program = arguments_of(__doc__, hands=2, seeds=20)
    seeds = range(101, 101 + arguments.seeds)
    asked = []
    for name, tout, tables in GAMES:
        row = next(row for row in ROWS if row.name == name and row.more == ("+tout" if tout else ""))
        for table in tables:
            if not arguments.wants(row, table):
                continue
            lines = of_each_band(program, row, table, arguments.seed, arguments.hands)
            asked += [holds_of(a) for a in answers_by_seed(program, lines, table, seeds)]
            print(f"# {row.title()}, {table.name}: {len(lines)} hands", flush=True)
    for table, count in WHOLE:
        if arguments.only or arguments.table and table.name not in arguments.table:
            continue
        hands = draws(next(row for row in ROWS if row.name == "wenz"), table, arguments.seed)
        lines = [" ".join(next(hands).split()[:-1]) for _ in range(count * arguments.hands)]
        asked += [holds_of(a) for a in answers_by_seed(program, lines, table, seeds)]
        print(f"# whole hands, {table.name}: {len(lines)}", flush=True)
    report(asked)


if __name__ == "__main__":
    main()
