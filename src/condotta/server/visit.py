"""A visit to a table over a socket: a snapshot or what was missed, then numbered messages; commands and answers."""

import asyncio
from typing import Any

import msgspec
from litestar.exceptions import WebSocketDisconnect

from condotta.kernel.game import IllegalMove
from condotta.kernel.language import LANGUAGES
from condotta.server.hot import Watcher
from condotta.server.http.asking import address_of, asker_of, hear, house_of, limits_of
from condotta.server.http.faults import language_of
from condotta.server.limits import TooOften
from condotta.server.metrics import failed
from condotta.server.outbox import Outbox
from condotta.server.post import AnySocket, Post
from condotta.server.refusing import refused
from condotta.server.sentences import explained
from condotta.server.store import Unavailable
from condotta.server.store.people import Person
from condotta.server.tables_in_use import NoSuchTable
from condotta.server.visits import Known
from condotta.server.wire import (
    BAD_HELLO,
    CLOSED_TABLE,
    LATER,
    PROTOCOL,
    SENT_AWAY,
    TOO_OFTEN,
    UNKNOWN_TABLE,
    Ask,
    Faulty,
    Hello,
    Ping,
    Pong,
    Refused,
    decoder,
    encode,
)

LARGEST = 16_384
GREETING = 10.0
"""Seconds that a client has to say hello."""


class Visit(Known):
    """One client at one table, from hello to goodbye."""

    def __init__(self, socket: AnySocket, name: str, person: Person | None) -> None:
        self.socket, self.name, self.person = socket, name, person
        self.house, self.address = house_of(socket), address_of(socket)
        self.may_speak = limits_of(socket).messages()
        self.outbox = Outbox(full=self._leave)
        self.language = language_of(socket, person.language if person else None)
        self.watcher = self._watcher(None)

    async def stay(self) -> None:
        """Greet, then listen and send until one side has enough."""
        post = Post(self.socket, self.outbox)
        try:
            if await self._greet(await self._first_words()):
                while await self._hear(await self._received()):
                    pass
        except Unavailable:  # whether something was written is not known: who comes back is told
            self.outbox.end(LATER)
        finally:
            self._leave()
            await post.finish()

    def send(self, message: bytes) -> None:
        """Put a message into the outbox."""
        self.outbox.send(message)

    async def turn_back(self, code: int, why: str) -> None:
        """He may not come in."""
        await self.socket.send_data(encode(Faulty(self._sentence(why))), mode="text")
        await self.socket.close(code)
        self.outbox.let_go()

    def send_away(self) -> None:
        """What he came with counts no more: he hears it and must leave."""
        self._leave()
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

    async def _first_words(self) -> Any:
        """What a client says first; None if it says nothing for too long."""
        try:
            async with asyncio.timeout(GREETING):
                return self._understood(await self._received())
        except TimeoutError:
            return None

    async def _greet(self, hello: Any) -> bool:
        """Let the client follow the table, for the seat it names; False if it is sent away."""
        if isinstance(hello, Hello) and hello.language in LANGUAGES:
            self.language = hello.language
        if not isinstance(hello, Hello) or hello.protocol != PROTOCOL:
            self._refuse(BAD_HELLO, self._sentence("socket.hello", protocol=PROTOCOL))
            return False
        self._leave()
        self.watcher = self._watcher(hello.seat)
        try:
            await self.house.desk.watch(self.name, self.watcher, hello.have, hello.stream)
        except NoSuchTable:
            self._refuse(UNKNOWN_TABLE, self._sentence("table.unknown"))
            return False
        except IllegalMove as refusal:
            self._refuse(CLOSED_TABLE, explained(refusal, self.language))
            return False
        except TooOften as error:
            self._refuse(TOO_OFTEN, self._sentence("request.often", seconds=round(error.wait)))
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
        elif isinstance(message, Hello):
            return await self._greet(message)
        return True

    async def _answer(self, message: Ask) -> Any:
        if self.person is None:
            return self._refused(message.id, IllegalMove("person.unknown"))
        try:
            hear(self.socket, self.person, message.command)
            asker = asker_of(self.person, self.watcher.seat)
            return await self.house.desk.carry_out(self.name, asker, message.id, message.command)
        except IllegalMove as refusal:
            return self._refused(message.id, refusal)
        except Unavailable:
            return self._refused(message.id, IllegalMove("server.busy"))
        except Exception as error:
            failed(f"command {type(message.command).__name__}", error)
            return self._refused(message.id, IllegalMove("server.fault"))

    def _refused(self, ident: str, refusal: IllegalMove) -> Refused:
        return refused(ident, refusal, self.language, self.house.desk.rules(self.name))

    def _sentence(self, code: str, **words: str | int) -> str:
        return explained(IllegalMove(code, **words), self.language)

    def _understood(self, text: str | None) -> Any:
        """The message of a text; what cannot be understood is answered with why."""
        if text is None or len(text) > LARGEST:
            self.send(encode(Faulty(self._sentence("socket.text", most=LARGEST))))
            return None
        try:
            return decoder.decode(text)
        except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
            self.send(encode(Faulty(self._sentence("socket.form", reason=str(error)))))
            return None

    def _refuse(self, code: int, sentence: str) -> None:
        """Say why, and end it. A full outbox ends it without a word."""
        self.send(encode(Faulty(sentence)))
        self.outbox.end(code)

    def _leave(self) -> None:
        self.house.desk.leave(self.name, self.watcher)

    def _watcher(self, seat: int | None) -> Watcher:
        person = self.person.id if self.person else None
        return Watcher(person, seat, self.outbox.send, self.outbox.begin, self.outbox.end)
