"""The columns beside a table's log: for the lobby, for "my turn", and for what must happen by itself."""

import msgspec

from condotta.server.store import Listing, Member
from condotta.server.table.card import card_of
from condotta.server.table.table import PLAYING, Table
from condotta.server.table.timing import due


def listing_of(table: Table) -> Listing:
    """The columns as the table is now."""
    happens, playing = due(table), table.playing
    mover = None if playing is None or table.phase != PLAYING else playing.mover
    return Listing(
        public=table.settings.public,
        phase=table.phase,
        game=table.settings.game,
        players=table.settings.players,
        wake=None if happens is None else happens.at,
        card=msgspec.json.encode(card_of(table)),
        members=tuple(
            Member(chair.person, seat, seat == mover)
            for seat, chair in enumerate(table.chairs)
            if chair.person is not None
        ),
    )
