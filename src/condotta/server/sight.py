"""What can be told of a table up to some moment: a snapshot to begin with, and the latest messages once more.

People at the table see it as it is; spectators may see it as it was a while ago.
"""

import msgspec

from condotta.kernel.game import Viewer
from condotta.server.table.book import OfferCard
from condotta.server.table.card import TableCard
from condotta.server.table.rendering import Taken
from condotta.server.wire import PROTOCOL, Snapshot, Told, encode

TAIL = 64
"""How many of the latest entries are kept to be told again."""
LARGEST_SNAPSHOT = 8_000
"""Bytes of a snapshot, at most; its log is shortened to fit."""
BUILD = "1"


class Sight:
    """The latest entries that may be told, and the table as they left it."""

    __slots__ = ("battle_began", "card", "tail")

    def __init__(self) -> None:
        self.tail: list[Taken] = []
        self.card: TableCard | None = None
        self.battle_began = 0

    def take(self, taken: Taken) -> None:
        """One entry more."""
        self.tail.append(taken)
        del self.tail[:-TAIL]
        self.card = taken.card or self.card
        if taken.begins_battle:
            self.battle_began = taken.number

    @property
    def latest(self) -> int:
        """The number of the latest entry; 0 if there is none."""
        return self.tail[-1].number if self.tail else 0

    def n(self, viewer: Viewer) -> int:
        """The number of a viewer's latest message."""
        return self.tail[-1].numbers.number(viewer) if self.tail else 0

    def rest(self, viewer: Viewer, have: int, since: int) -> list[Told] | None:
        """What a viewer has missed since the message he has; None if that cannot be told from the latest entries."""
        missed = [taken for taken in self.tail if taken.concerns(viewer) and taken.numbers.number(viewer) > have]
        if have + len(missed) != self.n(viewer):
            return None
        return [told for told in (taken.told(taken.rules, viewer, since) for taken in missed) if told is not None]

    def snapshot(self, viewer: Viewer, at: int, since: int, offers: tuple[OfferCard, ...]) -> Snapshot:
        """All that a viewer needs to begin, with as much of the present battle's log as there is room for."""
        assert self.card is not None
        now, view, legal = self.tail[-1], None, None
        if now.after is not None:
            view = now.rules.view(now.after, viewer)
            legal = now.rules.legal(view) if viewer is not None and viewer == now.mover else None
        bare = Snapshot(
            protocol=PROTOCOL,
            build=BUILD,
            stream=stream_of(viewer, since),
            n=self.n(viewer),
            at=at,
            you=viewer,
            table=self.card,
            move=now.moves,
            view=view,
            legal=legal,
            log=(),
            clocks=now.clocks,
            offers=offers,
            reckoning=now.reckoning,
        )
        return msgspec.structs.replace(bare, log=self._log(viewer, since, LARGEST_SNAPSHOT - len(encode(bare))))

    def _log(self, viewer: Viewer, since: int, room: int) -> tuple[Told, ...]:
        """The latest messages of this battle that fit, without what the snapshot says anyway."""
        fitting: list[Told] = []
        for taken in reversed(self.tail):
            brief = taken.brief(viewer, since) if taken.number >= self.battle_began else None
            if brief is None:
                continue
            room -= len(encode(brief)) + 1
            if room < 0:
                break
            fitting.append(brief)
        return tuple(reversed(fitting))


def stream_of(viewer: Viewer, since: int) -> str:
    """The name of a viewer's stream: a new one for everybody who takes the seat."""
    return "public" if viewer is None else f"{viewer}.{since}"
