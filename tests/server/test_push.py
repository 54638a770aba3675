"""Word for who has closed the page: sealed for his browser, brought once a turn, and to nobody else."""

import asyncio
import os
import re
import stat
import time
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
import structlog
from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.asymmetric.ec import SECP384R1, derive_private_key, generate_private_key
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat

from condotta.kernel.language import LANGUAGES
from condotta.server.logs import set_up_logs
from condotta.server.push.calls import Call, told
from condotta.server.push.errands import Errands
from condotta.server.push.identity import load_or_make_identity
from condotta.server.push.sealing import CURVE, LENGTH, point, seal, unwritten, written
from condotta.server.push.services import LONGEST, named, service_of
from condotta.server.store.browsers import MOST, browsers_of
from condotta.server.store.registry import ban
from condotta.server.table.awaited import Awaited
from condotta.server.table.playing import Playing
from tests.server.club import PASSWORD, Club, ask, code, did, opened, who
from tests.server.desks import Ear
from tests.server.push_service import PushService, Subscriber

pytestmark = pytest.mark.anyio

CONTACT = "mailto:host@example.org"
SLOWLY = {"clock": {"clock": "correspondence", "hours": 24}}
PATIENCE = 30.0
QUIET = 0.4
"""Seconds in which what must not come would have come."""


@pytest.fixture
def service() -> Iterator[PushService]:
    with PushService() as service:
        yield service


@pytest.fixture
async def club(database: str, service: PushService, tmp_path: Path) -> AsyncIterator[Club]:
    wishes: dict[str, Any] = {"push_key": str(tmp_path / "push.pem"), "push_contact": CONTACT}
    async with opened(database, push_services=(service.origin,), **wishes) as club:
        assert club.house.calls is not None
        club.house.calls.again = (0.05, 0.05)
        yield club


async def subscribed(service: PushService, browser: httpx.AsyncClient, name: str, **other: Any) -> Subscriber:
    """A browser of somebody in which he wants to be called."""
    subscriber = Subscriber(service.origin, name)
    await did(browser.post("/api/push", json=subscriber.subscription(**other)))
    return subscriber


async def comes(look: Any) -> None:
    """Wait for something that must come."""
    until = time.monotonic() + PATIENCE
    while not look():
        assert time.monotonic() < until
        await asyncio.sleep(0.01)


def playing(club: Club, table: str) -> Playing:
    known = club.house.desk.hot[table].table
    assert known is not None
    assert known.playing is not None
    return known.playing


def mover(club: Club, table: str) -> int:
    seat = playing(club, table).mover
    assert seat is not None
    return seat


async def move(club: Club, table: str, *browsers: httpx.AsyncClient) -> int:
    """Let the mover, by his browser, do the first thing he may do; his seat."""
    game, seat = playing(club, table), mover(club, table)
    action = game.rules.legal(game.rules.view(game.position, seat))[0]
    await did(ask(browsers[seat], table, "act", move=game.moves + 1, action=msgspec.to_builtins(action)))
    return seat


async def until_turn_of(club: Club, table: str, seat: int, *browsers: httpx.AsyncClient) -> None:
    """Play until somebody else has just moved and it is this seat's turn."""
    while await move(club, table, *browsers) == seat or mover(club, table) != seat:
        pass


async def two(club: Club, **settings: Any) -> tuple[httpx.AsyncClient, httpx.AsyncClient, str]:
    """Anna and Bruno at a table by correspondence; the game has not begun."""
    anna, bruno = await club.guest("Anna"), await club.guest("Bruno")
    return anna, bruno, await club.table(anna, bruno, **SLOWLY | settings)


def test_a_message_is_sealed_as_the_example_of_the_standard() -> None:
    private = int.from_bytes(unwritten("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"))
    p256dh = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"

    sealed = seal(
        b"When I grow up, I want to be a watermelon",
        p256dh,
        "BTBZMqHH6r4Tts7J_aSIgg",
        length=0,
        key=derive_private_key(private, CURVE),
        salt=unwritten("DGv6ra1nlYgDCS1FRnbzlw"),
    )

    assert written(sealed) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A"
        "_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


