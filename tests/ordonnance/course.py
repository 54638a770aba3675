"""A course through the rules, told as one hash: to compare a compiled run with a plain one, byte for byte."""

import hashlib
import random

from condotta.ordonnance.game import ORDONNANCE
from tests.ordonnance.table import EVERY_OPTIONS, play


def course() -> str:
    """Games of all options with every position, a sample and a layout of some, and random games."""
    mark = hashlib.sha256()
    for number, options in enumerate(EVERY_OPTIONS):
        for at, position in enumerate(play(ORDONNANCE.start(options, str(number)), random.Random(number))):
            mark.update(ORDONNANCE.encode(position))
            if at % 16 == 5:
                seen = ORDONNANCE.view(position, at % options.players)
                mark.update(ORDONNANCE.encode(ORDONNANCE.sample(seen, str(at))))
                mark.update(ORDONNANCE.encode(ORDONNANCE.set_up(ORDONNANCE.lay_out(position), str(at))))
                mark.update(repr(seen).encode())
        mark.update(repr(ORDONNANCE.playouts(options, str(number), 4)).encode())
    return mark.hexdigest()


if __name__ == "__main__":
    print(course())
