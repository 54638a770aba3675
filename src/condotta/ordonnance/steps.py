"""Carrying out an action step by step, and what the viewers see of each step."""

import msgspec

from condotta.kernel.game import Viewer
from condotta.ordonnance.actions import Action, number
from condotta.ordonnance.events import Event
from condotta.ordonnance.position import Position, opened
from condotta.ordonnance.state import AUTOMATIC
from condotta.ordonnance.view import PHASES
from condotta.ordonnance.vision import view
from condotta.ordonnance.witness import Step, events_between


class Stage(msgspec.Struct, frozen=True):
    """One step and the position after it."""

    step: Step
    position: Position


class Turn(msgspec.Struct, frozen=True):
    """What an action led to, step by step."""

    before: Position
    stages: tuple[Stage, ...]

    @property
    def position(self) -> Position:
        return self.stages[-1].position

    def events(self, viewer: Viewer) -> tuple[Event, ...]:
        """What a viewer saw happen: a function of his views and of the steps."""
        seen: list[Event] = []
        before = view(self.before, viewer)
        for stage in self.stages:
            after = view(stage.position, viewer)
            seen += events_between(before, stage.step, after)
            before = after
        return tuple(seen)


def carry_out(position: Position, action: Action) -> Turn:
    """Do what has been checked, and the draw that then happens by itself."""
    board = opened(position)
    seat, stages = board.turn, list[Stage]()
    while not stages or board.phase >= AUTOMATIC:
        step = Step(PHASES[board.phase], seat, action)
        if stages:
            board.settle()
        else:
            board.step(number(action))
        stages.append(Stage(step, board.closed()))
    return Turn(position, tuple(stages))
