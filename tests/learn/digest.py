"""A digest of all that self-play writes, to compare the compiled run with the plain one.

Run as a module it prints the digests of a few games as JSON.
"""

import hashlib
import json
from typing import Any

from condotta.kernel.compiled import COMPILED
from condotta.learn.self_play import SelfPlay

GAMES: list[tuple[str, dict[str, Any]]] = [
    ("condottiere", {}),
    ("condottiere", {"players": 3, "hidden_cards": True, "capturing_regions": True, "points": True}),
    ("condottiere", {"players": 2, "draw_after_battle": True, "hidden_cards": True}),
    ("ordonnance", {"players": 4, "tiebreak": "placement"}),
]


def digest(game: str, choices: dict[str, Any]) -> str:
    """Every byte that is written over some hundred decisions in two slots."""
    play, mark = SelfPlay(game, 2, "digest", **choices), hashlib.sha256()
    results = play.results()
    play.begin(results)
    for number in range(300):
        for array in results:
            mark.update(array.tobytes())
        if number % 2:
            play.play_randomly(1, str(number), results)
        else:
            play.step(results.masks.argmax(axis=1), results)
    return mark.hexdigest()


def digests() -> list[str]:
    return [digest(game, choices) for game, choices in GAMES]


if __name__ == "__main__":
    print(json.dumps({"compiled": COMPILED, "digests": digests()}))
