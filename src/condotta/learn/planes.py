"""The layout of an observation: named planes in one row of small numbers, each with its place, shape and meaning.

A layout is told once. The compiled writers take their offsets from it, and the tables in docs/learn.md are made of it.
"""

from collections.abc import Sequence
from math import prod
from typing import Any

import msgspec

MOST = 255
"""An observation is a row of bytes: whatever counts higher is told as this."""


class Plane(msgspec.Struct, frozen=True):
    """Some numbers of an observation that belong together: where they start, their shape, and what they mean."""

    name: str
    shape: tuple[int, ...]
    meaning: str
    start: int = 0

    @property
    def size(self) -> int:
        return prod(self.shape)

    @property
    def end(self) -> int:
        return self.start + self.size


class Layout(msgspec.Struct, frozen=True):
    """The planes of an observation, one after the other."""

    planes: tuple[Plane, ...]

    @property
    def size(self) -> int:
        """How many numbers an observation has."""
        return self.planes[-1].end

    def __getitem__(self, name: str) -> Plane:
        for plane in self.planes:
            if plane.name == name:
                return plane
        raise KeyError(f"There is no plane {name}; there are {', '.join(plane.name for plane in self.planes)}.")

    def start(self, name: str) -> int:
        """Where a plane starts."""
        return self[name].start

    def plane(self, observations: Any, name: str) -> Any:
        """One plane of an observation, or of an array of them, in its own shape."""
        plane = self[name]
        return observations[..., plane.start : plane.end].reshape(*observations.shape[:-1], *plane.shape)

    def table(self) -> str:
        """The layout as a table in Markdown."""
        rows = [f"| `{one.name}` | {one.start} | {_product(one.shape)} | {one.meaning} |" for one in self.planes]
        return "\n".join(["| plane | from | shape | what it tells |", "|---|---|---|---|", *rows])


def laid_out(*planes: tuple[str, Sequence[int], str]) -> Layout:
    """The layout of these planes: name, shape and meaning of each."""
    placed: list[Plane] = []
    for name, shape, meaning in planes:
        placed.append(Plane(name, tuple(shape), meaning, placed[-1].end if placed else 0))
    return Layout(tuple(placed))


def _product(shape: tuple[int, ...]) -> str:
    return " × ".join(map(str, shape))
