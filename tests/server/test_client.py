"""The client for programs, against a server in a process of its own."""

import json
import runpy
import sys
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest
from websockets.sync.client import connect

from condotta.client import Answered, Closed, Server, Table
from tests.server.serving import Served

NAMES = iter(f"program {number}" for number in range(1000))


def guest(served: Served) -> Server:
    return Server(served.address, guest=next(NAMES))


def play(table: Table, most: int | None = None) -> list[tuple[int, int]]:
    """Play, cutting the connection at every third turn; the games and moves that were answered."""
    answered = []
    for turn in table.turns():
        answered.append((table.card["games"], turn.move))
        if len(answered) % 3 == 1:
            assert table._socket is not None
            table._socket.socket.close()  # the answer, or the news of it, may be lost
        turn.play(turn.legal[len(answered) * 7 % len(turn.legal)])
        if len(answered) == most:
            break
    return answered


@pytest.mark.parametrize("game", ["condottiere", "ordonnance"])
def test_a_program_plays_a_whole_game_though_its_connection_breaks_again_and_again(served: Served, game: str) -> None:
    server = guest(served)
    with server.open_table(game, options={"players": 2}, pace=0, bots=["recruit"], sit=True, start=True) as table:
        answered = play(table)

        assert table.card["phase"] == "over"
        assert table.card["outcome"]["winners"]
        assert len(answered) == len(set(answered))
        log = whole_log(server, table.name)
    mine = [one["move"] for one in log if one.get("move") is not None]
    assert mine == list(range(1, len(mine) + 1))
    assert {move for _, move in answered} <= set(mine)


def whole_log(server: Server, table: str) -> list[dict[str, Any]]:
    told: list[dict[str, Any]] = []
    while page := server.get(f"/api/tables/{table}/log?after={len(told)}"):
        told += page
    assert [one["n"] for one in told] == list(range(1, len(told) + 1))
    return told


