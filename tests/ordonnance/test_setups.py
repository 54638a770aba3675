"""Positions laid out by hand, and what is refused."""

from typing import Any

import msgspec
import pytest

from condotta.ordonnance.game import ORDONNANCE
from condotta.ordonnance.options import Options
from condotta.ordonnance.setup import Setup
from condotta.ordonnance.territories import Territory
from tests.ordonnance.table import SMALL, after

START: dict[str, Any] = {"options": Options(), "hands": ("S S S S B B", "B B H H H H"), "turn": 1}
MIDDLE: dict[str, Any] = START | {
    "turn": 0,
    "lines": (("SB", "F F F F", "", "", ""), ("W", "SBWHF", "SW SW", "W", "")),
    "completed": ((0, Territory.CYPRUS),),
}


def test_a_position_is_laid_out_by_hand() -> None:
    position = ORDONNANCE.set_up(Setup(**MIDDLE), "seed")

    seen = ORDONNANCE.view(position, 0)
    assert (seen.turn, seen.pile_size) == (0, 56 - 12 - 10)
    assert [card.value for card in seen.hand] == ["S", "S", "S", "S", "B", "B"]
    assert [card.value for card in seen.seats[1].armies[2].cards] == ["SW", "SW"]
    assert seen.leaders == (None, 0, None, None, None)
    assert {action.territory for action in ORDONNANCE.legal(seen)} == set(Territory) - {Territory.CYPRUS}


def test_a_setup_survives_json_and_says_no_more_than_it_needs() -> None:
    setup = Setup(**MIDDLE)

    text = msgspec.json.encode(setup)

    assert msgspec.json.decode(text, type=Setup) == setup
    assert ORDONNANCE.lay_out(ORDONNANCE.set_up(setup, "")) == setup
    assert b"lines" not in msgspec.json.encode(ORDONNANCE.lay_out(ORDONNANCE.set_up(Setup(**START), "")))


def test_the_seed_decides_what_is_drawn() -> None:
    draws = set()
    for seed in "abcdefgh":
        position = ORDONNANCE.set_up(Setup(**START), seed)
        draws.add(ORDONNANCE.apply(position, ORDONNANCE.read("place B 1")).events(1)[-1])

    assert len(draws) > 2


REFUSED: dict[str, tuple[dict[str, Any], str]] = {
    "too few hands": ({"hands": ("S",)}, "so hands needs 2 entries"),
    "too many lines": ({"lines": MIDDLE["lines"] * 2}, "so lines needs 2 entries"),
    "a short line": ({"lines": (("S",), ("S",))}, "A line has five territories"),
    "no such seat": ({"turn": 2}, "Seats are numbered from 0 to 1"),
    "no such card": ({"hands": ("S S S S B B", "B B H H H HX")}, "There is no card HX"),
    "a card too many": ({"hands": ("S S S S S B", "B B H H H H")}, "There are 4 cards S, not 5"),
    "five in a territory": (
        {"lines": (("", "F F F F W", "", "", ""), ("W", "SBWHF", "SW SW", "W", ""))},
        "Seat 0 has 5 cards in Cyprus; there is room for four",
    ),
    "an army left out": ({"completed": ()}, "The complete armies must be named"),
    "an army that is not complete": ({"completed": ((0, Territory.EDESSA),)}, "The complete armies must be named"),
    "an army twice": ({"completed": MIDDLE["completed"] * 2}, "The complete armies must be named"),
    "nobody to move": ({"turn": None}, "One seat is to move, unless all territories are full"),
    "the wrong seat to move": (
        {
            "lines": (("SB", "F F F F", "H", "", ""), ("W", "SBWHF", "SW SW", "W", "")),
            "hands": ("S S S S B B", "B B H"),
        },
        r"The seats have laid \[5, 6\] cards by now, not \[6, 5\]",
    ),
    "too few cards in a hand": (
        {"hands": ("S S S S B B", "B B H H H")},
        r"The seats hold \[6, 6\] cards by now, not \[6, 5\]",
    ),
}


@pytest.mark.parametrize(("change", "reason"), REFUSED.values(), ids=REFUSED)
def test_what_cannot_lie_like_this_is_refused_with_the_reason(change: dict[str, Any], reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        ORDONNANCE.set_up(Setup(**MIDDLE | change), "seed")


def test_a_finished_game_has_nobody_to_move() -> None:
    setup = ORDONNANCE.lay_out(after(40, Options(deck=SMALL)))

    position = ORDONNANCE.set_up(setup, "")

    assert setup.turn is None
    assert ORDONNANCE.outcome(position) == ORDONNANCE.outcome(after(40, Options(deck=SMALL)))
    with pytest.raises(ValueError, match="unless all territories are full"):
        ORDONNANCE.set_up(msgspec.structs.replace(setup, turn=0), "")
