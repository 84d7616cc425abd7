"""The least that a bot needs: it passes, and plays its first legal card. Usage: skeleton.py"""
import sys


def legal_cards(view):
    (game, _), *hands = [part.split() for part in view.split("|")][:6]
    played = hands.pop() if len(hands) > 4 else []
    kind, _, suit = game.replace("+tout", "").partition(":")
    tops, trump = ("U" if "wenz" in kind else "O" if "geier" in kind else "OU"), "H" if kind[0] == "r" else suit
    color = lambda card: "trump" if card[1] in tops or card[0] == trump else card[0]
    hand = [card for cards in hands if "_" not in cards for card in cards if card not in played]
    trick = played[len(played) // 4 * 4:]
    cards = [card for card in hand if trick and color(card) == color(trick[0])] or hand
    called = suit + "A" if kind == "ruf" else ""
    if called in cards:  # it comes when its suit is led, and until then it stays
        away = [card for card in cards if (card != called if trick else color(card) != suit)]
        return away if away and not (trick and color(trick[0]) == suit) else [called]
    return cards


for line in sys.stdin:
    word, _, rest = line.strip().partition(" ")
    if word == "hello":
        print("id name skeleton\nid protocol 1\nid commands position auction\nhellook", flush=True)
    elif word == "isready":
        print("readyok", flush=True)
    elif word in ("position", "auction"):
        asked, view = word, rest
    elif word == "go":
        print("bestcard " + legal_cards(view)[0] if asked == "position" else "bestbid pass", flush=True)
