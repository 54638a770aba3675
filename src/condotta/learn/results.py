"""The arrays of the caller into which a batch of games is written."""

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from condotta.learn.subject import Subject


class Results(NamedTuple):
    """One row or number for each game. Seats are absolute in `seats`, `rewards` and `winners`.

    `observations` and `masks` are those of the seat to move, which is in `seats`. `ended` is 0 while a game goes on, 1
    if the last decision ended it and 2 if it was broken off; then `rewards` and `winners` (a bit set of seats) are
    its results, and the observation is already that of the next game.
    """

    observations: NDArray[np.uint8]
    masks: NDArray[np.int8]
    seats: NDArray[np.int8]
    rewards: NDArray[np.float32]
    ended: NDArray[np.int8]
    winners: NDArray[np.int8]


def fresh_results(subject: Subject, *shape: int) -> Results:
    """Empty arrays for so many games; with several numbers, arrays of such arrays: (steps, games)."""
    return Results(*(np.zeros(shape + inner, kind) for inner, kind in _forms(subject)))


def check_results(subject: Subject, results: Results, games: int) -> None:
    """Refuse arrays that compiled code could not write to, with the one that is wrong."""
    arrays: tuple[Any, ...] = results
    for name, array, (inner, kind) in zip(Results._fields, arrays, _forms(subject), strict=True):
        fits = isinstance(array, np.ndarray) and array.shape == (games, *inner) and array.dtype == kind
        if not fits or not array.flags.c_contiguous or not array.flags.writeable:
            raise ValueError(f"{name} must be a writeable C array of {np.dtype(kind)} in the shape {(games, *inner)}.")


def _forms(subject: Subject) -> tuple[tuple[tuple[int, ...], Any], ...]:
    """For each array the shape for one game, and the type of its numbers."""
    return (
        ((subject.layout.size,), np.uint8),
        ((subject.decisions,), np.int8),
        ((), np.int8),
        ((subject.seats,), np.float32),
        ((), np.int8),
        ((), np.int8),
    )