def test_a_message_can_be_read_by_its_browser_alone_and_its_length_tells_nothing() -> None:
    one, other = Subscriber("http://push", "one"), Subscriber("http://push", "other")

    short = seal(b'{"a":1}', written(one.public), written(one.auth))
    long = seal(b'{"a":"' + 500 * b"b" + b'"}', written(one.public), written(one.auth))

    assert one.opened(short) == {"a": 1}
    assert len(short) == len(long)
    with pytest.raises(InvalidTag):
        other.opened(short)


def test_the_key_for_push_is_made_once_and_only_its_owner_can_read_it(tmp_path: Path) -> None:
    file = tmp_path / "new folder" / "push.pem"

    made, loaded = load_or_make_identity(file, CONTACT), load_or_make_identity(file, CONTACT)

    assert made.public == loaded.public
    assert len(unwritten(made.public)) == 65
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert os.listdir(file.parent) == ["push.pem"]


def test_a_file_that_holds_no_key_for_push_is_refused_and_kept(tmp_path: Path) -> None:
    other = generate_private_key(SECP384R1()).private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    for content, reason in ((b"", "not a private key"), (other, "another kind")):
        (tmp_path / "push.pem").write_bytes(content)

        with pytest.raises(ValueError, match=reason):
            load_or_make_identity(tmp_path / "push.pem", CONTACT)

        assert (tmp_path / "push.pem").read_bytes() == content


def test_the_word_for_a_push_service_is_given_anew_before_it_is_over(tmp_path: Path) -> None:
    identity = load_or_make_identity(tmp_path / "push.pem", CONTACT)

    words = [identity.authorization("https://push.example", now) for now in (0, 6 * 3600, 6 * 3600 + 1)]

    assert words[0] == words[1] != words[2]
    assert identity.authorization("https://other.example", 0) != words[0]


@pytest.mark.parametrize(
    "endpoint",
    [
        "https://fcm.googleapis.com/fcm/send/dQw4:APA91b-x_y",
        "https://updates.push.services.mozilla.com/wpush/v2/gAAAA-_",
        "https://updates-autopush.push.services.mozilla.com/wpush/v2/gAAAA",
        "https://web.push.apple.com/QO2PUyNLSy73dR6f",
        "https://db5p.notify.windows.com/w/?token=BQYAAAC%2fa%3d%3d",
    ],
)
def test_the_push_services_of_browsers_are_known(endpoint: str) -> None:
    assert endpoint.startswith(service_of(endpoint) or "none")


REFUSED = [
    "",
    "https://fcm.googleapis.com",
    "http://fcm.googleapis.com/x",
    "ftp://fcm.googleapis.com/x",
    "https://fcm.googleapis.com:444/x",
    "https://fcm.googleapis.com:443/x",
    "https://fcm.googleapis.com./x",
    "https://anna:secret@fcm.googleapis.com/x",
    "https://fcm.googleapis.com@evil.example/x",
    "https://evil.example\\@fcm.googleapis.com/x",
    "https://evil.example#@fcm.googleapis.com/x",
    "https://fcm.googleapis.com/x#y",
    "https://fcm.googleapis.com/x\r\nHost: evil.example",
    "https://fcm.googleapis.com/x\n",
    " https://fcm.googleapis.com/x",
    "https://FCM.googleapis.com/x",
    "https://evil.example/x",
    "https://fcm.googleapis.com.evil.example/x",
    "https://evilfcm.googleapis.com/x",
    "https://xfcm.googleapis.com/x",
    "https://fcmxgoogleapis.com/x",
    "https://notify.windows.com/x",
    "https://evilnotify.windows.com/x",
    "https://a.b.notify.windows.com/x",
    "https://evil.example/.notify.windows.com/x",
    "https://127.0.0.1/x",
    "https://10.0.0.1/x",
    "https://169.254.169.254/latest/meta-data",
    "https://[::1]/x",
    "https://localhost/x",
    "https://2130706433/x",
    "https://fcm.googleapis.com/é",
    "https://fcm.googleapis.com/" + LONGEST * "x",
    "file:///etc/passwd",
    "//fcm.googleapis.com/x",
]


