"""At the door of the sockets: who comes at a bad time, and what is left of who has gone."""

import gc
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient

from condotta.server import socket as sockets
from condotta.server import visits
from condotta.server.app import make_app
from condotta.server.bots.pool import BotPool
from condotta.server.desk import Desk
from condotta.server.hot import Watcher
from condotta.server.house import Wishes
from condotta.server.limits import TooOften
from condotta.server.lobby import Lobby
from condotta.server.outbox import Outbox
from condotta.server.post import Post
from condotta.server.store import Unavailable
from condotta.server.visit import Visit
from condotta.server.wire import LATER, TOO_OFTEN

LOBBY, TABLE = "/api/lobby", "/api/tables/nowhere/socket"


@pytest.fixture
def client(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[TestClient[Any]]:
    async def nothing(_: BotPool) -> None:
        """No bot plays here."""

    monkeypatch.setattr(BotPool, "prepare", nothing)
    with TestClient(make_app(Wishes(f"sqlite:///{tmp_path}/condotta.db", bot_workers=0))) as client:
        yield client


def ended(client: TestClient[Any], path: str, *said: str) -> int:
    """The code with which a socket ends, after all that it has to say."""
    with client.websocket_connect(path) as line:
        for text in said:
            line.send_text(text)
        try:
            while True:
                line.receive_text()
        except WebSocketDisconnect as gone:
            return gone.code


async def away(*_: Any) -> None:
    raise Unavailable


def test_one_may_come_later_while_the_database_is_away(
    client: TestClient[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sockets, "person_or_nobody", away)
    monkeypatch.setattr(Lobby, "watch", away)

    assert (ended(client, TABLE), ended(client, LOBBY)) == (LATER, LATER)


def test_who_comes_back_with_too_many_others_of_his_address_may_come_later(
    client: TestClient[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def crowded(*_: Any) -> None:
        raise TooOften(2)

    monkeypatch.setattr(Desk, "watch", crowded)

    assert ended(client, TABLE, '{"type":"hello","protocol":1,"have":1}') == TOO_OFTEN


@pytest.mark.parametrize(
    ("path", "said", "code"),
    [(TABLE, '{"type":"hello","protocol":1}', 4004), (TABLE, "nonsense", 4000), (LOBBY, "", TOO_OFTEN)],
)
def test_nothing_is_left_of_who_has_gone(client: TestClient[Any], path: str, said: str, code: int) -> None:
    assert left_behind(client, path, [said] * (1 if said else 50)) == (code, [])


@pytest.mark.parametrize("path", [TABLE, LOBBY])
def test_nothing_is_left_of_who_was_turned_back(
    client: TestClient[Any], path: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(visits, "MOST_OF_ADDRESS", 0)

    assert left_behind(client, path, []) == (TOO_OFTEN, [])


def left_behind(client: TestClient[Any], path: str, said: list[str]) -> tuple[int, list[object]]:
    """How a socket ended, and what of it is still there, though nobody has looked for rubbish."""
    gc.collect()
    gc.disable()
    try:
        code = ended(client, path, *said)
        client.get("/api/health")
        return code, [one for one in gc.get_objects() if isinstance(one, Visit | Outbox | Post | Watcher | WebSocket)]
    finally:
        gc.enable()
