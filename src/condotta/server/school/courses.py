"""Courses of play from a position laid out by hand: for lessons and trials. Nothing is kept, and nothing is secret.

Whoever asks has laid out all cards himself, so any seat's view may be shown to him.
"""

from functools import partial
from typing import Annotated, Any

import msgspec

from condotta.kernel.game import AnyGame, IllegalMove, Seat
from condotta.server.reckoning import Reckoning, reckoned
from condotta.server.school.reasons import Reason, reason

MOST_ACTIONS = 120
MOST_TRIED = 40
Written = Any
"""An action as an object, or its notation."""
ACTIONS = msgspec.Meta(max_length=MOST_ACTIONS)
TRIED = msgspec.Meta(max_length=MOST_TRIED)
SEED = msgspec.Meta(max_length=64)
SEAT = msgspec.Meta(ge=0, le=5)
NUMBER = msgspec.Meta(ge=0, le=MOST_ACTIONS)


class Course(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position, what is then done by whoever is to move, and through whose eyes it is looked at.

    The steps from number `after` on are told. `tried` are actions about which one wants to know whether they might
    be done in the end, and why not.
    """

    setup: dict[str, Any]
    actions: Annotated[list[Written], ACTIONS] = []
    seed: Annotated[str, SEED] = ""
    viewer: Annotated[Seat, SEAT] = 0
    after: Annotated[int, NUMBER] = 0
    tried: Annotated[list[Written], TRIED] = []


class Step(msgspec.Struct, frozen=True):
    """An action, what was seen to happen, and the view after it."""

    seat: Seat
    action: Any
    events: tuple[Any, ...]
    view: Any


class Reached(msgspec.Struct, frozen=True):
    """Where a course has led: the view, who is to move, what the viewer may do, and the reasons asked for.

    `reckoning` is what the rules make of what lies open.
    """

    view: Any
    mover: Seat | None
    legal: tuple[Any, ...]
    steps: tuple[Step, ...]
    reasons: tuple[Reason, ...]
    reckoning: Reckoning


def followed(rules: AnyGame, course: Course, language: str) -> Reached:
    """Follow a course; IllegalMove if its position cannot be, or at the first action that the rules refuse."""
    position, steps = _laid_out(rules, course), list[Step]()
    for number, written in enumerate(course.actions):
        action, seat = action_of(rules, written), rules.mover(position)
        turn = rules.apply(position, action)
        position = turn.position
        if number >= course.after and seat is not None:
            events = tuple(turn.events(course.viewer))
            steps.append(Step(seat, action, events, rules.view(position, course.viewer)))
    view = rules.view(position, course.viewer)
    reasons = tuple(reason(rules, language, partial(_try, rules, view, one)) for one in course.tried)
    return Reached(
        view, rules.mover(position), rules.legal(view), tuple(steps), reasons, reckoned(rules.view(position, None))
    )


def action_of(rules: AnyGame, written: Written) -> Any:
    """The action of an object or a notation."""
    try:
        return rules.read(written) if isinstance(written, str) else msgspec.convert(written, rules.action_type)
    except (msgspec.DecodeError, RecursionError) as error:
        raise IllegalMove("action.form") from error


def _try(rules: AnyGame, view: Any, written: Written) -> None:
    rules.check(view, action_of(rules, written))


def _laid_out(rules: AnyGame, course: Course) -> Any:
    """The position of a course."""
    try:
        position = rules.set_up(msgspec.convert(course.setup, rules.setup_type), course.seed)
        rules.view(position, course.viewer)
    except (ValueError, msgspec.DecodeError, RecursionError) as error:
        raise IllegalMove("position.wrong", reason=f"{str(error).rstrip('.')}.") from error
    return position
