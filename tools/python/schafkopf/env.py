"""An environment for learning: many tables of Schafkopf, stepped at once.

    >>> import numpy as np
    >>> from schafkopf import env
    >>> tables = env.Env(tables=1000, seed=7, contracts=["wenz", "solo"], quiet=True)
    >>> tables.legal_actions_mask.shape, tables.information.shape
    ((1000, 39), (1000, 568))
    >>> for _ in range(32):
    ...     tables.step(tables.sample())
    >>> bool(tables.done.all()), bool((tables.rewards.sum(axis=1) == 0).all())
    (True, True)

`Env` has arrays for all tables, `Table` is one table with the names of PettingZoo and OpenSpiel.
docs/environment.md tells what the numbers mean. Rules, prices and legal cards are the program's.
"""

from __future__ import annotations

import json
import operator
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from . import _native
from ._native import Deal
from ._text import json_text

__all__ = ["DOUBLE", "FIRST_GAME", "PASS", "PHASES", "TERMINAL", "Env", "Labels", "Table"]

#: Actions that are no card (a card is 8 * suit + rank, as in schafkopf.card_bits); a game is
#: FIRST_GAME + its place in Env.games.
PASS, DOUBLE, FIRST_GAME = 32, 33, 34
#: By their number in Env.phase.
PHASES = ("lay", "bid", "call", "double", "play", "over")
#: Whose turn it is where the deal is over, as OpenSpiel has it.
TERMINAL = -4

_TERMS_OF_RULES = ("rules", "options", "tariff", "rule_file")


class Labels(NamedTuple):
    """Of some tables and each of 32 cards, what an exact search with all hands open says of it."""

    #: Whether it has a label: a legal card of a game of two sides.
    known: npt.NDArray[np.bool_]
    #: What the deal is worth once it is played, as schafkopf.solve has it.
    values: npt.NDArray[np.intc]
    #: Whether the declarer's side then wins.
    wins: npt.NDArray[np.bool_]
    #: What the seat on turn then receives, in cents.
    cents: npt.NDArray[np.intc]


