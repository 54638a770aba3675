"""Bots and programs that fail in every way, and what a tournament of theirs looks like."""

import multiprocessing
import os
import sys
from asyncio import CancelledError
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from condotta.arena import Results, Tournament
from condotta.kernel.game import AnyGame

HERE = Path(__file__).parent
EXAMPLE = HERE.parent.parent / "examples" / "first_legal_bot.py"


class Raiser:
    """Never gets to a choice."""

    def __init__(self, game: AnyGame, seed: str) -> None: ...

    def choose(self, view: Any, legal: Sequence[Any]) -> Any:
        raise LookupError("no idea")


class Dropout:
    """Raises what asyncio does where something is broken off."""

    def __init__(self, game: AnyGame, seed: str) -> None: ...

    def choose(self, view: Any, legal: Sequence[Any]) -> Any:
        raise CancelledError("late")


class Leaver:
    """Ends the whole process, if it is let."""

    def __init__(self, game: AnyGame, seed: str) -> None: ...

    def choose(self, view: Any, legal: Sequence[Any]) -> Any:
        sys.exit("bye")


class Deserter:
    """Plays well at home; in a worker it ends the process for good."""

    def __init__(self, game: AnyGame, seed: str) -> None: ...

    def choose(self, view: Any, legal: Sequence[Any]) -> Any:
        if multiprocessing.parent_process():
            os._exit(3)
        return legal[0]


class Moody:
    """Can be made for the first time, and then no more."""

    made = 0

    def __init__(self, game: AnyGame, seed: str) -> None:
        Moody.made += 1
        if Moody.made > 1:
            raise OSError("not today")

    def choose(self, view: Any, legal: Sequence[Any]) -> Any:
        return legal[0]


class Cheat:
    """Chooses what is not there."""

    def __init__(self, game: AnyGame, seed: str) -> None: ...

    def choose(self, view: Any, legal: Sequence[Any]) -> Any:
        return "all the territories"


def program(path: Path, *words: str) -> str:
    """A spec that starts a script quickly: without the site's packages."""
    return f"cmd:'{sys.executable}' -I -S '{path}' {' '.join(words)}"


def failing(way: str, *words: str) -> str:
    return program(HERE / "failing_program.py", way, *words)


def small(*bots: str, **options: Any) -> Tournament:
    """A tournament of Ordonnance, the quicker game."""
    return Tournament.of("ordonnance", bots, **options)


def untimed(results: Results | bytes) -> Any:
    """Results as JSON values, without all times."""
    raw = results if isinstance(results, bytes) else msgspec.json.encode(results)
    told = msgspec.json.decode(raw)
    for standing in told["standings"]:
        del standing["times"]
    return told
