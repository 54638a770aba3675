"""What every viewer knows of every hand: how many cards of each kind a seat holds at least.

The bound covers hand and face-down card together. It rises when cards are shown or fetched in sight, falls when
a card of that kind is seen to leave, and ends when cards are shuffled. `condottiere:deals.show`
"""

from collections.abc import Iterable
from functools import lru_cache

from condotta.condottiere.cards import KINDS, Card
from condotta.condottiere.state import SEATS
from condotta.kernel.game import Seat, Viewer

VIEWERS = SEATS + 1
SPECTATOR = SEATS
NOTHING_KNOWN = bytes(VIEWERS * SEATS * KINDS)


def known_to(knowledge: bytes, viewer: Viewer) -> list[bytes]:
    """For each seat how many of each kind this viewer knows it to hold."""
    start = (SPECTATOR if viewer is None else viewer) * SEATS * KINDS
    return [knowledge[at : at + KINDS] for at in range(start, start + SEATS * KINDS, KINDS)]


@lru_cache(maxsize=1024)
def knowing(knowledge: bytes) -> frozenset[Seat]:
    """The seats that know something else of the other hands than spectators do."""
    seen = known_to(knowledge, None)
    known = [known_to(knowledge, viewer) for viewer in range(SEATS)]
    return frozenset(
        viewer
        for viewer in range(SEATS)
        if any(known[viewer][seat] != seen[seat] for seat in range(SEATS) if seat != viewer)
    )


@lru_cache(maxsize=1024)
def known_seats(knowledge: bytes) -> frozenset[Seat]:
    """The seats of which spectators know a card."""
    return frozenset(seat for seat, cards in enumerate(known_to(knowledge, None)) if any(cards))


def shown(knowledge: bytes, seat: Seat, to: Iterable[Seat], counts: list[int]) -> bytes:
    """These seats have seen these cards of a seat."""
    bounds = bytearray(knowledge)
    for viewer in to:
        for kind in range(KINDS):
            at = _at(viewer, seat, kind)
            bounds[at] = max(bounds[at], counts[kind])
    return bytes(bounds)


def gained(knowledge: bytes, seat: Seat, card: Card, players: int) -> bytes:
    """All others have seen a card go into a hand."""
    bounds = bytearray(knowledge)
    for viewer in (*range(players), SPECTATOR):
        if viewer != seat:
            bounds[_at(viewer, seat, card.kind)] += 1
    return bytes(bounds)


def lost(knowledge: bytes, seat: Seat, card: Card) -> bytes:
    """All have seen a card leave a hand, or a face-down card turned up."""
    if not any(knowledge[_at(0, seat, card.kind) :: SEATS * KINDS]):
        return knowledge
    bounds = bytearray(knowledge)
    for viewer in range(VIEWERS):
        at = _at(viewer, seat, card.kind)
        bounds[at] = max(0, bounds[at] - 1)
    return bytes(bounds)


def forgotten(knowledge: bytes, seats: Iterable[Seat]) -> bytes:
    """What was known of these hands no longer holds."""
    bounds = bytearray(knowledge)
    for seat in seats:
        for viewer in range(VIEWERS):
            start = _at(viewer, seat, 0)
            bounds[start : start + KINDS] = bytes(KINDS)
    return bytes(bounds)


def _at(viewer: int, seat: Seat, kind: int) -> int:
    return (viewer * SEATS + seat) * KINDS + kind
