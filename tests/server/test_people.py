"""People: guests, accounts, logins, tokens, names, blocks, and taking leave; over SQLite and PostgreSQL."""

import asyncio
import threading
import time
from collections.abc import AsyncIterator
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
from sqlalchemy import select, update
from typer.testing import CliRunner

from condotta.cli.app import app as command_line
from condotta.server.bus.memory import MemoryBus
from condotta.server.desk import Desk
from condotta.server.hot import Hot
from condotta.server.people import passwords
from condotta.server.people.names import NameRefused, cleaned, compared
from condotta.server.store import Store, Unavailable, lobby, open_store
from condotta.server.store.parting import UNUSED, forget_unused_guests, rename_everywhere
from condotta.server.store.people import person_of_session, welcome_guest
from condotta.server.store.schema import metadata, people
from condotta.server.table.commands import Say, Sit
from condotta.server.table.decision import Asker, Decision
from condotta.server.table.entries import Archived
from tests.server.club import PASSWORD, Club, ask, code, did, opened, who

pytestmark = pytest.mark.anyio

CLOCK = {"clock": "live", "base": 600_000}


@pytest.fixture
async def club(database: str) -> AsyncIterator[Club]:
    async with opened(database) as club:
        yield club


async def kept(store: Store) -> str:
    """Everything in the database, as text."""

    def rows(connection: Any) -> str:
        return "".join(str(connection.execute(select(table)).all()) for table in metadata.sorted_tables)

    return await store.run(rows)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Anna", "aNNA"),
        ("Anna", " An na!"),
        ("José", "Jose"),
        ("Jose\u0301", "José"),
        ("Paolo", "Раоlо"),  # the second partly in Cyrillic letters
        ("Kato", "Κατο"),  # Greek
        ("Bill", "BiIl"),
        ("Leo0", "LeoO"),
        ("Ａnna", "Anna"),
        ("mamma", "rnarnma"),
        ("Łukasz", "Lukasz"),
    ],
)
async def test_names_that_look_alike_are_the_same(one: str, other: str) -> None:
    assert compared(one) == compared(other)


async def test_names_that_differ_are_not_the_same() -> None:
    names = ["Anna", "Hanna", "Anne", "Аня", "Ольга", "Оля", "Bruno", "Brunо2", "山田", "川田"]

    assert len({compared(name) for name in names}) == len(names)


@pytest.mark.parametrize(
    ("name", "refusal"),
    [
        ("", "name.length"),
        (" \t\n", "name.length"),
        ("a" * 25, "name.length"),
        ("a" * 10_000, "name.length"),
        ("\u202e\u200b", "name.length"),
        ("\u3164\u115f\uffa0", "name.length"),
        ("♥♥♥", "name.letters"),
        ("a" + "\u0336" * 9, "name.letters"),
        ("a" + "\u0336" * 3, "name.letters"),
        ("Admin", "name.taken"),
        ("former player", "name.taken"),
    ],
)
async def test_a_name_that_cannot_be_had_is_refused(name: str, refusal: str) -> None:
    with pytest.raises(NameRefused) as caught:
        cleaned(name)

    assert caught.value.code == refusal


async def test_a_name_is_cleaned() -> None:
    assert cleaned("  An\u200bna \u202e B\x00 ") == "An na B"
    assert cleaned("Anna\u3164") == "Anna"
    for word in ("ที่รัก", "कीं"):
        assert cleaned(word)


async def test_a_guest_becomes_an_account_and_keeps_who_he_is_and_where_he_sits(club: Club) -> None:
    anna = await club.guest("Anna")
    before, table = await who(anna), await club.table(anna)
    stolen = dict(anna.cookies)

    secured = await did(anna.post("/api/accounts", json={"password": PASSWORD}))

    after = await who(anna)
    assert (after["id"], after["name"], after["kind"]) == (before["id"], "Anna", "account")
    assert [card["table"] for card in await did(anna.get("/api/tables/mine"))] == [table]
    assert await code(anna.post("/api/accounts", json={"password": PASSWORD})) == "account.already"
    old = club.browser()
    old.cookies.update(stolen)
    assert await code(old.get("/api/me")) == "person.unknown"
    everything = await kept(club.house.store)
    for secret in (PASSWORD, secured["recovery"], secured["recovery"].replace("-", ""), anna.cookies["condotta"]):
        assert secret not in everything


