"""The sections of book.md: each reads the answers one by one and then makes its text and its picture."""

import collections
import functools
import json
import math

import pictures
from hands import GAMES, RULES, game_of, rule_call, shape, strength

SEATS = ("seat 0", "seat 1", "seat 2", "seat 3")
COLOURS = {"ruf": "#4e79a7", "solo": "#59a14f", "wenz": "#e15759", "farbwenz": "#b07aa1",
           "geier": "#f28e2b", "tout": "#6b4c3b", "sie": "#222222"}


def table(header, rows):
    lines = [header, ["---"] * len(header), *rows]
    return "".join("| " + " | ".join(str(cell) for cell in line) + " |\n" for line in lines)


def share(part, whole, digits=1):
    return f"{100 * part / whole:.{digits}f} %" if whole else "-"


def mean(total, number):
    return f"{total / number:+.1f}" if number else "-"


def give_or_take(cents, error):
    return f"{cents:+.0f} ± {error:.0f}"


def image(section, words):
    return f"![{words}]({section.picture})\n"


def examples(entries):
    """Rows of a table of (hand, call, what else) at a seat."""
    return [(answer.seat, f"`{answer.hand}`", *cells) for answer, *cells in entries]


class Lowest:
    """The few with the lowest key, one for each shape."""

    def __init__(self, limit):
        self.limit, self.entries = limit, []  # (key, shape, answer)

    def add(self, key, form, answer):
        if len(self.entries) == self.limit and key >= self.entries[-1][0]:
            return
        same = [entry for entry in self.entries if entry[1] == form]
        if same and same[0][0] <= key:
            return
        kept = [entry for entry in self.entries if entry[1] != form]
        self.entries = sorted([*kept, (key, form, answer)], key=lambda entry: entry[:2])[:self.limit]


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
                 share(sum(counts), self.hands), share(self.by_cents[key], self.hands) if key != "taste" else "")
                for key, name, counts in self.rows()]
        tasted = sum(self.taste.values())
        of_taste = ", ".join(f"{GAMES[game]} {share(number, tasted, 0)}"
                             for game, number in self.taste.most_common(3))
        return ("## How often each game is best\n\n"
                + image(self, "Stacked bars, one for each seat: shares of all hands on which each game is called")
                + "\n" + table(["best call", *SEATS, "all", "by cents alone"], rows)
                + "\nShares of all hands. A game stands here where the verdict is *play*: it is worth more than "
                "passing by more than the errors of both. In a *matter of taste* the errors overlap"
                + (f" (the game in question: {of_taste})" if tasted else "")
                + ". By cents alone, the better number counts, however close.\n")

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
        games = [(name, *(f"{mean(self.gains[game, seat], self.sums['hands', seat])} "
                          f"({mean(self.bids[game, seat], self.played[game, seat])})" for seat in range(4)))
                 for game, name in GAMES.items() if any(self.played[game, seat] for seat in range(4))]
        return ("## What a seat is worth\n\n"
                + image(self, "For each seat, what always passing is worth and what each game adds to it") + "\n"
                + table(["seat", "worth", "always passing", "bidding adds", "plays",
                         "a hand played", "a hand passed"], map(self.row, range(4)))
                + "\nCents a hand, all hands alike likely, the better of the best game and passing. What is counted "
                "is the moment when it is this seat's turn and *everybody before it has passed*: a seat whose "
                "neighbours play first gets there more rarely, and what it earns or pays in their games is not "
                "here. So the four numbers need not add up to nothing. Passing is worth what the seats behind then "
                "bid and play, with it or against it; nobody is left behind seat 3, and four passes cost nothing. "
                f"Taking the better of two estimates reads too high, here by about {excess:.2f} cents.\n\n"
                "What each game adds to always passing, in cents a hand of all hands (in brackets: what it is "
                "worth as a bid, on the hands it is called with):\n\n" + table(["game", *SEATS], games))

    def svg(self):
        per_hand = {seat: max(1, self.sums["hands", seat]) for seat in range(4)}
        rows = [(SEATS[seat], {name: self.gains[game, seat] / per_hand[seat] for game, name in GAMES.items()})
                for seat in range(4)]
        starts = {SEATS[seat]: self.sums["passing", seat] / per_hand[seat] for seat in range(4)}
        return pictures.stacked_bars("What a seat is worth: from always passing, by what each game adds", rows,
                                     [(name, COLOURS[game]) for game, name in GAMES.items()], " ct", starts,
                                     "{:+.1f} ct")


