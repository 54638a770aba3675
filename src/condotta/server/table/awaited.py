"""For whose decision a table by correspondence waits, and until when."""

import msgspec

from condotta.server.table.settings import Correspondence
from condotta.server.table.table import Table
from condotta.server.table.timing import all_due


class Awaited(msgspec.Struct, frozen=True):
    """A turn: whose it is, in which game of the table, after how many moves; and when his time runs out."""

    person: str
    game: int
    moves: int
    until: int

    @property
    def which(self) -> tuple[str, int, int]:
        """The same for a turn that was interrupted and goes on."""
        return self.person, self.game, self.moves


def awaited(table: Table) -> Awaited | None:
    """The turn of a person who has not answered beforehand and for whom no bot stands in; else None."""
    playing = table.playing
    if playing is None or not isinstance(playing.clock, Correspondence):
        return None
    flag = next((happens for happens in all_due(table) if happens.what == "clock"), None)
    person = None if flag is None else table.chairs[flag.seat].person
    return None if flag is None or person is None else Awaited(person, playing.number, playing.moves, flag.at)
