"""Bots in worker processes: whatever becomes of these, a bot decides; and any process with workers takes its turn."""

import asyncio
import os
import re
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
import pytest

from condotta.bots.dossier import Entry
from condotta.catalogue import game_named
from condotta.kernel.record import dumps
from condotta.server import by_itself, metrics, wakeful
from condotta.server.bots.pool import BotPool, Fault
from condotta.server.bots.thinking import Advice
from condotta.server.bots.worker import HEAD
from condotta.server.deals.terms import NoAttack
from condotta.server.house import House, Wishes
from condotta.server.table import commands as ask
from condotta.server.table import entries as log
from condotta.server.table.decision import Asker
from condotta.server.table.settings import Settings
from tests.records.golden import play
from tests.server.real import Nats

pytestmark = pytest.mark.anyio

RULES = game_named("condottiere")
ANNA = Asker("anna", "Anna")


def a_view() -> Any:
    position = RULES.start(RULES.options_type(), "a view")
    return RULES.view(position, RULES.mover(position))


@asynccontextmanager
async def pool_of(workers: int, limit: float) -> AsyncIterator[BotPool]:
    pool = BotPool(workers, limit)
    await pool.prepare()
    try:
        yield pool
    finally:
        await pool.close()


@pytest.mark.parametrize("harm", [signal.SIGKILL, signal.SIGSTOP])
async def test_a_worker_that_dies_or_hangs_is_replaced_and_the_bot_asked_again(harm: signal.Signals) -> None:
    view = a_view()
    async with pool_of(1, limit=3.0) as pool:
        expected = await pool.choose("condottiere", "captain", view, "dice")
        (worker,) = pool.workers
        os.kill(worker.process.pid, harm)

        chosen = await pool.choose("condottiere", "captain", view, "dice")

        assert chosen == expected
        assert worker not in pool.workers
        assert worker.process.returncode is not None


async def test_a_captain_decides_for_a_bot_that_fails_and_the_worker_stays() -> None:
    view = a_view()
    async with pool_of(1, limit=20.0) as pool:
        workers = set(pool.workers)

        chosen = await pool.choose("condottiere", "no such bot", view, "dice")

        assert chosen == await pool.choose("condottiere", "captain", view, "dice")
        assert pool.workers == workers


async def test_if_no_bot_can_decide_the_first_legal_action_is_taken() -> None:
    view = a_view()
    async with pool_of(1, limit=0.0) as pool:
        assert await pool.choose("condottiere", "captain", view, "dice") == RULES.write(RULES.legal(view)[0])


async def test_who_waits_for_a_worker_may_give_up_and_a_thinking_worker_is_kept() -> None:
    view = a_view()
    async with pool_of(1, limit=60.0) as pool:
        workers = set(pool.workers)
        thinking = asyncio.create_task(pool.choose("condottiere", "master:300ms", view, "dice"))
        waiting = asyncio.create_task(pool.choose("condottiere", "captain", view, "dice"))
        await asyncio.sleep(0.05)

        thinking.cancel()
        waiting.cancel()

        assert await pool.choose("condottiere", "captain", view, "dice")
        assert pool.workers == workers


async def test_without_workers_one_is_started_for_the_first_question_and_it_keeps_a_bots_word_and_advises() -> None:
    view, pool = a_view(), BotPool(0)

    free = RULES.read(await pool.choose("condottiere", "captain", view, "dice"))
    promises = (NoAttack(view.viewer, free.region),)
    bound = RULES.read(await pool.choose("condottiere", "captain", view, "dice", promises))
    told = msgspec.json.decode(await pool.advise("condottiere", "strategist:20", view, "dice"), type=list[Advice])

    workers = len(pool.workers)
    await pool.close()
    assert bound.region is not free.region
    assert {one.notation for one in told} == {RULES.write(action) for action in RULES.legal(view)}
    assert workers == 1


async def test_a_worker_judges_a_move_of_a_record_and_says_where_it_could_not() -> None:
    record = dumps(play(RULES, RULES.options_type(), "judged"))
    async with pool_of(1, limit=60.0) as pool:
        judged = msgspec.json.decode(await pool.judge(record, 1, 10), type=Entry)

        assert judged.number == 1
        with pytest.raises(Fault, match=r"at .*:\d+ in "):
            await pool.judge("no record", 1, 10)


async def moves(house: House, table: str) -> list[log.Moved]:
    kept = [msgspec.json.decode(one.body, type=log.AnyEntry) for one in await house.store.entries(table)]
    return [entry for entry in kept if isinstance(entry, log.Moved)]


async def bots_at_a_table(house: House) -> str:
    table = await house.desk.open_table(ANNA, Settings("condottiere", {"players": 2}, pace=50))
    for seat in range(2):
        await house.desk.carry_out(table, ANNA, f"bot{seat}", ask.SeatBot("recruit"))
    await house.desk.carry_out(table, ANNA, "start", ask.Start())
    return table


async def test_a_bots_turn_is_taken_by_another_process_also_if_word_of_it_was_lost(
    postgres_url: str, broker: Nats, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(wakeful, "AGAIN", 500)
    monkeypatch.setattr(by_itself, "LYING", 100)
    heard: list[bytes] = []
    thoughtless = await House.open(Wishes(postgres_url, broker.url, bot_workers=0))
    end = await thoughtless.bus.subscribe(wakeful.JOBS, heard.append)
    table = await bots_at_a_table(thoughtless)
    await asyncio.sleep(0.2)
    assert await moves(thoughtless, table) == []
    async with asyncio.timeout(60):
        while metrics.registry.get_sample_value("condotta_bots_overdue") != 1:
            await asyncio.sleep(0.05)

    thoughtful = await House.open(Wishes(postgres_url, broker.url, bot_workers=1))
    while len(await moves(thoughtless, table)) < 6:
        await asyncio.sleep(0.1)

    await end()
    for house in (thoughtful, thoughtless):
        await house.close()
    assert {table} == {job.decode().split(" ")[0] for job in heard}
    assert all(re.fullmatch(rb"[\w-]+ \d+ \d+ \d+", job) for job in heard)


async def test_a_worker_ends_with_its_server_even_if_that_died_in_the_middle_of_a_question() -> None:
    pipe = asyncio.subprocess.PIPE
    command = (sys.executable, "-P", "-m", "condotta.server.bots.worker")
    worker = await asyncio.create_subprocess_exec(*command, stdin=pipe, stdout=pipe, stderr=asyncio.subprocess.DEVNULL)
    assert worker.stdin is not None

    worker.stdin.write((1000).to_bytes(HEAD) + b"half a question")
    worker.stdin.close()

    async with asyncio.timeout(60):
        await worker.communicate()
    assert worker.returncode == 0