def too_high(answer):
    """By how much the better of its two best numbers is expected to read above the better one's truth."""
    numbers = sorted([(answer.passing, answer.passing_error),
                      *((call["bid_cents"], call["bid_error"]) for call in answer.calls)])[-2:]
    (second, one), (first, other) = numbers
    deviation = math.hypot(one, other) / 1.96
    if deviation == 0:
        return 0
    apart = (first - second) / deviation
    density = math.exp(-apart * apart / 2) / math.sqrt(2 * math.pi)
    return deviation * (density - apart * math.erfc(apart / math.sqrt(2)) / 2)


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
        return ("## The weakest hands worth each game\n\n"
                + image(self, "For each game and seat, how likely the hands that call it are to win")
                + "\nBox: from 5 to 95 of 100 hands that call the game, with the median; the line reaches to the "
                "weakest. These are the weakest two of each seat: of the hands whose verdict is *play*, with this "
                "game as the best call, those with the lowest chance at the table; of hands that only the names "
                "of plain suits tell apart, one.\n\n"
                + table(["game", "seat", "hand", "call", "wins", "cents as a bid", "passing"], rows)
                + "\nA low chance can be worth a game where passing costs more, or where Laufende raise what is won. "
                "To see the rest of a hand: `schafkopf book short.book \"HAND\" --seat N`.\n")

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
        self.cells = collections.defaultdict(lambda: [0, 0, 0])  # hands, sum of chances, worth playing
        self.names = {"wenz": ("Unter", "Sauen"), "solo": ("trumps", "Ober")}[game]

    def add(self, answer):
        call = answer.of_game.get(self.game)
        if call is None:
            return
        own, high, sauen, _ = strength(answer.hand, call["contract"])
        place = (own, sauen) if self.game == "wenz" else (own, high)
        cell = self.cells[min(answer.seat, 1), *place]
        cell[0] += 1
        cell[1] += call["table_win"]
        cell[2] += call["bid_cents"] > answer.passing

    def panel(self, later):
        return {place: (chance / hands, f"play {100 * worth / hands:.0f} %")
                for (behind, *place), (hands, chance, worth) in
                ((key, cell) for key, cell in self.cells.items()) if behind == later
                for place in [tuple(place)]}

    def text(self):
        row_name, column_name = self.names
        header = [f"{row_name} \\ {column_name}", *range(5)]
        rows = [(row, *(self.cell(row, column) for column in range(5)))
                for row in sorted({key[1] for key in self.cells})]
        which = "" if self.game == "wenz" else "In the suit whose Solo is worth most. "
        return (f"## {GAMES[self.game]} by {row_name} and {column_name}\n\n"
                + image(self, f"Heat map of {row_name} and {column_name}: chance of a {GAMES[self.game]} at the table")
                + f"\n{which}Mean chance at the table, and on how many of these hands the game is worth more than "
                "passing. How many hands there are of each kind, at one seat:\n\n"
                + table(header, rows))

    def cell(self, row, column):
        hands = self.cells.get((0, row, column), (0,))[0]
        return f"{hands:,}" if hands else ""

    def svg(self):
        row_name, column_name = self.names
        return pictures.heat_maps(f"{GAMES[self.game]}: chance at the table", row_name, column_name,
                                  [("seat 0, who leads", self.panel(0)), ("seats 1 to 3", self.panel(1))])


