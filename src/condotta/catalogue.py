"""The only list of games: each by its name, loaded when it is asked for."""

from collections.abc import Callable
from functools import cache

from condotta.kernel.game import AnyGame


def _condottiere() -> AnyGame:
    from condotta.condottiere.game import CONDOTTIERE

    return CONDOTTIERE


def _ordonnance() -> AnyGame:
    from condotta.ordonnance.game import ORDONNANCE

    return ORDONNANCE


GAMES: dict[str, Callable[[], AnyGame]] = {"condottiere": _condottiere, "ordonnance": _ordonnance}

UNWISE: dict[str, tuple[tuple[str, str], ...]] = {"condottiere": (("points", "capturing_regions"),)}
"""Options that the rulebook advises not to combine. `condottiere:points.no-capture`"""


@cache
def game_named(name: str) -> AnyGame:
    """The game of this name; ValueError with the names there are."""
    if name not in GAMES:
        raise ValueError(f"There is no game called {name}; there are {' and '.join(GAMES)}.")
    return GAMES[name]()
