"""What was acknowledged is in the log: processes are killed, databases restart, servers start at once."""

import asyncio
import itertools
import shutil
import signal
import subprocess
import sys
from collections import Counter
from contextlib import suppress
from pathlib import Path

import asyncpg
import msgspec
import pytest
from alembic.autogenerate import compare_metadata
from alembic.command import upgrade
from alembic.migration import MigrationContext
from sqlalchemy import Connection, create_engine, inspect, text

from condotta.server.store import Append, Fresh, Listing, Outrun, Store, Turn, Unfit, open_store, versions
from condotta.server.store import postgres as over_postgres
from condotta.server.store.migrating import configured, newest
from condotta.server.store.schema import metadata
from condotta.server.table import entries as log
from tests.server.appends import append
from tests.server.conftest import made
from tests.server.real import Postgres
from tests.server.wire import Wire

pytestmark = pytest.mark.anyio

COUNT = itertools.count()
WRITE = [sys.executable, "-m", "tests.server.appends"]


@pytest.mark.parametrize("acknowledged", [1, 300])
async def test_a_writing_process_that_is_killed_has_lost_nothing_acknowledged(database: str, acknowledged: int) -> None:
    with subprocess.Popen([*WRITE, database], stdout=subprocess.PIPE, text=True) as writing:
        assert writing.stdout
        told = [writing.stdout.readline() for _ in range(acknowledged)]
        writing.kill()
        told += writing.stdout.readlines()

    last = Counter[str]()
    for table, number in (line.split() for line in told if line.endswith("\n")):
        last[table] = int(number)
    store = await open_store(database)
    for table, number in last.items():
        kept = [entry.number for entry in await store.entries(table)]
        assert kept[:number] == list(range(1, number + 1))
        assert len(kept) <= number + 1
        await store.append(append(table, len(kept) + 1))
    assert last.total() >= acknowledged
    await store.close()


