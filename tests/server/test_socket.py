"""The socket of a table, against a server in a process of its own: hello, seats at one screen, nonsense."""

import json
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from condotta.client import Server, Table
from condotta.kernel.language import LANGUAGES
from condotta.kernel.language import say as told
from tests.server.serving import Served

NAMES = iter(f"socket {number}" for number in range(1000))
HELLO = {"type": "hello", "protocol": 1}


def opened(served: Served, **settings: Any) -> tuple[Server, Table]:
    server = Server(served.address, guest=next(NAMES))
    return server, server.open_table("condottiere", **settings)


def address(server: Server, table: Table) -> str:
    return server.address.replace("http", "ws") + f"/api/tables/{table.name}/socket"


def say(socket: ClientConnection, message: Any) -> dict[str, Any]:
    """Say something, and hear the next message."""
    socket.send(message if isinstance(message, (str, bytes)) else json.dumps(message))
    heard: dict[str, Any] = json.loads(socket.recv(20))
    return heard


def hear_all(socket: ClientConnection) -> None:
    while True:
        socket.recv(20)


def at_one_screen(served: Served) -> tuple[Server, Table]:
    """A game of two seats that both are one's own."""
    server, table = opened(served, options={"players": 2}, hotseat=True, sit=True)
    server.post(f"/api/tables/{table.name}/ask", {"id": "second", "command": {"do": "sit"}})
    server.post(f"/api/tables/{table.name}/ask", {"id": "start", "command": {"do": "start"}})
    return server, table


def test_what_the_rules_refuse_is_answered_with_code_clause_and_sentence(served: Served) -> None:
    server, table = at_one_screen(served)
    with connect(address(server, table), additional_headers=server.credentials) as socket:
        mover = say(socket, HELLO | {"seat": 0})["view"]["turn"]
        say(socket, HELLO | {"seat": mover})
        said = say(socket, {"type": "ask", "id": "w", "command": {"do": "act", "move": 1, "action": "play courtesan"}})

        assert (said["code"], said["clause"]) == ("turn.question", "region.choice")
        assert said["sentence"].endswith(".")


def test_at_one_screen_a_later_hello_speaks_for_another_seat_but_never_for_a_strangers(served: Served) -> None:
    server, table = at_one_screen(served)
    with connect(address(server, table), additional_headers=server.credentials) as socket:
        first, second = say(socket, HELLO | {"seat": 0}), say(socket, HELLO | {"seat": 1})
        mover = first["view"]["turn"]
        asked = {"type": "ask", "id": "w", "command": {"do": "act", "move": 1, "action": "dance"}}
        said = say(socket, asked)

        assert (first["you"], second["you"]) == (0, 1)
        assert first["view"]["hand"] != second["view"]["hand"]
        assert said["code"] == ("notation.unknown" if mover == 1 else "turn.other")
        assert say(socket, HELLO | {"seat": 5})["type"] == "faulty"
        with pytest.raises(ConnectionClosed) as closed:
            socket.recv(20)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4003


@pytest.mark.parametrize(
    "nonsense",
    ["", "{", '{"type":"dance"}', "[" * 9000, '"' + "x" * 20_000 + '"', b"\x00\x01"],
    ids=["nothing", "half", "no such thing", "deep", "long", "bytes"],
)
def test_what_cannot_be_understood_is_answered_and_the_conversation_goes_on(served: Served, nonsense: Any) -> None:
    server, table = opened(served)
    with connect(address(server, table), additional_headers=server.credentials) as socket:
        assert say(socket, HELLO)["type"] == "snapshot"

        assert say(socket, nonsense)["type"] == "faulty"
        assert say(socket, {"type": "ask", "id": "x" * 65, "command": {"do": "sit"}})["type"] == "faulty"
        assert say(socket, {"type": "ping"})["type"] == "pong"


@pytest.mark.parametrize("first", [{"type": "ping"}, {"type": "hello", "protocol": 2}, "nonsense"])
def test_a_conversation_begins_with_a_hello_of_this_protocol(served: Served, first: Any) -> None:
    server, table = opened(served)
    with connect(address(server, table), additional_headers=server.credentials) as socket:
        assert say(socket, first)["type"] == "faulty"
        with pytest.raises(ConnectionClosed) as closed:
            hear_all(socket)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4000


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_cannot_be_understood_is_answered_in_the_readers_language(served: Served, language: str) -> None:
    server, table = opened(served)
    greeting = HELLO | {"language": language}
    with connect(address(server, table), additional_headers=server.credentials) as socket:
        say(socket, greeting)

        where = "Invalid value 'dance' - at `$.type`"
        assert say(socket, {"type": "dance"})["sentence"] == told(language, "refused-socket-form", reason=where)
        assert say(socket, "x" * 20_000)["sentence"] == told(language, "refused-socket-text", most=16_384)
        wrong = say(socket, greeting | {"protocol": 2})
        assert wrong["sentence"] == told(language, "refused-socket-hello", protocol=1)


def test_who_shows_a_token_that_counts_no_more_is_told_so_and_sent_away(served: Served) -> None:
    server, table = opened(served)
    token = {"Authorization": "Bearer gone"}
    with connect(address(server, table), additional_headers=token) as socket:
        assert json.loads(socket.recv(20))["type"] == "faulty"
        with pytest.raises(ConnectionClosed) as closed:
            hear_all(socket)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4001


def test_strangers_look_on_but_ask_nothing(served: Served) -> None:
    server, table = opened(served)
    with connect(address(server, table)) as socket:
        assert say(socket, HELLO | {"language": "pl"})["you"] is None
        refused = say(socket, {"type": "ask", "id": "1", "command": {"do": "sit"}})
    assert (refused["type"], refused["code"]) == ("refused", "person.unknown")
