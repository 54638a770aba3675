"""What must happen by itself at a table, and when: bots' turns, clocks, the question that waits for nobody, the end."""

import hashlib

import msgspec

from condotta.kernel.game import Seat
from condotta.server.deals.offers import State
from condotta.server.table.playing import JITTER, Playing
from condotta.server.table.settings import HOUR, Correspondence, Live
from condotta.server.table.standing import FLAGGED, GATHERING, OVER, PLAYING
from condotta.server.table.table import Table

LEAST_ON_RETURN = 30_000
NOBODY_CAME = HOUR
"""How long a table gathers, or stays after its game, at which nobody sits."""
ALL_LEFT = 7 * 24 * HOUR
"""How long a table is kept open at which people sat and nothing happens."""
FORGOTTEN = 90 * 24 * HOUR
"""How long a game without a clock waits for somebody who does nothing."""
THINKS = {"strategist": 200, "master": 800}
"""Milliseconds within which a bot that searches has thought and answered, if it need not wait: with any pace it takes
as long, so that nobody sees when it had nothing to choose.
"""
NOBODY = -1


class Due(msgspec.Struct, frozen=True):
    """Something that happens by itself: at this moment, for this seat, if for any.

    `what` is bot, clock, pause, beforehand or archive; or answer: a bot answers an offer; or silence: the time
    of a vote is over in which somebody could have said that he is there.
    """

    at: int
    what: str
    seat: Seat
    offer: str = ""


def due(table: Table) -> Due | None:
    """The next thing that happens by itself, if any."""
    return next(iter(all_due(table)), None)


def all_due(table: Table) -> list[Due]:
    """What happens by itself, the earliest first: something about the present turn, and the next answer of a bot.

    It follows from the log alone, and is asked more than once after each entry.
    """
    number, found = table.known_due
    if number != table.number:
        found = _all_due(table)
        table.known_due = table.number, found
    return found


def _all_due(table: Table) -> list[Due]:
    playing = table.playing
    if table.phase != PLAYING or playing is None or playing.paused or playing.mover is None:
        found = [_left_alone(table), _silence(table)]
    else:
        turn = _of_the_turn(table, playing, playing.mover) or _left_alone(table)
        found = [turn, _answer(table), _silence(table)]
    return sorted((one for one in found if one is not None), key=lambda one: one.at)


def _of_the_turn(table: Table, playing: Playing, seat: Seat) -> Due | None:
    if table.chairs[seat].by_itself:
        thinks = THINKS.get(table.chairs[seat].bot or "", 0)
        return Due(_paced(table, playing.since, f"{playing.number}/{playing.moves}", thinks), "bot", seat)
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


def _left_alone(table: Table) -> Due | None:
    """When a table that waits for people is given up; not while it is asked whether somebody is there."""
    if table.phase == GATHERING and table.number and table.vote is None:
        return Due(table.latest + (ALL_LEFT if table.people else NOBODY_CAME), "archive", NOBODY)
    if table.phase == OVER and not table.people:
        return Due(table.latest + NOBODY_CAME, "archive", NOBODY)
    if table.phase == PLAYING and all(table.chairs[seat].stand_in for seat in table.people):
        return Due(table.latest + ALL_LEFT, "archive", NOBODY)
    return Due(table.latest + FORGOTTEN, "archive", NOBODY) if table.phase == PLAYING else None


def _silence(table: Table) -> Due | None:
    """When a vote is carried by itself: a seat is replaced that does not say that it is there, or a pause ends."""
    vote = table.vote
    if vote is None or vote.until is None:
        return None
    return Due(vote.until, "silence", NOBODY if vote.about is None else vote.about)


def granted(table: Table, seat: Seat) -> int | None:
    """What the clock of a player has at least who comes back after it ran out; a correspondence clock starts anew."""
    flagged = table.chairs[seat].away == FLAGGED
    return LEAST_ON_RETURN if flagged and isinstance(table.settings.clock, Live) else None


def runs(table: Table, before: int) -> bool:
    """Whether somebody's time runs, for his turn or for a vote, and has begun to before this moment."""
    playing, asked = table.playing, table.vote_began
    if asked is not None and asked < before:
        return True
    if table.phase != PLAYING or playing is None:
        return False
    turn = None if playing.paused or playing.mover is None else _of_the_turn(table, playing, playing.mover)
    return turn is not None and turn.what in ("clock", "pause") and playing.since < before


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


def _paced(table: Table, since: int, occasion: str, least: int = 0) -> int:
    """When a bot acts on an occasion: by the table's pace, and a little that depends on the occasion's name alone,
    never on what the bot holds.
    """
    pace, lot = table.settings.pace, hashlib.sha256(f"{table.name}/{occasion}".encode()).digest()
    return since + max(pace, least) + int.from_bytes(lot[:4]) % JITTER if pace else since
