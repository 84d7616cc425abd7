"""Which hands are worth a game: the weakest, by what everybody counts, and the closest decisions."""

import collections
import math

import pictures
from .hands import GAMES, shape, strength
from .text import COLOURS, SEATS, Lowest, give_or_take, image, prose, share, table


class Weakest:
    """The weakest hands worth each game."""

    picture = "book-weakest.svg"
    games = ("ruf", "solo", "wenz", "farbwenz", "geier")

    def __init__(self):
        self.lowest = {(game, seat): Lowest(2) for game in self.games for seat in range(4)}
        self.chances = collections.defaultdict(collections.Counter)  # by (game, seat): in thousandths

    def add(self, answer):
        if answer.verdict != "play" or answer.game not in self.games:
            return
        chance = answer.best["table_win"]
        self.chances[answer.game, answer.seat][round(1000 * chance)] += 1
        self.lowest[answer.game, answer.seat].add(
            chance, shape(answer.hand, answer.best["contract"]), answer)

    def row(self, answer):
        call = answer.best
        return (GAMES[answer.game], answer.seat, f"`{answer.hand}`", f"`{call['contract']}`",
                f"{100 * call['table_win']:.0f} % ({100 * call['table_low']:.0f}..{100 * call['table_high']:.0f})",
                give_or_take(call["bid_cents"], call["bid_error"]),
                give_or_take(answer.passing, answer.passing_error))

    def text(self):
        rows = [self.row(answer) for lowest in self.lowest.values() for _, _, answer in lowest.entries]
        return ("## The weakest hands worth each game\n"
                + image(self, "For each game and seat, how likely the hands that call it are to win")
                + prose("A box holds 90 of 100 hands that clearly call the game, with their "
                        "median in white; the line reaches to the weakest. The table has the "
                        "weakest two of each seat: of the hands whose verdict is *play*, this "
                        "game being the best call, those with the lowest chance at the table; of "
                        "hands that only the names of plain suits tell apart, one.")
                + table(["game", "seat", "hand", "call", "wins", "cents as a bid", "passing"], rows)
                + prose("Of so many hands, chance has helped to choose those with the lowest number: "
                        "theirs are off by more than those of a hand picked for itself.")
                + prose("A low chance is enough where passing costs more, or where Laufende raise "
                        "what is won. The two numbers of a hand share the deals in which somebody "
                        "outbids it, so their difference is surer than each. All of a hand: "
                        "`schafkopf book short.book \"HAND\" --seat N`."))

    def svg(self):
        groups = []
        for game in self.games:
            rows = [(SEATS[seat], *quantiles(self.chances[game, seat])) for seat in range(4)
                    if self.chances[game, seat]]
            if rows:
                groups.append((GAMES[game], COLOURS[game], rows))
        return pictures.ranges("Chance at the table of the hands that call each game", groups,
                               "chance at the table: weakest, 5 %, median, 95 %")


def quantiles(counts):
    """Smallest, 5 %, median and 95 % of thousandths, in percent."""
    order, whole, seen, found = sorted(counts), sum(counts.values()), 0, []
    marks = [0, 0.05 * whole, 0.5 * whole, 0.95 * whole]
    for number in order:
        seen += counts[number]
        while len(found) < 4 and seen >= max(1, marks[len(found)]):
            found.append(number / 10)
    return found


