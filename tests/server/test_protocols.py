"""The line to a client: what is said at once, and what waits for a client who is slow."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any

import pytest
import uvicorn
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from condotta.server.outbox import Outbox
from condotta.server.post import Post
from condotta.server.protocols import Http, Line

pytestmark = pytest.mark.anyio
LARGE = 60_000
"""Bytes of a message of which a few hundred fit between no server and client."""


class Teller:
    """An application that tells its clients so many messages, and then sends them away."""

    def __init__(self, messages: int, size: int) -> None:
        self.messages = [b"%06d" % number + b"." * size for number in range(messages)]
        self.by_task = 0

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        socket = WebSocket[Any, Any, Any](scope, receive, self._counting(send))
        await socket.accept()
        outbox = Outbox(room=len(self.messages))
        post = Post(socket, outbox)
        for message in self.messages:
            outbox.send(message)
        outbox.end(4000)
        with suppress(WebSocketDisconnect):
            await socket.receive_data("text")
        await post.finish()

    def _counting(self, send: Any) -> Any:
        async def sent(message: Any) -> None:
            self.by_task += message["type"] == "websocket.send"
            await send(message)

        return sent


@asynccontextmanager
async def serving(app: Any) -> AsyncIterator[str]:
    """The application on lines of ours; the address of its socket."""
    config = uvicorn.Config(app, port=0, http=Http, ws=Line, ws_per_message_deflate=False, lifespan="off", log_level=50)
    server = uvicorn.Server(config)
    task = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.01)
    try:
        yield f"ws://127.0.0.1:{server.servers[0].sockets[0].getsockname()[1]}"
    finally:
        server.should_exit = True
        await task


async def heard(address: str, *, patience: float = 0) -> tuple[list[str], int | None]:
    """The beginnings of all messages, and the code with which it ended; a slow client first does something else."""
    beginnings = []
    async with connect(address, compression=None, max_queue=1) as line:
        await asyncio.sleep(patience)
        try:
            async for message in line:
                beginnings.append(str(message)[:6])
        except ConnectionClosed:
            pass
    return beginnings, line.close_code


async def test_messages_for_who_listens_go_out_at_once() -> None:
    teller = Teller(20, 100)
    async with serving(teller) as address:
        assert await heard(address) == ([f"{number:06d}" for number in range(20)], 4000)
    assert teller.by_task == 0


async def test_a_slow_client_gets_everything_in_its_order() -> None:
    teller = Teller(400, LARGE)
    async with serving(teller) as address:
        assert await heard(address, patience=0.5) == ([f"{number:06d}" for number in range(400)], 4000)
    assert 0 < teller.by_task < 400