@pytest.mark.parametrize("endpoint", REFUSED)
def test_no_other_address_is_called(endpoint: str) -> None:
    assert service_of(endpoint) is None


def test_an_operator_adds_a_push_service_and_nothing_beside_it() -> None:
    added = (named("https://Push.Example.org/"), named("http://127.0.0.1:8123"))

    assert service_of("https://push.example.org/x", added) == "https://push.example.org"
    assert service_of("http://127.0.0.1:8123/x", added) == "http://127.0.0.1:8123"
    for other in ("http://push.example.org/x", "http://127.0.0.1:81234/x", "http://127.0.0.1/x"):
        assert service_of(other, added) is None
    for wrong in ("push.example.org", "https://push.example.org/path", "https://a@b", "https://*.example.org", ""):
        with pytest.raises(ValueError, match="is written as"):
            named(wrong)


async def test_without_keys_nothing_is_sent_and_the_catalogue_says_so(database: str) -> None:
    async with opened(database) as club:
        anna = await club.guest("Anna")

        choices = await did(anna.get("/api/catalogue"))
        subscription = Subscriber("https://fcm.googleapis.com", "anna").subscription()

        assert (choices["push"], choices["push_key"]) == (False, None)
        assert await code(anna.post("/api/push", json=subscription)) == "push.none"
        assert await did(anna.get("/api/push")) == []


async def test_with_keys_the_catalogue_tells_the_public_one(club: Club, tmp_path: Path) -> None:
    choices = await did(club.browser().get("/api/catalogue"))

    public = load_or_make_identity(tmp_path / "push.pem", CONTACT).public
    assert (choices["push"], choices["push_key"]) == (True, public)


async def test_who_is_waited_for_is_called_and_what_comes_is_signed_sealed_and_for_him(
    club: Club, service: PushService
) -> None:
    anna, bruno, table = await two(club)
    at_anna = await subscribed(service, anna, "anna", language="it")
    at_bruno = await subscribed(service, bruno, "bruno")
    await did(ask(anna, table, "start"))

    await until_turn_of(club, table, 0, anna, bruno)
    await comes(lambda: service.to(at_anna))
    await until_turn_of(club, table, 1, anna, bruno)
    await comes(lambda: service.to(at_bruno))

    assert service.to(at_anna)[-1] == {
        "kind": "turn",
        "table": table,
        "game": "condottiere",
        "title": "Tocca a te",
        "text": "Un tavolo di Condottiere ti aspetta.",
    }
    assert service.to(at_bruno)[-1]["title"] == "Your turn"
    public = (await did(anna.get("/api/catalogue")))["push_key"]
    for one in service.brought:
        claims = one.claims(public)
        assert (claims["aud"], claims["sub"]) == (service.origin, CONTACT)
        assert 0 < claims["exp"] - time.time() <= 24 * 3600
        headers = [one.headers[name] for name in ("content-encoding", "urgency")]
        assert headers == ["aes128gcm", "normal"]
        assert 23.9 * 3600 < int(one.headers["ttl"]) <= 24 * 3600
        assert re.fullmatch("[A-Za-z0-9_-]{32}", one.headers["topic"])
        assert len(one.body) == LENGTH + 16 + 21 + 65
    topics = {(one.path, one.headers["topic"]) for one in service.brought}
    assert len(topics) == len(dict(topics)) == len({topic for _, topic in topics}) == 2


async def test_a_turn_is_called_once_whatever_else_happens_at_the_table(club: Club, service: PushService) -> None:
    anna, bruno, table = await two(club)
    at_anna = await subscribed(service, anna, "anna")
    await did(ask(anna, table, "start"))
    await until_turn_of(club, table, 0, anna, bruno)
    await comes(lambda: len(service.to(at_anna)) >= 1)
    before = len(service.to(at_anna))

    await did(ask(bruno, table, "say", text="Well?"))
    for what in ("pause", "go_on"):
        await did(ask(anna, table, "call_vote", what=what))
        await did(ask(bruno, table, "cast_vote", yes=True, of=what))
        assert playing(club, table).paused == (what == "pause")
    await asyncio.sleep(QUIET)

    assert mover(club, table) == 0
    assert len(service.to(at_anna)) == before


