"""What a bot is, and the bots there are by name."""

import hashlib
from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from typing import Any, Protocol, runtime_checkable

import msgspec

from condotta.bots.budget import Budget, budget_of
from condotta.bots.thoughts import Thoughts
from condotta.kernel.game import AnyGame

BOTS = ("recruit", "captain", "strategist", "master", "random")
"""The bots that people may choose, in both games."""

BUDGETS = {"strategist": Budget(seconds=0.05), "master": Budget(seconds=0.5), "flat": Budget(1000)}
"""What the searching bots have for a decision unless they are told otherwise."""
IGNORED = Budget(1)
"""What the others are given, since every maker takes a budget."""


class Bot(Protocol):
    """Chooses from what one seat knows; with a budget of playouts the same seed and view give the same choice."""

    def choose(self, view: Any, legal: Sequence[Any]) -> Any:
        """One of the legal actions, of which all are told; ValueError if the viewer is not to move."""


@runtime_checkable
class Thinker(Bot, Protocol):
    """A bot that can say what it thinks of every option."""

    def consider(self, view: Any) -> Thoughts:
        """What the bot thinks; `choose` gives the first of its options. ValueError if the viewer is not to move."""


Maker = Callable[[str, Budget], Bot]
"""Makes a bot from a seed and a budget; one that does not search ignores the budget."""


def make_bot(name: str, game: AnyGame, seed: str) -> Bot:
    """The bot of this name, as in `captain` or, with a budget, `master:2000` and `master:200ms`; or ValueError."""
    kind, colon, spending = name.partition(":")
    makers = _makers(game.name)
    if kind not in makers:
        raise ValueError(f"There is no bot called {kind}; there are {', '.join(makers)}.")
    return makers[kind](seed, _budget(kind, spending) if colon else BUDGETS.get(kind, IGNORED))


def _budget(kind: str, spending: str) -> Budget:
    """What a bot was told to spend; or ValueError."""
    if kind not in BUDGETS:
        raise ValueError(f"{kind} does not search: leave {f'the budget {spending}' if spending else 'the colon'} out.")
    if not spending:
        raise ValueError(f"No budget follows {kind}: say playouts, as in {kind}:2000, or a time, as in {kind}:50ms.")
    return budget_of(spending)


def check_turn(view: Any) -> None:
    """ValueError unless the viewer is to move: nobody else has anything to choose."""
    if view.viewer is None or view.viewer != view.turn:
        raise ValueError("A bot is asked with the view of the seat to move: others have nothing to choose.")


class RandomBot(msgspec.Struct, frozen=True):
    """Any legal action, all equally likely."""

    seed: str

    def choose(self, view: Any, legal: Sequence[Any]) -> Any:
        check_turn(view)
        return legal[int.from_bytes(digest(self.seed, view)[:8]) % len(legal)]


def digest(seed: str, view: Any) -> bytes:
    """32 bytes that depend on seed and view alone."""
    return hashlib.sha256(seed.encode() + b"\0" + msgspec.json.encode(view)).digest()


def _makers(game: str) -> Mapping[str, Maker]:
    """The bots of a game, loaded when they are needed: those for people, then the fixed ones to measure them by."""
    makers: Mapping[str, Maker] = import_module(f"condotta.bots.{game}.makers").MAKERS
    return {**makers, "random": lambda seed, _budget: RandomBot(seed)}
