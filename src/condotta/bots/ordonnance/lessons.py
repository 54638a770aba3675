"""What the veteran has learned: the weights of his network."""

from functools import cache
from importlib.resources import files
from typing import Any

import msgspec

from condotta.bots.ordonnance.veteran import MIND
from condotta.kernel.compiled import row


class Lessons(msgspec.Struct, frozen=True):
    """The weights as whole numbers: so many units to one."""

    unit: int
    weights: list[int]


@cache
def lessons() -> Lessons:
    return msgspec.json.decode(files(__package__).joinpath("veteran.json").read_bytes(), type=Lessons)


def learned_mind() -> Any:
    """The mind of a veteran: what he has learned, and room for what he sees."""
    return _learned().copy()


@cache
def _learned() -> Any:
    return mind_of([weight / lessons().unit for weight in lessons().weights])


def mind_of(weights: list[float]) -> Any:
    """A mind that has learned these weights."""
    return row(weights + [0.0] * (MIND - len(weights)), float)
