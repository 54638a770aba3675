"""One evening on a server, and all that reaches somebody there, channel by channel."""

import itertools
import random
import secrets
from collections import defaultdict
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from functools import cache
from pathlib import Path
from typing import Any, Final

import httpx
import msgspec
import pytest
from litestar import Litestar
from prometheus_client.parser import text_string_to_metric_families

from condotta.catalogue import game_named
from condotta.condottiere import legality
from condotta.condottiere.cards import Card
from condotta.condottiere.game import CONDOTTIERE
from condotta.condottiere.options import Options
from condotta.kernel.game import Viewer
from condotta.ordonnance import legality as placing
from condotta.server import lobby
from condotta.server.app import make_app
from condotta.server.bots.pool import BotPool
from condotta.server.bots.thinking import Advice
from condotta.server.house import House, Wishes
from condotta.server.http import streaming
from condotta.server.store.chance import Chance
from condotta.server.turns import Turns
from tests.server import draws, worlds
from tests.server.callers import Call, Caller, answer, others_turn
from tests.server.channels import masked, questions
from tests.server.real import free_port
from tests.server.worlds import Edit, Script

KEY: Final = "7" * 64
BEGAN: Final = 1_700_000_000_000
PEOPLE: Final = ("Anna", "Bruno", "Carla", "Dora")
SPECTATOR: Final = "Zeno"
NOBODY: Final = "nobody"
PROGRAM: Final = "program"
PONG: Final = '"type":"pong"'
LAST_WORDS: Final = "Good night, all of you."
HIDDEN_CARDS: Final = Options(players=3, hidden_cards=True)
EVERY_ACTION: Final = {"condottiere": legality.every_action(), "ordonnance": placing.every_action()}

NO_BOTS: Final = Wishes("sqlite://", bot_workers=0, generous=True)

Reached = dict[str, Any]
"""All that reaches a viewer, by the channel over which it comes."""
Beside = Callable[["World", Any, int], Awaitable[None]]
WHISPERS: Final = 6
"""How many words others whisper at every other move: more than a process keeps entries to tell again."""


