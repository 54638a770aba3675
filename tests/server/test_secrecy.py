"""Secrecy on the wire: two tables that differ only in what a viewer may not know give him the same bytes everywhere."""

import asyncio
import hashlib
import itertools
import random
import secrets
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
from litestar.testing import TestClient

from condotta.condottiere import legality
from condotta.condottiere.events import CardPlayed
from condotta.condottiere.game import CONDOTTIERE, Condottiere
from condotta.condottiere.options import Options as CondottiereOptions
from condotta.kernel.course import Course
from condotta.kernel.game import IllegalMove, Viewer
from condotta.ordonnance import legality as placing
from condotta.ordonnance.game import Ordonnance
from condotta.ordonnance.options import Options as OrdonnanceOptions
from condotta.ordonnance.position import opened as dealt
from condotta.server import hot as hot_module
from condotta.server.app import make_app
from condotta.server.bots.pool import BotPool
from condotta.server.bus import open_bus
from condotta.server.desk import Desk
from condotta.server.hot import Hot
from condotta.server.house import House, Wishes
from condotta.server.store import open_store
from condotta.server.store.chance import Chance
from condotta.server.table import commands as ask
from condotta.server.table.decision import Asker
from condotta.server.table.rendering import Taken
from condotta.server.table.settings import Settings
from condotta.server.wakeful import Wakeful
from condotta.server.wire import Pong, encode
from tests.server import draws, worlds
from tests.server.worlds import Edit, Script, secret_number

KEY = "7" * 64
BEGAN = 1_700_000_000_000
PEOPLE = ("Anna", "Bruno", "Carla", "Dora")
SPECTATOR = "Zeno"
HIDDEN_CARDS = CondottiereOptions(players=3, hidden_cards=True)
EVENINGS: list[tuple[Any, Viewer]] = [
    (HIDDEN_CARDS, 0),
    (HIDDEN_CARDS, 2),
    (HIDDEN_CARDS, None),
    (CondottiereOptions(players=2), 0),
    (CondottiereOptions(players=4), 3),
    (OrdonnanceOptions(players=2), 1),
    (OrdonnanceOptions(players=3), 0),
    (OrdonnanceOptions(players=3), None),
]
EVERY_ACTION = {"condottiere": legality.every_action(), "ordonnance": placing.every_action()}
PACE = Settings("condottiere").pace


def evening(one: Any) -> str:
    """What a test is called for options and a viewer."""
    return f"{one.players} {type(one).__module__.split('.')[1]}" if hasattr(one, "players") else str(one)


def written(seed: str, options: Any, viewer: Viewer) -> Script:
    """What is done on an evening, in either game."""
    make = worlds.scripted if isinstance(options, CondottiereOptions) else draws.scripted
    return make(seed, options, viewer, KEY)


