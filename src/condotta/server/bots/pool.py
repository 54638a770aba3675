"""Worker processes in which bots think, on this machine."""

import asyncio
import os
from collections.abc import Awaitable, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import cache
from multiprocessing import get_context, parent_process
from threading import Thread
from typing import Any

import msgspec

from condotta.bots import Bot, Thinker, make_bot
from condotta.catalogue import GAMES, game_named
from condotta.server.deals.terms import Term
from condotta.server.deals.word import faithful

LOWER_PRIORITY = 10
PROMISES = msgspec.msgpack.Decoder(tuple[Term, ...])


class BotPool:
    """Bots in other processes. What goes there are a view and the promises of its seat, as bytes; what comes back is
    an action's notation.
    """

    def __init__(self, workers: int) -> None:
        self._workers = workers
        self._pool = self._made()

    def choose(self, game: str, bot: str, view: Any, seed: str, promises: tuple[Term, ...] = ()) -> Awaitable[str]:
        """What a bot does that has promised this."""
        return self._choose(game, bot, msgspec.msgpack.encode(view), seed, msgspec.msgpack.encode(promises))

    async def prepare(self) -> None:
        """Let every worker load the rules and the bots."""
        loop = asyncio.get_running_loop()
        await asyncio.gather(*(loop.run_in_executor(self._pool, _prepare) for _ in range(self._workers)))

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)

    async def _choose(self, game: str, bot: str, view: bytes, seed: str, promises: bytes) -> str:
        """A worker that dies is replaced, and the question asked again."""
        loop = asyncio.get_running_loop()
        while True:
            pool = self._pool
            try:
                return await loop.run_in_executor(pool, think, game, bot, view, seed, promises)
            except BrokenProcessPool:
                if pool is self._pool:
                    self._pool = self._made()

    def _made(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self._workers, get_context("spawn"), _step_back)


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


def _prepare() -> None:
    for game in GAMES:
        rules = game_named(game)
        position = rules.start(rules.options_type(), "preparing")
        view = rules.view(position, rules.mover(position))
        make_bot("captain", rules, "preparing").choose(view, rules.legal(view))
