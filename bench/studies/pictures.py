"""Small pictures as SVG: bars, heat maps, ranges, histograms, reliability. A function returns a file's text."""

from math import floor, sqrt
from xml.sax.saxutils import escape

INK, PALE = "#222222", "#dddddd"


class Picture:
    """Grows downwards from the title; the white ground is for readers with a dark page."""

    def __init__(self, width, title):
        self.width, self.title, self.parts = width, title, []
        self.text(width / 2, 24, title, "middle", 15, bold=True)

    def text(self, x, y, words, anchor="start", size=12, fill=INK, bold=False):
        weight = ' font-weight="bold"' if bold else ""
        self.parts.append(f'<text x="{x:.1f}" y="{y:.1f}" font-size="{size}" text-anchor="{anchor}" '
                          f'fill="{fill}"{weight}>{escape(words)}</text>')

    def rect(self, x, y, width, height, fill):
        self.parts.append(f'<rect x="{x:.1f}" y="{y:.1f}" width="{width:.1f}" height="{height:.1f}" '
                          f'fill="{fill}"/>')

    def line(self, x1, y1, x2, y2, colour=PALE, width=1):
        self.parts.append(f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" '
                          f'stroke="{colour}" stroke-width="{width}"/>')

    def legend(self, y, series):
        """`series`: (name, colour) each; one line, in the middle."""
        widths = [26 + 7 * len(name) for name, _ in series]
        x = (self.width - sum(widths)) / 2
        for (name, colour), width in zip(series, widths):
            self.rect(x, y - 10, 12, 12, colour)
            self.text(x + 16, y, name)
            x += width

    def svg(self, height):
        return (f'<svg xmlns="http://www.w3.org/2000/svg" role="img" aria-label="{escape(self.title)}" '
                f'viewBox="0 0 {self.width} {height}" width="{self.width}" height="{height}" '
                f'font-family="Helvetica, Arial, sans-serif">\n'
                f'<rect width="{self.width}" height="{height}" fill="#ffffff"/>\n'
                + "\n".join(self.parts) + "\n</svg>\n")


def ink_on(colour):
    """Black or white, whichever is easier to read on it."""
    red, green, blue = (int(colour[i:i + 2], 16) for i in (1, 3, 5))
    return INK if 299 * red + 587 * green + 114 * blue > 140000 else "#ffffff"


