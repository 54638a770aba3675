"""Records: a whole game as JSON lines, each chained to its predecessor by a hash.

The first line names game, rules version, options, seed, seats and who plays them; each further line is a move, a
showing, or the outcome. The chain finds damage and careless edits. A server signs its records on a line after the
last.
"""

import hashlib
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Literal

import msgspec

from condotta.kernel import fairness
from condotta.kernel.game import AnyGame, Outcome, Showing
from condotta.kernel.signature import Signature

FORMAT: Literal[1] = 1


PERSON = "person"
"""Who plays a seat, if no bot does."""


class Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What a game was started from; `played_by` has a bot, or PERSON, for each seat, if that was written down."""

    condotta: Literal[1]
    game: str
    rules: int
    seed: str
    seats: tuple[str, ...]
    options: dict[str, Any] = {}
    opening: dict[str, Any] | None = None
    setup: dict[str, Any] | None = None
    played_by: tuple[str, ...] = ()
    fair: fairness.Fair | None = None


class Move(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An action in notation, by the mover, numbered from 1."""

    move: int
    seat: int
    action: str


class Shown(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A showing, between moves."""

    show: Showing


class Ended(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The outcome, after the last move."""

    outcome: Outcome


class Signed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The signature of the lines before it, on a line of its own at the end."""

    signature: Signature


Entry = Move | Shown | Ended
KINDS: dict[str, type] = {"move": Move, "show": Shown, "signature": Signed}
"""The kind of a line by a name that stands in it; any other is the outcome."""


class Record(msgspec.Struct, frozen=True):
    """A game as it was played, finished or not."""

    header: Header
    entries: tuple[Entry, ...] = ()
    signature: Signature | None = None


TORN = "the file breaks off in the middle of a line"


class Damaged(Exception):
    """A record that cannot be trusted: the line, and why; a reason has no full stop, so that a sentence may go on."""

    def __init__(self, line: int, reason: str) -> None:
        self.line, self.reason = line, reason.removesuffix(".")
        super().__init__(f"line {line}: {self.reason}")


def dumps(record: Record) -> str:
    """The record as JSON lines."""
    chain, lines = "", []
    for part in (record.header, *record.entries):
        body = msgspec.to_builtins(part)
        chain = _link(chain, body)
        lines.append(msgspec.json.encode(body | {"hash": chain}).decode())
    text = "\n".join(lines) + "\n"
    return with_signature(text, record.signature) if record.signature else text


def loads(text: str) -> Record:
    """The record of JSON lines, or Damaged."""
    if not text:
        raise Damaged(1, "the file is empty")
    if not text.endswith("\n"):
        raise Damaged(text.count("\n") + 1, TORN)
    chain, parts = "", []
    for number, line in enumerate(text.split("\n")[:-1], start=1):
        body = _object(number, line)
        if number == 1:
            _check_format(body.get("condotta"))
        stated = body.pop("hash", None)
        try:
            chain = _link(chain, body)
        except UnicodeEncodeError as error:
            raise Damaged(number, "this is no text that can be written") from error
        if stated != chain:
            raise Damaged(number, "the hash does not fit: this line, or the order of lines, was changed")
        parts.append(_part(number, body))
    return _whole(parts)


def signed_hash(text: str) -> str:
    """What a signature of these lines signs: the hash of the last line that is no signature itself."""
    bodies = [json.loads(line) for line in text.split("\n")[-3:-1]]
    return str(next(body["hash"] for body in reversed(bodies) if "signature" not in body))


def with_signature(text: str, signature: Signature) -> str:
    """The lines of a record, and one more with their signature."""
    body = msgspec.to_builtins(Signed(signature))
    chain = _link(signed_hash(text), body)
    return text + msgspec.json.encode(body | {"hash": chain}).decode() + "\n"


def save(record: Record, path: Path) -> None:
    path.write_text(dumps(record), encoding="utf-8")


def open_record(path: Path) -> Record:
    """Read a record from a file, or Damaged; a missing file is an OSError."""
    try:
        return loads(path.read_bytes().decode("utf-8"))
    except UnicodeDecodeError as error:
        raise Damaged(1, "this is not a text file") from error


def header_for(
    game: AnyGame, options: Any, seed: str, seats: Sequence[str], opening: Any = None, played_by: Sequence[str] = ()
) -> Header:
    """The first line of a new game's record."""
    return Header(
        condotta=FORMAT,
        game=game.name,
        rules=game.version,
        seed=seed,
        seats=tuple(seats),
        options=msgspec.to_builtins(options),
        opening=None if opening is None else msgspec.to_builtins(opening),
        played_by=tuple(played_by),
    )


def told_apart(names: Sequence[str]) -> tuple[str, ...]:
    """Names for the seats of a record; those that are alike have the number of their seat after them."""
    return tuple(name if names.count(name) == 1 else f"{name} #{seat}" for seat, name in enumerate(names))


def _link(chain: str, body: dict[str, Any]) -> str:
    """The hash of a line: of its predecessor's and of its content with sorted keys."""
    content = msgspec.json.encode(body, order="deterministic")
    return hashlib.sha256(chain.encode() + content).hexdigest()


def _object(number: int, line: str) -> dict[str, Any]:
    try:
        body = json.loads(line, object_pairs_hook=_once)
    except (ValueError, RecursionError) as error:
        raise Damaged(number, f"this is not a JSON object ({error})") from error
    if not isinstance(body, dict):
        raise Damaged(number, "this is not a JSON object")
    return body


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """An object in which every name stands once."""
    body = dict(pairs)
    if len(body) < len(pairs):
        raise ValueError("a name stands twice")
    return body


def _part(number: int, body: dict[str, Any]) -> Any:
    kind = Header if number == 1 else next((kind for name, kind in KINDS.items() if name in body), Ended)
    try:
        return msgspec.convert(body, kind)
    except msgspec.ValidationError as error:
        raise Damaged(number, str(error)) from error


def _check_format(number: Any) -> None:
    """Damaged if a newer version has written this, in a way that is not known here."""
    if isinstance(number, int) and number > FORMAT:
        raise Damaged(1, f"this was written by a newer version of Condotta, in format {number}; {FORMAT} is known here")


def _whole(parts: list[Any]) -> Record:
    """The record of these lines; a signature may be the last one only."""
    header, *entries = parts
    signature = entries.pop().signature if entries and isinstance(entries[-1], Signed) else None
    for line, entry in enumerate(entries, start=2):
        if isinstance(entry, Signed):
            raise Damaged(line + 1, "nothing may follow the signature")
    return Record(header, tuple(entries), signature)
