#!/usr/bin/env python3
"""A linear policy that learns the cards by playing against itself, with numpy alone.

For each card a dozen things that its seat can see are weighed by who plays it: declarer, partner,
opponent, on lead or not. The policy draws cards by these weights; each deal is played several times,
and what a seat receives more than the others at the same seat of the same deal makes the cards that it
played likelier (REINFORCE, Williams 1992, with the mean of the deal as baseline). Behind each round it
plays the same deals at each seat among three people of the program's play model.

    python3 learn_policy.py [--quick] [--rounds N] [--contracts ruf,solo,wenz]
"""

from __future__ import annotations

import argparse
import time

import numpy as np
from schafkopf import env

POINTS = np.tile([0, 0, 0, 2, 3, 4, 10, 11], 4) / 11
SUIT = np.arange(32) // 8
SUITS = np.eye(4)[SUIT]  # by card
ROLES = 6  # declarer, partner, opponent, each on lead or following
FEATURES = 40


def features(tables: env.Env, rows: np.ndarray, cards: np.ndarray) -> np.ndarray:
    """What each card looks like to the seat on turn at its table."""
    info = {name: tables.part(name)[:, 0] for name in
            ("held", "trumps", "strength", "unbeaten", "beats", "called", "declarer", "sides",
             "winning")}
    played, trick = tables.part("played"), tables.part("trick")
    fallen = (played > 0).any(axis=1)
    at = rows, cards
    plain_held = info["held"] * (1 - info["trumps"])
    plain_fallen = fallen * (1 - info["trumps"])
    group = (plain_held @ SUITS)[rows, SUIT[cards]]  # own plain cards of its suit
    gone = (plain_fallen @ SUITS)[rows, SUIT[cards]]
    trump = info["trumps"][at]
    length = np.where(trump, (info["held"] * info["trumps"]).sum(1)[rows], group) / 8
    gone = np.where(trump, (fallen * info["trumps"]).sum(1)[rows], gone) / 8
    on_table = (trick.sum(axis=1) @ POINTS)[rows] / 2
    laid = trick.sum(axis=(1, 2))
    # Whom the trick goes to so far: +1 a friend, -1 an enemy, as far as the seat knows.
    own = info["sides"][:, :1]
    friends = info["sides"] * own
    winning = (info["winning"] * friends).sum(1)[rows]
    left = (3 - laid)[rows] / 3  # how many play behind it
    points, strength = POINTS[cards], info["strength"][at]
    beats, unbeaten = info["beats"][at], info["unbeaten"][at]
    last = left == 0
    declarer_behind = (info["declarer"][:, 1:] * (np.arange(1, 4)[None, :] <= (3 - laid)[:, None])
                       ).sum(1)[rows]
    of_called = (info["called"] @ SUITS)[rows, SUIT[cards]] * (1 - trump)
    columns = [
        trump, points, strength, points * trump, strength * trump, length, length * trump, gone,
        gone * trump, group == 1, (1 - trump) * (group == 1), unbeaten, unbeaten * points,
        unbeaten * trump, of_called, of_called * points, info["called"][at],
        beats, beats * on_table, beats * last, beats * on_table * last, beats * points,
        beats * points * last, beats * unbeaten, beats * unbeaten * on_table, beats * strength,
        beats * trump, beats * trump * on_table, beats * winning, beats * winning * on_table,
        (1 - beats) * points, (1 - beats) * points * winning, (1 - beats) * points * winning * last,
        (1 - beats) * trump, (1 - beats) * strength, (1 - beats) * strength * winning,
        beats * declarer_behind, points * declarer_behind, points * declarer_behind * winning,
        trump * declarer_behind,
    ]
    return np.stack([np.broadcast_to(column, rows.shape) for column in columns], axis=1
                    ).astype(np.float32)


def roles(tables: env.Env) -> np.ndarray:
    """Who plays: 0 and 1 declarer, 2 and 3 his partner, 4 and 5 an opponent; odd ones follow."""
    declares = tables.part("declarer")[:, 0, 0] > 0
    partner = ~declares & (tables.part("sides")[:, 0, 0] > 0)
    follows = tables.part("trick").any(axis=(1, 2))
    return np.where(declares, 0, np.where(partner, 2, 4)) + follows


