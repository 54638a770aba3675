"""Hints: what a bot would think in somebody's place, from what that seat knows and nothing else."""

import asyncio
from collections import OrderedDict

import msgspec

from condotta.kernel.game import IllegalMove
from condotta.server.bots.pool import BotPool
from condotta.server.bots.thinking import Advice
from condotta.server.table.decision import Asker, seat_of
from condotta.server.table.standing import PLAYING
from condotta.server.table.table import Table

ADVISER = "strategist:400"
REMEMBERED = 256


class Hint(msgspec.Struct, frozen=True):
    """Advice for a move: what may be done, the best first."""

    move: int
    options: tuple[Advice, ...]


class Hints:
    """Asks the bots, once for each question."""

    def __init__(self, bots: BotPool) -> None:
        self.bots = bots
        self._asked: OrderedDict[bytes, asyncio.Task[bytes]] = OrderedDict()

    async def hint(self, table: Table, asker: Asker) -> Hint:
        """A hint for a seat whose turn it is; IllegalMove where there are none."""
        seat, playing, settings = seat_of(table, asker), table.playing, table.settings
        if not settings.hints or settings.rated:
            raise IllegalMove("hint.none")
        if table.phase != PLAYING or playing is None:
            raise IllegalMove("game.none")
        if playing.mover != seat:
            raise IllegalMove("turn.other")
        move, view = playing.moves + 1, playing.rules.view(playing.position, seat)
        question = msgspec.json.encode((table.name, playing.number, move, view))
        told = await asyncio.shield(self._answer(question, settings.game, view))
        return Hint(move, msgspec.json.decode(told, type=tuple[Advice, ...]))

    def _answer(self, question: bytes, game: str, view: object) -> asyncio.Task[bytes]:
        """The answer to a question, which a bot is asked if it is a new one."""
        if question not in self._asked:
            task = self._asked[question] = asyncio.ensure_future(self._advice(game, view))
            task.add_done_callback(lambda told: self._forget_if_lost(question, told))
            while len(self._asked) > REMEMBERED:
                self._asked.popitem(last=False)
        return self._asked[question]

    def _forget_if_lost(self, question: bytes, told: asyncio.Task[bytes]) -> None:
        """Who asks again after a bot has failed gets another try."""
        if told.cancelled() or told.exception() is not None:
            self._asked.pop(question, None)

    async def _advice(self, game: str, view: object) -> bytes:
        return await self.bots.advise(game, ADVISER, view, "hint")
