"""Head and end of short-book.md: what it rests on, and the same from `summarize`."""

import collections
import json
import math
import os

from .hands import GAMES, game_of
from .text import prose, table


def head(book, asked):
    """What the study rests on; `asked`: how many answers."""
    about = book.about
    effort = (f"table_error = {about['table_error']}" if about["table_error"] is not None
              else f"worlds = {about['worlds']}")
    name = os.path.basename(book.path).removesuffix(".book")
    hands = (f"The book is a sample: {asked:,} answers; {book.missing:,} questions about other "
             "hands have none."
             if book.missing else f"It has {asked // 4:,} hands: {asked:,} answers.")
    return ("# What the book of the short deck says\n"
            + prose("What each game and passing is worth at the table ([how good that "
                    "is](../accuracy.md)) with six of the 24 cards at each of the four seats (0 is "
                    f"forehand and leads), read from a [book](../book.md) of the rule set `{about['rules']}`, "
                    f"tariff {about['tariff']} (Schneider/Rufspiel/solo). {hands}")
            + f"""
    tools/book/release tools/book/{name}.toml                      # {effort}, seed = {about['seed']}
    bench/studies/book.py tools/schafkopf build/books/{name}.book  # every number and picture below
"""
            + prose(f"Checksum of the book `{about['checksum']}`, of its job `{about['job']}`; "
                    f"model `{about['model']}`, answers `{about['answers']}`.")
            + prose("Cents are those of a game *as a bid*: if a later player outbids it, that "
                    "player's game is counted instead. Errors behind ± and ranges in brackets are 95 % "
                    "confidence intervals for sampling error, for one hand; means over many hands have "
                    "next to none. The play model and its curves have errors of their own, which no "
                    "number of deals removes. Standard errors of one answer (sampling):")
            + table(["game", "chance at the table", "cents"], errors(about)))


def errors(about):
    """Of each game's entries and of passing, the root mean square of all seats."""
    sums = collections.defaultdict(lambda: [0, 0, 0])  # entries, squares of chance and of cents
    for part in about["parts"]:
        stated = part["standard_errors"]
        entry = sums[game_of(part["games"][0]) if part["games"] else "passing"]
        entry[0] += part["answered"]
        entry[1] += part["answered"] * stated.get("table_win", 0) ** 2
        entry[2] += part["answered"] * stated["cents"] ** 2
    return [(GAMES.get(game, game), f"{math.sqrt(chance / number):.4f}" if chance else "",
             f"{math.sqrt(cents / number):.2f}") for game, (number, chance, cents) in sums.items() if number]


def end(groups, rows, result):
    """`groups`: what summarize makes of all answers, as JSON; `rows`: of the job's result, as text, or
    nothing."""
    lines = []
    for group in map(json.loads, groups.splitlines()):
        means = {name: field["mean"] for name, field in group["fields"].items() if "mean" in field}
        lines.append((f"`{group['by']['game']}`", f"{group['rows']:,}",
                      *(f"{100 * means[name]:.2f} %" for name in ("table_win", "open_win")),
                      *(f"{means[name]:+.1f}" for name in ("cents", "bid_cents"))))
    text = ("## The same from summarize\n\n"
            "    schafkopf ask HANDS --book short.book --json | schafkopf summarize - --by game\n"
            + prose("Means over all answers, also of hands that nobody would call the game with. "
                    "The chance with open cards is lower for solos, whose opponents then see "
                    "everything:")
            + table(["game", "contracts", "chance at the table", "open cards", "cents", "as a bid"], lines))
    if rows:
        text += (f"\n<details><summary><code>schafkopf summarize {result} --by game</code>: what "
                 "the job has counted, deals and games in "
                 f"one</summary>\n\n```\n{rows.rstrip()}\n```\n\n</details>\n")
    return text
