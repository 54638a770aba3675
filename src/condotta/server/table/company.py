"""Deciding about what people at a table do with each other: talk, deals, votes, leaving, coming back, a rematch."""

from condotta.kernel.game import IllegalMove, Seat
from condotta.server.table import commands as ask
from condotta.server.table import dealing, voting
from condotta.server.table import entries as log
from condotta.server.table.decision import Asker, running, seat_of
from condotta.server.table.gathering import freed, handed_on
from condotta.server.table.printing import printed
from condotta.server.table.standing import FLAGGED, GATHERING, LEFT, OVER, PLAYING, VOTED
from condotta.server.table.table import Table
from condotta.server.table.timing import granted

LONGEST_TEXT = 500


def say(table: Table, asker: Asker, command: ask.Say) -> list[log.Entry]:
    """Somebody talks: to all, to chosen seats, or as a spectator."""
    seats = table.seats_of(asker.person)
    seat = seat_of(table, asker) if seats else None
    text = printed(command.text)
    if not text or len(text) > LONGEST_TEXT:
        raise IllegalMove("text.length", most=LONGEST_TEXT)
    to = tuple(sorted(set(command.to) - {seat} or set(command.to)))  # a word to oneself alone stays with oneself
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
    if table.phase != GATHERING or command.what != "replace":
        running(table, even_paused=True)
    if table.chairs[seat].stand_in:
        raise IllegalMove("seat.stood_in")
    return voting.called(table, seat, command.what, command.about)


def cast_vote(table: Table, asker: Asker, command: ask.CastVote) -> list[log.Entry]:
    """A seat says what it wants; or a host without one, that he is there."""
    if not command.yes and not table.seats_of(asker.person) and (ended := voting.here(table, asker.person)):
        return ended
    seat = seat_of(table, asker)
    return voting.cast(table, seat, command.yes)


def stand(table: Table, asker: Asker, command: ask.Stand) -> list[log.Entry]:
    """Somebody gets up; while a game or a rated match runs a bot stands in for him."""
    seat = seat_of(table, asker)
    if table.phase != PLAYING and not table.keeps_chairs:
        return freed(table, seat)
    if table.chairs[seat].stand_in:
        raise IllegalMove("seat.stood_in")
    if table.phase == PLAYING:
        return [log.StandInSent(seat, LEFT), *voting.without(table, [seat])]
    return [log.StandInSent(seat, VOTED), *handed_on(table, seat), *voting.asks_no_more(table, seat)]


def come_back(table: Table, asker: Asker, command: ask.Return) -> list[log.Entry]:
    """Somebody plays for his seat again."""
    seat = seat_of(table, asker)
    if not table.chairs[seat].stand_in:
        running(table, even_paused=True)
        raise IllegalMove("seat.present")
    if _flagged_again(table, seat):
        raise IllegalMove("seat.stood_in")
    return [log.SeatTakenBack(seat, granted(table, seat))]


def _flagged_again(table: Table, seat: Seat) -> bool:
    """Whether somebody's time has run out twice in the turn at hand: the stand-in plays that, or it would never end."""
    playing = table.playing
    if playing is None or playing.mover != seat or table.chairs[seat].away != FLAGGED:
        return False
    return playing.renewed == playing.moves


def rematch(table: Table, asker: Asker, command: ask.Rematch) -> list[log.Entry]:
    """The same people play again, with the seats moved on unless the match goes on.

    Who left the game then gets up, and if that was the host, who asks is. Who asks himself is back.
    """
    seat_of(table, asker)
    if table.phase != OVER:
        raise IllegalMove("game.none" if table.phase == GATHERING else "game.running")
    chairs = range(len(table.chairs))
    going_on = table.match is not None and not table.match.winners
    order = tuple(chairs) if going_on else (*chairs[1:], chairs[0])
    gone = [chair.stand_in and not chair.former and chair.person != asker.person for chair in table.chairs]
    away = [place for place, seat in enumerate(order) if gone[seat]]
    host = {table.chairs[order[place]].person for place in away} & {table.host}
    own = [seat for seat in table.seats_of(asker.person) if going_on and table.chairs[seat].stand_in]
    return [
        log.SeatsSwapped(order),
        *(log.SeatTakenBack(seat, None) for seat in own),
        *(log.Stood(place) for place in away if not going_on),
        *(log.HostChanged(asker.person) for _ in host),
    ]
