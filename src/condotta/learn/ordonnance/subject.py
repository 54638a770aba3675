"""Ordonnance as a subject of learning."""

from collections.abc import Sequence
from typing import Any

import msgspec
import numpy as np

from condotta.kernel.compiled import Rows, allot, dump, row
from condotta.learn.ordonnance.door import SLOT, door
from condotta.learn.ordonnance.layout import LAYOUT
from condotta.learn.planes import Layout
from condotta.ordonnance.actions import ACTIONS, DECISIONS, Action, number
from condotta.ordonnance.decks import Deck
from condotta.ordonnance.game import ORDONNANCE, Ordonnance
from condotta.ordonnance.options import Options
from condotta.ordonnance.position import Position, opened
from condotta.ordonnance.sample import sample
from condotta.ordonnance.state import SEATS, STATE
from condotta.ordonnance.territories import BY_NUMBER
from condotta.ordonnance.view import View


class LearntOrdonnance(msgspec.Struct, frozen=True):
    """What the environments need of Ordonnance."""

    game: Ordonnance = ORDONNANCE
    layout: Layout = LAYOUT
    decisions: int = DECISIONS
    seats: int = SEATS
    state: np.dtype[Any] = STATE
    slot: np.dtype[Any] = SLOT
    unsaid: int = 0

    def door(
        self, states: Rows, slots: Rows, verb: int, numbers: Any, decisions: Any, dice: Any, deck: Any, told: Any
    ) -> int:
        return int(door(states, slots, verb, numbers, decisions, dice, deck, told))

    def options(self, **choices: Any) -> Options:
        """A deck may be told by its name."""
        if isinstance(choices.get("deck"), str):
            choices["deck"] = Deck(choices["deck"])
        return Options(**choices)

    def deck(self, options: Options) -> Any:
        return row(options.copies)

    def position(self, board: Rows, _slot: Rows, options: Options) -> Position:
        return Position(dump(STATE, board), options)

    def lay(self, view: View) -> tuple[Rows, Rows]:
        return opened(sample(view, "")).rows, allot(SLOT)

    def midway(self, board: Rows) -> bool:
        """An action is one decision."""
        return False

    def numbers(self, action: Action) -> list[int]:
        return [number(action)]

    def action(self, _phase: str, numbers: Sequence[int]) -> Action | None:
        return ACTIONS.get(numbers[0])

    def drawing(self, view: View) -> str:
        return drawing(view)


def drawing(view: View) -> str:
    """The table as text: a line for each seat."""
    lines = [f"Pile: {view.pile_size}.", *(_seat(view, seat) for seat in range(len(view.seats)))]
    if view.viewer is not None:
        lines.append(f"hand: {' '.join(card.value for card in view.hand)}")
    return "\n".join(lines)


def _seat(view: View, seat: int) -> str:
    one = view.seats[seat]
    armies = [
        f"{territory.value} {' '.join(card.value for card in army.cards) or '-'}"
        for territory, army in zip(BY_NUMBER, one.armies, strict=True)
    ]
    marks = [("to move", view.turn == seat), ("winner", seat in view.winners)]
    words = [f"{one.hand_size} cards", *armies, *(name for name, holds in marks if holds)]
    return f"seat_{seat}: {'; '.join(words)}"


SUBJECT = LearntOrdonnance()
