"""The errors of the package. Each is made again of what it was made of, in another process too."""

from __future__ import annotations

from typing import Any


class DealError(ValueError):
    """What is wrong with a deal or with rules: the message, and the `column` of the mistake in the
    text, in characters from 1."""

    def __init__(self, message: str, column: int = 1) -> None:
        super().__init__(message)
        self.message = message
        self.column = column

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.message, self.column), self.__dict__


class QuestionError(ValueError):
    """What is wrong with a question: the message, the `field` it is about ("" for none) and the
    `column` of the mistake in that field, in characters from 1."""

    def __init__(self, message: str, field: str, column: int) -> None:
        super().__init__(f"{field}: {message}" if field else message)
        self.message = message
        self.field = field
        self.column = column

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.message, self.field, self.column), self.__dict__


# They are known by the package that has them.
for _error in (DealError, QuestionError):
    _error.__module__ = "schafkopf"
