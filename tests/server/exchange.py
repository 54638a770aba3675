"""A recorded exchange between two clients and a server: played again, recorded anew, and shown in the documentation.

    python -m tests.server.exchange     records tests/server/exchange.jsonl anew, and shows it in docs/api.md

Each line is something that a client does (`connects`, `says`, `posts`, `leaves`) or what it `hears` then. Ids, the
clock and the server's secret are fixed, so that the same is heard each time.
"""

import json
import sys
import tempfile
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from litestar.testing import TestClient, WebSocketTestSession
from sqlalchemy import Connection, insert

from condotta.server.app import make_app
from condotta.server.house import House, Wishes
from condotta.server.store.people import hash_of
from condotta.server.store.schema import logins, people

FILE = Path(__file__).with_name("exchange.jsonl")
DOCS = Path(__file__).parents[2] / "docs" / "api.md"
BOT = DOCS.parents[1] / "examples" / "table_bot.py"
EXCHANGE = ("<!-- exchange -->\n", "<!-- end of the exchange -->")
EXAMPLE = ("<!-- example -->\n", "<!-- end of the example -->")
PEOPLE = ("anna", "bruno")
Line = dict[str, Any]


class Replay:
    """Two clients at a server of this process."""

    def __init__(self, folder: str) -> None:
        self.at, self.open = 1_700_000_000_000, ExitStack()
        wishes = Wishes(f"sqlite:///{folder}/exchange.db", bot_workers=0)
        self.client = self.open.enter_context(TestClient(make_app(wishes, lambda: self.at)))
        self.sockets: dict[str, WebSocketTestSession] = {}
        house: House = self.client.app.state.house
        house.desk.names = lambda: "Rq3xV0aLbYk"
        house.desk.chance.random = bytes
        self.client.blocking_portal.call(house.store.run, _welcome)

    def __enter__(self) -> "Replay":
        return self

    def __exit__(self, *_: object) -> None:
        for socket in self.sockets.values():
            socket.close()
        self.open.close()

    def again(self, line: Line) -> Line:
        """Do what the line says, or hear what is heard now."""
        who = line["client"]
        headers = {"Cookie": f"condotta={who}"}
        if "hears" in line:
            return line | {"hears": json.loads(self.sockets[who].receive_text(timeout=20))}
        self.at += 1000
        if "connects" in line:
            connecting = self.client.websocket_connect(line["connects"], headers=headers)
            self.sockets[who] = connecting.__enter__()
        elif "says" in line:
            self.sockets[who].send_text(json.dumps(line["says"]))
        elif "posts" in line:
            answer = self.client.post(line["posts"], json=line["body"], headers=headers)
            return line | {"status": answer.status_code, "answer": answer.json()}
        else:
            self.sockets.pop(who).close()
        return line


def replayed(lines: list[Line]) -> list[Line]:
    """The same exchange, as it goes now."""
    with tempfile.TemporaryDirectory() as folder, Replay(folder) as replay:
        return [replay.again(line) for line in lines]


def recorded() -> list[Line]:
    return [json.loads(line) for line in FILE.read_text(encoding="utf-8").splitlines()]


def shown(lines: list[Line]) -> str:
    """The exchange as the documentation shows it."""
    return "```\n" + "".join(_shown(line) + "\n" for line in lines) + "```\n"


def example() -> str:
    """The example as the documentation shows it: without what it says of itself."""
    return "```python\n" + BOT.read_text(encoding="utf-8").partition('"""\n\n')[2] + "```\n"


def _with(text: str, marks: tuple[str, str], between: str) -> str:
    before, begin, rest = text.partition(marks[0])
    return before + begin + between + marks[1] + rest.partition(marks[1])[2]


def _shown(line: Line) -> str:
    who = line["client"]
    if "posts" in line:
        return f"{who} POST {line['posts']} {_compact(line['body'])}\n     {line['status']} {_compact(line['answer'])}"
    if "connects" in line:
        return f"{who} connects to {line['connects']}"
    if "leaves" in line:
        return f"{who} loses the connection"
    return f"{who} > {_compact(line['says'])}" if "says" in line else f"{who} < {_compact(line['hears'])}"


def _compact(value: Any) -> str:
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False)


def _welcome(connection: Connection) -> None:
    """People whose session has their own name as its secret."""
    for name in PEOPLE:
        values = {"id": name, "name": name.title(), "name_key": name, "kind": "guest", "created": 0, "seen": 0}
        connection.execute(insert(people).values(**values))
        session = {"id": name, "person": name, "token_hash": hash_of(name), "created": 0, "seen": 1_700_000_000_000}
        connection.execute(insert(logins).values(**session))


def main() -> None:
    lines = replayed(recorded())
    FILE.write_text("".join(_compact(line) + "\n" for line in lines), encoding="utf-8")
    docs = _with(DOCS.read_text(encoding="utf-8"), EXCHANGE, shown(lines))
    DOCS.write_text(_with(docs, EXAMPLE, example()), encoding="utf-8")
    sys.stdout.write(shown(lines))


if __name__ == "__main__":
    main()
