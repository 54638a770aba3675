"""What a viewer sees happen: derived from his view before, the step, and his view after.

Nothing here has access to a position, so nothing here can tell a secret. The step needs no veil: cards are laid
face up, and the step of a draw does not say what is drawn.
"""

from collections import Counter
from collections.abc import Iterator

import msgspec

from condotta.kernel.game import Seat
from condotta.ordonnance.actions import Action
from condotta.ordonnance.events import ArmyCompleted, CardDrawn, CardPlaced, Event, GameEnded, TerritoryWon
from condotta.ordonnance.view import Phase, View


class Step(msgspec.Struct, frozen=True):
    """One step: the phase it happened in, the seat whose turn it is, and the action that led to it."""

    phase: Phase
    seat: Seat
    action: Action


def events_between(before: View, step: Step, after: View) -> Iterator[Event]:
    """What this viewer saw happen in one step."""
    if step.phase is Phase.DRAW:
        yield _drawn(before, step, after)
    else:
        yield from _placed(before, step, after)
    if after.phase is Phase.OVER and after.ending:
        yield GameEnded(after.winners, after.ending, tuple(len(seat.territories) for seat in after.seats))


def _placed(before: View, step: Step, after: View) -> Iterator[Event]:
    seat, territory = step.seat, step.action.territory
    army = after.seats[seat].armies[territory.number]
    yield CardPlaced(seat, step.action.card, territory, army.counts)
    if army.completed:
        yield ArmyCompleted(seat, territory, army.completed)
    for other, (had, has) in enumerate(zip(before.seats, after.seats, strict=True)):
        for won in has.territories:
            if won not in had.territories:
                yield TerritoryWon(other, won)


def _drawn(before: View, step: Step, after: View) -> Event:
    if step.seat != after.viewer:
        return CardDrawn(step.seat, None)
    (new,) = Counter(after.hand) - Counter(before.hand)
    return CardDrawn(step.seat, new)
