"""What happens by itself: bots' turns and answers, clocks that run out, questions that wait for nobody, secrets told
at the end.

Each process sees to the tables it has changed, and sweeps the others by their `wake` column, so that nothing waits
for a process that has died. Two that do the same are harmless: only one entry of a number can be written.

Where several processes share the bots, a bot's turn is a message to the group of those that have workers. It names
table, game and move; who takes it reads the log, thinks, and writes the move. One that is lost is found by sweeping.
"""

import asyncio
import itertools
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from typing import Any, Protocol

from condotta.kernel.chance import derived
from condotta.server import metrics
from condotta.server.aftermath import settle
from condotta.server.bots.line import ANYWHERE, Place
from condotta.server.bus import End
from condotta.server.by_itself import Turn, bot_move, bot_turn, by_itself, is_given_up, left_lying
from condotta.server.deals.terms import Term
from condotta.server.desk import Desk
from condotta.server.hot import Hot
from condotta.server.table.finished import Finished
from condotta.server.table.table import Table
from condotta.server.table.timing import Due, all_due, due
from condotta.server.tables_in_use import NoSuchTable
from condotta.server.trying import tried

SOON = 60_000
"""Milliseconds for which this process keeps a timer; what is due later is found by sweeping."""
SWEEP = 1.0
GRACE = 1500
"""Milliseconds after which a table that should have woken up is anybody's."""
LISTEN = 5
"""Sweeps after which tables are looked at for which word may have been lost."""
COOL = 180_000
"""Milliseconds without anything new after which a table is forgotten; the log has it."""
STAND_IN = "captain"
JOBS, GROUP = "condotta.bots", "bots"
"""Where bots' turns are told, and the group of which one process takes each."""
LEAST_STEP = 500
"""Milliseconds by which a bot that is late is later at least, however short the pace of its table is."""
AGAIN = 10_000
"""Milliseconds after which a bot's turn is told once more."""
AT_ONCE = 1000
"""How many overdue tables one sweep sees to, beside those that it leaves alone."""
AILING = 60_000
"""Milliseconds for which a table that could not be woken is left alone."""


class Bots(Protocol):
    """Where bots think: never in the event loop."""

    def choose(
        self, game: str, bot: str, view: Any, seed: str, promises: tuple[Term, ...] = (), place: Place = ANYWHERE
    ) -> Awaitable[str]:
        """The notation of what the bot does, that has promised this; it waits for its turn to think in this place."""


