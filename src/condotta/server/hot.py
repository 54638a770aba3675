"""A table in memory: its fold, the latest things that happened, and who watches. It can always be made again."""

import asyncio
import logging
from collections.abc import Callable
from typing import Any

import msgspec

from condotta.kernel.game import Viewer
from condotta.server.sight import Sight, Since
from condotta.server.table import entries as log
from condotta.server.table.card import TableCard
from condotta.server.table.rendering import Taken, take
from condotta.server.table.standing import GATHERING, PLAYING
from condotta.server.table.table import Table
from condotta.server.wire import CLOSED_TABLE, FAILED, Snapshot, encode

SEATING = frozenset((log.Sat, log.Stood, log.SeatsSwapped))
"""Entries after which somebody may see the table through another seat."""
faults = logging.getLogger(__name__)


class Watcher:
    """Somebody who follows a table: a person, the seat he speaks for, and how to send him something.

    `begin` gets the messages with which he begins, `let_go` the code with which he is sent away. `n` is the number of
    the latest message that he has, of the stream of this name.
    """

    __slots__ = ("begin", "let_go", "n", "person", "seat", "send", "stream", "viewer")

    def __init__(
        self,
        person: str | None,
        seat: int | None,
        send: Callable[[bytes], None],
        begin: Callable[[list[bytes]], None] | None = None,
        let_go: Callable[[int], None] = lambda code: None,
    ) -> None:
        self.person, self.seat, self.send, self.let_go = person, seat, send, let_go
        self.begin = begin or self._begin
        self.viewer: Viewer = None
        self.stream, self.n = "", 0

    def _begin(self, messages: list[bytes]) -> None:
        for message in messages:
            self.send(message)


class Waiting(msgspec.Struct, frozen=True):
    """An entry that spectators see at this moment."""

    at: int
    taken: Taken


