"""Votes of the people at a table: to pause, to go on, to end the game, to take back, to have a seat replaced.

All must agree. Bots, and seats with a stand-in, always do. A seat that is to be replaced is asked as well: it says no
by a vote or a move, and agrees by its silence, once that has lasted long enough; and so do the others with it, since
more than one may have gone.

While a table gathers it can be asked in the same way whether somebody is still there. Whatever he does says so; if he
is silent it goes on without him: his chair is free, or in the middle of a match, whose points are his, a bot stands in.
A host without a chair is asked as well; and who asks after the host is the host then. Between the games of a rated
match words are not enough: who is asked after comes to the next game, and of the others only who called may say no.

Going on is the exception: all agreed to the pause, but nobody can hold the others in it. Once somebody wants to go on,
the game does when all agree, or else after a while; a no takes back one's own yes and no more.
"""

from collections.abc import Sequence

import msgspec

from condotta.kernel.game import IllegalMove, Seat
from condotta.server.table import entries as log
from condotta.server.table.standing import GATHERING, VOTED, Chair, Vote
from condotta.server.table.table import Table

QUESTIONS = ("pause", "go_on", "end", "take_back", "replace")
HOST = -1
"""Among the seats that are asked: the host who has none."""


def called(table: Table, seat: Seat, what: str, about: Seat | None) -> list[log.Entry]:
    """A seat calls a vote; if nobody else is to be asked, it is carried at once."""
    about = about if what == "replace" else None  # nobody's silence counts for anything else
    _check(table, seat, what, about)
    vote = Vote(seat, what, about, (seat,))
    return [*_against(table, seat), log.VoteCalled(seat, what, about), *_carried_by(table, vote)]


def cast(table: Table, seat: Seat, yes: bool) -> list[log.Entry]:
    """A seat votes. Who called the vote, or has agreed, may still think better of it and say no."""
    vote = table.vote
    if vote is None:
        raise IllegalMove("vote.none")
    if seat not in _voters(table, vote) or (yes and seat in vote.agreed):
        raise IllegalMove("vote.twice")
    if not yes and table.awaits_everybody and seat != vote.seat:
        raise IllegalMove("vote.come")
    if not yes and vote.what == "go_on":
        return _waits_after_all(vote, seat)
    if not yes:
        return [log.Voted(seat, False), log.VoteEnded(vote.what, False)]
    agreed = msgspec.structs.replace(vote, agreed=(*vote.agreed, seat))
    return [log.Voted(seat, True), *_carried_by(table, agreed)]


def moving(table: Table, seat: Seat) -> list[log.Entry]:
    """What becomes of an open vote when a player moves: who does need not be replaced."""
    vote = table.vote
    return [log.VoteEnded(vote.what, False)] if vote is not None and vote.about == seat else []


def silent(table: Table) -> list[log.Entry]:
    """The time of a vote is over: who is to be replaced has said nothing, nor has anybody said no; or the pause was
    long enough for one who wants to go on.
    """
    vote = table.vote
    assert vote is not None
    return _carried_by(table, msgspec.structs.replace(vote, agreed=tuple(_voters(table, vote))))


def without(table: Table, seats: Sequence[Seat]) -> list[log.Entry]:
    """What becomes of an open vote when bots stand in for these seats, which agree from then on."""
    vote = table.vote
    if vote is None:
        return []
    if vote.what == "replace" and vote.about in seats:
        return [log.VoteEnded(vote.what, True)]
    return _carried_by(table, msgspec.structs.replace(vote, agreed=(*vote.agreed, *seats)))


def here(table: Table, person: str, does: Sequence[log.Entry] = ()) -> list[log.Entry]:
    """What becomes of an open vote while the table gathers when this person does something: who does so is there."""
    vote = table.vote
    if vote is None or table.phase != GATHERING or person != _asked_after(table, vote):
        return []
    if table.awaits_everybody and vote.about is not None and not _comes(table.chairs[vote.about], does):
        return []
    return [log.VoteEnded(vote.what, False)]


def _comes(chair: Chair, does: Sequence[log.Entry]) -> bool:
    """Whether the person of a chair is there for the next game after what he does now."""
    kinds = {type(entry) for entry in does}
    returned = not chair.stand_in or log.SeatTakenBack in kinds
    return returned and (chair.contributed or log.Contributed in kinds)


