"""The server as its operator has it: health, metrics, logs without secrets, stopping, starting again, copies."""

import re
import signal
import socket
import sqlite3
import subprocess
import sys
from contextlib import ExitStack, suppress
from pathlib import Path
from urllib.error import HTTPError
from urllib.request import urlopen

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from condotta.client import Server
from condotta.server.store.copying import CannotCopy, copy_database
from tests.server.operating import PATIENCE, Serve, alive, wait_until
from tests.server.real import Nats, free_port

CARDS = ("bishop", "courtesan", "drummer", "heroine", "scarecrow", "surrender", "winter", "spring")
BROKEN = b'{"entry":"a hand of seven bishops"}'


def ask(server: Server, table: str, ident: str, do: str, **fields: object) -> None:
    server.post(f"/api/tables/{table}/ask", {"id": ident, "command": {"do": do} | fields})


def bots_only(server: Server, **settings: object) -> str:
    """A running game of bots at a table of this host."""
    table = server.open_table("condottiere", options={"players": 2}, **settings).name
    for seat in range(2):
        ask(server, table, f"bot{seat}", "seat_bot", bot="recruit")
    ask(server, table, "start", "start")
    return table


def play_out(anna: Server) -> tuple[str, str]:
    """A whole game against a bot; the table, and the secret that its cards were dealt from."""
    table = anna.open_table("condottiere", options={"players": 2}, pace=0)
    ask(anna, table.name, "sit", "sit")
    ask(anna, table.name, "bot", "seat_bot", bot="recruit")
    ask(anna, table.name, "start", "start")
    ask(anna, table.name, "say", "say", text="I trust nobody")
    with table:
        for turn in table.turns():
            turn.play(turn.legal[turn.move % len(turn.legal)])
        for message in table.messages():
            for one in message.get("news", ()):
                if one["entry"] == "revealed":
                    return table.name, one["secret"]
    raise AssertionError("nothing was revealed")


def break_a_table(database: Path) -> None:
    """Write a log that cannot be read, behind the server's back."""
    with sqlite3.connect(database, timeout=30) as connection:
        columns = "(id, public, phase, game, players, card, entries, created, updated)"
        connection.execute(f"INSERT INTO tables {columns} VALUES ('broken', 0, 'over', 'condottiere', 2, '', 1, 1, 1)")
        connection.execute('INSERT INTO log ("table", number, at, body) VALUES (?, 1, 1, ?)', ("broken", BROKEN))
    connection.close()


