"""Carrying out an action step by step, and what the viewers see and learn of each step."""

from collections.abc import Iterable
from typing import Any

import msgspec

from condotta.condottiere import knowledge as known
from condotta.condottiere.actions import NOTHING, Action, DiscardHand, Keep, Play, numbers
from condotta.condottiere.cards import BY_KIND, LAID_FACE_DOWN, Card
from condotta.condottiere.events import Event
from condotta.condottiere.options import HIDDEN_CARDS
from condotta.condottiere.position import Opened, Position, opened
from condotta.condottiere.state import AUTOMATIC, TURN_UP
from condotta.condottiere.view import PHASES, Phase, View
from condotta.condottiere.vision import members, view
from condotta.condottiere.witness import Step, events_between
from condotta.kernel.chance import drawn
from condotta.kernel.course import Course, Stage
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
        return msgspec.structs.replace(step, action=None)
    if isinstance(step.action, Keep):
        return msgspec.structs.replace(step, action=None)
    return step


def carry_out(position: Position, action: Action) -> Turn:
    """Do what has been checked, and all that then happens by itself, step by step."""
    board = opened(position)
    seat, knowledge, answers = board.turn, position.knowledge, numbers(action)
    stages: list[Stage[Step, Position]] = []
    while not stages or board.phase >= AUTOMATIC:
        before = board.peek()
        if stages:
            board.settle()
        else:
            board.step(answers.pop(0))
        _answer(board, answers)
        step = Step(PHASES[before.phase], seat, action)
        after = board.peek()
        knowledge = _learn(knowledge, step, before, after)
        stages.append(Stage(step, board.closed(knowledge), by_chance=drawn(after) != drawn(before)))
    return Turn(position, tuple(stages), view, witnessed)


def _answer(board: Opened, answers: list[int]) -> None:
    """Answer at once what the action says, or leaves unsaid, about the Pope, a fetched or a kept card."""
    while board.midway:
        board.step(answers.pop(0) if answers else NOTHING)


def _learn(knowledge: bytes, step: Step, before: Any, after: Any) -> bytes:
    """What all learn from a step about hands and face-down cards."""
    if step.phase in (Phase.DEAL, Phase.FINAL_BATTLE):
        return known.NOTHING_KNOWN
    for seat in members(before.veiled & ~after.veiled):
        knowledge = known.lost(knowledge, seat, BY_KIND[before.face_down[seat]])
    if isinstance(step.action, Play) and step.phase in (Phase.BATTLE, Phase.EFFECT) and after.phase != TURN_UP:
        knowledge = _learn_from_play(knowledge, step.seat, step.action, before)
    elif isinstance(step.action, DiscardHand | Keep) and step.phase in (Phase.DISCARD, Phase.KEEP):
        knowledge = known.forgotten(knowledge, [step.seat])
    return knowledge


def _learn_from_play(knowledge: bytes, seat: Seat, play: Play, before: Any) -> bytes:
    if not (before.flags & HIDDEN_CARDS and _hides(play.card)):
        knowledge = known.lost(knowledge, seat, play.card)
    return known.gained(knowledge, seat, play.take, before.seats) if play.take else knowledge


def _hides(card: Card) -> bool:
    """`condottiere:hidden.facedown`"""
    return bool(LAID_FACE_DOWN >> card.kind & 1)
