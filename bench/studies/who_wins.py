#!/usr/bin/env python3
"""What who-wins.toml comes to: tables in Markdown on stdout.

Usage: who_wins.py PROGRAM [OUTPUT]    (OUTPUT is answered first where it is not finished)
"""
import collections
import json
import os
import struct
import subprocess
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
CODES = {"<u8": "Q", "<u4": "I", "<u2": "H", "<i2": "h", "<i4": "i", "u1": "B"}


def rows(path):
    """The rows of a compressed binary result, as dictionaries."""
    with subprocess.Popen(["zstd", "-dqc", path], stdout=subprocess.PIPE) as file:
        header = json.loads(file.stdout.readline())
        names = [name for name, _ in header["dtype"]]
        layout = struct.Struct("<" + "".join(CODES[code] for _, code in header["dtype"]))
        while chunk := file.stdout.read(layout.size * 65536):
            for cells in layout.iter_unpack(chunk):
                row = dict(zip(names, cells))
                row["contract"] = header["contracts"][row["contract"]]
                yield row


def name(contract):
    """Without suit: solo:E+tout is a solo+tout."""
    plain, _, tout = contract.partition("+")
    return plain.split(":")[0] + ("+" + tout if tout else "")


def quantile(counts, share):
    rank, seen = share * sum(counts.values()), 0
    for number in sorted(counts):
        seen += counts[number]
        if seen >= rank:
            return number
    return None


class Study:
    def __init__(self):
        self.winnable = collections.Counter()  # by game: deals that somebody wins
        self.by_seat = collections.Counter()  # by (game, seat): deals that this seat wins
        self.best = collections.Counter()  # by game: how often it pays a seat most
        self.values = collections.defaultdict(collections.Counter)  # by game: values where best
        self.cents = collections.Counter()

    def add_deal(self, deal):
        won = {(name(row["contract"]), row["declarer"]) for row in deal if row["won"] == 1}
        self.by_seat.update(won)
        self.winnable.update({game for game, _ in won})
        self.winnable["any"] += bool(won)
        for row in deal:
            if row["best"] == 1:
                game = name(row["contract"])
                self.best[game] += 1
                self.values[game][row["value"]] += 1
                self.cents[row["cents"]] += 1

    def read(self, path):
        deal, line, count = [], None, 0
        for row in rows(path):
            if row["line"] != line and deal:
                self.add_deal(deal)
                deal = []
                count += 1
            line = row["line"]
            deal.append(row)
        self.add_deal(deal)
        return count + 1

    def print(self, deals):
        print(f"{deals:,} deals. Somebody wins some contract in {self.winnable['any'] / deals:.2%}.\n")
        print("| game | won by somebody | seat 0 | seat 1 | seat 2 | seat 3 |")
        print("|---|---|---|---|---|---|")
        games = sorted(self.winnable.keys() - {"any"}, key=lambda game: -self.winnable[game])
        for game in games:
            seats = " | ".join(f"{self.by_seat[game, seat] / deals:.2%}" for seat in range(4))
            print(f"| {game} | {self.winnable[game] / deals:.2%} | {seats} |")
        print("\nThe contract that pays a seat most (or costs it least), and its exact value:\n")
        print("| game | share of hands | 5 % | 25 % | median | 75 % | 95 % |")
        print("|---|---|---|---|---|---|---|")
        for game, count in self.best.most_common():
            marks = " | ".join(
                str(quantile(self.values[game], share)) for share in (0.05, 0.25, 0.5, 0.75, 0.95)
            )
            print(f"| {game} | {count / (4 * deals):.2%} | {marks} |")
        mean = sum(cents * count for cents, count in self.cents.items()) / sum(self.cents.values())
        print(f"\nIt pays {mean:.1f} cents on average, open cards, tariff 10/20/50.")


def main():
    if len(sys.argv) not in (2, 3):
        sys.exit(__doc__)
    job = os.path.join(HERE, "who-wins.toml")
    output = sys.argv[2] if len(sys.argv) == 3 else "who-wins.rows.zst"
    status = subprocess.call([sys.argv[1], "batch", job, "--output", output])
    if status != 0:
        sys.exit(status)
    study = Study()
    study.print(study.read(output))
    with open(output + ".receipt", encoding="utf-8") as receipt:
        print("\nReceipt:", "`" + receipt.read().strip() + "`")


main()
