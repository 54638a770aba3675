"""Condottiere as an environment of PettingZoo."""

from typing import Any

from condotta.learn.aec import SeatsInTurn, wrapped


def env(**choices: Any) -> Any:
    """The environment; options of the game, `render_mode` and `cap` are told by name."""
    return wrapped(raw_env(**choices))


def raw_env(**choices: Any) -> SeatsInTurn:
    """The same without PettingZoo's checks of how it is called."""
    return SeatsInTurn("condottiere", **choices)
