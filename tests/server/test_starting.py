"""Starting a server: what cannot be is one sentence and exit code 2, or 3 if it may pass; what its logs leave out."""

import asyncio
import io
import json
import logging
import socket
import subprocess
import sys
import traceback
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
import structlog

from condotta.cli.app import app
from condotta.server.logs import set_up_logs
from condotta.server.store import Append, Fresh, Listing, Turn, Unfit, open_store
from condotta.server.store.versions import check_rules
from condotta.server.table import entries as log
from tests.server.real import free_port


@pytest.fixture
def logs() -> Iterator[io.StringIO]:
    """Logs as they are set up for a server; afterwards they are as they were."""
    handlers, level = logging.root.handlers[:], logging.root.level
    stream = io.StringIO()
    set_up_logs("info", stream)
    yield stream
    logging.root.handlers[:] = handlers
    logging.root.setLevel(level)
    structlog.reset_defaults()


@pytest.fixture
def port_taken() -> Iterator[str]:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        yield str(other.getsockname()[1])


def refusal(capsys: pytest.CaptureFixture[str], *words: str, code: int = 2) -> str:
    with pytest.raises(SystemExit) as ended:
        app(list(words), prog_name="condotta")
    assert ended.value.code == code
    return capsys.readouterr().err


def test_a_server_has_more_sockets_open_than_it_is_given_unasked() -> None:
    limits = "resource.getrlimit(resource.RLIMIT_NOFILE)"
    script = f"""if True:
        import resource
        from condotta.server.serving import OPEN, open_wide
        resource.setrlimit(resource.RLIMIT_NOFILE, (256, {limits}[1]))
        open_wide()
        least, most = {limits}
        print(least == (OPEN if most == resource.RLIM_INFINITY else min(OPEN, most)) > 256)
        open_wide()
        print(least == {limits}[0])"""

    told = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True, timeout=60)

    assert told.stdout == "True\nTrue\n"


@pytest.mark.usefixtures("logs")
def test_what_keeps_a_server_from_starting_is_said_in_one_sentence(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, port_taken: str
) -> None:
    fine = ("--database", f"sqlite:///{tmp_path}/x.db", "--port", str(free_port()))
    nobody = f"nats://anna:hidden@127.0.0.1:{free_port()}"
    wrong = {
        ("--port", port_taken): f"Nothing can listen at 127.0.0.1 port {port_taken}: Address already in use.",
        ("--metrics-port", port_taken): f"Nothing can listen at 127.0.0.1 port {port_taken}: Address already in use.",
        ("--host", "nowhere.invalid"): "nowhere.invalid is no address of this machine",
        ("--database", "mysql://x"): "A database is named as sqlite:///path",
        ("--workers", "2", "--database", "postgresql://anna:hidden@127.0.0.1:1/x"): (
            "Several processes on PostgreSQL need NATS (--nats) between them."
        ),
        (
            "--bot-workers",
            "0",
        ): "Bots can think elsewhere (--bot-workers 0) only if NATS",
    }
    for options, sentence in wrong.items():
        told = refusal(capsys, "serve", *fine, *options)

        assert told.startswith(sentence)
        assert told.count("\n") == 1
        assert "hidden" not in told
    passing = {
        ("--nats", nobody): f"There is no NATS broker at {nobody.rpartition('@')[2]}.",
        ("--database", "postgresql://anna:hidden@127.0.0.1:1/x"): "The PostgreSQL database cannot be opened: ",
        ("--host", "192.0.2.1"): "Nothing can listen at 192.0.2.1 port",
    }
    for options, sentence in passing.items():
        told = refusal(capsys, "serve", *fine, *options, code=3)

        assert told.startswith(sentence)
        assert told.count("\n") == 1
        assert "hidden" not in told


