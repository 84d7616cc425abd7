"""Rules of thumb, and what they lose against the book."""

import collections

import pictures
from .hands import GAMES, game_of, strength
from .text import SEATS, image, prose, share, table


class Needs:
    """What a rule of thumb asks of a hand: cards that are trump, those of them that are Ober (in Wenz and
    Farbwenz: Unter), Sauen that are not trump, the sum of these three, and whether each other suit has
    its Sau."""

    def __init__(self, trumps=0, high=0, sauen=0, points=0, covered=False):
        self.trumps, self.high, self.sauen = trumps, high, sauen
        self.points, self.covered = points, covered

    def met(self, hand, contract):
        own, high, sauen, bare = strength(hand, contract)
        return (own >= self.trumps and high >= self.high and sauen >= self.sauen
                and own + high + sauen >= self.points and not (self.covered and bare))

    def words(self, game):
        if self.points:
            return f"{self.points} points"
        high = "Unter" if game in ("wenz", "farbwenz") else "Ober"
        only_high = game in ("wenz", "geier")
        parts = [f"{self.trumps} {high if only_high else 'trumps'}"]
        if self.high and not only_high:
            parts.append(f"{self.high} of them {high}")
        if self.sauen:
            parts.append(f"{self.sauen} Sau" + ("en" if self.sauen > 1 else ""))
        if self.covered:
            parts.append("the Sau of each suit held")
        return ", ".join(parts)


ORDER = ("solo", "farbwenz", "wenz", "geier", "ruf")  # in which a rule thinks of the games
# By name: what each game needs.
RULES = {
    "nobody plays": {},
    "Rufspiele only": {"ruf": Needs(4, 1)},
    "trumps alone": {"solo": Needs(5), "wenz": Needs(2, covered=True), "ruf": Needs(4)},
    "two and two": {"solo": Needs(5, 2), "wenz": Needs(2, sauen=2), "ruf": Needs(4, 1)},
    "two and two, all games": {"solo": Needs(5, 2), "farbwenz": Needs(4, 2), "wenz": Needs(2, sauen=2),
                               "geier": Needs(2, sauen=2), "ruf": Needs(4, 1)},
    "three Ober": {"solo": Needs(5, 3), "farbwenz": Needs(5, 1), "wenz": Needs(2, sauen=2),
                   "geier": Needs(2, sauen=2), "ruf": Needs(4, 1)},
    "cautious": {"solo": Needs(5, 3), "farbwenz": Needs(5, 2), "wenz": Needs(3, sauen=2),
                 "geier": Needs(3, sauen=2), "ruf": Needs(4, 2)},
    "bold": {"solo": Needs(4, 2), "farbwenz": Needs(4, 1), "wenz": Needs(2, sauen=1),
             "geier": Needs(2, sauen=1), "ruf": Needs(3, 1)},
    "counting": {"solo": Needs(points=8), "farbwenz": Needs(points=7), "wenz": Needs(points=8),
                 "geier": Needs(points=8), "ruf": Needs(points=6)},
}


def rule_call(rule, answer):
    """The call that a rule makes, None to pass; of the suits it leaves open, the book's."""
    for game in ORDER:
        for call in answer.games.get(game, ()) if game in rule else ():
            if rule[game].met(answer.hand, call["contract"]):
                return call
    return None


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
        hands, nothing = sum(self.hands.values()), self.loss("nobody plays")
        rows = [(name, f"**{self.loss(name):.2f}**",
                 *(f"{self.loss(name, seats=[seat]):.1f}" for seat in range(4)),
                 *(share(self.often[name, fault], hands) for fault in self.faults)) for name in order]
        stated = [(name, *(rule[game].words(game) if game in rule else "" for game in ORDER))
                  for name, rule in RULES.items()]
        return ("## Rules of thumb against the book\n"
                + image(self, "Stacked bars, one for each rule: cents lost a hand by playing too "
                        "much, too little, or another game")
                + prose("The first game of a row that the hand is good enough for is called, at "
                        "every seat, in the best suit; each number is the least asked for. "
                        "*Points* are one for each trump, one more for each Ober among them (in "
                        "Wenz and Farbwenz: Unter), and one for each other Sau.")
                + table(["rule", *(GAMES[game] for game in ORDER)], stated)
                + prose("With eight cards, beginners are told five trumps for a Rufspiel, seven for a "
                        "Solo, two Unter and no suit without its Sau for a Wenz: *trumps alone* is the "
                        "like for six. *Two and two* and its neighbours are as players say such things, "
                        "not from any one book. *Three Ober* and *counting* had an advantage: their "
                        "numbers are those of many that lost least on a sample of a coarser book.")
                + prose(f"The best of these, *{order[0]}*, keeps "
                        f"{share(nothing - self.loss(order[0]), nothing, 0)} of what bidding by "
                        "the book adds to always passing.")
                + table(["rule", "loses", *SEATS, "plays too much", "too little", "another game"], rows)
                + prose("Cents a hand lost against the better of the book's best game and "
                        "passing. Then, where the verdict is clear, on how many of all hands the "
                        "rule plays what is to be left, leaves what is to be played, or plays "
                        "another game than the best. (In the picture every cent lost is counted, "
                        "clear or not; the better of two estimates reads too high, and so do these "
                        "losses, by about as much as a seat's worth.)"))

    def svg(self):
        rows = [(name, {fault: self.loss(name, [fault]) for fault in self.faults})
                for name in sorted(RULES, key=self.loss)]
        return pictures.stacked_bars("Cents lost a hand by rules of thumb", rows, list(self.faults.items()), " ct",
                                     note="{:.1f} ct")
