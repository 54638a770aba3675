"""A position: the record of the rules and, beside it, what every viewer knows of other hands."""

import hashlib
from typing import Any

import msgspec

from condotta.condottiere import engine
from condotta.condottiere.knowledge import NOTHING_KNOWN
from condotta.condottiere.options import Options
from condotta.condottiere.state import NO_SEAT, STATE
from condotta.kernel.chance import key_of, words
from condotta.kernel.compiled import Rows, allot, dump, field, load, peek, row
from condotta.kernel.form import Form
from condotta.kernel.seal import mark_of, sealed, unsealed

RULES_VERSION = 1
TURN = Form(STATE, "turn")


class Position(msgspec.Struct, frozen=True, cache_hash=True):
    """Opaque and immutable. A secret: it holds all hands and the key of chance."""

    record: bytes
    knowledge: bytes = NOTHING_KNOWN

    def __repr__(self) -> str:
        return f"Position({hashlib.sha256(self.record + self.knowledge).hexdigest()[:12]})"


class Opened(msgspec.Struct, frozen=True):
    """A copy of a position's record on which the rules can work."""

    rows: Rows

    def peek(self) -> Any:
        """The record as numbers and lists, to read: a copy."""
        return peek(self.rows)

    @property
    def phase(self) -> int:
        return field(self.rows, "phase")

    @property
    def turn(self) -> int:
        return field(self.rows, "turn")

    @property
    def midway(self) -> bool:
        """Whether an action has been begun and says more: after a Bishop, a Scarecrow, or the first card kept."""
        return engine.midway(self.rows, 0)

    def legal(self) -> int:
        return engine.legal(self.rows, 0)

    def step(self, decision: int) -> None:
        engine.step(self.rows, 0, decision)

    def settle(self) -> None:
        engine.settle(self.rows, 0)

    def closed(self, knowledge: bytes = NOTHING_KNOWN) -> Position:
        return Position(dump(STATE, self.rows), knowledge)

    def copy(self) -> "Opened":
        return opened(self.closed())


def opened(position: Position) -> Opened:
    return Opened(load(STATE, position.record))


def turn_of(position: Position) -> int:
    """The seat to move; no seat when the game is over."""
    (seat,) = TURN.read(position.record)
    return seat


def blank_board(options: Options, seed: str) -> Opened:
    """An empty board."""
    rows = allot(STATE)
    engine.clear(rows, 0, options.players, options.flags, RULES_VERSION, row(words(key_of(seed))))
    return Opened(rows)


def dealt(options: Options, seed: str, first: int | None) -> Position:
    """The first position of a game."""
    rows = allot(STATE)
    holder = NO_SEAT if first is None else first
    engine.start(rows, 0, options.players, options.flags, RULES_VERSION, row(words(key_of(seed))), holder)
    return Opened(rows).closed()


MARK = mark_of("condottiere", RULES_VERSION, STATE.descr)


def encode(position: Position) -> bytes:
    return sealed(MARK, position.record + position.knowledge)


def decode(raw: bytes) -> Position:
    """The position of these bytes, or ValueError if they are no position of these rules."""
    payload = unsealed(MARK, raw)
    return Position(payload[: STATE.itemsize], payload[STATE.itemsize :])
