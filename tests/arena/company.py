"""Bots and programs that fail in every way, and what a tournament of theirs looks like."""

import os
import sys
from asyncio import CancelledError
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from condotta.arena import Results, Tournament
from condotta.bots import Bot, make_bot
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
    """Ends its process for good, whatever Python says."""

    def __init__(self, game: AnyGame, seed: str) -> None: ...

    def choose(self, view: Any, legal: Sequence[Any]) -> Any:
        os._exit(3)


class Brooder:
    """Never comes to an end."""

    def __init__(self, game: AnyGame, seed: str) -> None: ...

    def choose(self, view: Any, legal: Sequence[Any]) -> Any:
        while True:
            pass


class Babbler:
    """Thinks aloud, in all ways there are, and listens."""

    def __init__(self, game: AnyGame, seed: str) -> None: ...

    def choose(self, view: Any, legal: Sequence[Any]) -> Any:
        print("7\nlet me think", flush=True)
        os.write(1, b"0\n")
        assert sys.stdin.read() == ""
        return legal[0]


class Reader:
    """Wants to be told what the game itself would tell it."""

    def __init__(self, game: AnyGame, seed: str) -> None:
        self.game = game

    def choose(self, view: Any, legal: Sequence[Any]) -> Any:
        assert type(view) is self.game.view_type
        assert legal == self.game.legal(view)
        return legal[0]


class Signer:
    """Writes its process down in the file that NOTEBOOK names."""

    def __init__(self, game: AnyGame, seed: str) -> None: ...

    def choose(self, view: Any, legal: Sequence[Any]) -> Any:
        with open(os.environ["NOTEBOOK"], "a") as notebook:
            print(os.getpid(), file=notebook)
        return legal[0]


def chance(game: AnyGame, seed: str) -> Bot:
    """A bot of the house."""
    return make_bot("random", game, seed)


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
