"""What can be told of a table up to some moment: a snapshot to begin with, and the latest messages once more.

People at the table see it as it is; spectators may see it as it was a while ago.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import islice
from typing import NamedTuple, TypeVar

import msgspec

from condotta.kernel.game import Viewer
from condotta.server.table.book import OfferCard
from condotta.server.table.card import TableCard
from condotta.server.table.rendering import Taken
from condotta.server.table.standing import GATHERING, OVER
from condotta.server.table.streams import EVERYBODY, audience
from condotta.server.wire import PROTOCOL, Snapshot, Told, encode

TAIL = 32
"""How many of his latest messages are kept for each viewer, to be told again: of his, so that nobody can count what
others do in private by what is kept for himself.
"""
LARGEST_SNAPSHOT = 8_000
"""Bytes of a snapshot, at most; offers and log are shortened to fit: both can be asked for."""
OFFERS = '"offers":[],'
BUILD = "1"
Thing = TypeVar("Thing")


class Since(NamedTuple):
    """Since when a viewer has his seat: the entry with which he came, and the name of his stream, new for everybody
    who takes it. The name tells nothing of what others had in private before: it counts what all were told.
    """

    entry: int
    stream: str


class Sight:
    """The latest entries that may be told, and the table as they left it."""

    __slots__ = ("battle_began", "card", "gathers_since", "private", "tail")

    def __init__(self) -> None:
        self.tail: list[Taken] = []
        self.private = 0
        self.card: TableCard | None = None
        self.battle_began = self.gathers_since = 0

    def take(self, taken: Taken) -> None:
        """One entry more."""
        self.tail.append(taken)
        self.private += _is_private(taken)
        if len(self.tail) > TAIL and not self.private:
            del self.tail[0]
        elif len(self.tail) > TAIL:
            self.tail = _latest(self.tail)
            self.private = sum(map(_is_private, self.tail))
        before, self.card = self.card, taken.card or self.card
        if before is not None and self.card is not None and (before.phase, self.card.phase) == (OVER, GATHERING):
            self.gathers_since = taken.number
        if taken.begins_battle:
            self.battle_began = taken.number

    @property
    def latest(self) -> int:
        """The number of the latest entry."""
        return self.tail[-1].number if self.tail else 0

    def n(self, viewer: Viewer) -> int:
        """The number of a viewer's latest message."""
        return self.tail[-1].n(viewer) if self.tail else 0

    def rest(self, viewer: Viewer, have: int, since: int) -> list[Told] | None:
        """What a viewer has missed since the message he has; None if that cannot be told from the latest entries."""
        missed = [taken for taken in self.tail if taken.concerns(viewer, since) and taken.n(viewer, since) > have]
        if have + len(missed) != self.n(viewer):
            return None
        return [told for told in (taken.told(viewer, since) for taken in missed) if told is not None]

    def snapshot(self, viewer: Viewer, at: int, seat: Since, offers: tuple[OfferCard, ...], first: int) -> Snapshot:
        """All that a viewer needs to begin, with as much of the log from the `first` entry on as there is room for."""
        assert self.card is not None
        now, view, legal = self.tail[-1], None, None
        if now.after is not None:
            view = now.rules.view(now.after, viewer)
            legal = now.rules.legal(view) if viewer is not None and viewer == now.mover else None
        bare = Snapshot(
            protocol=PROTOCOL,
            build=BUILD,
            stream=seat.stream,
            n=self.n(viewer),
            at=at,
            you=viewer,
            table=self.card,
            move=now.moves,
            view=view,
            legal=legal,
            log=(),
            clocks=now.clocks,
            reckoning=now.reckoning,
        )
        room = LARGEST_SNAPSHOT - len(encode(bare)) - len(OFFERS)
        fitting, room = _fitting(reversed(offers), room)
        told, _ = _fitting(self._log(viewer, seat.entry, first), room)
        return msgspec.structs.replace(bare, offers=fitting, log=told)

    def _log(self, viewer: Viewer, since: int, first: int) -> Iterator[Told]:
        """The messages from this entry on, the latest first, without what the snapshot says anyway."""
        latest = (taken for taken in reversed(self.tail) if taken.concerns(viewer, since))
        for taken in islice(latest, TAIL):
            brief = taken.brief(viewer, since) if taken.number >= first else None
            if brief is not None:
                yield brief


def _is_private(taken: Taken) -> bool:
    """Whether not everybody is told of an entry."""
    return audience(taken.entry) is not EVERYBODY


def _latest(tail: list[Taken]) -> list[Taken]:
    """The entries that are among the latest of anybody who is told of them."""
    kept, told_to_all, told_besides = list[Taken](), 0, Counter[Viewer]()
    for taken in reversed(tail):
        viewers = audience(taken.entry)
        if viewers is EVERYBODY:
            wanted = told_to_all < TAIL
            told_to_all += 1
        else:
            wanted = any(told_to_all + told_besides[viewer] < TAIL for viewer in viewers)
            told_besides.update(viewers)
        if wanted:
            kept.append(taken)
    return kept[::-1]


def _fitting(latest: Iterable[Thing], room: int) -> tuple[tuple[Thing, ...], int]:
    """As many of the latest things as there is room for, the oldest first; and the room that is left."""
    fitting: list[Thing] = []
    for one in latest:
        size = len(encode(one)) + 1
        if size > room:
            break
        room -= size
        fitting.append(one)
    return tuple(reversed(fitting)), room
