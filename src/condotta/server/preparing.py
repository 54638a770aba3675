"""Preparing: every rule is called once before the first guest comes, so that nobody waits for a compiler."""

import os
from pathlib import Path

from condotta.catalogue import GAMES, game_named
from condotta.kernel import compiled

DOORS = ("engine", "brain")
"""The modules of a game through whose doors one comes to its compiled rules and bots."""


def must_compile() -> bool:
    """Whether rules or bots are still to be compiled, which takes a while; what was compiled once is kept."""
    if not compiled.COMPILED:
        return False
    folder = os.environ.get("NUMBA_CACHE_DIR") or compiled.CACHE
    return folder is None or not all(_is_kept(Path(folder), game, door) for game in GAMES for door in DOORS)


def _is_kept(folder: Path, game: str, door: str) -> bool:
    """Whether numba has kept a door, under the name that it gives to compiled code."""
    return any(folder.glob(f"{game}_*/{door}.door-*.nbc"))


def prepare_rules() -> None:
    """Load the rules of all games; the first time after an update they are compiled."""
    for name in GAMES:
        rules = game_named(name)
        position = rules.start(rules.options_type(), "preparing")
        view = rules.view(position, rules.mover(position))
        action = rules.legal(view)[0]
        rules.apply(position, rules.read(rules.write(action))).events(None)
