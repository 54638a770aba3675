"""Following a table: snapshots, exact resumption, ids that count once, spectators who are behind."""

import asyncio
import itertools
import re
from collections.abc import AsyncIterator
from typing import Any

import msgspec
import pytest

from condotta.client.known import Known
from condotta.condottiere.events import RegionChosen
from condotta.kernel.game import IllegalMove
from condotta.server.bus import open_bus
from condotta.server.bus.memory import MemoryBus
from condotta.server.desk import Desk
from condotta.server.hot import Hot
from condotta.server.http import streaming
from condotta.server.lobby import Lobby
from condotta.server.opening import Opening
from condotta.server.outbox import HEAVY, OUTBOX, Outbox
from condotta.server.sight import LARGEST_SNAPSHOT, TAIL
from condotta.server.store import Unavailable, open_store
from condotta.server.store.lobby import MOST, lobby
from condotta.server.store.people import Person
from condotta.server.table import commands as ask
from condotta.server.table.card import TableCard
from condotta.server.table.decision import Asker, Decision
from condotta.server.table.entries import Archived
from condotta.server.table.rendering import Taken
from condotta.server.table.settings import Settings
from condotta.server.table.table import Table
from condotta.server.tables_in_use import LISTED
from condotta.server.wire import CLOSED_TABLE, FAILED, TOO_SLOW, encode
from tests.server.club import opened
from tests.server.desks import Club
from tests.server.room import seated

pytestmark = pytest.mark.anyio
PEOPLE = ("anna", "bruno", "carla")


@pytest.fixture
async def club(sqlite_url: str) -> AsyncIterator[Club]:
    store, bus = await open_store(sqlite_url), await open_bus(None)
    yield Club(store, bus)
    await bus.close()
    await store.close()


def refused(error: pytest.ExceptionInfo[IllegalMove]) -> str:
    return error.value.code


async def test_who_comes_back_gets_exactly_the_rest_from_any_process_also_after_a_restart(club: Club) -> None:
    await club.open("anna", "bruno")
    everything = await club.ear("anna", have=0)
    for move in range(66):  # more than are kept in memory
        if move % 30 == 7:
            await club.do("bruno", ask.Say("psst", (0,)))
        await club.act(choice=move if move % 3 else 0)
    other = club.process()

    for have in (0, 3, 40, everything.last["n"] - 1):
        for desk in (club.desk, other):
            back = await club.ear("anna", have=have, desk=desk)
            assert back.told[0] == {"type": "resumed", "n": have}
            assert back.told[1:] == everything.told[1 + have :]
    assert everything.numbers == list(range(1, len(everything.told)))


async def test_who_applies_what_he_is_told_knows_what_a_snapshot_would_tell_him(club: Club) -> None:
    await club.open("anna", "bruno", game="ordonnance")
    ear = await club.ear("bruno")
    for _ in range(20):
        await club.act()

    known = Known()
    for message in ear.told:
        known.take(message)
    fresh = (await club.ear("bruno")).last
    assert (known.view, known.card, known.move) == (fresh["view"], fresh["table"], fresh["move"])
    assert (known.n, known.legal) == (fresh["n"], fresh["legal"] or [])


async def test_numbers_that_nobody_can_have_and_other_peoples_streams_lead_to_a_snapshot(club: Club) -> None:
    await club.open("anna", "bruno")
    n = (await club.ear("anna")).last["n"]

    assert (await club.ear("anna", have=n)).told == [{"type": "resumed", "n": n}]
    assert (await club.ear("anna", have=n, stream="1.4")).last["type"] == "snapshot"
    assert (await club.ear("anna", have=n + 1)).last["type"] == "snapshot"
    assert (await club.ear("anna", have=-1)).last["type"] == "snapshot"


