"""A position: the record of the rules and, beside it, the options, since a deck has a name."""

import hashlib
from typing import Any

import msgspec

from condotta.kernel.chance import key_of, words
from condotta.kernel.compiled import Rows, allot, dump, field, load, peek, row
from condotta.kernel.form import Form
from condotta.kernel.seal import mark_of, sealed, unsealed
from condotta.ordonnance import engine
from condotta.ordonnance.icons import KINDS
from condotta.ordonnance.options import Options
from condotta.ordonnance.state import NO_SEAT, STATE
from condotta.ordonnance.territories import TERRITORIES

RULES_VERSION = 1
TURN = Form(STATE, "turn")


class Position(msgspec.Struct, frozen=True):
    """Opaque and immutable. A secret: it holds all hands and the key of chance."""

    record: bytes
    options: Options

    def __repr__(self) -> str:
        return f"Position({hashlib.sha256(encode(self)).hexdigest()[:12]})"


class Opened(msgspec.Struct, frozen=True):
    """A copy of a position's record on which the rules can work."""

    rows: Rows
    options: Options

    def peek(self) -> Any:
        """The record as numbers and lists, to read: a copy."""
        return peek(self.rows)

    @property
    def phase(self) -> int:
        return field(self.rows, "phase")

    @property
    def turn(self) -> int:
        return field(self.rows, "turn")

    def legal(self) -> list[int]:
        """The numbers of the decisions that the seat to move may take."""
        kinds, territories = engine.legal(self.rows, 0)
        room = [at for at in range(TERRITORIES) if territories >> at & 1]
        return [kind * TERRITORIES + at for kind in range(KINDS) if kinds >> kind & 1 for at in room]

    def allows(self, decision: int) -> bool:
        """Whether the seat to move may take this decision."""
        kinds, territories = engine.legal(self.rows, 0)
        kind, territory = divmod(decision, TERRITORIES)
        return bool(kinds >> kind & territories >> territory & 1)

    def step(self, decision: int) -> None:
        engine.step(self.rows, 0, decision)

    def settle(self) -> None:
        engine.settle(self.rows, 0)

    def closed(self) -> Position:
        return Position(dump(STATE, self.rows), self.options)

    def copy(self) -> "Opened":
        return opened(self.closed())


def opened(position: Position) -> Opened:
    return Opened(load(STATE, position.record), position.options)


def turn_of(position: Position) -> int:
    """The seat to move; no seat when the game is over."""
    (seat,) = TURN.read(position.record)
    return seat


def dealt(options: Options, seed: str, first: int | None) -> Position:
    """The first position of a game."""
    rows, key, deck = allot(STATE), row(words(key_of(seed))), row(options.copies)
    beginner = NO_SEAT if first is None else first
    engine.start(rows, 0, options.players, options.flags, RULES_VERSION, key, beginner, deck)
    return Opened(rows, options).closed()


def arranged(options: Options, seed: str, things: list[int], pile: list[int], turn: int) -> Opened:
    """Cards laid out on an empty table, each told by seat, territory and kind."""
    rows, key = allot(STATE), row(words(key_of(seed)))
    engine.arrange(rows, 0, options.players, options.flags, RULES_VERSION, key, things, row(pile), turn)
    return Opened(rows, options)


MARK = mark_of("ordonnance", RULES_VERSION, STATE.descr)


def encode(position: Position) -> bytes:
    return sealed(MARK, position.record + msgspec.json.encode(position.options))


def decode(raw: bytes) -> Position:
    """The position of these bytes, or ValueError if they are no position of these rules."""
    payload = unsealed(MARK, raw)
    return Position(payload[: STATE.itemsize], msgspec.json.decode(payload[STATE.itemsize :], type=Options))