def test_the_example_of_twenty_lines_plays_a_whole_game(
    served: Served, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    example = Path(__file__).parents[2] / "examples" / "table_bot.py"
    monkeypatch.setattr(sys, "argv", ["table_bot.py", served.address])

    runpy.run_path(str(example))

    assert capsys.readouterr().out.startswith("Won by ")
    code = example.read_text().partition('"""\n\n')[2]
    assert len([line for line in code.splitlines() if line.strip()]) <= 20


def test_a_game_goes_on_after_the_server_was_killed(served: Served) -> None:
    settings = {"options": {"players": 2}, "pace": 0, "bots": ["recruit"], "sit": True, "start": True}
    with guest(served).open_table("ordonnance", **settings) as table:
        before = play(table, 3)
        served.kill()
        served.start()
        after = play(table)

        assert table.card["phase"] == "over"
    assert not set(before) & set(after)


def test_commands_are_answered_or_refused_in_words_and_nothing_that_came_meanwhile_is_lost(served: Served) -> None:
    host, other = guest(served), guest(served)
    with host.open_table("condottiere", options={"players": 2}) as table, other.table(table.name) as second:
        table.do("sit")
        second.do("sit")
        with pytest.raises(Answered, match="host") as refused:
            second.do("start")
        table.do("start")

        assert refused.value.code == "host.only"
        kinds = [message["type"] for message in [next(table.messages()) for _ in range(4)]]
        assert kinds[0] == "snapshot"
        mover = table if table.known.legal else second
        turn = next(mover.turns())
        assert other.turns() == ([] if mover is table else [waiting(table.name, second.known.you)])
        turn.play("dance")
        again = next(mover.turns())
        assert again.refused is not None or again.move == turn.move


def test_a_command_that_is_not_understood_is_answered_too(served: Served) -> None:
    with guest(served).open_table("condottiere", options={"players": 2}) as table:
        table.do("sit")
        with pytest.raises(Answered) as refused:
            table.do("contribute", random=7)
        table.do("say", text="and now?")

    assert (refused.value.status, refused.value.code) == (400, "message.faulty")


def waiting(table: str, seat: int | None) -> dict[str, Any]:
    return {"table": table, "seat": seat, "game": "condottiere", "title": "", "players": 2}


def test_a_table_that_does_not_exist_or_a_seat_that_is_not_ones_own_ends_in_a_sentence(served: Served) -> None:
    server = guest(served)
    nowhere, elsewhere = server.table("nowhere"), server.open_table("condottiere")

    with pytest.raises(Closed, match="no such table"):
        list(nowhere.messages())
    with server.table(elsewhere.name, seat=1) as table, pytest.raises(Closed, match="not yours"):
        list(table.messages())


def test_a_program_whose_session_was_ended_hears_so_and_does_not_look_on_as_a_stranger(served: Served) -> None:
    server = guest(served)
    with server.open_table("condottiere", options={"players": 2}, sit=True) as table:
        assert next(table.messages())["you"] == 0
        ending = Request(f"{served.address}/api/logins/current", headers=server.credentials, method="DELETE")
        urlopen(ending, timeout=60).close()

        with pytest.raises(Closed, match="who you are"):
            all(message["type"] == "faulty" for message in table.messages())


def test_a_table_is_opened_seated_and_started_in_one_request_or_not_at_all(served: Served) -> None:
    server = guest(served)
    play_now = {"game": "condottiere", "options": {"players": 3}, "sit": True, "start": True}

    for wrong, code in (
        ({"bots": ["captain"]}, "start.empty"),
        ({"bots": ["captain"] * 3}, "seat.taken"),
        ({"bots": ["captain", "deep thought"]}, "bot.unknown"),
        ({"bots": ["captain"] * 2, "pace": -1}, "settings.wrong"),
    ):
        with pytest.raises(Answered) as refused:
            server.post("/api/tables", play_now | wrong)
        assert (refused.value.status, refused.value.code) == (409, code)
    assert server.get("/api/tables/mine") == []
    name = server.post("/api/tables", play_now | {"bots": ["captain", "recruit"]})["table"]
    card = server.get(f"/api/tables/{name}")
    assert card["phase"] == "playing"
    assert [chair["bot"] for chair in card["chairs"]] == [None, "captain", "recruit"]
    assert server.get("/api/tables/mine") == [card]


def events(server: Server, path: str, count: int, **headers: str) -> list[tuple[str, Any]]:
    """That many events of a stream, with their ids."""
    request = Request(server.address + path, headers=server.credentials | headers)
    found, ident = [], ""
    with urlopen(request, timeout=30) as answer:
        assert answer.headers["content-type"].startswith("text/event-stream")
        for line in answer:
            field, _, value = line.decode().rstrip("\n").partition(": ")
            ident = value if field == "id" else ident
            if field == "data":
                found.append((ident, json.loads(value)))
                if len(found) == count:
                    return found
    raise AssertionError("the stream ended")


def test_the_event_stream_tells_what_the_socket_tells_and_goes_on_where_one_was(served: Served) -> None:
    server = guest(served)
    table = server.open_table("condottiere", options={"players": 2}, sit=True)
    for number in range(3):
        server.post(f"/api/tables/{table.name}/ask", {"id": str(number), "command": {"do": "say", "text": "hm"}})
    path = f"/api/tables/{table.name}/events"

    ((ident, snapshot),) = events(server, path, 1)
    all_of_it = events(server, f"{path}?after=0", 1 + snapshot["n"])

    assert (snapshot["type"], ident) == ("snapshot", f"{snapshot['stream']}/{snapshot['n']}")
    assert all_of_it[0][1] == {"type": "resumed", "n": 0}
    assert [told["n"] for _, told in all_of_it[1:]] == list(range(1, snapshot["n"] + 1))
    assert [ident.rpartition("/")[2] for ident, _ in all_of_it] == [str(n) for n in range(snapshot["n"] + 1)]
    resumed = events(server, path, 3, **{"Last-Event-ID": all_of_it[-3][0]})
    assert resumed[1:] == all_of_it[-2:]
    with table:
        first = next(table.messages())
        assert {**first, "at": 0} == {**snapshot, "at": 0}
    with pytest.raises(HTTPError, match="404"):
        events(server, "/api/tables/nowhere/events", 1)


def test_turns_over_all_tables_come_as_a_list_and_as_a_stream(served: Served) -> None:
    server = guest(served)
    hotseat = {"options": {"players": 2}, "hotseat": True, "title": "alone"}
    table = server.open_table("condottiere", **hotseat, sit=True)
    assert server.turns() == []
    request = Request(f"{served.address}/api/turns/events", headers=server.credentials)
    with urlopen(request, timeout=30) as stream:
        assert data(stream) == []
        table.do("sit")
        table.do("start")
        (turn,) = data(stream)
    table.close()

    assert (turn["table"], turn["title"]) == (table.name, "alone")
    assert server.turns() == [turn]


def data(stream: Any) -> Any:
    for line in stream:
        if line.startswith(b"data: "):
            return json.loads(line[6:])
    raise AssertionError("the stream ended")


def test_the_lobby_is_live(served: Served) -> None:
    server = guest(served)
    with connect(served.address.replace("http", "ws") + "/api/lobby") as socket:
        first = json.loads(socket.recv(10))
        table = server.open_table("ordonnance", title="come in")
        changes = [json.loads(socket.recv(10))]
        while changes[-1].get("table", {}).get("table") != table.name:
            changes.append(json.loads(socket.recv(10)))

    assert first["type"] == "lobby"
    assert table.name not in [card["table"] for card in first["tables"]]
    assert changes[-1]["table"]["settings"]["title"] == "come in"
    assert table.name in [card["table"] for card in server.lobby()]


def test_a_program_knows_of_the_offers_to_which_it_is_a_party(served: Served) -> None:
    host, other = guest(served), guest(served)
    with host.open_table("condottiere", options={"players": 2}) as table, other.table(table.name) as second:
        table.do("sit")
        second.do("sit")
        table.do("start")
        table.do("offer", to=[1], until={"until": "round"}, text="Shall we?", terms=[{"promise": "pass", "seat": 0}])
        second.do("say", text="One moment.")  # what was told before it has been heard when it is answered

        (offer,) = second.known.offers.values()
        assert (offer["offer"]["text"], offer["state"]) == ("Shall we?", "open")
        second.do("answer_offer", offer=offer["offer"]["id"], accept=True)
        table.do("say", text="Well then.")

        assert table.known.offers[offer["offer"]["id"]]["state"] == "accepted"
    with other.table(second.name) as again:
        next(again.messages())
        assert again.known.offers == second.known.offers
