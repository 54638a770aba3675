"""Tables with nobody left are archived: kept, and played on no more."""

import asyncio

import pytest
from sqlalchemy import update

from condotta.kernel.game import IllegalMove
from condotta.server.hot import Watcher
from condotta.server.house import House, Wishes
from condotta.server.store.schema import log as kept
from condotta.server.table import commands as ask
from condotta.server.table import entries as log
from condotta.server.table.decision import Asker
from condotta.server.table.settings import HOUR, Live, Settings
from condotta.server.table.standing import ARCHIVED, GATHERING
from condotta.server.table.timing import due
from tests.server.room import Room, seated

ANNA = Asker("anna", "Anna")
WEEK = 7 * 24 * HOUR


def given_up(room: Room) -> int | None:
    """After how long the table is archived."""
    happens = due(room.table)
    return happens.at - room.at if happens is not None and happens.what == "archive" else None


def test_a_table_at_which_nobody_sits_is_given_up_after_an_hour_and_one_with_people_after_a_week() -> None:
    room = Room(options={"players": 2})

    assert given_up(room) == HOUR
    room.at += HOUR // 2
    room.do("anna", ask.Say("is anybody here?"))
    assert given_up(room) == HOUR
    room.do("anna", ask.Sit())
    assert given_up(room) == WEEK
    room.do("anna", ask.Stand())
    assert given_up(room) == HOUR


def test_a_game_is_given_up_a_week_after_all_have_left_or_if_nobody_did_anything_for_three_months() -> None:
    room = seated("anna", "bruno")
    room.do("anna", ask.CallVote("pause"))
    room.do("bruno", ask.CastVote(True))

    assert given_up(room) == 90 * 24 * HOUR
    for seat in (0, 1):
        room.table.take(room.table.number + 1, room.at, log.StandInSent(seat, "left"))
    assert given_up(room) == WEEK
    assert given_up(seated("anna", "bruno")) == 90 * 24 * HOUR
    assert given_up(seated("anna", "bruno", clock=Live(20_000))) is None


def test_a_finished_game_is_never_given_up_and_an_archived_table_refuses_everything() -> None:
    room = seated("anna", "bruno")
    room.do("anna", ask.CallVote("end"))
    room.do("bruno", ask.CastVote(True))

    assert due(room.table) is None
    room.table.take(room.table.number + 1, room.at, log.Archived())
    assert due(room.table) is None
    with pytest.raises(IllegalMove, match=r"table\.archived"):
        room.do("anna", ask.Rematch())


async def phase(house: House, table: str) -> str:
    hot = await house.desk.table(table)
    assert hot.table is not None
    return hot.table.phase


@pytest.mark.anyio
async def test_sweeping_archives_what_is_left_alone_and_spares_what_is_watched(database: str) -> None:
    moment = 1_000_000
    house = await House.open(Wishes(database, bot_workers=0), lambda: moment)
    left, watched = [await house.desk.open_table(ANNA, Settings("condottiere")) for _ in range(2)]
    watcher = Watcher("anna", None, lambda message: None)
    await house.desk.watch(watched, watcher, None)

    moment += HOUR + 10_000
    while await phase(house, left) != ARCHIVED:
        await asyncio.sleep(0.05)
    assert await phase(house, watched) == GATHERING
    house.desk.leave(watched, watcher)
    while await phase(house, watched) != ARCHIVED:
        await asyncio.sleep(0.05)

    assert len(await house.store.entries(left)) == 3
    await house.close()


@pytest.mark.anyio
async def test_tables_that_cannot_be_woken_keep_the_sweep_from_no_other(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("condotta.server.wakeful.AT_ONCE", 2)
    moment = 1_000_000
    house = await House.open(Wishes(database, bot_workers=0), lambda: moment)
    unreadable = []
    for _ in range(2):
        unreadable.append(await house.desk.open_table(ANNA, Settings("condottiere")))
        moment += 1
    left = await house.desk.open_table(ANNA, Settings("condottiere"))
    spoiled = update(kept).where(kept.c.table.in_(unreadable)).values(body=b'{"entry":"nonsense"}')
    await house.store.run(lambda connection: connection.execute(spoiled).rowcount)
    house.desk.hot.clear()

    moment += HOUR + 10_000
    async with asyncio.timeout(20):
        while left in await house.store.due(moment, 9):
            await asyncio.sleep(0.05)

    assert await phase(house, left) == ARCHIVED
    assert await house.store.due(moment, 9) == unreadable
    await house.close()
