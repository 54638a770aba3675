"""Playing Condottiere in tests: random games, and every kind of game there is."""

import random
from collections.abc import Iterator

from hypothesis import strategies as st

from condotta.condottiere.game import CONDOTTIERE
from condotta.condottiere.options import FLAGS, Options, options_of
from condotta.condottiere.position import Position
from condotta.condottiere.steps import Turn

ALL_FLAGS = 1 << len(FLAGS)

games = st.builds(options_of, st.integers(2, 6), st.integers(0, ALL_FLAGS - 1))
seeds = st.integers(0, 10**9)


def random_game(options: Options, seed: int) -> Iterator[tuple[Position, Turn]]:
    """Every position of a random game with what its action led to."""
    dice = random.Random(seed)
    position = CONDOTTIERE.start(options, str(seed))
    while (mover := CONDOTTIERE.mover(position)) is not None:
        action = dice.choice(CONDOTTIERE.legal(CONDOTTIERE.view(position, mover)))
        turn = CONDOTTIERE.apply(position, action)
        yield position, turn
        position = turn.position


def some_position(options: Options, seed: int) -> Position:
    """A position somewhere in a random game, soon or late."""
    dice = random.Random(seed)
    wanted = dice.randrange(200)
    position = CONDOTTIERE.start(options, str(seed))
    for _ in range(wanted):
        mover = CONDOTTIERE.mover(position)
        if mover is None:
            return position
        legal = CONDOTTIERE.legal(CONDOTTIERE.view(position, mover))
        position = CONDOTTIERE.apply(position, dice.choice(legal)).position
    return position
