"""What a bot is, and the bots there are by name."""

import hashlib
import random
from collections.abc import Callable, Sequence
from typing import Any, Protocol

import msgspec

from condotta.kernel.game import AnyGame

BOTS = ("simple", "random")


class Bot(Protocol):
    """Chooses from what one seat knows; the same seed and view give the same choice."""

    def choose(self, view: Any, legal: Sequence[Any]) -> Any:
        """One of the legal actions."""


def make_bot(name: str, game: AnyGame, seed: str) -> Bot:
    """The bot of this name for a game; ValueError with the names there are."""
    if name not in BOTS:
        raise ValueError(f"There is no bot called {name}; there are {' and '.join(BOTS)}.")
    return RandomBot(seed) if name == "random" else _SIMPLE[game.name](seed)


class RandomBot(msgspec.Struct, frozen=True):
    """Any legal action, all equally likely."""

    seed: str

    def choose(self, view: Any, legal: Sequence[Any]) -> Any:
        return dice_for(self.seed, view).choice(legal)


def dice_for(seed: str, view: Any) -> random.Random:
    """Dice that depend on seed and view alone."""
    seen = msgspec.json.encode(view)
    return random.Random(hashlib.sha256(seed.encode() + b"\0" + seen).digest())


def _condottiere(seed: str) -> Bot:
    from condotta.bots.simple_condottiere import SimpleCondottiere

    return SimpleCondottiere(seed)


def _ordonnance(seed: str) -> Bot:
    from condotta.bots.simple_ordonnance import SimpleOrdonnance

    return SimpleOrdonnance(seed)


_SIMPLE: dict[str, Callable[[str], Bot]] = {"condottiere": _condottiere, "ordonnance": _ordonnance}
