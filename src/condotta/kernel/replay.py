"""Playing a record again: the position it begins with, and what each of its entries led to."""

from collections.abc import Iterator
from typing import Any

import msgspec

from condotta.kernel import fairness
from condotta.kernel.game import AnyGame, IllegalMove, Turn
from condotta.kernel.record import Damaged, Ended, Entry, Header, Move, Record


class Played(msgspec.Struct, frozen=True):
    """One entry of a record together with what it led to."""

    line: int
    entry: Entry
    before: Any
    turn: Turn[Any, Any]


def begin(game: AnyGame, header: Header) -> Any:
    """The first position of a record; Damaged if the header does not fit the game."""
    try:
        options = msgspec.convert(header.options, game.options_type)
        if len(header.seats) != options.players:
            raise ValueError(f"{len(header.seats)} seats are named for {options.players} players")
        if header.played_by and len(header.played_by) != options.players:
            raise ValueError(f"for {len(header.played_by)} of {options.players} seats it is said who plays them")
        _shuffled_fairly(header)
        if header.setup is not None:
            position = game.set_up(msgspec.convert(header.setup, game.setup_type), header.seed)
            if game.options(position) != options:
                raise ValueError("the options are not those of the position it begins with")
            return position
        opening = None if header.opening is None else msgspec.convert(header.opening, game.opening_type)
        return game.start(options, header.seed, opening)
    except (ValueError, msgspec.ValidationError) as error:
        raise Damaged(1, str(error)) from error


def replay(game: AnyGame, record: Record) -> Iterator[Played]:
    """Play a record again, entry by entry; Damaged where it breaks the rules."""
    if record.header.game != game.name:
        raise Damaged(1, f"this is a game of {record.header.game}, not of {game.name}")
    if record.header.rules != game.version:
        raise Damaged(1, f"this game follows rules version {record.header.rules}, which is not known here")
    position, moves = begin(game, record.header), 0
    for line, entry in enumerate(record.entries, start=2):
        if isinstance(entry, Ended):
            _finish(game, record, line, entry, position)
            return
        try:
            if isinstance(entry, Move):
                moves += 1
                _expect(line, entry, moves, game.mover(position))
                turn = game.apply(position, game.read(entry.action))
            else:
                turn = game.show(position, entry.show)
        except IllegalMove as refusal:
            raise Damaged(line, f"the rules refuse this: {refusal}") from refusal
        yield Played(line, entry, position, turn)
        position = turn.position


def final_position(game: AnyGame, record: Record) -> Any:
    """The position after the last entry."""
    position = begin(game, record.header)
    for played in replay(game, record):
        position = played.turn.position
    return position


def _shuffled_fairly(header: Header) -> None:
    """ValueError if the seed is not the key of the shuffle that the header tells of."""
    if header.fair is None:
        return
    if header.setup is not None:
        raise ValueError("a position set up by hand was not shuffled")
    if not fairness.opens(header.fair):
        raise ValueError("the secret is not the one that was committed to")
    if fault := fairness.fault(header.fair, header.seed, header.options, len(header.seats)):
        raise ValueError(fault)


def _expect(line: int, entry: Move, number: int, mover: int | None) -> None:
    if entry.move != number:
        raise Damaged(line, f"this is move {entry.move}, but move {number} comes next")
    if entry.seat != mover:
        who = "the game is over" if mover is None else f"seat {mover} is to move"
        raise Damaged(line, f"seat {entry.seat} cannot move: {who}")


def _finish(game: AnyGame, record: Record, line: int, entry: Ended, position: Any) -> None:
    if line != len(record.entries) + 1:
        raise Damaged(line + 1, "nothing may follow the outcome")
    if game.outcome(position) != entry.outcome:
        raise Damaged(line, "this is not how the game ended")
