"""Desks without a network: commands go in, and every watcher keeps what he was told; the test moves the clock."""

from typing import Any

import msgspec

from condotta.server.bus import Bus
from condotta.server.desk import Desk
from condotta.server.hot import Hot, Watcher
from condotta.server.store import Store
from condotta.server.table import commands as ask
from condotta.server.table.decision import Asker
from condotta.server.table.settings import Settings
from condotta.server.wire import Done


class Ear(Watcher):
    """A watcher who keeps what he was told, and the code with which he was sent away."""

    __slots__ = ("code", "told")

    def __init__(self, person: str | None = None, seat: int | None = None) -> None:
        super().__init__(person, seat, self._hear, let_go=self._gone)
        self.told: list[dict[str, Any]] = []
        self.code: int | None = None

    def _hear(self, message: bytes) -> None:
        self.told.append(msgspec.json.decode(message))

    def _gone(self, code: int) -> None:
        self.code = code

    @property
    def last(self) -> dict[str, Any]:
        return self.told[-1]

    @property
    def numbers(self) -> list[int]:
        """The numbers of what was told after the snapshot."""
        return [one["n"] for one in self.told if one["type"] == "told"]


class Club:
    """A table of one desk, or of several that share a store as processes do."""

    def __init__(self, store: Store, bus: Bus) -> None:
        self.store, self.bus, self.at, self.asked = store, bus, 1_000_000, 0
        self.desk, self.name = self.process(), ""

    def process(self) -> Desk:
        """One process more."""
        return Desk(self.store, self.bus, lambda: self.at)

    async def open(self, *people: str, **settings: Any) -> None:
        """Open a table where these people sit, and play."""
        options = {"players": len(people)} | settings.pop("options", {})
        chosen = Settings(**{"game": "condottiere", "options": options, "seed": "club"} | settings)
        self.name = await self.desk.open_table(Asker(people[0], people[0]), chosen)
        for person in people:
            await self.do(person, ask.Sit())
        await self.do(people[0], ask.Start())

    async def do(
        self,
        person: str,
        command: ask.Command,
        ident: str | None = None,
        seat: int | None = None,
        desk: Desk | None = None,
    ) -> Done:
        self.asked += 1
        asker = Asker(person, person, seat)
        return await (desk or self.desk).carry_out(self.name, asker, ident or f"c{self.asked}", command)

    async def act(self, ident: str | None = None, desk: Desk | None = None, choice: int = -1) -> Done:
        """Let the mover do one of the things he may do."""
        table = self.hot.table
        assert table is not None
        playing = table.playing
        assert playing is not None
        assert playing.mover is not None
        person = table.chairs[playing.mover].person
        assert person is not None
        legal = playing.rules.legal(playing.rules.view(playing.position, playing.mover))
        action = msgspec.to_builtins(legal[choice % len(legal)])
        return await self.do(person, ask.Act(playing.moves + 1, action), ident, playing.mover, desk)

    async def ear(
        self,
        person: str | None = None,
        seat: int | None = None,
        have: int | None = None,
        stream: str | None = None,
        desk: Desk | None = None,
    ) -> Ear:
        ear = Ear(person, seat)
        await (desk or self.desk).watch(self.name, ear, have, stream)
        return ear

    @property
    def hot(self) -> Hot:
        return self.desk.hot[self.name]

    @property
    def mover(self) -> int:
        assert self.hot.table is not None
        assert self.hot.table.playing is not None
        mover = self.hot.table.playing.mover
        assert mover is not None
        return mover
