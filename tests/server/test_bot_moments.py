"""When bots' moves are told, and what metrics tell of bots, under two hidden hands and a clock of the test's own."""

import asyncio
import hashlib
import itertools
import secrets
from pathlib import Path
from typing import Any

import msgspec
import pytest

from condotta.condottiere.game import CONDOTTIERE, Condottiere
from condotta.server import metrics
from condotta.server.bots.pool import BotPool
from condotta.server.bus import open_bus
from condotta.server.desk import Desk
from condotta.server.store import open_store
from condotta.server.store.chance import Chance
from condotta.server.table import commands as ask
from condotta.server.table.decision import Asker
from condotta.server.table.settings import Settings
from condotta.server.wakeful import LEAST_STEP, Wakeful
from tests.server.evenings import BEGAN, HIDDEN_CARDS, KEY, written
from tests.server.worlds import Edit, Script

pytestmark = pytest.mark.anyio
PACE = Settings("condottiere").pace


class Thoughtful(BotPool):
    """A bot whose thinking takes as long as its cards say; by a clock that only sleepers move.

    `counts` are the metrics of bots, always when one begins to think and when it has thought.
    """

    def __init__(self, clock: list[int], script: list[str], longest: int) -> None:
        super().__init__(0)
        self.clock, self.script, self.longest = clock, script, longest
        self.counts: list[Any] = []

    async def _insisted(self, question: Any, *_: Any) -> bytes:
        self.counts.append(counts())
        self.clock[0] += int.from_bytes(hashlib.sha256(question.view).digest()[:4]) % self.longest
        return self.script.pop(0).encode() if self.script else await asyncio.Future()


def counts() -> Any:
    """What metrics tell of bots."""
    names = ("condotta_bots_thinking", "condotta_bot_decisions_total", "condotta_bot_waiting_seconds_count")
    return [metrics.registry.get_sample_value(name, {"how": "bot"} if "decisions" in name else {}) for name in names]


async def moments(
    patch: pytest.MonkeyPatch,
    folder: Path,
    script: Script,
    edit: Edit | None,
    longest: int,
    bot: str = "recruit",
    pace: int = PACE,
) -> list[int]:
    """How long after each other the moves of three bots were told."""
    clock, start = [BEGAN], Condottiere.start
    folder.mkdir()
    store = await open_store(f"sqlite:///{folder}/condotta.db")
    desk = Desk(store, await open_bus(None), lambda: clock[0])
    bots = Thoughtful(clock, [CONDOTTIERE.write(action) for _, action in script.moves], longest)
    wakeful = Wakeful(desk, bots)

    async def sleep(seconds: float) -> None:
        bots.counts.append(counts())
        clock[0] += round(seconds * 1000)

    async def key(*_: Any) -> str:
        return KEY

    wakeful.sleep = sleep
    with patch.context() as patched:
        patched.setattr(secrets, "token_urlsafe", lambda _=None: "table")
        patched.setattr(Chance, "seed", key)
        patched.setattr(Condottiere, "start", lambda *given: edit(start(*given)) if edit else start(*given))
        anna = Asker("anna", "Anna")
        settings = Settings("condottiere", msgspec.to_builtins(script.options), pace=pace)
        name = await desk.open_table(anna, settings)
        for seat in range(script.options.players):
            await desk.carry_out(name, anna, f"bot {seat}", ask.SeatBot(bot))
        await desk.carry_out(name, anna, "start", ask.Start())
        told: list[int] = []
        while len(told) < len(script.moves):
            await asyncio.sleep(0.01)
            told = [one.at for one in await store.entries(name) if b'"moved"' in one.body]
        await wakeful.stop()
    await store.close()
    begun, thought = bots.counts[0 : 2 * len(told) : 2], bots.counts[1 : 2 * len(told) : 2]
    assert begun == thought, "Metrics tell when a bot has thought."
    return [later - before for before, later in itertools.pairwise([BEGAN, *told])]


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


@pytest.mark.parametrize(("bot", "longest"), [("recruit", 20), ("strategist", 100), ("master", 600)])
async def test_a_short_pace_does_not_tell_either_how_long_a_bot_thought(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, bot: str, longest: int
) -> None:
    script = written("evening 0", HIDDEN_CARDS, 0)

    first = await moments(monkeypatch, tmp_path / "first", script, None, longest, bot, pace=1)
    second = await moments(monkeypatch, tmp_path / "second", script, script.edit, longest, bot, pace=1)

    late = [much - little for much, little in zip(second, first, strict=True)]
    assert {one % LEAST_STEP for one in late} == {0}
    assert bot == "recruit" or not any(late)
