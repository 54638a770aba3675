"""Judging a move by what its player knew: the move against the best one, on the same imagined deals.

The strategist looks for the best action. Then deals are imagined that agree with all the player knew; on each of them
both actions are carried out and the game is played on some times. So neither has the better cards, and the mean of
the differences, with its error, says what the move cost: nothing, if it did better itself. Whatever was played is
carried out as it is: it need not be an action that the strategist lists, who takes equal ones for one.
"""

import math
import statistics
from collections.abc import Callable
from importlib import import_module
from typing import Any

import msgspec

from condotta.bots.bot import make_bot
from condotta.kernel.game import AnyGame, Seat

DEALS = 32
"""On so many deals two actions are compared."""
MISTAKE = 0.1
"""A move is a mistake if another one was better by so much,"""
CLEARLY = 3
"""and by more than so many standard errors."""

Chances = Callable[[Any, int, str], list[float]]
"""Each seat's chance to win in a position with open cards, by so many playouts with the dice of a seed."""


class Verdict(msgspec.Struct, frozen=True):
    """What a move was worth to its player, as far as he could know: its chance, the best action and that one's.

    `loss` is how much better the best one was, `error` the standard error of that. Both are nothing if the move itself
    is the best one.
    """

    chance: float
    best: Any
    best_chance: float
    loss: float
    error: float

    @property
    def is_mistake(self) -> bool:
        return self.loss > max(MISTAKE, CLEARLY * self.error)


class Judge:
    """Compares actions with what the strategist would have done."""

    def __init__(self, game: AnyGame, playouts: int, seed: str) -> None:
        self._game, self._seed, self._chances = game, seed, chances_of(game)
        self._bot = make_bot(f"strategist:{playouts}", game, seed)
        self._deals = min(DEALS, max(2, playouts))
        self._playouts = max(1, playouts // self._deals)

    def verdict(self, position: Any, seat: Seat, action: Any) -> Verdict | None:
        """What an action of this seat is worth; None if it has no other. No loss if none was found that is better."""
        view = self._game.view(position, seat)
        legal = self._game.legal(view)
        if len(legal) == 1:
            return None
        best = self._bot.choose(view, legal)
        pairs = [self._pair(view, action, best, f"{self._seed} {deal}") for deal in range(self._deals)]
        chance, best_chance = (statistics.fmean(side) for side in zip(*pairs, strict=True))
        if chance >= best_chance:
            return Verdict(chance, action, chance, 0.0, 0.0)
        return Verdict(chance, best, best_chance, best_chance - chance, _error([other - own for own, other in pairs]))

    def _pair(self, view: Any, action: Any, best: Any, seed: str) -> tuple[float, float]:
        """The mover's chance by either action on one imagined deal."""
        deal = self._game.sample(view, seed)
        own = self._chance(deal, view.viewer, action, seed)
        return own, own if action == best else self._chance(deal, view.viewer, best, seed)

    def _chance(self, deal: Any, seat: Seat, action: Any, seed: str) -> float:
        """The mover's chance after an action, before any card is drawn that nobody could foresee."""
        turn = self._game.apply(deal, action)
        after = turn.position if turn.decided is None else turn.decided
        return self._chances(after, self._playouts, seed)[seat]


def _error(gaps: list[float]) -> float:
    """The standard error of a mean, never nothing: two more deals are thought of, either action far better on one."""
    careful = [*gaps, 0.5, -0.5]
    return statistics.stdev(careful) / math.sqrt(len(careful))


def chances_of(game: AnyGame) -> Chances:
    """How chances are told in a game."""
    chances: Chances = import_module(f"condotta.bots.{game.name}.brain").chances
    return chances
