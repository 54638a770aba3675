"""Asking for many rows by what they are called.

Each number of values is a statement of its own, which Python and SQLite keep prepared, together more than what is asked
for. So values are asked for in a few numbers only.
"""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import ColumnElement


def among(column: ColumnElement[Any], values: Sequence[Any]) -> ColumnElement[bool]:
    """Whether it is one of these values."""
    return column.in_(filled_up(values))


def filled_up(values: Sequence[Any]) -> list[Any]:
    """These values, of which the last is named again until there are 1, 2, 4, 8 and so on."""
    named, count = list(values), 1
    while count < len(named):
        count *= 2
    return named + named[-1:] * (count - len(named))
