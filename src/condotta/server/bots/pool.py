"""Worker processes in which bots think, on this machine. A bot always comes to a decision, whatever becomes of them."""

import asyncio
import sys
from collections.abc import Coroutine
from contextlib import suppress
from time import perf_counter
from typing import Any

import msgspec
import structlog

from condotta.catalogue import game_named
from condotta.server import metrics
from condotta.server.bots.line import ANYWHERE, Line, Place
from condotta.server.bots.thinking import Choice, Counsel, Judgement, Question
from condotta.server.bots.worker import HEAD, Answer, answer_of, framed
from condotta.server.deals.terms import Term
from condotta.server.deals.word import faithful

log = structlog.get_logger(__name__)

LIMIT = 20.0
"""Seconds after which a worker that thinks about a move is taken for stuck."""
UNHURRIED = 300.0
"""Seconds for what nobody waits for at a table: hints and reviews."""
STARTING = 600.0
"""Seconds that a worker has to compile or load the bots."""
TRIES = 2
STAND_IN = "captain"
LONGEST_PAUSE = 30.0
COMMAND = ("-P", "-m", "condotta.server.bots.worker")


class Lost(Exception):
    """A worker died, or did not answer in time."""


class Fault(Exception):
    """A bot failed; the text says where."""


class Worker:
    """One process, which is asked one question at a time."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process = process

    @classmethod
    async def started(cls) -> "Worker":
        """A worker that has loaded rules and bots; Lost if it does not come up."""
        pipe = asyncio.subprocess.PIPE
        worker = cls(await asyncio.create_subprocess_exec(sys.executable, *COMMAND, stdin=pipe, stdout=pipe))
        try:
            await worker._answer(STARTING)
        except BaseException:
            await worker.end()
            raise
        return worker

    async def ask(self, question: Question, limit: float) -> Answer:
        """What it answers; Lost if it does not, and then it is good for nothing more."""
        assert self.process.stdin is not None
        try:
            self.process.stdin.write(framed(question))
        except (RuntimeError, OSError) as error:  # the loop has closed its end, since the worker is gone
            raise Lost(type(error).__name__) from error
        return await self._answer(limit)

    async def end(self) -> None:
        with suppress(ProcessLookupError):
            self.process.kill()
        await self.process.communicate()

    async def _answer(self, limit: float) -> Answer:
        try:
            return answer_of(await asyncio.wait_for(self._message(), limit))
        except (TimeoutError, asyncio.IncompleteReadError, msgspec.DecodeError, OSError) as error:
            raise Lost(type(error).__name__) from error

    async def _message(self) -> bytes:
        source = self.process.stdout
        assert source is not None
        return await source.readexactly(int.from_bytes(await source.readexactly(HEAD)))


class BotPool:
    """So many workers. What goes to one of a running game are a view and the promises of its seat, as bytes.

    Without any, or before they are prepared, workers are started when the first bot is asked.
    """

    def __init__(self, workers: int, limit: float = LIMIT) -> None:
        self.size, self.limit = workers, limit
        self.workers: set[Worker] = set()
        self.line: Line[Worker] = Line()
        self.tasks: set[asyncio.Task[Any]] = set()
        self.started = False

    async def prepare(self) -> None:
        """Start all workers, and wait until they have loaded the rules and the bots."""
        await asyncio.gather(*self._start())

    async def choose(
        self, game: str, bot: str, view: Any, seed: str, promises: tuple[Term, ...] = (), place: Place = ANYWHERE
    ) -> str:
        """What a bot does that has promised this; if it cannot say, what a captain does; and if he cannot either, the
        first legal action that keeps its word.
        """
        for name in dict.fromkeys((bot, STAND_IN)):
            question = Choice(game, name, msgspec.msgpack.encode(view), seed, promises)
            with suppress(Lost, Fault):
                action = await self._insisted(question, self.limit, place)
                metrics.how_decided.set("bot" if name == bot else "captain")
                return action.decode()
        log.error("no bot could decide; the first legal action is taken", bot=bot)
        metrics.how_decided.set("first")
        rules = game_named(game)
        legal = rules.legal(view)
        return rules.write(faithful(legal[:1], legal, promises, view) if promises else legal[0])

    async def advise(self, game: str, bot: str, view: Any, seed: str) -> bytes:
        """What a bot thinks of everything that a viewer may do, as JSON of `Advice`; Lost or Fault if it cannot say."""
        question = Counsel(game, bot, msgspec.msgpack.encode(view), seed)
        return await self._insisted(question, UNHURRIED, Place("hints"))

    async def judge(self, record: str, move: int, playouts: int) -> bytes:
        """What a move of a finished game was worth, as JSON of a dossier's entry; Lost or Fault if none can say."""
        return await self._insisted(Judgement(record, move, playouts), UNHURRIED, Place("reviews"))

    async def close(self) -> None:
        """End all workers, whatever they do."""
        while self.tasks:  # one that ends may have called for another worker
            for task in self.tasks:
                task.cancel()
            await asyncio.gather(*self.tasks, return_exceptions=True)
        await asyncio.gather(*(worker.end() for worker in self.workers))
        self.workers.clear()

    async def _insisted(self, question: Question, limit: float, place: Place) -> bytes:
        """The answer to a question; asked again if the worker is lost."""
        kind, lost = type(question).__name__, Lost()
        for _ in range(TRIES):
            try:
                return await self._asked(question, limit, place)
            except Lost as error:
                log.error("a bot's worker was lost", asked=kind, why=str(error))
                lost = error
            except Fault as fault:
                log.error("a bot failed", asked=kind, where=str(fault))
                raise
        raise lost

    async def _asked(self, question: Question, limit: float, place: Place) -> bytes:
        """Wait for a worker, and ask it. Who waits may be told to stop; a worker that thinks is left to end."""
        self._start()
        began = perf_counter()
        worker = await self.line.get(place)
        metrics.WAITING.observe(perf_counter() - began)
        answer = await asyncio.shield(self._do(self._occupied(worker, question, limit)))
        if answer.fault:
            raise Fault(answer.fault)
        return answer.told

    async def _occupied(self, worker: Worker, question: Question, limit: float) -> Answer:
        try:
            answer = await worker.ask(question, limit)
        except Lost:
            self._do(self._replace(worker))
            raise
        self.line.put(worker)
        return answer

    async def _replace(self, worker: Worker) -> None:
        """Another worker in place of this one."""
        await worker.end()
        self.workers.discard(worker)
        await self._hire()

    def _start(self) -> list[asyncio.Task[Any]]:
        """Let the workers come, unless they have been called already; at least one, since it is needed."""
        if self.started:
            return []
        self.started = True
        return [self._do(self._hire()) for _ in range(max(1, self.size))]

    async def _hire(self) -> None:
        """A worker more; if it does not come up, again after a while."""
        pause = 1.0
        while True:
            try:
                worker = await Worker.started()
                break
            except (Lost, OSError) as error:
                log.error("a bot's worker did not start", exc_info=error)
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)
        self.workers.add(worker)
        self.line.put(worker)

    def _do(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[Any]) -> None:
        self.tasks.discard(task)
        if not task.cancelled():
            task.exception()  # who asked has seen it, or has gone
