"""The course of an action: each step with the position after it, and what every viewer saw of it."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Generic, TypeVar

import msgspec

from condotta.kernel.game import Seat, Turn, Viewer

PositionT = TypeVar("PositionT")
ViewT = TypeVar("ViewT")
StepT = TypeVar("StepT")
EventT = TypeVar("EventT")
Own = Mapping[Seat, dict[str, Any] | None]
"""What has changed in the views of some seats alone."""
NOTHING: dict[str, Any] = {}
UNLIKE: Own = {}
"""No seat has seen just what spectators have."""


class Stage(msgspec.Struct, Generic[StepT, PositionT], frozen=True):
    """One step and the position after it; `by_chance` if cards were drawn in it."""

    step: StepT
    position: PositionT
    by_chance: bool = False


class Course(Generic[PositionT, ViewT, StepT, EventT]):
    """What an action led to, step by step; it never changes.

    `is_open` tells from a spectator's view before a step that nobody sees more of it than he does; `own` tells of two
    positions what has changed in the views of seats besides what a spectator sees: nothing for seats that it leaves
    out, and None where that is not so simple. What viewers saw is made when it is first asked for, and kept.
    """

    __slots__ = ("_own", "_seen", "before", "is_open", "look", "own", "position", "stages", "witness")

    def __init__(
        self,
        before: PositionT,
        stages: tuple[Stage[StepT, PositionT], ...],
        look: Callable[[PositionT, Viewer], ViewT],
        witness: Callable[[ViewT, StepT, ViewT], Iterable[EventT]],
        is_open: Callable[[StepT, ViewT], bool],
        own: Callable[[PositionT, PositionT], Own],
    ) -> None:
        self.before, self.stages, self.position = before, stages, stages[-1].position
        self.look, self.witness, self.is_open, self.own = look, witness, is_open, own
        self._seen: dict[Viewer, tuple[tuple[EventT, ...], ...]] = {}
        self._own: Own | None = None

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
            return NOTHING
        if self._own is None:
            self._own = self.own(self.before, self.position) if self._is_all_open() else UNLIKE
        return None if self._own is UNLIKE else self._own.get(viewer, NOTHING)

    def forget(self) -> None:
        """Let go of what viewers saw: it can be made again."""
        self._seen.clear()
        self._own = None

    def _is_all_open(self) -> bool:
        """Whether nobody saw more happen than a spectator."""
        before = self.before
        for stage in self.stages:
            if not self.is_open(stage.step, self.look(before, None)):
                return False
            before = stage.position
        return True

    def _seen_by(self, viewer: Viewer) -> tuple[tuple[EventT, ...], ...]:
        """What a viewer saw of each step."""
        seen = self._seen.get(viewer)
        if seen is None:
            seen = self._seen[viewer] = tuple(self._witnessed(viewer))
        return seen

    def _witnessed(self, viewer: Viewer) -> list[tuple[EventT, ...]]:
        """Of an open step everybody saw what a spectator saw."""
        before, witnessed = self.before, list[tuple[EventT, ...]]()
        view = self.look(before, viewer)  # there may be no such seat
        for at, stage in enumerate(self.stages):
            after = self.look(stage.position, viewer)
            if viewer is not None and self.is_open(stage.step, self.look(before, None)):
                witnessed.append(self._seen_by(None)[at])
            else:
                witnessed.append(tuple(self.witness(view, stage.step, after)))
            before, view = stage.position, after
        return witnessed


def open_events(turn: Turn[Any, EventT], players: int) -> tuple[EventT, ...]:
    """What happened, all cards open: each event as the seat that it is about saw it. Only for a game that is over."""
    seen = [turn.events(seat) for seat in range(players)]
    return tuple(own[getattr(own[0], "seat", 0)] for own in zip(*seen, strict=True))