class RulesOfThumb:
    """What simple rules lose against the book."""

    picture = "book-rules.svg"
    faults = {"too much": "#e15759", "too little": "#4e79a7", "another game": "#edc948"}

    def __init__(self):
        self.hands = collections.Counter()  # by seat
        self.lost = collections.Counter()  # by (rule, fault, seat): cents
        self.often = collections.Counter()  # by (rule, fault): where the verdict is clear

    def add(self, answer):
        self.hands[answer.seat] += 1
        for name, rule in RULES.items():
            call = rule_call(rule, answer)
            worth = call["bid_cents"] if call else answer.passing
            if worth == answer.worth:
                continue
            fault = "too little" if not call else "too much" if answer.gain <= 0 else "another game"
            self.lost[name, fault, answer.seat] += answer.worth - worth
            clear = {"too much": "leave", "too little": "play", "another game": "play"}[fault]
            other = fault != "another game" or game_of(call["contract"]) != answer.game
            self.often[name, fault] += answer.verdict == clear and other

    def loss(self, name, faults=None, seats=range(4)):
        lost = sum(self.lost[name, fault, seat] for fault in faults or self.faults for seat in seats)
        return lost / max(1, sum(self.hands[seat] for seat in seats))

    def text(self):
        order = sorted(RULES, key=self.loss)
        hands = sum(self.hands.values())
        rows = [(name, f"**{self.loss(name):.2f}**", *(f"{self.loss(name, seats=[seat]):.1f}" for seat in range(4)),
                 *(share(self.often[name, fault], hands) for fault in self.faults)) for name in order]
        stated = "".join(f"- *{name}*: " + ("; ".join(needs.words(game) for game, needs in RULES[name].items())
                                            or "pass with every hand") + ".\n" for name in RULES)
        return ("## Rules of thumb against the book\n\n"
                + image(self, "Stacked bars, one for each rule: cents lost a hand by playing too much, too little, "
                        "or another game") + "\n" + stated
                + "\nEach number is the least that the rule asks for; the first game that the hand is good enough for "
                "is called, at every seat, in the best suit. (Beginners of the long deck are told: five or more "
                "trumps for a Rufspiel, seven for a Solo, two Unter and no suit without its Sau for a Wenz. These "
                "are the like for six cards.)\n\n"
                + table(["rule", "loses", *SEATS, "plays too much", "too little", "another game"], rows)
                + "\nCents a hand lost against the better of the book's best game and passing; and on how many of all "
                "hands the rule is wrong where the book's verdict is clear: plays what is to be left, leaves what "
                "is to be played, or plays another game.\n")

    def svg(self):
        rows = [(name, {fault: self.loss(name, [fault]) for fault in self.faults})
                for name in sorted(RULES, key=self.loss)]
        return pictures.stacked_bars("Cents lost a hand by rules of thumb", rows, list(self.faults.items()), " ct",
                                     note="{:.1f} ct")


class Closest:
    """Where two decisions are closest."""

    picture = "book-closest.svg"

    def __init__(self):
        self.pairs = {"ruf": Pair(2), "wenz": Pair(10)}

    def add(self, answer):
        if answer.game == "ruf":
            self.pairs["ruf"].add(answer, answer.best, answer.passing, answer.passing_error)
        wenz, solo = answer.of_game.get("wenz"), answer.of_game.get("solo")
        if wenz and solo and min(wenz["bid_cents"], solo["bid_cents"]) > answer.passing:
            self.pairs["wenz"].add(answer, wenz, solo["bid_cents"], solo["bid_error"])

    def text(self):
        ruf, wenz = self.pairs["ruf"], self.pairs["wenz"]
        return ("## Where it is closest\n\n"
                + image(self, "Two histograms: Rufspiel less passing, and Wenz less Solo, in cents")
                + f"\n**Rufspiel or pass.** On {ruf.hands:,} hands and seats a Rufspiel is the best game. On "
                f"{share(ruf.within, ruf.hands)} of them it and passing are within the book's error of each other, on "
                f"{share(ruf.near, ruf.hands)} within 5 cents. Some of the closest:\n\n"
                + table(["seat", "hand", "call", "cents as a bid", "passing"], ruf.rows())
                + f"\n**Wenz or Solo.** On {wenz.hands:,} hands and seats both are worth more than passing. On "
                f"{share(wenz.within, wenz.hands)} of them they are within the book's error of each other, on "
                f"{share(wenz.near, wenz.hands)} within 5 cents. Some of the closest:\n\n"
                + table(["seat", "hand", "call", "cents as a bid", "best Solo"], wenz.rows()))

    def svg(self):
        ruf, wenz = self.pairs["ruf"], self.pairs["wenz"]
        return pictures.histograms("Where two decisions are closest: how many hands", [
            ("Rufspiel less passing", "cents", COLOURS["ruf"], ruf.bin, ruf.middle(30)),
            ("Wenz less Solo", "cents", COLOURS["wenz"], wenz.bin, wenz.middle(200))])