class World:
    """One server with one table, and all that reaches somebody there."""

    def __init__(self, client: TestClient[Any], clock: list[int], script: Script) -> None:
        self.client, self.clock, self.rules = client, clock, script.game
        self.reached: list[Any] = []
        self.cookies = {name: self.guest(name) for name in (*PEOPLE, SPECTATOR)}
        settings = {"game": self.rules.name, "options": msgspec.to_builtins(script.options), "pause": 600_000}
        self.table = self.post("/api/tables", "Anna", settings)["table"]
        for name in PEOPLE[: script.options.players]:
            self.ask(name, "sit")

    def guest(self, name: str) -> str:
        self.client.post("/api/guests", json={"name": name})
        cookie = self.client.cookies["condotta"]
        self.client.cookies.clear()
        return cookie

    def headers(self, name: str | None) -> dict[str, str]:
        return {"Cookie": f"condotta={self.cookies[name]}"} if name else {}

    def post(self, path: str, name: str, body: Any) -> Any:
        answer = self.client.post(path, json=body, headers=self.headers(name))
        assert answer.status_code in (200, 201), answer.text
        return answer.json()

    def ask(self, name: str, do: str, **fields: Any) -> None:
        """Somebody asks, a while later."""
        self.clock[0] += 700
        body = {"id": f"{self.clock[0]}", "command": {"do": do} | fields}
        self.post(f"/api/tables/{self.table}/ask", name, msgspec.to_builtins(body))

    def line(self, name: str | None) -> Any:
        return self.client.websocket_connect(f"/api/tables/{self.table}/socket", headers=self.headers(name))

    def heard(self, line: Any) -> None:
        """All that has come over a line until now."""
        line.send_text('{"type":"ping"}')
        while (text := line.receive_text()) and b'"pong"' not in text.encode():
            self.reached.append(text)

    def visit(self, name: str | None, have: int | None, you: Viewer) -> None:
        """Come for a moment: with what one has, or without anything."""
        with self.line(name) as line:
            hello = {"type": "hello", "protocol": 1, "have": have}
            line.send_text(msgspec.json.encode(hello).decode())
            self.heard(line)

    def pages(self, name: str | None) -> None:
        """All that can be read over HTTP."""
        for path in ("", "/mine", f"/{self.table}", "/nowhere"):
            answer = self.client.get(f"/api/tables{path}", headers=self.headers(name))
            self.reached.append((path, answer.status_code, dict(answer.headers), answer.content))

    def attempts(self, line: Any, viewer: Viewer, position: Any, move: int) -> None:
        """What one is told who tries what he may not: over the socket, whoever's turn it is."""
        view, anything = self.rules.view(position, viewer), EVERY_ACTION[self.rules.name]
        legal = self.rules.legal(view) if viewer is not None and view.turn == viewer else ()
        dice = random.Random(move)
        tried = [action for action in dice.sample(anything, 12) if action not in legal]
        commands = [{"do": "act", "move": move + 1, "action": action} for action in tried]
        commands += [{"do": "act", "move": move, "action": "pass"}, {"do": "act", "move": move + 1, "action": "dance"}]
        commands += [{"do": "show", "to": [1], "cards": [card] * 5} for card in ("courtesan", "10", "winter")]
        commands += [{"do": "answer_beforehand", "battle": 99, "action": "discard"}, {"do": "cast_vote", "yes": True}]
        for number, command in enumerate(commands):
            body = {"type": "ask", "id": f"try-{number}", "command": msgspec.to_builtins(command)}
            line.send_text(msgspec.json.encode(body).decode())
        self.heard(line)


@contextmanager
def world(patch: pytest.MonkeyPatch, folder: Path, script: Script, edit: Edit | None) -> Iterator[World]:
    """A server in this process; ids, clock and secrets are given, and where asked the deal is edited."""
    clock, numbers = [BEGAN], itertools.count(1)
    opening, start = House.open, type(script.game).start

    def edited(self: Any, *given: Any) -> Any:
        dealt = start(self, *given)
        return edit(dealt) if edit is not None and given[1] == KEY else dealt

    async def opened(wishes: Wishes, *_: Any) -> House:
        return await opening(wishes, lambda: clock[0])

    async def key(*_: Any) -> str:
        return KEY

    async def nothing(_: BotPool) -> None:
        """No bot plays here."""

    with patch.context() as patched:
        patched.setattr(secrets, "token_urlsafe", lambda _=None: f"id{next(numbers):06}")
        patched.setattr(secrets, "token_bytes", lambda size=32: b"s" * size)
        patched.setattr(House, "open", opened)
        patched.setattr(Chance, "seed", key)
        patched.setattr(BotPool, "prepare", nothing)
        patched.setattr(type(script.game), "start", edited)
        with TestClient(make_app(Wishes(f"sqlite:///{folder}/condotta.db", bot_workers=0, generous=True))) as client:
            yield World(client, clock, script)


def reached(patch: pytest.MonkeyPatch, folder: Path, script: Script, edit: Edit | None) -> list[Any]:
    """All that reaches a viewer from the start to the compared moment: a seat, or a spectator and somebody unknown."""
    viewer, rules, shown = script.viewer, script.game, script.shown
    name = SPECTATOR if viewer is None else PEOPLE[viewer]
    with world(patch, folder, script, edit) as one, one.line(name) as line, one.line(None) as unknown:
        for each in (line, unknown):
            each.send_text('{"type":"hello","protocol":1}')
            one.heard(each)
        one.ask("Anna", "start")
        position = rules.start(script.options, KEY)
        if shown is not None:
            one.ask(PEOPLE[1], "show", to=shown.to, cards=shown.cards)
            position = rules.show(position, shown).position
        one.ask(PEOPLE[1], "say", text="psst", to=[script.options.players - 1])
        for move, (seat, action) in enumerate(script.moves):
            if move % 5 == 2:
                one.attempts(line, viewer, position, move)
            if move == 3 and rules is CONDOTTIERE:
                one.ask(PEOPLE[1], "answer_beforehand", battle=1, action="keep")
            one.ask(PEOPLE[seat], "act", move=move + 1, action=action)
            position = rules.apply(position, action).position
        for each, who in ((line, name), (unknown, None)):
            one.heard(each)
            one.pages(who)
        for have in (None, 0, 5, 12, 10_000):
            one.visit(name, have, viewer)
            one.visit(None, have, None)
        return one.reached


