"""The post: what is in the outbox of a client goes out over its socket."""

import asyncio
from contextlib import suppress
from typing import Any

from litestar import WebSocket

from condotta.server import lines
from condotta.server.outbox import Outbox, never

AnySocket = WebSocket[Any, Any, Any]


class Post:
    """Sends what comes into an outbox, as fast as the client takes it: at once, or by a task while he is slow."""

    def __init__(self, socket: AnySocket, outbox: Outbox) -> None:
        self.socket, self.outbox = socket, outbox
        self.say = outbox.say = lines.sayer(socket.scope)
        self.sending: asyncio.Task[None] | None = None
        self.ended = False
        outbox.woken = self._wake
        self._wake()

    async def finish(self) -> None:
        """Send what is still in the outbox, as long as the client listens; then let go of the line."""
        if self.sending is not None:
            await self._last(self.sending)
        self.ended = True
        self.outbox.let_go()
        del self.say

    async def _last(self, sending: asyncio.Task[None]) -> None:
        if self.outbox.is_empty:
            sending.cancel()
        with suppress(asyncio.CancelledError, Exception):
            await asyncio.wait_for(sending, lines.PARTING)

    def _wake(self) -> None:
        if self.sending is not None or self.ended:
            return
        self._say()
        if not self.outbox.is_empty:
            self.outbox.say = never  # until the task has sent what comes before
            self.sending = asyncio.create_task(self._send())

    def _say(self) -> None:
        """Send what can go at once."""
        waiting = self.outbox.waiting
        while waiting:
            messages = waiting.pop(0)
            for at, message in enumerate(messages):
                if not self.say(message):
                    waiting.insert(0, messages[at:])
                    return

    async def _send(self) -> None:
        try:
            while not self.outbox.is_empty:
                messages = await self.outbox.next()
                if isinstance(messages, int):
                    self.ended = True
                    await self.socket.close(messages)
                    return
                for message in messages:
                    await self.socket.send_data(message, mode="text")
            self.outbox.say = self.say
        except Exception:  # the client is gone, as whoever listens to it will notice
            self.ended = True
        finally:
            self.sending = None