async def test_who_brings_his_turn_about_himself_or_watches_the_table_is_not_called(
    club: Club, service: PushService
) -> None:
    anna, bruno, table = await two(club)
    at_anna, at_bruno = await subscribed(service, anna, "anna"), await subscribed(service, bruno, "bruno")
    await club.house.desk.watch(table, Ear((await who(bruno))["id"]))
    await did(ask(anna, table, "start"))
    own, others = 0, 0
    while not (own and others):
        seat = await move(club, table, anna, bruno)
        own += seat == mover(club, table) == 0
        if seat == 1 and mover(club, table) == 0:
            others += 1
            await comes(lambda count=others: len(service.to(at_anna)) == count)
    await asyncio.sleep(QUIET)

    assert len(service.to(at_anna)) == others
    assert service.to(at_bruno) == []


async def test_only_turns_by_correspondence_are_called(club: Club, service: PushService) -> None:
    anna, bruno, table = await two(club, clock={"clock": "live", "base": 600_000})
    at_anna = await subscribed(service, anna, "anna")
    await did(ask(anna, table, "start"))

    await until_turn_of(club, table, 0, anna, bruno)
    await asyncio.sleep(QUIET)

    assert service.to(at_anna) == []


async def test_a_browser_that_is_no_more_is_forgotten(club: Club, service: PushService) -> None:
    anna, bruno, table = await two(club)
    await subscribed(service, anna, "anna")
    service.status = 410
    await did(ask(anna, table, "start"))

    await until_turn_of(club, table, 0, anna, bruno)
    await comes(lambda: service.brought)
    for _ in range(500):
        if await did(anna.get("/api/push")) == []:
            break
        await asyncio.sleep(0.01)

    assert await did(anna.get("/api/push")) == []


async def test_what_cannot_be_brought_is_tried_a_few_times_more(club: Club, service: PushService) -> None:
    anna, bruno, table = await two(club)
    at_anna = await subscribed(service, anna, "anna")
    service.status = 503
    await did(ask(anna, table, "start"))
    await until_turn_of(club, table, 0, anna, bruno)

    await comes(lambda: len(service.to(at_anna)) >= 3)
    await asyncio.sleep(QUIET)

    last = [one.headers["ttl"] for one in service.brought]
    assert len(last) <= 3 * 4, "not without end"
    assert len(await did(anna.get("/api/push"))) == 1


async def test_nobody_is_followed_elsewhere(club: Club, service: PushService) -> None:
    anna, bruno, table = await two(club)
    at_anna = await subscribed(service, anna, "anna")
    service.status, service.headers = 307, {"location": f"{service.origin}/elsewhere"}
    await did(ask(anna, table, "start"))

    await until_turn_of(club, table, 0, anna, bruno)
    await comes(lambda: service.brought)
    await asyncio.sleep(QUIET)

    assert {one.path for one in service.brought} == {at_anna.path}


async def test_a_push_service_that_is_dead_or_slow_holds_up_no_move(club: Club, service: PushService) -> None:
    anna, bruno, table = await two(club)
    await subscribed(service, anna, "anna")
    dead = Subscriber("http://127.0.0.1:9", "bruno")
    assert club.house.calls is not None
    club.house.calls.courier.added += ("http://127.0.0.1:9",)
    await did(bruno.post("/api/push", json=dead.subscription()))
    service.delay = 3.0
    await did(ask(anna, table, "start"))
    await until_turn_of(club, table, 0, anna, bruno)
    await comes(lambda: service.brought)

    longest = 0.0
    for _ in range(10):
        began = time.perf_counter()
        await move(club, table, anna, bruno)
        longest = max(longest, time.perf_counter() - began)

    assert longest < service.delay / 2