async def test_who_knows_the_password_logs_in_and_nobody_learns_whether_a_name_exists(club: Club) -> None:
    await club.account("Anna")
    await club.guest("Gast")
    browser = club.browser()

    assert (await who(await club.log_in("ANNA")))["name"] == "Anna"
    wrong = [
        await browser.post("/api/logins", json={"name": name, "password": password})
        for name, password in (("Anna", "wrong horse"), ("Nobody", PASSWORD), ("Gast", PASSWORD), ("\0", "\0"))
    ]
    assert {(answer.status_code, answer.text) for answer in wrong} == {(403, wrong[0].text)}
    assert wrong[0].json()["code"] == "login.wrong"


async def test_a_name_that_nobody_has_takes_as_much_work_as_a_wrong_password(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    await club.account("Anna")
    await club.guest("Gast")
    worked, browser = list[str](), club.browser()
    verify = passwords.HASHER.verify
    monkeypatch.setattr(passwords, "HASHER", Worked(verify, worked))

    for number, name in enumerate(("Anna", "Nobody", "Gast", "\0"), start=1):
        assert await code(browser.post("/api/logins", json={"name": name, "password": "wrong horse"})) == "login.wrong"
        assert worked == ["wrong horse"] * number


class Worked:
    """The hasher, that notes for which passwords it works."""

    def __init__(self, verify: Any, worked: list[str]) -> None:
        self._verify, self.worked = verify, worked
        self.hash = passwords.HASHER.hash

    def verify(self, kept: str, password: str) -> bool:
        self.worked.append(password)
        return bool(self._verify(kept, password))


async def test_two_passwords_are_hashed_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    at_work, most, lock = 0, 0, threading.Lock()

    def hashing(password: str) -> str:
        nonlocal at_work, most
        with lock:
            at_work += 1
            most = max(most, at_work)
        time.sleep(0.05)
        with lock:
            at_work -= 1
        return password

    monkeypatch.setattr(passwords, "HASHER", SimpleNamespace(hash=hashing))
    await asyncio.gather(*(passwords.hashed(str(number)) for number in range(8)))

    assert most == 2


async def test_a_password_is_kept_as_argon2id_alone(club: Club) -> None:
    await club.account("Anna")

    assert "$argon2id$" in await kept(club.house.store)
    assert PASSWORD not in await kept(club.house.store)


async def test_a_password_is_neither_too_short_nor_endless(club: Club) -> None:
    anna = await club.guest("Anna")

    for password in ("1234567", "x" * 201):
        assert await code(anna.post("/api/accounts", json={"password": password})) == "password.length"


async def test_logins_are_listed_and_ended_one_by_one_or_all_at_once(club: Club) -> None:
    anna, _ = await club.account("Anna")
    other, third = await club.log_in("Anna"), await club.log_in("Anna")
    bruno = await club.guest("Bruno", **{"User-Agent": "Bruno's browser"})

    (his,) = await did(bruno.get("/api/logins"))
    listed = await did(anna.get("/api/logins"))
    assert his["agent"] == "Bruno's browser"
    assert len(listed) == 3
    assert [login["id"] for login in listed if login["current"]] == [(await who(anna))["login"]]
    assert await code(bruno.delete(f"/api/logins/{listed[0]['id']}")) == "login.none"

    await did(anna.delete(f"/api/logins/{(await who(other))['login']}"))
    assert await code(other.get("/api/me")) == "person.unknown"
    await did(third.delete("/api/logins/current"))
    assert "condotta" not in third.cookies
    again = await club.log_in("Anna")
    await did(anna.delete("/api/logins"))
    assert await code(again.get("/api/me")) == "person.unknown"
    assert await did(bruno.get("/api/me"))


async def test_a_changed_password_ends_the_other_logins(club: Club) -> None:
    anna, _ = await club.account("Anna")
    other = await club.log_in("Anna")

    change = {"old": "wrong horse", "new": "battery staple"}
    assert await code(anna.post("/api/me/password", json=change)) == "password.wrong"
    await did(anna.post("/api/me/password", json=change | {"old": PASSWORD}))

    assert (await who(anna))["name"] == "Anna"
    assert await code(other.get("/api/me")) == "person.unknown"
    assert await who(await club.log_in("Anna", "battery staple"))
    guest = await club.guest("Gast")
    assert await code(guest.post("/api/me/password", json=change)) == "account.needed"


async def test_a_recovery_code_counts_once_and_ends_everything_else(club: Club) -> None:
    anna, recovery = await club.account("Anna")
    token = await did(anna.post("/api/tokens", json={"label": "bot"}))
    asked = {"name": "anna", "code": recovery.lower().replace("-", " "), "password": "battery staple"}
    browser = club.browser()

    wrong = asked | {"code": "AAAAA-AAAAA-AAAAA-AAAAA-AAAAA"}
    assert await code(browser.post("/api/recoveries", json=wrong)) == "recovery.wrong"
    secured = await did(browser.post("/api/recoveries", json=asked))

    assert secured["recovery"] != recovery
    assert (await who(browser))["name"] == "Anna"
    assert await code(anna.get("/api/me")) == "person.unknown"
    program = club.browser(Authorization=f"Bearer {token['secret']}")
    assert await code(program.get("/api/me")) == "person.unknown"
    assert await code(browser.post("/api/recoveries", json=asked)) == "recovery.wrong"
    assert await did(browser.post("/api/recoveries", json=asked | {"code": secured["recovery"]}))


async def test_of_two_who_use_the_same_code_at_once_one_succeeds(club: Club) -> None:
    _, recovery = await club.account("Anna")
    asked = {"name": "Anna", "code": recovery, "password": "battery staple"}

    answers = await asyncio.gather(*(club.browser().post("/api/recoveries", json=asked) for _ in range(2)))

    assert sorted(answer.status_code for answer in answers) == [201, 403]


async def test_a_name_belongs_to_one(club: Club) -> None:
    anna, bruno = await club.guest("Anna"), await club.guest("Bruno")

    assert await code(club.browser().post("/api/guests", json={"name": "ANNA"})) == "name.taken"
    assert await code(bruno.patch("/api/me", json={"name": "Аnnа"})) == "name.taken"
    assert (await did(anna.patch("/api/me", json={"name": "ANNA", "language": "it"})))["name"] == "ANNA"
    assert (await who(anna))["language"] == "it"
    assert await code(anna.patch("/api/me", json={"language": "xx"})) == "language.unknown"

    racing = (club.browser().post("/api/guests", json={"name": "Carla"}) for _ in range(5))
    answers = await asyncio.gather(*racing)
    assert sorted(answer.status_code for answer in answers) == [201, 409, 409, 409, 409]


async def test_a_table_learns_the_new_name_of_who_sits_there(club: Club) -> None:
    anna, bruno = await club.guest("Anna"), await club.guest("Bruno")
    table = await club.table(anna, bruno)

    await did(anna.patch("/api/me", json={"name": "Annabel"}))

    assert [chair["name"] for chair in (await club.card(table))["chairs"]] == ["Annabel", "Bruno"]
    (listed,) = await did(bruno.get("/api/tables"))
    assert listed["chairs"][0]["name"] == "Annabel"
    assert await club.guest("Anna")


async def test_a_token_lets_a_program_play_but_not_change_whose_it_is(club: Club) -> None:
    anna, _ = await club.account("Anna")
    issued = await did(anna.post("/api/tokens", json={"label": "my\nbot"}))
    program = club.browser(Authorization=f"Bearer {issued['secret']}")

    assert (await who(program))["program"]
    assert await club.table(program)
    (listed,) = await did(anna.get("/api/tokens"))
    assert listed["label"] == "my bot"
    assert issued["secret"] not in await kept(club.house.store) + str(listed)
    for asked in (
        program.post("/api/tokens", json={"label": "more"}),
        program.post("/api/me/deletion", json={}),
        program.post("/api/me/password", json={"old": PASSWORD, "new": PASSWORD}),
        program.get("/api/me/export"),
        program.get("/api/logins"),
        program.patch("/api/me", json={"name": "Bot"}),
    ):
        assert await code(asked) == "person.program"

    bruno = await club.guest("Bruno")
    assert await code(bruno.delete(f"/api/tokens/{listed['id']}")) == "token.none"
    await did(anna.delete(f"/api/tokens/{listed['id']}"))
    assert await code(program.get("/api/me")) == "person.unknown"
    assert await code(program.get(f"/api/tables/{await club.table(anna)}/log")) == "person.unknown"
    assert await code(anna.post("/api/tokens", json={"label": " "})) == "token.label"


async def test_tokens_are_bounded(club: Club) -> None:
    anna = await club.guest("Anna")
    for number in range(20):
        await did(anna.post("/api/tokens", json={"label": f"{number}"}))

    assert await code(anna.post("/api/tokens", json={"label": "one more"})) == "token.many"


async def test_everything_that_is_kept_about_somebody_is_given_to_him_and_no_secret(club: Club) -> None:
    anna, recovery = await club.account("Anna")
    bruno = await club.guest("Bruno")
    await did(anna.post("/api/tokens", json={"label": "bot"}))
    await did(anna.put(f"/api/blocks/{(await who(bruno))['id']}"))
    table = await club.table(anna)
    await did(ask(anna, table, "say", text="Hello there"))

    answer = await anna.get("/api/me/export")

    told = answer.json()
    assert told["person"][0]["name"] == "Anna"
    assert [len(told[part]) for part in ("logins", "tokens", "blocks", "seats")] == [1, 1, 1, 1]
    assert [one["entry"]["entry"] for one in told["log"]] == ["table_opened", "sat", "said"]
    assert told["rating_changes"] == []
    for secret in ("hash", recovery, anna.cookies["condotta"], "number"):
        assert secret not in answer.text.replace('"number":1', "")


async def test_who_is_deleted_leaves_his_games_and_not_his_name(club: Club) -> None:
    bruno, (zelda, _) = await club.guest("Bruno"), await club.account("Zelda")
    over, running = await club.table(zelda, bruno), await club.table(bruno, zelda)
    for table, host in ((over, zelda), (running, bruno)):
        await did(ask(host, table, "start"))
        await did(ask(zelda, table, "say", text="Good luck"))
    hot = await club.house.desk.table(running)
    assert hot.table is not None
    assert hot.table.playing is not None
    mover = zelda if hot.table.playing.mover == 1 else bruno
    staying, leaving = (zelda, bruno) if mover is zelda else (bruno, zelda)
    name, ident = (await who(leaving))["name"], (await who(leaving))["id"]
    club.house.desk.hot.pop(over)  # a table that nobody has in memory

    if leaving is zelda:
        assert await code(leaving.post("/api/me/deletion", json={"password": "wrong horse"})) == "password.wrong"
    await did(leaving.post("/api/me/deletion", json={"password": PASSWORD}))

    assert name not in await kept(club.house.store)
    assert await code(leaving.get("/api/me")) == "person.unknown"
    for table in (over, running):
        card = await club.card(table)
        (former,) = [chair for chair in card["chairs"] if chair["person"] == ident]
        assert (former["name"], former["stand_in"]) == ("", True)
        assert card["host"] == (await who(staying))["id"]
        told = [taken async for _, taken in club.house.desk.history(table)]
        assert [taken.number for taken in told] == list(range(1, len(told) + 1))
    assert (await club.guest(name)).cookies


async def test_the_name_of_who_opened_a_table_and_sat_down_at_once_goes_with_him(club: Club) -> None:
    quentin = await club.guest("Quentin")
    wanted = {"game": "condottiere", "options": {"players": 2}, "sit": True}
    table = (await did(quentin.post("/api/tables", json=wanted)))["table"]
    assert "Quentin" in await kept(club.house.store)
    told = (await did(quentin.get("/api/me/export")))["log"]
    assert [one["entry"]["entry"] for one in told] == ["table_opened", "sat"]

    await did(quentin.post("/api/me/deletion", json={}))

    assert "Quentin" not in await kept(club.house.store)
    assert "Quentin" not in (await club.browser().get(f"/api/tables/{table}/log")).text


async def test_another_name_leaves_the_others_at_ones_screen_theirs(club: Club) -> None:
    host = await club.guest("Orlando")
    table = (
        await did(host.post("/api/tables", json={"game": "ordonnance", "options": {"players": 2}, "hotseat": True}))
    )["table"]
    await did(ask(host, table, "sit"))
    await did(ask(host, table, "sit", name="Uncle Bob"))
    await did(
        host.post(f"/api/tables/{table}/ask", json={"id": "1", "command": {"do": "say", "text": "Hm"}, "seat": 1})
    )

    await rename_everywhere(club.house.store, (await who(host))["id"], "Roland")
    await club.house.porter.look()

    names = await kept(club.house.store)
    assert "Orlando" not in names
    assert [chair["name"] for chair in (await club.card(table))["chairs"]] == ["Roland", "Uncle Bob"]
    assert names.count("Uncle Bob") == 2


async def test_a_guest_who_logs_out_in_a_game_leaves_it_to_a_stand_in(club: Club) -> None:
    anna, bruno = await club.guest("Anna"), await club.guest("Bruno")
    table = await club.table(anna, bruno)
    await did(ask(anna, table, "start"))

    await did(anna.delete("/api/logins/current"))

    assert [chair["stand_in"] for chair in (await club.card(table))["chairs"]] == [True, False]


async def test_a_guest_who_logs_out_leaves_all_his_chairs_however_many(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lobby, "MOST", 2)  # cards at once
    anna, bruno = await club.guest("Anna"), await club.guest("Bruno")
    tables = [await club.table(bruno, anna) for _ in range(5)]

    await did(anna.delete("/api/logins/current"))

    assert [(await club.card(table))["chairs"][1]["person"] for table in tables] == [None] * 5


async def test_a_guest_leaves_his_chairs_also_by_the_id_of_his_login_and_where_others_have_just_written(
    club: Club,
) -> None:
    anna, bruno = await club.guest("Anna"), await club.guest("Bruno")
    table = await club.table(bruno, anna)
    elsewhere = Desk(club.house.store, MemoryBus(), club.house.now)  # of what it writes no word comes
    await elsewhere.carry_out(table, Asker((await who(bruno))["id"], "Bruno"), "elsewhere", Say("hello"))
    (login,) = await did(anna.get("/api/logins"))

    await did(anna.delete(f"/api/logins/{login['id']}"))

    assert [chair["name"] for chair in (await club.card(table))["chairs"]] == ["Bruno", ""]


async def test_the_porter_sees_off_a_guest_whom_the_database_kept_or_who_had_just_sat_down(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, bruno = await club.guest("Anna"), await club.guest("Bruno")
    away, there, late = [*sorted([await club.table(bruno, anna) for _ in range(2)]), await club.table(bruno)]
    person, settled = (await who(anna))["id"], club.house.desk.settled

    async def failing(hot: Hot, *rest: Any) -> None:
        if hot.name == away:
            raise Unavailable
        await settled(hot, *rest)

    monkeypatch.setattr(club.house.desk, "settled", failing)
    await did(anna.delete("/api/logins/current"))
    await club.house.desk.carry_out(late, Asker(person, "Anna"), "late", Sit())
    seated = [(await club.card(table))["chairs"][1]["person"] for table in (away, there, late)]
    assert seated == [person, None, person]
    monkeypatch.undo()

    await club.house.porter.look()

    assert [(await club.card(table))["chairs"][1]["person"] for table in (away, there, late)] == [None] * 3
    assert (await club.card(away))["chairs"][0]["name"] == "Bruno"


async def test_a_host_without_a_chair_who_cannot_come_back_is_followed_by_who_sits_there(club: Club) -> None:
    host, anna, bruno = [await club.guest(name) for name in ("Host", "Anna", "Bruno")]
    settings = {"game": "condottiere", "options": {"players": 2}}
    table: str = (await did(host.post("/api/tables", json=settings)))["table"]
    for browser in (anna, bruno):
        await did(ask(browser, table, "sit"))
    assert await code(ask(anna, table, "start")) == "host.only"

    await did(host.delete("/api/logins/current"))

    assert await code(ask(bruno, table, "start")) == "host.only"
    await did(ask(anna, table, "start"))
    assert (await club.card(table))["host"] == (await who(anna))["id"]


async def test_a_guest_who_logs_out_leaves_archived_tables_as_they_are(club: Club) -> None:
    anna, bruno = await club.guest("Anna"), await club.guest("Bruno")
    hot = await club.house.desk.table(await club.table(anna, bruno))
    await club.house.desk.settled(hot, lambda table: Decision((Archived(),)))
    entries = len(await club.house.store.entries(hot.name))

    await did(anna.delete("/api/logins/current"))
    await club.house.porter.look()

    assert len(await club.house.store.entries(hot.name)) == entries


async def test_running_games_come_first_among_ones_tables_and_all_can_be_leafed_through(club: Club) -> None:
    anna, bruno = await club.guest("Anna"), await club.guest("Bruno")
    running = await club.table(anna, bruno)
    await did(ask(anna, running, "start"))
    for _ in range(2):
        over = await club.table(anna, bruno)
        await did(ask(anna, over, "start"))
        await did(ask(anna, over, "call_vote", what="end"))
        await did(ask(bruno, over, "cast_vote", yes=True))

    tables = await did(anna.get("/api/tables/mine"))
    assert [card["phase"] for card in tables] == ["playing", "over", "over"]
    assert await did(anna.get("/api/tables/mine?from=1")) == tables[1:]


async def test_a_last_move_that_is_sent_again_after_a_rematch_is_answered_as_before(club: Club) -> None:
    people = await club.guest("Anna"), await club.guest("Bruno")
    table = await club.table(*people)
    await did(ask(people[0], table, "start"))
    hot = await club.house.desk.table(table)
    assert hot.table is not None
    assert hot.table.playing is not None
    mover = people[hot.table.playing.mover or 0]
    move = {"id": "last", "command": {"do": "act", "move": 1, "action": "attack Roma"}}
    first = await did(mover.post(f"/api/tables/{table}/ask", json=move))
    await did(ask(people[0], table, "call_vote", what="end"))
    await did(ask(people[1], table, "cast_vote", yes=True))
    await did(ask(people[0], table, "rematch"))

    assert await did(mover.post(f"/api/tables/{table}/ask", json=move)) == first
    await did(ask(people[0], table, "start"))
    assert await did(mover.post(f"/api/tables/{table}/ask", json=move)) == first
    assert await code(
        mover.post(f"/api/tables/{table}/ask", json=move | {"id": "other", "command": move["command"] | {"move": 7}})
    )


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "There is no move of yours to take back: you have not moved yet, or "),
        ("it", "Non c'è una tua mossa da ritirare: non hai ancora mosso, o "),
        ("pl", "Nie masz ruchu, który można cofnąć: jeszcze nie było twojego ruchu albo "),
        ("ru", "Нет вашего хода, который можно взять назад: вы ещё не ходили, или "),
    ],
)
async def test_why_there_is_nothing_to_take_back_is_said_in_ones_language(
    club: Club, language: str, sentence: str
) -> None:
    anna = await club.guest("Anna", **{"Accept-Language": language})
    table = await club.table(anna, await club.guest("Bruno"))
    await did(ask(anna, table, "start"))

    answer = await ask(anna, table, "call_vote", what="take_back")

    assert answer.json()["code"] == "take_back.late"
    assert answer.json()["sentence"].startswith(sentence)


