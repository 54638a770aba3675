"""Event streams over HTTP: the numbered messages of a table, and one's turns, as Server-Sent Events."""

import asyncio
from collections.abc import AsyncIterator
from time import monotonic
from typing import Annotated, Any

from litestar import Controller, get
from litestar.di import NamedDependency, Provide
from litestar.params import FromPath, HeaderParameter, QueryParameter
from litestar.response import Stream

from condotta.kernel.game import Seat
from condotta.server.connections import ENDLESS
from condotta.server.hot import Watcher
from condotta.server.house import House
from condotta.server.http.asking import (
    ANY,
    AnyRequest,
    OneSeat,
    address_of,
    house_of,
    person,
    person_or_nobody,
    seat_or_none,
)
from condotta.server.limits import TooOften
from condotta.server.outbox import Outbox
from condotta.server.store import Unavailable
from condotta.server.store.lobby import TurnToMove
from condotta.server.store.people import Person
from condotta.server.visits import Known
from condotta.server.wire import SENT_AWAY, encode

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
        following = Following(house, name, asker, seat_or_none(seat), address_of(request))
        await house.desk.watch(name, following.watcher, have, of)
        if not house.visits.enter(following):
            following.leave()
            raise TooOften(KEEP_ALIVE)
        return _streamed(request, following.told())

    @get("/turns", dependencies={"asker": Provide(person)})
    async def turns(self, request: AnyRequest, asker: NamedDependency[Person]) -> list[TurnToMove]:
        """The tables that wait for one's move."""
        return await house_of(request).turns.of(asker.id)

    @get("/turns/events", dependencies={"asker": Provide(person)}, media_type="text/event-stream")
    async def turn_events(self, request: AnyRequest, asker: NamedDependency[Person]) -> Stream:
        """The tables that wait for one's move: at once, and all of them again whenever they change."""
        house = house_of(request)
        listening = Listening(house, asker, address_of(request))
        if not house.visits.enter(listening):
            raise TooOften(KEEP_ALIVE)
        return _streamed(request, listening.told())


class Program(Known):
    """Somebody at the other end of a stream, as far as the door knows him."""

    def __init__(self, house: House, person: Person | None, address: str) -> None:
        self.house, self.person, self.address = house, person, address

    def call(self, name: str) -> None:
        """A stream calls nobody by his name."""


class Following(Program):
    """One program that follows one table."""

    def __init__(self, house: House, name: str, person: Person | None, seat: Seat | None, address: str) -> None:
        super().__init__(house, person, address)
        self.name = name
        self.outbox = Outbox(full=self.leave)
        self.watcher = Watcher(self.person_id, seat, self._send, self._begin, self.outbox.end)

    def send_away(self) -> None:
        """What he came with counts no more: the stream ends, also for what still waits."""
        self.leave()
        self.outbox.waiting.clear()
        self.outbox.end(SENT_AWAY)

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
            self.house.visits.leave(self)

    def leave(self) -> None:
        self.house.desk.leave(self.name, self.watcher)

    def _send(self, message: bytes) -> None:
        self.outbox.send(_event(message, f"{self.watcher.stream}/{self.watcher.n}"))

    def _begin(self, messages: list[bytes]) -> None:
        first = self.watcher.n - len(messages) + 1
        ids = (f"{self.watcher.stream}/{first + place}" for place in range(len(messages)))
        self.outbox.begin([_event(message, ident) for message, ident in zip(messages, ids, strict=True)])


class Listening(Program):
    """One program that listens for somebody's turns."""

    def __init__(self, house: House, person: Person, address: str) -> None:
        super().__init__(house, person, address)
        self.of, self.ended = person.id, False
        self.changed = asyncio.Event()

    def send_away(self) -> None:
        self.ended = True
        self.changed.set()

    async def told(self) -> AsyncIterator[bytes]:
        """The turns, and all of them again whenever they change; after a silence it is asked whether they have.

        Word also comes when others did something in private while he is to move. Nothing must show that: neither an
        event, nor that a silence lasts longer.
        """
        turns, known, said = self.house.turns, None, monotonic()
        turns.listen(self.of, self.changed)
        try:
            while not self.ended:
                now = await self._turns(known)
                if now != known:
                    said = monotonic()
                    yield _event(encode(now))
                known = now
                if not await self._hears_of_a_change(said + KEEP_ALIVE - monotonic()):
                    said = monotonic()
                    yield STILL_HERE
        finally:
            turns.leave(self.of, self.changed)
            self.house.visits.leave(self)

    async def _turns(self, known: list[TurnToMove] | None) -> list[TurnToMove] | None:
        """The turns as they are now, or as they were known while the database is away."""
        try:
            return await self.house.turns.of(self.of)
        except Unavailable:
            return known

    async def _hears_of_a_change(self, seconds: float) -> bool:
        """Whether word comes of a change, before there was silence for too long."""
        try:
            await asyncio.wait_for(self.changed.wait(), seconds)
        except TimeoutError:
            return False
        self.changed.clear()
        return True


def _streamed(request: AnyRequest, told: AsyncIterator[bytes]) -> Stream:
    """An answer that goes on until one side has enough, or the server stops."""
    scope: Any = request.scope
    scope[ENDLESS] = True
    return Stream(told, media_type="text/event-stream", headers=HEADERS)


def _event(message: bytes, ident: str | None = None) -> bytes:
    number = b"" if ident is None else b"id: %s\n" % ident.encode()
    return number + b"data: " + message + b"\n\n"


def _place(last: str) -> tuple[int | None, Any]:
    """Number and stream of the id of an event; nothing if it is none of ours."""
    stream, _, number = last.rpartition("/")
    return (
        (int(number), stream) if stream and number.isascii() and number.isdigit() and len(number) < 10 else (None, None)
    )
