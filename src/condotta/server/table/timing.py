"""What must happen by itself at a table, and when: bots' turns, clocks, and the question that waits for nobody."""

import hashlib

import msgspec

from condotta.kernel.game import Seat
from condotta.server.table.playing import JITTER
from condotta.server.table.settings import Correspondence, Live
from condotta.server.table.table import PLAYING, Table

LEAST_ON_RETURN = 30_000


class Due(msgspec.Struct, frozen=True):
    """Something that happens by itself: at this moment, for this seat; `what` is bot, clock, pause or beforehand."""

    at: int
    what: str
    seat: Seat


def due(table: Table) -> Due | None:
    """The next thing that happens by itself, if any."""
    playing = table.playing
    if table.phase != PLAYING or playing is None or playing.paused or playing.mover is None:
        return None
    seat = playing.mover
    if table.chairs[seat].by_itself:
        return Due(playing.since + table.settings.pace + _jitter(table), "bot", seat)
    deadline = playing.deadline
    flag = None if deadline is None else Due(deadline, "clock", seat)
    if not playing.asks_beforehand:
        return flag
    if playing.beforehand.get(seat, (-1, ""))[0] == playing.battle:
        return Due(playing.since, "beforehand", seat)
    if isinstance(playing.clock, Correspondence):
        return flag
    pause = Due(playing.since + table.settings.pause, "pause", seat)
    return pause if flag is None or pause.at < flag.at else flag


def granted(table: Table, seat: Seat) -> int | None:
    """What the clock of a player who comes back has at least; a correspondence clock starts anew anyway."""
    return LEAST_ON_RETURN if isinstance(table.settings.clock, Live) else None


def _jitter(table: Table) -> int:
    """Up to some milliseconds that depend on table and move alone, never on what a bot holds."""
    assert table.playing is not None
    moment = f"{table.name}/{table.playing.number}/{table.playing.moves}"
    return int.from_bytes(hashlib.sha256(moment.encode()).digest()[:4]) % JITTER if table.settings.pace else 0