async def test_talk_that_is_sent_again_after_a_rematch_is_said_once(club: Club) -> None:
    people = await club.guest("Anna"), await club.guest("Bruno")
    table = await club.table(*people)
    await did(ask(people[0], table, "start"))
    await did(ask(people[0], table, "call_vote", what="end"))
    await did(ask(people[1], table, "cast_vote", yes=True))
    word = {"id": "word", "command": {"do": "say", "text": "Well played.", "to": [1]}}
    await did(people[0].post(f"/api/tables/{table}/ask", json=word))
    await did(ask(people[1], table, "rematch"))

    await did(people[0].post(f"/api/tables/{table}/ask", json=word))
    await did(ask(people[0], table, "start"))
    await did(people[0].post(f"/api/tables/{table}/ask", json=word))
    other = {"id": "word", "command": {"do": "say", "text": "Now again.", "to": []}}
    await did(people[0].post(f"/api/tables/{table}/ask", json=other))

    body = await kept(club.house.store)
    assert (body.count("Well played."), body.count("Now again.")) == (1, 1)


async def test_who_is_deleted_while_a_table_gathers_leaves_an_empty_chair(club: Club) -> None:
    anna, bruno = await club.guest("Anna"), await club.guest("Bruno")
    table = await club.table(anna, bruno)

    await did(anna.post("/api/me/deletion", json={}))

    card = await club.card(table)
    assert [chair["person"] for chair in card["chairs"]] == [None, (await who(bruno))["id"]]
    assert card["host"] == (await who(bruno))["id"]


