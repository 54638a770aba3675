"""Readers of whole logs: a few at a time, of each address in its turn, and nobody at a table waits for them."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, suppress
from typing import Any

import pytest

from condotta.server.http import games
from condotta.server.limits import TooOften
from condotta.server.readers import ADDRESS, AT_ONCE, MOST_WAITING, Readers
from tests.server.club import Club, code, did, opened

pytestmark = pytest.mark.anyio

READING = ("/api/tables/{}/log", "/api/tables/{}/earlier", "/api/games/{}/1/replay", "/api/games/{}/1/record")


@pytest.fixture
async def club(sqlite_url: str) -> AsyncIterator[Club]:
    async with opened(sqlite_url) as club:
        yield club


async def played(club: Club) -> str:
    """A table at which a game has begun."""
    anna, bruno = await club.guest("Anna"), await club.guest("Bruno")
    table = await club.table(anna, bruno)
    await did(anna.post(f"/api/tables/{table}/ask", json={"id": "start", "command": {"do": "start"}}))
    return table


async def read(readers: Readers, address: str, order: list[str]) -> None:
    ADDRESS.set(address)
    async with readers.turn():
        order.append(address)


async def test_who_asks_once_is_not_behind_all_that_another_asks() -> None:
    readers, order = Readers(), list[str]()

    async with asyncio.TaskGroup() as group:
        for _ in range(30):
            group.create_task(read(readers, "greedy", order))
        group.create_task(read(readers, "modest", order))

    assert order.index("modest") <= AT_ONCE + 1
    assert len(order) == 31


async def test_so_many_read_at_once_and_between_two_of_them_others_come() -> None:
    readers, reading, most, turns = Readers(), 0, 0, list[int]()

    async def reads() -> None:
        nonlocal reading, most
        async with readers.turn():
            reading += 1
            most = max(most, reading)
            reading -= 1
            turns.append(loop_turn)

    loop_turn, tasks = 0, [asyncio.create_task(reads()) for _ in range(20)]
    while not all(task.done() for task in tasks):
        await asyncio.sleep(0)
        loop_turn += 1

    assert most <= AT_ONCE
    assert max(Counter(turns).values()) <= AT_ONCE


async def test_of_one_address_a_bounded_number_waits_and_nothing_is_left_of_those() -> None:
    readers, order = Readers(), list[str]()

    async with AsyncExitStack() as busy:
        for _ in range(AT_ONCE):
            await busy.enter_async_context(readers.turn())
        waiting = [asyncio.create_task(read(readers, "greedy", order)) for _ in range(MOST_WAITING)]
        await asyncio.sleep(0)
        with pytest.raises(TooOften):
            await asyncio.create_task(read(readers, "greedy", order))
        waiting[0].cancel()
        other = asyncio.create_task(read(readers, "modest", order))
        await asyncio.sleep(0)
    await asyncio.gather(*waiting[1:], other)
    with suppress(asyncio.CancelledError):
        await waiting[0]

    assert Counter(order) == {"greedy": MOST_WAITING - 1, "modest": 1}
    assert not readers.waiting
    assert len(readers.line.idle) == AT_ONCE


@pytest.mark.parametrize("path", READING)
async def test_what_takes_a_whole_log_to_tell_waits_for_its_turn(club: Club, path: str) -> None:
    table, browser = await played(club), club.browser()
    async with AsyncExitStack() as busy:
        for _ in range(AT_ONCE):
            await busy.enter_async_context(club.house.desk.readers.turn())
        asked = asyncio.create_task(browser.get(path.format(table)))
        await asyncio.sleep(0.2)

        assert not asked.done()
        assert (await did(browser.get(f"/api/tables/{table}")))["phase"] == "playing"
    assert (await asked).status_code in (200, 409)


async def test_the_frames_of_a_game_that_is_known_already_are_made_in_turn_too(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, browser, made = await played(club), club.browser(), list[int]()
    chronicle = await club.house.annals.chronicle(table, 1)

    async def known(*_: Any) -> Any:
        return chronicle

    def frames(*_: Any) -> tuple[()]:
        made.append(len(club.house.desk.readers.line.idle))
        return ()

    monkeypatch.setattr(club.house.annals, "chronicle", known)
    monkeypatch.setattr(games, "frames", frames)
    await asyncio.gather(*(browser.get(f"/api/games/{table}/1/replay") for _ in range(5)))

    assert len(made) == 5
    assert max(made) < AT_ONCE


async def test_who_waited_for_a_game_that_somebody_has_read_meanwhile_need_not_read_it_again(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, annals, reads = await played(club), club.house.annals, list[str]()
    chronicle = await annals.chronicle(table, 1)
    monkeypatch.setattr(chronicle, "finished", "somehow")

    async def told(name: str, number: int) -> Any:
        reads.append(name)
        await asyncio.sleep(0)
        return chronicle

    monkeypatch.setattr(annals, "_told", told)
    assert await asyncio.gather(*(annals.chronicle(table, 1) for _ in range(20))) == [chronicle] * 20

    assert len(reads) <= AT_ONCE


async def test_one_too_many_of_an_address_is_asked_to_come_later(club: Club) -> None:
    table, browser = await played(club), club.browser()
    club.house.desk.readers.most = 0

    for path in READING:
        assert await code(browser.get(path.format(table))) == "request.often"


async def test_each_address_waits_in_a_line_of_its_own(sqlite_url: str) -> None:
    async with opened(sqlite_url, behind_proxy=True) as club:
        table, readers = await played(club), club.house.desk.readers
        readers.most, readers.waiting["10.0.0.1"] = MOST_WAITING, MOST_WAITING
        crowded, free = (club.browser(**{"X-Forwarded-For": f"10.0.0.{number}"}) for number in (1, 2))

        assert await code(crowded.get(f"/api/tables/{table}/log")) == "request.often"
        assert await did(free.get(f"/api/tables/{table}/log"))
