"""Asking for many rows by what they are called.

Each number of values is a statement of its own, which Python and SQLite keep prepared, together more than what is asked
for. So values are asked for in a few numbers only.

What is asked again and again is a statement that was made once: each one made anew leaves rubbish, with all the values.
"""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import ColumnElement, bindparam


def among(column: ColumnElement[Any], values: Sequence[Any]) -> ColumnElement[bool]:
    """Whether it is one of these values."""
    return column.in_(filled_up(values))


def any_of(column: ColumnElement[Any], name: str) -> ColumnElement[bool]:
    """The same in a statement that is made once: the values come under this name, `filled_up`."""
    return column.in_(bindparam(name, expanding=True))


def filled_up(values: Sequence[Any]) -> list[Any]:
    """These values, of which the last is named again until there are 1, 2, 4, 8 and so on."""
    named, count = list(values), 1
    while count < len(named):
        count *= 2
    return named + named[-1:] * (count - len(named))
