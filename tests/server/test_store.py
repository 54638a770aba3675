"""What every store does, over SQLite and PostgreSQL."""

import asyncio
import re
import sqlite3
import threading
import time
from functools import partial
from pathlib import Path

import pytest
from sqlalchemy import Connection, delete, insert, select
from sqlalchemy.exc import DBAPIError, IntegrityError

import condotta
from condotta.server.store import Append, Fresh, Kept, Outrun, Repeated, Store, Turn, open_store
from condotta.server.store.among import among
from condotta.server.store.schema import blocks, members, people, tables
from condotta.server.store.secrets import Secret, contribute, keep_secret, reveal, secret_of
from condotta.server.store.sqlite import PAGES, SqliteStore
from tests.server.appends import BASE, append, listing

pytestmark = pytest.mark.anyio

SPELLED = {"render_postcompile": True}
"""Of a statement: that it is written out with each of its values."""
ANNA = {"id": "anna", "name": "Anna", "name_key": "anna", "kind": "guest", "created": BASE, "seen": BASE}


async def test_what_was_appended_is_read_in_order(store: Store) -> None:
    await store.append(append("t", 1, '{"a":"é"}', "[1]"))
    await store.append(append("t", 3, '"c"', key="0:x", bare=True))

    assert await store.entries("t") == [
        Kept(1, BASE + 1, '{"a":"é"}'.encode(), None),
        Kept(2, BASE + 1, b"[1]", None),
        Kept(3, BASE + 3, b'"c"', "0:x"),
    ]
    assert [kept.number for kept in await store.entries("t", after=2)] == [3]
    assert await store.entries("other") == []


async def test_a_number_that_is_taken_is_refused_and_nothing_of_it_is_written(store: Store) -> None:
    await store.append(append("t", 1, "1", "2"))

    with pytest.raises(Outrun):
        await store.append(append("t", 2, "x", "y", wake=5))

    assert [kept.body for kept in await store.entries("t")] == [b"1", b"2"]
    assert await store.due(1 << 60, 9) == []


async def test_a_table_is_opened_once(store: Store) -> None:
    await store.append(append("t", 1, "1"))

    with pytest.raises(Outrun):
        await store.append(append("t", 1, "other"))

    assert [kept.body for kept in await store.entries("t")] == [b"1"]


async def test_a_repeated_key_names_its_entry_whatever_number_it_comes_with(store: Store) -> None:
    await store.append(append("t", 1, "1", "2", key="0:x"))
    await store.append(append("other", 1, "1", key="0:x"))

    for first in (1, 2, 3):
        with pytest.raises(Repeated) as caught:
            await store.append(append("t", first, "again", key="0:x"))
        assert caught.value.number == 2

    assert len(await store.entries("t")) == 2
    assert [await store.keyed(table, "0:x") for table in ("t", "other", "none")] == [2, 1, None]


@pytest.mark.parametrize("bare", [False, True])
async def test_an_append_that_would_leave_a_gap_is_refused(store: Store, bare: bool) -> None:
    with pytest.raises(ValueError, match="gap after 0"):
        await store.append(append("t", 2, bare=bare))

    await store.append(append("t", 1))
    with pytest.raises(ValueError, match="gap after 1"):
        await store.append(append("t", 3, bare=bare))


def test_an_append_that_fits_no_log_cannot_be_made() -> None:
    with pytest.raises(ValueError, match="needs entries"):
        Append("t", 1, BASE, (), listing())
    with pytest.raises(ValueError, match="needs a listing"):
        append("t", 1, bare=True)
    with pytest.raises(ValueError, match="same key"):
        Append("t", 2, BASE, (Fresh(b"1", "k"), Fresh(b"2", "k")))


async def test_of_fifty_that_race_for_a_number_exactly_one_wins(store: Store, database: str) -> None:
    other = await open_store(database, serving=False)
    for number in (1, 2, 3):
        racing = ((store, other)[i % 2].append(append("t", number, f"{i}", key=f"{i}:{number}")) for i in range(50))

        answers = await asyncio.gather(*racing, return_exceptions=True)

        refused = [answer for answer in answers if answer is not None]
        assert [type(answer) for answer in refused] == [Outrun] * 49
        winner = answers.index(None)
        assert (await store.entries("t", number - 1))[0].body == str(winner).encode()
    await other.close()


