"""The seeds of one game after another."""

import secrets

from condotta.kernel.chance import derived


class Seeds:
    """With a seed the first game is the one that the rules begin with it; those after it follow from it.

    Without any seed the games are fresh ones.
    """

    def __init__(self) -> None:
        self._root, self._games = secrets.token_hex(32), 0

    def next(self, seed: int | None) -> str:
        """The seed of the next game; a number begins a new row of games."""
        if seed is not None:
            self._root, self._games = str(seed), 0
        self._games += 1
        return self._root if self._games == 1 else derived(self._root, f"game {self._games}")
