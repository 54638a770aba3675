"""The veteran, who plays on in the master's imagined duels: what he sees, what he has learned, and how."""

import importlib.util
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pytest

from condotta.bots.ordonnance.brain import book_of, desk_of
from condotta.bots.ordonnance.course import LONG
from condotta.bots.ordonnance.duel import DRAWN, DRAWS, HAND, TURN, blank_field, lay_out, play_again
from condotta.bots.ordonnance.lessons import learned_mind, lessons
from condotta.bots.ordonnance.search import NOW
from condotta.bots.ordonnance.sight import INPUTS
from condotta.bots.ordonnance.veteran import CELLS, WEIGHTS, veterans_choice
from condotta.kernel.compiled import Rows, entry
from condotta.kernel.dice import dice_of
from condotta.ordonnance.flow import DEALT
from condotta.ordonnance.game import ORDONNANCE
from condotta.ordonnance.options import Options
from condotta.ordonnance.position import opened
from condotta.ordonnance.territories import TERRITORIES
from tests.ordonnance.table import after

SCRIPT = Path(__file__).parents[3] / "bench" / "veteran.py"
SOME_MOVES = (0, 5, 12, 19, 26, 33)
OPTIONS = Options()
BOOK = book_of(tuple(OPTIONS.copies))


@entry
def laid_out(states: Rows, field: Any, book: Any, dice: Any) -> int:
    """Lay a position out; the seat to move."""
    lay_out(states[0], field, book, dice)
    return int(field[TURN])


@entry
def chosen(field: Any, book: Any, mind: Any) -> int:
    """The veteran's choice in the position that is laid out."""
    play_again(field)
    slot, territory = veterans_choice(field, book, mind)
    return int(slot * TERRITORIES + territory)


def field_after(moves: int) -> Any:
    """A position after so many random moves, laid out with open hands."""
    field = blank_field()
    laid_out(opened(after(moves, OPTIONS, f"veteran {moves}")).rows, field, BOOK, dice_of("draws"))
    return field


@pytest.fixture(scope="module")
def learning() -> ModuleType:
    spec = importlib.util.spec_from_file_location("veteran", SCRIPT)
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("moves", SOME_MOVES)
def test_what_the_opponent_holds_makes_no_difference_to_the_veteran(moves: int) -> None:
    field, other, mind = field_after(moves), field_after(moves), learned_mind()
    hand = HAND + (1 - other[TURN]) * DEALT
    for slot in range(DEALT):
        other[hand + slot] = other[DRAWS + other[DRAWN] + slot]

    assert list(other[hand : hand + DEALT]) != list(field[hand : hand + DEALT])
    assert chosen(other, BOOK, mind) == chosen(field, BOOK, mind)


def test_the_veteran_chooses_otherwise_with_other_cards_of_his_own() -> None:
    choices = {chosen(field_after(moves), BOOK, learned_mind()) for moves in SOME_MOVES}

    assert len(choices) > 2


def test_the_veteran_beats_the_captain(learning: ModuleType) -> None:
    lesson = [weight / lessons().unit for weight in lessons().weights]
    learning.DUELS = 300

    assert learning.against_captain(lesson) > 0.55


def test_veterans_play_on_in_the_masters_duels_and_captains_after_them() -> None:
    position = after(7, OPTIONS, "who plays on")
    view = ORDONNANCE.view(position, ORDONNANCE.mover(position))
    outcomes = []
    for veterans in (0, LONG.veterans, LONG.decisions):
        desk = desk_of(view, "s")
        desk.line_up(LONG._replace(veterans=veterans))
        desk.run(30)
        outcomes.append(tuple(desk.race[NOW:]))

    assert len(set(outcomes)) == 3


def test_practice_is_the_same_each_time(learning: ModuleType) -> None:
    lesson = [weight / lessons().unit for weight in lessons().weights]

    once, again = (learning.told_by(learning.Round(12, 2), lesson, "same") for _ in range(2))
    by_captains = learning.told_by(learning.Round(12, 2), [], "same")

    assert np.array_equal(once.seen, again.seen)
    assert np.array_equal(once.worth, again.worth)
    assert not np.array_equal(once.worth[:60], by_captains.worth[:60])
    assert all(0 <= worth <= 1 for worth in once.worth)
    assert all(np.diff(once.begins) >= 2)


def test_what_is_learned_chooses_better_options(learning: ModuleType) -> None:
    told = learning.joined([learning.told_by(learning.Round(600, 4), [], f"few {part}") for part in range(2)])
    learning.BATCH = 100

    lesson = np.array(learning.learn(told))

    scores = learning.scored(parts_of(lesson), told.seen)[1]
    best = [
        first + int(np.argmax(scores[first:last])) for first, last in zip(told.begins, told.begins[1:], strict=False)
    ]
    assert told.worth[best].mean() > told.worth.mean() + 0.05


def test_what_is_learned_is_what_the_compiled_veteran_thinks(learning: ModuleType) -> None:
    lesson = [weight / lessons().unit for weight in lessons().weights]

    told = learning.told_by(learning.Round(30, 1), lesson, "thinks")

    assert told.scores == pytest.approx(learning.scored(parts_of(np.array(lesson)), told.seen)[1], abs=1e-3)


def test_there_is_a_weight_for_everything_that_is_seen() -> None:
    assert len(lessons().weights) == WEIGHTS == (INPUTS + 2) * CELLS


def parts_of(lesson: Any) -> list[Any]:
    inner = lesson[: INPUTS * CELLS].reshape(INPUTS, CELLS)
    return [inner, lesson[INPUTS * CELLS : -CELLS], lesson[-CELLS:]]
