"""Two server processes: one action wins, both tell the same, all survive.

They are two servers on one PostgreSQL and one NATS, or the processes of one server on one SQLite file.
"""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.lives import Follower, Player, Served, same_as_fresh, until
from tests.server.real import Nats, Postgres

pytestmark = pytest.mark.anyio

RACERS = 50
STALE = {"move.stale", "turn.other"}


@pytest.fixture
async def both(postgres_url: str, broker: Nats) -> AsyncIterator[tuple[Served, Served]]:
    async with Served(postgres_url, broker.url) as one, Served(postgres_url, broker.url) as other:
        yield one, other


@pytest.fixture(params=["servers", "wings"])
async def pair(
    request: pytest.FixtureRequest, postgres_url: str, broker: Nats, tmp_path: Path
) -> AsyncIterator[tuple[Served, Served]]:
    if request.param == "servers":
        async with Served(postgres_url, broker.url) as one, Served(postgres_url, broker.url) as other:
            yield one, other
    else:
        async with Served(f"sqlite:///{tmp_path}/wings.db", workers=2) as served:
            yield served, served


class Quiet(Player):
    """Somebody who moves only when the test says so."""

    def _wish(self) -> dict[str, Any] | None:
        return None


async def gathered(both: tuple[Served, Served], *people: type[Player]) -> list[Player]:
    """A table with these people, of whom every other one follows through the other process."""
    guests = [await both[place % 2].guest() for place in range(len(people))]
    table = await both[0].table(guests[0], options={"players": len(people)})
    for place, guest in enumerate(guests):
        await both[place % 2].ask(table, guest, f"sit {place}", "sit")
    return [
        kind(both[place % 2].address, table, guests[place], str(place), place == 0) for place, kind in enumerate(people)
    ]


async def test_of_fifty_that_race_through_two_processes_one_is_accepted(pair: tuple[Served, Served]) -> None:
    players = await gathered(pair, Quiet, Quiet)
    table = players[0].table
    lookers = [Follower(one.address, table, None) for one in pair]
    following = [asyncio.create_task(one.follow()) for one in (*players, *lookers)]
    await pair[0].ask(table, str(players[0].cookie), "start", "start")

    for move in range(1, 6):
        await until(lambda: any(player.legal for player in players))
        mover = next(player for player in players if player.legal)
        cookie, action = str(mover.cookie), mover.legal[0] if mover.legal else None
        racing = [
            pair[racer % 2].ask(table, cookie, f"{move}/{racer}", "act", move=move, action=action)
            for racer in range(RACERS)
        ]
        answers = Counter(answer.get("code", answer["type"]) for answer in await asyncio.gather(*racing))
        assert answers.pop("done") == 1, answers
        assert set(answers) <= STALE, answers
        assert answers.total() == RACERS - 1
        await reached(move, [*players, *lookers])

    await until(lambda: lookers[0].have == lookers[1].have)
    common = lookers[0].told.keys() & lookers[1].told.keys()
    assert len(common) >= 5
    assert all(lookers[0].told[number] == lookers[1].told[number] for number in common)
    await ended(following)


async def test_the_same_id_counts_once_whichever_process_hears_it(pair: tuple[Served, Served]) -> None:
    players = await gathered(pair, Quiet, Quiet)
    table, host = players[0].table, str(players[0].cookie)
    await pair[0].ask(table, host, "start", "start")

    racing = [pair[racer % 2].ask(table, host, "hello", "say", text="hello") for racer in range(RACERS)]
    answers = await asyncio.gather(*racing)

    assert {answer["type"] for answer in answers} == {"done"}
    said = (await pair[0].snapshot(table, host))["log"]
    assert sum(one["entry"] == "said" for told in said for one in told.get("news", ())) == 1
    for racer, do in enumerate(("sit", "start")):
        ident = "sit 0" if do == "sit" else do
        assert (await pair[racer].ask(table, host, ident, do))["type"] == "done"


async def test_a_game_goes_on_while_broker_and_database_restart(
    both: tuple[Served, Served], postgres: Postgres, broker: Nats
) -> None:
    players = await gathered(both, Player, Player, Player)
    lookers = [Follower(one.address, players[0].table, None) for one in both]
    following = [asyncio.create_task(one.follow()) for one in (*players, *lookers)]

    for stop, start in ((broker.stop, broker.start), (postgres.crash, postgres.start)):
        await moved_on(lookers)
        await asyncio.to_thread(stop)
        await asyncio.sleep(0.5)
        await asyncio.to_thread(start)
    await moved_on(lookers)
    for player in players:
        player.resting = True
    await until(lambda: all(player.waiting is None for player in players))

    for one in (*players, *lookers):
        await same_as_fresh(both[0], one)
    await ended(following)


async def reached(move: int, everybody: list[Follower]) -> None:
    await until(lambda: all(one.move == move for one in everybody))


async def moved_on(lookers: list[Follower]) -> None:
    before = [one.have or 0 for one in lookers]
    await until(lambda: all((one.have or 0) > have + 10 for one, have in zip(lookers, before, strict=True)))


async def ended(following: list[asyncio.Task[None]]) -> None:
    for task in following:
        task.cancel()
    left = await asyncio.gather(*following, return_exceptions=True)
    assert [one for one in left if not isinstance(one, asyncio.CancelledError)] == []