async def test_who_changes_his_seat_begins_anew_and_reads_nothing_that_was_whispered_there(club: Club) -> None:
    await club.open("anna", "bruno", "carla")
    await club.do("carla", ask.Say("only for bruno", (1,)))
    anna, zeno = await club.ear("anna"), await club.ear()
    await club.do("anna", ask.CallVote("end"))
    for person in ("bruno", "carla"):
        await club.do(person, ask.CastVote(True))

    await club.do("anna", ask.Rematch())  # the players move on by one seat: anna sits where carla sat

    snapshot = next(one for one in anna.told[1:] if one["type"] == "snapshot")
    after = anna.told[anna.told.index(snapshot) + 1 :]
    assert snapshot["you"] == 2
    assert snapshot["stream"] != anna.told[0]["stream"]
    assert [one["n"] for one in after] == list(range(snapshot["n"] + 1, snapshot["n"] + 1 + len(after)))
    assert "snapshot" not in [one["type"] for one in zeno.told[1:]]
    assert b"only for bruno" not in encode((await club.ear("anna", have=0)).told)
    old = await club.ear("anna", have=anna.told[0]["n"], stream=anna.told[0]["stream"])
    assert old.last["type"] == "snapshot"


async def test_who_moves_to_a_chair_misses_nothing_however_much_was_whispered_to_who_sat_there(club: Club) -> None:
    await club.open("anna", "bruno", "carla")
    await club.do("anna", ask.CallVote("end"))
    for person in ("bruno", "carla"):
        await club.do(person, ask.CastVote(True))
    await club.do("anna", ask.Rematch())
    for number in range(3):
        await club.do("anna", ask.Say(f"only for carla {number}", (1,)))
    await club.do("carla", ask.Stand())
    bruno, elsewhere = await club.ear("bruno"), await club.ear("bruno", desk=(other := club.process()))

    await club.do("bruno", ask.Sit(1))
    for number in range(3):
        await club.do("anna", ask.Say(f"for all {number}"))
    await other.latest(club.name)

    for ear in (bruno, elsewhere):
        *_, at = (place for place, one in enumerate(ear.told) if one["type"] == "snapshot")
        snapshot, after = ear.told[at], ear.told[at + 1 :]
        assert snapshot["you"] == 1
        assert [one["n"] for one in after] == list(range(snapshot["n"] + 1, ear.last["n"] + 1))
    assert [one["news"][0]["text"] for one in bruno.told[-3:]] == [f"for all {number}" for number in range(3)]


@pytest.mark.parametrize("read_again", [True, False])
async def test_nothing_tells_who_takes_a_seat_how_much_others_did_in_private(club: Club, read_again: bool) -> None:
    heard = []
    for whispers in (0, 3):
        await club.open("anna", "bruno", "carla")
        for number in range(whispers):
            await club.do("carla", ask.Say(f"only for bruno {number}", (1,)))
        await club.do("anna", ask.CallVote("end"))
        for person in ("bruno", "carla"):
            await club.do(person, ask.CastVote(True))
        await club.do("anna", ask.Rematch())
        desk = club.process() if read_again else club.desk
        ears = [
            await club.ear(person, have=have, desk=desk) for person in ("anna", "bruno", None) for have in (None, 0)
        ]
        heard.append([_without_names(ear.told) for ear in ears])

    assert heard[0] == heard[1]


def _without_names(told: list[dict[str, Any]]) -> list[Any]:
    """Messages without what is another at every table: its name and commitments."""
    raw = encode(told).decode()
    return msgspec.json.decode(re.sub(r'"(table|commitment|secret)":"[^"]*"', '"x":""', raw))


async def test_a_rematch_has_a_commitment_of_its_own_and_can_be_started(club: Club) -> None:
    await club.open("anna", "bruno", seed=None)
    first = club.hot.card("anna").commitment
    await club.do("anna", ask.CallVote("end"))
    await club.do("bruno", ask.CastVote(True))

    await club.do("anna", ask.Rematch())

    second = club.hot.card("anna").commitment
    assert second
    assert second != first
    await club.do("anna", ask.Start())
    assert club.hot.card("anna").games == 2


async def test_a_command_sent_twice_counts_once_also_after_a_restart_and_through_another_process(club: Club) -> None:
    await club.open("anna", "bruno")
    await club.do("anna", ask.Say("once"), "said")
    number = club.hot.published

    for desk in (club.desk, club.process(), club.process()):
        done = await club.do("anna", ask.Say("once"), "said", desk=desk)
        assert done.id == "said"
    assert len(await club.store.entries(club.name)) == number


