#!/usr/bin/env python3
"""An engine with our cards and doublings, whose bids are a few ifs (rule set sauspiel).

    P=build/release/tools/schafkopf
    $P match "engine:bench/studies/ruled_bids.py $P --ours" "engine:bench/studies/ruled_bids.py $P" --whole

tells what our auction is worth: both play the same cards, and the first one bids as we do, too.
"""
import argparse
import subprocess
import sys

RANKED = ["pass", "ruf", "geier", "wenz", "solo"]


def trumps_of(hand, suit):
    return [card for card in hand if card[1] in "OU" or card[0] == suit]


def sauen_beside(hand, trumps):
    """Sauen that are no trumps, and tens behind them."""
    return sum(card[1] == "A" or (card[1] == "Z" and card[0] + "A" in hand)
               for card in hand if card not in trumps)


def lone_tricks(hand, rank):
    """What a Wenz (U) or Geier (O) counts on: its trumps, Sauen and tens behind them."""
    held = [card for card in hand if card[1] == rank]
    return len(held) + sauen_beside(hand, held) if len(held) >= 2 or held == ["EU"] else 0


def callable_suits(hand, trumps):
    """Suits of a Rufspiel, that with the fewest cards first."""
    counts = {suit: sum(card[0] == suit and card not in trumps for card in hand) for suit in "EGS"}
    return sorted((suit for suit in counts if counts[suit] and suit + "A" not in hand), key=counts.get)


def ruled_bid(hand):
    """The game that the ifs would play: a solo, a Wenz or Geier, a Rufspiel, or "pass"."""
    suit = max("EGHS", key=lambda suit: len(trumps_of(hand, suit)))
    trumps = trumps_of(hand, suit)
    ober, court = (sum(card[1] in ranks for card in hand) for ranks in ("O", "OU"))
    if len(trumps) >= 6 and ober >= 2 and court >= 3 and len(trumps) + sauen_beside(hand, trumps) >= 7:
        return "solo:" + suit
    for game, rank in ("wenz", "U"), ("geier", "O"):
        if lone_tricks(hand, rank) >= 5:
            return game
    trumps = trumps_of(hand, "H")
    suits = callable_suits(hand, trumps)
    strong = len(trumps) >= 5 and ober >= 1 or len(trumps) >= 4 and ober >= 2 and sauen_beside(hand, trumps) >= 1
    return "ruf:" + suits[0] if suits and strong else "pass"


def ruled_answer(auction):
    """What to say to `auction SEAT | HAND | BIDS`: the game, where it outbids what stands."""
    bids = [bid.split()[1] for bid in "".join(auction[2:]).split(",") if bid.strip()]
    game = ruled_bid(auction[1].split())
    kind = game.partition(":")[0]
    outbids = all(bid in RANKED and RANKED.index(bid) < RANKED.index(kind) for bid in bids)
    return f"bestbid {kind} {game}" if game != "pass" and outbids else "bestbid pass"


class Ours:
    """Our engine, asked as others ask it."""

    def __init__(self, program, worlds):
        self.run = subprocess.Popen([program, "engine", "--worlds", str(worlds)], stdin=subprocess.PIPE,
                                    stdout=subprocess.PIPE, text=True, bufsize=1)

    def say(self, line):
        self.run.stdin.write(line + "\n")
        self.run.stdin.flush()

    def answer(self, begin):
        return next(line.rstrip("\n") for line in self.run.stdout if line.startswith((begin, "error")))


def main():
    options = argparse.ArgumentParser(description=__doc__,
                                      formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("program")
    options.add_argument("--worlds", type=int, default=100, help="for a card")
    options.add_argument("--ours", action="store_true", help="bid as we do")
    options = options.parse_args()
    ours = Ours(options.program, options.worlds)
    answers = {"position": "bestcard", "double": "bestdouble", "auction": "bestbid", "isready": "readyok"}
    asked = auction = None
    for line in sys.stdin:
        word, _, rest = line.strip().partition(" ")
        if word in ("position", "double", "auction"):
            asked, auction = word, rest.split("|") if word == "auction" and not options.ours else None
        if word == "hello":
            print("id name ruled_bids.py\nid protocol 1\nid commands position auction double\nhellook", flush=True)
        elif word == "quit":
            break
        elif auction is None or word == "isready":
            ours.say(line.strip())
            if word in ("go", "isready"):
                print(ours.answer(answers[asked if word == "go" else word]), flush=True)
        elif word == "go":
            print(ruled_answer(auction), flush=True)
        elif word not in answers:
            ours.say(line.strip())


if __name__ == "__main__":
    main()
