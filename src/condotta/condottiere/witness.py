"""What a viewer sees happen: derived from his view before, the step as he may see it, and his view after.

Nothing here has access to a position, so nothing here can tell a secret.
"""

from collections import Counter
from collections.abc import Iterator

import msgspec
from msgspec import UNSET

from condotta.condottiere.actions import Action, DiscardHand, Keep, Pass, Play
from condotta.condottiere.cards import Card
from condotta.condottiere.events import (
    BattleConcluded,
    CardPlayed,
    CardsDealt,
    CardsDiscarded,
    CardsDrawn,
    CardsKept,
    CardTurnedUp,
    Event,
    FinalBattleBegan,
    GameEnded,
    HandDiscarded,
    HandKept,
    LinesDiscarded,
    MercenaryFetched,
    Passed,
    PileRenewed,
    PopePlaced,
    RegionChosen,
    RegionConquered,
    TokenTaken,
)
from condotta.condottiere.italy import Region
from condotta.condottiere.view import Phase, View
from condotta.kernel.game import Seat


class Step(msgspec.Struct, frozen=True):
    """One step: the phase it happened in, the seat whose action led to it, and the action as far as it may be seen."""

    phase: Phase
    seat: Seat
    action: Action | None


def events_between(before: View, step: Step, after: View) -> Iterator[Event]:
    """What this viewer saw happen in one step."""
    match step.phase:
        case Phase.CHOOSE if after.region:
            yield RegionChosen(step.seat, after.region, _owner(after, after.region))
        case Phase.BATTLE if isinstance(step.action, Pass):
            yield from _turned_up(before, after)
            yield Passed(step.seat, out=after.seats[step.seat].out, by_itself=False)
        case Phase.BATTLE | Phase.EFFECT:
            yield from _played(before, step, after)
        case Phase.TURN_UP | Phase.TURN_ALL_UP:
            yield from _turned_up(before, after)
        case Phase.COMPARE:
            yield from _compared(before, after)
        case Phase.CLEAR_LINES:
            yield LinesDiscarded()
        case Phase.DISCARD:
            yield _answered(before, step, after)
        case Phase.KEEP:
            yield _kept(step, after)
        case Phase.DRAW | Phase.DRAW_TEN:
            yield from _drawn(before, step, after)
        case Phase.FINAL_BATTLE:
            yield FinalBattleBegan(after.finalists)
    if step.phase is Phase.DEAL or step.phase is Phase.FINAL_BATTLE:
        yield from _dealt(before, step, after)
    if _has_passed(before, after):
        yield from _passed_over(before, step, after)
    if after.phase is Phase.OVER and after.ending:
        yield GameEnded(after.winners, after.ending)


def _played(before: View, step: Step, after: View) -> Iterator[Event]:
    """A card left the hand, unless a face-down one is to be turned up first."""
    if after.phase is Phase.TURN_UP:
        return
    play = step.action if isinstance(step.action, Play) else None
    seat, laid = step.seat, after.seats[step.seat]
    face_down = laid.face_down and not before.seats[seat].face_down
    yield CardPlayed(seat, play.card if play else None, face_down, laid.strength)
    fetched = play.take if play else None
    for other, (line, left) in enumerate(zip(before.seats, after.seats, strict=True)):
        if len(left.line) > len(line.line) or line.line == left.line:  # a card more, and no play lays two
            continue
        gone = Counter(line.line) - Counter(left.line)
        if fetched and other == seat:
            gone -= Counter([fetched])
        if gone:
            yield CardsDiscarded(other, tuple(gone.elements()))
    if fetched:
        yield MercenaryFetched(seat, fetched)
    if play and play.pope is not UNSET:
        yield PopePlaced(seat, after.pope)


def _turned_up(before: View, after: View) -> Iterator[Event]:
    for seat, (veiled, open_) in enumerate(zip(before.seats, after.seats, strict=True)):
        if veiled.face_down and not open_.face_down:
            (card,) = Counter(open_.line) - Counter(veiled.line)
            yield CardTurnedUp(seat, card, open_.strength)


def _passed_over(before: View, step: Step, after: View) -> Iterator[Event]:
    """Seats without cards pass by themselves, clockwise from where the turn went on."""
    first = step.seat + 1 if step.phase in (Phase.BATTLE, Phase.EFFECT) else after.token
    for seat in _around(first, after):
        passed = isinstance(step.action, Pass) and seat == step.seat
        apart = bool(after.finalists) and seat not in after.finalists
        if after.seats[seat].out and not before.seats[seat].out and not passed and not apart:
            yield Passed(seat, out=True, by_itself=True)


def _has_passed(before: View, after: View) -> bool:
    """Whether for any seat it is another thing than before to be out of this battle or in it."""
    changed = [(was, now) for was, now in zip(before.seats, after.seats, strict=True) if was is not now]
    return any(was.out != now.out for was, now in changed)


def _compared(before: View, after: View) -> Iterator[Event]:
    strengths = tuple(seat.strength for seat in before.seats)
    strongest = [seat for seat, strength in enumerate(strengths) if strength == max(strengths)]
    winner = strongest[0] if len(strongest) == 1 else None
    yield BattleConcluded(strengths, winner)
    if before.finalists:
        return
    for seat, (had, has) in enumerate(zip(before.seats, after.seats, strict=True)):
        for region in has.regions:
            if region not in had.regions:
                yield RegionConquered(seat, region, before.defender)
    yield TokenTaken(after.token)


def _answered(before: View, step: Step, after: View) -> Event:
    """A discarded hand is seen by all. `condottiere:hand.discard`"""
    if isinstance(step.action, DiscardHand):
        return HandDiscarded(step.seat, tuple((Counter(after.discards) - Counter(before.discards)).elements()))
    return HandKept(step.seat)


def _kept(step: Step, after: View) -> Event:
    cards = step.action.cards if isinstance(step.action, Keep) else None
    return CardsKept(step.seat, after.seats[step.seat].hand_size, cards)


def _dealt(before: View, step: Step, after: View) -> Iterator[Event]:
    final = step.phase is Phase.FINAL_BATTLE
    for seat in _around(after.token, after):
        had = 0 if final else before.seats[seat].hand_size
        count = after.seats[seat].hand_size - had
        if count:
            kept = Counter[Card]() if final else Counter(before.hand)
            yield CardsDealt(seat, count, _own(after, seat, kept))


def _drawn(before: View, step: Step, after: View) -> Iterator[Event]:
    if len(after.discards) < len(before.discards) or after.pile_size > before.pile_size:
        yield PileRenewed()
    for seat in _around(after.token, after):
        count = after.seats[seat].hand_size - before.seats[seat].hand_size
        if count or (step.phase is Phase.DRAW and seat == step.seat):
            yield CardsDrawn(seat, count, _own(after, seat, Counter(before.hand)))


def _owner(view: View, region: Region) -> Seat | None:
    return next((seat for seat, one in enumerate(view.seats) if region in one.regions), None)


def _own(after: View, seat: Seat, had: Counter[Card]) -> tuple[Card, ...] | None:
    """The new cards of a hand, if it is the viewer's."""
    return tuple((Counter(after.hand) - had).elements()) if seat == after.viewer else None


def _around(first: Seat, view: View) -> Iterator[Seat]:
    """All seats, clockwise from one."""
    players = len(view.seats)
    return ((first + at) % players for at in range(players))
