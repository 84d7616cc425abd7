"""How often each game is best, and what a seat is worth."""

import collections
import math

import pictures
from .hands import GAMES
from .text import COLOURS, SEATS, image, mean, prose, share, table


class Calls:
    """How often each game is the best call."""

    picture = "book-calls.svg"

    def __init__(self):
        self.hands = 0  # at all seats
        self.counts = collections.Counter()  # by (game or verdict, seat)
        self.by_cents = collections.Counter()  # by game, where worth more than passing at all
        self.taste = collections.Counter()  # by game

    def add(self, answer):
        self.hands += 1
        self.counts[answer.game if answer.verdict == "play" else answer.verdict, answer.seat] += 1
        self.by_cents[answer.game if answer.gain > 0 else "leave"] += 1
        if answer.verdict == "taste":
            self.taste[answer.game] += 1

    def rows(self):
        """(key, name, count at each seat), the rarest last, then what is not played."""
        keys = sorted(GAMES, key=lambda game: -sum(self.counts[game, seat] for seat in range(4)))
        names = [*((key, GAMES[key]) for key in keys), ("taste", "matter of taste"), ("leave", "pass")]
        return [(key, name, [self.counts[key, seat] for seat in range(4)]) for key, name in names]

    def seat_sum(self, seat):
        return sum(number for (_, of), number in self.counts.items() if of == seat)

    def text(self):
        sums = [self.seat_sum(seat) for seat in range(4)]
        rows = [(name, *(share(number, whole) for number, whole in zip(counts, sums)),
                 share(sum(counts), self.hands),
                 share(self.by_cents[key], self.hands) if key != "taste" else "")
                for key, name, counts in self.rows()]
        clear = [1 - (self.counts["taste", seat] + self.counts["leave", seat]) / max(1, sums[seat])
                 for seat in range(4)]
        taste = ", ".join(f"{GAMES[game]} on {share(number, sum(self.taste.values()), 0)}"
                          for game, number in self.taste.most_common(2))
        return ("## How often each game is best\n"
                + image(self, "Stacked bars, one for each seat: the share of all hands on which each "
                        "game is called")
                + prose("A hand is clearly worth a game least often at seat "
                        f"{clear.index(min(clear))} ({share(min(clear), 1)}), most often at seat "
                        f"{clear.index(max(clear))} ({share(max(clear), 1)}).")
                + table(["best call", *SEATS, "all", "by cents alone"], rows)
                + prose("Shares of all hands. A game stands here where the verdict of `ask` is "
                        "*play*: the game is worth more than passing even if its chance is as "
                        "wrong as its interval, and the curve beneath it (.02), allow. A *matter "
                        "of taste* is within these errors"
                        + (f"; the game in question is {taste} of such hands" if taste else "")
                        + ". By cents alone, the better number counts, however close."))

    def svg(self):
        rows = [(SEATS[seat], {name: 100 * counts[seat] / max(1, self.seat_sum(seat))
                               for _, name, counts in self.rows()}) for seat in range(4)]
        colours = {**COLOURS, "taste": "#c9c9c9", "leave": "#ececec"}
        return pictures.stacked_bars("Best call, share of all hands", rows,
                                     [(name, colours[key]) for key, name, _ in self.rows()], " %")


class Seats:
    """What a seat is worth, and by what."""

    picture = "book-seats.svg"

    def __init__(self):
        self.sums = collections.Counter()  # by (what, seat)
        self.gains = collections.Counter()  # by (game, seat): cents more than passing
        self.bids = collections.Counter()  # by (game, seat): cents
        self.played = collections.Counter()  # by (game, seat)

    def add(self, answer):
        seat = answer.seat
        self.sums["hands", seat] += 1
        self.sums["worth", seat] += answer.worth
        self.sums["passing", seat] += answer.passing
        self.sums["too high", seat] += too_high(answer)
        if answer.gain > 0:
            self.played[answer.game, seat] += 1
            self.gains[answer.game, seat] += answer.gain
            self.bids[answer.game, seat] += answer.best["bid_cents"]
        else:
            self.sums["passed", seat] += answer.passing

    def row(self, seat):
        hands, played = self.sums["hands", seat], sum(self.played[game, seat] for game in GAMES)
        return (SEATS[seat], mean(self.sums["worth", seat], hands), mean(self.sums["passing", seat], hands),
                mean(self.sums["worth", seat] - self.sums["passing", seat], hands), share(played, hands),
                mean(sum(self.bids[game, seat] for game in GAMES), played),
                mean(self.sums["passed", seat], hands - played))

    def text(self):
        hands = sum(self.sums["hands", seat] for seat in range(4))
        excess = sum(self.sums["too high", seat] for seat in range(4)) / hands
        ruf, all_played = (sum(self.played[game, seat] for game in games for seat in range(4))
                           for games in (["ruf"], GAMES))
        ruf_gain, gain = (sum(self.gains[game, seat] for game in games for seat in range(4))
                          for games in (["ruf"], GAMES))
        games = [(name, *(f"{mean(self.gains[game, seat], self.sums['hands', seat])} "
                          f"({mean(self.bids[game, seat], self.played[game, seat])})" for seat in range(4)))
                 for game, name in GAMES.items() if any(self.played[game, seat] for seat in range(4))]
        return ("## What a seat is worth\n"
                + image(self, "For each seat, what always passing is worth and what each game adds to it")
                + table(["seat", "worth", "always passing", "bidding adds", "plays",
                         "a hand played", "a hand passed"], map(self.row, range(4)))
                + prose("Cents a hand, all hands alike likely, by the better of the best game and "
                        "passing. What is counted is the moment when it is this seat's turn and "
                        "*everybody before it has passed*. A seat behind others gets there more "
                        "rarely, and what it earns or pays in their games is not here: the four "
                        "numbers need not add up to nothing. Passing is worth what the seats "
                        "behind then bid and play, with this hand or against it; behind seat 3 "
                        "there is nobody, and four passes cost nothing. The better of two "
                        f"estimates reads too high, here by at most about {excess:.2f} cents in "
                        "the mean.")
                + prose(f"Rufspiele are {share(ruf, all_played, 0)} of the games played by these "
                        f"numbers, and bring {share(ruf_gain, gain, 0)} of what bidding adds. What "
                        "each game adds to always passing, in cents a hand over all hands; in "
                        "brackets, what it is worth as a bid on the hands that it is called with "
                        "(where passing costs, less than nothing can be the better loss):")
                + table(["game", *SEATS], games))

    def svg(self):
        per_hand = {seat: max(1, self.sums["hands", seat]) for seat in range(4)}
        rows = [(SEATS[seat], {name: self.gains[game, seat] / per_hand[seat] for game, name in GAMES.items()})
                for seat in range(4)]
        starts = {SEATS[seat]: self.sums["passing", seat] / per_hand[seat] for seat in range(4)}
        return pictures.stacked_bars(
            "What a seat is worth: from always passing, by what each game adds", rows,
            [(name, COLOURS[game]) for game, name in GAMES.items()], " ct", starts, "{:+.1f} ct")


def too_high(answer):
    """By how much the better of its two best numbers is expected to read above the better one's truth."""
    numbers = sorted([(answer.passing, answer.passing_error),
                      *((call["bid_cents"], call["bid_error"]) for call in answer.calls[:2])])[-2:]
    (second, one), (first, other) = numbers
    deviation = math.hypot(one, other) / 1.96
    if deviation == 0:
        return 0
    apart = (first - second) / deviation
    density = math.exp(-apart * apart / 2) / math.sqrt(2 * math.pi)
    return deviation * (density - apart * math.erfc(apart / math.sqrt(2)) / 2)