class Wakeful:
    """Sees to what is due at all tables of a desk. If bots are `shared`, any process with workers takes their turns.

    `is_home` tells whether a table is at home in this process, where several share them. `look_at_the_clock` comes
    before anybody's time is said to have run out.
    """

    def __init__(self, desk: Desk, bots: Bots, *, shared: bool = False) -> None:
        self.desk, self.bots, self.shared, self.sleep = desk, bots, shared, asyncio.sleep
        self.tasks: set[asyncio.Task[None]] = set()
        self.ailing: dict[str, int] = {}
        self.settling: set[str] = set()
        self.is_home: Callable[[str], bool] = lambda name: True
        self.look_at_the_clock: Callable[[], Awaitable[None]] = _trusted
        desk.waker = self.look_after

    def look_after(self, hot: Hot, here: bool = True) -> None:
        """A table has changed, here or elsewhere: see what happens there by itself, and when."""
        if hot.timer is not None:
            hot.timer.cancel()
            hot.timer = None
        self._drop_old_thoughts(hot)
        table = hot.table
        if table is None:
            return
        if table.unsettled and hot.name not in self.settling:
            self.do(self._settle(hot))
        soon = [happens for happens in all_due(table) if happens.at - self.desk.now() <= SOON]
        for happens in soon:
            if happens.what != "bot":
                if hot.timer is None:
                    self._later(hot, happens.at, lambda: self.do(self._happen(hot)))
            elif not self.shared:
                self._think(hot, table, happens)
            elif here:
                self._hand_out(hot, table)

    def begin(self) -> None:
        """Sweep from now on."""
        self.do(self.sweep())

    async def take_jobs(self) -> End:
        """Take bots' turns that any process hands out."""
        return await self.desk.bus.subscribe(JOBS, self._heard, GROUP)

    async def sweep(self) -> None:
        """Again and again: wake the tables that are overdue, and forget those that are idle."""
        for turn in itertools.count():
            await asyncio.sleep(SWEEP)
            now = self.desk.now()
            await tried("sweeping", self._wake_overdue(now))
            if turn % LISTEN == 0:
                await tried("listening", self.desk.hear_missed())
            self.desk.cool(now - COOL)

    async def wake(self, name: str) -> None:
        """See to a table as the log has it now: word of the latest may not have come."""
        with suppress(NoSuchTable):
            hot = await self.desk.latest(name)
            # A bot's turn is the home's, unless that leaves it lying: each process has bots of its own to ask.
            lying = hot.table is not None and left_lying(hot.table, self.desk.now())
            self.look_after(hot, here=lying or self.is_home(name))

    async def _wake_overdue(self, now: int) -> None:
        """See to all tables that are overdue; one that cannot be woken is left alone for a while."""
        self.ailing = {name: until for name, until in self.ailing.items() if until > now}
        late = await self.desk.store.due(now - GRACE, AT_ONCE + len(self.ailing))  # behind these the others wait
        for name in late:
            if name not in self.ailing and not await tried("waking a table", self.wake(name)):
                self.ailing[name] = now + AILING
        tables = [hot.table for name in late if (hot := self.desk.hot.get(name)) is not None]
        metrics.overdue.note(sum(left_lying(table, now) for table in tables if table is not None))

    async def stop(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    def _hand_out(self, hot: Hot, table: Table) -> None:
        """Tell the group of a bot's turn, at most once in a while."""
        turn, now = bot_turn(table), self.desk.now()
        if hot.asked is not None and hot.asked[0] == turn and now - hot.asked[1] < AGAIN:
            return
        hot.asked = (turn, now)
        self.do(self.desk.bus.publish(JOBS, " ".join((hot.name, *map(str, turn))).encode()))

    def _heard(self, job: bytes) -> None:
        name, game, moves, since = job.decode().split(" ")
        self.do(self._take_up(name, (int(game), int(moves), int(since))))

    async def _take_up(self, name: str, turn: Turn) -> None:
        """Think about a turn that was handed out, if it is still one."""
        hot = await self.desk.table(name)
        if hot.table is None or bot_turn(hot.table) != turn:
            hot = await self.desk.latest(name)
        table = hot.table
        if table is None or bot_turn(table) != turn:
            return
        for happens in all_due(table):
            if happens.what == "bot":
                self._think(hot, table, happens)

    async def _settle(self, hot: Hot) -> None:
        """See to the games of a table that are over, one task at a time: much may happen at it meanwhile."""
        self.settling.add(hot.name)
        try:
            before: tuple[Finished, ...] = ()
            while hot.table is not None and hot.table.unsettled not in ((), before):
                before = hot.table.unsettled
                await settle(self.desk, hot)
        finally:
            self.settling.discard(hot.name)

    def _think(self, hot: Hot, table: Table, happens: Due) -> None:
        """Let a bot think at once, and publish its move at the moment that was fixed when its turn began."""
        playing, turn = table.playing, bot_turn(table)
        assert playing is not None
        if hot.thinking == turn:
            return
        hot.thinking = turn
        chair = table.chairs[happens.seat]
        view = playing.rules.view(playing.position, happens.seat)
        seed = derived(playing.dice, str(happens.seat))
        promises = table.book.ledger.promises_of(happens.seat)
        place = Place(table.host or hot.name, bool(table.present or hot.watchers))
        choose = partial(self.bots.choose, table.settings.game, chair.bot or STAND_IN, view, seed, promises, place)
        hot.thought = self.do(self._play(hot, happens, turn, choose, table.settings.pace))

    async def _play(self, hot: Hot, happens: Due, turn: Turn, choose: Callable[[], Awaitable[str]], step: int) -> None:
        try:
            with metrics.THINKING.track_inprogress():
                action = await choose()
                await self.sleep(published_after(happens.at, self.desk.now(), step) / 1000)
            metrics.THOUGHTS.labels(metrics.how_decided.get()).inc()
            hot.thought = None  # from here on nobody stops it
            await self.desk.settled(hot, lambda table: bot_move(table, happens.seat, turn, action))
        finally:
            if hot.thinking == turn:
                hot.thinking = None

    def _drop_old_thoughts(self, hot: Hot) -> None:
        """Nobody need think about a turn that has passed."""
        if hot.thought is not None and (hot.table is None or bot_turn(hot.table) != hot.thinking):
            hot.thought.cancel()
            hot.thought = None

    async def _happen(self, hot: Hot) -> None:
        """Something is due; a timer that was early is set again."""
        if hot.watchers and hot.table is not None and is_given_up(hot.table):
            return
        await self.look_at_the_clock()
        await self.desk.settled(hot, lambda table: by_itself(table, self.desk.now()))
        happens = None if hot.table is None else due(hot.table)
        if happens is not None and happens.what != "bot" and happens.at > self.desk.now():
            self.look_after(hot)

    def _later(self, hot: Hot, at: int, do: Callable[[], object]) -> None:
        delay = max(0, at - self.desk.now()) / 1000
        hot.timer = asyncio.get_running_loop().call_later(delay, do)

    def do(self, work: Any) -> asyncio.Task[None]:
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            metrics.failed("what happens by itself", error)


async def _trusted() -> None:
    """The clock is right, and the server was there."""


def published_after(fixed: int, now: int, step: int) -> int:
    """Milliseconds until a bot's move is told: at its moment, or whole steps later, so that nobody can time a bot.

    Without a step it is told as soon as it is there.
    """
    return fixed - now if now <= fixed else (fixed - now) % max(step, LEAST_STEP) if step else 0
