"""Decisions, who asks for them, and when they may be made at all."""

from typing import Any

import msgspec

from condotta.kernel.game import IllegalMove, Seat
from condotta.server.table import entries as log
from condotta.server.table.standing import GATHERING, PLAYING
from condotta.server.table.table import Table


class Asker(msgspec.Struct, frozen=True):
    """Who asks, and for which of his seats if he holds several; `account` if he is known by more than a name."""

    person: str
    name: str
    seat: Seat | None = None
    account: bool = False


class Decision(msgspec.Struct, frozen=True):
    """The entries to be written; for a move or a showing also what it leads to."""

    entries: tuple[log.Entry, ...]
    turn: Any = None

    @property
    def steps(self) -> list[tuple[log.Entry, Any]]:
        """Each entry with what it leads to, as far as that is known: the first may be a move."""
        return [(entry, None if place else self.turn) for place, entry in enumerate(self.entries)]


def seat_of(table: Table, asker: Asker) -> Seat:
    """The seat that the asker speaks for."""
    seats = table.seats_of(asker.person)
    if not seats:
        raise IllegalMove("seat.none")
    if asker.seat is None:
        if len(seats) > 1:
            raise IllegalMove("seat.which")
        return seats[0]
    if asker.seat not in seats:
        raise IllegalMove("seat.other", seat=asker.seat, chair=asker.seat + 1)
    return asker.seat


def while_gathering(table: Table) -> None:
    """Refuse what is done only before a game."""
    if table.phase != GATHERING:
        raise IllegalMove("game.running" if table.phase == PLAYING else "game.over")


def running(table: Table, *, even_paused: bool = False) -> Any:
    """The running game."""
    if table.phase != PLAYING or table.playing is None:
        raise IllegalMove("game.none" if table.phase == GATHERING else "game.over")
    if table.playing.paused and not even_paused:
        raise IllegalMove("game.paused")
    return table.playing


def host_only(table: Table, asker: Asker) -> None:
    """Refuse what only the host may do."""
    if asker.person != table.host:
        raise IllegalMove("host.only")
