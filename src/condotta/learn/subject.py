"""What the environments need of a game to be learnt: its layout, its compiled door, and how its actions are spelt."""

from collections.abc import Sequence
from importlib import import_module
from typing import Any, Protocol

import numpy as np

from condotta.catalogue import game_named
from condotta.kernel.compiled import Rows
from condotta.kernel.game import AnyGame
from condotta.learn.planes import Layout

CAP = 5_000
"""After so many decisions a game is broken off, unless one is told otherwise. Random games end much sooner."""


class Subject(Protocol):
    """A game that is learnt. A board is a row of one record of the rules, a slot what learning keeps beside it."""

    @property
    def game(self) -> AnyGame: ...

    @property
    def layout(self) -> Layout: ...

    @property
    def decisions(self) -> int:
        """How many numbers of decisions there are."""

    @property
    def seats(self) -> int:
        """The seats of the largest table."""

    @property
    def state(self) -> np.dtype[Any]: ...

    @property
    def slot(self) -> np.dtype[Any]: ...

    def door(
        self, states: Rows, slots: Rows, verb: int, numbers: Any, decisions: Any, dice: Any, deck: Any, told: Any
    ) -> int:
        """The compiled part; `learn/batch.py` names the verbs and numbers."""

    def options(self, **choices: Any) -> Any:
        """The options that these words mean; or ValueError."""

    def deck(self, options: Any) -> Any:
        """How many cards of each kind a game uses, where that is not always the same."""

    def position(self, board: Rows, slot: Rows, options: Any) -> Any:
        """The position on a board."""

    def lay(self, view: Any) -> tuple[Rows, Rows]:
        """A board and a slot that agree with all a seat knows."""

    def midway(self, board: Rows) -> bool:
        """Whether an action has been begun and needs another decision."""

    def numbers(self, action: Any) -> list[int]:
        """The decisions that an action names."""

    @property
    def unsaid(self) -> int:
        """The decision that an action which is midway leaves unsaid."""

    def action(self, phase: str, numbers: Sequence[int]) -> Any:
        """The action that these decisions spell in a phase; None if they spell none."""

    def drawing(self, view: Any) -> str:
        """The table as text."""


def subject_named(name: str) -> Subject:
    """The game of this name as it is learnt; ValueError with the names there are."""
    game_named(name)
    subject: Subject = import_module(f"condotta.learn.{name}.subject").SUBJECT
    return subject
