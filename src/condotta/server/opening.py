"""Opening a table with all that is wanted at once: a seat for oneself, bots, and the start of the game."""

import msgspec

from condotta.kernel.game import IllegalMove
from condotta.server.table import commands as ask
from condotta.server.table import entries as log
from condotta.server.table.deciding import decide
from condotta.server.table.decision import Asker
from condotta.server.table.settings import Settings, Wrong, checked
from condotta.server.table.table import Table


class Opening(msgspec.Struct, frozen=True):
    """What is wanted beside the settings: to sit down, bots on other chairs, and to start."""

    sit: bool = False
    bots: tuple[str, ...] = ()
    start: bool = False


def arranged(asker: Asker, settings: Settings, opening: Opening) -> tuple[log.Entry, ...]:
    """The entries with which a table begins, or IllegalMove before anything is written."""
    try:
        entries: list[log.Entry] = [log.TableOpened(asker.person, checked(settings))]
    except Wrong as wrong:
        raise IllegalMove("settings.wrong", **wrong.arguments) from wrong
    table = Table("")
    table.take(1, 0, entries[0])
    for command in _commands(opening):
        for entry in decide(table, asker, command).entries:
            table.take(len(entries) + 1, 0, entry)
            entries.append(entry)
    if opening.start:
        decide(table, asker, ask.Start())
    return tuple(entries)


def _commands(opening: Opening) -> list[ask.Command]:
    sitting: list[ask.Command] = [ask.Sit()] if opening.sit else []
    return sitting + [ask.SeatBot(bot) for bot in opening.bots]
