"""A digest of every position of fixed random games, to compare the compiled run with the plain one.

Run as a module it prints the digests of all variants as JSON.
"""

import hashlib
import json

from condotta.condottiere.game import CONDOTTIERE
from condotta.condottiere.options import options_of
from condotta.kernel.compiled import COMPILED
from tests.condottiere.play import random_game


def digest(flags: int) -> str:
    """One game with these flags: every byte of every step, and a sample now and then."""
    mark = hashlib.sha256()
    options = options_of(2 + flags % 5, flags)
    for number, (_, turn) in enumerate(random_game(options, flags)):
        for stage in turn.stages:
            mark.update(CONDOTTIERE.encode(stage.position))
        if number % 10 == 0:
            mark.update(CONDOTTIERE.encode(CONDOTTIERE.sample(CONDOTTIERE.view(turn.position, 0), str(number))))
    return mark.hexdigest()


def digests() -> dict[str, str]:
    """One digest for each combination of variants, options mixed in."""
    return {str(flags | flags % 8 << 5): digest(flags | flags % 8 << 5) for flags in range(32)}


if __name__ == "__main__":
    print(json.dumps({"compiled": COMPILED, "digests": digests()}))
