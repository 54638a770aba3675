"""The outer wall: origins, forms, limits, headers, faults; and bad input of every kind against a real server."""

import asyncio
import itertools
import json
import random
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import suppress
from itertools import count
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode
from schemathesis.specs.openapi.checks import negative_data_rejection
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from condotta.server.http.asking import COOKIE
from condotta.server.limits import ALLOWANCES, MOST_KNOWN, Allowance, Bucket, Limits, TooOften, neighbourhood
from condotta.server.visits import MOST_OF_ADDRESS, MOST_OF_PERSON, Onlooker, Visits
from condotta.server.wall import believe_proxy
from tests.server.club import Club, ask, code, did, opened
from tests.server.served import Served

pytestmark = pytest.mark.anyio

ADDRESSES = (f"10.{number >> 16 & 255}.{number >> 8 & 255}.{number & 255}" for number in count(1))
EXAMPLES = 8
GROWTH = 64 * 1024 * 1024
"""How many bytes a server may have more after being flooded."""


@pytest.fixture
async def club(sqlite_url: str) -> AsyncIterator[Club]:
    async with opened(sqlite_url, generous=False) as club:
        yield club


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A real server with its limits; it believes who says where he comes from, so that each test is somebody else."""
    database = f"sqlite:///{tmp_path_factory.mktemp('wall')}/condotta.db"
    with Served(database, behind_proxy=True) as server:
        yield server


class Visitor:
    """Somebody at an address of his own, with a session."""

    def __init__(self, served: Served, name: str) -> None:
        self.served, self.address = served, next(ADDRESSES)
        at_once = httpx.Limits(max_keepalive_connections=0)
        told = {"X-Forwarded-For": self.address}
        self.http = httpx.Client(base_url=served.address, headers=told, timeout=60, limits=at_once)
        answer = self.http.post("/api/guests", json={"name": name})
        answer.raise_for_status()
        self.id = answer.json()["id"]

    def table(self, *others: "Visitor") -> str:
        """A table of two at which these sit; if all do, they play."""
        chosen = {"game": "condottiere", "options": {"players": 2}, "pause": 600_000}
        name: str = self.http.post("/api/tables", json=chosen).raise_for_status().json()["table"]
        for visitor in (self, *others):
            visitor.ask(name, "sit")
        if others:
            self.ask(name, "start")
        return name

    def ask(self, table: str, do: str, **fields: Any) -> None:
        body = {"id": f"{do}{self.id}", "command": {"do": do} | fields}
        self.http.post(f"/api/tables/{table}/ask", json=body).raise_for_status()

    def line(self, table: str, **headers: str) -> Any:
        return self._line(f"/api/tables/{table}/socket", **headers)

    def lobby(self) -> Any:
        return self._line("/api/lobby")

    def _line(self, path: str, **headers: str) -> Any:
        address = self.served.address.replace("http", "ws") + path
        cookie = {"Cookie": f"{COOKIE}={self.http.cookies[COOKIE]}", "X-Forwarded-For": self.address}
        return connect(address, additional_headers=cookie | headers, max_size=None, compression=None, open_timeout=60)


async def greeted(line: ClientConnection) -> Any:
    await line.send('{"type":"hello","protocol":1}')
    return json.loads(await line.recv())


async def ended(line: ClientConnection, heard: list[Any] | None = None) -> int:
    """The code with which a line is closed, after all that is still said."""
    try:
        while True:
            message = json.loads(await asyncio.wait_for(line.recv(), 60))
            if heard is not None:
                heard.append(message)
    except ConnectionClosed as closed:
        return 0 if closed.rcvd is None else closed.rcvd.code


# Limits by themselves.


async def test_a_bucket_is_emptied_and_fills_again() -> None:
    bucket = Bucket(Allowance(burst=3, every=10), now=0)

    assert [bucket.take(0) for _ in range(4)] == [True, True, True, False]
    assert not bucket.take(9)
    assert bucket.take(10)
    assert not bucket.take(10)
    assert bucket.take(10_000)
    assert not bucket.is_full(10_000)


async def test_what_is_done_too_often_is_refused_for_a_while_and_for_him_only() -> None:
    now = [0.0]
    limits = Limits(now=lambda: now[0])

    for _ in range(int(ALLOWANCES["passwords"].burst)):
        limits.spend("passwords", "a")
    with pytest.raises(TooOften) as refusal:
        limits.spend("passwords", "a")
    limits.spend("passwords", "b")

    now[0] += refusal.value.wait
    limits.spend("passwords", "a")
    generous = Limits(generous=True)
    for _ in range(1000):
        generous.spend("passwords", "a")


async def test_limits_remember_a_bounded_number_of_addresses() -> None:
    limits = Limits(now=lambda: 0.0)

    for number in range(MOST_KNOWN + 100):
        limits.spend("guests", str(number))

    assert len(limits.buckets["guests"]) <= MOST_KNOWN


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("10.1.2.3", "10.1.2.3"),
        ("::ffff:10.1.2.3", "10.1.2.3"),
        ("2001:db8:1:2:aaaa::1", "2001:0db8:0001:0002"),
        ("2001:db8:1:2:bbbb::2", "2001:0db8:0001:0002"),
        ("nonsense", "nonsense"),
    ],
)
async def test_addresses_of_one_household_are_counted_together(address: str, counted: str) -> None:
    assert neighbourhood(address) == counted


async def test_of_what_is_forwarded_only_the_proxys_own_part_is_believed() -> None:
    told = [(b"x-forwarded-for", b"1.2.3.4, 10.0.0.9"), (b"x-forwarded-proto", b"gopher, https")]
    scope: Any = {"type": "http", "headers": told, "scheme": "http", "client": ("127.0.0.1", 1)}

    believe_proxy(scope)

    assert (scope["client"][0], scope["scheme"]) == ("10.0.0.9", "https")


# Requests.


@pytest.mark.parametrize(
    ("headers", "refusal"),
    [
        ({"Origin": "http://evil.example"}, "request.origin"),
        ({"Origin": "http://club.evil.example"}, "request.origin"),
        ({"Origin": "http://club:81"}, "request.origin"),
        ({"Origin": "null"}, "request.origin"),
        ({"Origin": "http://["}, "request.origin"),
        ({"Sec-Fetch-Site": "cross-site"}, "request.origin"),
        ({"Content-Type": "text/plain"}, "request.media"),
        ({"Content-Type": "application/x-www-form-urlencoded"}, "request.media"),
        ({"Content-Type": "multipart/form-data; boundary=x"}, "request.media"),
    ],
)
async def test_the_page_of_another_site_cannot_ask_in_somebodys_name(
    club: Club, headers: dict[str, str], refusal: str
) -> None:
    browser = club.browser()
    body = {"content": b'{"name":"Anna"}', "headers": {"Content-Type": "application/json"} | headers}

    assert await code(browser.post("/api/guests", **body)) == refusal
    own = {"Content-Type": "application/json", "Origin": "http://club", "Sec-Fetch-Site": "same-origin"}
    assert (await browser.post("/api/guests", content=b'{"name":"Anna"}', headers=own)).status_code == 201


async def test_with_a_public_address_only_its_pages_may_ask(sqlite_url: str) -> None:
    async with opened(sqlite_url, public="https://play.example") as club:
        browser = club.browser()
        for origin, status in (("https://play.example", 201), ("http://club", 403), ("https://play.example.x", 403)):
            answer = await browser.post("/api/guests", json={"name": "Anna"}, headers={"Origin": origin})
            assert answer.status_code == status


async def test_the_session_is_a_cookie_that_no_script_reads_and_no_other_site_sends(club: Club) -> None:
    plain = await club.browser().post("/api/guests", json={"name": "Anna"})
    secure = await club.browser("https://club").post("/api/guests", json={"name": "Bruno"})
    claimed = await club.browser().post(
        "/api/guests", json={"name": "Carla"}, headers={"X-Forwarded-Proto": "https", "X-Forwarded-For": "1.2.3.4"}
    )

    flags = [{part.strip().lower() for part in one.headers["set-cookie"].split(";")} for one in (plain, secure)]
    assert all({"httponly", "samesite=lax", "path=/"} <= one for one in flags)
    assert ["secure" in one for one in flags] == [False, True]
    assert "secure" not in claimed.headers["set-cookie"].lower()  # nobody told us of a proxy
    assert len(plain.cookies[COOKIE]) == 43  # 256 bits
    assert secure.headers["strict-transport-security"]


async def test_behind_a_proxy_the_cookie_is_for_tls_only(sqlite_url: str) -> None:
    async with opened(sqlite_url, behind_proxy=True) as club:
        told = {"X-Forwarded-Proto": "https"}
        answer = await club.browser().post("/api/guests", json={"name": "Anna"}, headers=told)

    assert "secure" in answer.headers["set-cookie"].lower()


async def test_every_answer_carries_the_headers_that_protect_the_page(club: Club) -> None:
    browser = club.browser()

    for answer in (await browser.get("/api/tables"), await browser.get("/nothing"), await browser.post("/api/me")):
        assert "default-src 'self'" in answer.headers["content-security-policy"]
        assert "frame-ancestors 'none'" in answer.headers["content-security-policy"]
        assert answer.headers["x-frame-options"] == "DENY"
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["referrer-policy"] == "same-origin"
    for path in ("/api/tables", "http://club//api/tables", "http://club//api//me"):
        assert (await browser.get(path)).headers["cache-control"] == "no-store"


async def test_an_id_has_printing_letters_and_no_spaces_and_is_not_too_long(club: Club) -> None:
    anna = await club.guest("Anna")
    table = await club.table(anna)

    for ident, status in (
        ("!~" * 32, 200),
        ("x" * 65, 400),
        ("", 400),
        ("a b", 400),
        ("é", 400),
        ("a\n", 400),
        ("\n", 400),
    ):
        asked = {"id": ident, "command": {"do": "say", "text": "hello"}}
        assert (await anna.post(f"/api/tables/{table}/ask", json=asked)).status_code == status, ident


@pytest.mark.parametrize(
    ("method", "path", "body", "status", "refusal"),
    [
        ("GET", "/api/nothing", b"", 404, "request.unknown"),
        ("GET", "/api/tables/none", b"", 404, "table.unknown"),
        ("GET", "/api/tables/%00", b"", 404, "table.unknown"),
        ("PUT", "/api/guests", b"", 405, "request.method"),
        ("POST", "/api/guests", b"", 400, "request.form"),
        ("POST", "/api/guests", b"{", 400, "request.form"),
        ("POST", "/api/guests", b"[]", 400, "request.form"),
        ("POST", "/api/guests", b'{"name":7}', 400, "request.form"),
        ("POST", "/api/guests", b'{"name":"\xff"}', 400, "request.form"),
        ("POST", "/api/guests", b'{"name":' + b"[" * 50_000, 400, "request.form"),
        ("POST", "/api/guests", b'{"name":"' + b"a" * 70_000 + b'"}', 413, "request.large"),
        ("GET", "/api/me", b"", 401, "person.unknown"),
    ],
    ids=range(12),
)
async def test_every_fault_is_answered_with_a_code_and_a_sentence(
    club: Club, method: str, path: str, body: bytes, status: int, refusal: str
) -> None:
    sent = {"Content-Type": "application/json"} if body else {}
    answer = await club.browser(**{"Accept-Language": "it"}).request(method, path, content=body, headers=sent)

    assert (answer.status_code, answer.json()["code"]) == (status, refusal)
    assert answer.json()["sentence"].endswith(".")
    assert "rror" not in answer.text.replace("request", "")
    assert "condotta/" not in answer.text


async def test_our_own_fault_tells_nothing_of_the_inside(club: Club) -> None:
    house, browser = club.house, await club.guest("Anna")
    store = house.store

    class Broken:
        def __getattr__(self, name: str) -> Any:
            raise RuntimeError("the secret of the house")

    broken: Any = Broken()
    house.store = house.desk.store = broken
    answer = await browser.get("/api/tables")
    house.store = house.desk.store = store

    assert (answer.status_code, answer.json()["code"]) == (500, "server.fault")
    assert "secret" not in answer.text
    assert "Traceback" not in answer.text


async def test_who_tries_passwords_must_wait(club: Club) -> None:
    browser, tries = club.browser(), int(ALLOWANCES["passwords"].burst)
    club.stop_the_clock()
    wrong = {"name": "Anna", "password": "wrong horse"}

    answers = [await browser.post("/api/logins", json=wrong) for _ in range(tries + 1)]

    assert [answer.status_code for answer in answers] == [403] * tries + [429]
    assert answers[-1].json()["code"] == "request.often"
    assert 1 <= int(answers[-1].headers["retry-after"]) <= 60


async def test_who_tries_the_passwords_of_one_name_from_many_addresses_must_wait_too(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    most, addresses = int(ALLOWANCES["password of"].burst), itertools.count()
    monkeypatch.setattr("condotta.server.http.accounts.address_of", lambda request: f"10.0.0.{next(addresses)}")
    club.stop_the_clock()

    tries = [{"name": name, "password": "wrong horse"} for name in ["Anna"] * most + ["ANNA", "Bruno"]]
    answers = [await club.browser().post("/api/logins", json=one) for one in tries]

    assert [answer.status_code for answer in answers] == [403] * most + [429, 403]


async def test_one_address_brings_a_bounded_number_of_guests(club: Club) -> None:
    most = int(ALLOWANCES["guests"].burst)
    club.stop_the_clock()

    answers = [await club.browser().post("/api/guests", json={"name": f"Guest {n}"}) for n in range(most + 1)]

    assert [answer.status_code for answer in answers] == [201] * most + [429]


# Schemathesis over the real server's own description.


async def test_every_operation_answers_as_the_description_says(served: Served) -> None:
    description = httpx.get(f"{served.address}/api/docs/openapi.json").json()
    operations = await asyncio.to_thread(_examined, served, description)

    assert operations[GenerationMode.POSITIVE] >= 50
    assert operations[GenerationMode.NEGATIVE] >= 25
    assert served.faults == []


def _examined(served: Served, description: Any) -> Counter[GenerationMode]:
    """Examine every operation, each as somebody else, also with what it must refuse; how many there are of each."""
    schema = schemathesis.openapi.from_dict(description)
    schema.config.update(base_url=served.address)
    examined = Counter[GenerationMode]()
    for number, found in enumerate(schema.get_all_operations()):
        visitor, operation = Visitor(served, f"Schema {number}"), found.ok()
        places = _places(operation.path, visitor)
        for mode in (GenerationMode.NEGATIVE, GenerationMode.POSITIVE):
            with suppress(Unsatisfiable):  # of this operation nothing can be wrong
                _examine(operation, mode, places, visitor)
                examined[mode] += 1
    return examined


def _places(path: str, visitor: Visitor) -> dict[str, Any]:
    """What an operation is about that needs it: a table at which a game is played, or a game that is over."""
    if "{name}" in path:
        return {"name": visitor.table(Visitor(visitor.served, f"Of {visitor.id}"))}
    if "{table}" not in path:
        return {}
    other = Visitor(visitor.served, f"Of {visitor.id}")
    table = visitor.table(other)
    visitor.ask(table, "call_vote", what="end")
    other.ask(table, "cast_vote", yes=True)
    return {"table": table, "number": 1}


def _examine(operation: Any, mode: GenerationMode, places: dict[str, Any], visitor: Visitor) -> None:
    """Ask an operation all kinds of things about these places."""

    @given(case=operation.as_strategy(generation_mode=mode))
    @settings(max_examples=EXAMPLES, deadline=None, database=None, suppress_health_check=list(HealthCheck))
    def examined(case: Any) -> None:
        told = {"X-Forwarded-For": next(ADDRESSES), "Cookie": f"{COOKIE}={visitor.http.cookies[COOKIE]}"}
        case.path_parameters.update(places)
        mended = [negative_data_rejection] if places else []  # nothing else may have been wrong
        case.call_and_validate(headers=told, excluded_checks=mended)

    examined()


# Sockets.


async def test_another_sites_page_opens_no_socket(served: Served) -> None:
    anna = Visitor(served, "Origin Anna")
    table = anna.table()

    with pytest.raises(InvalidStatus) as refused:
        async with anna.line(table, Origin="http://evil.example"):
            pass
    assert refused.value.response.status_code == 403
    async with anna.line(table, Origin=served.address) as line:
        assert (await greeted(line))["type"] == "snapshot"


async def test_who_sends_too_much_is_told_so_and_closed(served: Served) -> None:
    anna = Visitor(served, "Flooding Anna")
    async with anna.line(anna.table()) as line:
        await greeted(line)
        for _ in range(200):
            await line.send('{"type":"ping"}')
        heard: list[Any] = []
        assert await ended(line, heard) == 4029

    assert heard[-1]["type"] == "faulty"
    assert 40 <= sum(message["type"] == "pong" for message in heard) < 200


async def test_who_talks_without_end_is_heard_once_a_second_over_all_his_sockets(served: Served) -> None:
    anna, most = Visitor(served, "Talking Anna"), int(ALLOWANCES["talk"].burst)
    table = anna.table()
    answers: list[Any] = []
    for number in range(3):
        async with anna.line(table) as line:
            await greeted(line)
            for word in range(most):
                said = {"do": "say", "text": "again"}
                await line.send(json.dumps({"type": "ask", "id": f"{number}-{word}", "command": said}))
            while len(answers) < (number + 1) * most:
                message = json.loads(await line.recv())
                answers += [message] if message["type"] in ("done", "refused") else []

    refused = [answer for answer in answers if answer["type"] == "refused"]
    assert {answer["code"] for answer in refused} == {"talk.often"}
    assert len(answers) - len(refused) <= most + 30  # however slow this machine is, it was not for half a minute
    assert refused[-1]["sentence"].startswith("You have said a lot at once; wait for ")


async def test_over_http_too_one_talks_a_bounded_number_of_times(club: Club) -> None:
    anna, bruno = await club.guest("Anna"), await club.guest("Bruno")
    table, most = await club.table(anna, bruno), int(ALLOWANCES["talk"].burst)
    club.stop_the_clock()

    for word in range(most):
        await did(ask(anna, table, "say", text=str(word)))

    assert await code(ask(anna, table, "say", text="more")) == "talk.often"
    await did(ask(bruno, table, "say", text="at last"))
    await did(ask(anna, table, "start"))


async def test_who_asks_without_end_is_heard_five_times_a_second(club: Club) -> None:
    anna, bruno = await club.guest("Anna"), await club.guest("Bruno")
    table, most = await club.table(anna, bruno), int(ALLOWANCES["asks"].burst)
    club.stop_the_clock()
    codes = [await code(ask(anna, table, "cast_vote", yes=True)) for _ in range(2 * most)]

    assert most - 10 <= sum(code != "asks.often" for code in codes) <= most
    assert codes[-1] == "asks.often"
    await did(ask(anna, table, "say", text="but talk"))
    assert await code(ask(bruno, table, "cast_vote", yes=True)) == "vote.none"


async def test_one_person_has_a_bounded_number_of_sockets(served: Served) -> None:
    anna = Visitor(served, "Many Anna")
    table = anna.table()
    lines = [await anna.line(table) for _ in range(MOST_OF_PERSON)]
    for line in lines:
        await greeted(line)

    async with anna.line(table) as one_more:
        assert await ended(one_more) == 4029
    await lines.pop().close()
    await asyncio.sleep(0.5)
    async with anna.line(table) as again:
        assert (await greeted(again))["type"] == "snapshot"
    for line in lines:
        await line.close()


async def test_one_address_has_a_bounded_number_of_sockets() -> None:
    visits, crowd = Visits(), [Onlooker("here") for _ in range(MOST_OF_ADDRESS)]
    assert all(map(visits.enter, crowd))

    assert not visits.enter(Onlooker("here"))
    assert visits.enter(Onlooker("elsewhere"))
    visits.leave(crowd[0])
    assert visits.enter(Onlooker("here"))


async def test_who_opens_many_sockets_of_the_lobby_is_refused_some(served: Served) -> None:
    anna = Visitor(served, "Curious Anna")
    lines = [await anna.lobby() for _ in range(MOST_OF_ADDRESS + 1)]

    # On a fast machine some come too fast, on a slow one the last is one too many.
    closed = [asyncio.create_task(line.wait_closed()) for line in lines]
    await asyncio.wait(closed, timeout=60, return_when=asyncio.FIRST_COMPLETED)

    assert {line.close_code for line in lines} == {None, 4029}
    assert json.loads(await lines[0].recv())["type"] == "lobby"
    for line in lines:
        line.transport.abort()
    await asyncio.gather(*closed)


async def test_who_shouts_into_the_lobby_is_closed(served: Served) -> None:
    anna = Visitor(served, "Shouting Anna")
    async with anna.lobby() as line:
        for _ in range(200):
            await line.send("!")
        assert await ended(line) == 4029


@pytest.mark.parametrize(
    ("path", "one", "other"), [("/api/tables/{table}/events", "Ada", "Bea"), ("/api/turns/events", "Cleo", "Dora")]
)
async def test_who_logs_out_is_told_nothing_more_by_a_stream(served: Served, path: str, one: str, other: str) -> None:
    anna, bruno = Visitor(served, f"Streaming {one}"), Visitor(served, f"Streaming {other}")
    address = path.format(table=anna.table(bruno))
    with anna.http.stream("GET", address) as stream:
        lines = stream.iter_lines()
        assert next(lines).startswith(("id:", "data:"))
        with httpx.Client(base_url=served.address, cookies=anna.http.cookies, timeout=60) as elsewhere:
            elsewhere.delete("/api/logins/current").raise_for_status()

        assert not any(line.startswith((":", "id:")) for line in lines), "The stream goes on."


async def test_who_logs_out_leaves_the_table_and_who_stays_does_not(served: Served) -> None:
    anna, bruno = Visitor(served, "Leaving Anna"), Visitor(served, "Staying Bruno")
    table = anna.table()
    async with anna.line(table) as line, bruno.line(table) as other:
        await greeted(line)
        await greeted(other)
        anna.http.delete("/api/logins/current").raise_for_status()

        assert await ended(line) == 4001
        await other.send('{"type":"ping"}')
        told = [json.loads(await other.recv()), json.loads(await other.recv())]
        assert [one["type"] for one in told] == ["told", "pong"]
        assert told[0]["news"][0]["entry"] == "stood"


# Fuzz.


THROWN_OUT = {0, 1007, 1009, 4000, 4001, 4003, 4029}
"""Codes with which who sends garbage is thrown out; no fault of the server is among them."""


def _hello(dice: random.Random, **more: Any) -> str:
    return json.dumps({"type": "hello", "protocol": 1} | more)


def _garbage(dice: random.Random) -> str | bytes:
    """A message that no client of ours would send."""
    whole = json.dumps({"type": "ask", "id": "x", "command": {"do": "act", "move": 1, "action": "pass"}})
    value = dice.choice(
        [None, True, -1, 2**63, 2**90, 1e308, "", "x" * 5000, [], {}, [[[]]], "\x00", "\ud800", {"do": "sit"}]
    )
    kinds: list[Callable[[], str | bytes]] = [
        lambda: whole[: dice.randrange(len(whole))],
        lambda: dice.randbytes(dice.randrange(200)),
        lambda: "x" * dice.choice([17_000, 60_000]),
        lambda: "[" * 15_000,
        lambda: '{"type":"ask","id":"x","command":{"do":"act","move":1,"action":' + "[" * 8_000 + "]" * 8_000 + "}}",
        lambda: json.dumps(value),
        lambda: json.dumps({"type": value}),
        lambda: json.dumps({"type": "ask", "id": value, "command": value}),
        lambda: _hello(dice, seat=value, have=value),
        lambda: json.dumps({"type": "ask", "id": "x", "command": {"do": dice.choice(DO), **_fields(dice, value)}}),
    ]
    return dice.choice(kinds)()


DO = ("sit", "stand", "start", "act", "say", "show", "call_vote", "cast_vote", "contribute", "seat_bot", "rematch")
DO += ("change_settings", "answer_beforehand", "choose_colour", "dismiss_bot", "unseat", "return", "nonsense")


def _fields(dice: random.Random, value: Any) -> dict[str, Any]:
    names = ("seat", "move", "action", "text", "to", "cards", "what", "about", "yes", "random", "bot", "settings")
    fields: dict[str, Any] = dict.fromkeys(dice.sample(names, 3), value)
    return fields | {"move": dice.choice([-1, 0, 1, 2, 10**6]), "seat": dice.choice([-1, 0, 1, 99, 2**90])}


async def _attack(visitor: Visitor, table: str, seed: int) -> Counter[int]:
    """Send garbage until one is thrown out, again and again; the codes with which one was, 0 if there was none."""
    dice, thrown = random.Random(seed), Counter[int]()
    for _ in range(6):
        try:
            stolen = {"Authorization": f"Bearer {dice.randbytes(32).hex()}"} if dice.random() < 0.5 else {}
            async with visitor.line(table, **stolen) as line:
                await line.send(_hello(dice, seat=dice.choice([None, 0, 1, 7]), have=dice.choice([None, -1, 0, 10**9])))
                for _ in range(300):
                    await line.send(_garbage(dice))
                thrown[await ended(line)] += 1
        except ConnectionClosed as closed:
            thrown[0 if closed.rcvd is None else closed.rcvd.code] += 1
    return thrown


async def _play(visitor: Visitor, table: str, moves: int) -> list[int]:
    """Play undisturbed; the numbers of the messages heard."""
    numbers: list[int] = []
    async with visitor.line(table) as line:
        message = await greeted(line)
        move = message["move"]
        while move < moves:
            if message.get("legal"):
                action = next((one for one in message["legal"] if one.get("action") == "pass"), message["legal"][0])
                command = {"do": "act", "move": move + 1, "action": action}
                await line.send(json.dumps({"type": "ask", "id": f"m{move}", "command": command}))
                await asyncio.sleep(0.06)  # within the limit
            message = json.loads(await asyncio.wait_for(line.recv(), 60))
            assert message["type"] in ("told", "done"), message
            if message["type"] == "told":
                numbers.append(message["n"])
                move = message.get("move", move)
    return numbers


async def test_garbage_disturbs_nobody_loses_nothing_and_fills_no_memory(served: Served) -> None:
    anna, bruno = Visitor(served, "Calm Anna"), Visitor(served, "Calm Bruno")
    table = anna.table(bruno)
    attackers = [Visitor(served, f"Attacker {number}") for number in range(3)]
    thrown = sum(await asyncio.gather(*(_attack(one, table, 100 + n) for n, one in enumerate(attackers))), Counter())
    before = served.memory

    playing = asyncio.gather(_play(anna, table, 24), _play(bruno, table, 24))
    thrown += sum(await asyncio.gather(*(_attack(one, table, n) for n, one in enumerate(attackers))), Counter())
    heard = await playing

    grown = served.memory - before
    assert thrown.total() == 36
    assert set(thrown) <= THROWN_OUT, thrown
    for numbers in heard:
        assert len(numbers) >= 24
        assert numbers == list(range(numbers[0], numbers[0] + len(numbers)))
    assert grown < GROWTH
    assert served.faults == []
    card = httpx.get(f"{served.address}/api/tables/{table}").json()
    assert [chair["person"] for chair in card["chairs"]] == [anna.id, bruno.id]


async def test_clients_that_do_not_listen_disturb_nobody_and_fill_no_memory(served: Served) -> None:
    anna, deaf = Visitor(served, "Loud Anna"), Visitor(served, "Deaf Bruno")
    table = anna.table()
    deaf_lines = [await deaf.line(table) for _ in range(5)]
    for line in deaf_lines:
        await line.send('{"type":"hello","protocol":1}')
        line.transport.pause_reading()
    before = served.memory

    async with anna.line(table) as line:
        await greeted(line)
        for number in range(60):
            text = {"do": "say", "text": "x" * 500}
            await line.send(json.dumps({"type": "ask", "id": f"s{number}", "command": text}))
            await asyncio.sleep(0.055)
        await line.send('{"type":"ping"}')
        while json.loads(await line.recv())["type"] != "pong":
            pass

    assert served.memory - before < GROWTH
    for line in deaf_lines:
        line.transport.abort()