async def test_who_is_blocked_cannot_sit_down_with_the_host(club: Club) -> None:
    anna, bruno = await club.guest("Anna"), await club.guest("Bruno")
    other = (await who(bruno))["id"]
    table = await club.table(anna)

    await did(anna.put(f"/api/blocks/{other}"))
    await did(anna.put(f"/api/blocks/{other}"))
    assert await code(ask(bruno, table, "sit")) == "seat.blocked"
    assert [one["name"] for one in await did(anna.get("/api/blocks"))] == ["Bruno"]
    assert await did(bruno.get("/api/blocks")) == []

    await did(anna.delete(f"/api/blocks/{other}"))
    await did(ask(bruno, table, "sit"))
    assert await code(anna.put("/api/blocks/nobody")) == "person.none"
    assert await code(anna.put(f"/api/blocks/{(await who(anna))['id']}")) == "person.self"


async def test_who_is_blocked_neither_talks_in_private_nor_makes_offers(club: Club) -> None:
    people = [await club.guest(name) for name in ("Anna", "Bruno", "Carla")]
    anna, bruno, carla = people
    table = await club.table(*people, options={"players": 3})
    await did(ask(anna, table, "start"))
    before = {"id": "before", "command": {"do": "say", "text": "psst", "to": [1]}}
    await did(anna.post(f"/api/tables/{table}/ask", json=before))
    await did(bruno.put(f"/api/blocks/{(await who(anna))['id']}"))
    log = await did(bruno.get(f"/api/tables/{table}/log"))

    refused = await ask(anna, table, "say", text="hear me", to=[2, 1])
    assert refused.json()["code"] == "talk.blocked"
    assert refused.json()["arguments"] == {"seat": 1, "chair": 2}
    assert await code(ask(anna, table, "offer", text="hear me", to=[1])) == "talk.blocked"
    assert await did(bruno.get(f"/api/tables/{table}/log")) == log
    assert await did(bruno.get(f"/api/tables/{table}/offers")) == []
    await did(anna.post(f"/api/tables/{table}/ask", json=before))

    for whom, words in ((anna, {"text": "to all"}), (anna, {"text": "to her", "to": [2]}), (bruno, {"to": [0]})):
        await did(ask(whom, table, "say", **{"text": "and I?"} | words))
    await did(ask(anna, table, "offer", text="to her", to=[2]))
    await did(ask(carla, table, "offer", text="to him", to=[1]))
    await did(bruno.delete(f"/api/blocks/{(await who(anna))['id']}"))
    await did(ask(anna, table, "say", text="again", to=[1]))