async def test_of_what_waits_to_be_sent_there_is_never_more_than_a_bound(club: Club) -> None:
    errands, done = Errands(most=3), []

    async def errand() -> None:
        done.append(1)

    taken = [errands.add(errand) for _ in range(5)]
    errands.begin()
    await comes(lambda: len(done) == 3)
    again = errands.add(errand, after=0.01)
    await comes(lambda: len(done) == 4)
    await errands.close()

    assert (taken, again) == ([True, True, True, False, False], True)


async def test_an_errand_that_fails_does_not_stop_the_others() -> None:
    errands, done = Errands(), []

    async def wrong() -> None:
        raise RuntimeError("wrong")

    async def right() -> None:
        done.append(1)

    for _ in range(20):
        errands.add(wrong)
    errands.add(right)
    errands.begin()
    await comes(lambda: done == [1])
    await errands.close()

    assert errands.count == 0


async def test_an_address_that_is_no_push_service_is_refused(club: Club) -> None:
    anna = await club.guest("Anna")

    for endpoint in [*REFUSED, "http://127.0.0.1:1/x"]:
        subscription = Subscriber("http://push", "anna").subscription(endpoint=endpoint)
        refused = await code(anna.post("/api/push", json=subscription))
        assert refused == ("request.form" if len(endpoint) > LONGEST else "push.service")

    assert await did(anna.get("/api/push")) == []


async def test_what_are_no_keys_of_a_browser_are_refused(club: Club, service: PushService) -> None:
    anna = await club.guest("Anna")
    right = Subscriber(service.origin, "anna").subscription()
    off_the_curve = written(b"\x04" + 64 * b"\x01")
    other_curve = written(point(generate_private_key(SECP384R1()).public_key()))

    for wrong in (
        {"p256dh": ""},
        {"p256dh": off_the_curve},
        {"p256dh": other_curve[:100]},
        {"p256dh": "é" * 20},
        {"auth": ""},
        {"auth": written(15 * b"x")},
        {"auth": "/" * 22},
    ):
        assert await code(anna.post("/api/push", json=right | wrong)) == "push.keys"
    assert await code(anna.post("/api/push", json=right | {"language": "tlh"})) == "language.unknown"
    assert await code(anna.post("/api/push", json=right | {"auth": "x" * 101})) == "request.form"
    assert await code(club.browser().post("/api/push", json=right)) == "person.unknown"


async def test_a_browser_is_listed_without_its_address_and_said_again_takes_its_own_place(
    club: Club, service: PushService
) -> None:
    anna = await club.guest("Anna")
    at_anna = await subscribed(service, anna, "anna")

    await did(anna.post("/api/push", json=at_anna.subscription(language="pl")))
    (listed,) = await did(anna.get("/api/push"))

    assert listed.keys() == {"created", "language", "current"}
    assert (listed["language"], listed["current"]) == ("pl", True)


async def test_a_browser_belongs_to_who_is_logged_in_there_last(club: Club, service: PushService) -> None:
    anna, bruno = await club.guest("Anna"), await club.guest("Bruno")
    shared = await subscribed(service, anna, "shared")

    await did(bruno.post("/api/push", json=shared.subscription()))

    assert await did(anna.get("/api/push")) == []
    assert len(await did(bruno.get("/api/push"))) == 1


async def test_of_a_person_the_latest_browsers_are_called(club: Club, service: PushService) -> None:
    await club.account("Anna")
    browsers = [await club.log_in("Anna") for _ in range(MOST + 2)]

    for number, browser in enumerate(browsers):
        await subscribed(service, browser, f"anna {number}".replace(" ", "-"))

    listed = await did(browsers[-1].get("/api/push"))
    assert len(listed) == MOST
    assert [one["current"] for one in listed].count(True) == 1
    assert not any(one["current"] for one in await did(browsers[0].get("/api/push")))


async def test_who_wants_it_no_more_or_logs_out_is_called_there_no_more(club: Club, service: PushService) -> None:
    await club.account("Anna")
    one, two, three, four = [await club.log_in("Anna") for _ in range(4)]
    for number, browser in enumerate((one, two, three, four)):
        await subscribed(service, browser, f"anna-{number}")

    await did(one.delete("/api/push/current"))
    await did(two.delete("/api/logins/current"))
    await did(four.delete(f"/api/logins/{(await who(three))['login']}"))

    (left,) = await did(four.get("/api/push"))
    assert left["current"]
    await did(four.delete("/api/push"))
    assert await did(four.get("/api/push")) == []