class Env:
    """Tables that are stepped at once. Its arrays have a row for each table and are written anew by
    each step: copy what is to stay.

    What a table deals and what its opponents do hangs on the seed and its number alone: the same
    for any number of tables and threads.
    """

    def __init__(
        self,
        tables: int = 1,
        *,
        seed: int = 1,
        rules: str | Mapping[str, Any] | None = None,
        deck: str | None = None,
        players: int = 4,
        contracts: str | Sequence[str] = (),
        draws: int | None = None,
        opponents: str | Sequence[str] = (),
        seats: Sequence[str] = (),
        rotate: bool | None = None,
        speech: str = "habit",
        quiet: bool = False,
        auto_reset: bool = False,
        information: bool = True,
        threads: int = 1,
    ) -> None:
        """`rules`: as in schafkopf.parse; default: those of `ask`, "sauspiel". `contracts`: games to deal
        without an auction; by default the deals have one. The declarer gets the best of `draws`
        hands. `opponents`: who sits behind the agent, such as ["habit"] * 3 or
        ["play:20", "advise:200", "random"], one for all or one for each; then all move on by a seat
        with each deal, unless `rotate` is False. `seats` names all of them, "agent" among them.
        `speech`: opponents bid as people do and never double ("habit"), or as `ask` thinks best
        ("ask": some tenths of a second a bid). `quiet`: nobody is asked to lay or to double.
        `auto_reset`: a finished table gets a new deal at once. `information` False: without that
        array, which costs the most.
        """
        agreed = {"rules": rules} if isinstance(rules, str) else dict(rules or {})
        if foreign := [name for name in agreed if name not in _TERMS_OF_RULES]:
            raise ValueError(f"rules: expected {', '.join(_TERMS_OF_RULES)}, found {foreign[0]!r}")
        if opponents and seats:
            raise ValueError("expected opponents or seats, found both")
        if draws is not None and not contracts:
            raise ValueError("expected contracts beside draws, found none")
        others = [opponents] if isinstance(opponents, str) else list(opponents)
        if others and len(others) == 1:
            others *= players - 1
        sitting = list(seats) or (["agent", *others] if others else ["agent"])
        fields: dict[str, Any] = {
            "tables": tables, "seed": seed, "players": players, "seats": sitting,
            "contracts": [contracts] if isinstance(contracts, str) else list(contracts),
            "speech": speech, "quiet": quiet, "auto_reset": auto_reset, "threads": threads,
            "rotate": bool(others) if rotate is None else rotate,
            **agreed,
            **({} if deck is None else {"deck": deck}),
            **({} if draws is None else {"draws": draws}),
        }
        self._tables = _native.make_tables(json_text(fields), information)
        self._rules = agreed or "sauspiel"
        told = json.loads(_native.describe_tables(self._tables))
        #: How many there are, who sit there, what they may do, how long their information is.
        self.num_tables: int = told["tables"]
        self.num_players: int = told["players"]
        self.num_actions: int = told["actions"]
        self.information_size: int = told["length"]
        #: The games that may be played, by their actions from FIRST_GAME on.
        self.games: list[str] = told["games"]
        #: What may be heard in the auction.
        self.announcements: list[str] = told["announcements"]
        #: Where the parts of the information stand, and their shape.
        self.fields: dict[str, tuple[slice, tuple[int, int]]] = {}
        start = 0
        for field in told["fields"]:
            size = field["rows"] * field["columns"]
            self.fields[field["name"]] = (slice(start, start + size),
                                          (field["rows"], field["columns"]))
            start += size
        arrays = _native.arrays_of(self._tables)
        #: The seat on turn; -1 where the deal is over.
        self.current_player: npt.NDArray[np.int8] = arrays["players"]
        #: Place in PHASES.
        self.phase: npt.NDArray[np.uint8] = arrays["phases"]
        #: Which actions are legal, a row of num_actions for each table.
        self.legal_actions_mask: npt.NDArray[np.bool_] = arrays["actions"]
        #: Whether the last step ended a deal, and what its seats then received in cents: else 0.
        self.done: npt.NDArray[np.bool_] = arrays["ended"]
        self.rewards: npt.NDArray[np.intc] = arrays["received"]
        #: What the seat on turn knows; no rows without `information`.
        self.information: npt.NDArray[np.float32] = arrays["information"]
        self._any: npt.NDArray[np.intc] = arrays["any"]

    def reset(self, seed: int) -> None:
        """All tables from their first deal on."""
        _native.reset_tables(self._tables, seed)

    def deal(self) -> None:
        """All tables on to their next deal, finished or not."""
        _native.deal_tables(self._tables)

    def step(self, actions: npt.NDArray[np.integer[Any]]) -> None:
        """An action for each table, and what follows until an agent is on turn or the deal is over;
        what stands at tables that are over does not matter. A ValueError names the table whose
        action is not legal: then none is done."""
        _native.step_tables(self._tables, actions)

    def sample(self) -> npt.NDArray[np.intc]:
        """A legal action for each table, each as likely: the same until they are stepped."""
        return self._any

    def observe(self, seats: npt.NDArray[np.integer[Any]]) -> npt.NDArray[np.float32]:
        """What one seat of each table knows, whoever's turn it is."""
        asked = np.asarray(seats)
        if asked.shape == (self.num_tables,) and asked.dtype.kind in "iu":
            for table in np.flatnonzero((asked < 0) | (asked >= self.num_players)):
                raise ValueError(f"table {table}: expected a seat from 0 to "
                                 f"{self.num_players - 1}, found {asked[table]}")
        return _native.observe_tables(self._tables, seats)

    def part(self, name: str, information: npt.NDArray[np.float32] | None = None
             ) -> npt.NDArray[np.float32]:
        """A part of the information by its name in `fields`, in its shape."""
        place, shape = self.fields[name]
        whole = self.information if information is None else information
        return whole[..., place].reshape(*whole.shape[:-1], *shape)

    def exact(self, which: npt.NDArray[np.integer[Any]] | None = None) -> Labels:
        """What an exact search says of each legal card of some tables (default: of all). Costs
        some milliseconds for a first card of eight, microseconds for a late one."""
        chosen = np.arange(self.num_tables) if which is None else which
        if np.size(chosen):
            self._check(int(np.min(chosen)))
            self._check(int(np.max(chosen)))
        values, wins, cents = _native.solve_tables(self._tables, chosen)
        return Labels(values != _native.NO_VALUE, values, wins, cents)

    def put(self, table: int, deal: Deal | str) -> None:
        """Puts a deal on a table, as far as it is played; its game is one of `games`, or
        "passed -" begins an auction. A Deal of rules of its own has those of the tables."""
        self._check(table)
        if isinstance(deal, Deal) and deal.rules and Deal(str(deal), self._rules) != deal:
            raise ValueError(f"expected a deal of the tables' rules, found {deal.rules}")
        _native.put_deal(self._tables, table, str(deal))

    def tell(self, table: int) -> dict[str, Any]:
        """All of one table, hidden cards too: deal (a deal line, hands sorted), phase, laid, kontra,
        cents."""
        self._check(table)
        told: dict[str, Any] = json.loads(_native.tell_table(self._tables, table))
        return told

    def _check(self, table: int) -> None:
        if not 0 <= table < self.num_tables:
            raise ValueError(f"expected a table from 0 to {self.num_tables - 1}, found {table}")

    @property
    def cards_played(self) -> int:
        """At all tables since the last reset, those of opponents too."""
        return _native.cards_played(self._tables)


