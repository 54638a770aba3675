"""Who takes part: bots of the house, Python objects of one's own, and external programs, each under a name.

captain · master:200ms · mine=py:my_bots:Clever · other="cmd:python my_bot.py --depth 2,3"
"""

import os
import re
import shlex
import shutil
import sys
from collections.abc import Sequence
from importlib import import_module
from types import ModuleType

import msgspec

from condotta.arena.faults import NOT_OF_A_BOT, Fault, Kind
from condotta.arena.program import Program, close
from condotta.arena.protocol import PROTOCOL, Hello
from condotta.bots import Bot, make_bot
from condotta.kernel.game import AnyGame

PROGRAM = "cmd:"
PYTHON = "py:"
GUEST = "import sys; sys.path[:] = sys.argv[2:]; from condotta.arena.guest import attend; attend(sys.argv[1])"
"""How a process begins in which a Python object plays: it finds all modules where this one does."""
# A comma ends a bot, but not between quotes.
LISTED = re.compile(r"""(?:[^,"']|"[^"]*"|'[^']*')+""")
NAMED = re.compile(r"([^=:,\"']+)=(.*)", re.DOTALL)


class Entrant(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One who takes part: a name of its own, and what plays under it."""

    name: str
    spec: str

    @property
    def command(self) -> list[str] | None:
        """The words that start an external program, or a process for a Python object; None for bots of the house."""
        if self.python is not None:
            return [sys.executable, "-c", GUEST, self.python, *sys.path]
        return shlex.split(self.spec.removeprefix(PROGRAM)) if self.spec.startswith(PROGRAM) else None

    @property
    def python(self) -> str | None:
        """Where a Python object is found, as `module:name`; None for others."""
        return self.spec.removeprefix(PYTHON) if self.spec.startswith(PYTHON) else None

    def bot(self, game: AnyGame, seed: str) -> Bot:
        """The bot of this entrant, which is no external program, in this process; or ValueError."""
        if self.python is not None:
            return _from_python(self.python, game, seed)
        return make_bot(self.spec, game, seed)


def entrants(texts: str | Sequence[str]) -> tuple[Entrant, ...]:
    """Those named in these texts, several in one text with commas; a bot that is named twice gets a number."""
    listed = [texts] if isinstance(texts, str) else texts
    specs = [_parted(word) for text in listed for word in _words(text)]
    named = [name for name, _ in specs if name]
    if len(set(named)) < len(named):
        raise ValueError(f"Two bots cannot both be called {next(one for one in named if named.count(one) > 1)}.")
    taken = set(named)
    return tuple(Entrant(name or _free_name(spec, taken), spec) for name, spec in specs)


def check(entrant: Entrant, game: AnyGame) -> None:
    """ValueError with a sentence if this entrant cannot play this game at all."""
    if not entrant.name.isprintable():
        raise ValueError(f"A bot cannot be called {entrant.name!r}: a name has only letters that can be printed.")
    command = entrant.command
    if command is None:
        entrant.bot(game, "check")
    elif entrant.python is not None:
        _rehearse(command, entrant.python, game)
    elif not command:
        raise ValueError(f"{entrant.name} names no program: say it as in cmd:python my_bot.py.")
    elif not shutil.which(command[0]):
        raise ValueError(f"There is no program called {command[0]}, which {entrant.name} would start.")


def _rehearse(command: list[str], place: str, game: AnyGame) -> None:
    """ValueError unless a Python object can be made, in a process of its own."""
    program = Program(command, game, announced=True)
    program.begin(Hello(PROTOCOL, game.name, game.version, {}, 0, "check", 0.0))
    try:
        program.start()
    except Fault as fault:
        told = fault.sentence if fault.kind is Kind.RAISED else f"The bot {place} cannot be made: {fault.sentence}"
        raise ValueError(told) from fault
    finally:
        close([program])


def _words(text: str) -> list[str]:
    words = [word.strip() for word in LISTED.findall(text)]
    if ",".join(LISTED.findall(text)) != text or not all(words):
        raise ValueError(f"The bots cannot be read from {text[:60]}: name them with commas, and close every quote.")
    return words


def _parted(word: str) -> tuple[str | None, str]:
    """The name that was given, if any, and the rest; quotes around either the whole or the rest are taken off."""
    named = NAMED.fullmatch(_unquoted(word))
    name, spec = (named[1].strip(), _unquoted(named[2].strip())) if named else (None, _unquoted(word))
    if spec.startswith(PROGRAM):
        _close_quotes(spec)
    return name, spec


def _unquoted(word: str) -> str:
    quoted = len(word) > 1 and word[0] in "\"'" and word.find(word[0], 1) == len(word) - 1
    return word[1:-1].strip() if quoted else word


def _close_quotes(spec: str) -> None:
    try:
        shlex.split(spec)
    except ValueError as error:
        raise ValueError(f"The command {spec[:60]} cannot be read: a quote is not closed.") from error


def _free_name(spec: str, taken: set[str]) -> str:
    """The spec as a name, a program's without the mark; with a number if another has it."""
    first = spec.removeprefix(PROGRAM).strip() or spec
    name, number = first, 1
    while name in taken:
        number += 1
        name = f"{first} ({number})"
    taken.add(name)
    return name


def _from_python(place: str, game: AnyGame, seed: str) -> Bot:
    """What `module:name` makes when it is called with the game and a seed."""
    module, _, name = place.partition(":")
    if not module or not name:
        raise ValueError(f"A Python bot is written as py:module:name, not as py:{place}.")
    try:
        bot: Bot = getattr(_imported(module), name)(game, seed)
    except NOT_OF_A_BOT:
        raise
    except BaseException as error:
        raise ValueError(f"The bot {place} cannot be made: {type(error).__name__}: {error}.") from error
    return bot


def _imported(module: str) -> ModuleType:
    """A module, which may also lie in the folder where the command was called."""
    if "" not in sys.path and os.getcwd() not in sys.path:
        sys.path.insert(0, os.getcwd())
    return import_module(module)