class Policy:
    """Weights by game, role and feature."""

    def __init__(self, games: list[str]) -> None:
        kinds = [name.split(":")[0] for name in games]
        self.kind = np.array([sorted(set(kinds)).index(kind) for kind in kinds])
        self.weights = np.zeros((len(set(kinds)), ROLES, FEATURES), np.float32)
        self.mean_square = np.full_like(self.weights, 1e-8)

    def look(self, tables: env.Env) -> tuple[np.ndarray, ...]:
        """The legal cards of all tables and their features; of each table its game and role."""
        live = tables.current_player >= 0
        rows, cards = np.nonzero(tables.legal_actions_mask[:, :32] & live[:, None])
        kind = self.kind[tables.part("game")[:, 0].argmax(axis=1)]
        role = roles(tables)
        looks = features(tables, rows, cards)
        return rows, cards, looks, kind, role

    def chances(self, rows: np.ndarray, looks: np.ndarray, kind: np.ndarray, role: np.ndarray
                ) -> np.ndarray:
        """How likely it plays each legal card, by the weights of who plays it."""
        scores = np.einsum("ij,ij->i", looks, self.weights[kind[rows], role[rows]])
        weights = np.exp(scores - np.maximum.reduceat(scores, starts_of(rows))[rank_of(rows)])
        return weights / np.add.reduceat(weights, starts_of(rows))[rank_of(rows)]

    def best(self, tables: env.Env) -> np.ndarray:
        """The likeliest card at each table."""
        rows, cards, looks, kind, role = self.look(tables)
        actions = np.full(tables.num_tables, env.PASS, np.int32)
        chances = self.chances(rows, looks, kind, role)
        order = np.argsort(chances, kind="stable")
        actions[rows[order]] = cards[order]
        return actions


def starts_of(rows: np.ndarray) -> np.ndarray:
    """Where the cards of each table begin."""
    return np.flatnonzero(np.r_[True, rows[1:] != rows[:-1]])


def rank_of(rows: np.ndarray) -> np.ndarray:
    """Of each card, which of the tables with cards it belongs to."""
    return np.cumsum(np.r_[0, rows[1:] != rows[:-1]])


def play_round(policy: Policy, tables: list[env.Env], chance: np.random.Generator, rate: float
               ) -> None:
    """Plays the same deals at all of `tables` and learns from what they came to."""
    steps, cents = [], []
    for each in tables:
        own, received = [], np.zeros((each.num_tables, 4))
        while (each.current_player >= 0).any():
            rows, cards, looks, kind, role = policy.look(each)
            chances = policy.chances(rows, looks, kind, role)
            noisy = chances / chance.exponential(size=chances.size)  # draws by the chances
            most = np.maximum.reduceat(noisy, starts_of(rows))[rank_of(rows)]
            chosen = noisy == most
            actions = np.full(each.num_tables, env.PASS, np.int32)
            actions[rows[chosen]] = cards[chosen]
            own.append((rows, looks, kind[rows], role[rows], chosen - chances,
                        each.current_player[rows].copy()))
            each.step(actions)
            received += each.rewards
        steps.append(own)
        cents.append(received)
    gains = np.array(cents) - np.mean(cents, axis=0)
    gradient = np.zeros_like(policy.weights)
    for own, gain in zip(steps, gains / 50):
        for rows, looks, kind, role, slopes, seats in own:
            flat = kind * ROLES + role
            weighed = looks * (slopes * gain[rows, seats])[:, None]
            for place in np.unique(flat):
                gradient.reshape(-1, FEATURES)[place] += weighed[flat == place].sum(0)
    gradient /= gains.shape[0] * gains.shape[1]
    policy.mean_square += 0.1 * (gradient**2 - policy.mean_square)
    policy.weights += rate * gradient / (np.sqrt(policy.mean_square) + 1e-4)


def against_people(policy: Policy, contracts: list[str], deals: int, seed: int
                   ) -> tuple[float, float]:
    """Cents a game of the policy among three people, with the error of that: the mean of all four
    seats of each deal, at which equals would have 0."""
    sums = np.zeros(deals)
    for seat in range(4):
        seats = ["habit"] * 4
        seats[seat] = "agent"
        tables = env.Env(deals, seed=seed, contracts=contracts, seats=seats, quiet=True)
        while (tables.current_player >= 0).any():
            tables.step(policy.best(tables))
            sums += tables.rewards[:, seat]
    return sums.mean() / 4, sums.std() / 4 / np.sqrt(deals)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--quick", action="store_true", help="a few rounds, to see that it runs")
    parser.add_argument("--rounds", type=int, default=120)
    parser.add_argument("--contracts", default="ruf,solo,wenz")
    asked = parser.parse_args()
    contracts = asked.contracts.split(",")
    rounds, deals, copies, judged = (2, 64, 2, 50) if asked.quick else (asked.rounds, 1024, 8, 4000)
    tables = [env.Env(deals, contracts=contracts, quiet=True) for _ in range(copies)]
    policy = Policy(tables[0].games)
    chance = np.random.default_rng(1)
    begun = time.process_time()
    for number in range(rounds + 1):
        if number % 20 == 0 or number == rounds:
            gain, error = against_people(policy, contracts, judged, seed=1_000_000)
            print(f"after {number:4} rounds {time.process_time() - begun:6.0f} s: "
                  f"{gain:+.2f} ± {error:.2f} cents a game against habit", flush=True)
        for each in tables:
            each.reset(number + 1)
        play_round(policy, tables, chance, rate=0.1 * 0.98**number)


main()
