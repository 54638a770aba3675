"""Carrying out an action step by step, and what the viewers see of each step."""

from condotta.kernel.chance import drawn
from condotta.kernel.course import Course, Stage
from condotta.ordonnance.actions import Action, number
from condotta.ordonnance.events import Event
from condotta.ordonnance.position import Position, opened
from condotta.ordonnance.state import AUTOMATIC
from condotta.ordonnance.view import PHASES, View
from condotta.ordonnance.vision import view
from condotta.ordonnance.witness import Step, events_between

Turn = Course[Position, View, Step, Event]


def carry_out(position: Position, action: Action) -> Turn:
    """Do what has been checked, and the draw that then happens by itself."""
    board = opened(position)
    seat, stages = board.turn, list[Stage[Step, Position]]()
    while not stages or board.phase >= AUTOMATIC:
        step, before = Step(PHASES[board.phase], seat, action), drawn(board.peek())
        if stages:
            board.settle()
        else:
            board.step(number(action))
        stages.append(Stage(step, board.closed(), by_chance=drawn(board.peek()) != before))
    return Turn(position, tuple(stages), view, events_between)
