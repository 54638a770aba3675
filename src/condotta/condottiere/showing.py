"""Showing cards to others, at any time and outside the order of turns. `condottiere:deals.show`"""

from collections import Counter
from typing import Any

import msgspec

from condotta.condottiere.cards import Card, counts
from condotta.condottiere.events import CardsShown
from condotta.condottiere.knowledge import shown
from condotta.condottiere.notation import card_named
from condotta.condottiere.position import Position
from condotta.condottiere.view import Phase, View
from condotta.condottiere.vision import view
from condotta.kernel.game import IllegalMove, Seat, Showing, Viewer


class Shown(msgspec.Struct, frozen=True):
    """What a showing led to."""

    position: Position
    seat: Seat
    to: tuple[Seat, ...]
    cards: tuple[Card, ...]

    @property
    def decided(self) -> Position:
        """Nothing in a showing is left to chance."""
        return self.position

    def events(self, viewer: Viewer) -> tuple[CardsShown, ...]:
        """Who showed how many cards to whom is public; which, only they see."""
        sees = viewer is not None and viewer in (self.seat, *self.to)
        return (CardsShown(self.seat, self.to, len(self.cards), self.cards if sees else None),)

    def besides(self, viewer: Viewer) -> dict[str, Any] | None:
        """Spectators see nothing more; who else learns nothing is not looked for, since showings are rare."""
        return {} if viewer is None else None

    def forget(self) -> None:
        """Nothing is kept here."""


def show(position: Position, showing: Showing) -> Shown:
    """Let a seat show cards that it holds; or raise IllegalMove."""
    players = len(view(position, None).seats)
    if not 0 <= showing.seat < players:
        raise IllegalMove("show.nobody")
    cards = check_showing(view(position, showing.seat), showing)
    knowledge = shown(position.knowledge, showing.seat, showing.to, counts(cards))
    return Shown(msgspec.structs.replace(position, knowledge=knowledge), showing.seat, showing.to, cards)


def check_showing(own: View, showing: Showing) -> tuple[Card, ...]:
    """The cards that are shown, in card order, if the seat holds them all and shows them to others."""
    if own.phase is Phase.OVER:
        raise IllegalMove("turn.over")
    if not showing.to or len(set(showing.to)) < len(showing.to) or not set(showing.to) < set(range(len(own.seats))):
        raise IllegalMove("show.nobody")
    if own.viewer in showing.to:
        raise IllegalMove("show.nobody")
    cards = [card_named(name) for name in showing.cards]
    missing = Counter(cards) - Counter(own.hand)
    if missing:
        raise IllegalMove("card.not-held", card=next(iter(missing)).value)
    if showing.face_down:
        if own.face_down is None:
            raise IllegalMove("show.face-down")
        cards.append(own.face_down)
    if not cards:
        raise IllegalMove("show.nothing")
    return tuple(sorted(cards, key=lambda card: card.kind))
