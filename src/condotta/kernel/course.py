"""The course of an action: each step with the position after it, and what every viewer saw of it."""

from collections.abc import Callable, Iterable, Iterator
from functools import cached_property
from typing import Any, Generic, TypeVar

import msgspec

from condotta.kernel.game import Seat, Turn, Viewer

PositionT = TypeVar("PositionT")
ViewT = TypeVar("ViewT")
StepT = TypeVar("StepT")
EventT = TypeVar("EventT")


class Stage(msgspec.Struct, Generic[StepT, PositionT], frozen=True):
    """One step and the position after it; `by_chance` if cards were drawn in it."""

    step: StepT
    position: PositionT
    by_chance: bool = False


class Course(msgspec.Struct, Generic[PositionT, ViewT, StepT, EventT], frozen=True, dict=True):
    """What an action led to, step by step.

    `is_open` tells from a spectator's view before a step that nobody sees more of it than he does; `own` tells of two
    positions what has changed in a seat's view besides what a spectator sees, or None if that is not so simple. What
    viewers saw is made when it is first asked for, and kept in `seen`.
    """

    before: PositionT
    stages: tuple[Stage[StepT, PositionT], ...]
    look: Callable[[PositionT, Viewer], ViewT]
    witness: Callable[[ViewT, StepT, ViewT], Iterable[EventT]]
    is_open: Callable[[StepT, ViewT], bool]
    own: Callable[[PositionT, PositionT, Seat], dict[str, Any] | None]
    seen: dict[Viewer, tuple[tuple[EventT, ...], ...]] = {}

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
        seen = self._seen_by(viewer)
        return seen[0] if len(seen) == 1 else tuple(event for step in seen for event in step)

    def besides(self, viewer: Viewer) -> dict[str, Any] | None:
        """What changes in a viewer's view alone; None if he saw more than spectators."""
        if viewer is None:
            return {}
        return self.own(self.before, self.position, viewer) if self._all_open else None

    def forget(self) -> None:
        """Let go of what viewers saw: it can be made again."""
        self.seen.clear()

    @cached_property
    def _all_open(self) -> bool:
        """Whether nobody saw more happen than a spectator."""
        before = self.before
        for stage in self.stages:
            if not self.is_open(stage.step, self.look(before, None)):
                return False
            before = stage.position
        return True

    def _seen_by(self, viewer: Viewer) -> tuple[tuple[EventT, ...], ...]:
        """What a viewer saw of each step."""
        if viewer not in self.seen:
            self.seen[viewer] = tuple(self._witnessed(viewer))
        return self.seen[viewer]

    def _witnessed(self, viewer: Viewer) -> Iterator[tuple[EventT, ...]]:
        """Of an open step everybody saw what a spectator saw."""
        before = self.before
        self.look(before, viewer)  # there may be no such seat
        for at, stage in enumerate(self.stages):
            if viewer is not None and self.is_open(stage.step, self.look(before, None)):
                yield self._seen_by(None)[at]
            else:
                views = self.look(before, viewer), self.look(stage.position, viewer)
                yield tuple(self.witness(views[0], stage.step, views[1]))
            before = stage.position


def open_events(turn: Turn[Any, EventT], players: int) -> tuple[EventT, ...]:
    """What happened, all cards open: each event as the seat that it is about saw it. Only for a game that is over."""
    seen = [turn.events(seat) for seat in range(players)]
    return tuple(own[getattr(own[0], "seat", 0)] for own in zip(*seen, strict=True))
