"""What bots choose in a few games, to compare the compiled with the plain run."""

import json

from condotta.bots import make_bot
from condotta.condottiere.game import CONDOTTIERE
from condotta.condottiere.options import options_of

BOTS = ("recruit", "captain", "heuristic", "strategist:4")


def choices() -> list[str]:
    """The first choices of four bots at a table with all variants."""
    position = CONDOTTIERE.start(options_of(4, 31), "choices")
    bots = [make_bot(bot, CONDOTTIERE, bot) for bot in BOTS]
    told: list[str] = []
    while len(told) < 40 and (seat := CONDOTTIERE.mover(position)) is not None:
        view = CONDOTTIERE.view(position, seat)
        action = bots[seat].choose(view, CONDOTTIERE.legal(view))
        told.append(CONDOTTIERE.write(action))
        position = CONDOTTIERE.apply(position, action).position
    return told


if __name__ == "__main__":
    print(json.dumps(choices()))
