"""Which actions can be taken back: those after which nobody else laid a card and nothing hidden was seen.

Judged by what a spectator saw, so that the answer tells nobody anything.
"""

from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
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
    """A move that may still be taken back; the position and the page of deals before it, the card that it laid open, if
    any, and the milliseconds that it brought to the clock.

    `seen` are cards that were laid after it and taken back: whose, and which.
    """

    seat: Seat
    move: int
    before: Any
    page: Page
    laid: bool
    card: Any
    bonus: int = 0
    seen: tuple[tuple[Seat, Any], ...] = ()


def held_after(
    held: tuple[Held, ...], seat: Seat, move: int, before: Any, page: Page, seen: Sequence[Any], bonus: int = 0
) -> tuple[Held, ...]:
    """What can be taken back after a move of which a spectator saw this."""
    laid = None
    for event in seen:
        tag = tag_of(event)
        if tag in IRREVOCABLE:
            return ()
        laid = event if laid is None and tag in LAID else laid
    return (*held, Held(seat, move, before, page, laid is not None, getattr(laid, "card", None), bonus))


def tag_of(event: Any) -> str:
    """What events of this type are called."""
    kind = type(event)
    if kind not in _TAGS:
        _TAGS[kind] = str(kind.__struct_config__.tag)
    return _TAGS[kind]


_TAGS: dict[type, str] = {}


def latest_of(held: tuple[Held, ...], seat: Seat) -> int | None:
    """Where among the held moves the latest one of this seat is, if nobody has laid a card since."""
    for at in range(len(held) - 1, -1, -1):
        if held[at].seat == seat:
            return at
        if held[at].laid:
            return None
    return None


def restored(game: AnyGame, held: Held, players: int) -> Any:
    """The position before a move; the cards that it and later ones laid were seen and stay known to the others."""
    position = held.before
    for showing in stays_known(game, held, players):
        position = game.show(position, showing).position
    return position


def stays_known(game: AnyGame, held: Held, players: int) -> list[Showing]:
    """What the others know of hands after a move was taken back, as if the cards that were laid had been shown."""
    seen, position = _seen(held), held.before
    showings: list[Showing] = []
    for owner in sorted({seat for seat, _ in seen}):
        cards = [card.value for seat, card in seen.elements() if seat == owner]
        showing = _showing(game, position, owner, players, sorted(cards))
        if showing.cards:
            showings.append(showing)
            position = game.show(position, showing).position
    return showings


def _showing(game: AnyGame, position: Any, owner: Seat, players: int, cards: list[str]) -> Showing:
    """A hand's cards shown to all others: those of these that it has, in a game that knows of showings."""
    showing = Showing(owner, tuple(seat for seat in range(players) if seat != owner), ())
    for card in cards:
        with suppress(IllegalMove):  # one that was fetched only later is not in it
            more = msgspec.structs.replace(showing, cards=(*showing.cards, card))
            game.show(position, more)
            showing = more
    return showing


def with_seen(held: Held, undone: Held) -> Held:
    """An earlier move, after which the cards of one that was taken back have been seen."""
    seen = Counter(held.seen) | _seen(undone)  # of a kind as many as at once: another time it may be the same card
    return msgspec.structs.replace(held, seen=tuple(seen.elements()))


def _seen(held: Held) -> Counter[tuple[Seat, Any]]:
    """The cards that were seen since before a move."""
    return Counter([*held.seen, *([] if held.card is None else [(held.seat, held.card)])])
