"""Runs in pairs on one machine: what noise they leave in a ratio."""

import math
import os
import statistics

# Student's t, two-sided 95 %, for 1 to 30 degrees of freedom; beyond, a fit good to 0.001.
_T95 = (12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228, 2.201, 2.179,
        2.160, 2.145, 2.131, 2.120, 2.110, 2.101, 2.093, 2.086, 2.080, 2.074, 2.069, 2.064,
        2.060, 2.056, 2.052, 2.048, 2.045, 2.042)


def t95(degrees):
    return _T95[degrees - 1] if degrees <= len(_T95) else 1.960 + 2.4 / degrees


class Ratio:
    """A ratio from pairs: its mean on the logarithmic scale, with a 95 % t interval."""

    def __init__(self):
        self.logs = []

    def add(self, above, below):
        self.logs.append(math.log(above / below))

    @property
    def pairs(self):
        return len(self.logs)

    @property
    def log_error(self):
        """The standard error of the mean logarithm; infinite below two pairs."""
        if self.pairs < 2:
            return math.inf
        return statistics.stdev(self.logs) / math.sqrt(self.pairs)

    @property
    def log_value(self):
        return statistics.fmean(self.logs)

    @property
    def log_half_width(self):
        return t95(max(1, self.pairs - 1)) * self.log_error

    @property
    def value(self):
        return math.exp(self.log_value)

    @property
    def low(self):
        return math.exp(self.log_value - self.log_half_width)

    @property
    def high(self):
        return math.exp(min(700, self.log_value + self.log_half_width))

    def narrow(self, precision, least_pairs=5):
        """Whether the interval ends within `precision` (0.01 = 1 %) of the ratio."""
        return self.pairs >= least_pairs and math.expm1(self.log_half_width) <= precision


def pin_to_one_processor():
    """This process and those it starts stay on one processor, where the system can do that."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
