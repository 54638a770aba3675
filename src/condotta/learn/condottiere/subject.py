"""Condottiere as a subject of learning."""

from collections.abc import Sequence
from typing import Any

import msgspec
import numpy as np

from condotta.condottiere.actions import DECISIONS, NOTHING, Action, action_of, numbers
from condotta.condottiere.cards import counts
from condotta.condottiere.game import CONDOTTIERE, Condottiere
from condotta.condottiere.knowledge import NOTHING_KNOWN, SPECTATOR, shown
from condotta.condottiere.options import Options
from condotta.condottiere.position import Opened, Position, opened
from condotta.condottiere.sample import sample
from condotta.condottiere.state import SEATS, STATE
from condotta.condottiere.text import phase_text
from condotta.condottiere.view import Phase, View
from condotta.kernel.compiled import Rows, allot, dump, row
from condotta.learn.condottiere.door import SLOT, door
from condotta.learn.condottiere.layout import LAYOUT
from condotta.learn.planes import Layout


class LearntCondottiere(msgspec.Struct, frozen=True):
    """What the environments need of Condottiere."""

    game: Condottiere = CONDOTTIERE
    layout: Layout = LAYOUT
    decisions: int = DECISIONS
    seats: int = SEATS
    state: np.dtype[Any] = STATE
    slot: np.dtype[Any] = SLOT
    unsaid: int = NOTHING

    def door(
        self, states: Rows, slots: Rows, verb: int, numbers: Any, decisions: Any, dice: Any, deck: Any, told: Any
    ) -> int:
        return int(door(states, slots, verb, numbers, decisions, dice, deck, told))

    def options(self, **choices: Any) -> Options:
        return Options(**choices)

    def deck(self, options: Options) -> Any:
        return row([0])

    def position(self, board: Rows, slot: Rows, options: Options) -> Position:
        """Where nobody shows cards, all know the same of a hand, but for its owner."""
        knowledge = NOTHING_KNOWN
        for seat in range(options.players):
            others = [viewer for viewer in (*range(options.players), SPECTATOR) if viewer != seat]
            knowledge = shown(knowledge, seat, others, [int(count) for count in slot[0].known[seat]])
        return Position(dump(STATE, board), knowledge)

    def lay(self, view: View) -> tuple[Rows, Rows]:
        board, slot = opened(sample(view, "")).rows, allot(SLOT)
        for seat, one in enumerate(view.seats):
            for kind, count in enumerate(counts(one.known)):
                slot[0].known[seat][kind] = count
        slot[0].familiar = sum(1 << seat for seat, one in enumerate(view.seats) if one.known)
        return board, slot

    def midway(self, board: Rows) -> bool:
        return Opened(board).midway

    def numbers(self, action: Action) -> list[int]:
        return numbers(action)

    def action(self, phase: str, numbers: Sequence[int]) -> Action | None:
        try:
            return action_of(numbers, keeping=phase == Phase.KEEP.value)
        except ValueError:
            return None

    def drawing(self, view: View) -> str:
        return drawing(view)


def drawing(view: View) -> str:
    """The table as text: what is asked, then a line for each seat."""
    region = view.region.value if view.region else "none"
    pope = view.pope.value if view.pope else "off the board"
    head = f"{phase_text(view.phase, 'en')}  Region: {region}. Pope: {pope}. Pile: {view.pile_size}."
    lines = [head, *(_seat(view, seat) for seat in range(len(view.seats)))]
    if view.viewer is not None:
        lines.append(f"hand: {' '.join(card.value for card in view.hand)}")
    return "\n".join(lines)


def _seat(view: View, seat: int) -> str:
    one = view.seats[seat]
    marks = [("token", view.token == seat), ("to move", view.turn == seat), ("out", one.out)]
    marks += [("face down", one.face_down), ("winner", seat in view.winners)]
    words = [f"{one.hand_size} cards", f"line {' '.join(card.value for card in one.line) or '-'} = {one.strength}"]
    words += [f"regions {' '.join(region.value for region in one.regions) or '-'}"]
    return f"seat_{seat}: {'; '.join([*words, *(name for name, holds in marks if holds)])}"


SUBJECT = LearntCondottiere()
