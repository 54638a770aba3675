"""The sockets: one for a table, at which a visit is made, and one for the lobby."""

from collections.abc import Iterator
from contextlib import contextmanager, suppress

from litestar import websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath
from litestar.types import Empty
from litestar.utils.scope.state import ScopeState

from condotta.server.http.asking import address_of, house_of, limits_of, person_or_nobody
from condotta.server.http.faults import Denied
from condotta.server.limits import TooOften
from condotta.server.metrics import SOCKETS
from condotta.server.outbox import Outbox
from condotta.server.post import AnySocket, Post
from condotta.server.store import Unavailable
from condotta.server.visit import Visit
from condotta.server.visits import Onlooker, Visitor
from condotta.server.wire import LATER, SENT_AWAY, TOO_OFTEN


@websocket("/api/tables/{name:str}/socket")
async def table_socket(socket: AnySocket, name: FromPath[str]) -> None:
    """Follow a table, and play at it."""
    await socket.accept()
    with released(socket), suppress(WebSocketDisconnect):
        try:
            visit = Visit(socket, name, await person_or_nobody(socket))
        except Unavailable:
            await socket.close(LATER)
            return
        except Denied as denied:
            await Visit(socket, name, None).turn_back(SENT_AWAY, denied.code)
            return
        entered = _entered(socket, visit)
        _forget_headers(socket)
        if not entered:
            await visit.turn_back(TOO_OFTEN, "socket.many")
            return
        with SOCKETS.track_inprogress():
            try:
                await visit.stay()
            finally:
                visit.house.visits.leave(visit)


@websocket("/api/lobby")
async def lobby_socket(socket: AnySocket) -> None:
    """Follow the lobby; what the client says is not listened to, but he may not shout."""
    await socket.accept()
    with released(socket), suppress(WebSocketDisconnect):
        onlooker = Onlooker(address_of(socket))
        entered = _entered(socket, onlooker)
        _forget_headers(socket)
        if entered:
            await _look_on(socket, onlooker)
        else:
            await socket.close(TOO_OFTEN)


async def _look_on(socket: AnySocket, onlooker: Onlooker) -> None:
    house, outbox = house_of(socket), Outbox()
    post, may_speak = Post(socket, outbox), limits_of(socket).messages()
    try:
        await house.lobby.watch(outbox)
        while may_speak():
            await socket.receive_data("text")
        outbox.end(TOO_OFTEN)
    except Unavailable:
        outbox.end(LATER)
    finally:
        house.lobby.leave(outbox)
        house.visits.leave(onlooker)
        await post.finish()


@contextmanager
def released(socket: AnySocket) -> Iterator[None]:
    """Let go of the line at the end: a socket of Litestar holds it by means of itself, and would wait to be found."""
    try:
        yield
    finally:
        del socket.receive, socket.send


def _forget_headers(socket: AnySocket) -> None:
    """Let go of what is read by now, also where Litestar keeps it: a socket may stay for hours."""
    socket.scope["headers"] = ()
    state = ScopeState.from_scope(socket.scope)
    state.headers = state.cookies = socket._cookies = Empty


def _entered(socket: AnySocket, visitor: Visitor) -> bool:
    """Let a socket in; False if there are too many of its kind, or come too fast."""
    try:
        limits_of(socket).spend("sockets", visitor.address)
    except TooOften:
        return False
    return house_of(socket).visits.enter(visitor)