class World:
    """One server with one table; a viewer there is a person, a program of his, and also somebody who is logged out."""

    def __init__(self, app: Any, clock: list[int], script: Script, metrics: str, **settings: Any) -> None:
        self.app, self.clock, self.rules, self.metrics = app, clock, script.game, metrics
        self.house: House = app.state.house
        self.house.desk.later = lambda hot: None  # a clock that stands still uncovers nothing
        self.viewer, self.me = script.viewer, SPECTATOR if script.viewer is None else PEOPLE[script.viewer]
        self.settings = {"game": self.rules.name, "options": msgspec.to_builtins(script.options)}
        self.settings |= {"pause": 600_000, "hints": True} | settings
        self.players: int = script.options.players
        self.callers: dict[str, Caller] = {NOBODY: Caller(app, {})}
        self.ids: dict[str, str] = {}
        self.reached: Reached = defaultdict(list)
        self.calls: dict[str, Call] = {}
        self.asked, self.pings = itertools.count(), 0
        self.standing = set(self.house.wakeful.tasks)

    @property
    def viewers(self) -> dict[str, Caller]:
        return {name: self.callers[name] for name in (self.me, PROGRAM, NOBODY)}

    async def gather(self) -> None:
        """People come and sit down."""
        for name in (*PEOPLE, SPECTATOR):
            welcome = await self.callers[NOBODY].http.post("/api/guests", json={"name": name})
            self.callers[NOBODY].http.cookies.clear()
            self.callers[name] = Caller(self.app, {"Cookie": f"condotta={welcome.cookies['condotta']}"})
            self.ids[name] = welcome.json()["id"]
        issued = await self.callers[self.me].http.post("/api/tokens", json={"label": "a program"})
        self.callers[PROGRAM] = Caller(self.app, {"Authorization": f"Bearer {issued.json()['secret']}"})
        self.counted = self.count()
        opened = await self.callers["Anna"].http.post("/api/tables", json=self.settings)
        self.table = opened.json()["table"]

    async def follow(self, stack: AsyncExitStack) -> None:
        """Open all that goes on for the whole evening."""
        for name, caller in self.viewers.items():
            socket = self.calls[f"socket of {name}"] = caller.socket(f"/api/tables/{self.table}/socket")
            socket.say('{"type":"hello","protocol":1}')
            self.calls[f"lobby of {name}"] = caller.socket("/api/lobby")
            self.calls[f"events of {name}"] = caller.stream(f"/api/tables/{self.table}/events")
            if name != NOBODY:
                self.calls[f"turns of {name}"] = caller.stream("/api/turns/events")
        for name, call in self.calls.items():
            await stack.enter_async_context(call)
            await call.until({"lobby": "websocket.send", "turns": "data: "}.get(name.split()[0], "snapshot"))
        await self.quiet()

    async def sit(self) -> None:
        for name in PEOPLE[: self.players]:
            await self.ask(name, "sit")

    async def ask(self, name: str, do: str, **fields: Any) -> None:
        """Somebody asks, a while later."""
        self.clock[0] += 700
        asked = await self._asked(name, do, fields)
        assert asked.status_code == 200, asked.text
        await self.quiet()

    async def ask_beside(self, name: str, do: str, **fields: Any) -> None:
        """Somebody does something that the viewer hears nothing of, or tries it in vain; no time passes."""
        await self._asked(name, do, fields)

    async def quiet(self) -> None:
        """Wait until all that was to be done is done and told."""
        still = 0
        while still < 2:
            await others_turn()
            still = 0 if self.is_busy else still + 1

    @property
    def is_busy(self) -> bool:
        turns, tells = self.house.turns, self.house.lobby
        listening = itertools.chain(*turns.listening.values())
        working = bool(self.house.wakeful.tasks - self.standing) or getattr(turns, "busy", 0) > 0
        return working or bool(tells.changed) or tells.lock.locked() or any(one.is_set() for one in listening)

    async def read(self, moment: str, *, over: bool = False, visits: tuple[int | None, ...] = (None, 5)) -> None:
        """All that can be asked for over HTTP at a moment, and what a socket or a stream is told that comes then."""
        for name, caller in self.viewers.items():
            for question in questions(self.table, self.ids["Bruno"], over=over):
                self.reached[f"{question} of {name}, {moment}"] = await caller.read(question)
            for have in visits:
                await self._visit(name, caller, have, moment)

    async def _visit(self, name: str, caller: Caller, have: int | None, moment: str) -> None:
        async with caller.socket(f"/api/tables/{self.table}/socket") as socket:
            socket.say(msgspec.json.encode({"type": "hello", "protocol": 1, "have": have}).decode())
            socket.say('{"type":"ping"}')
            await socket.until(PONG)
            self.reached[f"visit of {name} with {have}, {moment}"] = list(socket.came)
        last = "" if have is None else f"?after={have}"
        async with caller.stream(f"/api/tables/{self.table}/events{last}") as stream:
            await stream.until("data: ")
            self.reached[f"event visit of {name} with {have}, {moment}"] = await stream.all()

    async def attempts(self, position: Any, move: int) -> None:
        """What one is told who tries what he may not, whoever's turn it is: over the socket, and over HTTP."""
        commands = tried(self.rules, position, self.viewer, move)
        self.pings += 1
        for name, caller in self.viewers.items():
            socket = self.calls[f"socket of {name}"]
            for number, command in enumerate(commands):
                body = {"type": "ask", "id": f"try-{number}", "command": command}
                socket.say(msgspec.json.encode(body).decode())
            socket.say('{"type":"ping"}')
            await socket.until(PONG, self.pings)
            ask = f"/api/tables/{self.table}/ask"
            for command in commands[::4]:
                refused = await caller.http.post(ask, json={"id": "try", "command": command})
                self.reached[f"refusals of {name}"].append(answer(refused))
            actions = [command["action"] for command in commands if command["do"] == "act"]
            reasons = await caller.http.post(f"/api/tables/{self.table}/reasons", json={"actions": actions})
            self.reached[f"reasons of {name}"].append(answer(reasons))
            review = await caller.http.post(f"/api/games/{self.table}/1/review")
            self.reached[f"refusals of {name}"].append(answer(review))

    def count(self) -> dict[str, float]:
        """The metrics as they are served, but for times of the machine's own."""
        told = httpx.get(self.metrics).text
        return {
            f"{one.name}{sorted(one.labels.items())}": one.value
            for family in text_string_to_metric_families(told)
            for one in family.samples
            if not masked(one)
        }

    def measure(self, moment: str) -> None:
        """What was counted since the evening began."""
        now = self.count()
        changed = {name: value - self.counted.get(name, 0) for name, value in now.items()}
        self.reached[f"metrics, {moment}"] = {name: value for name, value in changed.items() if value}

    async def end(self) -> Reached:
        """Everybody goes; all that has come until then."""
        await self.ask("Anna", "say", text=LAST_WORDS)
        for name in self.viewers:
            for channel in ("socket", "events"):
                if not self.settings.get("delay"):
                    await self.calls[f"{channel} of {name}"].until(LAST_WORDS)
        self.reached |= {name: list(call.came) for name, call in self.calls.items()}
        return dict(self.reached)

    async def _asked(self, name: str, do: str, fields: dict[str, Any]) -> httpx.Response:
        body = {"id": f"{next(self.asked)}", "command": msgspec.to_builtins({"do": do} | fields)}
        return await self.callers[name].http.post(f"/api/tables/{self.table}/ask", json=body)


