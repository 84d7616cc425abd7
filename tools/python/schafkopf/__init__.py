"""Exact answers about the card game Schafkopf.

    >>> import schafkopf
    >>> deal = schafkopf.parse("wenz 2 | EAEKEOGZGKH8SKS8 | E9E8GAHUH9H7SASZ | "
    ...                        "EZEUE7GUHASOSUS7 | GOG9G8G7HZHKHOS9")
    >>> schafkopf.solve([deal])
    array([45], dtype=int16)
    >>> schafkopf.solve_cards(deal)["EK"]
    59
    >>> schafkopf.ask("EU GU HU EA EZ GA HA SA", worlds=100)["best"]
    'wenz'

Cards, contracts, deal lines and values are those of the program: see "Notation" in its README. Every
function may be called by any number of threads, and lets other Python threads run while it works.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Union

import numpy as np
import numpy.typing as npt

from . import _native
from ._native import Deal, DealError

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


class QuestionError(ValueError):
    """What is wrong with a question: the message, the `field` it is about ("" for none) and the
    `column` of the mistake in that field, in characters from 1."""

    def __init__(self, message: str, field: str, column: int) -> None:
        super().__init__(f"{field}: {message}" if field else message)
        self.field = field
        self.column = column


def _rules(rules: Rules) -> _native.Rules | None:
    if rules is None:
        return None
    fields = {"rules": rules} if isinstance(rules, str) else dict(rules)
    return _native.Rules(json.dumps(fields))


def parse(line: str, rules: Rules = None) -> Deal:
    """Reads a deal line, checked by the rules of a table (default: the rule book's).

    A `DealError` tells what was expected and found, and its `column`.
    """
    return Deal(line, _rules(rules))


def card_bits(cards: Iterable[str]) -> int:
    """The set of some cards as `solve` takes it in an array: bit 8 * suit + rank for each, with
    suits Schellen 0, Herz 1, Gras 2, Eichel 3 and ranks 7, 8, 9, U, O, K, Z, A from 0 to 7."""
    return sum(1 << (8 * "SHGE".index(card[0]) + "789UOKZA".index(card[1])) for card in set(cards))


def _deals_of(
    deals: Deals,
    contract: str | Sequence[str] | None,
    declarer: int | Sequence[int] | npt.NDArray[np.integer[Any]] | None,
    rules: Rules,
) -> list[Deal]:
    table = _rules(rules)
    if not isinstance(deals, np.ndarray):
        if contract is not None or declarer is not None:
            raise TypeError("contract and declarer belong to an array of hands")
        return [deal if isinstance(deal, Deal) else Deal(deal, table) for deal in deals]
    if deals.ndim != 2 or deals.shape[1] != 4 or deals.dtype.kind not in "iu":
        raise ValueError(f"expected an array of whole numbers, four hands a row, found "
                         f"{deals.dtype} of shape {deals.shape}")
    if contract is None:
        raise TypeError("an array of hands needs a contract")
    contracts = [contract] if isinstance(contract, str) else [str(name) for name in contract]
    declarers = np.atleast_1d(np.asarray(-1 if declarer is None else declarer, dtype=np.int64))
    for what, count in (("contracts", len(contracts)), ("declarers", len(declarers))):
        if count not in (1, len(deals)):
            raise ValueError(f"expected one of {what} or {len(deals)}, found {count}")
    return _native.deals_of(deals.astype(np.uint32, casting="unsafe"), contracts, declarers, table)


def solve(
    deals: Deals,
    threshold: int | None = None,
    threads: int = 2,
    *,
    contract: str | Sequence[str] | None = None,
    declarer: int | Sequence[int] | npt.NDArray[np.integer[Any]] | None = None,
    rules: Rules = None,
) -> npt.NDArray[np.int16] | npt.NDArray[np.bool_]:
    """The exact value of each deal with all hands open: points of the declarer's side, from -1 (no
    trick) to 121 (every trick); in contracts about tricks 1 or 0.

    `deals`: `Deal` objects or deal lines; or an array with four hands a row, each a set of cards (see
    `card_bits`), with `contract` and `declarer` one for all or one for each row (no declarer: None,
    or -1). `threshold`: instead of the values whether each is at least this: much sooner. `threads`:
    0 for one each processor; the values are the same for any number. `rules`: by which deals that
    are no `Deal` yet are read.

    A deal without a value (nobody bid, or each plays for itself as in Ramsch) is a `ValueError`.
    """
    made = _deals_of(deals, contract, declarer, rules)
    values = _native.solve_batch(made, threshold, threads)
    without = np.flatnonzero(values == _native.NO_VALUE)
    if without.size:
        raise ValueError(f"deal {without[0]}: expected a game of two sides, found "
                         f"{made[without[0]].contract or 'passed'}")
    return values.astype(np.int16 if threshold is None else np.bool_)


def solve_cards(deal: Deal | str) -> dict[str, int]:
    """The value of the deal after each legal card of the seat to move, the strongest card first;
    empty where the deal is finished."""
    return dict(_native.solve_cards(deal if isinstance(deal, Deal) else Deal(deal)))


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
    """The answer to any question of the program: {"verb": "legal", "contract": "wenz", ...}.

    `schafkopf answer --list` has all questions with their fields. `progress` is given what is known
    so far (of `ask` alone); once `stop()` is true the answer is that of the work done by then, which
    says "interrupted". Ctrl-C ends it with KeyboardInterrupt.
    """
    told = None if progress is None else (lambda text: progress(json.loads(text)))
    known: dict[str, Any] = json.loads(
        _native.answer_json(json.dumps(dict(question)), threads, told, stop))
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

    `terms` are the options of that verb: contract="wenz", seat=2, worlds=1000, seed=1, given=[...],
    rules="sauspiel", option=["hochzeit=on"], lang="de" ...
    """
    return answer({"verb": "ask", "hand": hand, **terms},
                  threads=threads, progress=progress, stop=stop)