def ticks(low, high, count=6):
    """Round numbers from low to high, about so many."""
    step = next(s for s in (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000) if (high - low) / s <= count)
    first = int(-(-low // step)) * step
    return list(range(first, int(high // step) * step + 1, step))


class Scale:
    """Numbers to places on the paper."""

    def __init__(self, low, high, left, right):
        self.low, self.left = low, left
        self.per_unit = (right - left) / ((high - low) or 1)

    def __call__(self, number):
        return self.left + (number - self.low) * self.per_unit


def grid(picture, scale, marks, top, bottom, unit):
    for mark in marks:
        picture.line(scale(mark), top, scale(mark), bottom, "#999999" if mark == 0 else PALE)
        picture.text(scale(mark), bottom + 16, f"{mark}{unit}", "middle", 11)


def stacked_bars(title, rows, series, unit, starts=None, note=None):
    """A row is (label, {name: number}); `series`: (name, colour). A bar begins at 0 or at starts[label]."""
    picture = Picture(760, title)
    starts = starts or {}
    ends = {label: starts.get(label, 0) + sum(parts.values()) for label, parts in rows}
    low, high = min([0, *starts.values()]), max([*ends.values(), 0])
    margin = 0.04 * (high - low) if note else 0
    scale = Scale(low - margin, high + margin, 170, 690 if note else 730)
    picture.legend(52, [entry for entry in series if any(parts.get(entry[0]) for _, parts in rows)])
    top, bottom = 70, 70 + 36 * len(rows)
    grid(picture, scale, ticks(low, high, 8), top, bottom, unit)
    for i, (label, parts) in enumerate(rows):
        y, at = top + 6 + 36 * i, starts.get(label, 0)
        picture.text(160, y + 16, label, "end")
        for name, colour in series:
            number = parts.get(name, 0)
            picture.rect(scale(at), y, number * scale.per_unit, 24, colour)
            if number * scale.per_unit > 34:
                picture.text(scale(at + number / 2), y + 16, f"{number:.1f}", "middle", 11, ink_on(colour))
            at += number
        if note:
            picture.text(scale(at) + 6, y + 16, note.format(at), size=11, bold=True)
    return picture.svg(bottom + 30)


def heat_maps(title, row_name, column_name, panels):
    """A panel is (heading, {(row, column): (share, small text)}), both whole numbers."""
    rows = sorted({row for _, cells in panels for row, _ in cells})
    columns = sorted({column for _, cells in panels for _, column in cells})
    side, tall = 64, 46
    wide = 70 + side * len(columns)
    picture = Picture(30 + (wide + 20) * len(panels), title)
    bottom = 96 + tall * len(rows)
    for i, (heading, cells) in enumerate(panels):
        left = 90 + i * (wide + 20)
        picture.text(left + side * len(columns) / 2, 52, heading, "middle", 13)
        picture.text(left + side * len(columns) / 2, bottom + 36, column_name, "middle")
        picture.text(left - 10, 82, row_name, "end")
        for column in columns:
            picture.text(left + side * (columns.index(column) + 0.5), bottom + 16, str(column), "middle")
        for row in rows:
            y = bottom - tall * (rows.index(row) + 1)
            picture.text(left - 10, y + 28, str(row), "end")
            for column in columns:
                x = left + side * columns.index(column)
                share, small = cells.get((row, column), (None, ""))
                colour = "#f4f4f4" if share is None else shade(share)
                picture.rect(x + 1, y + 1, side - 2, tall - 2, colour)
                if share is not None:
                    picture.text(x + side / 2, y + 21, f"{100 * share:.0f} %", "middle", 14, ink_on(colour))
                    picture.text(x + side / 2, y + 37, small, "middle", 10, ink_on(colour))
    return picture.svg(bottom + 50)


def shade(share):
    """From dark red by near white at one half to dark green."""
    end = (27, 110, 60) if share > 0.5 else (165, 40, 40)
    far = min(1, abs(share - 0.5) * 2)
    return "#" + "".join(f"{round(250 + (part - 250) * far):02x}" for part in end)


def ranges(title, groups, axis):
    """A group is (name, colour, [(label, smallest, 5 %, median, 95 %)]) of numbers from 0 to 100."""
    picture = Picture(760, title)
    count = sum(len(rows) for _, _, rows in groups)
    top, bottom = 48, 48 + 17 * count + 12 * len(groups)
    lowest = min((row[1] for _, _, rows in groups for row in rows), default=0)
    low = max(0, int(lowest // 10) * 10 - 5)
    scale = Scale(low, 100, 170, 720)
    grid(picture, scale, range(-(-low // 10) * 10, 101, 10), top, bottom, " %")
    y = top
    for name, colour, rows in groups:
        y += 6
        picture.text(12, y + 8.5 * len(rows) + 4, name, bold=True)
        for label, smallest, five, median, most in rows:
            y += 17
            picture.text(160, y - 3, label, "end", 11)
            picture.line(scale(smallest), y - 8, scale(five), y - 8, colour, 1.5)
            picture.rect(scale(smallest) - 2, y - 12, 4, 8, colour)
            picture.rect(scale(five), y - 13, scale(most) - scale(five), 10, colour)
            picture.rect(scale(median) - 1.5, y - 13, 3, 10, "#ffffff")
        y += 6
    picture.text(445, bottom + 34, axis, "middle", 11)
    return picture.svg(bottom + 46)


def histograms(title, panels):
    """A panel is (heading, axis, colour, width of a bin, {bin: number}); bin i begins at i widths."""
    wide = 380
    picture = Picture(wide * len(panels), title)
    top, bottom = 66, 250
    for i, (heading, axis, colour, width, counts) in enumerate(panels):
        left, right = 20 + wide * i, wide * (i + 1) - 20
        picture.text((left + right) / 2, 48, heading, "middle", 13)
        picture.text((left + right) / 2, bottom + 34, axis, "middle", 11)
        first, last = min(counts, default=0), max(counts, default=0) + 1
        scale = Scale(first * width, last * width, left, right)
        grid(picture, scale, ticks(first * width, last * width), top, bottom, "")
        for place, number in counts.items():
            height = (bottom - top) * number / max(counts.values())
            picture.rect(scale(place * width) + 0.5, bottom - height, width * scale.per_unit - 1, height,
                         colour)
    return picture.svg(bottom + 46)


# Opaque in both schemes, so that it can be read on any page.
RELIABILITY_STYLE = (
    "<style>text{font:12px sans-serif;fill:#1f2328}"
    ".page{fill:#fff}.frame{fill:none;stroke:#848d97}.grid{stroke:#e3e6ea}"
    ".right{stroke:#848d97;stroke-dasharray:4 3}.bar{stroke:#8fbcf0;stroke-width:5}"
    ".dot{fill:#b3261e}\n"
    "@media(prefers-color-scheme:dark){text{fill:#e6edf3}.page{fill:#0d1117}"
    ".frame,.right{stroke:#7d8590}.grid{stroke:#262c36}.bar{stroke:#2d62a8}"
    ".dot{fill:#ffa28b}}</style>")


def reliability(plots, of):
    """A square for each plot (title, [(predicted, actual, count)]), five to a row: predicted shares to
    the right and actual up, a dot for each bin, on a bar in which nine of ten forecasters lie whose
    chances are exactly right. `of`: what was forecast, in the plural."""
    columns, side, right, below, left, top = 5, 160, 24, 44, 66, 66
    width = left + columns * (side + right)
    bottom = top + -(-len(plots) // columns) * (side + below) - below
    parts = []

    def line(kind, x1, y1, x2, y2):
        parts.append(f"<path class='{kind}' d='M{x1} {y1}L{x2} {y2}'/>")

    def dot(x, y):
        parts.append(f"<circle class='dot' cx='{x}' cy='{y}' r='3'/>")

    def text(x, y, more, words):
        parts.append(f"<text x='{x}' y='{y}' {more}>{words}</text>")

    dot(left + 6, 22)
    text(left + 16, 26, "", f"a tenth of the {of}, by predicted chance")
    line("bar", left + 294, 14, left + 294, 30)
    text(left + 304, 26, "", "where nine of ten such dots lie if the chances are exactly right")
    line("right", left + 700, 28, left + 724, 16)
    text(left + 732, 26, "", "won as predicted")
    for i, (title, bins) in enumerate(plots):
        x0, y0 = left + i % columns * (side + right), top + i // columns * (side + below)

        def x(share):
            return x0 + floor(share * side + 0.5)

        def y(share):
            return y0 + side - floor(share * side + 0.5)

        for share in (0.25, 0.5, 0.75):
            line("grid", x(share), y(0), x(share), y(1))
            line("grid", x(0), y(share), x(1), y(share))
        line("right", x(0), y(0), x(1), y(1))
        parts.append(f"<rect class='frame' x='{x0}' y='{y0}' width='{side}' height='{side}'/>")
        text(x0, y0 - 7, "", title)
        for predicted, actual, count in bins:
            spread = 1.645 * sqrt(predicted * (1 - predicted) / count)
            line("bar", x(predicted), y(max(0, predicted - spread)), x(predicted),
                 y(min(1, predicted + spread)))
            dot(x(predicted), y(actual))
        for percent in (0, 25, 50, 75, 100):
            if i % columns == 0:
                text(x0 - 6, y(percent / 100) + 4, "text-anchor='end'", percent)
            if i + columns >= len(plots):
                text(x(percent / 100), y0 + side + 16, "text-anchor='middle'", percent)
    text((left + width - right) // 2, bottom + 38, "text-anchor='middle'",
         "predicted chance of winning, in %")
    middle = (top + bottom) // 2
    text(18, middle, f"text-anchor='middle' transform='rotate(-90 18 {middle})'",
         "share of games won, in %")
    size = f"width='{width}' height='{bottom + 50}' viewBox='0 0 {width} {bottom + 50}'"
    return (f"<svg xmlns='http://www.w3.org/2000/svg' {size} role='img'>\n"
            "<title>Predicted chance of winning and share of games won</title>\n"
            f"{RELIABILITY_STYLE}\n<rect class='page' width='100%' height='100%'/>\n"
            + "\n".join(parts) + "\n</svg>\n")