def tried(rules: Any, position: Any, seat: Viewer, move: int) -> list[Any]:
    """What a seat may not do now: actions by chance, old ones and no ones, cards that are not in the hand."""
    view = rules.view(position, seat)
    legal = rules.legal(view) if seat is not None and view.turn == seat else ()
    dice = random.Random(move)
    actions = [action for action in dice.sample(EVERY_ACTION[rules.name], 12) if action not in legal]
    commands: list[Any] = [{"do": "act", "move": move + 1, "action": action} for action in actions]
    commands += [{"do": "act", "move": move, "action": "pass"}, {"do": "act", "move": move + 1, "action": "dance"}]
    commands += [{"do": "show", "to": [1], "cards": [card] * 5} for card in ("courtesan", "10", "winter")]
    commands += [{"do": "answer_beforehand", "battle": 99, "action": "discard"}, {"do": "cast_vote", "yes": True}]
    return [msgspec.to_builtins(command) for command in commands]


def written(seed: str, options: Any, viewer: Viewer) -> Script:
    """What is done on an evening, in either game."""
    make = worlds.scripted if isinstance(options, Options) else draws.scripted
    return make(seed, options, viewer, KEY)


@cache
def application() -> Litestar:
    """The application, made once: each world opens a house of its own in it."""
    return make_app(NO_BOTS)


@asynccontextmanager
async def world(
    patch: pytest.MonkeyPatch, folder: Path, script: Script, edit: Edit | None, **settings: Any
) -> AsyncIterator[World]:
    """A server in this process; ids, clock and secrets are given, and where asked the deal is edited."""
    clock, numbers = [BEGAN], itertools.count(1)
    opening, start, turns_of = House.open, type(script.game).start, Turns.of

    def edited(self: Any, *given: Any) -> Any:
        dealt = start(self, *given)
        return edit(dealt) if edit is not None and given[1] == KEY else dealt

    async def opened(*_: Any) -> House:
        return await opening(wishes, lambda: clock[0])

    async def key(*_: Any) -> str:
        return KEY

    async def nothing(_: BotPool) -> None:
        """No bot plays here."""

    async def advice(_: BotPool, game: str, bot: str, view: Any, seed: str) -> bytes:
        rules = game_named(game)
        return msgspec.json.encode([Advice(one, rules.write(one), 0.5) for one in rules.legal(view)])

    async def counted(self: Any, person: str) -> Any:
        self.busy = getattr(self, "busy", 0) + 1
        try:
            return await turns_of(self, person)
        finally:
            self.busy -= 1

    database, key_file, port = f"sqlite:///{folder}/condotta.db", str(folder.parent / "key.pem"), free_port()
    wishes = msgspec.structs.replace(NO_BOTS, database=database, key=key_file, metrics_port=port)
    with patch.context() as patched:
        patched.setattr(secrets, "token_urlsafe", lambda _=None: f"id{next(numbers):06}")
        patched.setattr(secrets, "token_bytes", lambda size=32: b"s" * size)
        patched.setattr(House, "open", opened)
        patched.setattr(Chance, "seed", key)
        patched.setattr(BotPool, "prepare", nothing)
        patched.setattr(BotPool, "advise", advice)
        patched.setattr(type(script.game), "start", edited)
        patched.setattr(Turns, "of", counted)
        patched.setattr(lobby, "PACE", 0)
        patched.setattr(lobby, "ROUND", 3600)
        patched.setattr(streaming, "KEEP_ALIVE", 3600)
        app = application()
        async with app.lifespan():
            yield World(app, clock, script, f"http://127.0.0.1:{port}/metrics", **settings)