async def test_sitting_down_and_starting_and_acting_again_with_the_same_id_are_answered_as_before(club: Club) -> None:
    name = await club.desk.open_table(Asker("anna", "anna"), Settings("condottiere", {"players": 2}))
    club.name = name
    for _ in range(2):
        await club.do("anna", ask.Sit(), "sit")
        await club.do("bruno", ask.Sit(), "sit")
        await club.do("anna", ask.Start(), "start")
    done = await club.act("move")

    assert done.move == 1
    with pytest.raises(IllegalMove) as stale:
        await club.do("anna", ask.Start(), "start again")
    assert refused(stale) == "game.running"


async def test_a_process_that_lags_behind_reads_on_before_it_refuses(club: Club) -> None:
    await club.open("anna", "bruno")
    other = club.process()
    await other.table(club.name)  # it knows the table as it is now, and hears nothing of what follows
    await club.act()
    await club.act()

    done = await club.act(desk=other)

    assert done.move == 3


async def test_a_process_that_lags_behind_shows_newcomers_the_table_as_it_is(club: Club) -> None:
    await club.open("anna", "bruno")
    other = club.process()
    await other.table(club.name)
    ear = await club.ear("anna")
    await club.act()

    assert (await club.ear("anna", have=ear.last["n"], desk=other)).told == [{"type": "resumed", "n": ear.last["n"]}]


async def test_the_answer_comes_after_the_news_of_what_was_done(club: Club) -> None:
    await club.open("anna", "bruno")
    ear = await club.ear("anna")

    await club.do("anna", ask.Say("hello"))

    assert ear.last["news"][0]["text"] == "hello"


async def test_only_ones_own_seat_can_be_followed_and_spoken_for(club: Club) -> None:
    await club.open("anna", "bruno")

    for person in ("anna", "zeno", None):
        with pytest.raises(IllegalMove) as error:
            await club.ear(person, seat=1)
        assert refused(error) == "seat.other"


async def test_at_one_screen_each_socket_sees_and_speaks_for_one_seat_and_none_without_naming_it(club: Club) -> None:
    await club.open("anna", "anna", hotseat=True)

    first, second, covered = await club.ear("anna", 0), await club.ear("anna", 1), await club.ear("anna")

    assert [ear.last["you"] for ear in (first, second, covered)] == [0, 1, None]
    assert first.last["view"]["hand"] != second.last["view"]["hand"]
    assert not covered.last["view"]["hand"]
    with pytest.raises(IllegalMove) as error:
        await club.do("anna", ask.Say("who speaks?"))
    assert refused(error) == "seat.which"


async def test_at_one_screen_a_socket_begins_anew_when_another_takes_the_seat_it_speaks_for(club: Club) -> None:
    await club.open("anna", "anna", hotseat=True)
    ear = await club.ear("anna", 0)
    for word in ("one", "two", "three"):
        await club.do("anna", ask.Say(word, (0,)), seat=0)
    await club.do("anna", ask.CallVote("end"), seat=0)
    await club.do("anna", ask.CastVote(True), seat=1)

    await club.do("anna", ask.Rematch(), seat=0)
    await club.do("anna", ask.Say("heard by all"), seat=0)

    assert [one["you"] for one in ear.told if one["type"] == "snapshot"] == [0, 0]
    assert ear.last["news"][0]["text"] == "heard by all"


async def test_two_sockets_of_one_person_are_told_the_same(club: Club) -> None:
    await club.open("anna", "bruno")
    one, other = await club.ear("anna"), await club.ear("anna")

    await club.act()
    await club.do("bruno", ask.Say("psst", (0,)))

    assert one.told == other.told
    assert len(one.told) == 3