async def test_of_fifty_that_send_the_same_command_one_is_written_and_the_rest_hear_of_it(store: Store) -> None:
    await store.append(append("t", 1))

    sent = (store.append(append("t", 2, key="0:x")) for _ in range(50))
    answers = await asyncio.gather(*sent, return_exceptions=True)

    assert answers.count(None) == 1
    assert {answer.number for answer in answers if isinstance(answer, Repeated)} == {2}
    assert sum(isinstance(answer, Repeated) for answer in answers) == 49


async def test_one_that_cannot_be_written_does_not_spoil_those_beside_it(store: Store) -> None:
    await store.append(append("taken", 1))
    broken = Append("broken", 1, 1 << 80, (Fresh(b"1"),), listing())
    together = [append("a", 1), append("taken", 1), broken, append("b", 1)]

    answers = await asyncio.gather(*(store.append(one) for one in together), return_exceptions=True)

    assert [answers[0], answers[3]] == [None, None]
    assert isinstance(answers[1], Outrun)
    assert type(answers[2]).__name__ in ("OverflowError", "DataError")  # as SQLite and PostgreSQL call it
    assert [len(await store.entries(table)) for table in ("a", "taken", "broken", "b")] == [1, 1, 0, 1]


async def test_of_moves_that_come_together_only_the_misplaced_and_the_repeated_are_refused(store: Store) -> None:
    await asyncio.gather(*(store.append(append(table, 1, key="first")) for table in "abc"))
    await store.append(turn("b", 2))

    moves = (turn("a", 2), turn("b", 2), turn("c", 2, "first"), turn("d", 2))
    answers = await asyncio.gather(*map(store.append, moves), return_exceptions=True)
    later = await asyncio.gather(store.append(turn("b", 3)), store.append(turn("c", 2, "second")))

    assert [type(answer) for answer in answers] == [type(None), Outrun, Repeated, ValueError]
    assert later == [None, None]
    assert [[one.key for one in await store.entries(table)] for table in "abcd"] == [
        ["first", None],
        ["first", None, None],
        ["first", "second"],
        [],
    ]


async def test_in_sqlite_moves_are_written_by_one_statement(tmp_path: Path) -> None:
    store, heard = await open_sqlite(tmp_path), list[str]()
    for table in "ab":
        await store.append(append(table, 1))
    await store.writer.run(lambda connection: connection.set_trace_callback(heard.append))

    await asyncio.gather(store.append(turn("a", 2)), store.append(turn("b", 2)))

    assert {one.split()[0] for one in heard if not one.startswith("--")} == {"INSERT"}
    assert [len(await store.entries(table)) for table in "ab"] == [2, 2]
    await store.close()


async def open_sqlite(folder: Path) -> SqliteStore:
    store = await open_store(f"sqlite:///{folder}/tables.db")
    assert isinstance(store, SqliteStore)
    return store


def turn(table: str, number: int, key: str | None = None) -> Append:
    """A move as it is written: with whose turn it is then."""
    return Append(table, number, BASE + number, (Fresh(b"{}", key),), Turn(None, 1))


async def test_the_listing_is_written_with_the_entries(store: Store) -> None:
    await store.append(append("t", 1, wake=70))
    await store.append(append("t", 2, "1", "2", bare=True))
    await store.append(Append("t", 4, BASE + 9, (Fresh(b"3"),), listing(1, None, ("bruno", "clara", "dora"))))
    await store.append(Append("t", 5, BASE + 10, (Fresh(b"4"),), listing(1, 80, ("clara", "dora"))))
    await store.append(Append("t", 6, BASE + 11, (Fresh(b"5"),), Turn(90, 0)))

    row = await store.run(lambda connection: connection.execute(select(tables)).one()._asdict())
    seated = await store.run(lambda connection: connection.execute(select(members).order_by(members.c.seat)).all())

    assert row == {
        "id": "t",
        "public": True,
        "phase": "playing",
        "game": "condottiere",
        "players": 2,
        "wake": 90,
        "to_move": 0,
        "card": b'{"host":"anna"}',
        "entries": 6,
        "created": BASE + 1,
        "updated": BASE + 11,
    }
    assert [tuple(member) for member in seated] == [("t", 0, "clara"), ("t", 1, "dora")]