class Hot:
    """A table that is in use. Whoever changes it holds the lock.

    Those who sit there see it `live`; spectators see the `gallery`, to which entries come from `waiting`.
    """

    __slots__ = (
        "asked",
        "behind",
        "curtain",
        "gallery",
        "live",
        "lock",
        "name",
        "published",
        "table",
        "thinking",
        "thought",
        "timer",
        "touched",
        "waiting",
        "watchers",
    )

    def __init__(self, name: str) -> None:
        self.name = name
        self.lock = asyncio.Lock()
        self.table: Table | None = None
        self.live, self.gallery = Sight(), Sight()
        self.waiting: list[Waiting] = []
        self.watchers: set[Watcher] = set()
        self.published = 0
        self.behind = False
        self.touched = 0
        self.timer: asyncio.TimerHandle | None = None
        self.curtain: asyncio.TimerHandle | None = None
        self.thinking: tuple[int, int, int] | None = None
        self.thought: asyncio.Task[None] | None = None
        self.asked: tuple[tuple[int, int, int], int] | None = None

    def take(self, number: int, at: int, entry: log.Entry, seed: str | None, turn: Any) -> Taken:
        """Let an entry have happened, and remember it."""
        table = self.table
        assert table is not None
        played = table.phase == PLAYING
        taken = take(table, number, at, entry, seed, turn)
        self.live.take(taken)
        # Only a game is shown later: who gathers at a table must see who sits there now.
        behind = 1000 * table.settings.delay if played or table.phase == PLAYING else 0
        earliest = self.waiting[-1].at if self.waiting else 0
        # What is to be seen at once does not wait for a clock that is behind the one it was written by.
        self.waiting.append(Waiting(max(earliest, at + behind) if behind else earliest, taken))
        return taken

    def forget(self) -> None:
        """Let the log be read anew."""
        self.table, self.thinking = None, None
        self.live, self.gallery = Sight(), Sight()
        self.waiting.clear()

    def publish(self, taken: list[Taken], now: int) -> list[Taken]:
        """Tell entries that are committed to all who watch, each of them once; returns what spectators saw anew."""
        fresh = [one for one in taken if one.number > self.published]
        self.published = fresh[-1].number if fresh else self.published
        shown, kinds = self._uncovered(now), [type(one.entry) for one in fresh]
        if not SEATING.isdisjoint(kinds):
            self._seat_anew(now)
        if log.GameStarted in kinds:
            self._send_away()
        for one in fresh:
            self._tell(one, [watcher for watcher in self.watchers if watcher.viewer is not None])
        self._show(shown)
        for one in fresh:
            one.forget()
        return shown

    def show(self, now: int) -> list[Taken]:
        """Let spectators see what they may see by now; returns what that is."""
        shown = self._uncovered(now)
        self._show(shown)
        return shown

    def sight(self, viewer: Viewer) -> Sight:
        return self.gallery if viewer is None else self.live

    def card(self, person: str | None) -> TableCard:
        """What everybody may see of the table, as late as this person may see it."""
        assert self.table is not None
        sits = person is not None and bool(self.table.seats_of(person))
        card = (self.live if sits else self.gallery).card or self.live.card
        assert card is not None
        return card

    def may_watch(self, watcher: Watcher) -> bool:
        """A table without spectators is seen by its players and its host, and by anybody while it gathers; not by one
        who would be behind, and still see the game before.
        """
        assert self.table is not None
        return self.may_read(watcher) or (self.table.phase == GATHERING and not self.waiting)

    def may_read(self, watcher: Watcher) -> bool:
        """Whether somebody may know what happened at the table before."""
        assert self.table is not None
        return watcher.viewer is not None or self.table.is_open_to(watcher.person)

    def viewer_of(self, watcher: Watcher) -> Viewer:
        """The seat through which a watcher sees the table; None for a spectator."""
        assert self.table is not None
        seats = self.table.seats_of(watcher.person) if watcher.person else []
        if watcher.seat is not None and watcher.seat in seats:
            return watcher.seat
        return seats[0] if len(seats) == 1 else None

    def since(self, viewer: Viewer) -> Since:
        """Since when the person on a seat is there."""
        assert self.table is not None
        if viewer is None:
            return Since(0, "public")
        return Since(self._came(viewer), f"{viewer}.{self.table.chairs[viewer].first}")

    def snapshot(self, viewer: Viewer, at: int, *, with_game_before: bool = True) -> Snapshot:
        """All that a viewer needs to begin; between two games also the end of the last one, if he may see that."""
        assert self.table is not None
        sight = self.sight(viewer)
        first = sight.battle_began if with_game_before else max(sight.battle_began, sight.gathers_since)
        return sight.snapshot(viewer, at, self.since(viewer), self.table.book.recent(viewer), first)

    def _uncovered(self, now: int) -> list[Taken]:
        """What spectators may see by now, and could not before."""
        shown = []
        while self.waiting and self.waiting[0].at <= now:
            taken = self.waiting.pop(0).taken
            self.gallery.take(taken)
            shown.append(taken)
        return shown

    def _show(self, shown: list[Taken]) -> None:
        spectators = [watcher for watcher in self.watchers if watcher.viewer is None]
        for taken in shown if spectators else ():
            self._tell(taken, spectators)

    def _seat_anew(self, now: int) -> None:
        """Who has changed his seat begins anew."""
        for watcher in tuple(self.watchers):
            viewer = self.viewer_of(watcher)
            if viewer != watcher.viewer or self.since(viewer).stream != watcher.stream:
                watcher.viewer = viewer
                watcher.seat = None if watcher.seat != viewer else watcher.seat
                self._begin_anew(watcher, now)

    def _send_away(self) -> None:
        """A game begins: some may not look on."""
        for watcher in tuple(self.watchers):
            if not self.may_watch(watcher):
                self._let_go(watcher, CLOSED_TABLE)

    def _begin_anew(self, watcher: Watcher, at: int) -> None:
        try:
            snapshot = self.snapshot(watcher.viewer, at, with_game_before=self.may_read(watcher))
            watcher.stream, watcher.n = snapshot.stream, snapshot.n
            watcher.send(encode(snapshot))
        except Exception:
            faults.exception("Table %s cannot be shown.", self.name)
            self._let_go(watcher, FAILED)

    def _came(self, viewer: Viewer) -> int:
        """The entry with which the person on a seat came."""
        assert self.table is not None
        return 0 if viewer is None else self.table.chairs[viewer].since

    def _tell(self, taken: Taken, watchers: list[Watcher]) -> None:
        """Tell an entry to those who do not have it. Viewers of the same seat get the same message."""
        told: dict[Viewer, bytes | None] = {}
        for watcher in watchers:
            viewer = watcher.viewer
            came = self._came(viewer)
            number = taken.n(viewer, came)  # of what was before he came not that of who sat there
            if number <= watcher.n or watcher not in self.watchers:
                continue
            try:
                if viewer not in told:
                    told[viewer] = taken.message(viewer, came)
                message = told[viewer]
                if message is not None:
                    watcher.n = number
                    watcher.send(message)
            except Exception:  # a fault in telling one entry to one viewer must hold up nobody else
                faults.exception("Entry %d of table %s cannot be told.", taken.number, self.name)
                self._let_go(watcher, FAILED)

    def _let_go(self, watcher: Watcher, code: int) -> None:
        self.watchers.discard(watcher)
        watcher.let_go(code)