class Table:
    """One table, with the names that agents for PettingZoo (agents, agent_selection, agent_iter,
    last, observe, step, reset, rewards, terminations, truncations, infos) and for OpenSpiel
    (current_player, legal_actions, apply_action, returns, is_terminal, history ...) know; neither
    package is needed. Takes what Env takes but `tables` and `auto_reset`.

        >>> table = Table(seed=1, contracts="wenz", quiet=True)
        >>> for agent in table.agent_iter():
        ...     observation, reward, termination, truncation, info = table.last()
        ...     table.step(None if termination else int(observation["action_mask"].argmax()))
        >>> sum(table.returns())
        0.0
    """

    def __init__(self, **terms: Any) -> None:
        for term in ("tables", "auto_reset"):
            if term in terms:
                raise TypeError(f"Table() takes no {term}: it is one, which waits for reset()")
        self.env = Env(1, **terms)
        self.possible_agents = [f"seat_{seat}" for seat in range(self.env.num_players)]
        self._begin()

    def _begin(self) -> None:
        self.agents = list(self.possible_agents)
        self._history: list[int] = []
        self._returns = [0.0] * self.env.num_players
        self._note()

    def _note(self) -> None:
        if self.env.done[0]:
            self._returns = [float(cents) for cents in self.env.rewards[0, :self.env.num_players]]

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """The first deal of a seed; without one the next deal. `options` are not used."""
        if seed is None:
            self.env.deal()
        else:
            self.env.reset(seed)
        self._begin()

    def close(self) -> None:
        """Nothing is open."""

    def num_players(self) -> int:
        return self.env.num_players

    def num_distinct_actions(self) -> int:
        return self.env.num_actions

    def is_chance_node(self) -> bool:
        return False

    def is_terminal(self) -> bool:
        return int(self.env.current_player[0]) < 0

    def current_player(self) -> int:
        return TERMINAL if self.is_terminal() else int(self.env.current_player[0])

    def legal_actions(self, player: int | None = None) -> list[int]:
        """Of the seat on turn; of any other none."""
        return [int(action) for action in np.flatnonzero(self.legal_actions_mask(player))]

    def legal_actions_mask(self, player: int | None = None) -> npt.NDArray[np.bool_]:
        mask = self.env.legal_actions_mask[0]
        on_turn = player is None or player == self.current_player()
        return mask.copy() if on_turn else np.zeros_like(mask)

    def information_state_tensor(self, player: int | None = None) -> npt.NDArray[np.float32]:
        """What a seat knows; default: the one on turn."""
        seat = max(self.current_player(), 0) if player is None else player
        return self.env.observe(np.array([seat]))[0]

    def apply_action(self, action: int) -> None:
        if self.is_terminal():
            raise ValueError("expected a deal that goes on, found one that is over: reset()")
        number = operator.index(action)
        self.env.step(np.array([number]))
        self._history.append(number)
        self._note()

    def history(self) -> list[int]:
        """The actions of this deal's agents."""
        return list(self._history)

    def returns(self) -> list[float]:
        """Cents of each seat; 0 until the deal is over."""
        return list(self._returns)

    def player_return(self, player: int) -> float:
        return self._returns[player]

    def action_to_string(self, action: int) -> str:
        if not 0 <= action < self.env.num_actions:
            raise ValueError(f"expected an action from 0 to {self.env.num_actions - 1}, "
                             f"found {action}")
        if action < PASS:
            return "SHGE"[action // 8] + "789UOKZA"[action % 8]
        if action < FIRST_GAME:
            return ("pass", "double")[action - PASS]
        return self.env.games[action - FIRST_GAME]

    @property
    def num_agents(self) -> int:
        return len(self.agents)

    @property
    def max_num_agents(self) -> int:
        return len(self.possible_agents)

    @property
    def rewards(self) -> dict[str, float]:
        return {agent: self._returns[self._seat(agent)] for agent in self.agents}

    @property
    def terminations(self) -> dict[str, bool]:
        return dict.fromkeys(self.agents, self.is_terminal())

    @property
    def truncations(self) -> dict[str, bool]:
        return dict.fromkeys(self.agents, False)

    @property
    def infos(self) -> dict[str, dict[str, Any]]:
        return {agent: {} for agent in self.agents}

    @property
    def agent_selection(self) -> str:
        if self.is_terminal():
            return self.agents[0] if self.agents else self.possible_agents[0]
        return self.possible_agents[self.current_player()]

    def agent_iter(self) -> Iterator[str]:
        """Whose turn it is, until the deal is over and each has been told so."""
        while self.agents:
            yield self.agent_selection

    def observe(self, agent: str) -> dict[str, npt.NDArray[Any]]:
        seat = self._seat(agent)
        return {"observation": self.information_state_tensor(seat),
                "action_mask": self.legal_actions_mask(seat)}

    def last(self) -> tuple[dict[str, npt.NDArray[Any]], float, bool, bool, dict[str, Any]]:
        """What the agent on turn sees, what it received, whether the deal is over, False, {}."""
        agent = self.agent_selection
        return (self.observe(agent), self._returns[self._seat(agent)], self.is_terminal(), False, {})

    def step(self, action: int | None) -> None:
        """None once the deal is over: the agent on turn leaves."""
        if not self.is_terminal():
            if action is None:
                raise ValueError("expected an action")
            self.apply_action(action)
        elif self.agents:
            self.agents.pop(0)

    def _seat(self, agent: str) -> int:
        if agent not in self.possible_agents:
            raise ValueError(f"expected one of {', '.join(self.possible_agents)}, found {agent!r}")
        return self.possible_agents.index(agent)