def got_up(table: Table, seats: Sequence[Seat]) -> list[log.Entry]:
    """What becomes of an open vote when these seats get up while the table gathers; the others are asked on."""
    vote = table.vote
    if vote is None or not {vote.seat, vote.about} & set(seats):
        return []
    return [log.VoteEnded(vote.what, vote.about in seats)]


def asks_no_more(table: Table, seat: Seat) -> list[log.Entry]:
    """What becomes of an open vote when a bot stands in for this seat between two games: it ends if he called it. One
    about him goes on: else he could come back and get up again and again, and the others would wait each time anew.
    """
    vote = table.vote
    return [log.VoteEnded(vote.what, False)] if vote is not None and vote.seat == seat else []


def _check(table: Table, seat: Seat, what: str, about: Seat | None) -> None:
    paused = table.playing is not None and table.playing.paused
    if what not in QUESTIONS:
        raise IllegalMove("vote.unknown", votes=", ".join(QUESTIONS))
    if table.vote is not None and (what != "go_on" or table.vote.what == "go_on"):
        raise IllegalMove("vote.open")
    if (what == "pause" and paused) or (what == "go_on" and not paused):
        raise IllegalMove("vote.needless")
    if what == "take_back" and table.takeable(seat) is None:
        raise IllegalMove("take_back.late")
    if what == "replace" and (about == seat or not _may_be_gone(table, about)):
        raise IllegalMove("vote.needless")


def _may_be_gone(table: Table, about: Seat | None) -> bool:
    """Whether it can be asked if somebody is there: also for whom a bot stands in, if a rated match waits for him; and
    of who has come to its next game there is nothing to ask.
    """
    if about is None:
        return table.phase == GATHERING and not table.seats_of(table.host or "")
    if about not in table.people:
        return False
    chair = table.chairs[about]
    return not (chair.has_come or chair.away == VOTED) if table.awaits_everybody else not chair.stand_in


def _against(table: Table, seat: Seat) -> list[log.Entry]:
    """Who would like to go on is against whatever else is asked in the pause: no other vote is in the way of that."""
    return [] if table.vote is None else [log.Voted(seat, False), log.VoteEnded(table.vote.what, False)]


def _waits_after_all(vote: Vote, seat: Seat) -> list[log.Entry]:
    """Somebody would rather not go on yet. That ends the vote only if nobody else wants to."""
    if seat not in vote.agreed:
        raise IllegalMove("vote.pause")
    others = set(vote.agreed) - {seat}
    return [log.Voted(seat, False), *([] if others else [log.VoteEnded(vote.what, False)])]


def _voters(table: Table, vote: Vote) -> set[Seat]:
    """Who is asked: all people who are there, and who is asked after."""
    present = set(table.present)
    if vote.what != "replace" or table.phase != GATHERING:
        return present
    return present | {HOST if vote.about is None else vote.about}


def _asked_after(table: Table, vote: Vote) -> str | None:
    """The person of whom it is asked whether he is there."""
    return table.host if vote.about is None else table.chairs[vote.about].person


def _carried_by(table: Table, vote: Vote) -> list[log.Entry]:
    """What happens when all have agreed; a move that cannot be taken back any more stays."""
    if _voters(table, vote) - set(vote.agreed):
        return []
    consequence = _consequence(table, vote)
    return [log.VoteEnded(vote.what, bool(consequence)), *consequence]


def _consequence(table: Table, vote: Vote) -> list[log.Entry]:
    if table.phase == GATHERING:
        return _without_him(table, vote)
    playing = table.playing
    assert playing is not None
    match vote.what:
        case "pause":
            return [log.Paused()]
        case "go_on":
            return [log.WentOn()]
        case "end":
            return [log.GameOver(playing.number, None)]
        case "replace" if vote.about is not None:
            return [log.StandInSent(vote.about, VOTED)]
        case _:
            place = table.takeable(vote.seat)
            return [] if place is None else [log.TakenBack(vote.seat, playing.held[place].move)]


def _without_him(table: Table, vote: Vote) -> list[log.Entry]:
    """Who was asked after is not there: the table gathers on without him."""
    person, caller = _asked_after(table, vote), table.chairs[vote.seat].person
    hosts = person == table.host and person != caller and not (vote.about is None and table.seats_of(person or ""))
    heir: list[log.Entry] = [log.HostChanged(caller)] if hosts and caller else []
    if vote.about is None:
        return heir
    return [log.StandInSent(vote.about, VOTED) if table.in_match else log.Stood(vote.about), *heir]