def test_a_whole_game_leaves_sums_in_the_metrics_and_no_secret_in_the_logs(tmp_path: Path) -> None:
    database, metrics, visited = tmp_path / "condotta.db", free_port(), tmp_path / "visited"
    browser = tmp_path / "browser"
    browser.write_text(f"#!{sys.executable}\nimport sys\nopen({str(visited)!r}, 'w').write(sys.argv[1])\n")
    browser.chmod(0o755)
    options = ("--database", f"sqlite:///{database}", "--metrics-port", str(metrics), "--open", "--log-level", "debug")
    with Serve(tmp_path, *options, BROWSER=f"{browser} %s") as server:
        assert server.get("/api/health") == {"alive": True}
        assert server.get("/api/ready") == {"database": True, "bus": True, "rules": True}
        wait_until(visited.exists, "the browser was opened")
        anna = server.guest("Anna")
        with pytest.raises(Exception, match="table"):
            ask(anna, "nowhere", "x", "sit")

        table, secret = play_out(anna)
        with pytest.raises(Exception, match=r"\w"):
            ask(anna, table, "late", "start")
        break_a_table(database)
        with pytest.raises(HTTPError) as broken:
            server.get("/api/tables/broken")
        broken.value.close()
        with urlopen(f"http://127.0.0.1:{metrics}/metrics", timeout=30) as answer:
            told = answer.read().decode()
        workers = server.children()
        with connect(f"{server.address.replace('http', 'ws')}/api/tables/{table}/socket") as line:
            line.send('{"type":"hello","protocol":1}')
            line.recv()
            server.process.send_signal(signal.SIGTERM)
            with suppress(ConnectionClosed):
                list(line)
        server.process.wait(PATIENCE)

        assert line.close_code == 1012
        assert database.stat().st_mode & 0o777 == 0o600
        wait_until(lambda: not any(map(alive, workers)), "the workers ended")
        assert workers
        assert visited.read_text() == server.address
        samples = {
            line.rpartition(" ")[0]: float(line.rpartition(" ")[2]) for line in told.splitlines() if line[0] != "#"
        }
        assert samples["condotta_moves_written_total"] > 10
        assert samples["condotta_append_seconds_count"] > 10
        assert samples["condotta_append_seconds_count"] == samples['condotta_append_seconds_bucket{le="+Inf"}']
        assert samples["condotta_entries_written_total"] > samples["condotta_moves_written_total"]
        assert samples['condotta_bot_decisions_total{how="bot"}'] > 5
        assert samples['condotta_refusals_total{code="game.over"}'] == 1
        assert samples["condotta_tables_hot"] >= 1
        assert sum(value for name, value in samples.items() if name.startswith("condotta_errors_total")) == 1
        assert set(re.findall(r'[{,](\w+)="', told)) == {"le", "code", "how", "where"}
        events = [line["event"] for line in server.lines()]
        assert (events[0], events[-1]) == ("starting", "closed")
        (fault,) = [line for line in server.lines() if line["event"] == "fault"]
        assert fault["fault"][-1] == "msgspec.ValidationError"
        assert any("tables_in_use.py" in place for place in fault["fault"])
        cookie = anna.credentials["Cookie"].partition("=")[2]
        everything = server.said.read_text().casefold()
        for hidden in (secret, cookie, "anna", table, "trust nobody", *CARDS):
            assert hidden.casefold() not in everything, hidden
            assert hidden.casefold() not in told.casefold(), hidden


def test_a_killed_server_leaves_no_worker_behind_and_its_bots_go_on_when_it_starts_again(tmp_path: Path) -> None:
    options = ("--database", f"sqlite:///{tmp_path}/condotta.db", "--bot-workers", "1")
    with Serve(tmp_path, *options) as server:
        anna = server.guest("Anna")
        table = bots_only(anna, pace=4000)
        workers = server.children()
        server.stop(signal.SIGKILL)
        wait_until(lambda: not any(map(alive, workers)), "the workers ended")

        server.start()

        assert workers
        with anna.table(table) as watched:
            message = next(message for message in watched.messages() if message.get("move"))
        assert message["move"] in (1, 2)


@pytest.mark.anyio
async def test_processes_that_the_first_has_started_do_not_outlive_it(
    tmp_path: Path, postgres_url: str, broker: Nats
) -> None:
    shared = ("--database", postgres_url, "--nats", broker.url, "--workers", "2", "--bot-workers", "0")
    with Serve(tmp_path, *shared, "--metrics-port", str(free_port(2))) as server:
        wait_until(lambda: sum(line["event"] == "open" for line in server.lines()) == 2, "both opened")
        children = server.children()
        server.stop(signal.SIGKILL)

        wait_until(lambda: not any(map(alive, children)), "the others ended")
        assert len(children) >= 2
        addresses = [line["address"] for line in server.lines() if line["event"] == "metrics"]
        assert len(set(addresses)) == 2