async def test_a_table_without_spectators_is_seen_while_it_gathers_and_then_by_its_players_alone(club: Club) -> None:
    club.name = await club.desk.open_table(
        Asker("anna", "anna"), Settings("condottiere", {"players": 2}, spectators=False)
    )
    await club.do("anna", ask.Sit())
    await club.do("bruno", ask.Sit())
    zeno, bruno = await club.ear("zeno"), await club.ear("bruno")

    await club.do("anna", ask.Start())

    assert (zeno.code, bruno.code) == (CLOSED_TABLE, None)
    assert "game_started" not in msgspec.json.encode(zeno.told).decode()
    with pytest.raises(IllegalMove) as error:
        await club.ear("zeno")
    assert refused(error) == "table.closed"
    with pytest.raises(IllegalMove):
        await club.desk.page(club.name, None, None, 0, 10)


async def between_games(club: Club, **settings: Any) -> None:
    """A table without spectators, at which a game has been played and another is about to be."""
    chosen = Settings("condottiere", {"players": 2}, spectators=False, seed="of this test", **settings)
    club.name = await club.desk.open_table(Asker("anna", "anna"), chosen)
    await club.do("anna", ask.Sit())
    await club.do("bruno", ask.Sit())
    await club.do("anna", ask.Start())
    for _ in range(3):
        await club.act()
    await club.do("anna", ask.Say("in confidence"))
    await club.do("anna", ask.CallVote("end"))
    await club.do("bruno", ask.CastVote(True))
    await club.do("bruno", ask.Rematch())
    await club.do("anna", ask.Say("again?"))


async def test_a_table_without_spectators_tells_who_looks_on_between_games_nothing_of_the_one_before(
    club: Club,
) -> None:
    await between_games(club)
    zeno, again, bruno = await club.ear("zeno"), await club.ear("zeno", have=0), await club.ear("bruno")

    for ear in (zeno, again):
        told = msgspec.json.encode(ear.told).decode()
        assert [one["type"] for one in ear.told] == ["snapshot"]
        assert "again?" in told
        assert not re.search("in confidence|region_chosen|vote_called|game_over", told)
    assert "region_chosen" in msgspec.json.encode(bruno.told).decode()


async def test_the_log_of_a_table_without_spectators_is_for_its_players_and_its_host_also_between_games(
    club: Club,
) -> None:
    await between_games(club)

    with pytest.raises(IllegalMove) as error:
        await club.desk.page(club.name, "zeno", None, 0, 100)
    assert refused(error) == "table.closed"
    assert await club.desk.page(club.name, "bruno", None, 0, 100)


async def test_who_would_still_see_the_game_before_waits_outside_a_table_without_spectators(club: Club) -> None:
    await between_games(club, delay=60)

    with pytest.raises(IllegalMove) as error:
        await club.ear("zeno")
    club.at += 61_000
    zeno = await club.ear("zeno")

    assert refused(error) == "table.closed"
    assert "region_chosen" not in msgspec.json.encode(zeno.told).decode()


