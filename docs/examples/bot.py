"""A bot for the engine protocol: rules of thumb for the games of rule set sauspiel. Usage: bot.py"""
import sys


def points(card):
    return {"A": 11, "Z": 10, "K": 4, "O": 3, "U": 2}.get(card[1], 0)


def power(card, game, led=""):  # the highest of a trick takes it; trumps are from 50 on
    kind, _, suit = game.replace("+tout", "").partition(":")
    tops = "U" if "wenz" in kind else "O" if "geier" in kind else "OU"
    if card[1] in tops:
        return 90 - 10 * tops.index(card[1]) - "EGHS".index(card[0])
    return "789UOKZA".index(card[1]) + (50 if card[0] == ("H" if kind[0] == "r" else suit) else 20 * (card[0] == led))


def card_for(view):
    (game, declarer), *hands = [part.split() for part in view.split("|")][:6]
    hands, played = hands[:4], hands[4] if len(hands) > 4 else []
    suit = lambda card: "T" if power(card, game) >= 50 else card[0]
    ahead = lambda trick: max(trick, key=lambda card: power(card, game, suit(trick[0])))
    leader, dealt, called = 0, hands, game[4:5] + "A" if game[:3] == "ruf" else ""
    while len(played) >= 4:
        trick, played = played[:4], played[4:]
        leader = (leader + trick.index(ahead(trick))) % 4
        hands = [[card for card in hand if card not in trick] for hand in hands]
    me, led = (leader + len(played)) % 4, suit(played[0]) if played else ""
    legal = [card for card in hands[me] if suit(card) == led] or hands[me]
    attacks = str(me) == declarer or called in dealt[me]
    if called in legal:  # the called Sau comes when its suit is led, and until then it stays
        away = [card for card in legal if (suit(card) if not led else card) != (called[0] if not led else called)]
        legal = [called] if led == called[0] or not away else away
    cheap = min(legal, key=lambda card: (points(card), power(card, game)))
    if not led:  # who attacks draws trumps, others begin with a Sau
        sau = [card for card in legal if card[1] == "A" and suit(card) != "T"]
        return max(legal, key=lambda card: power(card, game)) if attacks else (sau + [cheap])[0]
    best, last = power(ahead(played), game, led), len(played) == 3
    wins = [card for card in legal if power(card, game, led) > best]
    friend = (str((leader + played.index(ahead(played))) % 4) == declarer) == attacks  # as far as one sees
    give = legal if friend and (last or best > 70) else wins if last else []
    return max(give, key=points) if give else wins[-1] if wins and not friend else cheap


def bid_for(hand, bids):
    trumps = {suit: [card for card in hand if power(card, "solo:" + suit) >= 50] for suit in "EGHS"}
    best, full = max("EGHS", key=lambda suit: len(trumps[suit])), len(hand) / 8
    if len(bids.split()) > 2 * bids.count("pass"):  # somebody plays
        return "pass"
    if len(trumps[best]) >= 6 * full and len(trumps[best]) + sum(card[1] == "A" for card in hand) >= 7.5 * full:
        return "solo solo:" + best
    calls = [card[0] for card in hand if card not in trumps["H"] and card[0] + "A" not in hand]
    return "ruf ruf:" + calls[0] if calls and len(trumps["H"]) >= 5 * full else "pass"


for line in sys.stdin:
    word, _, rest = line.strip().partition(" ")
    if word == "hello":
        print("id name bot.py\nid protocol 1\nid commands position auction\nhellook", flush=True)
    elif word == "isready":
        print("readyok", flush=True)
    elif word in ("position", "auction"):
        asked, text = word, rest
    elif word == "go" and asked == "position":
        print("bestcard", card_for(text), flush=True)
    elif word == "go":
        print("bestbid", bid_for(text.split("|")[1].split(), " ".join(text.split("|")[2:])), flush=True)
