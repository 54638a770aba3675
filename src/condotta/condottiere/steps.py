"""Carrying out an action step by step, and what the viewers see and learn of each step."""

from collections.abc import Iterable
from typing import NamedTuple

from condotta.condottiere import engine
from condotta.condottiere import knowledge as known
from condotta.condottiere.actions import Action, DiscardHand, Keep, Play, numbers
from condotta.condottiere.cards import BY_KIND, LAID_FACE_DOWN, Card
from condotta.condottiere.events import Event
from condotta.condottiere.options import HIDDEN_CARDS
from condotta.condottiere.position import Position, turn_of
from condotta.condottiere.state import STATE, TURN_UP
from condotta.condottiere.view import PHASES, Phase, View
from condotta.condottiere.vision import members, own_changes, view
from condotta.condottiere.witness import Step, events_between
from condotta.kernel.compiled import dump, load_with_room
from condotta.kernel.course import Course, Stage
from condotta.kernel.form import Form
from condotta.kernel.game import Seat

Turn = Course[Position, View, Step, Event]


def witnessed(before: View, step: Step, after: View) -> Iterable[Event]:
    """What a viewer sees of a step."""
    return events_between(before, as_seen(step, before), after)


def as_seen(step: Step, before: View) -> Step:
    """The step without what this viewer may not know of it: which card is laid face down, which cards are kept."""
    if step.seat == before.viewer:
        return step
    if isinstance(step.action, Play) and before.options.hidden_cards and _hides(step.action.card):
        return Step(step.phase, step.seat, None)
    if isinstance(step.action, Keep):
        return Step(step.phase, step.seat, None)
    return step


OPEN_TO_ALL = frozenset(
    (
        Phase.CHOOSE,
        Phase.BATTLE,
        Phase.EFFECT,
        Phase.TURN_UP,
        Phase.TURN_ALL_UP,
        Phase.COMPARE,
        Phase.CLEAR_LINES,
        Phase.DISCARD,
    )
)
"""In the other phases cards come into hands or are kept there."""


def is_open(step: Step, before: View) -> bool:
    """Whether nobody sees more of a step than a spectator, whose view this is."""
    return step.phase in OPEN_TO_ALL and as_seen(step, before) is step


ROOM = 16
"""Most steps of an action; a battle's end, a deal and all that is turned up for it are fewer."""


def carry_out(position: Position, action: Action) -> Turn | None:
    """Do an action, and all that then happens by itself, step by step; None if the rules refuse its first decision.

    Whatever else it says must have been checked.
    """
    rows = load_with_room(STATE, position.record, ROOM)
    count = engine.course(rows, numbers(action))
    if count <= 0:
        assert count == 0, "An action has more steps than there is room for."
        return None
    records, seat, now = dump(STATE, rows[1 : count + 1]), turn_of(position), position
    after, stages = Moment(*MOMENT.read(position.record)), []
    for start in range(0, len(records), STATE.itemsize):
        record = records[start : start + STATE.itemsize]
        before, after = after, Moment(*MOMENT.read(record))
        step = Step(PHASES[before.phase], seat, action)
        now = Position(record, _learn(now.knowledge, step, before, after))
        stages.append(Stage(step, now, after.blocks != before.blocks or after.spent != before.spent))
    return Course(position, tuple(stages), view, witnessed, is_open, own_changes)


class Moment(NamedTuple):
    """What counts of a position for what all learn from the step after it, and from the one before it.

    Whenever cards are drawn, `spent` or `blocks` changes.
    """

    blocks: int
    spent: int
    veiled: int
    flags: int
    face_down: bytes
    seats: int
    phase: int


MOMENT = Form(STATE, *Moment._fields)


def _learn(knowledge: bytes, step: Step, before: Moment, after: Moment) -> bytes:
    """What all learn from a step about hands and face-down cards."""
    if knowledge == known.NOTHING_KNOWN and not (isinstance(step.action, Play) and step.action.take):
        return knowledge  # as mostly: there is nothing to be forgotten
    if step.phase in (Phase.DEAL, Phase.FINAL_BATTLE):
        return known.NOTHING_KNOWN
    for seat in members(before.veiled & ~after.veiled):
        knowledge = known.lost(knowledge, seat, BY_KIND[before.face_down[seat]])
    if isinstance(step.action, Play) and step.phase in (Phase.BATTLE, Phase.EFFECT) and after.phase != TURN_UP:
        knowledge = _learn_from_play(knowledge, step.seat, step.action, before)
    elif isinstance(step.action, (DiscardHand, Keep)) and step.phase in (Phase.DISCARD, Phase.KEEP):
        knowledge = known.forgotten(knowledge, [step.seat])
    return knowledge


def _learn_from_play(knowledge: bytes, seat: Seat, play: Play, before: Moment) -> bytes:
    if not (before.flags & HIDDEN_CARDS and _hides(play.card)):
        knowledge = known.lost(knowledge, seat, play.card)
    return known.gained(knowledge, seat, play.take, before.seats) if play.take else knowledge


def _hides(card: Card) -> bool:
    """`condottiere:hidden.facedown`"""
    return bool(LAID_FACE_DOWN >> card.kind & 1)
