"""The sockets: one for a table, at which a visit is made, and one for the lobby."""

from contextlib import suppress

from litestar import websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from condotta.server.http.asking import address_of, house_of, limits_of, person_or_nobody
from condotta.server.limits import TooOften
from condotta.server.metrics import SOCKETS
from condotta.server.outbox import Outbox
from condotta.server.post import AnySocket, Post
from condotta.server.visit import Visit
from condotta.server.visits import Onlooker, Visitor
from condotta.server.wire import TOO_OFTEN


@websocket("/api/tables/{name:str}/socket")
async def table_socket(socket: AnySocket, name: FromPath[str]) -> None:
    """Follow a table, and play at it."""
    await socket.accept()
    visit = Visit(socket, name, await person_or_nobody(socket))
    entered = _entered(socket, visit)
    socket.scope["headers"] = ()  # read by now; a socket may stay for hours
    with suppress(WebSocketDisconnect), SOCKETS.track_inprogress():
        try:
            await (visit.stay() if entered else visit.turn_back())
        finally:
            visit.house.visits.leave(visit)


@websocket("/api/lobby")
async def lobby_socket(socket: AnySocket) -> None:
    """Follow the lobby; what the client says is not listened to, but he may not shout."""
    await socket.accept()
    house, outbox, onlooker = house_of(socket), Outbox(), Onlooker(address_of(socket))
    if not _entered(socket, onlooker):
        await socket.close(TOO_OFTEN)
        return
    post, may_speak = Post(socket, outbox), limits_of(socket).messages()
    try:
        await house.lobby.watch(outbox)
        with suppress(WebSocketDisconnect):
            while may_speak():
                await socket.receive_data("text")
            outbox.end(TOO_OFTEN)
    finally:
        house.lobby.leave(outbox)
        house.visits.leave(onlooker)
        await post.finish()


def _entered(socket: AnySocket, visitor: Visitor) -> bool:
    """Let a socket in; False if there are too many of its kind, or come too fast."""
    try:
        limits_of(socket).spend("sockets", visitor.address)
    except TooOften:
        return False
    return house_of(socket).visits.enter(visitor)