class Pair:
    """By how many cents a call is worth more than what it is compared with."""

    def __init__(self, width):
        self.bin, self.bins = width, collections.Counter()
        self.hands = self.within = self.near = 0
        self.closest = Lowest(4)

    def add(self, answer, call, other, other_error):
        more = call["bid_cents"] - other
        self.hands += 1
        self.within += abs(more) <= math.hypot(call["bid_error"], other_error)
        self.near += abs(more) <= 5
        self.bins[math.floor(more / self.bin)] += 1
        entry = (answer, f"`{call['contract']}`", give_or_take(call["bid_cents"], call["bid_error"]),
                 give_or_take(other, other_error))
        self.closest.add(abs(more), shape(answer.hand, call["contract"]), entry)

    def rows(self):
        return examples(entry for _, _, entry in self.closest.entries)

    def middle(self, cents):
        return {place: number for place, number in self.bins.items() if -cents <= place * self.bin < cents}


ALL = (Calls, Seats, Weakest, functools.partial(HeatMap, "wenz"), functools.partial(HeatMap, "solo"),
       RulesOfThumb, Closest)


def head(book, asked):
    """What the study rests on."""
    about = book.about
    effort = (f"table_error = {about['table_error']}" if about["table_error"] is not None
              else f"worlds = {about['worlds']}")
    name = book.path.rpartition("/")[2].removesuffix(".book")
    missing = f"; {book.missing:,} questions about other hands it could not answer" if book.missing else ""
    return f"""# What the book of the short deck says

For each hand of six of the 24 cards, at each of the four seats (0 is forehand and leads): what each game and passing is
worth at the table ([how good that is](../../README.md#how-good-is-the-chance-at-the-table)), read from a
[book](../../README.md#the-book) of the rule set `{about['rules']}`, tariff {about['tariff']} (Schneider/Rufspiel/solo).
{asked:,} answers{missing}.

    schafkopf batch {name}.toml                         # kind = "book", {effort}, seed = {about['seed']}
    schafkopf book {name}.book --from {name}.toml
    bench/studies/book.py schafkopf {name}.book         # all that follows: numbers, tables, pictures

Checksum of the book `{about['checksum']}`, job `{about['job']}`, answers `{about['answers']}`, model `{about['model']}`.

Cents are those of a game *as a bid*: where a seat behind outbids it, that game counts. Behind ± and in brackets are 95 %
intervals of what dealing leaves open, of one hand. The habits and curves beneath have errors of their own, which no
number of worlds removes. Means over many hands have next to no error of the first kind. Standard errors of one answer:

{table(["game", "chance at the table", "cents"], errors(about))}"""


def errors(about):
    """Of each game's entries and of passing, the mean of all seats."""
    sums = collections.defaultdict(lambda: [0, 0, 0])  # entries, squares of chance and of cents
    for part in about["parts"]:
        game = game_of(part["games"][0]) if part["games"] else "passing"
        stated, entry = part["standard_errors"], sums[game]
        entry[0] += part["answered"]
        entry[1] += part["answered"] * stated.get("table_win", 0) ** 2
        entry[2] += part["answered"] * stated["cents"] ** 2
    return [(GAMES.get(game, game), f"{math.sqrt(chance / number):.4f}" if chance else "",
             f"{math.sqrt(cents / number):.2f}") for game, (number, chance, cents) in sums.items() if number]


def summarized(groups, rows, result):
    """`groups`: of all answers, as JSON; `rows`: of the job's result, as text, or nothing."""
    lines = []
    for group in map(json.loads, groups.splitlines()):
        means = {name: field["mean"] for name, field in group["fields"].items() if "mean" in field}
        lines.append((f"`{group['by']['game']}`", f"{group['rows']:,}", f"{100 * means['table_win']:.2f} %",
                      f"{100 * means['open_win']:.2f} %", *(f"{means[name]:+.1f}" for name in ("cents", "bid_cents"))))
    text = ("## The same from summarize\n\n    schafkopf ask HANDS --book short.book --json | schafkopf summarize - "
            "--by game\n\nOf all hands, also those that nobody would call the game with; means of\n\n"
            + table(["game", "answers", "chance at the table", "with open cards", "cents", "as a bid"], lines))
    if rows:
        text += (f"\n<details><summary><code>schafkopf summarize {result} --by game</code>: what the job has "
                 f"counted</summary>\n\n```\n{rows.rstrip()}\n```\n\n</details>\n")
    return text
