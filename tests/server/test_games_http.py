"""Games over HTTP, from the first move to the review: the whole server, its real bot workers, and the command line."""

import asyncio
import subprocess
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from litestar import Litestar

from condotta.catalogue import game_named
from condotta.kernel import record
from condotta.kernel.signature import read
from condotta.kernel.verification import Subject, Verdict, verify
from condotta.server.app import make_app
from condotta.server.bots.pool import Lost
from condotta.server.house import House, Wishes
from condotta.server.table.commands import Act
from condotta.server.table.decision import Asker

pytestmark = pytest.mark.anyio

CHESS = "/api/ratings?game=chess&players=2"
"""A game that nobody plays here."""


@pytest.fixture(scope="module")
def wishes(tmp_path_factory: pytest.TempPathFactory) -> Wishes:
    return Wishes(database=f"sqlite:///{tmp_path_factory.mktemp('house')}/condotta.db")


@pytest.fixture(scope="module")
async def app(wishes: Wishes) -> AsyncIterator[Litestar]:
    """One server for all tests of this module: its workers take a while to come."""
    made = make_app(wishes)
    async with made.lifespan():
        yield made


class Guest:
    """Somebody with a browser."""

    def __init__(self, app: Litestar, name: str | None) -> None:
        self.app, self.name, self.id = app, name, ""
        self.cookies: dict[str, str] = {}

    async def come(self) -> "Guest":
        answer = await self.ask("POST", "/api/guests", {"name": self.name})
        self.cookies = {"condotta": answer.cookies["condotta"]}
        self.id = answer.json()["id"]
        return self

    async def ask(self, method: str, path: str, body: Any = None) -> Any:
        asgi: Any = self.app  # Litestar and httpx write the types of ASGI differently
        transport = httpx.ASGITransport(asgi)
        async with httpx.AsyncClient(transport=transport, base_url="http://club", cookies=self.cookies) as client:
            return await client.request(method, path, json=body)

    async def get(self, path: str) -> Any:
        answer = await self.ask("GET", path)
        assert answer.status_code == 200, answer.text
        return answer.json()

    async def refused(self, path: str, method: str = "GET") -> tuple[int, str]:
        answer = await self.ask(method, path)
        return answer.status_code, answer.json().get("code", "")


class Club:
    """A table with two guests at it."""

    def __init__(self, app: Litestar) -> None:
        self.app = app
        self.house: House = app.state.house

    async def gather(self, *names: str, **settings: Any) -> "Club":
        self.guests = [await Guest(self.app, name).come() for name in names]
        wished = {"game": "ordonnance", "options": {"players": len(names)}} | settings
        self.table = (await self.guests[0].ask("POST", "/api/tables", wished)).json()["table"]
        for guest in self.guests:
            await self.do(guest, "sit")
        for seat, guest in enumerate(self.guests):
            await self.do(guest, "contribute", random=f"{seat:032x}")
        await self.do(self.guests[0], "start")
        return self

    async def do(self, guest: Guest, do: str, **fields: Any) -> None:
        body = {"id": f"{do}-{abs(hash(str(fields)))}", "command": {"do": do} | fields}
        answer = await guest.ask("POST", f"/api/tables/{self.table}/ask", body)
        assert answer.status_code == 200, answer.text

    async def play(self, most: int = 1000) -> None:
        """Play so many moves, or to the end."""
        for _ in range(most):
            hot = await self.house.desk.table(self.table)
            assert hot.table is not None
            playing = hot.table.playing
            if playing is None or playing.mover is None:
                return
            view = playing.rules.view(playing.position, playing.mover)
            action = msgspec.to_builtins(playing.rules.legal(view)[-1])
            guest, move = self.guests[playing.mover], playing.moves + 1
            await self.house.desk.carry_out(
                self.table, Asker(guest.id, guest.name or ""), f"act {move}", Act(move, action)
            )

    async def break_off(self) -> None:
        """All agree to end the game."""
        await self.do(self.guests[0], "call_vote", what="end")
        await self.do(self.guests[1], "cast_vote", yes=True)

    def path(self, what: str, number: int = 1) -> str:
        return f"/api/games/{self.table}/{number}/{what}"


async def settled(club: Club) -> None:
    """Wait until the game is put down."""
    for _ in range(200):
        hot = await club.house.desk.table(club.table)
        assert hot.table is not None
        if not hot.table.unsettled:
            return
        await asyncio.sleep(0.05)
    raise AssertionError("the game was not put down")