def same(patch: pytest.MonkeyPatch, folder: Path, script: Script) -> bool:
    """Whether both worlds are the same for a viewer."""
    assert script.exchanged > 2
    assert len(script.moves) > 3
    first, second = folder / "first", folder / "second"
    for place in (first, second):
        place.mkdir(exist_ok=True)
        (place / "condotta.db").unlink(missing_ok=True)
    told = reached(patch, first, script, None)
    assert len(told) > 2 * len(script.moves)
    return told == reached(patch, second, script, script.edit)


@pytest.mark.parametrize(("options", "viewer"), EVENINGS, ids=evening)
def test_what_a_viewer_may_not_know_changes_no_byte_that_reaches_him(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, options: Any, viewer: Viewer
) -> None:
    assert same(monkeypatch, tmp_path, written(f"evening {viewer}", options, viewer))


def leaky_view(patch: pytest.MonkeyPatch) -> None:
    view = Condottiere.view

    def leaking(self: Condottiere, position: Any, viewer: Viewer) -> Any:
        seen = view(self, position, viewer)
        return msgspec.structs.replace(seen, pile_size=seen.pile_size + secret_number(position, viewer))

    patch.setattr(Condottiere, "view", leaking)


def leaky_event(patch: pytest.MonkeyPatch) -> None:
    apply = Condottiere.apply

    def leaking(self: Condottiere, position: Any, action: Any) -> Any:
        turn = apply(self, position, action)

        def witness(before: Any, step: Any, after: Any) -> Any:
            hint = CardPlayed(0, None, True, secret_number(turn.position, before.viewer))
            return (*turn.witness(before, step, after), hint)

        return Course(turn.before, turn.stages, turn.look, witness, turn.is_open, turn.own)

    patch.setattr(Condottiere, "apply", leaking)


def leaky_refusal(patch: pytest.MonkeyPatch) -> None:
    apply = Condottiere.apply

    def leaking(self: Condottiere, position: Any, action: Any) -> Any:
        try:
            return apply(self, position, action)
        except IllegalMove as refusal:
            hint = secret_number(position, self.mover(position))
            raise IllegalMove(refusal.code, **refusal.arguments, hint=hint) from refusal

    patch.setattr(Condottiere, "apply", leaking)


def extra_message(patch: pytest.MonkeyPatch) -> None:
    publish = Hot.publish

    def leaking(self: Hot, taken: Any, now: int) -> Any:
        shown = publish(self, taken, now)
        if self.table is not None and self.table.playing is not None:
            for watcher in self.watchers:
                if secret_number(self.table.playing.position, watcher.viewer) % 2:
                    watcher.send(encode(Pong(0)).replace(b"pong", b"peng"))
        return shown

    patch.setattr(Hot, "publish", leaking)


def length(patch: pytest.MonkeyPatch) -> None:
    message = Taken.message

    def leaking(taken: Taken, viewer: Viewer, since: int = 0) -> bytes | None:
        text = message(taken, viewer, since)
        if text is None or taken.after is None:
            return text
        return text + b" " * (secret_number(taken.after, viewer) % 50)

    patch.setattr(Taken, "message", leaking)


def leaky_page(patch: pytest.MonkeyPatch) -> None:
    card = Hot.card

    def leaking(self: Hot, person: str | None) -> Any:
        playing = None if self.table is None else self.table.playing
        hint = "" if playing is None else str(secret_number(playing.position, None))
        return msgspec.structs.replace(card(self, person), commitment=hint)

    patch.setattr(Hot, "card", leaking)


