"""Scenarios of Condottiere: positions, actions in notation and what must follow, as data."""

import tomllib
from pathlib import Path
from typing import Any

import msgspec
import pytest

from condotta.condottiere.game import CONDOTTIERE
from condotta.condottiere.options import Options
from condotta.condottiere.position import Position
from condotta.condottiere.setup import Setup
from condotta.kernel.game import IllegalMove

FOLDER = Path(__file__).parent.parent / "scenarios"


def scenarios(file: str) -> list[dict[str, Any]]:
    return tomllib.loads((FOLDER / file).read_text("utf-8"))["scenario"]


def position_of(scenario: dict[str, Any]) -> Position:
    """The position that a scenario begins with."""
    laid = scenario["position"]
    chosen = dict.fromkeys((*scenario.get("variants", ()), *scenario.get("options", ())), True)
    options = Options(players=len(laid["hands"]), **chosen)
    setup = msgspec.convert(laid | {"options": msgspec.to_builtins(options)}, Setup)
    return CONDOTTIERE.set_up(setup, seed=scenario["title"])


def run(scenario: dict[str, Any]) -> None:
    """Play a scenario and compare all that it expects."""
    position = position_of(scenario)
    for number, step in enumerate(scenario["step"]):
        where = f"{scenario['title']}, step {number}: "
        events: tuple[Any, ...] = ()
        if "seat" in step:
            assert CONDOTTIERE.mover(position) == step["seat"], where + "another seat is to move"
        if step.get("refused"):
            _expect_refusal(position, step["do"], where)
            continue
        if "do" in step:
            turn = CONDOTTIERE.apply(position, CONDOTTIERE.read(step["do"]))
            position, events = turn.position, turn.events(None)
        for name, expected in step.items():
            if name not in ("do", "seat"):
                actual = _actual(name, position, events, expected)
                assert actual == _normal(name, expected), where + name


def _expect_refusal(position: Position, text: str, where: str) -> None:
    before = CONDOTTIERE.encode(position)
    with pytest.raises(IllegalMove) as refusal:
        CONDOTTIERE.apply(position, CONDOTTIERE.read(text))
    assert CONDOTTIERE.explain(refusal.value, "en"), where + "no reason was given"
    assert CONDOTTIERE.encode(position) == before, where + "a refused action changed the position"


def _normal(name: str, expected: Any) -> Any:
    """What is expected, without the order that does not matter."""
    if name in ("lines", "hands"):
        return [sorted(cards.split()) for cards in expected]
    if name == "discards":
        return sorted(expected.split())
    if name == "markers":
        return [sorted(realm) for realm in expected]
    unordered = ("out", "winners", "finalists", "legal", "may", "may_not", "events")
    return sorted(expected) if name in unordered else expected


def _actual(name: str, position: Position, events: tuple[Any, ...], expected: Any) -> Any:
    seen = CONDOTTIERE.view(position, None)
    own = [CONDOTTIERE.view(position, seat) for seat in range(len(seen.seats))]
    match name:
        case "turn":
            return -1 if seen.turn is None else seen.turn
        case "phase":
            return seen.phase.value
        case "lines":
            return [sorted(card.value for card in seat.line) for seat in seen.seats]
        case "hands":
            return [sorted(card.value for card in view.hand) for view in own]
        case "face_down":
            return [view.face_down.value if view.face_down else "" for view in own]
        case "strengths":
            return [seat.strength for seat in seen.seats]
        case "hand_sizes":
            return [seat.hand_size for seat in seen.seats]
        case "markers":
            return [sorted(region.value for region in seat.regions) for seat in seen.seats]
        case "token" | "pile_size":
            return getattr(seen, name)
        case "region" | "pope":
            place = getattr(seen, name)
            return place.value if place else ""
        case "out":
            return [seat for seat, one in enumerate(seen.seats) if one.out]
        case "winners" | "finalists":
            return sorted(getattr(seen, name))
        case "discards":
            return sorted(card.value for card in seen.discards)
        case "events":
            tags = {event.__struct_config__.tag for event in events}
            return sorted(kind for kind in expected if kind in tags)
        case "legal" | "may" | "may_not":
            legal = {CONDOTTIERE.write(action) for action in CONDOTTIERE.legal(own[seen.turn])} if own else set()
            if name == "legal":
                return sorted(legal)
            return sorted(text for text in expected if (text in legal) == (name == "may"))
        case _:
            raise AssertionError(f"a scenario cannot expect {name}")
