"""The words between the arena and an external program: one JSON value on each line (docs/external-bots.md)."""

from collections.abc import Sequence
from typing import Any

import msgspec

from condotta.arena.faults import Fault, Kind
from condotta.kernel.game import AnyGame, IllegalMove, Outcome, Seat

PROTOCOL = 1
READY = "ready"
"""What the process of a Python object says first, when its bot is made for the first time."""
LONGEST_LINE = 1 << 16
"""Bytes of an answer; no action needs so many."""


class Hello(msgspec.Struct, frozen=True, tag_field="say", tag="hello"):
    """A game begins: forget what was before."""

    protocol: int
    game: str
    rules: int
    options: Any
    seat: Seat
    seed: str
    limit: float


class Choice(msgspec.Struct, frozen=True):
    """A legal action, as JSON and in notation."""

    action: Any
    notation: str


class Decide(msgspec.Struct, frozen=True, tag_field="say", tag="decide"):
    """The one question: what to do. Decisions of a game are numbered from 1 for each seat."""

    number: int
    view: Any
    legal: Sequence[Choice]


class Over(msgspec.Struct, frozen=True, tag_field="say", tag="over"):
    """The game is over; no answer is expected."""

    outcome: Outcome


class Complaint(msgspec.Struct, frozen=True):
    """Instead of an action: why there is none."""

    fault: Kind
    sentence: str


def question(game: AnyGame, number: int, view: Any, legal: Sequence[Any]) -> Decide:
    return Decide(number, view, [Choice(action, game.write(action)) for action in legal])


def line(message: Hello | Decide | Over | Complaint | int | str) -> bytes:
    return msgspec.json.encode(message) + b"\n"


def action_of(answer: bytes, game: AnyGame, legal: Sequence[Any]) -> Any:
    """The action that an answer names, legal or not: by number, in notation or as JSON; or Fault."""
    try:
        said = msgspec.json.decode(answer)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise garbage(answer) from error
    match said:
        case bool() | None | float() | list():
            raise garbage(answer)
        case int():
            return _numbered(said, legal)
        case str():
            return _spelt(said, game)
        case {"fault": Kind.RAISED | Kind.ILLEGAL as kind, "sentence": str(sentence)}:
            raise Fault(Kind(kind), sentence)
        case _:
            return _told(said, game)


def garbage(answer: bytes, why: str = "which is no answer") -> Fault:
    return Fault(Kind.GARBAGE, f"It wrote {_shown(answer)}, {why}.")


def _shown(answer: bytes) -> str:
    text = answer[:60].decode("utf-8", errors="replace").strip()
    return "".join(letter if letter.isprintable() else "�" for letter in text) or "an empty line"


def _numbered(number: int, legal: Sequence[Any]) -> Any:
    if not 0 <= number < len(legal):
        raise Fault(Kind.ILLEGAL, f"It chose number {number}, but there are 0 to {len(legal) - 1}.")
    return legal[number]


def _spelt(notation: str, game: AnyGame) -> Any:
    try:
        return game.read(notation)
    except IllegalMove as refusal:
        raise Fault(Kind.ILLEGAL, f"It chose {_shown(notation.encode())}: {game.explain(refusal, 'en')}") from refusal


def _told(action: dict[str, Any], game: AnyGame) -> Any:
    try:
        return msgspec.convert(action, game.action_type)
    except msgspec.ValidationError as error:
        raise Fault(Kind.ILLEGAL, f"It chose an action that does not exist: {error}.") from error
