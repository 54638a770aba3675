"""Entries about what people do with each other: talk, deals, votes, and pauses."""

import msgspec

from condotta.server.deals.offers import Entry as DealEntry
from condotta.server.table import entries as log
from condotta.server.table.standing import Now, Standing, Vote


def said(table: Standing, entry: log.Said, now: Now) -> None:
    """Talk changes nothing."""


def dealt(table: Standing, entry: DealEntry, now: Now) -> None:
    """A deal is offered, answered or withdrawn."""
    table.book.write(entry, now.at)


def vote_called(table: Standing, entry: log.VoteCalled, now: Now) -> None:
    """A seat asks the others, and is for it itself."""
    lasts = table.lasts(entry.what)
    table.vote = Vote(entry.seat, entry.what, entry.about, (entry.seat,), None if lasts is None else now.at + lasts)


def voted(table: Standing, entry: log.Voted, now: Now) -> None:
    """A seat has said what it wants, or thought better of it."""
    if table.vote is not None:
        others = tuple(seat for seat in table.vote.agreed if seat != entry.seat)
        table.vote = msgspec.structs.replace(table.vote, agreed=(*others, entry.seat) if entry.yes else others)


def vote_ended(table: Standing, entry: log.VoteEnded, now: Now) -> None:
    """Nothing is voted on any more."""
    table.vote = None


def paused(table: Standing, entry: log.Paused, now: Now) -> None:
    """The clocks stand still."""
    assert table.playing is not None
    table.playing.pause(now.at)


def went_on(table: Standing, entry: log.WentOn, now: Now) -> None:
    """The clocks go on."""
    assert table.playing is not None
    table.playing.go_on(now.at)
