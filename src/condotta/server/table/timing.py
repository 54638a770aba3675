"""What must happen by itself at a table, and when: bots' turns, clocks, and the question that waits for nobody."""

import hashlib

import msgspec

from condotta.kernel.game import Seat
from condotta.server.deals.offers import State
from condotta.server.table.playing import JITTER, Playing
from condotta.server.table.settings import Correspondence, Live
from condotta.server.table.table import PLAYING, Table

LEAST_ON_RETURN = 30_000


class Due(msgspec.Struct, frozen=True):
    """Something that happens by itself: at this moment, for this seat.

    `what` is bot, clock, pause or beforehand; or answer: a bot answers an offer.
    """

    at: int
    what: str
    seat: Seat
    offer: str = ""


def due(table: Table) -> Due | None:
    """The next thing that happens by itself, if any."""
    return next(iter(all_due(table)), None)


def all_due(table: Table) -> list[Due]:
    """What happens by itself, the earliest first: something about the present turn, and the next answer of a bot."""
    playing = table.playing
    if table.phase != PLAYING or playing is None or playing.paused or playing.mover is None:
        return []
    found = (_of_the_turn(table, playing, playing.mover), _answer(table))
    return sorted((one for one in found if one is not None), key=lambda one: one.at)


def _of_the_turn(table: Table, playing: Playing, seat: Seat) -> Due | None:
    if table.chairs[seat].by_itself:
        return Due(_paced(table, playing.since, f"{playing.number}/{playing.moves}"), "bot", seat)
    deadline = playing.deadline
    flag = None if deadline is None else Due(deadline, "clock", seat)
    if not playing.asks_beforehand:
        return flag
    if playing.beforehand.get(seat, (-1, ""))[0] == playing.battle:
        return Due(_paced(table, playing.since, f"{playing.number}/{playing.moves}"), "beforehand", seat)
    if isinstance(playing.clock, Correspondence):
        return flag
    pause = Due(playing.since + table.settings.pause, "pause", seat)
    return pause if flag is None or pause.at < flag.at else flag


def granted(table: Table, seat: Seat) -> int | None:
    """What the clock of a player who comes back has at least; a correspondence clock starts anew anyway."""
    return LEAST_ON_RETURN if isinstance(table.settings.clock, Live) else None


def _answer(table: Table) -> Due | None:
    """The next answer of a bot to an offer. A stand-in gives nobody's word: the offer waits for its player."""
    waiting = [
        Due(_paced(table, table.book.made[deal.offer.id], f"{deal.offer.id}/{seat}"), "answer", seat, deal.offer.id)
        for deal in table.book.ledger.deals
        if deal.state is State.OPEN
        for seat in deal.offer.to
        if table.chairs[seat].bot is not None and seat not in deal.accepted
    ]
    return min(waiting, key=lambda one: one.at, default=None)


def _paced(table: Table, since: int, occasion: str) -> int:
    """When a bot acts on an occasion: by the table's pace, and a little that depends on the occasion's name alone,
    never on what the bot holds.
    """
    pace, lot = table.settings.pace, hashlib.sha256(f"{table.name}/{occasion}".encode()).digest()
    return since + pace + (int.from_bytes(lot[:4]) % JITTER if pace else 0)
