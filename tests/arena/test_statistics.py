"""Intervals over deals."""

import random

import pytest

from condotta.arena.statistics import quantile, share, student


def test_the_interval_is_that_of_a_hand_computed_example() -> None:
    """Four deals of four games: 2, 1, 3 and 2 won. The ratio is 8/16; the deviations are 0, -1, 1, 0, their squares
    sum up to 2, times 4/3, and the root of that over 16 is 0.10206; Student's t for three degrees is 3.182."""
    counted = share([2, 1, 3, 2], [4, 4, 4, 4])

    assert counted.value == 0.5
    assert counted.high - 0.5 == pytest.approx(3.182 * 0.102062, rel=1e-5)
    assert 0.5 - counted.low == pytest.approx(3.182 * 0.102062, rel=1e-5)


def test_deals_of_different_sizes_count_by_their_size() -> None:
    """1 of 2 and 6 of 6: 7/8. Deviations 1 - 1.75 and 6 - 5.25; root of (2 * 0.5625 * 2) over 8; t is 12.706."""
    counted = share([1, 6], [2, 6])

    assert counted.value == 7 / 8
    assert counted.low == pytest.approx(max(0.0, 7 / 8 - 12.706 * 2.25**0.5 / 8))


def test_games_of_a_deal_are_no_independent_games() -> None:
    """Ten deals that each go one way in all four games are ten observations, not forty."""
    one_way = share([4, 0] * 5, [4] * 10)
    as_games = share([1, 0] * 20, [1] * 40)

    assert one_way.high - one_way.low > 1.9 * (as_games.high - as_games.low)


def test_when_all_deals_agree_the_interval_is_still_one() -> None:
    counted = share([4] * 20, [4] * 20)

    assert (counted.value, counted.high) == (1.0, 1.0)
    assert counted.low == pytest.approx(20 / (20 + 1.959964**2), rel=1e-6)


def test_one_deal_says_nothing_certain() -> None:
    assert (share([1], [4]).low, share([1], [4]).high) == (0.0, 1.0)


@pytest.mark.parametrize(("freedom", "t"), [(1, 12.706), (4, 2.776), (5, 2.571), (10, 2.228), (30, 2.042), (99, 1.984)])
def test_students_t_is_that_of_the_tables(freedom: int, t: float) -> None:
    assert student(freedom) == pytest.approx(t, abs=0.002)


def test_about_95_of_100_intervals_hold_the_true_share() -> None:
    dice = random.Random(7)
    held = 0
    for _ in range(1000):
        # Deals of four games that depend on each other: the luck of the deal decides all of them in part.
        lucks = [dice.choice((0.1, 0.5)) for _ in range(25)]
        counted = share([sum(dice.random() < luck for _ in range(4)) for luck in lucks], [4] * 25)
        held += counted.low <= 0.3 <= counted.high

    assert 925 <= held <= 975


def test_quantiles_are_values_that_occurred() -> None:
    values = list(range(1, 101))

    assert (quantile(values, 0.5), quantile(values, 0.95), quantile([7], 0.95), quantile([], 0.5)) == (51, 96, 7, 0)
