"""The columns beside a table's log: for the lobby, for "my turn", and for what must happen by itself."""

import msgspec

from condotta.server.store import Listing, Member, Turn
from condotta.server.table.card import TableCard, card_of
from condotta.server.table.standing import PLAYING
from condotta.server.table.table import Table
from condotta.server.table.timing import due


def turn_of(table: Table) -> Turn:
    """When something happens at the table by itself, and for whom it waits."""
    happens, playing = due(table), table.playing
    waits = playing is not None and table.phase == PLAYING and not playing.paused
    wake = table.unsettled[0].ended if table.unsettled else None if happens is None else happens.at
    return Turn(wake, playing.mover if waits and playing else None)


def listing_of(table: Table, seen: TableCard | None = None) -> Listing:
    """All columns; what the lobby shows may lie back, where spectators are behind."""
    shown = seen or card_of(table)
    return Listing(
        public=table.settings.public,
        phase=shown.phase,
        game=table.settings.game,
        players=table.settings.players,
        turn=turn_of(table),
        card=msgspec.json.encode(shown),
        members=tuple(
            Member(chair.person, seat)
            for seat, chair in enumerate(table.chairs)
            if chair.person is not None and not chair.former
        ),
    )
