"""The curves of solver/auction/at_table.h and opponents.h, fitted to recorded games.

Logistic curves, each of highest posterior density: first of all solos, or of Rufspiel, then of one
contract and deck, drawn towards those.
"""

import itertools

import numpy as np
from measured import CONTRACTS, DECKS

np.seterr(all="ignore")  # a share of nothing is no number, and printed so

FOLDS = 10
LEAST_CHANCE = 0.001
SMOOTHING = 0.5 / 200  # as in solver/auction/at_table.cpp


def logistic(log_odds):
    return 1 / (1 + np.exp(-log_odds))


def log_odds_of(share):
    return np.log((share + SMOOTHING) / (1 - share + SMOOTHING))


def chance_at(log_odds):
    return np.clip(logistic(np.clip(log_odds, -30, 30)), LEAST_CHANCE, 1 - LEAST_CHANCE)


def fit_logistic(x, happened, mean, deviation):
    """Weights of a curve over features whose first is 1, with a Gaussian belief about each."""
    weights = np.array(mean, float)
    precision = 1 / np.square(np.array(deviation, float))
    for _ in range(30):
        p = logistic(x @ weights)
        gradient = precision * (mean - weights) + x.T @ (happened - p)
        curvature = np.diag(precision) + (x.T * (p * (1 - p))) @ x
        weights = weights + np.linalg.solve(curvature, gradient)
    return weights


def fit_rising(x, happened, mean, deviation):
    """The same with no feature lowering the chance: what would is left out."""
    mean, deviation = np.array(mean, float), np.array(deviation, float)
    while True:
        weights = fit_logistic(x, happened, mean, deviation)
        feature = 1 + np.argmin(weights[1:])
        if weights[feature] >= -1e-6:
            return weights
        mean[feature], deviation[feature] = 0, 1e-6


def covariance_of(x, weights, belief):
    """How far off the weights of a fitted curve may be, where `belief` is the covariance before."""
    p = logistic(x @ weights)
    return np.linalg.inv(np.linalg.inv(belief) + (x.T * (p * (1 - p))) @ x)


class Doubt:
    """How far off the log odds of a curve may be, one deviation: sqrt(least^2 + (rise (log odds - at))^2).

    Of the games of a group, by the log odds and the variance that the fit leaves them.
    """

    def __init__(self, log_odds, variance):
        square, slope, base = np.polyfit(log_odds, variance, 2)
        square = max(square, 1e-9)
        self.at = -slope / (2 * square)
        self.rise = np.sqrt(square)
        self.least = np.sqrt(max(base - square * self.at ** 2, min(variance)))

    def deviation(self, log_odds):
        return np.hypot(self.least, self.rise * (log_odds - self.at))


class Games:
    """Columns of the rows that were measured, and the groups of one contract and deck."""

    def __init__(self, rows):
        self.rows = rows
        self.is_ruf = np.array([row.contract == "ruf" for row in rows])
        places = {}
        for i, row in enumerate(rows):
            places.setdefault((row.contract, row.deck), []).append(i)
        self.groups = {group: np.array(places[group])
                       for group in itertools.product(CONTRACTS, DECKS) if group in places}

    def column(self, of):
        return np.array([of(row) for row in self.rows], float)

    def family_of(self, contract):
        return self.is_ruf == (contract == "ruf")


class Curves:
    """Fits of one event: the features and whether it happened, game by game."""

    def __init__(self, games, features, happened, belief, group_deviation, fit):
        self.games, self.x, self.happened = games, features, happened
        self.belief, self.group_deviation, self.fit = belief, group_deviation, fit
        self.families = {}

    def of(self, group, fold, kept):
        """The curve of a group by the games that are not in the fold `kept`; None keeps all."""
        others = fold != kept if kept is not None else np.ones(len(self.x), bool)
        family = (group[0] == "ruf", kept)
        if family not in self.families:
            take = self.games.family_of(group[0]) & others
            self.families[family] = self.fit(self.x[take], self.happened[take], *self.belief)
        own = self.games.groups[group]
        own = own[others[own]]
        return self.fit(self.x[own], self.happened[own], self.families[family],
                        self.group_deviation)

    def doubt_of(self, group):
        """Of the curve of a group by all games."""
        own = self.games.groups[group]
        weights = self.of(group, None, None)
        take = self.games.family_of(group[0])
        family = covariance_of(self.x[take], self.families[group[0] == "ruf", None],
                               np.diag(np.square(self.belief[1])))
        left = covariance_of(self.x[own], weights, family + np.diag(np.square(self.group_deviation)))
        return Doubt(self.x[own] @ weights,
                     np.einsum("ij,jk,ik->i", self.x[own], left, self.x[own]))


EVENTS = {"won": (61, "won"), "Schneider": (91, "schneider"), "schwarz": (121, "schwarz")}


def at_table(games, event):
    """The curves of an event at the table, over what games by habit and open cards say of it."""
    least, name = EVENTS[event]
    features = np.column_stack([
        np.ones(len(games.rows)),
        log_odds_of(games.column(lambda row: getattr(row, name) / row.worlds)),
        log_odds_of(games.column(lambda row: getattr(row, "open_" + name) / row.open_worlds))])
    happened = games.column(lambda row: row.result >= least)

    return Curves(games, features, happened, ([0, 1, 0], [2, 2, 2]), [0.3, 0.05, 0.05], fit_rising)


def played(games):
    """The curves of winning, over the share of games won that were played out."""
    features = np.column_stack([np.ones(len(games.rows)),
                                log_odds_of(games.column(lambda row: row.played))])
    return Curves(games, features, games.column(lambda row: row.won), ([0, 1], [2, 2]), [0.3, 0.1],
                  fit_logistic)
