"""What `measure_games` measures of recorded games, and how reports sum it up."""

import argparse
import pathlib
import subprocess
import sys
from collections import defaultdict
from math import nan, sqrt
from types import SimpleNamespace

NORMAL_95 = 1.959963984540054
ROLES = ("declarer", "partner", "opponent")
DECKS = ("long", "short")
# In the order of the table of contracts.
CONTRACTS = ("ruf", "solo", "wenz", "geier", "farbwenz")


def _value(word):
    try:
        return float(word) if "." in word or "e" in word else int(word)
    except ValueError:
        return word


def rows_of(lines):
    """Of a line of names, and lines of values."""
    names = lines[0].split()
    return [SimpleNamespace(**dict(zip(names, map(_value, line.split())))) for line in lines[1:]]


def measured(program, what, file, **numbers):
    """Rows with a field for each name; `numbers` that are None are as usual."""
    options = [word for name, number in numbers.items() if number is not None
               for word in (f"--{name}", str(number))]
    done = subprocess.run([program, what, file, *options], stdout=subprocess.PIPE, text=True,
                          check=False)
    if done.returncode:
        sys.exit(done.returncode)
    return rows_of(done.stdout.splitlines())


def kept(program, what, games, cache):
    """The same by a file `cache`, unless None: what it lacks is measured and added."""
    file = pathlib.Path(cache or "/dev/null")
    lines = file.read_text(encoding="utf-8").splitlines() if cache and file.exists() else []
    if lines and not lines[0].startswith("contract "):
        sys.exit(f"{cache}: expected a file that this report wrote, found another")
    done = max(len(lines) - 1, 0)
    with (file.open("a", encoding="utf-8") as out,
          subprocess.Popen([program, what, games, "--from", str(done)], stdout=subprocess.PIPE,
                           text=True) as measuring):
        for i, line in enumerate(measuring.stdout):
            if i > 0 or not lines:
                lines.append(line)
                print(line, end="", file=out, flush=True)
    if measuring.returncode:
        sys.exit(measuring.returncode)
    return rows_of(lines)


def arguments_of(about, numbers=(), texts=()):
    """The words of a report's command line: the program that measures, GAMES, and options."""
    parser = argparse.ArgumentParser(description=about,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program", help=argparse.SUPPRESS)
    parser.add_argument("file", metavar="GAMES", help="deal lines of recorded games")
    for name in numbers:
        parser.add_argument("--" + name, type=_at_least_one, metavar="N")
    for name in texts:
        parser.add_argument("--" + name, metavar="FILE")
    return parser.parse_args()


def _at_least_one(text):
    number = int(text)
    if number < 1:
        raise ValueError
    return number


def mean(values):
    values = list(values)
    return sum(values) / len(values) if values else nan


def error_by_game(games, offs):
    """Half the 95 % interval of a mean whose terms, off by so much, go together within a game."""
    sums = defaultdict(float)
    for game, off in zip(games, offs):
        sums[game] += off
    return NORMAL_95 * sqrt(sum(off * off for off in sums.values())) / len(games) if games else nan


def wilson(count, of):
    """The 95 % interval of a share."""
    share, z2 = count / of, NORMAL_95 ** 2
    middle = (share + z2 / (2 * of)) / (1 + z2 / of)
    half = NORMAL_95 * sqrt(share * (1 - share) / of + z2 / (4 * of * of)) / (1 + z2 / of)
    return (0 if count == 0 else middle - half), (1 if count == of else middle + half)


def print_gains(name, rows, of, judges, width=14):
    """The mean over the decisions of what each judge says that `of` gains; errors by game."""
    if not rows:
        return
    cells = []
    for judge in judges:
        gains = [getattr(row, f"{of}_{judge}") for row in rows]
        middle = mean(gains)
        error = error_by_game([row.game for row in rows], [gain - middle for gain in gains])
        cells.append(f"  {middle:+6.2f} +-{error:5.2f}")
    differ = sum(getattr(row, f"{of}_differs") for row in rows)
    print(f"{name:{width}} {len(rows):6} {differ:6} {''.join(cells)}")
