"""What a game is played with besides the usual, in a few words: variants, a deck, a tiebreak."""

from typing import Any

import msgspec

from condotta.kernel.game import AnyGame


def unusual(game: AnyGame, options: dict[str, Any]) -> str:
    """Those options, told as JSON, that are not as they are if one says nothing; each after a comma."""
    usual = msgspec.to_builtins(game.options_type())
    other = {name: told for name, told in options.items() if name != "players" and told != usual.get(name)}
    return "".join(f", {_told(name, value)}" for name, value in other.items())


def _told(name: str, value: Any) -> str:
    """A variant by its name; another choice with what was chosen."""
    told = value["name"] if isinstance(value, dict) else value
    return name.replace("_", " ") if value is True else f"{name} {told}"
