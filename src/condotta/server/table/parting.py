"""What a table does when somebody who sits there has another name, or has been deleted."""

from condotta.kernel.game import Seat
from condotta.server.table import entries as log
from condotta.server.table.decision import Decision
from condotta.server.table.standing import GATHERING, LEFT, OVER, PLAYING, VOTED
from condotta.server.table.table import Table
from condotta.server.table.voting import asks_no_more, got_up, without


def renamed(table: Table, person: str, name: str, *, anyway: bool = False) -> Decision | None:
    """The entries after which the table knows his name; None if it does, unless it is to be written anyway.

    Without a name he was deleted: another is host, his chair is free before a game, and in one, or in a rated match, a
    bot stands in.
    """
    chairs = [table.chairs[seat] for seat in table.seats_of(person)]
    differs = any(chair.name != name for chair in chairs if not (chair.guest and name))
    entries: list[log.Entry] = [log.Renamed(person, name)] if differs or anyway else []
    if not name:
        entries += [*_left(table, person), *_heir(table, person)]
    return Decision(tuple(entries)) if entries else None


def gone(table: Table, person: str) -> Decision | None:
    """What becomes of his seats when somebody has left who cannot come back; his name stays."""
    frees = table.phase == OVER and not table.keeps_chairs
    up = [log.Stood(seat) for seat in table.seats_of(person)] if frees else []
    entries: list[log.Entry] = [*up, *_left(table, person), *_heir(table, person)]
    return Decision(tuple(entries)) if entries else None


def _left(table: Table, person: str) -> list[log.Entry]:
    seats = table.seats_of(person)
    if table.keeps_chairs:
        return [entry for seat in seats if table.chairs[seat].away != VOTED for entry in _kept(table, seat)]
    if table.phase == GATHERING:
        return [*map(log.Stood, seats), *got_up(table, seats)]
    if table.phase == PLAYING:
        present = [seat for seat in seats if not table.chairs[seat].stand_in]
        return [*(log.StandInSent(seat, LEFT) for seat in present), *without(table, present)]
    return []


def _kept(table: Table, seat: Seat) -> list[log.Entry]:
    """His chair has points, and who else could sit there would have to be found: a bot stands in, and nobody waits."""
    return [log.StandInSent(seat, VOTED), *asks_no_more(table, seat)]


def _heir(table: Table, person: str) -> list[log.Entry]:
    heir = table.heir_of(person)
    return [log.HostChanged(heir)] if table.host == person and heir else []
