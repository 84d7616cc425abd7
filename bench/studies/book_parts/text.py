"""What the sections of short-book.md share: tables, numbers, colours."""

import re
import textwrap

SEATS = ("seat 0", "seat 1", "seat 2", "seat 3")
COLOURS = {"ruf": "#4e79a7", "solo": "#59a14f", "wenz": "#e15759", "farbwenz": "#b07aa1",
           "geier": "#f28e2b", "tout": "#6b4c3b", "sie": "#222222"}


def table(header, rows):
    lines = [header, ["---"] * len(header), *rows]
    return "\n" + "".join("| " + " | ".join(str(cell) for cell in line) + " |\n" for line in lines)


def prose(words):
    """A paragraph; what stands in `backticks` stays on one line."""
    tied = re.sub("`.*?`", lambda code: code[0].replace(" ", "\0"), words)
    filled = textwrap.fill(tied, 120, break_on_hyphens=False, break_long_words=False)
    return "\n" + filled.replace("\0", " ") + "\n"


def share(part, whole, digits=1):
    return f"{100 * part / whole:.{digits}f} %" if whole else "-"


def mean(total, number):
    return f"{total / number:+.1f}" if number else "-"


def give_or_take(cents, error):
    return f"{round(cents):+d} ± {error:.0f}"


def image(section, words):
    return f"\n![{words}]({section.picture})\n"


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
