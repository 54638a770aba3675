"""Choices of bots on a course of positions, told as text: to compare a compiled run with a plain one."""

import random

from condotta.bots import make_bot
from condotta.bots.budget import Budget
from condotta.bots.ordonnance.brain import chances
from condotta.bots.ordonnance.course import LONG, SHORT
from condotta.bots.ordonnance.players import Searcher
from condotta.ordonnance.game import ORDONNANCE
from condotta.ordonnance.options import Options
from tests.ordonnance.table import play


def choices() -> str:
    """What each bot chooses, all that a small search thinks, and what a few playouts foretell."""
    told = []
    for options in (Options(), Options(3, tiebreak="placement")):
        for position in list(play(ORDONNANCE.start(options, "plain"), random.Random(2)))[2:-1:9]:
            view = ORDONNANCE.view(position, ORDONNANCE.mover(position))
            legal = ORDONNANCE.legal(view)
            told += [
                repr(make_bot(name, ORDONNANCE, "p").choose(view, legal)) for name in ("recruit", "captain", "greed")
            ]
            told.append(repr(Searcher("p", Budget(40), LONG, SHORT).consider(view)))
            told.append(repr(chances(position, 3, "p")))
    return "\n".join(told)


if __name__ == "__main__":
    print(choices())
