"""Event streams over HTTP: the numbered messages of a table, and one's turns, as Server-Sent Events."""

import asyncio
from collections.abc import AsyncIterator
from typing import Annotated, Any

from litestar import Controller, get
from litestar.di import NamedDependency, Provide
from litestar.params import FromPath, HeaderParameter, QueryParameter
from litestar.response import Stream

from condotta.kernel.game import Seat
from condotta.server.hot import Watcher
from condotta.server.house import House
from condotta.server.http.asking import ANY, AnyRequest, OneSeat, house_of, person, person_or_nobody, seat_or_none
from condotta.server.outbox import Outbox
from condotta.server.store.lobby import TurnToMove
from condotta.server.store.people import Person
from condotta.server.turns import Turns
from condotta.server.wire import encode

KEEP_ALIVE = 15.0
"""Seconds of silence after which a comment is sent, so that nobody on the way takes the connection for dead."""
STILL_HERE = b": still here\n\n"
HEADERS = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}
Number = Annotated[int, QueryParameter(ge=ANY, le=2**31, description="The latest number one has; -1 for none.")]


class StreamsController(Controller):
    """Event streams."""

    path = "/api"
    tags = ("streams",)

    @get("/tables/{name:str}/events", media_type="text/event-stream")
    async def events(
        self,
        request: AnyRequest,
        name: FromPath[str],
        after: Number = ANY,
        stream: Annotated[str | None, QueryParameter()] = None,
        seat: OneSeat = ANY,
        last: Annotated[str | None, HeaderParameter(name="Last-Event-ID")] = None,
    ) -> Stream:
        """A table's messages: a snapshot, or `resumed` and all after the number that one has; then what happens."""
        house, asker = house_of(request), await person_or_nobody(request)
        have, of = _place(last) if last else (None if after == ANY else after, stream)
        following = Following(house, name, asker.id if asker else None, seat_or_none(seat))
        await house.desk.watch(name, following.watcher, have, of)
        return Stream(following.told(), media_type="text/event-stream", headers=HEADERS)

    @get("/turns", dependencies={"asker": Provide(person)})
    async def turns(self, request: AnyRequest, asker: NamedDependency[Person]) -> list[TurnToMove]:
        """The tables that wait for one's move."""
        return await house_of(request).turns.of(asker.id)

    @get("/turns/events", dependencies={"asker": Provide(person)}, media_type="text/event-stream")
    async def turn_events(self, request: AnyRequest, asker: NamedDependency[Person]) -> Stream:
        """The tables that wait for one's move: at once, and all of them again whenever they change."""
        return Stream(_turns(house_of(request).turns, asker.id), media_type="text/event-stream", headers=HEADERS)


class Following:
    """One program that follows one table."""

    def __init__(self, house: House, name: str, person: str | None, seat: Seat | None) -> None:
        self.house, self.name = house, name
        self.outbox = Outbox(full=self.leave)
        self.watcher = Watcher(person, seat, self._send, self._begin, self.outbox.end)

    async def told(self) -> AsyncIterator[bytes]:
        """The stream, until one side has enough."""
        try:
            while True:
                try:
                    messages = await asyncio.wait_for(self.outbox.next(), KEEP_ALIVE)
                except TimeoutError:
                    yield STILL_HERE
                    continue
                if isinstance(messages, int):
                    return
                for message in messages:
                    yield message
        finally:
            self.leave()

    def leave(self) -> None:
        self.house.desk.leave(self.name, self.watcher)

    def _send(self, message: bytes) -> None:
        self.outbox.send(_event(message, f"{self.watcher.stream}/{self.watcher.n}"))

    def _begin(self, messages: list[bytes]) -> None:
        first = self.watcher.n - len(messages) + 1
        ids = (f"{self.watcher.stream}/{first + place}" for place in range(len(messages)))
        self.outbox.begin([_event(message, ident) for message, ident in zip(messages, ids, strict=True)])


async def _turns(turns: Turns, person: str) -> AsyncIterator[bytes]:
    changed, known = turns.listen(person), None
    try:
        while True:
            now = await turns.of(person)
            if now != known:
                yield _event(encode(now))
            known = now
            while not changed.is_set():
                try:
                    await asyncio.wait_for(changed.wait(), KEEP_ALIVE)
                except TimeoutError:
                    yield STILL_HERE
            changed.clear()
    finally:
        turns.leave(person, changed)


def _event(message: bytes, ident: str | None = None) -> bytes:
    number = b"" if ident is None else b"id: %s\n" % ident.encode()
    return number + b"data: " + message + b"\n\n"


def _place(last: str) -> tuple[int | None, Any]:
    """Number and stream of the id of an event; nothing if it is none of ours."""
    stream, _, number = last.rpartition("/")
    return (
        (int(number), stream) if stream and number.isascii() and number.isdigit() and len(number) < 10 else (None, None)
    )
