"""What a seat may do, as it is written: for who types moves, and for programs that read them."""

from condotta.server.table.decision import Asker, seat_of
from condotta.server.table.standing import PLAYING
from condotta.server.table.table import Table


def written_choices(table: Table, asker: Asker) -> list[str]:
    """The legal actions of the asker's seat in notation; none while it is not to move."""
    seat, playing = seat_of(table, asker), table.playing
    if table.phase != PLAYING or playing is None or playing.mover != seat:
        return []
    rules = playing.rules
    return [rules.write(action) for action in rules.legal(rules.view(playing.position, seat))]
