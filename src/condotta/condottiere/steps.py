"""Carrying out an action step by step, and what the viewers see and learn of each step."""

from collections.abc import Iterable
from typing import NamedTuple

from condotta.condottiere import knowledge as known
from condotta.condottiere.actions import NOTHING, Action, DiscardHand, Keep, Play, numbers
from condotta.condottiere.cards import BY_KIND, LAID_FACE_DOWN, Card
from condotta.condottiere.events import Event
from condotta.condottiere.options import HIDDEN_CARDS
from condotta.condottiere.position import Opened, Position, opened, turn_of
from condotta.condottiere.state import AUTOMATIC, STATE, TURN_UP
from condotta.condottiere.view import PHASES, Phase, View
from condotta.condottiere.vision import members, own_changes, view
from condotta.condottiere.witness import Step, events_between
from condotta.kernel.compiled import dump
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


def carry_out(position: Position, action: Action) -> Turn:
    """Do what has been checked, and all that then happens by itself, step by step."""
    board, answers = opened(position), numbers(action)
    seat, now, after = turn_of(position), position, Moment(*MOMENT.read(position.record))
    stages: list[Stage[Step, Position]] = []
    while not stages or after.phase >= AUTOMATIC:
        if stages:
            board.settle()
        else:
            board.step(answers.pop(0))
        _answer(board, answers)
        record = dump(STATE, board.rows)
        before, after = after, Moment(*MOMENT.read(record))
        step = Step(PHASES[before.phase], seat, action)
        now = Position(record, _learn(now.knowledge, step, before, after))
        stages.append(Stage(step, now, by_chance=after[:2] != before[:2]))
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


def _answer(board: Opened, answers: list[int]) -> None:
    """Answer at once what the action says, or leaves unsaid, about the Pope, a fetched or a kept card."""
    while board.midway:
        board.step(answers.pop(0) if answers else NOTHING)


def _learn(knowledge: bytes, step: Step, before: Moment, after: Moment) -> bytes:
    """What all learn from a step about hands and face-down cards."""
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