def test_a_copy_is_whole_private_and_never_made_over_another_file(tmp_path: Path) -> None:
    database, copy = tmp_path / "condotta.db", tmp_path / "copy.db"
    with sqlite3.connect(database) as served:
        served.execute("PRAGMA journal_mode = WAL")
        served.execute("CREATE TABLE kept (number INTEGER)")
        served.executemany("INSERT INTO kept VALUES (?)", [(number,) for number in range(1000)])
    served.execute("BEGIN IMMEDIATE")
    served.execute("INSERT INTO kept VALUES (-1)")  # under way while the copy is made

    size = copy_database(database, copy)

    served.rollback()
    served.close()
    with sqlite3.connect(copy) as again:
        assert again.execute("SELECT count(*), min(number) FROM kept").fetchone() == (1000, 0)
    again.close()
    assert (copy.stat().st_mode & 0o777, copy.stat().st_size) == (0o600, size)
    with pytest.raises(CannotCopy, match="exists already"):
        copy_database(database, copy)
    with pytest.raises(CannotCopy, match="There is no database"):
        copy_database(tmp_path / "none.db", tmp_path / "other.db")
    with pytest.raises(CannotCopy, match="cannot be written"):
        copy_database(database, tmp_path / "nowhere" / "copy.db")
    letter = tmp_path / "letter"
    letter.write_text("Dear Anna, " * 100)
    with pytest.raises(CannotCopy, match="not a database"):
        copy_database(letter, tmp_path / "other.db")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["condotta.db", "copy.db", "letter"]


def test_a_process_that_cannot_start_stops_no_other_and_is_tried_again(tmp_path: Path) -> None:
    metrics = free_port(4)
    options = ("--database", f"sqlite:///{tmp_path}/condotta.db", "--workers", "2", "--metrics-port", str(metrics))
    with ExitStack() as taken:
        for port in range(metrics + 1, metrics + 4):
            taken.enter_context(socket.create_server(("127.0.0.1", port)))
        with Serve(tmp_path, *options) as server:
            wait_until(lambda: told(server, "a process could not start"), "one process has no port for its metrics")
            assert server.answers("/api/ready")
            (why,) = {line["why"] for line in server.lines() if line["event"] == "cannot open"}
            assert why == f"No port from {metrics} to {metrics + 3} is free for metrics."

            taken.close()

            wait_until(lambda: len(told(server, "open")) == 2, "the other process has come")
            server.stop(signal.SIGTERM)
            assert server.process.returncode == 0


def told(server: Serve, event: str) -> list[dict[str, object]]:
    return [line for line in server.lines() if line["event"] == event]


FAILING = """
import socket, sys, uvicorn
from condotta.server.steward import Steward

async def app(scope, receive, send):
    await receive()
    await send({"type": "lifespan.startup.failed", "message": "not today"})

if __name__ == "__main__":
    steward = Steward(uvicorn.Config("failing:app", workers=2), [socket.create_server(("127.0.0.1", 0))])
    steward.run()
    sys.exit(7 if steward.failed else 0)
"""


def test_processes_that_all_cannot_start_are_not_tried_for_ever(tmp_path: Path) -> None:
    (tmp_path / "failing.py").write_text(FAILING)

    ended = subprocess.run([sys.executable, "failing.py"], cwd=tmp_path, timeout=PATIENCE, capture_output=True)

    assert ended.returncode == 7


GONE_SINCE = """
import sys
from condotta.cli.app import app
from condotta.server import serving

if __name__ == "__main__":
    serving.prepare = lambda wishes: None  # there was nothing wrong then
    app(["serve", *sys.argv[1:]], prog_name="condotta")
"""


@pytest.mark.parametrize("workers", ["1", "2"])
def test_what_goes_away_after_it_was_looked_for_may_come_back(tmp_path: Path, workers: str) -> None:
    (tmp_path / "gone.py").write_text(GONE_SINCE)
    options = ("--database", f"sqlite:///{tmp_path}/x.db", "--nats", f"nats://127.0.0.1:{free_port()}")

    command = [sys.executable, "gone.py", *options, "--workers", workers, "--port", str(free_port())]
    ended = subprocess.run(command, cwd=tmp_path, timeout=PATIENCE, capture_output=True, text=True)

    assert ended.returncode == 3, ended.stderr
    assert ended.stderr.splitlines()[-1] == "The server could not start; the log above says why."
    assert "There is no NATS broker" in ended.stderr
