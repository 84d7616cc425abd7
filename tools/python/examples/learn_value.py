#!/usr/bin/env python3
"""A value net distilled from exact labels, with numpy alone.

A seat plays any legal card among three people of the program's play model, up to some card of its own;
the exact search says of each legal one what the deal is then worth with all hands open. A net of one
hidden layer learns to tell, from what the seat knows and nothing else, how many points each card brings
its side: the mean over the hands that it cannot see, which no search of one deal knows. It is judged
on deals that it has not seen: how far off it is, how often it knows who wins, and how many points its
card gives away against the best one.

    python3 learn_value.py [--quick] [--deals N] [--contract solo]
"""

from __future__ import annotations

import argparse
import time

import numpy as np
from schafkopf import env


class Lesson:
    """Positions with what their seat knows, which cards are legal, and what each brings its side."""

    def __init__(self, contract: str, deals: int, seed: int) -> None:
        tables = env.Env(deals, seed=seed, contracts=contract, opponents="habit", quiet=True)
        chance = np.random.default_rng(seed)
        stops = chance.integers(1, 7, size=deals)  # which of its own cards is asked about
        self.information = np.zeros((deals, tables.information_size), np.float32)
        self.known = np.zeros((deals, 32), bool)
        self.values = np.zeros((deals, 32), np.float32)
        self.declares = np.zeros(deals, bool)
        for turn in range(7):
            asked = np.flatnonzero((stops == turn) & (tables.current_player >= 0))
            labels = tables.exact(asked)
            declares = tables.part("sides")[asked, 0, 0] > 0
            self.information[asked] = tables.information[asked]
            self.known[asked] = labels.known
            points = np.clip(labels.values, 0, 120)
            self.values[asked] = np.where(declares[:, None], points, 120 - points) / 120
            self.declares[asked] = declares
            tables.step(tables.sample())


class Net:
    """The level of a position, and how much each of 32 cards is above it: one hidden layer, trained by
    Adam (Kingma, Ba 2015). Cards differ little beside positions: their differences count SHARP times.
    """

    SHARP = 5

    def __init__(self, inputs: int, hidden: int, chance: np.random.Generator) -> None:
        self.parts = [chance.normal(0, np.sqrt(2 / inputs), (inputs, hidden)), np.zeros(hidden),
                      chance.normal(0, np.sqrt(1 / hidden), (hidden, 33)), np.zeros(33)]
        self.parts = [part.astype(np.float32) for part in self.parts]
        self.means = [np.zeros_like(part) for part in self.parts]
        self.squares = [np.zeros_like(part) for part in self.parts]
        self.steps = 0

    def values(self, information: np.ndarray) -> np.ndarray:
        hidden = np.maximum(information @ self.parts[0] + self.parts[1], 0)
        told = hidden @ self.parts[2] + self.parts[3]
        return told[:, :1] + told[:, 1:] / self.SHARP

    def learn(self, information: np.ndarray, known: np.ndarray, values: np.ndarray,
              rate: float) -> None:
        hidden = np.maximum(information @ self.parts[0] + self.parts[1], 0)
        scores = hidden @ self.parts[2] + self.parts[3]
        level = (values * known).sum(1, keepdims=True) / known.sum(1, keepdims=True)
        slope = np.hstack([scores[:, :1] - level,
                           np.where(known, scores[:, 1:] - self.SHARP * (values - level), 0)])
        slope /= len(information)
        back = (slope @ self.parts[2].T) * (hidden > 0)
        gradients = [information.T @ back, back.sum(0), hidden.T @ slope, slope.sum(0)]
        self.steps += 1
        for part, mean, square, gradient in zip(self.parts, self.means, self.squares, gradients):
            mean += 0.1 * (gradient - mean)
            square += 0.001 * (gradient**2 - square)
            part -= (rate * (mean / (1 - 0.9**self.steps))
                     / (np.sqrt(square / (1 - 0.999**self.steps)) + 1e-8))


def judged(net: Net, lesson: Lesson) -> str:
    """How it does on positions that it has not learned from."""
    known, values = lesson.known, lesson.values
    told = np.where(known, net.values(lesson.information), -np.inf)
    error = 120 * np.sqrt(np.mean((told[known] - values[known]) ** 2))
    spread = 120 * values[known].std()
    # The declarer wins with 61 points, his opponents with 60.
    needed = np.where(lesson.declares, 60.5, 59.5)[:, None] / 120
    right = ((told > needed) == (values > needed))[known].mean()
    best = np.where(known, values, -np.inf).max(1)
    own = values[np.arange(len(values)), told.argmax(1)]
    any_card = (values * known).sum(1) / known.sum(1)
    return (f"off by {error:.1f} points (the mean: {spread:.1f}), winner right {right:.3f}, "
            f"gives away {120 * (best - own).mean():.2f} (any card: {120 * (best - any_card).mean():.2f})")


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--quick", action="store_true", help="a few deals, to see that it runs")
    parser.add_argument("--deals", type=int, default=60_000)
    parser.add_argument("--contract", default="solo")
    asked = parser.parse_args()
    deals, rounds = (300, 2) if asked.quick else (asked.deals, 10)
    begun = time.process_time()
    lesson = Lesson(asked.contract, deals, seed=1)
    test = Lesson(asked.contract, max(deals // 10, 100), seed=2)
    print(f"{deals} positions labelled in {time.process_time() - begun:.0f} s", flush=True)
    chance = np.random.default_rng(1)
    net = Net(lesson.information.shape[1], 128, chance)
    for number in range(rounds + 1):
        if number % 2 == 0:
            print(f"after {number:2} rounds {time.process_time() - begun:4.0f} s: {judged(net, test)}",
                  flush=True)
        order = chance.permutation(deals)
        for batch in np.array_split(order, max(deals // 256, 1)):
            net.learn(lesson.information[batch], lesson.known[batch], lesson.values[batch],
                      rate=0.001 * 0.75**number)


main()
