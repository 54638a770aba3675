"""The course of an action: each step with the position after it, and what every viewer saw of it."""

from collections.abc import Callable, Iterable
from typing import Any, Generic, TypeVar

import msgspec

from condotta.kernel.game import Turn, Viewer

PositionT = TypeVar("PositionT")
ViewT = TypeVar("ViewT")
StepT = TypeVar("StepT")
EventT = TypeVar("EventT")


class Stage(msgspec.Struct, Generic[StepT, PositionT], frozen=True):
    """One step and the position after it; `by_chance` if cards were drawn in it."""

    step: StepT
    position: PositionT
    by_chance: bool = False


class Course(msgspec.Struct, Generic[PositionT, ViewT, StepT, EventT], frozen=True):
    """What an action led to, step by step."""

    before: PositionT
    stages: tuple[Stage[StepT, PositionT], ...]
    look: Callable[[PositionT, Viewer], ViewT]
    witness: Callable[[ViewT, StepT, ViewT], Iterable[EventT]]

    @property
    def position(self) -> PositionT:
        return self.stages[-1].position

    @property
    def decided(self) -> PositionT | None:
        """Where the decision alone led, before chance had a hand in it; None if that was in its very first step."""
        position = None
        for stage in self.stages:
            if stage.by_chance:
                break
            position = stage.position
        return position

    def events(self, viewer: Viewer) -> tuple[EventT, ...]:
        """What a viewer saw happen: made from his views and the steps, never from a position."""
        seen: list[EventT] = []
        before = self.look(self.before, viewer)
        for stage in self.stages:
            after = self.look(stage.position, viewer)
            seen += self.witness(before, stage.step, after)
            before = after
        return tuple(seen)


def open_events(turn: Turn[Any, EventT], players: int) -> tuple[EventT, ...]:
    """What happened, all cards open: each event as the seat that it is about saw it. Only for a game that is over."""
    seen = [turn.events(seat) for seat in range(players)]
    return tuple(own[getattr(own[0], "seat", 0)] for own in zip(*seen, strict=True))
