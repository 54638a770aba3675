"""The desk: what a process keeps of the log is never half of it, behind, or another's."""

import asyncio
from typing import Any

import msgspec
import pytest

from condotta.kernel.game import IllegalMove
from condotta.server.bus import open_bus
from condotta.server.desk import Desk
from condotta.server.hot import Watcher
from condotta.server.store import Store, Unavailable
from condotta.server.table import commands as ask
from condotta.server.table.decision import Asker
from condotta.server.table.settings import Settings
from condotta.server.tables_in_use import NoSuchTable

pytestmark = pytest.mark.anyio

ANNA, BRUNO = Asker("anna", "Anna"), Asker("bruno", "Bruno")


async def made(store: Store) -> Desk:
    return Desk(store, await open_bus(None), lambda: 1_700_000_000_000)


@pytest.fixture
async def desks(store: Store) -> tuple[Desk, Desk]:
    """Two processes, as it were, between which every word is lost."""
    return await made(store), await made(store)


async def gathered(desk: Desk) -> str:
    name = await desk.open_table(ANNA, Settings("condottiere", {"players": 2}))
    await desk.carry_out(name, ANNA, "1", ask.Sit(0))
    await desk.carry_out(name, BRUNO, "1", ask.Sit(1))
    return name


class Line:
    """All that one who watches was told."""

    def __init__(self, asker: Asker | None) -> None:
        self.told: list[dict[str, Any]] = []
        self.watcher = Watcher(asker.person if asker else None, None, self.hear)

    def hear(self, message: bytes) -> None:
        self.told.append(msgspec.json.decode(message))


async def act(desk: Desk, name: str) -> None:
    """The mover does the first thing that he may."""
    table = (await desk.latest(name)).table
    assert table is not None
    playing = table.playing
    assert playing is not None
    action = playing.rules.legal(playing.rules.view(playing.position, playing.mover))[0]
    asker = ANNA if table.chairs[playing.mover or 0].person == ANNA.person else BRUNO
    await desk.carry_out(
        name, asker, f"move {playing.number} {playing.moves}", ask.Act(playing.moves + 1, msgspec.to_builtins(action))
    )


async def test_a_process_that_has_not_heard_reads_the_log_before_it_refuses(desks: tuple[Desk, Desk]) -> None:
    name = await gathered(desks[0])
    await desks[1].table(name)

    await desks[0].carry_out(name, ANNA, "start", ask.Start())
    done = await desks[1].carry_out(name, ANNA, "psst", ask.CallVote("pause"))

    assert done.id == "psst"
    with pytest.raises(IllegalMove, match=r"game\.running"):
        await desks[1].carry_out(name, ANNA, "other", ask.Start())


async def test_who_comes_from_a_process_that_knew_more_is_told_nothing_twice(desks: tuple[Desk, Desk]) -> None:
    name = await gathered(desks[0])
    await desks[1].table(name)
    first, second = Line(ANNA), Line(ANNA)
    await desks[0].watch(name, first.watcher, None)
    await desks[0].carry_out(name, ANNA, "2", ask.Say("psst"))

    await desks[1].watch(name, second.watcher, first.told[-1]["n"])
    await desks[1].carry_out(name, BRUNO, "2", ask.Say("what?"))

    assert [one["type"] for one in second.told] == ["resumed", "told"]
    assert second.told[1]["n"] == first.told[-1]["n"] + 1


async def games(desk: Desk, name: str) -> int:
    """How many games have been begun at a table."""
    table = (await desk.latest(name)).table
    assert table is not None
    return table.games


async def test_the_same_id_in_a_later_game_is_another_command(desks: tuple[Desk, Desk]) -> None:
    desk, name = desks[0], await gathered(desks[0])

    for game in (1, 2):
        await desk.carry_out(name, ANNA, "start", ask.Start())
        assert await games(desk, name) == game
        await desk.carry_out(name, ANNA, "start", ask.Start())
        await desk.carry_out(name, ANNA, "enough", ask.CallVote("end"))
        await desk.carry_out(name, BRUNO, "yes", ask.CastVote(True))
        for _ in range(2):
            await desks[game - 1].carry_out(name, BRUNO, "once more", ask.Rematch())

    assert await games(desk, name) == 2


async def test_word_that_was_lost_is_found_by_looking(desks: tuple[Desk, Desk]) -> None:
    name = await gathered(desks[0])
    line = Line(None)
    await desks[1].watch(name, line.watcher, None)
    await desks[0].carry_out(name, ANNA, "2", ask.Say("psst"))

    await desks[1].hear_missed()

    assert [one["type"] for one in line.told] == ["snapshot", "told"]


async def test_half_a_log_is_not_kept_when_the_database_goes_away(
    desks: tuple[Desk, Desk], monkeypatch: pytest.MonkeyPatch
) -> None:
    name = await gathered(desks[0])
    await desks[0].carry_out(name, ANNA, "start", ask.Start())

    async def away(*_: object) -> str:
        raise Unavailable

    with monkeypatch.context() as patch:
        patch.setattr(desks[1].chance, "seed", away)
        with pytest.raises(Unavailable):
            await desks[1].table(name)
    line = Line(ANNA)
    await desks[1].watch(name, line.watcher, None)

    assert line.told[0]["view"]["hand"]