@pytest.mark.parametrize("how", ["logout", "password", "deletion", "ban", "account"])
async def test_who_is_shut_out_is_called_no_more(club: Club, service: PushService, how: str) -> None:
    anna, bruno, table = await two(club)
    if how not in ("account", "logout"):
        await did(anna.post("/api/accounts", json={"password": PASSWORD}))
    at_anna = await subscribed(service, anna, "anna")
    person, other = (await who(anna))["id"], None
    await did(ask(anna, table, "start"))
    await until_turn_of(club, table, 0, anna, bruno)
    await comes(lambda: service.to(at_anna))

    if how == "logout":
        await did(anna.delete("/api/logins"))
    elif how == "password":
        other = await club.log_in("Anna")
        await did(other.post("/api/me/password", json={"old": PASSWORD, "new": PASSWORD + "!"}))
    elif how == "deletion":
        await did(anna.post("/api/me/deletion", json={"password": PASSWORD}))
    elif how == "ban":
        await ban(club.house.store, person)
    else:
        await did(anna.post("/api/accounts", json={"password": PASSWORD}))

    assert await browsers_of(club.house.store, person) == []


async def test_the_export_tells_how_many_browsers_and_since_when_and_no_more(club: Club, service: PushService) -> None:
    anna = await club.guest("Anna")
    at_anna = await subscribed(service, anna, "anna")

    answer = await anna.get("/api/me/export")

    (kept,) = answer.json()["browsers"]
    assert kept.keys() == {"created"}
    assert at_anna.path not in answer.text
    assert written(at_anna.auth) not in answer.text


async def test_nothing_that_is_sent_depends_on_hidden_cards(club: Club, service: PushService) -> None:
    messages, hands = [], []
    for seed in ("one", "two", "three"):
        anna, bruno = await club.guest(f"Anna {seed}"), await club.guest(f"Bruno {seed}")
        table = await club.table(anna, bruno, **SLOWLY, seed=seed)
        at_anna, at_bruno = [
            await subscribed(service, browser, f"{name}-{seed}") for name, browser in (("a", anna), ("b", bruno))
        ]
        await did(ask(anna, table, "start"))
        hands.append(playing(club, table).rules.view(playing(club, table).position, 0))
        for seat, browser in enumerate((at_anna, at_bruno)):
            await until_turn_of(club, table, seat, anna, bruno)
            await comes(lambda browser=browser: service.to(browser))
        messages.append([service.to(one)[-1] | {"table": ""} for one in (at_anna, at_bruno)])

    assert len({str(hand) for hand in hands}) == 3
    assert messages[0] == messages[1] == messages[2]
    assert "Anna" not in str(messages)


async def test_logs_tell_no_address_of_a_browser(
    club: Club, service: PushService, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with (tmp_path / "said").open("w+") as stream:
        set_up_logs("debug", stream)
        structlog.get_logger("test").info("begun")
        anna, bruno, table = await two(club)
        at_anna = await subscribed(service, anna, "anna")
        await did(ask(anna, table, "start"))
        await until_turn_of(club, table, 0, anna, bruno)
        await comes(lambda: service.to(at_anna))
        service.status = 503
        await until_turn_of(club, table, 0, anna, bruno)
        await asyncio.sleep(QUIET)
        stream.flush()
        said = (tmp_path / "said").read_text()

    assert "begun" in said
    assert at_anna.path not in said
    assert written(at_anna.auth) not in said


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_sentence_is_in_the_language_of_the_browser(language: str) -> None:
    for game in ("condottiere", "ordonnance"):
        message = msgspec.json.decode(told(Call("t" * 40, game, Awaited("anna", 1, 2, 3)), language))

        assert message["title"]
        assert message["text"].endswith(".")
        assert len(msgspec.json.encode(message)) < LENGTH // 2