async def test_a_record_from_the_server_is_signed_and_verified_by_the_command_line(
    app: Litestar, tmp_path: Path
) -> None:
    club = await Club(app).gather("Anna", "Bruno")
    stranger = Guest(app, None)
    assert await stranger.refused(club.path("record")) == (409, "game.running")
    await club.play()
    await settled(club)

    answer = await stranger.ask("GET", club.path("record"))
    key = (await stranger.ask("GET", "/api/key")).text

    assert answer.status_code == 200
    assert f'filename="ordonnance-{club.table}-1.jsonl"' in answer.headers["content-disposition"]
    kept = record.loads(answer.text)
    assert kept.header.seats == ("Anna", "Bruno")
    assert kept.header.fair is not None
    assert [one.added for one in kept.header.fair.contributions] == [f"{seat:032x}" for seat in range(2)]
    checks = {one.subject: one.verdict for one in verify(answer.text, game_named, read(key))}
    assert checks == dict.fromkeys(Subject, Verdict.HOLDS)
    (tmp_path / "game.jsonl").write_text(answer.text)
    (tmp_path / "key.pem").write_text(key)
    command = [sys.executable, "-m", "condotta", "verify", "game.jsonl", "--key", "key.pem"]
    done = await asyncio.to_thread(subprocess.run, command, cwd=tmp_path, capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stdout + done.stderr
    assert await stranger.refused(club.path("record", 2)) == (404, "game.unknown")
    assert await stranger.refused("/api/games/nowhere/1/record") == (404, "table.unknown")


async def test_a_table_with_a_fixed_seed_gives_records_that_say_nothing_of_fairness(app: Litestar) -> None:
    club = await Club(app).gather("Carla", "Dario", seed="chosen")
    await club.break_off()

    text = (await club.guests[0].ask("GET", club.path("record"))).text

    checks = {one.subject: one.verdict for one in verify(text, game_named)}
    assert checks[Subject.RULES] is Verdict.HOLDS
    assert checks[Subject.SHUFFLE] is checks[Subject.COMMITMENT] is checks[Subject.OUTCOME] is Verdict.NOTHING


async def test_statistics_and_lists_know_a_game_when_it_is_over(app: Litestar) -> None:
    club = await Club(app).gather("Elena", "Fabio")
    elena, fabio = club.guests
    assert await elena.get("/api/games") == []
    await club.play()
    await settled(club)

    (own,) = await elena.get("/api/games")
    career = await Guest(app, None).get(f"/api/people/{elena.id}")
    (listed,) = await fabio.get(f"/api/people/{elena.id}/games?limit=5")

    assert own == listed
    assert [one["name"] for one in own["places"]] == ["Elena", "Fabio"]
    assert not own["rated"]
    assert (career["name"], career["played"]) == ("Elena", 1)
    assert await fabio.get("/api/ratings?game=ordonnance&players=2") == []
    assert (await fabio.ask("GET", "/api/people/nobody")).status_code == 404
    for wrong in ("/api/games?limit=0", "/api/games?limit=100000", "/api/games?from=-1", "/api/ratings?game=x", CHESS):
        assert (await elena.ask("GET", wrong)).status_code == 400
    assert (await Guest(app, None).ask("GET", "/api/games")).status_code == 401


async def test_a_running_game_is_replayed_through_own_eyes_and_a_finished_one_through_all(app: Litestar) -> None:
    club = await Club(app).gather("Gino", "Hilda")
    gino, stranger = club.guests[0], Guest(app, None)
    await club.play(4)

    own = await gino.get(club.path("replay"))

    assert (own["viewer"], own["over"], own["total"]) == (0, False, 5)
    assert [(one["colour"], one["name"]) for one in own["chairs"]] == [("red", "Gino"), ("green", "Hilda")]
    assert own["frames"][0]["view"]["hand"]
    public = await stranger.get(club.path("replay?viewer=public"))
    assert public["frames"][0]["view"]["hand"] == []
    for wish in ("open", "1"):
        assert await gino.refused(club.path(f"replay?viewer={wish}")) == (409, "viewer.running")
    await club.play()
    told = await stranger.get(club.path("replay?viewer=open&from=3&limit=2"))
    assert [frame["frame"] for frame in told["frames"]] == [3, 4]
    assert all(frame["position"]["hands"] for frame in told["frames"])
    assert (await stranger.get(club.path("replay?viewer=1")))["frames"][0]["view"]["hand"]


async def test_for_spectators_who_are_behind_a_game_that_has_just_begun_is_not_there(app: Litestar) -> None:
    club = await Club(app).gather("Zeno", "Livio", delay=300)
    zeno, stranger = club.guests[0], Guest(app, None)

    unheard_of = await stranger.refused(club.path("replay", 7))
    assert unheard_of[0] == 404
    for what in ("replay", "record", "review"):
        assert await stranger.refused(club.path(what)) == unheard_of
    assert (await zeno.get(club.path("replay")))["total"] == 1
    assert await zeno.refused(club.path("record")) == (409, "game.running")


async def test_the_earlier_log_is_ones_own_stream_in_pages(app: Litestar) -> None:
    club = await Club(app).gather("Irma", "Jacopo")
    irma, jacopo = club.guests
    await club.do(irma, "say", text="between us", to=[1])
    await club.play(6)
    path = f"/api/tables/{club.table}/earlier"

    whole = await irma.get(path)
    pages = await irma.get(f"{path}?limit=4&before={whole[-1]['n'] + 1}")

    assert [one["n"] for one in whole] == list(range(1, len(whole) + 1))
    assert pages == whole[-4:]
    assert await irma.get(f"{path}?limit=3&before={pages[0]['n']}") == whole[-7:-4]
    assert "between us" in str(await jacopo.get(path))
    assert await jacopo.refused(f"{path}?seat=0") == (409, "seat.other")
    assert "between us" not in str(await Guest(app, None).get(path))


async def test_who_looks_on_later_reads_earlier_what_he_may_see_by_now_and_no_more(app: Litestar) -> None:
    club = await Club(app).gather("Nina", "Otto", delay=60)
    await club.play(2)

    seen = await Guest(app, None).get(f"/api/tables/{club.table}/earlier")

    assert "Nina" in str(seen)
    assert "moved" not in str(seen)
    assert "game_started" not in str(seen)
    assert "game_started" in str(await club.guests[0].get(f"/api/tables/{club.table}/earlier"))


async def test_hints_are_given_to_the_mover_where_the_table_announces_them(app: Litestar) -> None:
    club = await Club(app).gather("Kira", "Luca", hints=True)
    hot = await club.house.desk.table(club.table)
    assert hot.table is not None
    assert hot.table.playing is not None
    mover = hot.table.playing.mover
    assert mover is not None
    path = f"/api/tables/{club.table}/hint"

    hint = await club.guests[mover].get(path)

    rules = game_named("ordonnance")
    legal = rules.legal(rules.view(hot.table.playing.position, mover))
    assert hint["move"] == 1
    assert hint["options"][0]["notation"] in [rules.write(action) for action in legal]
    chances = [one["chance"] for one in hint["options"]]
    assert all(0 <= chance <= 1 for chance in chances)
    assert await club.guests[1 - mover].refused(path) == (409, "turn.other")
    assert (await Guest(app, None).ask("GET", path)).status_code == 401
    plain = await Club(app).gather("Mara", "Nino")
    assert await plain.guests[0].refused(f"/api/tables/{plain.table}/hint") == (409, "hint.none")


async def test_a_hint_that_was_lost_is_asked_for_again(app: Litestar, monkeypatch: pytest.MonkeyPatch) -> None:
    club = await Club(app).gather("Vera", "Walter", hints=True)
    hot = await club.house.desk.table(club.table)
    assert hot.table is not None
    assert hot.table.playing is not None
    mover = club.guests[hot.table.playing.mover or 0]

    async def lost(*_: object) -> bytes:
        raise Lost

    with monkeypatch.context() as patch:
        patch.setattr(club.house.bots, "advise", lost)
        failed = await mover.ask("GET", f"/api/tables/{club.table}/hint")
    hint = await mover.get(f"/api/tables/{club.table}/hint")

    assert failed.status_code >= 400
    assert hint["options"]


async def test_a_review_is_made_in_the_background_and_kept(app: Litestar, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("condotta.server.reviewing.PLAYOUTS", 4)
    club = await Club(app).gather("Olga", "Piero")
    olga = club.guests[0]
    await club.play(6)
    assert await olga.refused(club.path("review"), "POST") == (409, "game.running")
    await club.break_off()
    await settled(club)
    assert await olga.refused(club.path("review")) == (409, "review.none")
    assert not (await olga.get(club.path("replay?limit=1")))["reviewed"]

    begun = await olga.ask("POST", club.path("review"))
    assert begun.status_code == 202
    for _ in range(1200):
        review = await olga.get(club.path("review"))
        if review["done"]:
            break
        await asyncio.sleep(0.05)

    assert review["done"]
    assert review["judged"] == review["moves"] == len(review["dossier"]["moves"]) == 6
    assert review["dossier"]["seats"] == ["Olga", "Piero"]
    first = review["dossier"]["moves"][0]
    assert (first["number"], len(first["after"])) == (1, 2)
    assert review["mistakes"] == [one["number"] for one in review["dossier"]["moves"] if one["mistake"]]
    again = await olga.ask("POST", club.path("review"))
    assert again.json() == review
    assert (await olga.get(club.path("replay?limit=1")))["reviewed"]
