"""Questions as the program reads them."""

from __future__ import annotations

import json
from typing import Any

import numpy as np


def json_text(question: dict[str, Any]) -> str:
    """As JSON; numbers and arrays of numpy are what they hold."""
    return json.dumps(question, default=_plain)


def _plain(value: object) -> object:
    if isinstance(value, (np.generic, np.ndarray)):
        return value.tolist()
    raise TypeError(f"expected text, numbers, lists and mappings, found {value!r}")
