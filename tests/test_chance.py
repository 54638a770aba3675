"""The chi-square test itself: close to the tables, and able to fail."""

import random

import pytest

from tests.chance import plausible

# Upper 0.0005 points of chi-square from the tables, by degrees of freedom.
TABLES = [(2, 15.2), (5, 22.1), (10, 31.4), (30, 62.2)]


@pytest.mark.parametrize(("freedom", "bound"), TABLES)
def test_the_bound_is_close_to_the_tables(freedom: int, bound: float) -> None:
    def of(square: float) -> list[int]:
        """Counts whose chi-square is about this."""
        off = (square * 10_000 / 2) ** 0.5
        return [round(10_000 + off), round(10_000 - off), *[10_000] * (freedom - 1)]

    assert plausible(of(bound * 0.93))
    assert not plausible(of(bound * 1.07))


def test_fair_counts_are_plausible_and_biased_ones_are_not() -> None:
    dice = random.Random(1)
    fair = [dice.randrange(6) for _ in range(6_000)]
    biased = [min(5, dice.randrange(7)) for _ in range(6_000)]

    assert plausible([fair.count(face) for face in range(6)])
    assert not plausible([biased.count(face) for face in range(6)])
