"""Exact answers about the card game Schafkopf.

    >>> import schafkopf
    >>> deal = schafkopf.parse("wenz 2 | EAEKEOGZGKH8SKS8 | E9E8GAHUH9H7SASZ | "
    ...                        "EZEUE7GUHASOSUS7 | GOG9G8G7HZHKHOS9")
    >>> schafkopf.solve([deal])
    array([45], dtype=int16)
    >>> schafkopf.solve_cards(deal)["EK"]
    59
    >>> schafkopf.ask("EU GU HU EA EZ GA HA SA", worlds=100)["best"]
    'wenz+tout'

Cards, contracts, deal lines and values are those of the program: see docs/notation.md. Every
function may be called by any number of threads, and lets other Python threads run while it works.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Union, overload

import numpy as np
import numpy.typing as npt

from . import _native
from ._errors import DealError, QuestionError
from ._native import Deal
from ._text import json_text

__all__ = [
    "Deal",
    "DealError",
    "QuestionError",
    "__version__",
    "answer",
    "answer_json",
    "ask",
    "card_bits",
    "parse",
    "solve",
    "solve_cards",
]

__version__: str = _native.version

#: Rules of a table: the name of a rule set, or any of the fields rules, rule_file, options, tariff
#: of a question.
Rules = Union[str, Mapping[str, Any], None]

#: Deals for `solve`: `Deal` objects or deal lines, or an array of hands.
Deals = Union[Iterable[Union[Deal, str]], npt.NDArray[np.uint32]]

#: The seat that declares: one for all hands of an array, or one for each row.
Declarer = Union[int, Sequence[int], npt.NDArray[np.integer[Any]], None]


def parse(line: str, rules: Rules = None) -> Deal:
    """Reads a deal line, checked by the rules of a table (default: the rule book's).

        >>> line = ("bettel 1 | SZ EU GU GK H9 EK | S9 HU HZ G9 EZ E9 | "
        ...         "GO SK SO SA HA HO | HK GZ SU EA GA EO")
        >>> deal = parse(line, rules={"options": ["bettel_lead=declarer"]})
        >>> deal.rules
        {'options': ['bettel_lead=declarer']}
        >>> solve([parse(line), deal])
        array([0, 1], dtype=int16)

    A `DealError` tells what was expected and found, and its `column`. The deal keeps its rules: they
    are part of what is compared, copied and pickled. To ask about it, give a question both:
    `answer({"verb": "solve", "deal": str(deal), **deal.rules})`.
    """
    return Deal(line, rules)


def card_bits(cards: Iterable[str]) -> int:
    """The set of some cards as `solve` takes it in an array: bit 8 * suit + rank for each, with
    suits Schellen 0, Herz 1, Gras 2, Eichel 3 and ranks 7, 8, 9, U, O, K, Z, A from 0 to 7.

        >>> card_bits(["S7", "H8"])
        513
    """
    return _native.card_bits(cards)


def _deals_of(
    deals: Deals,
    contract: str | Sequence[str] | None,
    declarer: Declarer,
    rules: Rules,
) -> list[Deal]:
    if not isinstance(deals, np.ndarray):
        if contract is not None or declarer is not None:
            raise TypeError("contract and declarer belong to an array of hands")
        return _native.read_deals(deals, rules)
    if contract is None:
        raise TypeError("an array of hands needs a contract")
    return _native.make_deals(deals, contract, declarer, rules)


@overload
def solve(
    deals: Deals,
    threshold: None = None,
    threads: int = 2,
    *,
    contract: str | Sequence[str] | None = None,
    declarer: Declarer = None,
    rules: Rules = None,
) -> npt.NDArray[np.int16]: ...


@overload
def solve(
    deals: Deals,
    threshold: int,
    threads: int = 2,
    *,
    contract: str | Sequence[str] | None = None,
    declarer: Declarer = None,
    rules: Rules = None,
) -> npt.NDArray[np.bool_]: ...


def solve(
    deals: Deals,
    threshold: int | None = None,
    threads: int = 2,
    *,
    contract: str | Sequence[str] | None = None,
    declarer: Declarer = None,
    rules: Rules = None,
) -> npt.NDArray[np.int16] | npt.NDArray[np.bool_]:
    """The exact value of each deal with all hands open: points of the declarer's side, from -1 (no
    trick) to 121 (every trick); in contracts about tricks 1 or 0.

    `deals`: `Deal` objects or deal lines; or an array with four hands a row, each a set of cards (see
    `card_bits`), with `contract` and `declarer` one for all or one for each row (no declarer: None,
    or -1). `threshold`: instead of the values whether each is at least this: much sooner. `threads`:
    0 for one each processor; the values are the same for any number. `rules`: by which deal lines
    and hands are read; a `Deal` has its own, and is refused where it has others.

    Numbers are whole and within their range, whatever they come in: a `TypeError` or a `ValueError`
    says which is not. A deal without a value (nobody bid, or each plays for itself as in Ramsch) is a `ValueError`.
    """
    made = _deals_of(deals, contract, declarer, rules)
    values = _native.solve_batch(made, threshold, threads)
    without = np.flatnonzero(values == _native.NO_VALUE)
    if without.size:
        raise ValueError(f"deal {without[0]}: expected a game of two sides, found "
                         f"{made[without[0]].contract or 'passed'}")
    return values.astype(np.int16) if threshold is None else values.astype(np.bool_)


def solve_cards(deal: Deal | str, rules: Rules = None) -> dict[str, int]:
    """The value of the deal after each legal card of the seat to move, the strongest card first;
    empty where the deal is finished. `rules` are as in `solve`."""
    (read,) = _native.read_deals([deal], rules)
    return dict(_native.solve_cards(read))


def answer_json(
    question: str,
    *,
    threads: int = 2,
    progress: Callable[[str], object] | None = None,
    stop: Callable[[], bool] | None = None,
) -> str:
    """The answer to a question as JSON text, the very bytes that the program prints; mistakes are
    answers, too. See `answer`."""
    return _native.answer_json(question, threads, progress, stop)


def answer(
    question: Mapping[str, Any],
    *,
    threads: int = 2,
    progress: Callable[[dict[str, Any]], object] | None = None,
    stop: Callable[[], bool] | None = None,
) -> dict[str, Any]:
    """The answer to any question of the program.

        >>> answer({"verb": "legal", "contract": "wenz", "hand": "EU EA", "trick": "GU"})
        {'contract': 'wenz', 'legal': ['EU']}

    `schafkopf answer --list` has all questions with their fields. `progress` is given what is known
    so far (of `ask` alone); once `stop()` is true the answer is that of the work done by then, which
    says "interrupted". Ctrl-C ends it with KeyboardInterrupt.
    """
    told = None if progress is None else (lambda text: progress(json.loads(text)))
    known: dict[str, Any] = json.loads(
        _native.answer_json(json_text(dict(question)), threads, told, stop))
    if "error" in known:
        raise QuestionError(known["error"], known.get("field", ""), known.get("column", 1))
    return known


def ask(
    hand: str,
    *,
    threads: int = 2,
    progress: Callable[[dict[str, Any]], object] | None = None,
    stop: Callable[[], bool] | None = None,
    **terms: Any,
) -> dict[str, Any]:
    """Should this hand play? Its contracts, ranked: the JSON of `schafkopf ask`.

    `terms` are the options of that verb:

        >>> ask("EU GU HU EA EZ GA HA SA", contract="wenz", seat=2, worlds=100, seed=1,
        ...     given=["has(0,EO)"], rules="sauspiel", option=["kontra_allowed=off"],
        ...     lang="de")["best"]
        'wenz'
    """
    return answer({"verb": "ask", "hand": hand, **terms},
                  threads=threads, progress=progress, stop=stop)
