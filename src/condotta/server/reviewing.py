"""Reviews: a finished game looked at move by move, in the background and once for all who ask.

Bots come first: of all reviews of a process only one move at a time is with the workers.
"""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

import msgspec

from condotta.bots.dossier import Dossier, Entry
from condotta.kernel.record import Move, Record, dumps
from condotta.server.bots.pool import BotPool
from condotta.server.store import Store
from condotta.server.store.reviews import advance_review, claim_review, keep_review, review_of

PLAYOUTS = 300
PATIENCE = 60_000
"""Milliseconds after which a review that nobody has gone on with may be begun anew."""


class ReviewCard(msgspec.Struct, frozen=True):
    """How far a review is and, when it is done, what was found; the lists have the numbers of moves."""

    moves: int
    judged: int
    done: bool
    turning_points: tuple[int, ...] = ()
    turns_of_luck: tuple[int, ...] = ()
    mistakes: tuple[int, ...] = ()
    dossier: Dossier | None = None


class Reviews:
    """Makes reviews; `do` lets something run in the background."""

    def __init__(
        self, store: Store, bots: BotPool, now: Callable[[], int], do: Callable[[Coroutine[Any, Any, None]], object]
    ) -> None:
        self.store, self.bots, self.now, self.do = store, bots, now, do
        self._turn = asyncio.Lock()

    async def begin(self, table: str, number: int, record: Record) -> None:
        """Begin the review of a game, unless it is done or under way."""
        moves = sum(isinstance(entry, Move) for entry in record.entries)
        if await claim_review(self.store, table, number, moves, self.now(), PATIENCE):
            self.do(self._make(table, number, record, moves))

    async def card(self, table: str, number: int, names: tuple[str, ...]) -> ReviewCard | None:
        """How far the review of a game is; None if nobody has asked for one."""
        review = await review_of(self.store, table, number)
        if review is None:
            return None
        if review.body is None:
            return ReviewCard(review.moves, review.judged, False)
        dossier = msgspec.json.decode(review.body, type=Dossier)
        return ReviewCard(
            moves=review.moves,
            judged=review.judged,
            done=True,
            turning_points=tuple(one.number for one in dossier.moves if one.turning_point),
            turns_of_luck=tuple(one.number for one in dossier.moves if one.turn_of_luck),
            mistakes=tuple(one.number for one in dossier.moves if one.mistake),
            dossier=msgspec.structs.replace(dossier, seats=names),
        )

    async def _make(self, table: str, number: int, record: Record, moves: int) -> None:
        text = dumps(record)
        found: list[Entry] = []
        for move in range(1, moves + 1):
            async with self._turn:
                found.append(msgspec.json.decode(await self.bots.judge(text, move, PLAYOUTS), type=Entry))
            await advance_review(self.store, table, number, move, self.now())
        dossier = Dossier(record.header.game, record.header.seats, PLAYOUTS, found)
        await keep_review(self.store, table, number, moves, msgspec.json.encode(dossier), self.now())
