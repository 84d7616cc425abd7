#!/usr/bin/env python3
"""What a book of the short deck says: short-book.md and its pictures, book-*.svg.

Usage: book.py PROGRAM BOOK [FOLDER]    (written into FOLDER, else docs/studies; the job's result is
summarized, too, where it lies beside the book: short.rows.zst beside short.book)
"""
import os
import subprocess
import sys

sys.dont_write_bytecode = True
from book_parts import frame, games, rules, seats  # noqa: E402
from book_parts.hands import Book  # noqa: E402

STUDIES = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../docs/studies")


def read(book, sections):
    """Fills the sections; what `summarize` makes of the same answers."""
    command = [book.program, "summarize", "-", "--by", "game", "--json"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as summarize:
        for answer in book.answers(copy=summarize.stdin):
            for section in sections:
                section.add(answer)
        return summarize.communicate()[0].decode()


def of_result(book):
    """The name of the job's result, and what `summarize` makes of it; nothing where there is none."""
    path = os.path.splitext(book.path)[0] + ".rows.zst"
    command = [book.program, "summarize", path, "--by", "game"]
    text = subprocess.run(command, stdout=subprocess.PIPE, check=True).stdout.decode() \
        if os.path.exists(path) else ""
    return os.path.basename(path), text


def write(folder, name, text):
    with open(os.path.join(folder, name), "w", encoding="utf-8") as file:
        file.write(text)


def main():
    if len(sys.argv) not in (3, 4):
        sys.exit(__doc__)
    book = Book(sys.argv[1], sys.argv[2])
    folder = sys.argv[3] if len(sys.argv) == 4 else STUDIES
    about = book.about
    if about["deck"] != 24 or about["seat"] is not None or about["contracts"]:
        sys.exit(f"{book.path}: expected a book of the short deck, of all games at all four seats")
    os.makedirs(folder, exist_ok=True)
    calls = seats.Calls()
    sections = [calls, seats.Seats(), games.Weakest(), games.HeatMap("wenz"), games.HeatMap("solo"),
                rules.RulesOfThumb(), games.Closest()]
    groups = read(book, sections)
    if not calls.hands:
        sys.exit(f"{book.path}: no hand of six of the short deck's cards")
    result, rows = of_result(book)
    text = [frame.head(book, calls.hands), *(section.text() for section in sections),
            frame.end(groups, rows, result)]
    write(folder, "short-book.md", "\n".join(text))
    for section in sections:
        write(folder, section.picture, section.svg())


main()