async def test_a_rated_table_is_for_people_with_accounts(club: Club) -> None:
    (anna, _), gast = await club.account("Anna"), await club.guest("Gast")
    issued = await did(anna.post("/api/tokens", json={"label": "bot"}))
    program = club.browser(Authorization=f"Bearer {issued['secret']}")
    rated = {"game": "condottiere", "options": {"players": 2}, "rated": True, "clock": CLOCK}
    table = (await did(anna.post("/api/tables", json=rated)))["table"]

    assert await code(ask(gast, table, "sit")) == "seat.account"
    assert await code(ask(program, table, "sit")) == "seat.account"
    await did(ask(anna, table, "sit", seat=1))

    unrated = await club.table(anna, gast)
    assert await code(ask(anna, unrated, "change_settings", settings=rated)) == "settings.accounts"


async def test_who_becomes_an_account_where_he_sits_can_make_the_table_rated(club: Club) -> None:
    anna = await club.guest("Anna")
    table = await club.table(anna)
    rated = {"game": "condottiere", "options": {"players": 2}, "rated": True, "clock": CLOCK}
    assert await code(ask(anna, table, "change_settings", settings=rated)) == "settings.accounts"

    await did(anna.post("/api/accounts", json={"password": PASSWORD}))

    await did(ask(anna, table, "change_settings", settings=rated))
    assert (await club.card(table))["settings"]["rated"]