async def test_tables_are_due_when_their_time_has_come_the_longest_waiting_first(store: Store) -> None:
    for table, wake in (("late", 30), ("soon", 10), ("never", None), ("then", 20)):
        await store.append(append(table, 1, wake=wake))

    assert await store.due(9, 10) == []
    assert await store.due(20, 10) == ["soon", "then"]
    assert await store.due(99, 2) == ["soon", "then"]

    await store.append(append("soon", 2, wake=None))
    assert await store.due(20, 10) == ["then"]


async def test_work_is_one_transaction(store: Store) -> None:
    await store.run(lambda connection: connection.execute(insert(people).values(**ANNA)).rowcount)

    def twice(connection: Connection) -> None:
        connection.execute(insert(people).values(**ANNA | {"id": "b", "name_key": "b"}))
        connection.execute(insert(people).values(**ANNA | {"id": "c"}))

    with pytest.raises(IntegrityError):
        await store.run(twice)

    assert await store.run(lambda connection: connection.scalars(select(people.c.id)).all()) == ["anna"]
    await store.append(append("t", 1))


async def test_what_refers_to_nothing_is_refused(store: Store) -> None:
    with pytest.raises(IntegrityError):
        await store.run(
            lambda connection: connection.execute(insert(blocks).values(person="x", other="y", at=1)).rowcount
        )


async def test_appends_and_work_go_on_beside_each_other(store: Store) -> None:
    async def play(table: str) -> None:
        for number in range(1, 11):
            await store.append(append(table, number))
            await store.run(lambda connection: connection.execute(select(tables.c.id)).all())

    await asyncio.gather(*(play(f"t{i}") for i in range(10)))

    assert [len(await store.entries(f"t{i}")) for i in range(10)] == [10] * 10


async def test_in_sqlite_nobody_hears_of_an_append_later_for_other_work_that_waits(tmp_path: Path) -> None:
    store, told = await open_store(f"sqlite:///{tmp_path}/tables.db"), threading.Event()
    busy = asyncio.create_task(store.run(lambda connection: time.sleep(0.3)))
    work = asyncio.create_task(store.run(lambda connection: told.wait(20)))
    await asyncio.sleep(0.05)

    await store.append(append("t", 1))
    told.set()

    assert await work
    await busy
    await store.close()


async def test_in_sqlite_nobody_who_looks_something_up_waits_for_who_writes(tmp_path: Path) -> None:
    store, told = await open_store(f"sqlite:///{tmp_path}/tables.db"), threading.Event()
    await store.append(append("t", 1))
    busy = asyncio.create_task(store.run(lambda connection: told.wait(20)))
    await asyncio.sleep(0.05)

    found = await store.read(lambda connection: connection.scalars(select(tables.c.id)).all())
    told.set()

    assert found == ["t"]
    assert await busy
    await store.close()


async def test_who_looks_something_up_finds_what_was_written_and_writes_nothing(store: Store) -> None:
    await store.run(lambda connection: connection.execute(insert(people).values(**ANNA)).rowcount)

    with pytest.raises(DBAPIError, match=r"read-?only"):
        await store.read(lambda connection: connection.execute(insert(people).values(**ANNA | {"id": "b"})).rowcount)

    assert await store.read(lambda connection: connection.scalars(select(people.c.id)).all()) == ["anna"]
    await store.run(lambda connection: connection.execute(delete(people)).rowcount)
    assert await store.read(lambda connection: connection.scalars(select(people.c.id)).all()) == []


async def test_many_rows_are_asked_for_by_few_statements(store: Store) -> None:
    guests = [ANNA | {"id": f"p{number}", "name_key": f"p{number}"} for number in range(70)]
    await store.run(lambda connection: connection.execute(insert(people), guests))

    def found(connection: Connection, count: int) -> set[str]:
        wanted = [f"p{number}" for number in range(count)]
        return set(connection.scalars(select(people.c.id).where(among(people.c.id, wanted))))

    for count in (0, 1, 2, 3, 17, 33, 64, 65, 70):
        assert await store.read(partial(found, count=count)) == {f"p{number}" for number in range(count)}
    asked = [among(people.c.id, [""] * count).compile(compile_kwargs=SPELLED) for count in range(1, 500)]
    assert {len(statement.params) for statement in asked} == {1, 2, 4, 8, 16, 32, 64, 128, 256, 512}


