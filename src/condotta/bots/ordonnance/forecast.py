"""Forecasts: how a position with open cards is likely to end, if captains play on who now and then err like people."""

from typing import Any

from condotta.bots.ordonnance.captain import captains_decision
from condotta.bots.ordonnance.playout import copy, renew_chance, take
from condotta.bots.ordonnance.search import GAME, ROOT
from condotta.kernel.compiled import Rows, State, bits, rule
from condotta.kernel.dice import roll
from condotta.ordonnance import flow
from condotta.ordonnance.engine import any_decision
from condotta.ordonnance.state import AUTOMATIC, OVER

ERRORS = 15
"""Of a hundred decisions so many are taken at random."""


@rule
def count_victories(states: Rows, playouts: int, book: Any, sheet: Any, dice: Any, won: Any) -> None:
    """Play a position out so many times, each with chance of its own, and add up the shares of each seat."""
    game = states[GAME]
    for _ in range(playouts):
        copy(states[ROOT], game)
        renew_chance(game, dice)
        while game.phase >= AUTOMATIC:
            flow.settle(game)
        while game.phase != OVER:
            take(game, human_decision(game, book, sheet, dice))
        for seat in range(game.seats):
            won[seat] += (game.winners >> seat & 1) / bits(game.winners)


@rule
def human_decision(state: State, book: Any, sheet: Any, dice: Any) -> int:
    """The captain's decision, or by mistake any."""
    if roll(dice, 100) < ERRORS:
        return any_decision(state, dice)
    return captains_decision(state, book, sheet)
