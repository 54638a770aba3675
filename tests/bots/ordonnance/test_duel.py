"""Duels on a field: the play and the chances of the slower records, wherever luck leaves no difference."""

import pytest

from condotta.bots.ordonnance.brain import Desk, desk_of
from condotta.bots.ordonnance.course import LONG, SHORT, Course
from condotta.bots.ordonnance.search import AFIELD, SUM
from condotta.ordonnance.decks import Deck, custom_deck
from condotta.ordonnance.game import ORDONNANCE
from condotta.ordonnance.options import Options
from tests.ordonnance.table import after

AFIELD_BY_CAPTAINS = LONG._replace(veterans=0)
ON_RECORDS = LONG._replace(afield=False)


def deck_of_forty() -> Deck:
    """Just enough cards for two: when the pile is empty, a player knows what the other holds."""
    names = ("S", "B", "W", "H", "F", "SB", "BW", "WH", "HF", "SF", "SBW", "BWH", "WHF", "SWF", "SBWH", "SBWHF")
    return custom_deck("forty", {name: 3 if at < 8 else 2 for at, name in enumerate(names)})


def raced(moves: int, course: Course, options: Options, playouts: int) -> Desk:
    position = after(moves, options, f"duel {moves}")
    desk = desk_of(ORDONNANCE.view(position, ORDONNANCE.mover(position)), "s")
    desk.line_up(course)
    desk.run(playouts)
    return desk


@pytest.mark.parametrize("moves", range(28, 40))
def test_without_luck_outcomes_are_those_of_captains_on_records(moves: int) -> None:
    options = Options(deck=deck_of_forty())

    afield, on_records = (raced(moves, course, options, 120) for course in (AFIELD_BY_CAPTAINS, ON_RECORDS))

    assert list(afield.race[SUM:]) == list(on_records.race[SUM:])
    assert any(afield.race[SUM:])


@pytest.mark.parametrize("moves", [3, 14, 25])
def test_with_luck_outcomes_are_alike(moves: int) -> None:
    course = AFIELD_BY_CAPTAINS._replace(clearly=1000)
    afield, on_records = (raced(moves, one, Options(), 6000).race for one in (course, course._replace(afield=False)))

    means = [[race[SUM + at] / race[1] for at in range(int(race[0]))] for race in (afield, on_records)]

    assert means[0] == pytest.approx(means[1], abs=4096 * 0.08)
    assert means[0] != means[1]


@pytest.mark.parametrize(("players", "course", "fought"), [(2, LONG, 1), (2, SHORT, 0), (3, LONG, 0), (4, LONG, 0)])
def test_only_duels_of_the_master_are_fought_on_a_field(players: int, course: Course, fought: int) -> None:
    assert raced(5, course, Options(players), 30).race[AFIELD] == fought