async def test_a_table_that_is_not_there_is_there_for_nobody(desks: tuple[Desk, Desk]) -> None:
    asked = [desks[0].watch("nowhere", Line(None).watcher, None) for _ in range(3)]

    assert {type(one) for one in await asyncio.gather(*asked, return_exceptions=True)} == {NoSuchTable}


async def test_who_missed_very_much_gets_all_of_it(desks: tuple[Desk, Desk]) -> None:
    desk, line = desks[0], Line(ANNA)
    name = await gathered(desk)
    for number in range(300):
        await desk.carry_out(name, ANNA, f"say {number}", ask.Say("psst"))
    latest = (await desk.table(name)).table
    assert latest is not None
    last = latest.streams.number(0)

    await desk.watch(name, line.watcher, last - 300)

    assert [one["n"] for one in line.told[1:]] == list(range(last - 299, last + 1))


async def test_the_host_who_stands_up_is_told_no_number_twice(desks: tuple[Desk, Desk]) -> None:
    name, line = await gathered(desks[0]), Line(ANNA)
    await desks[0].watch(name, line.watcher, None)

    await desks[0].carry_out(name, ANNA, "2", ask.Stand())
    await desks[0].carry_out(name, BRUNO, "2", ask.Say("bye"))

    numbers = [one["n"] for one in line.told]
    assert len(set(numbers)) == len(numbers)
    assert [one["type"] for one in line.told] == ["snapshot", "snapshot", "told"]


async def rematch(desk: Desk, name: str, game: int) -> None:
    await desk.carry_out(name, ANNA, f"end {game}", ask.CallVote("end"))
    await desk.carry_out(name, BRUNO, f"end {game}", ask.CastVote(True))
    first, second = [await desk.carry_out(name, ANNA, f"again {game}", ask.Rematch()) for _ in range(2)]
    assert first == second


async def test_every_game_has_its_own_secret(
    desks: tuple[Desk, Desk],
) -> None:
    name = await gathered(desks[0])
    commitments = set()
    for game in (1, 2):
        await desks[0].carry_out(name, ANNA, f"start {game}", ask.Start())
        await act(desks[0], name)
        table = (await desks[0].table(name)).table
        assert table is not None
        assert table.playing is not None
        assert (table.games, table.playing.moves) == (game, 1)
        commitments.add(table.commitment)
        await rematch(desks[0], name, game)

    assert len(commitments) == 2


async def test_what_was_said_to_a_seat_is_not_told_to_who_has_it_now(desks: tuple[Desk, Desk]) -> None:
    desk = desks[0]
    name = await desk.open_table(ANNA, Settings("condottiere", {"players": 3}))
    people = (ANNA, BRUNO, Asker("carla", "Carla"))
    for asker in people:
        await desk.carry_out(name, asker, "1", ask.Sit())
    await desk.carry_out(name, ANNA, "start", ask.Start())
    await desk.carry_out(name, BRUNO, "2", ask.Say("not to Anna", (2,)))
    await desk.carry_out(name, ANNA, "end", ask.CallVote("end"))
    for asker in people[1:]:
        await desk.carry_out(name, asker, "end", ask.CastVote(True))
    await desk.carry_out(name, ANNA, "again", ask.Rematch())

    line = Line(ANNA)
    await desk.watch(name, line.watcher, 0)

    assert (await desk.table(name)).viewer_of(line.watcher) == 2
    assert "not to Anna" not in repr(line.told)


async def test_what_was_added_to_a_shuffle_too_late_changes_no_game(desks: tuple[Desk, Desk]) -> None:
    name = await gathered(desks[0])
    await desks[0].carry_out(name, ANNA, "2", ask.Contribute("a" * 32))
    await desks[0].carry_out(name, ANNA, "start", ask.Start())
    playing = (await desks[0].table(name)).table

    await desks[1].chance.add(name, 1, 1, "b" * 32)
    await desks[1].chance.add(name, 1, 0, "c" * 32)
    again = (await desks[1].table(name)).table

    assert playing is not None
    assert again is not None
    assert playing.playing is not None
    assert again.playing is not None
    assert playing.playing.position == again.playing.position
    revealed = await desks[1].chance.reveal(name, 1, again.seals)
    assert [(one.seat, one.added) for one in revealed.contributions] == [(0, "a" * 32)]


async def test_what_could_not_be_read_when_word_came_is_read_by_the_next_who_asks(
    desks: tuple[Desk, Desk], monkeypatch: pytest.MonkeyPatch
) -> None:
    name = await gathered(desks[0])
    await desks[1].table(name)
    await desks[0].carry_out(name, ANNA, "2", ask.Stand())
    await desks[1].heard(name)

    async def away(*_: object) -> str:
        raise Unavailable

    with monkeypatch.context() as patch:
        patch.setattr(desks[1].store, "entries", away)
        with pytest.raises(Unavailable):
            await desks[1].table(name)
    table = (await desks[1].table(name)).table

    assert table is not None
    assert [chair.person for chair in table.chairs] == [None, "bruno"]


async def test_a_table_is_shown_where_the_clock_is_behind_the_one_it_was_opened_by(store: Store) -> None:
    early, late = [Desk(store, await open_bus(None), lambda now=now: now) for now in (1_000_000, 1_050_000)]
    name = await gathered(late)
    await late.carry_out(name, ANNA, "start", ask.Start())
    line = Line(None)

    await early.watch(name, line.watcher, None)

    assert line.told[0]["type"] == "snapshot"
    assert line.told[0]["view"] is not None