async def _after_a_rated_game(club: Club, anna: httpx.AsyncClient, bruno: httpx.AsyncClient) -> str:
    table = await club.table(anna, bruno, rated=True, clock=CLOCK)
    for browser in (anna, bruno):
        await did(ask(browser, table, "contribute", random="a" * 32))
    await did(ask(anna, table, "start"))
    await did(ask(anna, table, "call_vote", what="end"))
    await did(ask(bruno, table, "cast_vote", yes=True))
    return table


async def test_a_rated_game_waits_for_who_is_not_there(club: Club) -> None:
    (anna, _), (bruno, _) = await club.account("Anna"), await club.account("Bruno")
    program = await did(bruno.post("/api/tokens", json={"label": "always there"}))
    table = await _after_a_rated_game(club, anna, bruno)
    await did(ask(anna, table, "rematch"))

    await did(ask(anna, table, "contribute", random="b" * 32))  # bruno has closed his browser
    assert await code(ask(anna, table, "start")) == "start.absent"
    alone = club.browser(Authorization=f"Bearer {program['secret']}")
    assert await code(ask(alone, table, "contribute", random="c" * 32)) == "person.program"
    assert (await club.card(table))["phase"] == "gathering"

    await did(ask(bruno, table, "contribute", random="c" * 32))
    await did(anna.post(f"/api/tables/{table}/ask", json={"id": "now", "command": {"do": "start"}}))
    assert (await club.card(table))["phase"] == "playing"