async def test_a_fault_in_telling_one_viewer_lets_him_go_and_disturbs_nobody_else(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    await club.open("anna", "bruno")
    anna, bruno = await club.ear("anna"), await club.ear("bruno")
    telling = Taken.message

    def faulty(taken: Taken, viewer: int | None, since: int = 0) -> Any:
        if viewer == 0:
            raise RuntimeError("a fault in a view")
        return telling(taken, viewer, since)

    monkeypatch.setattr(Taken, "message", faulty)
    done = await club.act()

    assert done.move == 1
    assert (anna.code, bruno.code) == (FAILED, None)
    assert bruno.last["move"] == 1


@pytest.mark.parametrize(("game", "players"), [("condottiere", 6), ("condottiere", 2), ("ordonnance", 4)])
async def test_a_snapshot_is_small_and_its_log_is_of_the_present_battle(game: str, players: int) -> None:
    people = ("anna", "bruno", "carla", "dario", "elena", "fosca")[:players]
    room, hot = seated(*people, game=game), Hot("room")
    hot.table, known = Table("room"), 0
    for move in range(150):
        if room.table.phase != "playing":
            break
        room.act(room.legal()[move * 7 % len(room.legal())])
        if move % 6:
            continue
        room.do("anna", ask.Say("Ж" * 500))
        hot.publish([hot.take(*one, room.seed_of(one[2]), None) for one in room.log[known:]], room.at)
        known = len(room.log)
        for viewer in (None, room.playing.mover or 0):
            snapshot = hot.snapshot(viewer, room.at)
            events = [event for told in snapshot.log for event in told.events]
            assert len(encode(snapshot)) <= LARGEST_SNAPSHOT
            assert sum(isinstance(event, RegionChosen) for event in events) <= 1
            assert snapshot.log[-1].n == snapshot.n


async def test_a_snapshot_does_not_tell_how_much_others_did_in_private() -> None:
    logs, kept = [], []
    for whispers in (0, 3, 40):
        room, hot = seated("anna", "bruno", "carla", "dario", seed="evening"), Hot("room")
        hot.table = Table("room")
        for move in range(40):
            room.act(room.legal()[0])
            room.do("anna", ask.Say(f"good card, {move}"))
            for number in range(whispers):
                room.do("bruno", ask.Say(f"psst {number}", to=(2,)))
            if move % 3 == 0:
                room.do("dario", ask.Say("well", to=(0,)))
        hot.publish([hot.take(*one, room.seed_of(one[2]), None) for one in room.log], room.at)
        logs.append([hot.snapshot(viewer, room.at).log for viewer in (None, 0, 3)])
        kept.append(len(hot.live.tail))

    assert logs[0] == logs[1] == logs[2]
    assert min(map(len, logs[0])) > 10
    assert kept[2] <= 4 * TAIL


async def test_a_snapshot_with_many_long_offers_has_the_latest_that_fit() -> None:
    room, hot = seated("anna", "bruno", "carla"), Hot("room")
    hot.table = Table("room")
    for person, number in itertools.product(("anna", "bruno", "carla"), range(5)):
        others = tuple(seat for seat, other in enumerate(("anna", "bruno", "carla")) if other != person)
        room.do(person, ask.MakeOffer(others, text="Ж" * 278 + str(number)))
    hot.publish([hot.take(*one, room.seed_of(one[2]), None) for one in room.log], room.at)

    snapshot = hot.snapshot(0, room.at)

    assert LARGEST_SNAPSHOT - 1000 < len(encode(snapshot)) <= LARGEST_SNAPSHOT
    assert snapshot.offers == room.table.book.offers(0)[-len(snapshot.offers) :]


async def test_tables_at_which_people_sit_come_first_in_the_lobby_and_all_can_be_leafed_through(club: Club) -> None:
    settings = {"game": "condottiere", "options": {"players": 2}}
    names = []
    for number in range(MOST + 5):
        opening = Opening(sit=number == 0)
        asker = Asker(f"p{number}", f"P {number}")
        names.append(await club.desk.open_table(asker, msgspec.convert(settings, Settings), opening))

    first, second = [[card.table for card in await lobby(club.desk.store, at)] for at in (0, MOST)]

    assert (first[0], len(first), len(second)) == (names[0], MOST, 5)
    assert set(first + second) == set(names)


async def test_earlier_messages_are_read_page_by_page(club: Club) -> None:
    await club.open("anna", "bruno")
    for _ in range(10):
        await club.act()
    everything = await club.ear("bruno", have=0)

    pages = [await club.desk.page(club.name, "bruno", None, after, 7) for after in range(0, 28, 7)]

    told = [msgspec.json.decode(encode(one)) for page in pages for one in page]
    assert told == everything.told[1:]
    assert [len(page) for page in pages[:2]] == [7, 7]


async def test_an_outbox_that_is_not_emptied_ends_without_a_gap() -> None:
    left: list[bool] = []
    outbox = Outbox(3, lambda: left.append(True))
    outbox.begin([b"1", b"2", b"3", b"4"])
    assert await outbox.next() == [b"1", b"2", b"3", b"4"]
    for message in (b"5", b"6", b"7"):
        outbox.send(message)
    assert await outbox.next() == [b"5"]
    outbox.send(b"8")
    assert not left

    outbox.send(b"9")

    assert await outbox.next() == TOO_SLOW
    assert left == [True]


@pytest.mark.parametrize("waiting", [[b"x"] * OUTBOX, [bytes(HEAVY), b"x"]])
async def test_for_who_fetches_nothing_so_many_messages_wait_or_a_megabyte_and_then_he_is_let_go(
    waiting: list[bytes],
) -> None:
    outbox = Outbox()
    for message in waiting:
        outbox.send(message)
    assert (outbox.code, outbox.waiting) == (None, [[message] for message in waiting])

    outbox.send(b"one more")

    assert (outbox.code, outbox.waiting) == (TOO_SLOW, [])


async def test_who_begins_again_and_again_and_fetches_nothing_fills_no_outbox() -> None:
    outbox, log = Outbox(), [bytes(1000)] * 3000
    outbox.begin(log)
    assert await outbox.next() == log
    outbox.begin(log)
    assert outbox.code is None

    outbox.begin(log)

    assert await outbox.next() == TOO_SLOW


DELAY = 60


async def delayed(club: Club) -> None:
    await club.open("anna", "bruno", delay=DELAY)
    club.at += 1_000


async def test_spectators_who_are_behind_see_the_gathering_at_once_and_the_game_as_it_was_then(club: Club) -> None:
    await club.open("anna", "bruno", delay=DELAY)
    anna, zeno = await club.ear("anna"), await club.ear("zeno")
    assert [chair["name"] for chair in zeno.last["table"]["chairs"]] == ["anna", "bruno"]
    assert (zeno.last["table"]["phase"], zeno.last["view"]) == ("gathering", None)
    started = club.at
    for _ in range(5):
        club.at += 1_000
        await club.act()
    assert len(zeno.told) == 1

    moments = []
    for _ in range(6):
        club.at = started + 1000 * DELAY + 1000 * len(moments)
        await club.desk.uncover(club.hot)
        late = await club.ear("zeno")
        moments.append((zeno.last["n"], zeno.last.get("move"), late.last["n"], late.last["move"]))

    assert [moment[1] for moment in moments] == [None, 1, 2, 3, 4, 5]
    assert all(n == late for n, _, late, _ in moments)
    assert zeno.numbers == list(range(zeno.told[0]["n"] + 1, zeno.told[0]["n"] + 7))
    assert all("hand" not in (one.get("changed") or {}) or not one["changed"]["hand"] for one in zeno.told[1:])
    assert [one["events"] for one in zeno.told[2:] if one.get("move") == 1] != []
    assert len(anna.told) == 6


async def test_the_delayed_stream_is_the_same_from_a_process_that_reads_it_from_the_log(club: Club) -> None:
    await delayed(club)
    for _ in range(4):
        club.at += 1_000
        await club.act()
    club.at += 1000 * DELAY - 1_500

    here = await club.ear("zeno", have=0)
    there = await club.ear("zeno", have=0, desk=club.process())

    assert here.told == there.told
    assert here.last["move"] == 2
    page = await club.desk.page(club.name, "zeno", None, 0, 100)
    assert [one.n for one in page] == here.numbers


async def test_what_is_listed_of_a_delayed_table_lies_back_too_but_not_for_its_players(club: Club) -> None:
    await delayed(club)
    lobby = Lobby(club.desk)
    await club.do("anna", ask.CallVote("end"))
    await club.do("bruno", ask.CastVote(True))
    assert (await club.desk.card(club.name, "anna")).phase == "over"

    def phases(cards: list[TableCard]) -> list[str]:
        return [card.phase for card in cards]

    assert (await club.desk.card(club.name, "zeno")).phase == "gathering"
    assert phases(await lobby.cards()) == ["gathering"]
    assert phases(await Lobby(club.process()).cards()) == ["gathering"]
    club.at += 1000 * DELAY - 1_000  # the start is seen, the end is not
    assert phases(await lobby.cards()) == ["playing"]
    club.at += 1_000
    assert phases(await lobby.cards()) == []
    assert (await club.desk.card(club.name, None)).phase == "over"


async def test_spectators_come_to_a_delayed_table_also_after_somebody_got_another_name(club: Club) -> None:
    await delayed(club)
    before = (await club.ear("zeno")).last
    await club.desk.rename(club.name, "anna", "Angela")

    late = await club.ear("zeno")

    assert (late.last["type"], late.last["n"]) == ("snapshot", before["n"])
    assert [chair["name"] for chair in late.last["table"]["chairs"]] == ["anna", "bruno"]
    assert (await club.ear("zeno", have=0)).numbers == list(range(1, before["n"] + 1))
    club.at += 1000 * DELAY
    await club.desk.uncover(club.hot)
    assert late.last["table"]["chairs"][0]["name"] == "Angela"


async def test_nobody_at_a_table_waits_for_who_reads_its_whole_log(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    await club.open("anna", "bruno")
    for _ in range(40):  # more than are kept in memory
        await club.act()
    reading, history = asyncio.Event(), club.desk.history

    async def slow(name: str) -> AsyncIterator[Any]:
        async for one in history(name):
            yield one
            reading.set()
            await asyncio.sleep(0.01)

    monkeypatch.setattr(club.desk, "history", slow)
    reader = asyncio.create_task(club.ear("zeno", have=0))
    await reading.wait()
    for _ in range(3):
        await club.act()

    assert not reader.done()
    ear = await reader
    assert ear.numbers == list(range(1, (await club.ear("zeno")).last["n"] + 1))


async def test_a_delayed_table_is_not_forgotten_while_spectators_wait(club: Club) -> None:
    await delayed(club)
    club.desk.cool(club.at + 10**9)

    assert club.hot.table is not None


async def lobbied(club: Club) -> tuple[Lobby, Outbox]:
    lobby, outbox = Lobby(club.desk), Outbox()
    tasks: set[asyncio.Task[None]] = set()

    def heard(message: bytes) -> None:
        if lobby.heard(message.decode()):
            task = asyncio.create_task(lobby.tell())
            tasks.add(task)
            task.add_done_callback(tasks.discard)

    await club.bus.subscribe(LISTED, heard)
    await lobby.watch(outbox)
    return lobby, outbox


async def heard(outbox: Outbox) -> dict[str, Any]:
    messages = await asyncio.wait_for(outbox.next(), 10)
    assert isinstance(messages, list)
    message: dict[str, Any] = msgspec.json.decode(messages[0])
    return message


async def test_the_lobby_tells_what_there_is_and_then_what_opens_changes_and_closes(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("condotta.server.lobby.PACE", 0.5)  # a breath that is long enough on any machine
    lobby, outbox = await lobbied(club)
    assert await heard(outbox) == {"type": "lobby", "tables": []}

    await club.open("anna", "bruno")  # several changes in one breath are one message
    opened = await heard(outbox)
    assert opened["type"] == "listed"
    assert (opened["table"]["table"], opened["table"]["phase"]) == (club.name, "playing")
    await club.act()
    await club.do("anna", ask.CallVote("end"))
    changed = await heard(outbox)
    assert changed["table"]["vote"]["what"] == "end"
    await club.do("bruno", ask.CastVote(True))
    assert await heard(outbox) == {"type": "unlisted", "name": club.name}

    lobby.leave(outbox)
    assert not lobby.heard(club.name)


async def test_the_lobby_says_nothing_of_tables_that_are_not_public(club: Club) -> None:
    _, outbox = await lobbied(club)
    await heard(outbox)

    await club.open("anna", "bruno", public=False)
    await club.do("anna", ask.CallVote("end"))
    await club.open("anna", "bruno", title="seen")

    assert (await heard(outbox))["table"]["settings"]["title"] == "seen"
    assert not outbox.waiting


async def tables_opened(desk: Desk, count: int) -> list[str]:
    return [await desk.open_table(Asker("anna", "anna"), Settings("condottiere")) for _ in range(count)]


def told_of(outbox: Outbox) -> list[tuple[str, str]]:
    """What waits for somebody who looks at the lobby: what became of which table."""
    news = [msgspec.json.decode(message) for messages in outbox.waiting for message in messages]
    outbox.waiting.clear()
    return [(one["type"], one["table"]["table"] if one["type"] == "listed" else one["name"]) for one in news]


async def test_however_many_tables_change_at_once_the_lobby_tells_of_all(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("condotta.server.store.lobby.MOST", 3)  # cards at once
    lobby, outbox = Lobby(club.desk), Outbox()
    tables = await tables_opened(club.desk, 3)
    await lobby.watch(outbox)
    outbox.waiting.clear()
    tables += await tables_opened(club.desk, 4)

    for club.name in tables:
        await club.do("anna", ask.Sit())
        lobby.heard(club.name)
    await lobby.tell()

    assert sorted(told_of(outbox)) == sorted(("listed", table) for table in tables)


async def test_what_could_not_be_told_in_the_lobby_is_told_later(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    lobby, outbox = Lobby(club.desk), Outbox()
    await lobby.watch(outbox)
    outbox.waiting.clear()
    (table,) = await tables_opened(club.desk, 1)

    async def away(*_: object) -> list[TableCard]:
        raise Unavailable

    assert lobby.heard(table)
    monkeypatch.setattr("condotta.server.lobby.listed", away)
    with pytest.raises(Unavailable):
        await lobby.tell()
    assert told_of(outbox) == []

    monkeypatch.undo()
    await lobby.tell()
    assert told_of(outbox) == [("listed", table)]


async def test_the_lobby_finds_out_what_no_word_came_of(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("condotta.server.lobby.ROUND", 0.05)
    lobby, outbox = Lobby(club.desk), Outbox()
    await lobby.watch(outbox)
    assert await heard(outbox) == {"type": "lobby", "tables": []}
    going_round = asyncio.create_task(lobby.go_round())

    (club.name,) = await tables_opened(club.desk, 1)
    assert (await heard(outbox))["table"]["table"] == club.name
    await club.do("anna", ask.Sit())
    assert (await heard(outbox))["table"]["chairs"][0]["name"] == "anna"
    await club.desk.settled(club.hot, lambda _: Decision((Archived(),)))
    assert await heard(outbox) == {"type": "unlisted", "name": club.name}
    await asyncio.sleep(0.5)
    assert told_of(outbox) == []  # and what is known is not told again

    going_round.cancel()


async def test_who_looks_at_the_lobby_hears_of_what_a_newcomer_is_told(club: Club) -> None:
    lobby, first, second = Lobby(club.desk), Outbox(), Outbox()
    await lobby.watch(first)
    first.waiting.clear()
    (table,) = await tables_opened(club.desk, 1)

    await lobby.watch(second)

    assert told_of(first) == [("listed", table)]


async def test_who_listens_for_his_turns_finds_out_what_no_word_came_of(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(streaming, "KEEP_ALIVE", 0.1)
    async with opened(sqlite_url) as served:
        house = served.house
        listening = streaming.Listening(house, Person("anna", "anna", "guest"), "here")
        told = listening.told()
        assert await anext(told) == b"data: []\n\n"
        assert await anext(told) == streaming.STILL_HERE
        elsewhere = Club(house.store, MemoryBus())  # of what it writes no word comes

        await elsewhere.open("anna", "anna", hotseat=True)

        async with asyncio.timeout(10):
            while (event := await anext(told)) == streaming.STILL_HERE:
                pass
        (turn,) = msgspec.json.decode(event.removeprefix(b"data: "))
        assert turn["table"] == elsewhere.name
        listening.send_away()
        assert [one async for one in told] == []


async def test_a_silence_of_ones_turns_lasts_as_long_whatever_others_do_in_private(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(streaming, "KEEP_ALIVE", 1.0)
    async with opened(sqlite_url) as served:
        house, loop = served.house, asyncio.get_running_loop()
        club = Club(house.store, house.bus)
        club.desk = house.desk
        await club.open(*PEOPLE)
        mover, *others = sorted(PEOPLE, key=lambda name: name != PEOPLE[club.mover])
        told = streaming.Listening(house, Person(mover, mover, "guest"), "here").told()
        assert club.name.encode() in await anext(told)
        began = loop.time()

        async def whisper() -> None:
            for _ in range(8):
                await asyncio.sleep(0.2)
                await club.do(others[0], ask.Say("psst", (PEOPLE.index(others[1]),)))

        whispering = asyncio.create_task(whisper())
        assert await anext(told) == streaming.STILL_HERE
        lasted = loop.time() - began
        await whispering

    assert 0.9 < lasted < 1.5
