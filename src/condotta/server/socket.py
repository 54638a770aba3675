"""The socket of a table: a snapshot or what was missed, then numbered messages; commands and their answers."""

import asyncio
from contextlib import suppress
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from condotta.kernel.game import IllegalMove
from condotta.kernel.language import LANGUAGES
from condotta.server.desk import NoSuchTable
from condotta.server.hot import Watcher
from condotta.server.http.asking import house_of, person_or_nobody
from condotta.server.sentences import explained
from condotta.server.store.people import Person
from condotta.server.table.deciding import Asker
from condotta.server.wire import PROTOCOL, Ask, Faulty, Hello, Ping, Pong, Refused, decoder, encode

OUTBOX = 256
"""Messages that may wait for a slow client before it is let go."""
LARGEST = 16_384
TOO_SLOW, UNKNOWN_TABLE, BAD_HELLO, CLOSED_TABLE = 4008, 4004, 4000, 4003

AnySocket = WebSocket[Any, Any, Any]


@websocket("/api/tables/{name:str}/socket")
async def table_socket(socket: AnySocket, name: FromPath[str]) -> None:
    """Follow a table, and play at it."""
    await socket.accept()
    person = await person_or_nobody(socket)
    visit = Visit(socket, name, person)
    with suppress(WebSocketDisconnect):
        await visit.stay()


class Visit:
    """One client at one table, from hello to goodbye."""

    def __init__(self, socket: AnySocket, name: str, person: Person | None) -> None:
        self.socket, self.name, self.person = socket, name, person
        self.house = house_of(socket)
        self.outbox: asyncio.Queue[bytes | int] = asyncio.Queue(OUTBOX)
        self.language = "en"
        self.watcher = Watcher(person.id if person else None, None, self.send)

    async def stay(self) -> None:
        """Greet, then listen and send until one side has enough."""
        sending = asyncio.create_task(self._send_all())
        try:
            if await self._greet():
                while True:
                    await self._hear(await self.socket.receive_data("text"))
        finally:
            self.house.desk.leave(self.name, self.watcher)
            await self._finish(sending)

    def send(self, message: bytes) -> None:
        """Put a message into the outbox; a client that does not empty it is let go, and may come back."""
        try:
            self.outbox.put_nowait(message)
        except asyncio.QueueFull:
            self.house.desk.leave(self.name, self.watcher)
            self.outbox.get_nowait()
            self.outbox.put_nowait(TOO_SLOW)

    async def _greet(self) -> bool:
        hello = self._understood(await self.socket.receive_data("text"))
        if not isinstance(hello, Hello) or hello.protocol != PROTOCOL:
            self._refuse(BAD_HELLO, f"Begin with a hello of protocol {PROTOCOL}.")
            return False
        self.language = hello.language if hello.language in LANGUAGES else "en"
        self.watcher.seat = hello.seat
        try:
            await self.house.desk.watch(self.name, self.watcher, hello.have)
        except NoSuchTable:
            self._refuse(UNKNOWN_TABLE, explained(IllegalMove("table.unknown"), self.language))
            return False
        except IllegalMove as refusal:
            self._refuse(CLOSED_TABLE, explained(refusal, self.language))
            return False
        return True

    async def _hear(self, text: str) -> None:
        message = self._understood(text)
        if isinstance(message, Ask):
            self.send(encode(await self._answer(message)))
        elif isinstance(message, Ping):
            self.send(encode(Pong(self.house.now())))

    async def _answer(self, message: Ask) -> Any:
        if self.person is None:
            return self._refused(message.id, IllegalMove("person.unknown"))
        asker = Asker(self.person.id, self.person.name, self.watcher.seat)
        try:
            return await self.house.desk.carry_out(self.name, asker, message.id, message.command)
        except IllegalMove as refusal:
            return self._refused(message.id, refusal)

    def _refused(self, ident: str, refusal: IllegalMove) -> Refused:
        return Refused(ident, refusal.code, explained(refusal, self.language), refusal.arguments)

    def _understood(self, text: str) -> Any:
        """The message of a text; what cannot be understood is answered with why."""
        try:
            if len(text) > LARGEST:
                raise msgspec.DecodeError(f"A message has at most {LARGEST} characters.")
            return decoder.decode(text)
        except msgspec.DecodeError as error:
            self.send(encode(Faulty(str(error))))
            return None

    def _refuse(self, code: int, sentence: str) -> None:
        self.send(encode(Faulty(sentence)))
        self.outbox.put_nowait(code)

    async def _send_all(self) -> None:
        while True:
            message = await self.outbox.get()
            if isinstance(message, int):
                await self.socket.close(message)
                return
            await self.socket.send_data(message, mode="text")

    async def _finish(self, sending: asyncio.Task[None]) -> None:
        """Send what is still in the outbox, if the client listens."""
        if self.outbox.empty():
            sending.cancel()
        with suppress(asyncio.CancelledError, Exception):
            await asyncio.wait_for(sending, 1)
