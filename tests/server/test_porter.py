"""The porter's rounds: what they ask the database, and that they come to everybody; over SQLite and PostgreSQL."""

import pytest
from sqlalchemy import select, update

from condotta.server.bus.memory import MemoryBus
from condotta.server.desk import Desk
from condotta.server.porter import Porter
from condotta.server.store import Store, open_store, parting
from condotta.server.store.credentials import end_logins
from condotta.server.store.people import Person, welcome_guest
from condotta.server.store.schema import log, members
from condotta.server.store.sqlite import SqliteStore
from condotta.server.table.commands import Say, Sit
from condotta.server.table.decision import Asker
from condotta.server.table.settings import Settings
from condotta.server.visits import Known, Visits

pytestmark = pytest.mark.anyio

NOW = 1_000_000_000


def porter_of(store: Store) -> Porter:
    """The porter of a house that has just been opened, and whose hourly work is done."""
    porter = Porter(Desk(store, MemoryBus(), lambda: NOW), Visits())
    porter.swept = NOW
    return porter


async def guest(store: Store, name: str) -> tuple[Person, Asker]:
    person, _ = await welcome_guest(store, name, NOW)
    return person, Asker(person.id, name)


async def table_of(desk: Desk, asker: Asker) -> str:
    """A table at which only its host sits."""
    table = await desk.open_table(asker, Settings("condottiere"))
    await desk.carry_out(table, asker, "sit", Sit())
    return table


async def seated(store: Store) -> set[tuple[str, str]]:
    """Who sits where."""
    asked = select(members.c.table, members.c.person)
    return await store.read(lambda connection: {(table, person) for table, person in connection.execute(asked)})


async def test_a_round_writes_nothing_and_reads_no_table_of_sqlite_from_end_to_end(sqlite_url: str) -> None:
    store = await open_store(sqlite_url)
    assert isinstance(store, SqliteStore)
    porter, (_, anna) = porter_of(store), await guest(store, "Anna")
    await table_of(porter.desk, anna)
    written, read = list[str](), list[str]()
    await store.writer.run(lambda connection: connection.set_trace_callback(written.append))
    store.reading.set_trace_callback(read.append)

    await porter.look()

    store.reading.set_trace_callback(None)
    asked = [one for one in read if one.startswith("SELECT")]
    plans = [step for one in asked for *_, step in store.reading.execute(f"EXPLAIN QUERY PLAN {one}")]
    assert written == []
    assert [step for step in plans if step.startswith("SCAN")] == ["SCAN people USING INDEX people_deleted"]
    assert {"tables_in_use", "members_person", "logins_person"} <= {word for step in plans for word in step.split()}
    await store.close()


async def test_the_porter_comes_to_all_tables_in_several_rounds(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(parting, "LOOKED_AT", 2)
    porter, (person, anna), (_, bruno) = porter_of(store), await guest(store, "Anna"), await guest(store, "Bruno")
    for asker in (anna, bruno, anna, anna, bruno):
        await table_of(porter.desk, asker)
    await end_logins(store, person.id)

    left = list[int]()
    for _ in range(3):
        await porter.look()
        left.append(len([sitter for _, sitter in await seated(store) if sitter == person.id]))

    assert left == sorted(left, reverse=True)
    assert left[-1] == 0
    assert len(await seated(store)) == 2


async def test_a_table_that_cannot_be_read_keeps_the_porter_from_no_other(store: Store) -> None:
    porter, people = porter_of(store), [await guest(store, name) for name in ("Anna", "Bruno", "Carla", "Dario")]
    tables = [await table_of(porter.desk, asker) for _, asker in people]
    for person, _ in people[:2]:
        await parting.delete_person(store, person.id)
    for person, _ in people[2:]:
        await end_logins(store, person.id)
    unreadable = {tables[0], tables[2]}
    spoiled = update(log).where(log.c.table.in_(unreadable), log.c.number == 2).values(body=b'{"entry":"nonsense"}')
    await store.run(lambda connection: connection.execute(spoiled).rowcount)
    porter = porter_of(store)
    porter.swept = 0

    await porter.look()

    assert {table for table, _ in await seated(store)} == unreadable
    assert porter.swept == NOW


class Speaker(Known):
    """Somebody at an open socket, who is called as he was when he came."""

    address = "here"

    def __init__(self, visits: Visits, person: Person) -> None:
        self.visits, self.person = visits, person
        visits.enter(self)

    def call(self, name: str) -> None:
        """He is not, before he leaves."""

    def send_away(self) -> None:
        self.visits.leave(self)


async def test_the_name_of_who_is_deleted_goes_with_what_was_on_its_way(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    porter, (_, anna), (person, vanishing) = (
        porter_of(store),
        await guest(store, "Anna"),
        await guest(store, "Vanisher"),
    )
    table, correct_names = await table_of(porter.desk, anna), porter.correct_names

    async def while_he_is_deleted(only: str | None = None) -> None:
        await porter.desk.carry_out(table, vanishing, "late", Say("hello"))
        await correct_names(only)

    monkeypatch.setattr(porter, "correct_names", while_he_is_deleted)
    await porter.delete(person.id)

    kept = b"".join(one.body for one in await store.entries(table))
    assert b"hello" in kept
    assert b"Vanisher" not in kept


@pytest.mark.parametrize("stays", [True, False])
async def test_the_name_of_who_is_deleted_elsewhere_goes_with_all_that_he_says_until_he_leaves(
    store: Store, stays: bool
) -> None:
    porter, (_, anna), (person, vanishing) = (
        porter_of(store),
        await guest(store, "Anna"),
        await guest(store, "Vanisher"),
    )
    table, speaker = await table_of(porter.desk, anna), Speaker(porter.visits, person)
    await parting.delete_person(store, person.id)
    for number, command in enumerate((Say("hello"), Sit())):
        await porter.desk.carry_out(table, vanishing, f"late {number}", command)
    if not stays:
        porter.visits.leave(speaker)

    await porter.look()

    assert b"Vanisher" not in b"".join(one.body for one in await store.entries(table))
    assert b"hello" in b"".join(one.body for one in await store.entries(table))
    assert not porter.visits.people
    assert not porter.visits.parted
