"""Random games inside the compiled rules: for simulations and measurements."""

from functools import cache

from condotta.condottiere import engine
from condotta.condottiere.options import Options
from condotta.condottiere.position import RULES_VERSION
from condotta.condottiere.state import SEATS
from condotta.condottiere.view import ENDINGS
from condotta.condottiere.vision import members
from condotta.kernel.chance import key_of, words
from condotta.kernel.compiled import row
from condotta.kernel.dice import dice_of
from condotta.kernel.game import Playouts


def playouts(options: Options, seed: str, games: int) -> Playouts:
    """So many random games from this seed."""
    results, key = row([0] * games), row(words(key_of(seed)))
    decisions = engine.playouts(options.players, options.flags, RULES_VERSION, key, dice_of(seed), results)
    return Playouts(decisions, tuple(map(_result, map(int, results))))


@cache
def _result(result: int) -> tuple[tuple[int, ...], str]:
    ending = ENDINGS[result >> SEATS]
    return members(result), ending.value if ending else ""