def leaky_number(patch: pytest.MonkeyPatch) -> None:
    """Messages to others are counted in the numbers of all."""
    snapshot = Hot.snapshot

    def leaking(self: Hot, viewer: Viewer, at: int) -> Any:
        told = snapshot(self, viewer, at)
        playing = None if self.table is None else self.table.playing
        return msgspec.structs.replace(told, n=told.n + (secret_number(playing.position, viewer) if playing else 0))

    patch.setattr(hot_module.Hot, "snapshot", leaking)


@pytest.mark.parametrize(
    "planted",
    [leaky_view, leaky_event, leaky_refusal, extra_message, length, leaky_page, leaky_number],
    ids=lambda planted: planted.__name__,
)
def test_a_planted_leak_is_caught(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, planted: Callable[[pytest.MonkeyPatch], None]
) -> None:
    planted(monkeypatch)

    assert not same(monkeypatch, tmp_path, written("evening 0", HIDDEN_CARDS, 0))


def test_a_planted_leak_is_caught_where_cards_are_drawn(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    view = Ordonnance.view

    def leaking(self: Ordonnance, position: Any, viewer: Viewer) -> Any:
        seen = view(self, position, viewer)
        hint = sum(kind * cards for kind, cards in enumerate(dealt(position).peek().pile))
        return msgspec.structs.replace(seen, pile_size=seen.pile_size + hint)

    script = written("evening 0", OrdonnanceOptions(players=2), 0)
    monkeypatch.setattr(Ordonnance, "view", leaking)

    assert not same(monkeypatch, tmp_path, script)


class Thoughtful:
    """A bot whose thinking takes as long as its cards say; by a clock that only sleepers move."""

    def __init__(self, clock: list[int], script: list[str], longest: int) -> None:
        self.clock, self.script, self.longest = clock, script, longest

    async def choose(self, game: str, bot: str, view: Any, seed: str, *_: Any) -> str:
        self.clock[0] += int.from_bytes(hashlib.sha256(repr(view.hand).encode()).digest()[:4]) % self.longest
        return self.script.pop(0) if self.script else await asyncio.Future()


async def moments(
    patch: pytest.MonkeyPatch, folder: Path, script: Script, edit: Edit | None, longest: int
) -> list[int]:
    """How long after each other the moves of three bots were told."""
    clock, start = [BEGAN], Condottiere.start
    folder.mkdir()
    store = await open_store(f"sqlite:///{folder}/condotta.db")
    desk = Desk(store, await open_bus(None), lambda: clock[0])
    wakeful = Wakeful(desk, Thoughtful(clock, [CONDOTTIERE.write(action) for _, action in script.moves], longest))

    async def sleep(seconds: float) -> None:
        clock[0] += round(seconds * 1000)

    async def key(*_: Any) -> str:
        return KEY

    wakeful.sleep = sleep
    with patch.context() as patched:
        patched.setattr(secrets, "token_urlsafe", lambda _=None: "table")
        patched.setattr(Chance, "seed", key)
        patched.setattr(Condottiere, "start", lambda *given: edit(start(*given)) if edit else start(*given))
        anna = Asker("anna", "Anna")
        name = await desk.open_table(anna, Settings("condottiere", msgspec.to_builtins(script.options)))
        for seat in range(script.options.players):
            await desk.carry_out(name, anna, f"bot {seat}", ask.SeatBot("recruit"))
        await desk.carry_out(name, anna, "start", ask.Start())
        told: list[int] = []
        while len(told) < len(script.moves):
            await asyncio.sleep(0.01)
            told = [one.at for one in await store.entries(name) if b'"moved"' in one.body]
        await wakeful.stop()
    await store.close()
    return [later - before for before, later in itertools.pairwise([BEGAN, *told])]


@pytest.mark.anyio
async def test_a_bots_moves_are_told_at_the_same_moments_whatever_it_holds(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    script = written("evening 0", HIDDEN_CARDS, 0)

    first = await moments(monkeypatch, tmp_path / "first", script, None, PACE)
    second = await moments(monkeypatch, tmp_path / "second", script, script.edit, PACE)
    late = await moments(monkeypatch, tmp_path / "late", script, script.edit, 5 * PACE)

    assert first == second
    assert late != first
    assert {(much - little) % PACE for much, little in zip(late, first, strict=True)} == {0}
