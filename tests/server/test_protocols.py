"""The line to a client: what is said at once, and what waits for a client who is slow."""

import asyncio
import gc
import random
import socket as plain
import weakref
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from typing import Any

import pytest
import uvicorn
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from condotta.server.connections import ENDLESS, Http
from condotta.server.frames import is_whole
from condotta.server.limits import Allowance, Bucket
from condotta.server.lines import CROWD, HASTE, MOUTHFUL, SAY, Line
from condotta.server.outbox import Outbox
from condotta.server.post import Post
from condotta.server.socket import released

pytestmark = pytest.mark.anyio
LARGE = 60_000
"""Bytes of a message of which a few hundred fit between no server and client."""


class Teller:
    """An application that tells its clients so many messages, and then sends them away or not.

    Who is not `listening` has done with his clients as soon as he knows what to tell them.
    """

    def __init__(self, messages: int, size: int, *, parting: bool = True, listening: bool = True) -> None:
        self.parting, self.listening = parting, listening
        self.messages = [b"%06d" % number + b"." * size for number in range(messages)]
        self.by_task = 0
        self.lines: list[Line] = []

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        self.lines.append(scope["extensions"][SAY].__self__)
        socket = WebSocket[Any, Any, Any](scope, receive, self._counting(send))
        await socket.accept()
        with released(socket):
            outbox = Outbox()
            post = Post(socket, outbox)
            outbox.begin(self.messages)
            if self.parting:
                outbox.end(4000)
            if self.listening:
                with suppress(WebSocketDisconnect):
                    await socket.receive_data("text")
            await post.finish()

    def _counting(self, send: Any) -> Any:
        async def sent(message: Any) -> None:
            self.by_task += message["type"] == "websocket.send"
            await send(message)

        return sent


@asynccontextmanager
async def serving(app: Any, patience: float = 20) -> AsyncIterator[str]:
    """The application on lines of ours, that wait so long for a pong; the address of its socket."""
    lines: Any = {"http": Http, "ws": Line, "ws_per_message_deflate": False, "ws_ping_interval": patience}
    config = uvicorn.Config(app, port=0, ws_ping_timeout=patience, lifespan="off", log_level=50, **lines)
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


UPGRADE = b"""GET / HTTP/1.1\r
Host: here\r
Connection: Upgrade\r
Upgrade: websocket\r
Sec-WebSocket-Version: 13\r
Sec-WebSocket-Key: MTIzNDU2Nzg5MDEyMzQ1Ng==\r
\r
"""
PING = b"\x89\xfd\x00\x00\x00\x00" + b"." * 125


@contextmanager
def deaf(address: str) -> Iterator[plain.socket]:
    """A client that opens a socket and never reads."""
    port = int(address.rpartition(":")[2])
    with plain.create_connection(("127.0.0.1", port)) as client:
        client.sendall(UPGRADE)
        client.setblocking(False)
        yield client


async def until_paused(teller: Teller) -> Line:
    """The line of a client to whom nothing more can be sent."""
    while not teller.lines or teller.lines[0].writable.is_set():
        await asyncio.sleep(0.01)
    return teller.lines[0]


async def until_open(listener: Any) -> Line:
    """The line of a client who has been answered."""
    while not listener.lines or not listener.lines[0].handshake_complete:
        await asyncio.sleep(0.01)
    line: Line = listener.lines[0]
    return line


async def until_lost(line: Line) -> None:
    while not line.disconnected:
        await asyncio.sleep(0.01)


