"""Ratings and ranks."""

import pytest

from condotta.arena.bout import Played, Report
from condotta.arena.ratings import POINTS, rate
from condotta.kernel.game import Outcome
from condotta.rating import ranks


def game(seats: tuple[int, ...], winners: tuple[int, ...], scores: tuple[int, ...]) -> Played:
    return Played(0, 0, 0, seats, Outcome(winners, "any", scores), tuple(Report() for _ in seats))


def test_winners_share_the_first_rank_and_the_others_follow_by_score() -> None:
    assert ranks(Outcome((1, 3), "any", (4, 3, 4, 3, 5))) == [4, 1, 4, 1, 3]
    assert ranks(Outcome((0,), "any", (5, 5))) == [1, 2]


def test_who_wins_more_is_rated_higher() -> None:
    games = [game((0, 1, 2), (0,), (3, 2, 1)) if at % 4 else game((0, 1, 2), (1,), (1, 3, 2)) for at in range(40)]

    first, second, third = rate(games, 3)

    assert first.mu > second.mu > third.mu
    assert first.sigma < 25 / 3


def test_copies_of_a_bot_are_rated_as_one() -> None:
    one, other = rate([game((0, 1, 1, 1), (0,), (3, 1, 1, 1)) for _ in range(10)], 2)

    assert one.mu > 25 > other.mu


def test_copies_of_a_bot_gain_what_the_others_lose() -> None:
    """At whatever seats: here one bot has three, wins with one of them, and its others come last."""
    games = [
        game((0, 1, 0, 0), (0,), (3, 2, 1, 1)) if at % 2 else game((1, 0, 0, 0), (0,), (3, 2, 1, 1))
        for at in range(100)
    ]

    after_one, after_all = rate(games[:1], 2), rate(games, 2)

    assert sum(one.mu for one in after_one) == pytest.approx(50)
    assert sum(one.mu for one in after_all) == pytest.approx(50, abs=2)
    assert all(0 < late.sigma < early.sigma < 25 / 3 for late, early in zip(after_all, after_one, strict=True))


def test_a_bot_learns_nothing_from_its_own_copies() -> None:
    alone, absent = rate([game((0, 0, 0, 0), (0,), (3, 2, 1, 0)) for _ in range(20)], 2)

    assert alone.mu == pytest.approx(25)
    assert absent.mu == 25


def test_the_course_has_every_game_of_a_few_and_some_of_many() -> None:
    few, many = ([game((0, 1), (at % 2,), (at % 2, 1 - at % 2)) for at in range(count)] for count in (10, 700))

    assert len(rate(few, 2)[0].course) == 11
    assert len(rate(many, 2)[0].course) == POINTS + 1
    assert rate(many, 2)[0].course[-1] == rate(many, 2)[0].mu


def test_who_left_is_last_whatever_his_seat_came_to() -> None:
    assert ranks(Outcome((0,), "any", (5, 4, 3)), left=(0,)) == [3, 1, 2]
    assert ranks(Outcome((1,), "any", (5, 4, 3)), left=(0, 2)) == [2, 1, 2]
