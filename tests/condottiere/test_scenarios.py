"""Scenarios written from the printed rulebooks by a reader who had not seen the code."""

from itertools import combinations
from typing import Any

import pytest

from condotta.condottiere.options import VARIANTS
from tests.condottiere.scenario import run, scenarios

FILES = ("base.toml", "variants.toml", "pairs.toml", "corners.toml")
ALL = [pytest.param(one, id=one["title"]) for file in FILES for one in scenarios(file)]


@pytest.mark.parametrize("scenario", ALL)
def test_scenario(scenario: dict[str, Any]) -> None:
    run(scenario)


def test_every_pair_of_variants_has_two_scenarios_or_more() -> None:
    pairs = [frozenset(one["pair"]) for one in scenarios("pairs.toml")]

    assert all(pairs.count(frozenset(pair)) >= 2 for pair in combinations(VARIANTS, 2))


def test_titles_are_unique() -> None:
    titles = [one["title"] for file in FILES for one in scenarios(file)]

    assert len(titles) == len(set(titles))
