"""A table in memory: its fold, the latest things that happened, and who watches. It can always be made again."""

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Any

from condotta.kernel.game import Viewer
from condotta.server.table import entries as log
from condotta.server.table.card import card_of
from condotta.server.table.rendering import Taken, clocks_of, take
from condotta.server.table.table import Table
from condotta.server.wire import PROTOCOL, Snapshot, Told, encode

TAIL = 64
"""How many of the latest entries are kept to be told again."""
BUILD = "1"


class Watcher:
    """Somebody who follows a table: a person, the seat he speaks for, and how to send him something."""

    __slots__ = ("person", "seat", "send", "viewer")

    def __init__(self, person: str | None, seat: int | None, send: Callable[[bytes], None]) -> None:
        self.person, self.seat, self.send = person, seat, send
        self.viewer: Viewer = None


class Hot:
    """A table that is in use. Whoever changes it holds the lock."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.lock = asyncio.Lock()
        self.table: Table | None = None
        self.tail: deque[Taken] = deque(maxlen=TAIL)
        self.watchers: set[Watcher] = set()
        self.battle_began = 0
        self.published = 0
        self.touched = 0
        self.timer: asyncio.TimerHandle | None = None
        self.thinking: tuple[int, int] | None = None

    def take(self, number: int, at: int, entry: log.Entry, seed: str | None, turn: Any) -> Taken:
        """Let an entry have happened, and remember it."""
        assert self.table is not None
        taken = take(self.table, number, at, entry, seed, turn)
        if isinstance(entry, log.Renamed):
            self.tail.clear()  # the old name is told no more; what was missed is read from the log
        self.tail.append(taken)
        seen = taken.turn.events(None) if isinstance(entry, log.Moved) else ()
        if isinstance(entry, log.GameStarted) or any(_begins_battle(event) for event in seen):
            self.battle_began = number
        return taken

    def forget(self) -> None:
        """Let the log be read anew."""
        self.table, self.battle_began, self.thinking = None, 0, None
        self.tail.clear()

    def publish(self, taken: list[Taken]) -> None:
        """Tell entries that are committed to all who watch, each of them once."""
        for one in taken:
            if one.number > self.published:
                self.published = one.number
                self._tell(one)

    def _tell(self, taken: Taken) -> None:
        """Viewers of the same seat get the same message; who has changed his seat begins anew."""
        told: dict[Viewer, bytes | None] = {}
        moved = isinstance(taken.entry, log.Sat | log.Stood | log.SeatsSwapped)
        for watcher in tuple(self.watchers):
            if moved and self.viewer_of(watcher) != watcher.viewer:
                watcher.viewer = self.viewer_of(watcher)
                watcher.send(encode(self.snapshot(watcher.viewer, taken.at)))
                continue
            if watcher.viewer not in told:
                told[watcher.viewer] = self._encoded(taken, watcher.viewer)
            message = told[watcher.viewer]
            if message is not None:
                watcher.send(message)

    def viewer_of(self, watcher: Watcher) -> Viewer:
        """The seat through which a watcher sees the table; None for a spectator."""
        assert self.table is not None
        seats = self.table.seats_of(watcher.person) if watcher.person else []
        if watcher.seat is not None and watcher.seat in seats:
            return watcher.seat
        return seats[0] if len(seats) == 1 else None

    def told(self, taken: Taken, viewer: Viewer) -> Told | None:
        assert self.table is not None
        since = 0 if viewer is None else self.table.chairs[viewer].since
        return taken.told(self.table.settings.rules, viewer, since)

    def snapshot(self, viewer: Viewer, at: int) -> Snapshot:
        """All that a viewer needs to begin."""
        table = self.table
        assert table is not None
        playing, view, legal = table.playing, None, None
        if playing is not None:
            view = playing.rules.view(playing.position, viewer)
            legal = playing.rules.legal(view) if viewer is not None and viewer == playing.mover else None
        recent = (self.told(taken, viewer) for taken in self.tail if taken.number >= self.battle_began)
        return Snapshot(
            protocol=PROTOCOL,
            build=BUILD,
            n=table.streams.number(viewer),
            at=at,
            you=viewer,
            table=card_of(table),
            move=0 if playing is None else playing.moves,
            view=view,
            legal=legal,
            log=tuple(_brief(one) for one in recent if one is not None),
            clocks=clocks_of(playing),
            offers=table.book.recent(viewer),
        )

    def rest(self, viewer: Viewer, have: int) -> list[Told] | None:
        """What a viewer has missed since the message he has; None if it lies too far back."""
        told = [one for one in (self.told(taken, viewer) for taken in self.tail) if one is not None]
        assert self.table is not None
        if have == self.table.streams.number(viewer):
            return []
        if not told or told[0].n > have + 1:
            return None
        return [one for one in told if one.n > have]

    def _encoded(self, taken: Taken, viewer: Viewer) -> bytes | None:
        told = self.told(taken, viewer)
        return None if told is None else encode(told)


def _begins_battle(event: Any) -> bool:
    return bool(type(event).__struct_config__.tag == "region_chosen")


def _brief(told: Told) -> Told:
    """A message of the log without what the snapshot says anyway."""
    return Told(told.n, told.at, told.news, told.events, told.move, verdicts=told.verdicts)
