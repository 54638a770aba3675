"""Random games inside the compiled rules: for simulations and measurements."""

from functools import cache

from condotta.kernel.chance import key_of, words
from condotta.kernel.compiled import row
from condotta.kernel.dice import dice_of
from condotta.kernel.game import Playouts
from condotta.ordonnance import engine
from condotta.ordonnance.options import Options
from condotta.ordonnance.position import RULES_VERSION
from condotta.ordonnance.state import SEATS
from condotta.ordonnance.view import ENDINGS
from condotta.ordonnance.vision import members


def playouts(options: Options, seed: str, games: int) -> Playouts:
    """So many random games from this seed."""
    results, key, deck = row([0] * games), row(words(key_of(seed))), row(options.copies)
    decisions = engine.playouts(options.players, options.flags, RULES_VERSION, key, deck, dice_of(seed), results)
    return Playouts(decisions, tuple(map(_result, map(int, results))))


@cache
def _result(result: int) -> tuple[tuple[int, ...], str]:
    ending = ENDINGS[result >> SEATS]
    return members(result), ending.value if ending else ""
