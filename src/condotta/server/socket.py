"""The socket of a table: a snapshot or what was missed, then numbered messages; commands and their answers."""

import asyncio
import logging
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
from condotta.server.http.asking import address_of, asker_of, house_of, limits_of, person_or_nobody
from condotta.server.limits import TooOften
from condotta.server.sentences import explained, told
from condotta.server.store import Unavailable
from condotta.server.store.people import Person
from condotta.server.wire import PROTOCOL, Ask, Faulty, Hello, Ping, Pong, Refused, decoder, encode

OUTBOX = 256
"""Messages that may wait for a slow client before it is let go."""
LARGEST = 16_384
GREETING = 10.0
"""Seconds that a client has to say hello."""
BAD_HELLO, SENT_AWAY, CLOSED_TABLE, UNKNOWN_TABLE, TOO_SLOW, TOO_OFTEN = 4000, 4001, 4003, 4004, 4008, 4029

said = logging.getLogger(__name__)

AnySocket = WebSocket[Any, Any, Any]


@websocket("/api/tables/{name:str}/socket")
async def table_socket(socket: AnySocket, name: FromPath[str]) -> None:
    """Follow a table, and play at it."""
    await socket.accept()
    visit = Visit(socket, name, await person_or_nobody(socket))
    try:
        limits_of(socket).spend("sockets", visit.address)
        entered = visit.house.visits.enter(visit)
    except TooOften:
        entered = False
    with suppress(WebSocketDisconnect):
        try:
            await (visit.stay() if entered else visit.turn_back())
        finally:
            visit.house.visits.leave(visit)


class Visit:
    """One client at one table, from hello to goodbye."""

    def __init__(self, socket: AnySocket, name: str, person: Person | None) -> None:
        self.socket, self.name, self.person = socket, name, person
        self.house, self.address = house_of(socket), address_of(socket)
        self.may_speak = limits_of(socket).messages()
        self.outbox: asyncio.Queue[bytes | int] = asyncio.Queue(OUTBOX)
        self.language = "en"
        self.watcher = Watcher(person.id if person else None, None, self.send)

    @property
    def person_id(self) -> str | None:
        return self.person.id if self.person else None

    @property
    def credential(self) -> str | None:
        return self.person.login if self.person else None

    async def stay(self) -> None:
        """Greet, then listen and send until one side has enough."""
        sending = asyncio.create_task(self._send_all())
        try:
            if await self._greet():
                while await self._hear(await self._received()):
                    pass
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

    async def turn_back(self) -> None:
        """Too many of the kind are here already."""
        await self.socket.send_data(encode(Faulty(self._sentence("socket.many"))), mode="text")
        await self.socket.close(TOO_OFTEN)

    def send_away(self) -> None:
        """What he came with counts no more: he hears it and must leave."""
        self.house.desk.leave(self.name, self.watcher)
        self.house.visits.leave(self)
        self.person, self.watcher.person = None, None
        self._refuse(SENT_AWAY, self._sentence("person.unknown"))

    def call(self, name: str) -> None:
        """He has another name now."""
        if self.person is not None:
            self.person = msgspec.structs.replace(self.person, name=name)

    async def _received(self) -> str | None:
        """The text of the next message; None if it has none."""
        message: Any = await self.socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(detail="gone", code=message.get("code", 1005))
        text: str | None = message.get("text")
        return text

    async def _greet(self) -> bool:
        try:
            hello = self._understood(await asyncio.wait_for(self._received(), GREETING))
        except TimeoutError:
            hello = None
        if not isinstance(hello, Hello) or hello.protocol != PROTOCOL:
            self._refuse(BAD_HELLO, f"Begin with a hello of protocol {PROTOCOL}.")
            return False
        self.language = hello.language if hello.language in LANGUAGES else "en"
        self.watcher.seat = hello.seat
        try:
            await self.house.desk.watch(self.name, self.watcher, hello.have)
        except NoSuchTable:
            self._refuse(UNKNOWN_TABLE, self._sentence("table.unknown"))
            return False
        except IllegalMove as refusal:
            self._refuse(CLOSED_TABLE, explained(refusal, self.language))
            return False
        return True

    async def _hear(self, text: str | None) -> bool:
        """Answer one message; False if it was one too many."""
        if not self.may_speak():
            self._refuse(TOO_OFTEN, self._sentence("socket.often"))
            return False
        message = self._understood(text)
        if isinstance(message, Ask):
            self.send(encode(await self._answer(message)))
        elif isinstance(message, Ping):
            self.send(encode(Pong(self.house.now())))
        return True

    async def _answer(self, message: Ask) -> Any:
        if self.person is None:
            return self._refused(message.id, IllegalMove("person.unknown"))
        try:
            asker = asker_of(self.person, self.watcher.seat)
            return await self.house.desk.carry_out(self.name, asker, message.id, message.command)
        except IllegalMove as refusal:
            return self._refused(message.id, refusal)
        except Unavailable:
            return self._refused(message.id, IllegalMove("server.busy"))
        except Exception:
            said.exception("A command failed: %s", type(message.command).__name__)
            return self._refused(message.id, IllegalMove("server.fault"))

    def _refused(self, ident: str, refusal: IllegalMove) -> Refused:
        return Refused(ident, refusal.code, explained(refusal, self.language), told(refusal))

    def _sentence(self, code: str) -> str:
        return explained(IllegalMove(code), self.language)

    def _understood(self, text: str | None) -> Any:
        """The message of a text; what cannot be understood is answered with why."""
        try:
            if text is None or len(text) > LARGEST:
                raise msgspec.DecodeError(f"A message is a text of at most {LARGEST} characters.")
            return decoder.decode(text)
        except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
            self.send(encode(Faulty(str(error))))
            return None

    def _refuse(self, code: int, sentence: str) -> None:
        """Say why, and end it. A full outbox ends it without a word."""
        self.send(encode(Faulty(sentence)))
        with suppress(asyncio.QueueFull):
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
