"""Random games inside the compiled rules: for simulations and measurements."""

from condotta.condottiere import engine
from condotta.condottiere.options import Options
from condotta.condottiere.position import RULES_VERSION
from condotta.condottiere.state import SEATS, STATE
from condotta.condottiere.view import ENDINGS
from condotta.condottiere.vision import members
from condotta.kernel.chance import key_of, words
from condotta.kernel.compiled import allot, row
from condotta.kernel.dice import dice_of
from condotta.kernel.game import Playouts


def playouts(options: Options, seed: str, games: int) -> Playouts:
    """So many random games from this seed."""
    results, key = row([0] * games), row(words(key_of(seed)))
    decisions = engine.playouts(
        allot(STATE), options.players, options.flags, RULES_VERSION, key, dice_of(seed), results
    )
    return Playouts(int(decisions), tuple(map(_result, results)))


def _result(result: int) -> tuple[tuple[int, ...], str]:
    ending = ENDINGS[int(result) >> SEATS]
    return members(int(result)), ending.value if ending else ""
