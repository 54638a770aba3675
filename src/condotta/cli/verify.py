"""`condotta verify`: whether a record is whole, follows the rules, was shuffled fairly and is signed."""

import json as json_
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from condotta.cli.faults import Refused

if TYPE_CHECKING:
    from condotta.cli.words import Words
    from condotta.kernel.game import AnyGame
    from condotta.kernel.verification import Check

EXAMPLES = """
[bold]Examples[/bold]

  condotta verify evening.jsonl                    what needs no key
  condotta verify evening.jsonl --key club.pem     did this server sign it?
  curl -o club.pem https://club.example/api/key    the key of the server
  condotta verify evening.jsonl --json             for programs

It ends with 0 if everything that could be checked holds, with 1 if something
is wrong, and with 2 if there is nothing to work with: no such file, no record
in it, no key.
"""
COLOURS = {"holds": "green", "wrong": "bold red", "unchecked": "yellow", "nothing": "dim"}


def verify(
    file: Annotated[Path, typer.Argument(help="A record.", show_default=False)],
    key: Annotated[
        str | None,
        typer.Option(help="The public key of a server, as PEM: a file, or the text itself.", show_default=False),
    ] = None,
    json: Annotated[bool, typer.Option("--json", help="Tell it as JSON.", metavar=" ")] = False,
    language: Annotated[str, typer.Option(help="en, it, pl or ru.")] = "en",
) -> None:
    """Check a record: its lines, its moves and outcome by the rules, how it was shuffled, who signed it."""
    from condotta.cli.words import Words
    from condotta.kernel.verification import holds
    from condotta.kernel.verification import verify as check

    words, public = Words(language), _public_key(key)
    checks = check(_record_text(file), lambda name: _prepared(name, words), public)
    if json:
        typer.echo(_as_json(checks, words))
    else:
        _show(checks, words)
    if not holds(checks):
        raise typer.Exit(1)


def _prepared(name: str, words: "Words") -> "AnyGame":
    """The game of this name, ready; or ValueError."""
    from rich.console import Console

    from condotta.catalogue import game_named
    from condotta.cli.preparing import prepare

    game = game_named(name)
    prepare(game, words, Console(stderr=True))
    return game


def _show(checks: list["Check"], words: "Words") -> None:
    """A paragraph for each check. Lines are not broken, so that a hash can be copied."""
    from rich.console import Console
    from rich.text import Text

    from condotta.kernel.verification import holds

    console = Console(highlight=False, soft_wrap=True)
    for check in checks:
        verdict = Text(words(f"verdict-{check.verdict}"), COLOURS[check.verdict])
        console.print(Text.assemble((words(f"check-{check.subject}"), "bold"), ": ", verdict))
        console.print(Text(f"    {_sentence(check, words)}"))
    console.print(words("verified" if holds(checks) else "unverified"))


def _as_json(checks: list["Check"], words: "Words") -> str:
    import msgspec

    from condotta.kernel.verification import holds

    told = [msgspec.to_builtins(check) | {"text": _sentence(check, words)} for check in checks]
    return json_.dumps({"holds": holds(checks), "checks": told}, ensure_ascii=False, indent=2)


def _sentence(check: "Check", words: "Words") -> str:
    from condotta.cli.houses import printable

    told = {name: printable(told) if isinstance(told, str) else told for name, told in check.arguments.items()}
    return words(f"because-{check.because}", **told)


def _record_text(file: Path) -> str:
    """The text of a file that may be a record; or Refused."""
    try:
        text = file.read_bytes().decode("utf-8")
    except OSError as error:
        raise Refused(f"{file} cannot be read: {error.strerror}.") from error
    except UnicodeDecodeError as error:
        raise Refused(f"{file} is no record: it is not a text file.") from error
    if not text.startswith("{"):
        raise Refused(f"{file} is no record: it does not begin with a JSON object.")
    return text


def _public_key(key: str | None) -> bytes | None:
    """The key of a file, or of the text itself; or Refused."""
    from condotta.kernel import signature

    if key is None:
        return None
    if key.startswith(signature.BEGIN):
        name, pem = "The text of --key", key
    else:
        name, pem = key, _key_text(Path(key))
    try:
        return signature.read(pem)
    except ValueError as error:
        raise Refused(f"{name} cannot be used as a key: {str(error)[0].lower()}{str(error)[1:]}") from error


def _key_text(file: Path) -> str:
    try:
        return file.read_text(encoding="ascii")
    except OSError as error:
        raise Refused(f"{file} cannot be read: {error.strerror}.") from error
    except UnicodeDecodeError as error:
        raise Refused(f"{file} cannot be used as a key: this is no public key in PEM.") from error