class HeatMap:
    """Chance and worth of a game by two things that everybody counts."""

    def __init__(self, game):
        self.game, self.picture = game, f"book-{game}.svg"
        # By (behind seat 0, row, column): hands, sum of chances, hands that are worth the game.
        self.cells = collections.defaultdict(lambda: [0, 0, 0])
        self.names = {"wenz": ("Unter", "Sauen"), "solo": ("trumps", "Ober")}[game]

    def add(self, answer):
        call = answer.best_of(self.game)
        if call is None:
            return
        own, high, sauen, _ = strength(answer.hand, call["contract"])
        cell = self.cells[min(answer.seat, 1), own, sauen if self.game == "wenz" else high]
        cell[0] += 1
        cell[1] += call["table_win"]
        cell[2] += call["bid_cents"] > answer.passing

    def panel(self, behind):
        return {(row, column): (chance / hands, f"play {100 * worth / hands:.0f} %")
                for (of, row, column), (hands, chance, worth) in self.cells.items() if of == behind}

    def frontier(self, behind):
        """For each row, from above, the first column from which most hands are worth the game."""
        first = {}
        for (of, row, column), (hands, _, worth) in self.cells.items():
            if of == behind and 2 * worth > hands:
                first[row] = min(column, first.get(row, column))
        return ", ".join(f"{row}+{first[row]}" for row in sorted(first, reverse=True)) or "none"

    def text(self):
        row_name, column_name = self.names
        header = [f"{row_name} \\ {column_name}", *range(5)]
        rows = [(row, *(self.cell(row, column) for column in range(5)))
                for row in sorted({row for _, row, _ in self.cells}, reverse=True)]
        which = "" if self.game == "wenz" else "In the suit whose Solo is worth most. "
        return (f"## {GAMES[self.game]} by {row_name} and {column_name}\n"
                + image(self, f"Heat map of {row_name} and {column_name}: chance of a "
                        f"{GAMES[self.game]} at the table")
                + prose(f"{which}Mean chance at the table, and on how many of these hands the game "
                        "is worth more than passing. It is on most of them from so many "
                        f"{row_name} + {column_name} on: at seat 0 {self.frontier(0)}; behind, "
                        f"{self.frontier(1)}. How many hands there are of each kind, at seat 0:")
                + table(header, rows))

    def cell(self, row, column):
        hands = self.cells.get((0, row, column), (0,))[0]
        return f"{hands:,}" if hands else ""

    def svg(self):
        row_name, column_name = self.names
        return pictures.heat_maps(f"{GAMES[self.game]}: chance at the table", row_name, column_name,
                                  [("seat 0, who leads", self.panel(0)), ("seats 1 to 3", self.panel(1))])


class Closest:
    """Where two decisions are closest."""

    picture = "book-closest.svg"

    def __init__(self):
        self.pairs = {"ruf": Pair(2), "wenz": Pair(10)}
        self.taste = 0  # between a Rufspiel and passing

    def add(self, answer):
        if answer.game == "ruf":
            self.pairs["ruf"].add(answer, answer.best, answer.passing, answer.passing_error)
            self.taste += answer.verdict == "taste"
        wenz, solo = answer.best_of("wenz"), answer.best_of("solo")
        if wenz and solo and min(wenz["bid_cents"], solo["bid_cents"]) > answer.passing:
            self.pairs["wenz"].add(answer, wenz, solo["bid_cents"], solo["bid_error"])

    def text(self):
        ruf, wenz = self.pairs["ruf"], self.pairs["wenz"]
        return ("## Where it is closest\n"
                + image(self, "Two histograms: Rufspiel less passing, and Wenz less Solo, in cents")
                + prose(f"**Rufspiel or pass.** In {ruf.hands:,} answers a Rufspiel is the best "
                        f"game. Of these, {share(self.taste, ruf.hands)} are a matter of taste, "
                        f"and {share(ruf.near, ruf.hands)} are within 5 cents of passing. The "
                        "closest of each seat:")
                + table(["seat", "hand", "call", "cents as a bid", "passing"], ruf.rows())
                + prose(f"**Wenz or Solo.** In {wenz.hands:,} answers both are worth more than "
                        f"passing. In {share(wenz.within, wenz.hands)} of these the difference is "
                        f"within the errors of both, in {share(wenz.near, wenz.hands)} within 5 "
                        "cents. The closest of each seat:")
                + table(["seat", "hand", "call", "cents as a bid", "best Solo"], wenz.rows()))

    def svg(self):
        ruf, wenz = self.pairs["ruf"], self.pairs["wenz"]
        return pictures.histograms("Where two decisions are closest: how many hands", [
            ("Rufspiel less passing", "cents, -30 to 30", COLOURS["ruf"], ruf.bin, ruf.middle(30)),
            ("Wenz less Solo", "cents, -200 to 200", COLOURS["wenz"], wenz.bin, wenz.middle(200))])


class Pair:
    """By how many cents a call is worth more than what it is compared with."""

    def __init__(self, width):
        self.bin, self.bins = width, collections.Counter()
        self.hands = self.within = self.near = 0
        self.closest = [Lowest(1) for _ in range(4)]  # of each seat

    def add(self, answer, call, other, other_error):
        more = call["bid_cents"] - other
        self.hands += 1
        self.within += abs(more) <= math.hypot(call["bid_error"], other_error)
        self.near += abs(more) <= 5
        self.bins[math.floor(more / self.bin)] += 1
        entry = (answer, f"`{call['contract']}`", give_or_take(call["bid_cents"], call["bid_error"]),
                 give_or_take(other, other_error))
        self.closest[answer.seat].add(abs(more), shape(answer.hand, call["contract"]), entry)

    def rows(self):
        return [(answer.seat, f"`{answer.hand}`", *cells) for lowest in self.closest
                for _, _, (answer, *cells) in lowest.entries]

    def middle(self, cents):
        return {place: number for place, number in self.bins.items() if -cents <= place * self.bin < cents}
