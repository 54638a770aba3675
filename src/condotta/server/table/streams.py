"""The streams of a table: each viewer has his own numbers, without gaps, that follow from the log alone."""

from condotta.kernel.game import Viewer
from condotta.server.deals.offers import OfferAnswered, OfferMade, OfferWithdrawn
from condotta.server.table import entries as log

EVERYBODY = None


def audience(entry: log.Entry) -> frozenset[Viewer] | None:
    """Who sees an entry: these seats, spectators if None is among them; no set at all means everybody."""
    if isinstance(entry, log.AnsweredBeforehand):
        return frozenset((entry.seat,))
    if isinstance(entry, log.Said) and entry.to:
        return frozenset((*entry.to, *(() if entry.seat is None else (entry.seat,))))
    if isinstance(entry, OfferMade):
        return frozenset(entry.offer.parties)
    if isinstance(entry, OfferAnswered | OfferWithdrawn):
        return frozenset(entry.parties)
    if isinstance(entry, log.Said) and entry.aside:
        return frozenset((None,))
    return EVERYBODY


def sees(entry: log.Entry, viewer: Viewer) -> bool:
    """Whether a viewer sees an entry."""
    viewers = audience(entry)
    return viewers is EVERYBODY or viewer in viewers


class Streams:
    """How many messages each viewer has had."""

    __slots__ = ("_all", "_own")

    def __init__(self, all_: int = 0, own: dict[Viewer, int] | None = None) -> None:
        self._all = all_
        self._own: dict[Viewer, int] = own or {}

    def copy(self) -> "Streams":
        return Streams(self._all, self._own.copy())

    def count(self, entry: log.Entry) -> None:
        viewers = audience(entry)
        if viewers is EVERYBODY:
            self._all += 1
            return
        for viewer in viewers:
            self._own[viewer] = self._own.get(viewer, 0) + 1

    def number(self, viewer: Viewer) -> int:
        """The number of a viewer's latest message."""
        return self._all + self._own.get(viewer, 0)
