from collections.abc import Callable, Sequence

import numpy as np
import numpy.typing as npt

version: str
NO_VALUE: int

class DealError(ValueError):
    """What is wrong with a deal or with rules."""

    column: int

class Rules:
    def __init__(self, json: str) -> None: ...

class Deal:
    """A deal, read and checked; it does not change. str() gives its deal line."""

    def __init__(self, line: str, rules: Rules | None = None) -> None: ...
    def __hash__(self) -> int: ...
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

def deals_of(
    hands: npt.NDArray[np.uint32],
    contracts: Sequence[str],
    declarers: npt.NDArray[np.int64],
    rules: Rules | None = None,
) -> list[Deal]: ...
def solve_batch(
    deals: Sequence[Deal],
    threshold: int | None,
    threads: int,
    stop: Callable[[], bool] | None = None,
) -> npt.NDArray[np.intc]: ...
def solve_cards(deal: Deal) -> list[tuple[str, int]]: ...
def answer_json(
    question: str,
    threads: int,
    progress: Callable[[str], object] | None = None,
    stop: Callable[[], bool] | None = None,
) -> str: ...
