"""Deciding about what people at a table do with each other: talk, deals, votes, leaving, coming back, a rematch."""

from condotta.kernel.game import IllegalMove
from condotta.server.table import commands as ask
from condotta.server.table import dealing, voting
from condotta.server.table import entries as log
from condotta.server.table.decision import Asker, running, seat_of
from condotta.server.table.standing import OVER, PLAYING
from condotta.server.table.table import Table
from condotta.server.table.timing import granted

LONGEST_TEXT = 500


def say(table: Table, asker: Asker, command: ask.Say) -> list[log.Entry]:
    """Somebody talks: to all, to chosen seats, or as a spectator."""
    seats = table.seats_of(asker.person)
    seat = seat_of(table, asker) if seats else None
    text = "".join(letter if letter.isprintable() else " " for letter in command.text).strip()
    if not text or len(text) > LONGEST_TEXT:
        raise IllegalMove("text.length", most=LONGEST_TEXT)
    to = tuple(sorted({other for other in command.to if other != seat}))
    if to and (seat is None or any(not 0 <= other < len(table.chairs) for other in to)):
        raise IllegalMove("seat.unknown")
    if seat is None and not table.settings.spectators:
        raise IllegalMove("seat.none")
    name = table.chairs[seat].name if seat is not None and table.chairs[seat].guest else asker.name
    return [log.Said(asker.person, name, text, seat, to, aside=seat is None and table.phase == PLAYING)]


def deal(table: Table, asker: Asker, command: dealing.Dealing) -> list[log.Entry]:
    """A seat offers a deal, answers one, or withdraws its own."""
    seat = seat_of(table, asker)
    running(table, even_paused=True)
    if table.chairs[seat].stand_in:
        raise IllegalMove("seat.stood_in")
    return [dealing.decided(table, seat, command)]


def call_vote(table: Table, asker: Asker, command: ask.CallVote) -> list[log.Entry]:
    """A seat asks the others for something."""
    seat = seat_of(table, asker)
    running(table, even_paused=True)
    return voting.called(table, seat, command.what, command.about)


def cast_vote(table: Table, asker: Asker, command: ask.CastVote) -> list[log.Entry]:
    """A seat says what it wants."""
    seat = seat_of(table, asker)
    return voting.cast(table, seat, command.yes)


def stand(table: Table, asker: Asker, command: ask.Stand) -> list[log.Entry]:
    """Somebody gets up; while a game runs a bot stands in for him."""
    seat = seat_of(table, asker)
    if table.phase == PLAYING:
        if table.chairs[seat].stand_in:
            raise IllegalMove("seat.stood_in")
        return [log.StandInSent(seat, "left")]
    left = [chair.person for chair in table.chairs if chair.person not in (None, asker.person)]
    heir = [log.HostChanged(left[0])] if table.host == asker.person and left and left[0] else []
    return [log.Stood(seat), *heir]


def come_back(table: Table, asker: Asker, command: ask.Return) -> list[log.Entry]:
    """Somebody plays for his seat again."""
    seat = seat_of(table, asker)
    running(table)
    if not table.chairs[seat].stand_in:
        raise IllegalMove("seat.present")
    return [log.SeatTakenBack(seat, granted(table, seat))]


def rematch(table: Table, asker: Asker, command: ask.Rematch) -> list[log.Entry]:
    """The same people play again, with the seats moved on unless the match goes on."""
    seat_of(table, asker)
    if table.phase != OVER:
        raise IllegalMove("game.running")
    chairs = range(len(table.chairs))
    going_on = table.match is not None and not table.match.winners
    return [log.SeatsSwapped(tuple(chairs) if going_on else (*chairs[1:], chairs[0]))]
