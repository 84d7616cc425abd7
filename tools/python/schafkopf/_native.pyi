from collections.abc import Callable, Iterable, Mapping
from typing import Any, SupportsIndex, Union, final

import numpy as np
import numpy.typing as npt

version: str
NO_VALUE: int

#: As schafkopf.Rules.
_Rules = Union[str, Mapping[str, Any], None]

@final
class Deal:
    """A deal, read and checked by the rules of a table (default: the rule book's). It does not
    change; str() gives its deal line. Equal are deals with equal lines and equal rules."""

    def __new__(cls, line: str, rules: _Rules = None) -> Deal: ...
    def __eq__(self, other: object) -> bool: ...
    def __hash__(self) -> int: ...
    def __copy__(self) -> Deal: ...
    def __deepcopy__(self, memo: object) -> Deal: ...
    @property
    def contract(self) -> str | None:
        """Such as "ruf:E"; None where nobody bid."""
    @property
    def declarer(self) -> int | None:
        """The seat; None where nobody declares."""
    @property
    def hands(self) -> list[list[str]]:
        """The cards of each seat, as dealt."""
    @property
    def played(self) -> list[str]:
        """The cards played so far, in order."""

    @property
    def rules(self) -> dict[str, list[str]]:
        """What the table chose, as `rules` and questions take it, such as
        {'options': ['bettel_lead=declarer']}; {} for the rule book."""

def read_deals(deals: Iterable[Deal | str], rules: _Rules = None) -> list[Deal]: ...
def make_deals(
    hands: npt.NDArray[np.integer[Any]],
    contracts: str | Iterable[str],
    declarers: SupportsIndex | Iterable[SupportsIndex] | npt.NDArray[np.integer[Any]] | None,
    rules: _Rules = None,
) -> list[Deal]: ...
def solve_batch(
    deals: Iterable[Deal],
    threshold: int | None,
    threads: int,
    stop: Callable[[], object] | None = None,
) -> npt.NDArray[np.intc]: ...
def solve_cards(deal: Deal) -> list[tuple[str, int]]: ...
def answer_json(
    question: str,
    threads: int,
    progress: Callable[[str], object] | None = None,
    stop: Callable[[], object] | None = None,
) -> str: ...
def card_bits(cards: Iterable[str]) -> int: ...

@final
class Tables: ...

_Numbers = npt.NDArray[np.integer[Any]]

def make_tables(fields: str, informs: bool) -> Tables: ...
def describe_tables(tables: Tables) -> str: ...
def arrays_of(tables: Tables) -> dict[str, npt.NDArray[Any]]: ...
def step_tables(tables: Tables, actions: _Numbers) -> None: ...
def reset_tables(tables: Tables, seed: SupportsIndex) -> None: ...
def deal_tables(tables: Tables) -> None: ...
def observe_tables(tables: Tables, seats: _Numbers) -> npt.NDArray[np.float32]: ...
def solve_tables(
    tables: Tables, which: _Numbers
) -> tuple[npt.NDArray[np.intc], npt.NDArray[np.bool_], npt.NDArray[np.intc]]: ...
def put_deal(tables: Tables, table: SupportsIndex, line: str) -> None: ...
def tell_table(tables: Tables, table: SupportsIndex) -> str: ...
def cards_played(tables: Tables) -> int: ...
