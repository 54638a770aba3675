"""The sockets: one for a table, at which a visit is made, and one for the lobby."""

from contextlib import suppress

from litestar import websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from condotta.server.http.asking import house_of, limits_of, person_or_nobody
from condotta.server.limits import TooOften
from condotta.server.metrics import SOCKETS
from condotta.server.outbox import Outbox
from condotta.server.post import AnySocket, Post
from condotta.server.visit import Visit


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
    with suppress(WebSocketDisconnect), SOCKETS.track_inprogress():
        try:
            await (visit.stay() if entered else visit.turn_back())
        finally:
            visit.house.visits.leave(visit)


@websocket("/api/lobby")
async def lobby_socket(socket: AnySocket) -> None:
    """Follow the lobby; what the client says is not listened to."""
    await socket.accept()
    house, outbox = house_of(socket), Outbox()
    post = Post(socket, outbox)
    try:
        await house.lobby.watch(outbox)
        with suppress(WebSocketDisconnect):
            while True:
                await socket.receive_data("text")
    finally:
        house.lobby.leave(outbox)
        await post.finish()