async def test_a_database_that_crashes_in_mid_game_delays_appends_and_loses_none(
    postgres: Postgres, postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("condotta.server.store.postgres.PATIENCE", 300)  # a busy machine recovers slowly
    store = await open_store(postgres_url)
    acknowledged = Counter[str]()
    enough = False

    async def play(table: str) -> None:
        while not enough:
            await store.append(append(table, acknowledged[table] + 1, key=f"0:{acknowledged[table] + 1}"))
            acknowledged[table] += 1

    async def reach(moves: int) -> None:
        while acknowledged.total() < moves:
            if playing.done():
                await playing  # it failed: nobody ends before he is told so
            await asyncio.sleep(0.01)

    playing = asyncio.gather(*(play(f"t{i}") for i in range(12)))
    for stop in (postgres.crash, postgres.stop):
        await reach(acknowledged.total() + 100)
        await asyncio.to_thread(stop)
        await asyncio.to_thread(postgres.start)
    await reach(acknowledged.total() + 100)
    enough = True
    await playing

    for table, number in acknowledged.items():
        assert [entry.number for entry in await store.entries(table)] == list(range(1, number + 1))
    assert await store.run(lambda connection: connection.scalar(text("SELECT count(*) FROM tables"))) == 12
    await store.close()


async def test_an_append_whose_answer_was_lost_is_known_again(postgres: Postgres, postgres_url: str) -> None:
    async with Wire(postgres.port) as wire:
        store = await open_store(postgres_url.replace(str(postgres.port), str(wire.port)))
        await store.append(append("t", 1, key="0:x"))

        wire.answers_to_lose = 1
        await store.append(append("t", 2, key="0:y"))

        assert wire.answers_to_lose == 0
        assert [entry.key for entry in await store.entries("t")] == ["0:x", "0:y"]
        with pytest.raises(Outrun):
            await store.append(append("t", 2))
        await store.close()


async def test_a_database_that_stays_away_is_said_to_be_unavailable(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(over_postgres, "PATIENCE", 0.5)
    with Postgres() as server:
        store = await open_store(server.url("postgres"))
        await store.append(append("t", 1))
        server.crash()

        for asked in (store.append(append("t", 2)), store.entries("t"), store.run(lambda _: None), store.settings()):
            with pytest.raises(over_postgres.Unavailable):
                await asked

        server.start()
        await store.append(append("t", 2))
        assert len(await store.entries("t")) == 2
        await store.close()


async def test_a_database_that_stops_or_starts_is_asked_again(monkeypatch: pytest.MonkeyPatch) -> None:
    with Postgres() as server:
        store = await open_store(server.url("postgres"))
        assert isinstance(store, over_postgres.PostgresStore)
        await store.engine.dispose()
        assert server.process is not None
        server.process.send_signal(signal.SIGTERM)  # it ends when the last guest has left, which is the store's pool
        await refuses_guests(server)

        monkeypatch.setattr(over_postgres, "PATIENCE", 0.5)
        for asked in (store.run(lambda _: None), store.run(lambda _: None, again=True), store.read(lambda _: None)):
            with pytest.raises(over_postgres.Unavailable):
                await asked

        monkeypatch.setattr(over_postgres, "PATIENCE", 300)
        insisting = asyncio.create_task(store.read(lambda connection: connection.scalar(text("SELECT 1"))))
        await asyncio.to_thread(server.crash)
        await asyncio.to_thread(server.start)
        assert await insisting == 1
        await store.close()


async def refuses_guests(server: Postgres) -> None:
    """Wait until a database that ends when its guests have left lets nobody else in."""
    with suppress(asyncpg.CannotConnectNowError):
        while True:
            await (await asyncpg.connect(server.url("postgres"))).close()


async def test_nobody_waits_long_for_a_process_that_stands_still_in_a_transaction(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert 10_000 <= over_postgres.STUCK <= 60_000
    monkeypatch.setattr(over_postgres, "STUCK", 300)
    still, other = [await open_store(postgres_url) for _ in range(2)]
    assert isinstance(still, over_postgres.PostgresStore)
    everybody = text("SELECT at FROM pulse FOR UPDATE")

    async with still.engine.connect() as connection:
        await connection.execute(everybody)
        async with asyncio.timeout(30):
            await other.run(lambda own: own.execute(everybody).all())
        await connection.invalidate()

    assert await still.run(lambda own: own.execute(everybody).all()) == [(0,)]
    await still.close()
    await other.close()


async def test_a_second_process_may_not_serve_the_same_file(sqlite_url: str) -> None:
    store = await open_store(sqlite_url)

    done = subprocess.run([*WRITE, sqlite_url], capture_output=True, text=True, check=False, timeout=60)
    beside = await open_store(sqlite_url, serving=False)

    assert "is served by another server; stop that, or let it have more processes (--workers)." in done.stderr
    await beside.append(append("t", 1))
    assert len(await store.entries("t")) == 1
    await beside.close()
    await store.close()
    await (await open_store(sqlite_url)).close()


@pytest.fixture(params=["sqlite", "postgres"])
async def empty(request: pytest.FixtureRequest) -> str:
    """The address of a database without any table."""
    if request.param == "sqlite":
        return str(request.getfixturevalue("sqlite_url"))
    server: Postgres = request.getfixturevalue("postgres")
    name = f"empty_{next(COUNT)}"
    await made(server, name)
    return server.url(name)


def differences(connection: Connection) -> list[object]:
    return list(compare_metadata(MigrationContext.configure(connection, opts={"compare_type": True}), metadata))


def conditions(connection: Connection) -> dict[str, bool]:
    """Which indexes have a condition: Alembic does not compare these."""
    told = inspect(connection)
    indexes = [(index, told.dialect.name) for table in metadata.tables for index in told.get_indexes(table)]
    return {str(index["name"]): f"{name}_where" in index.get("dialect_options", {}) for index, name in indexes}


async def test_a_migrated_database_has_the_schema_and_any_number_may_migrate_at_once(empty: str) -> None:
    any_number = 3 if empty.startswith("postgres") else 1  # SQLite is for one that serves
    stores = await asyncio.gather(*(open_store(empty) for _ in range(any_number)))

    store = stores[0]
    assert await store.run(differences) == []
    conditional = {name for name, has_condition in (await store.run(conditions)).items() if has_condition}
    assert conditional == {"tables_wake", "tables_in_use", "log_key", "people_deleted"}
    step = await store.run(lambda connection: connection.scalars(text("SELECT version_num FROM alembic_version")).all())
    assert step == [await store.run(newest)]
    for one in stores:
        await one.close()


async def test_who_works_beside_a_server_neither_makes_nor_migrates_a_database(empty: str, tmp_path: Path) -> None:
    with pytest.raises(Unfit, match="There is no database"):
        await open_store(f"sqlite:///{tmp_path}/none.db", serving=False)
    assert not (tmp_path / "none.db").exists()
    store = await open_store(empty)
    older = text("UPDATE alembic_version SET version_num = '0001'")
    await store.run(lambda connection: connection.execute(older).rowcount)
    await store.close()

    with pytest.raises(Unfit, match="a server that starts brings it up to date"):
        await open_store(empty, serving=False)


async def test_an_update_that_is_refused_leaves_the_database_to_the_version_before(
    empty: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def only_to_the_first(connection: Connection) -> None:
        upgrade(configured(connection), "0001")

    def nothing(connection: Connection) -> None:
        pass

    with monkeypatch.context() as before:
        before.setattr(versions, "migrate", only_to_the_first)
        store = await open_store(empty)
        body = msgspec.json.encode(log.GameStarted(1, 2, True))
        listing = Listing(True, "playing", "condottiere", 2, Turn(None, None), b"{}")
        await store.append(Append("later", 1, 1, (Fresh(body),), listing))
        await store.close()

    with pytest.raises(Unfit, match="running games"):
        await open_store(empty)

    monkeypatch.setattr(versions, "migrate", nothing)
    monkeypatch.setattr(versions, "check_rules", nothing)
    store = await open_store(empty)
    step = await store.run(lambda connection: MigrationContext.configure(connection).get_current_revision())
    await store.close()
    assert step == "0001"


async def test_the_comparison_of_schemas_can_fail(store: Store) -> None:
    await store.run(lambda connection: connection.execute(text("ALTER TABLE people ADD COLUMN shoe INTEGER")).rowcount)

    assert len(await store.run(differences)) == 1


async def test_a_database_of_a_newer_version_is_left_alone(database: str) -> None:
    store = await open_store(database)
    newer = text("UPDATE alembic_version SET version_num = '9999'")
    await store.run(lambda connection: connection.execute(newer).rowcount)
    await store.close()

    with pytest.raises(Unfit, match="belongs to another version of Condotta"):
        await open_store(database)


@pytest.mark.parametrize(
    ("url", "sentence"),
    [
        ("mysql://x", "A database is named as sqlite:///path"),
        ("sqlite:////proc/none/x.db", "cannot be opened"),
        ("postgresql://postgres:hidden@127.0.0.1:1/x", "The PostgreSQL database cannot be opened"),
    ],
)
async def test_a_database_that_cannot_be_opened_is_refused_in_one_sentence(url: str, sentence: str) -> None:
    with pytest.raises(Unfit, match=sentence) as caught:
        await open_store(url)

    assert "hidden" not in str(caught.value)


async def test_a_file_that_is_no_database_is_refused_and_left_alone(tmp_path: Path) -> None:
    letter = tmp_path / "letter"
    letter.write_text("Dear Anna, " * 100)

    with pytest.raises(Unfit, match="cannot be opened: file is not a database"):
        await open_store(f"sqlite:///{letter}")

    assert letter.read_text() == "Dear Anna, " * 100


async def test_the_migrations_are_found_wherever_the_package_lies(tmp_path: Path) -> None:
    source = Path(str(sys.modules["condotta.server"].__file__)).parents[1]
    shutil.copytree(source, tmp_path / "100% new" / "condotta", ignore=shutil.ignore_patterns("__pycache__"))
    opening = "import asyncio; from condotta.server.store import open_store; asyncio.run(open_store('sqlite:///x.db'))"

    subprocess.run([sys.executable, "-c", opening], cwd=tmp_path, env={"PYTHONPATH": "100% new"}, check=True)

    with create_engine(f"sqlite:///{tmp_path}/x.db").connect() as connection:
        assert differences(connection) == []
