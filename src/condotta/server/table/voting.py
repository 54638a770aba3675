"""Votes of the people at a table: to pause, to go on, to end the game, to take back, to have a seat replaced.

All must agree. Bots, and seats with a stand-in, always do. A seat that is to be replaced is asked as well: it says no
by a vote or a move, and agrees by its silence, once that has lasted long enough; and so do the others with it, since
more than one may have gone.

Going on is the exception: all agreed to the pause, but nobody can hold the others in it. Once somebody wants to go on,
the game does when all agree, or else after a while; a no takes back one's own yes and no more.
"""

from collections.abc import Sequence

import msgspec

from condotta.kernel.game import IllegalMove, Seat
from condotta.server.table import entries as log
from condotta.server.table.standing import Vote
from condotta.server.table.table import Table

QUESTIONS = ("pause", "go_on", "end", "take_back", "replace")


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
    if seat not in _voters(table) or (yes and seat in vote.agreed):
        raise IllegalMove("vote.twice")
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
    assert table.vote is not None
    return _carried_by(table, msgspec.structs.replace(table.vote, agreed=tuple(_voters(table))))


def without(table: Table, seats: Sequence[Seat]) -> list[log.Entry]:
    """What becomes of an open vote when bots stand in for these seats, which agree from then on."""
    vote = table.vote
    if vote is None:
        return []
    if vote.what == "replace" and vote.about in seats:
        return [log.VoteEnded(vote.what, True)]
    return _carried_by(table, msgspec.structs.replace(vote, agreed=(*vote.agreed, *seats)))


def _check(table: Table, seat: Seat, what: str, about: Seat | None) -> None:
    playing = table.playing
    assert playing is not None
    if what not in QUESTIONS:
        raise IllegalMove("vote.unknown", votes=", ".join(QUESTIONS))
    if table.vote is not None and (what != "go_on" or table.vote.what == "go_on"):
        raise IllegalMove("vote.open")
    if (what == "pause" and playing.paused) or (what == "go_on" and not playing.paused):
        raise IllegalMove("vote.needless")
    if what == "take_back" and table.takeable(seat) is None:
        raise IllegalMove("take_back.late")
    if what == "replace" and (about not in table.people or about == seat or table.chairs[about].stand_in):
        raise IllegalMove("vote.needless")


def _against(table: Table, seat: Seat) -> list[log.Entry]:
    """Who would like to go on is against whatever else is asked in the pause: no other vote is in the way of that."""
    return [] if table.vote is None else [log.Voted(seat, False), log.VoteEnded(table.vote.what, False)]


def _waits_after_all(vote: Vote, seat: Seat) -> list[log.Entry]:
    """Somebody would rather not go on yet. That ends the vote only if nobody else wants to."""
    if seat not in vote.agreed:
        raise IllegalMove("vote.pause")
    others = set(vote.agreed) - {seat}
    return [log.Voted(seat, False), *([] if others else [log.VoteEnded(vote.what, False)])]


def _voters(table: Table) -> set[Seat]:
    return {seat for seat in table.people if not table.chairs[seat].stand_in}


def _carried_by(table: Table, vote: Vote) -> list[log.Entry]:
    """What happens when all have agreed; a move that cannot be taken back any more stays."""
    if _voters(table) - set(vote.agreed):
        return []
    consequence = _consequence(table, vote)
    return [log.VoteEnded(vote.what, bool(consequence)), *consequence]


def _consequence(table: Table, vote: Vote) -> list[log.Entry]:
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
            return [log.StandInSent(vote.about, "vote")]
        case _:
            place = table.takeable(vote.seat)
            return [] if place is None else [log.TakenBack(vote.seat, playing.held[place].move)]
