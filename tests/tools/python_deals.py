"""Random deals of every contract and option, for the tests of the Python package."""

from __future__ import annotations

import random
import re

import schafkopf

CARDS = [suit + rank for suit in "SHGE" for rank in "789UOKZA"]
SEATS = range(4)
HIGHEST = "EO GO HO SO EU GU HU SU".split()


def without(ranks):
    return [card for card in CARDS if card[1] not in ranks]


#: Options that may change the value of a deal.
OF_PLAY = ["must_overtake", "bettel_lead", "runaway_min_short", "runaway_count", "x_discard_from_trick",
           "bettel_trumps", "kop_trumps"]

#: Of each deck the cards.
LONG, SHORT, SHORT20, KOP = CARDS, without("78"), without("789"), without("789K")

#: Contracts with every form of call, and how their hands are helped: the deck, and what the declarer
#: must hold for an announcement that chance would rarely allow.
SUITS = "EGHS"
CONTRACTS = (
    [f"ruf:{suit}{tout}" for suit in "EGS" for tout in ("", "+tout")]
    + [f"{name}:{suit}" for name in ("solo", "farbwenz", "farbgeier", "farbkoenig",
                                     "farbeisenbahner", "farbkreuz", "hintenrum", "sjavs")
       for suit in SUITS]
    + [f"solo:{suit}+tout" for suit in SUITS]
    + ["wenz", "wenz+tout", "geier", "koenig", "eisenbahner", "hybrid", "kreuz", "bettel", "pfd",
       "bettel+ouvert", "bettel+stich", "sie", "ramsch", "schieberamsch", "offiziere", "kop",
       "cicha", "wesele", "zolo", "zolo+tout", "passed", "ramsch+stich"]
    + [f"muss:{card}" for card in ("EA", "GA", "SA", "EZ", "GK")]
    + [f"{name}:{seat}" for name in ("hochzeit", "bauernhochzeit") for seat in SEATS])


def name_of(contract):
    return re.split("[:+]", contract)[0]


def options_of(rules):
    """Every option with its words and its ranges of numbers, from the table of engine/RULES.md."""
    rows = re.findall(r"^\| `(\w+)` \| (bool|number|choice) \| ([^|]*) \|", rules, re.MULTILINE)
    options = {}
    for name, _, values in rows:
        span = re.search(r"(\d+) to (\d+)", values)
        words = re.findall(r"[\w/]+", values[:span.start()] if span else values)
        words = [word for word in words if word != "or"]
        spans = [range(int(span[1]), int(span[2]) + 1)] if span else []
        options[name] = (words, spans)
    return options


def value_of(option, chance):
    words, spans = option
    from_span = spans and (not words or chance.random() < 0.5)
    return str(chance.choice(spans[0])) if from_span else chance.choice(words)


def rules_for(options, first, chance):
    """Rules as a question has them: the option `first` and a few others."""
    names = {first, *chance.sample(sorted(options), chance.randrange(3)),
             *chance.sample(OF_PLAY, chance.randrange(2))}
    return {"options": [f"{name}={value_of(options[name], chance)}" for name in sorted(names)]}


def wanted_by(contract, declarer, chance):
    """What the declarer should hold, and what he must not."""
    name, _, rest = contract.partition(":")
    name = name_of(contract)
    if name in ("sie",):
        return HIGHEST, []
    if name in ("wesele", "cicha"):
        return ["EO", "GO"], []
    if name in ("hochzeit", "bauernhochzeit"):
        return [], [card for card in CARDS if card[1] in "OU" or card[0] == "H"]
    if name == "muss":
        suit, rank = rest[0], rest[1]
        held = [suit + "9"] + [other + "A" for other in "EGS"] if rank != "A" else [suit + "9"]
        held += [other + "Z" for other in "EGS"] if rank == "K" else []
        return [chance.choice(["EO", "GO", "HO", "SO"]), *held], [rest[:2]]
    if name == "ruf":
        return [rest[0] + "9"] + (HIGHEST if "+tout" in rest else []), [rest[0] + "A"]
    return (HIGHEST if "+tout" in contract and chance.random() < 0.7 else []), []


def line_of(contract, chance):
    """A deal line that may be none: hands of some deck, and a declarer."""
    name = name_of(contract)
    if name == "offiziere":
        cards = chance.sample(CARDS, 32)
        pairs = [f"{a}/{b}" for a, b in zip(cards[::2], cards[1::2])]
        return f"offiziere {chance.randrange(2)} | {' '.join(pairs[:8])} | {' '.join(pairs[8:])}"
    decks = [KOP] if name in ("kop", "cicha", "wesele", "zolo") else [LONG, SHORT, SHORT20]
    deck = LONG if name in ("sjavs", "passed") else chance.choice(decks)
    size = len(deck) // 4
    declarer = chance.choice(SEATS)
    wanted, unwanted = wanted_by(contract, declarer, chance)
    cards = chance.sample(deck, len(deck))
    cards.sort(key=lambda card: (card in unwanted, card not in wanted))
    rest = cards[size:]
    chance.shuffle(rest)
    hands = [rest[i * size:(i + 1) * size] for i in range(3)]
    hands.insert(declarer, cards[:size])
    nobody = name in ("ramsch", "schieberamsch", "kop", "passed")
    seats = " | ".join(" ".join(hand) for hand in hands)
    return f"{contract} {'-' if nobody else declarer} | {seats}"


def with_cards_played(deal, rules, chance, left):
    """The deal with random legal cards played until at most so many are left."""
    if deal.contract is None:
        return deal
    total = sum(len(hand) for hand in deal.hands)
    while total - len(deal.played) > left:
        seats = [card for hand in deal.hands for card in hand if card not in deal.played]
        chance.shuffle(seats)
        for card in seats:
            try:
                start = str(deal) + ("" if deal.played else " |")
                deal = schafkopf.Deal(f"{start} {card}", rules)
                break
            except schafkopf.DealError:
                continue
        else:
            return None
    return deal


def random_deal(contract, options, first, seed):
    """A Deal of the contract by rules with the option `first`: (deal, rules)."""
    chance = random.Random(f"{contract} {first} {seed}")
    for attempt in range(3000):
        rules = rules_for(options, first, chance)
        try:
            deal = schafkopf.Deal(line_of(contract, chance), rules)
        except schafkopf.DealError:
            continue
        slow = name_of(contract) in ("kop", "cicha", "wesele", "zolo", "sjavs", "offiziere")
        short = sum(len(hand) for hand in deal.hands) < 32
        left = 16 if slow or not short else 24
        deal = with_cards_played(deal, rules, chance, left)
        if deal is not None:
            return deal, rules
    raise AssertionError(f"no deal of {contract} with {first} was found")


def value(deal):
    """Its value, or None where it has none."""
    try:
        return int(schafkopf.solve([deal], threads=1)[0])
    except ValueError:
        return None


def identity(deal):
    """What another process sees of a deal: all of it, its hash and its value."""
    return str(deal), deal.rules, repr(deal), hash(deal), value(deal)
