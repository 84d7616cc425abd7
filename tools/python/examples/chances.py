#!/usr/bin/env python3
"""How much of a Wenz hangs on its Unter: a small study, and its picture as SVG.

Deals random short hands with 1 to 4 Unter to the declarer, solves them all with open cards and draws
the share that is won against the Unter held; then asks what one hand is worth at the table.

    python3 chances.py [OUTPUT.svg] [DEALS]
"""

from __future__ import annotations

import random
import sys

import numpy as np
import schafkopf

SUITS = "EGHS"
PACK = [suit + rank for suit in SUITS for rank in "AZKOU9"]
UNTERS = [suit + "U" for suit in SUITS]


def deal_with(unters: int, chance: random.Random) -> list[int]:
    """Four hands as sets of cards, the declarer's first, with so many Unter in it."""
    own = chance.sample(UNTERS, unters)
    plain = [card for card in PACK if card not in UNTERS]
    own += chance.sample(plain, 6 - unters)
    rest = [card for card in PACK if card not in own]
    chance.shuffle(rest)
    return [schafkopf.card_bits(hand) for hand in (own, rest[:6], rest[6:12], rest[12:])]


def shares_won(count: int) -> list[float]:
    """Of `count` deals with 1, 2, 3 and 4 Unter each."""
    chance = random.Random(1)
    shares = []
    for unters in range(1, 5):
        hands = np.array([deal_with(unters, chance) for _ in range(count)], dtype=np.uint32)
        won = schafkopf.solve(hands, threshold=61, contract="wenz", declarer=0)
        shares.append(float(won.mean()))
    return shares


def picture(shares: list[float]) -> str:
    """The shares as bars."""
    bars = []
    for unters, share in enumerate(shares, 1):
        x, height = 80 * unters - 30, 200 * share
        bars.append(
            f'<rect x="{x}" y="{230 - height:.1f}" width="50" height="{height:.1f}"/>'
            f'<text x="{x + 25}" y="{222 - height:.1f}">{100 * share:.0f} %</text>'
            f'<text x="{x + 25}" y="250">{unters}</text>')
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 380 290" role="img">'
        "<title>Wenz won with open cards, by the Unter held</title>"
        "<style>text{font:14px sans-serif;text-anchor:middle;fill:#222}rect{fill:#3a7d44}</style>"
        '<rect x="0" y="0" width="380" height="290" style="fill:#fff"/>'
        f'{"".join(bars)}<text x="190" y="276">Unter in the declarer\'s six cards</text></svg>\n')


def main() -> None:
    output = sys.argv[1] if len(sys.argv) > 1 else "wenz.svg"
    count = int(sys.argv[2]) if len(sys.argv) > 2 else 500
    shares = shares_won(count)
    with open(output, "w", encoding="utf-8") as file:
        file.write(picture(shares))
    print("won with open cards:", ", ".join(f"{share:.3f}" for share in shares))
    told = schafkopf.ask("EU GU EA EZ GA S9", contract="wenz", worlds=100)
    print(told["sentence"])


main()
