"""Deciding about what is done in a game: moves, answers given beforehand, and cards that are shown."""

from collections.abc import Callable
from functools import cache, partial
from typing import Any

import msgspec

from condotta.catalogue import game_named
from condotta.kernel.game import IllegalMove, Showing
from condotta.server.table import commands as ask
from condotta.server.table import entries as log
from condotta.server.table.decision import Asker, Decision, running, seat_of
from condotta.server.table.table import Table
from condotta.server.table.voting import moving

KEEP, DISCARD = "keep", "discard"
"""The answers to the question after a battle."""


def act(table: Table, asker: Asker, command: ask.Act) -> Decision:
    """The mover acts, in the move he knows of."""
    seat = seat_of(table, asker)
    playing = running(table)
    if playing.mover != seat:
        raise IllegalMove("turn.other")
    if command.move != playing.moves + 1:
        raise IllegalMove("move.stale", move=playing.moves + 1)
    if table.chairs[seat].stand_in:
        raise IllegalMove("seat.stood_in")
    if table.settings.rated and not asker.account:
        raise IllegalMove("person.program")
    return moved(table, action_of(table, command.action), "player")


def moved(table: Table, action: Any, by: str) -> Decision:
    """The mover does this; the game may be over then."""
    playing = running(table)
    assert playing.mover is not None
    rules = playing.rules
    turn = rules.apply(playing.position, action)
    move = log.Moved(playing.moves + 1, playing.mover, rules.write(action), by)
    if rules.mover(turn.position) is not None:
        return Decision((move, *(moving(table, playing.mover) if by == "player" else ())), turn)
    return Decision((move, log.GameOver(playing.number, rules.outcome(turn.position))), turn)


def answer_beforehand(table: Table, asker: Asker, command: ask.AnswerBeforehand) -> list[log.Entry]:
    """A seat answers the question after this battle before it is asked."""
    seat = seat_of(table, asker)
    playing = running(table)
    if table.settings.rated and not asker.account:
        raise IllegalMove("person.program")
    if command.battle != playing.battle:
        raise IllegalMove("battle.stale", battle=playing.battle)
    action = playing.rules.write(action_of(table, command.action))
    if action not in (KEEP, DISCARD):
        raise IllegalMove("answer.form")
    return [log.AnsweredBeforehand(seat, command.battle, action)]


def show(table: Table, asker: Asker, command: ask.Show) -> Decision:
    """A seat shows some of its cards."""
    seat = seat_of(table, asker)
    playing = running(table, even_paused=True)
    if table.chairs[seat].stand_in:
        raise IllegalMove("seat.stood_in")
    showing = Showing(seat, command.to, command.cards, command.face_down)
    return Decision((log.Shown(showing),), playing.rules.show(playing.position, showing))


def action_of(table: Table, written: Any) -> Any:
    """The action of a value or a notation."""
    assert table.playing is not None
    rules = table.playing.rules
    try:
        return rules.read(written) if isinstance(written, str) else _form(rules.name)({"action": written}).action
    except (msgspec.DecodeError, RecursionError) as error:
        raise IllegalMove("action.form") from error


@cache
def _form(game: str) -> Callable[[Any], Any]:
    """How an action is made from plain values: of a struct msgspec remembers what it knows, not of a union."""
    return partial(msgspec.convert, type=msgspec.defstruct("Form", [("action", game_named(game).action_type)]))
