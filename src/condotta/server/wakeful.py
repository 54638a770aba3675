"""What happens by itself: bots' turns and answers, clocks that run out, questions that wait for nobody, secrets told
at the end.

Each process sees to the tables it has changed, and sweeps the others by their `wake` column, so that nothing waits
for a process that has died. Two that do the same are harmless: only one entry of a number can be written.
"""

import asyncio
import itertools
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, Protocol

from condotta.kernel.chance import derived
from condotta.kernel.game import Seat
from condotta.server.aftermath import settle
from condotta.server.dealing_bots import bot_answer, true_to_word, with_offer
from condotta.server.deals.terms import Term
from condotta.server.desk import Desk, NoSuchTable
from condotta.server.hot import Hot
from condotta.server.table import entries as log
from condotta.server.table.deciding import Decision, moved
from condotta.server.table.table import Table
from condotta.server.table.timing import Due, all_due, due

logger = logging.getLogger(__name__)
Turn = tuple[int, int, int]
"""A game, how many moves it had, and since when it is a bot's turn: another one if moves were taken back."""

SOON = 60_000
"""Milliseconds for which this process keeps a timer; what is due later is found by sweeping."""
SWEEP = 1.0
GRACE = 1500
"""Milliseconds after which a table that should have woken up is anybody's."""
LISTEN = 5
"""Sweeps after which tables are looked at for which word may have been lost."""
COOL = 300_000
STAND_IN = "captain"


class Bots(Protocol):
    """Where bots think: never in the event loop."""

    def choose(self, game: str, bot: str, view: Any, seed: str, promises: tuple[Term, ...] = ()) -> Awaitable[str]:
        """The notation of what the bot does, that has promised this."""


class Wakeful:
    """Sees to what is due at all tables of a desk."""

    def __init__(self, desk: Desk, bots: Bots) -> None:
        self.desk, self.bots, self.sleep = desk, bots, asyncio.sleep
        self.tasks: set[asyncio.Task[None]] = set()
        desk.waker = self.look_after

    def look_after(self, hot: Hot) -> None:
        """A table has changed: see what happens there by itself, and when."""
        if hot.timer is not None:
            hot.timer.cancel()
            hot.timer = None
        table = hot.table
        if table is None:
            return
        if table.unsettled:
            self.do(settle(self.desk, hot))
        soon = [happens for happens in all_due(table) if happens.at - self.desk.now() <= SOON]
        for happens in soon:
            if happens.what == "bot":
                self._think(hot, table, happens)
            elif hot.timer is None:
                self._later(hot, happens.at, lambda: self.do(self._happen(hot)))

    def begin(self) -> None:
        """Sweep from now on."""
        self.do(self.sweep())

    async def sweep(self) -> None:
        """Again and again: wake the tables that are overdue, and forget those that are idle."""
        for turn in itertools.count():
            await asyncio.sleep(SWEEP)
            now = self.desk.now()
            await self._try(self._wake_overdue(now))
            if turn % LISTEN == 0:
                await self._try(self.desk.hear_missed())
            self.desk.cool(now - COOL)

    async def wake(self, name: str) -> None:
        """See to a table as the log has it now: word of the latest may not have come."""
        with suppress(NoSuchTable):
            self.look_after(await self.desk.latest(name))

    async def _wake_overdue(self, now: int) -> None:
        for name in await self.desk.store.due(now - GRACE, 100):
            await self._try(self.wake(name))

    async def _try(self, work: Awaitable[None]) -> None:
        """Do something that may fail, for one table or while the database is away, and is tried again soon."""
        try:
            await work
        except Exception as error:
            logger.warning("A sweep did not succeed: %s", type(error).__name__)

    async def stop(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    def _think(self, hot: Hot, table: Table, happens: Due) -> None:
        """Let a bot think at once, and publish its move at the moment that was fixed when its turn began."""
        playing = table.playing
        assert playing is not None
        turn = (playing.number, playing.moves, playing.since)
        if hot.thinking == turn:
            return
        hot.thinking = turn
        chair = table.chairs[happens.seat]
        view = playing.rules.view(playing.position, happens.seat)
        seed = derived(playing.dice, str(happens.seat))
        promises = table.book.ledger.promises_of(happens.seat)
        choosing = self.bots.choose(table.settings.game, chair.bot or STAND_IN, view, seed, promises)
        self.do(self._play(hot, happens, turn, choosing, table.settings.pace))

    async def _play(self, hot: Hot, happens: Due, turn: Turn, choosing: Awaitable[str], step: int) -> None:
        try:
            action = await choosing
            await self.sleep(published_after(happens.at, self.desk.now(), step) / 1000)
            await self.desk.settled(hot, lambda table: _bot_move(table, happens.seat, turn, action))
        finally:
            if hot.thinking == turn:
                hot.thinking = None

    async def _happen(self, hot: Hot) -> None:
        """Something is due; a timer that was early is set again."""
        await self.desk.settled(hot, lambda table: _by_itself(table, self.desk.now()))
        happens = None if hot.table is None else due(hot.table)
        if happens is not None and happens.what != "bot" and happens.at > self.desk.now():
            self.look_after(hot)

    def _later(self, hot: Hot, at: int, do: Callable[[], None]) -> None:
        delay = max(0, at - self.desk.now()) / 1000
        hot.timer = asyncio.get_running_loop().call_later(delay, do)

    def do(self, work: Any) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)


def published_after(fixed: int, now: int, step: int) -> int:
    """Milliseconds until a bot's move is told: at its moment, or whole steps later, so that nobody can time a bot."""
    return fixed - now if now <= fixed else (fixed - now) % max(1, step)


def _bot_move(table: Table, seat: Seat, turn: Turn, action: str) -> Decision | None:
    """The bot's move, if it is still its turn."""
    playing = table.playing
    if playing is None or not any(one.what == "bot" and one.seat == seat for one in all_due(table)):
        return None
    if (playing.number, playing.moves, playing.since) != turn:
        return None
    chosen = true_to_word(table, seat, playing.rules.read(action))
    return with_offer(table, seat, moved(table, chosen, "bot" if table.chairs[seat].bot else "stand_in"))


def _by_itself(table: Table, now: int) -> Decision | None:
    """What is due at this moment and needs no thinking, if anything."""
    happens, playing = next((one for one in all_due(table) if one.what != "bot"), None), table.playing
    if happens is None or playing is None or happens.at > now:
        return None
    if happens.what == "clock":
        return Decision((log.StandInSent(happens.seat, "clock"),))
    if happens.what == "pause":
        return moved(table, playing.rules.read("keep"), "pause")
    if happens.what == "beforehand":
        return moved(table, playing.rules.read(playing.beforehand[happens.seat][1]), "player")
    if happens.what == "answer":
        return bot_answer(table, happens)
    return None
