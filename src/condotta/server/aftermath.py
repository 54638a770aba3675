"""What is left to do when a game is over: put it down with its standings and ratings, then reveal its shuffle.

The log says which games wait for it: those that are over and not revealed. What is put down is put down once, so all of
this may be done again, by any process, until the revelation lies in the log.
"""

from functools import partial

from condotta.server.desk import Desk
from condotta.server.hot import Hot
from condotta.server.store.games import keep_game
from condotta.server.table import entries as log
from condotta.server.table.decision import Decision
from condotta.server.table.finished import Finished
from condotta.server.table.table import Table


async def settle(desk: Desk, hot: Hot) -> None:
    """See to all games of a table that are over."""
    for finished in () if hot.table is None else hot.table.unsettled:
        await keep_game(desk.store, hot.name, finished)
        told = await _revelation(desk, hot.name, finished)
        await desk.settled(hot, partial(_telling, told), f"revealed:{finished.number}")


async def _revelation(desk: Desk, table: str, finished: Finished) -> log.Revealed:
    fair = await desk.chance.reveal(table, finished.number, finished.seals)
    return log.Revealed(finished.number, fair.secret, tuple((one.seat, one.added) for one in fair.contributions))


def _telling(told: log.Revealed, table: Table) -> Decision | None:
    """The revelation, unless it has been made."""
    return Decision((told,)) if any(one.number == told.game for one in table.unsettled) else None
