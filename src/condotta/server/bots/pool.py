"""Worker processes in which bots think, on this machine."""

import asyncio
import os
from collections.abc import Awaitable, Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import cache, lru_cache
from multiprocessing import get_context, parent_process
from threading import Thread
from typing import Any, TypeVar

import msgspec

from condotta.bots import Bot, Thinker, make_bot
from condotta.bots.analysis import analyse
from condotta.bots.dossier import entry
from condotta.catalogue import GAMES, game_named
from condotta.kernel.record import Record, loads
from condotta.server.deals.terms import Term
from condotta.server.deals.word import faithful

LOWER_PRIORITY = 10
PROMISES = msgspec.msgpack.Decoder(tuple[Term, ...])
T = TypeVar("T")


class Advice(msgspec.Struct, frozen=True):
    """Something that one may do, as a value and in notation, and the chance to win the game with it."""

    action: Any
    notation: str
    chance: float


class BotPool:
    """Bots in other processes. What goes there of a running game are a view and the promises of its seat, as bytes.

    Without workers nothing is prepared: one is started when the first bot has to move.
    """

    def __init__(self, workers: int) -> None:
        self._workers = workers
        self._pool = self._made()

    def choose(self, game: str, bot: str, view: Any, seed: str, promises: tuple[Term, ...] = ()) -> Awaitable[str]:
        """What a bot does that has promised this, in notation."""
        return self._ask(think, game, bot, msgspec.msgpack.encode(view), seed, msgspec.msgpack.encode(promises))

    def advise(self, game: str, bot: str, view: Any, seed: str) -> Awaitable[bytes]:
        """What a bot thinks of everything that a viewer may do, as JSON of `Advice`."""
        return self._ask(consider, game, bot, msgspec.msgpack.encode(view), seed)

    def judge(self, record: str, move: int, playouts: int) -> Awaitable[bytes]:
        """What a move of a finished game was worth, as JSON of a dossier's entry."""
        return self._ask(judge, record, move, playouts)

    async def prepare(self) -> None:
        """Let every worker load the rules and the bots."""
        loop = asyncio.get_running_loop()
        await asyncio.gather(*(loop.run_in_executor(self._pool, prepare_bots) for _ in range(self._workers)))

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)

    async def _ask(self, work: Callable[..., T], *asked: Any) -> T:
        """A worker that dies is replaced, and the question asked again."""
        loop = asyncio.get_running_loop()
        while True:
            pool = self._pool
            try:
                return await loop.run_in_executor(pool, work, *asked)
            except BrokenProcessPool:
                if pool is self._pool:
                    self._pool = self._made()

    def _made(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(max(1, self._workers), get_context("spawn"), _step_back)


def think(game: str, bot: str, view: bytes, seed: str, promises: bytes) -> str:
    """What a bot does with this view and these promises to keep, in notation."""
    rules = game_named(game)
    seen, promised = _decoder(game).decode(view), PROMISES.decode(promises)
    player, legal = make_bot(bot, rules, seed), rules.legal(seen)
    if not promised:
        return rules.write(player.choose(seen, legal))
    return rules.write(faithful(_ranked(player, seen, legal), legal, promised, seen))


def _ranked(player: Bot, view: Any, legal: Sequence[Any]) -> list[Any]:
    """What a bot would like to do, as far down as it says."""
    if isinstance(player, Thinker) and len(legal) > 1:
        return [option.action for option in player.consider(view).options]
    return [player.choose(view, legal)]


def consider(game: str, bot: str, view: bytes, seed: str) -> bytes:
    """What a searching bot thinks of this view."""
    rules, thinker = game_named(game), make_bot(bot, game_named(game), seed)
    if not isinstance(thinker, Thinker):
        raise TypeError(f"{bot} has no opinions.")
    options = thinker.consider(_decoder(game).decode(view)).options
    return msgspec.json.encode([Advice(one.action, rules.write(one.action), round(one.chance, 4)) for one in options])


def judge(record: str, move: int, playouts: int) -> bytes:
    """What one move of a record was worth."""
    kept = _record(record)
    rules = game_named(kept.header.game)
    (judged,) = analyse(rules, kept, playouts, "review", range(move, move + 1))
    return msgspec.json.encode(entry(rules, judged))


@lru_cache(2)
def _record(text: str) -> Record:
    return loads(text)


@cache
def _decoder(game: str) -> msgspec.msgpack.Decoder[Any]:
    return msgspec.msgpack.Decoder(game_named(game).view_type)


def _step_back() -> None:
    """People come first; and a worker does not outlive its server."""
    os.nice(LOWER_PRIORITY)
    Thread(target=_end_with_the_server, daemon=True).start()


def _end_with_the_server() -> None:
    server = parent_process()
    if server is not None:
        server.join()
        os._exit(0)


def prepare_bots() -> None:
    """Load the bots of all games; the first time after an update they are compiled."""
    for game in GAMES:
        rules = game_named(game)
        position = rules.start(rules.options_type(), "preparing")
        view = rules.view(position, rules.mover(position))
        make_bot("captain", rules, "preparing").choose(view, rules.legal(view))
