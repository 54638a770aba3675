"""The streams of a table: each viewer has his own numbers, without gaps, that follow from the log alone."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from condotta.kernel.game import Seat, Viewer
from condotta.server.deals.offers import OfferAnswered, OfferMade, OfferWithdrawn
from condotta.server.table import entries as log

EVERYBODY = None
NEWCOMER = -1
"""Somebody of whom nothing private is: who takes a seat, for what was before him."""


def audience(entry: log.Entry) -> frozenset[Viewer] | None:
    """Who sees an entry: these seats, spectators if None is among them; no set at all means everybody."""
    among = _AUDIENCES.get(type(entry))
    return EVERYBODY if among is None else among(entry)


def sees(entry: log.Entry, viewer: Viewer) -> bool:
    """Whether a viewer sees an entry."""
    viewers = audience(entry)
    return viewers is EVERYBODY or viewer in viewers


def told_of(entry: log.Entry) -> log.Entry:
    """An entry as it is told: without the seed and the cards that a game begins with."""
    if isinstance(entry, log.TableOpened | log.SettingsChanged):
        return replace(entry, settings=entry.settings.seen)
    return replace(entry, setup=None) if isinstance(entry, log.GameStarted) else entry


def _listeners(entry: log.Said) -> frozenset[Viewer] | None:
    """Who hears what was said: those it was said to, and who said it; or spectators among themselves."""
    if entry.to:
        return frozenset((*entry.to, *(() if entry.seat is None else (entry.seat,))))
    return frozenset((None,)) if entry.aside else EVERYBODY


_AUDIENCES: dict[type, Callable[[Any], frozenset[Viewer] | None]] = {
    log.AnsweredBeforehand: lambda entry: frozenset((entry.seat,)),
    log.Said: _listeners,
    OfferMade: lambda entry: frozenset(entry.offer.parties),
    OfferAnswered: lambda entry: frozenset(entry.parties),
    OfferWithdrawn: lambda entry: frozenset(entry.parties),
}


class Streams:
    """How many messages each viewer has had: those that all have, and his own besides, which seldom change.

    Who takes a seat has had what all have, and nothing of who sat there before.
    """

    __slots__ = ("_all", "_own")

    def __init__(self, all_: int = 0, own: dict[Viewer, int] | None = None) -> None:
        self._all = all_
        self._own: dict[Viewer, int] = own or {}

    def copy(self) -> "Streams":
        return Streams(self._all, self._own)

    def count(self, entry: log.Entry) -> None:
        seated = _seated_anew(entry)
        if seated:
            self._own = {viewer: own for viewer, own in self._own.items() if viewer not in seated}
        viewers = audience(entry)
        if viewers is EVERYBODY:
            self._all += 1
        else:
            self._own = self._own | {viewer: self._own.get(viewer, 0) + 1 for viewer in viewers}

    @property
    def next_of_all(self) -> int:
        """The number that the next message has for somebody who hears nothing in private."""
        return self._all + 1

    def number(self, viewer: Viewer) -> int:
        """The number of a viewer's latest message."""
        return self._all + self._own.get(viewer, 0)


def _seated_anew(entry: log.Entry) -> list[Seat]:
    """The seats on which somebody else is after an entry."""
    if isinstance(entry, log.Sat | log.BotSeated):
        return [entry.seat]
    if isinstance(entry, log.SeatsSwapped):
        return [place for place, seat in enumerate(entry.seats) if place != seat]
    return []
