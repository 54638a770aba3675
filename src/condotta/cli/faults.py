"""Bad input: one sentence for people on stderr and exit code 2 (3 for what may pass), never a traceback."""

import sys
from typing import Any, NoReturn

import typer
from typer.core import TyperGroup


class Refused(typer.TyperException):
    """What was asked cannot be done; the message is a sentence that says why."""

    exit_code = 2


class RefusedForNow(Refused):
    """What was asked cannot be done at the moment; the same may be possible a little later."""

    exit_code = 3


class Commands(TyperGroup):
    """A group of commands that answers every fault with its sentence alone."""

    def main(self, *args: Any, **settings: Any) -> NoReturn:
        try:
            code = super().main(*args, **settings | {"standalone_mode": False})
        except typer.TyperException as fault:
            print(_sentence(fault), file=sys.stderr)
            sys.exit(fault.exit_code if isinstance(fault, Refused) else Refused.exit_code)
        except typer.Abort:
            sys.exit(1)
        sys.exit(code or 0)


def _sentence(fault: typer.TyperException) -> str:
    """The message, ended by a full stop, with the way to the help where the call itself was wrong."""
    message = " ".join(fault.format_message().split()).rstrip(".")
    message = "".join(letter if letter.isprintable() else "�" for letter in message)
    place = getattr(fault, "ctx", None)
    hint = f" (see {place.command_path} --help)" if place and not isinstance(fault, Refused) else ""
    return f"{message}{hint}." if message[-1:] not in "?!" else message
