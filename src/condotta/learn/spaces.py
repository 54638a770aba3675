"""The spaces of observations and decisions, as Gymnasium and PettingZoo describe them."""

from typing import Any

import numpy as np

from condotta.learn.extra import MISSING
from condotta.learn.planes import MOST
from condotta.learn.subject import Subject

try:
    from gymnasium import Space, spaces
except ModuleNotFoundError as missing:
    raise ModuleNotFoundError(MISSING) from missing


def observation_space(subject: Subject) -> Space[Any]:
    """An observation, and the mask of the decisions that are legal."""
    return spaces.Dict(
        {
            "observation": spaces.Box(0, MOST, (subject.layout.size,), np.uint8),
            "action_mask": spaces.Box(0, 1, (subject.decisions,), np.int8),
        }
    )


def decision_space(subject: Subject) -> Space[Any]:
    """The numbers of decisions."""
    return spaces.Discrete(subject.decisions)