async def test_who_never_reads_is_given_up_when_he_answers_no_ping(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("condotta.server.lines.PARTING", 0.1)
    teller = Teller(400, LARGE)
    async with serving(teller, patience=0.1) as address:
        with deaf(address):
            await asyncio.wait_for(until_lost(await until_paused(teller)), 30)


async def test_who_never_reads_is_given_up_when_the_conversation_is_over(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("condotta.server.lines.PARTING", 0.1)
    teller = Teller(400, LARGE)
    async with serving(teller) as address:
        with deaf(address) as client:
            line = await until_paused(teller)
            client.sendall(b"\x81\x80\x00\x00\x00\x00")
            await asyncio.wait_for(until_lost(line), 30)


async def test_a_slow_client_who_is_sent_away_at_once_hears_everything_and_why() -> None:
    teller = Teller(400, LARGE, listening=False)
    async with serving(teller) as address:
        assert await heard(address, patience=0.5) == ([f"{number:06d}" for number in range(400)], 4000)


async def test_pings_of_who_reads_no_answers_fill_no_memory() -> None:
    teller = Teller(400, LARGE)
    async with serving(teller) as address:
        with deaf(address) as client:
            line = await until_paused(teller)
            heard_of = line.chatter = Bucket(Allowance(burst=5000, every=10**9), 0)  # else he is sent away long before
            waiting = line.transport.get_write_buffer_size()
            for _ in range(500):
                await asyncio.get_running_loop().sock_sendall(client, PING * 10)
            async with asyncio.timeout(10):
                while heard_of.left >= 1:
                    await asyncio.sleep(0.01)

            assert line.transport.get_write_buffer_size() <= waiting + MOUTHFUL


async def test_who_was_slow_gets_the_answer_to_his_latest_ping() -> None:
    teller = Teller(100, LARGE, parting=False)
    async with serving(teller) as address, connect(address, compression=None, max_queue=1) as client:
        await until_paused(teller)
        await client.ping("first")
        answered = await client.ping("second")
        await asyncio.sleep(0.2)
        for _ in range(100):
            await client.recv()
        await asyncio.wait_for(answered, 10)


class Listener:
    """An application that hears what its clients say."""

    def __init__(self) -> None:
        self.heard: list[Any] = []
        self.lines: list[Line] = []

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        self.lines.append(scope["extensions"][SAY].__self__)
        await receive()
        await send({"type": "websocket.accept"})
        while (message := await receive())["type"] == "websocket.receive":
            self.heard.append(message["text"])


def frame(kind: int, data: bytes = b"", *, whole: bool = True) -> bytes:
    """A frame of a client."""
    return Frame(Opcode(kind), data, fin=whole).serialize(mask=True)


@pytest.mark.parametrize("chatter", [frame(10), frame(9), frame(0, whole=False)], ids=["pongs", "pings", "pieces"])
async def test_who_sends_many_frames_and_says_nothing_is_sent_away(chatter: bytes) -> None:
    listener = Listener()
    async with serving(listener) as address:
        with deaf(address) as client:
            line = await until_open(listener)
            await asyncio.get_running_loop().sock_sendall(client, frame(1, b"so", whole=False) + chatter * 1000)
            await asyncio.wait_for(until_lost(line), 10)
    assert listener.heard == []


async def test_a_message_in_pieces_among_pings_is_heard_whole() -> None:
    listener = Listener()
    async with serving(listener) as address:
        with deaf(address) as client:
            await until_open(listener)
            pieces = frame(1, b"so ", whole=False) + frame(9) + frame(0, b"be ", whole=False) + frame(0, b"it")
            await asyncio.get_running_loop().sock_sendall(client, pieces + frame(1, b"yes"))
            while len(listener.heard) < 2:
                await asyncio.sleep(0.01)
    assert listener.heard == ["so be it", "yes"]


def conversation(dice: random.Random) -> tuple[bytes, list[str]]:
    """What a client sends, and the texts that it says thereby: whole and in pieces, among pings."""
    sent, said = b"", list[str]()
    for number in range(12):
        text = f"{number} é " + "x" * dice.choice([0, 100, 120, 121, 122, 400, 5000])
        raw, cut = text.encode(), dice.randrange(len(text.encode()))
        pieces = frame(1, raw[:cut], whole=False) + frame(9) + frame(0, raw[cut:])
        sent += dice.choice([frame(1, raw), frame(1, raw), pieces, frame(9) + frame(1, raw)])
        said.append(text)
    return sent, said


@pytest.mark.parametrize("seed", range(12))
async def test_texts_are_heard_however_the_network_cuts_them(seed: int) -> None:
    dice, listener = random.Random(seed), Listener()
    sent, said = conversation(dice)
    async with serving(listener) as address:
        with deaf(address):
            line = await until_open(listener)
            while sent:
                size = dice.choice([1, 2, 3, 7, 100, 2000]) if seed % 2 else whole(sent)
                line.data_received(sent[:size])
                sent = sent[size:]
                await asyncio.sleep(0)
            while len(listener.heard) < len(said):
                await asyncio.sleep(0.01)
    assert listener.heard == said
    assert line.between is (seed % 2 == 0)


def whole(sent: bytes) -> int:
    """How long the first frame is."""
    return next(size for size in range(6, len(sent) + 1) if is_whole(sent[:size]))


async def test_who_says_much_at_once_is_read_no_further_until_he_is_heard() -> None:
    listener = Listener()
    async with serving(listener) as address:
        with deaf(address):
            line = await until_open(listener)
            for number in range(HASTE):
                assert not line.read_paused
                line.data_received(frame(1, b"%d" % number))
            assert line.read_paused
            while len(listener.heard) < HASTE:
                await asyncio.sleep(0.01)
            assert not line.read_paused


async def test_who_says_a_thousand_things_in_one_breath_is_sent_away() -> None:
    listener = Listener()
    async with serving(listener) as address:
        with deaf(address):
            line = await until_open(listener)
            line.data_received(frame(1) * 20_000)
            assert len(line.queue.waiting) <= CROWD + MOUTHFUL
            await asyncio.wait_for(until_lost(line), 10)


NONSENSE = {
    "no utf-8, then a close": frame(1, b"\xff\xfe") + frame(8, b"\x03\xe8"),
    "not masked": Frame(Opcode.TEXT, b"so").serialize(mask=False),
    "reserved bits": bytes([0xC1]) + frame(1, b"so")[1:],
}


@pytest.mark.parametrize("nonsense", NONSENSE.values(), ids=NONSENSE)
async def test_nonsense_ends_a_line_without_a_fault(nonsense: bytes, caplog: pytest.LogCaptureFixture) -> None:
    listener = Listener()
    async with serving(listener) as address:
        with deaf(address) as client:
            line = await until_open(listener)
            await asyncio.get_running_loop().sock_sendall(client, frame(1, b"sense") + nonsense)
            await asyncio.wait_for(until_lost(line), 30)
    assert not [one.getMessage() for one in caplog.records if one.levelname == "ERROR"]


async def test_a_text_in_eight_bytes_of_length_and_one_too_long_are_left_to_the_library() -> None:
    listener = Listener()
    async with serving(listener) as address:
        with deaf(address):
            line = await until_open(listener)
            line.data_received(b"\x81\xff" + (119).to_bytes(8) + bytes(4) + b"x" * 119)
            while not listener.heard:
                await asyncio.sleep(0.01)
            line.longest = line.conn.max_message_size = 100
            line.data_received(frame(1, b"y" * 101))
            await asyncio.wait_for(until_lost(line), 30)
    assert listener.heard == ["x" * 119]


async def test_a_line_that_fails_holds_up_no_other(monkeypatch: pytest.MonkeyPatch) -> None:
    listener = Listener()
    async with serving(listener) as address:
        with deaf(address):
            failing = await until_open(listener)
            async with connect(address, compression=None) as client:
                await client.ping()
                monkeypatch.setattr(failing, "_utter", lambda: [][1])
                for line in listener.lines:
                    assert line.say(b"so")
                assert await asyncio.wait_for(client.recv(), 10) == "so"
                monkeypatch.undo()
                await asyncio.wait_for(until_lost(failing), 10)


async def answered(address: str, request: bytes) -> bytes:
    """All that the server says to a request."""
    reader, writer = await asyncio.open_connection("127.0.0.1", int(address.rpartition(":")[2]))
    writer.write(request)
    try:
        async with asyncio.timeout(10):
            return await reader.read()
    finally:
        writer.close()


LONG_HEADER = UPGRADE.replace(b"\r\n\r\n", b"\r\nX-Long: " + b"y" * 9000 + b"\r\n\r\n")
NO_KEY = UPGRADE.replace(b"Sec-WebSocket-Key: MTIzNDU2Nzg5MDEyMzQ1Ng==\r\n", b"")


@pytest.mark.parametrize("request_", [LONG_HEADER, NO_KEY], ids=["long", "without key"])
async def test_who_begins_no_socket_properly_is_told_and_forgotten(request_: bytes) -> None:
    listener = Listener()
    async with serving(listener) as address:
        gc.collect()
        gc.disable()
        try:
            assert (await answered(address, request_)).startswith(b"HTTP/1.1 4")
            await asyncio.sleep(0.1)
            assert not [one for one in gc.get_objects() if isinstance(one, Line)]
        finally:
            gc.enable()


async def test_headers_without_end_are_not_listened_to() -> None:
    async with serving(Listener()) as address:
        reader, writer = await asyncio.open_connection("127.0.0.1", int(address.rpartition(":")[2]))
        writer.write(b"GET / HTTP/1.1\r\n")
        with suppress(ConnectionError):
            for number in range(40):
                writer.write(b"x-%d: %s\r\n" % (number, b"y" * 10_000))
                await writer.drain()
                await asyncio.sleep(0.01)
            await asyncio.wait_for(reader.read(), 10)  # until the server has closed the connection
        writer.close()


async def answering(scope: Any, receive: Any, send: Any) -> None:
    """An application that answers to whole requests with as many bytes as their path says."""
    while (await receive()).get("more_body"):
        pass
    length = int(scope["path"].removeprefix("/"))
    headers = [(b"content-length", b"%d" % length)]
    await send({"type": "http.response.start", "status": 200, "headers": headers})
    await send({"type": "http.response.body", "body": b"." * length})


@asynccontextmanager
async def asking(address: str) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
    """A client who reads little at a time."""
    with plain.socket() as here:
        here.setsockopt(plain.SOL_SOCKET, plain.SO_RCVBUF, 4096)
        here.setblocking(False)
        await asyncio.get_running_loop().sock_connect(here, ("127.0.0.1", int(address.rpartition(":")[2])))
        reader, writer = await asyncio.open_connection(sock=here, limit=4096)
        try:
            yield reader, writer
        finally:
            writer.transport.abort()
            await asyncio.sleep(0)


POST = b"POST /2 HTTP/1.1\r\nHost: here\r\nContent-Length: 4\r\n\r\n"


@pytest.mark.parametrize(
    "said", [b"", b"GET /2 HT", b"GET /2 HTTP/1.1\r\nHost: he", POST, POST + b"1", POST + b"1234", POST + b"1234\r\n"]
)
async def test_nobody_is_waited_for_who_does_not_say_all_that_he_asks(
    said: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("condotta.server.connections.PATIENCE", 0.3)
    async with serving(answering) as address, asking(address) as (reader, writer):
        writer.write(said)
        await asyncio.sleep(0.1)
        writer.write(b"\r\n"[: said.count(b"1234")])  # not even one who says nothing at all after an answer
        with suppress(ConnectionError):
            heard = await asyncio.wait_for(reader.read(), 10)
            assert heard.endswith(b"\r\n\r\n..") == (b"1234" in said)


async def test_who_says_it_slowly_is_answered_each_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("condotta.server.connections.PATIENCE", 0.6)
    async with serving(answering) as address, asking(address) as (reader, writer):
        for _ in range(4):
            for part in (POST[:20], POST[20:], b"1234"):
                writer.write(part)
                await asyncio.sleep(0.1)
            assert (await asyncio.wait_for(reader.readuntil(b".."), 10)).startswith(b"HTTP/1.1 200")


MUCH = 20_000_000


async def test_nobody_is_waited_for_who_does_not_fetch_the_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("condotta.server.connections.PATIENCE", 0.3)
    async with serving(answering) as address, asking(address) as (reader, writer):
        writer.write(b"GET /%d HTTP/1.1\r\nHost: here\r\n\r\n" % MUCH)
        await asyncio.sleep(3)
        with suppress(ConnectionError):
            assert len(await asyncio.wait_for(reader.read(), 10)) < MUCH


async def test_who_fetches_the_answer_slowly_gets_all_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("condotta.server.connections.PATIENCE", 1.5)
    async with serving(answering) as address, asking(address) as (reader, writer):
        writer.write(b"GET /%d HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n" % MUCH)
        fetched = 0
        while part := await reader.read(1 << 16):
            fetched += len(part)
            await asyncio.sleep(0.015)
        assert fetched > MUCH


async def test_what_was_said_before_the_server_stops_is_heard() -> None:
    listener = Listener()
    async with serving(listener) as address, connect(address, compression=None) as client:
        await client.ping()
        assert listener.lines[0].say(b"last words")
        listener.lines[0].shutdown()

        assert await client.recv() == "last words"
        with pytest.raises(ConnectionClosed):
            await client.recv()
        assert client.close_code == 1012


async def stream(scope: Any, receive: Any, send: Any) -> None:
    """An application whose answer has no end."""
    scope[ENDLESS] = True
    await send({"type": "http.response.start", "status": 200, "headers": []})
    await send({"type": "http.response.body", "body": b"so", "more_body": True})
    while (await receive())["type"] != "http.disconnect":
        pass


async def test_a_server_that_stops_waits_for_no_endless_answer() -> None:
    async with asyncio.timeout(20):
        async with serving(stream) as address:
            reader, writer = await asyncio.open_connection("127.0.0.1", int(address.rpartition(":")[2]))
            writer.write(b"GET / HTTP/1.1\r\nHost: here\r\n\r\n")
            assert await reader.readuntil(b"so")
        writer.close()


async def test_a_server_stops_in_peace_with_a_client_who_is_leaving() -> None:
    teller = Teller(400, LARGE, parting=False)
    async with serving(teller) as address:
        with deaf(address) as client:
            line = await until_paused(teller)
            await asyncio.get_running_loop().sock_sendall(client, frame(8, b"\x03\xe8"))
            while not line.transport.is_closing():
                await asyncio.sleep(0.01)
            line.shutdown()


async def test_nothing_holds_a_line_when_the_client_has_gone() -> None:
    teller = Teller(3, 100)
    gc.collect()
    gc.disable()
    try:
        async with serving(teller) as address:
            await heard(address)
            line = weakref.ref(teller.lines[0])
            library = weakref.ref(teller.lines.pop().conn)
            await asyncio.sleep(0.1)
            assert (line(), library()) == (None, None)
    finally:
        gc.enable()
