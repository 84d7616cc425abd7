"""Predicted against actual shares, by tenths and as pictures."""

import pathlib
import sys

sys.path.append(str(pathlib.Path(__file__).resolve().parents[2] / "bench/studies"))
import pictures  # noqa: E402

BINS = 10


def bins_of(forecasts):
    """Of (chance, happened) each the tenths by chance: (mean chance, share that happened, count)."""
    ordered = sorted(forecasts, key=lambda forecast: forecast[0])
    cuts = [-(-i * len(ordered) // BINS) for i in range(BINS + 1)]
    tenths = [ordered[low:high] for low, high in zip(cuts, cuts[1:]) if low < high]
    return [tuple(sum(part) / len(tenth) for part in zip(*tenth)) + (len(tenth),)
            for tenth in tenths]


def write_plots(plots, of, file):
    """A plot is (title, forecasts). Nothing without a file."""
    if not file:
        return
    text = pictures.reliability([(title, bins_of(forecasts)) for title, forecasts in plots], of)
    try:
        pathlib.Path(file).write_text(text, encoding="utf-8")
    except OSError:
        print(f"reliability: {file}: cannot be written", file=sys.stderr)
        sys.exit(74)
