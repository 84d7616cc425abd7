#!/usr/bin/env python3
"""What a whole book of the short deck says: book.md and its pictures, book-*.svg.

Usage: book.py PROGRAM BOOK [FOLDER]    (written into FOLDER, else beside this script; where the result that
the book was made of lies beside it, as BOOK without .book and with .rows.zst, that is summarized, too)
"""
import os
import subprocess
import sys

import sections
from hands import Book

HERE = os.path.dirname(os.path.abspath(__file__))


def summary(command, **options):
    return subprocess.run(command, stdout=subprocess.PIPE, check=True, **options).stdout.decode()


def read(book):
    """The sections, filled; and what `summarize` makes of the same answers."""
    parts = [section() for section in sections.ALL]
    command = [book.program, "summarize", "-", "--by", "game", "--json"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as summarize:
        for answer in book.answers(copy=summarize.stdin):
            for part in parts:
                part.add(answer)
        groups, _ = summarize.communicate()
    return parts, groups.decode()


def main():
    if len(sys.argv) not in (3, 4):
        sys.exit(__doc__)
    book = Book(sys.argv[1], sys.argv[2])
    folder = sys.argv[3] if len(sys.argv) == 4 else HERE
    parts, groups = read(book)
    if not parts[0].hands:
        sys.exit(f"{book.path}: no hand of the short deck")
    result = os.path.splitext(book.path)[0] + ".rows.zst"
    rows = summary([book.program, "summarize", result, "--by", "game"]) if os.path.exists(result) else ""
    text = [sections.head(book, parts[0].hands)]
    for part in parts:
        text.append(part.text())
        with open(os.path.join(folder, part.picture), "w", encoding="utf-8") as file:
            file.write(part.svg())
    text.append(sections.summarized(groups, rows, os.path.basename(result)))
    with open(os.path.join(folder, "book.md"), "w", encoding="utf-8") as file:
        file.write("\n".join(text))


main()
