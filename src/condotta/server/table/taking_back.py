"""Which actions can be taken back: those after which nobody else laid a card and nothing hidden was seen.

Judged by what a spectator saw, so that the answer tells nobody anything.
"""

from collections.abc import Sequence
from typing import Any

import msgspec

from condotta.kernel.game import AnyGame, IllegalMove, Seat, Showing
from condotta.server.table.book import Page

LAID = ("card_played", "card_placed")
IRREVOCABLE = {
    "card_turned_up",
    "cards_dealt",
    "cards_drawn",
    "card_drawn",
    "cards_kept",
    "hand_discarded",
    "pile_renewed",
    "cards_shown",
    "final_battle_began",
    "game_ended",
}


class Held(msgspec.Struct, frozen=True):
    """A move that may still be taken back; the position and the page of deals before it; and the card that it laid
    open, if any.
    """

    seat: Seat
    move: int
    before: Any
    page: Page
    laid: bool
    card: Any


def held_after(
    held: tuple[Held, ...], seat: Seat, move: int, before: Any, page: Page, seen: Sequence[Any]
) -> tuple[Held, ...]:
    """What can be taken back after a move of which a spectator saw this."""
    tags = [type(event).__struct_config__.tag for event in seen]
    if not IRREVOCABLE.isdisjoint(tags):
        return ()
    laid = next((event for event, tag in zip(seen, tags, strict=True) if tag in LAID), None)
    return (*held, Held(seat, move, before, page, laid is not None, getattr(laid, "card", None)))


def latest_of(held: tuple[Held, ...], seat: Seat) -> int | None:
    """Where among the held moves the latest one of this seat is, if nobody has laid a card since."""
    for at in range(len(held) - 1, -1, -1):
        if held[at].seat == seat:
            return at
        if held[at].laid:
            return None
    return None


def restored(game: AnyGame, held: Held, players: int) -> Any:
    """The position before a move; the card that it laid was seen and stays known to the others."""
    showing = stays_known(game, held, players)
    return held.before if showing is None else game.show(held.before, showing).position


def stays_known(game: AnyGame, held: Held, players: int) -> Showing | None:
    """What the others know of the hand after a move was taken back, as if the card that it laid had been shown."""
    if held.card is None:
        return None
    showing = Showing(held.seat, tuple(seat for seat in range(players) if seat != held.seat), (held.card.value,))
    try:
        game.show(held.before, showing)
    except IllegalMove:  # the game knows nothing of shown cards
        return None
    return showing