async def reached(
    patch: pytest.MonkeyPatch,
    folder: Path,
    script: Script,
    edit: Edit | None = None,
    beside: Beside | None = None,
    *,
    brief: bool = False,
    **settings: Any,
) -> Reached:
    """All that reaches a viewer, and who is logged out, from the first to the last moment of an evening.

    What others do that he hears nothing of is `beside` the game. If the evening is `brief`, less is asked for.
    """
    folder.mkdir()
    rules, shown = script.game, script.shown
    async with world(patch, folder, script, edit, **settings) as one, AsyncExitStack() as stack:
        await one.gather()
        await one.follow(stack)
        await one.sit()
        await one.ask("Anna", "start")
        position = rules.start(script.options, KEY)
        if shown is not None:
            await one.ask(PEOPLE[1], "show", to=shown.to, cards=shown.cards)
            position = rules.show(position, shown).position
        await one.ask(PEOPLE[1], "say", text="psst", to=[script.options.players - 1])
        for move, (seat, action) in enumerate(script.moves):
            if brief or move % 5 == 2:
                await one.attempts(position, move)
            if move % 10 == 2 and rules is CONDOTTIERE:
                await in_vain(one, position)
            if move == 3 and rules is CONDOTTIERE:
                await one.ask(PEOPLE[1], "answer_beforehand", battle=1, action="keep")
            if beside is not None:
                await beside(one, position, move)
            if move == len(script.moves) // 2 and not brief:
                await one.read("in the middle")
            await one.ask(PEOPLE[seat], "act", move=move + 1, action=action)
            position = rules.apply(position, action).position
        one.measure("at the end")
        await one.read("at the end", visits=(None,) if brief else (None, 0, 5, 12, 10_000))
        if not brief:
            await one.ask("Anna", "call_vote", what="end")
            for name in PEOPLE[1 : script.options.players]:
                await one.ask(name, "cast_vote", yes=True)
            await one.read("when it is over", over=True)
        return await one.end()


async def in_vain(one: World, position: Any) -> None:
    """What others try that is refused whatever they hold, but not with the same words."""
    for seat in range(one.players):
        if seat != one.viewer and not one.rules.view(position, seat).seats[seat].face_down:
            for card in Card:
                to = [(seat + 1) % one.players]
                await one.ask_beside(PEOPLE[seat], "show", to=to, cards=[card.value], face_down=True)


async def in_private(one: World, position: Any, move: int) -> None:
    """What the others do without the viewer's knowledge: they whisper, offer, answer beforehand, and try in vain."""
    if move % 2:
        return
    seats = [seat for seat in range(one.players) if seat != one.viewer]
    speaker, listener = seats[0], seats[-1]
    for number in range(WHISPERS):
        await one.ask_beside(PEOPLE[speaker], "say", text=f"{move} {number}", to=[listener])
    if listener != speaker:
        await one.ask_beside(PEOPLE[speaker], "offer", to=[listener], text=f"an offer at {move}")
        offers = await one.callers[PEOPLE[listener]].http.get(f"/api/tables/{one.table}/offers")
        latest = offers.json()[-1]["offer"]["id"]
        await one.ask_beside(PEOPLE[listener], "answer_offer", offer=latest, accept=bool(move % 4))
    for seat in seats:
        await one.ask_beside(PEOPLE[seat], "answer_beforehand", battle=1, action="keep")
        for command in tried(one.rules, position, seat, move)[::3]:
            await one.ask_beside(PEOPLE[seat], **command)
        for path in ("choices", "hint", "offers"):
            await one.callers[PEOPLE[seat]].read(f"/api/tables/{one.table}/{path}")


def differences(first: Reached, second: Reached) -> list[str]:
    """The channels over which not the same has come."""
    return [channel for channel in {**first, **second} if first.get(channel) != second.get(channel)]
