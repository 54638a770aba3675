"""Laying things out as a record for the rules: a position set up by hand, or a view with other hands left empty."""

from functools import lru_cache

import msgspec

from condotta.kernel.game import Seat
from condotta.ordonnance.flow import IN_HAND
from condotta.ordonnance.icons import Card
from condotta.ordonnance.options import Options
from condotta.ordonnance.position import Opened, arranged
from condotta.ordonnance.territories import ARMY, BY_NUMBER, TERRITORIES, Territory
from condotta.ordonnance.view import View, unseen

Line = tuple[tuple[Card, ...], ...]


class Layout(msgspec.Struct, frozen=True):
    """All that lies on the table, hands included; armies by seat and territory in the order of their completion."""

    options: Options
    hands: tuple[tuple[Card, ...], ...]
    lines: tuple[Line, ...]
    completed: tuple[tuple[Seat, int], ...]
    pile: list[int]
    turn: Seat | None


def board_of(view: View, seed: str = "") -> Opened:
    """The view as a record in which the other hands are empty and all unseen cards are in the pile."""
    seats = range(len(view.seats))
    layout = Layout(
        options=view.options,
        hands=tuple(view.hand if seat == view.viewer else () for seat in seats),
        lines=tuple(tuple(army.cards for army in seat.armies) for seat in view.seats),
        completed=tuple((seat, territory.number) for seat, territory in completions(view)),
        pile=unseen(view),
        turn=view.turn,
    )
    return lay(layout, seed)


def completions(view: View) -> list[tuple[Seat, Territory]]:
    """The complete armies, the first one first."""
    order = {
        army.completed: (seat, BY_NUMBER[at])
        for seat, one in enumerate(view.seats)
        for at, army in enumerate(one.armies)
        if army.completed
    }
    return [order[nth] for nth in sorted(order)]


def lay(layout: Layout, seed: str) -> Opened:
    """The record of a layout: what the rules make of laying these cards, the complete armies first and in order."""
    places = [(seat, at) for seat in range(layout.options.players) for at in range(TERRITORIES)]
    growing = [(seat, at) for seat, at in places if len(layout.lines[seat][at]) < ARMY]
    things: list[int] = []
    for seat, at in (*layout.completed, *growing):
        things += _told(seat, at, layout.lines[seat][at])
    for seat, hand in enumerate(layout.hands):
        things += _told(seat, IN_HAND, hand)
    # In a finished game nobody is to move, and the rules find that out from any seat.
    return arranged(layout.options, seed, things, layout.pile, layout.turn or 0)


@lru_cache(maxsize=8192)
def _told(seat: Seat, at: int, cards: tuple[Card, ...]) -> tuple[int, ...]:
    """Cards at a place, each told by seat, place and kind."""
    return tuple(number for card in cards for number in (seat, at, card.kind))