async def test_a_server_that_is_bound_to_no_shuffle_binds_itself_when_a_rated_game_waits(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def unavailable(table: str, game: int) -> str:
        raise Unavailable

    (anna, _), (bruno, _) = await club.account("Anna"), await club.account("Bruno")
    table = await _after_a_rated_game(club, anna, bruno)
    with monkeypatch.context() as without:
        without.setattr(club.house.desk.chance, "commit", unavailable)
        await did(ask(anna, table, "rematch"))
    assert not (await club.card(table))["commitment"]

    assert await code(ask(anna, table, "start")) == "start.absent"

    assert (await club.card(table))["commitment"]


async def test_at_one_screen_nobody_sits_down_by_the_name_of_somebody_with_an_account(club: Club) -> None:
    (anna, _), gast = await club.account("Anna"), await club.guest("Gast")
    table = (await did(gast.post("/api/tables", json={"game": "condottiere", "hotseat": True})))["table"]

    assert await code(ask(gast, table, "sit", name="ANNA")) == "name.taken"
    await did(ask(anna, table, "sit", name="Anna"))
    await did(ask(gast, table, "sit", name="Anton"))


async def test_guests_who_never_played_are_forgotten_after_a_while(club: Club) -> None:
    await club.guest("Idle")
    playing, (account, _) = await club.guest("Playing"), await club.account("Account")
    await club.table(playing)
    store, later = club.house.store, club.house.now() + UNUSED + 60_000

    assert await forget_unused_guests(store, later - 120_000) == 0
    assert await forget_unused_guests(store, later) == 1

    assert await store.run(lambda connection: set(connection.scalars(select(people.c.name)))) == {"Playing", "Account"}
    assert (await who(account))["name"] == "Account"


async def test_a_session_that_nobody_used_for_a_year_is_over(store: Store) -> None:
    _, secret = await welcome_guest(store, "Anna", 1_000)
    year = 365 * 24 * 3_600_000

    assert await person_of_session(store, secret, year) is not None  # and is used, so that it lasts
    assert await person_of_session(store, secret, 2 * year - 1) is not None
    assert await person_of_session(store, secret, 4 * year) is None


async def test_those_who_run_the_server_look_after_people_while_it_runs(club: Club, database: str) -> None:
    (anna, recovery), bruno = await club.account("Anna"), await club.guest("Bruno")
    table = await club.table(bruno, anna)
    await did(bruno.post("/api/reports", json={"person": (await who(anna))["id"], "reason": "rude", "table": table}))

    async def admin(*words: str, fails: bool = False) -> str:
        arguments = ["admin", *words, "--database", database]
        told = await asyncio.to_thread(CliRunner().invoke, command_line, arguments)
        assert (told.exit_code != 0) is fails, told.output
        return told.output

    assert "Anna" in await admin("people", "ann")
    assert "Bruno" not in await admin("people", "ann")
    listed = await admin("reports")
    assert "rude" in listed
    assert "rude" not in await admin("reports", "--settle", listed.splitlines()[1].split()[0])

    await admin("ban", "Anna")
    assert await code(anna.get("/api/me")) == "person.unknown"
    wanted = {"name": "Anna", "password": PASSWORD}
    assert await code(club.browser().post("/api/logins", json=wanted)) == "person.banned"
    await admin("unban", "anna")
    assert await who(await club.log_in("Anna"))

    new = (await admin("reset", "Anna")).split()[-1]
    assert await code(club.browser().post("/api/logins", json=wanted)) == "login.wrong"
    browser = club.browser()
    asked = {"name": "Anna", "code": recovery, "password": "battery staple"}
    assert await code(browser.post("/api/recoveries", json=asked)) == "recovery.wrong"
    await did(browser.post("/api/recoveries", json=asked | {"code": new}))

    await admin("rename", "Anna", "Angela")
    await club.house.porter.look()
    assert (await club.card(table))["chairs"][1]["name"] == "Angela"
    assert "Anna" not in await kept(club.house.store)
    assert "nobody called" in await admin("ban", "Anna", fails=True)
    assert "Somebody else" in await admin("rename", "Bruno", "angela", fails=True)

    await admin("delete", "Bruno", "--yes")
    await club.house.porter.look()
    card = await club.card(table)
    assert [chair["name"] for chair in card["chairs"]] == ["", "Angela"]
    assert card["host"] == (await who(browser))["id"]
    assert "Bruno" not in await kept(club.house.store)


async def test_a_report_needs_a_reason_and_somebody(club: Club) -> None:
    anna = await club.guest("Anna")
    bruno = (await who(await club.guest("Bruno")))["id"]

    assert await code(anna.post("/api/reports", json={"person": bruno, "reason": " \n"})) == "report.reason"
    assert await code(anna.post("/api/reports", json={"person": "\0", "reason": "rude"})) == "person.none"
    wrong = {"person": bruno, "reason": "rude", "table": "none"}
    assert await code(anna.post("/api/reports", json=wrong)) == "person.none"


async def test_a_banned_guest_is_nobody(club: Club, database: str) -> None:
    anna = await club.guest("Anna")
    beside = await open_store(database, serving=False)

    banned = update(people).where(people.c.name == "Anna").values(banned=True)
    await beside.run(lambda connection: connection.execute(banned).rowcount)
    await beside.close()

    assert await code(anna.get("/api/me")) == "person.unknown"
