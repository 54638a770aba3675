"""What a game begins with stays on the server: a fixed seed and a position that was set up are told to nobody."""

from pathlib import Path

import httpx
import msgspec
import pytest

from condotta.condottiere.game import CONDOTTIERE
from condotta.condottiere.options import Options
from condotta.condottiere.setup import Setup
from condotta.condottiere.view import Phase
from condotta.kernel.chance import derived
from condotta.kernel.record import loads
from condotta.server.store.lobby import lobby
from condotta.server.table import commands as ask
from condotta.server.table import entries as log
from condotta.server.table.decision import Decision
from condotta.server.table.settings import HIDDEN
from condotta.server.wire import encode
from tests.server import club as http
from tests.server.room import Room

SEED = "the seed of this evening"


async def pages(browser: httpx.AsyncClient, table: str) -> str:
    """All that somebody can read of a table."""
    paths = ("", "/mine", f"/{table}", f"/{table}/log", f"/{table}/earlier")
    return "".join([(await browser.get(f"/api/tables{path}")).text for path in paths])


@pytest.mark.anyio
async def test_nobody_reads_the_fixed_seed_of_a_table_and_all_see_that_there_is_one(tmp_path: Path) -> None:
    async with http.opened(f"sqlite:///{tmp_path}/condotta.db") as club:
        anna, bruno = await club.guest("Anna"), await club.guest("Bruno")
        table = await club.table(anna, bruno, seed=SEED)
        seen = (await club.card(table))["settings"]
        await http.did(http.ask(anna, table, "change_settings", settings=seen | {"title": "Evening"}))
        await http.did(http.ask(anna, table, "start"))

        read = [await pages(browser, table) for browser in (anna, bruno, club.browser())]
        stored = await lobby(club.house.store)
        await http.did(http.ask(anna, table, "call_vote", what="end"))
        await http.did(http.ask(bruno, table, "cast_vote", yes=True))
        record = (await anna.get(f"/api/games/{table}/1/record")).text

    assert (seen["seed"], stored[0].settings.seed) == (HIDDEN, HIDDEN)
    assert all("Evening" in text and SEED not in text for text in read)
    assert loads(record).header.seed == derived(SEED, "1")
    assert SEED not in record


def told(room: Room) -> bytes:
    """All that anybody is told at a table."""
    viewers = (None, *range(room.table.settings.players))
    return b"".join(
        encode(message)
        for taken in room.taken
        for viewer in viewers
        for message in (taken.told(viewer), taken.brief(viewer))
        if message is not None
    )


def test_the_news_of_a_table_do_not_tell_its_seed() -> None:
    room = Room(seed=SEED, options={"players": 2})
    room.do("anna", ask.ChangeSettings(msgspec.structs.replace(room.table.settings, title="Evening")))

    assert b"Evening" in told(room)
    assert SEED.encode() not in told(room)
    assert room.table.settings.seed == SEED


def test_a_position_that_was_set_up_is_told_to_each_as_he_sees_it() -> None:
    setup = Setup(Options(2), ("10 10 heroine", "6 winter spring"), Phase.CHOOSE, turn=0)
    written = msgspec.json.decode(msgspec.json.encode(setup))
    room = Room(options={"players": 2})
    for person in ("anna", "bruno"):
        room.do(person, ask.Sit())

    room.write(Decision((log.GameStarted(1, CONDOTTIERE.version, False, setup=written),)))
    begun = room.taken[-1]
    messages = [begun.told(viewer) for viewer in (0, 1)]
    hands = [message.changed["hand"] for message in messages if message is not None and message.changed is not None]

    assert b'"setup"' not in told(room)
    assert b"10 10 heroine" not in told(room)
    assert [len(hand) for hand in hands] == [3, 3]
    assert hands[0] != hands[1]
