"""What bots choose in a few games, to compare the compiled with the plain run."""

import json

from condotta.bots import make_bot
from condotta.condottiere.game import CONDOTTIERE
from condotta.condottiere.options import options_of

ALL_VARIANTS, NO_VARIANT = 31, 0
MOST = 40


def choices() -> list[str]:
    """The first choices of bots at a table with all variants, and at two without any."""
    several = first_choices(ALL_VARIANTS, "recruit", "captain", "heuristic", "strategist:4")
    duel = first_choices(NO_VARIANT, "master:4", "strategist:4")
    return several + duel + first_choices(NO_VARIANT, "master:4", "captain", "recruit", "heuristic")


def first_choices(flags: int, *names: str) -> list[str]:
    """The first choices of these bots at one table."""
    position = CONDOTTIERE.start(options_of(len(names), flags), "choices")
    bots = [make_bot(name, CONDOTTIERE, name) for name in names]
    told: list[str] = []
    while len(told) < MOST and (seat := CONDOTTIERE.mover(position)) is not None:
        view = CONDOTTIERE.view(position, seat)
        action = bots[seat].choose(view, CONDOTTIERE.legal(view))
        told.append(CONDOTTIERE.write(action))
        position = CONDOTTIERE.apply(position, action).position
    return told


if __name__ == "__main__":
    print(json.dumps(choices()))
