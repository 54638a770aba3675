"""Carrying out an action step by step, and what the viewers see of each step."""

from condotta.kernel.course import Course, Stage
from condotta.kernel.form import Form
from condotta.ordonnance.actions import Action, number
from condotta.ordonnance.events import Event
from condotta.ordonnance.position import Position, opened
from condotta.ordonnance.state import AUTOMATIC, STATE
from condotta.ordonnance.view import PHASES, Phase, View
from condotta.ordonnance.vision import own_changes, view
from condotta.ordonnance.witness import Step, events_between

Turn = Course[Position, View, Step, Event]
CHANCE = Form(STATE, "blocks", "spent")
"""How far chance has been used up: it changes whenever a card is drawn."""


def is_open(step: Step, before: View) -> bool:
    """Whether nobody sees more of a step than a spectator: only a drawn card is seen by one seat alone."""
    return step.phase is not Phase.DRAW


def carry_out(position: Position, action: Action) -> Turn:
    """Do what has been checked, and the draw that then happens by itself."""
    board = opened(position)
    seat, now, stages = board.turn, position, list[Stage[Step, Position]]()
    while not stages or board.phase >= AUTOMATIC:
        step = Step(PHASES[board.phase], seat, action)
        if stages:
            board.settle()
        else:
            board.step(number(action))
        before, now = now, board.closed()
        stages.append(Stage(step, now, by_chance=CHANCE.read(now.record) != CHANCE.read(before.record)))
    return Course(position, tuple(stages), view, events_between, is_open, own_changes)