async def test_sqlite_keeps_little_of_its_file_in_memory(tmp_path: Path) -> None:
    store = await SqliteStore.open(str(tmp_path / "condotta.db"), serving=True)
    try:
        kept = [one.execute("PRAGMA cache_size").fetchone() for one in (store.writer.connection, store.reading)]
    finally:
        await store.close()

    assert kept == [(-PAGES,), (-PAGES,)]


async def test_sqlites_log_stays_short_however_much_is_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("condotta.server.store.carrying.EVERY", 0.01)
    store, log, body = await open_store(f"sqlite:///{tmp_path}/tables.db"), tmp_path / "tables.db-wal", "x" * 20_000
    for number in range(1, 1001):
        await store.append(append("t", number, f'"{body}"'))

    assert 0 < log.stat().st_size < 12_000_000
    assert len(await store.entries("t")) == 1000
    await store.close()
    assert not log.exists()


async def test_sqlite_is_closed_after_what_is_being_carried_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    carried, begun = [], threading.Event()

    def slowly(connection: sqlite3.Connection) -> None:
        begun.set()
        time.sleep(0.2)
        carried.append(connection.execute("SELECT 1").fetchone())

    monkeypatch.setattr("condotta.server.store.carrying.EVERY", 0.01)
    monkeypatch.setattr("condotta.server.store.carrying.ENOUGH", 1)
    monkeypatch.setattr("condotta.server.store.carrying.carry_over", slowly)
    store = await open_store(f"sqlite:///{tmp_path}/tables.db")
    await store.append(append("t", 1))
    await asyncio.to_thread(begun.wait)

    await store.close()

    assert carried == [(1,)]


async def test_in_sqlite_what_waits_is_written_before_it_closes_and_nothing_afterwards(tmp_path: Path) -> None:
    store = await open_store(f"sqlite:///{tmp_path}/tables.db")
    waiting = [asyncio.create_task(store.append(append(f"t{number}", 1))) for number in range(50)]
    await asyncio.sleep(0)

    await store.close()

    await asyncio.wait_for(asyncio.gather(*waiting), 10)
    with pytest.raises(sqlite3.ProgrammingError, match="closed"):
        await asyncio.wait_for(store.append(append("late", 1)), 10)


async def test_an_append_whose_asker_has_gone_disturbs_nobody(store: Store) -> None:
    going = asyncio.create_task(store.append(append("t", 1)))
    await asyncio.sleep(0)
    going.cancel()

    await store.append(append("other", 1))

    assert len(await store.entries("other")) == 1
    assert len(await store.entries("t")) in (0, 1)


async def test_a_secret_is_kept_beside_the_log_and_never_spelled_out(store: Store) -> None:
    await store.append(append("t", 1))
    await store.run(lambda connection: keep_secret(connection, "t", 1, b"\x01\x02"))
    await store.run(lambda connection: contribute(connection, "t", 1, b'{"0":"ff"}'))
    await store.run(lambda connection: reveal(connection, "t", 1))

    secret = await store.run(lambda connection: secret_of(connection, "t", 1))

    assert secret == Secret(b"\x01\x02", b'{"0":"ff"}', True)
    assert "x01" not in repr(secret)
    assert await store.run(lambda connection: secret_of(connection, "t", 2)) is None
    with pytest.raises(LookupError, match="no secret for its game 2"):
        await store.run(lambda connection: reveal(connection, "t", 2))


def test_one_module_only_reads_the_table_of_secrets() -> None:
    package = Path(condotta.__file__).parent
    reading = re.compile(r"schema\.secrets|schema import [^\n]*\bsecrets\b|(FROM|JOIN|INTO|UPDATE) secrets\b")

    readers = [path.name for path in package.rglob("*.py") if reading.search(path.read_text())]

    assert readers == ["secrets.py"]


async def test_commits_are_durable_by_the_settings_of_the_live_connection(store: Store, database: str) -> None:
    settings = await store.settings()

    if database.startswith("sqlite"):
        assert settings.items() >= {"journal_mode": "wal", "synchronous": "full"}.items()
    else:
        assert settings.items() >= {"fsync": "on", "synchronous_commit": "on", "full_page_writes": "on"}.items()