@pytest.mark.usefixtures("logs")
def test_every_option_has_a_variable_in_the_environment(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.raises(SystemExit):
        app(["serve", "--help"], prog_name="condotta")
    help_ = capsys.readouterr().out
    names = ("DATABASE", "NATS", "HOST", "PORT", "WORKERS", "BOT_WORKERS", "METRICS_PORT", "LOG_LEVEL", "OPEN")
    assert [name for name in names if f"CONDOTTA_{name}" not in help_] == []
    monkeypatch.setenv("CONDOTTA_BOT_WORKERS", "0")
    assert refusal(capsys, "serve").startswith("Bots can think elsewhere")


def started(table: str, rules: int, *, first: int = 1, phase: str = "playing") -> Append:
    """A game that begins by rules of this version."""
    body = msgspec.json.encode(log.GameStarted(first, rules, True))
    return Append(table, first, 1, (Fresh(body),), Listing(True, phase, "condottiere", 2, Turn(None, None), b"{}"))


@pytest.mark.anyio
async def test_a_running_game_of_unknown_rules_keeps_the_server_from_starting(database: str) -> None:
    store = await open_store(database)
    await store.append(started("fine", 1))
    await store.append(started("past", 8, phase="over"))
    await store.append(started("mended", 9))
    await store.append(started("mended", 1, first=2))
    await store.run(check_rules)

    await store.append(started("later", 2))
    await store.append(started("latest", 3))
    await store.close()

    with pytest.raises(Unfit, match=r"2 running games .*: later \(condottiere, rules version 2\), latest \(.* 3\);"):
        await open_store(database)


@pytest.mark.usefixtures("logs")
def test_the_games_that_keep_it_from_starting_are_named_to_the_operator(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    database = f"sqlite:///{tmp_path}/x.db"

    async def written() -> None:
        store = await open_store(database)
        await store.append(started("later", 2))
        await store.close()

    asyncio.run(written())
    told = refusal(capsys, "serve", "--database", database, "--port", str(free_port()))

    assert "later (condottiere, rules version 2)" in told
    assert told.count("\n") == 1


def test_a_copy_by_command_says_what_it_made_or_why_not(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/x.db"

    async def made() -> None:
        await (await open_store(database)).close()

    asyncio.run(made())
    with pytest.raises(SystemExit) as ended:
        app(["backup", str(tmp_path / "copy.db"), "--database", database], prog_name="condotta")

    assert ended.value.code == 0
    assert "bytes, checked." in capsys.readouterr().out
    assert "exists already" in refusal(capsys, "backup", str(tmp_path / "copy.db"), "--database", database)
    (tmp_path / "next.db.part").touch()
    assert "if so, delete it." in refusal(capsys, "backup", str(tmp_path / "next.db"), "--database", database)
    too_long = str(tmp_path / ("x" * 300))
    assert "cannot be looked at" in refusal(capsys, "backup", too_long, "--database", database)
    assert "pg_dump" in refusal(capsys, "backup", str(tmp_path / "p.db"), "--database", "postgresql://x/y")


def test_a_logged_fault_tells_its_place_and_not_its_words_unless_they_are_the_machines(logs: io.StringIO) -> None:
    try:
        try:
            raise ValueError("anna holds the bishop")
        except ValueError as cause:
            raise OSError(28, "No space left on device") from cause
    except OSError:
        logging.getLogger("somebody").exception("It failed.")
        structlog.get_logger("else").error("fault", exc_info=sys.exc_info())
    logging.getLogger("alembic.runtime").info("chatter")

    foreign, own = [json.loads(line) for line in logs.getvalue().splitlines()]
    assert foreign["fault"] == own["fault"]
    assert "ValueError" in own["fault"]
    assert own["fault"][-1] == "OSError: [Errno 28] No space left on device"
    assert "tests/server/test_starting.py" in own["fault"][0]
    assert "bishop" not in logs.getvalue()


def test_of_a_fault_that_a_library_tells_in_its_own_sentence_the_places_are_logged_alone(logs: io.StringIO) -> None:
    try:
        raise ValueError("anna holds the bishop")
    except ValueError:
        logging.getLogger("somebody").error(traceback.format_exc())

    (told,) = [json.loads(line) for line in logs.getvalue().splitlines()]
    assert told["event"] == "fault"
    assert told["fault"][-1].startswith("tests/server/test_starting.py:")
    assert "bishop" not in logs.getvalue()
