"""The master's judgement: the same for all seats, and with an eye for cards and kingdoms."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis.strategies import sampled_from

from condotta.bots import Thinker, make_bot
from condotta.bots.condottiere import brain
from condotta.bots.condottiere.lessons import lessons
from condotta.condottiere.game import CONDOTTIERE
from condotta.condottiere.italy import Region
from condotta.condottiere.options import Options
from condotta.condottiere.setup import Setup
from condotta.condottiere.view import Phase
from tests.condottiere.play import seeds, some_position

LEARNED = sorted(lessons().weights)
THREE_TOGETHER = (Region.SPOLETO, Region.NAPOLI, Region.FIRENZE)
APART = (Region.TORINO, Region.ANCONA, Region.LUCCA)
RICH, POOR = "10 10 6 6 5 heroine drummer courtesan", "1 1 2 scarecrow"


def chances(hands: tuple[str, ...], *markers: tuple[Region, ...], token: int = 0) -> list[float]:
    """What is thought of these hands and realms when a region is about to be chosen."""
    laid = Setup(Options(players=2), hands, Phase.CHOOSE, turn=token, token=token, markers=markers, battles=6)
    return brain.judged(CONDOTTIERE.set_up(laid, "judged")).chances


@settings(max_examples=30, deadline=None)
@given(seed=seeds, players=sampled_from(LEARNED))
def test_all_chances_together_are_one(seed: int, players: int) -> None:
    judged = brain.judged(some_position(Options(players=players), seed)).chances

    assert len(judged) == players
    assert all(0 <= chance <= 1 for chance in judged)
    assert sum(judged) == pytest.approx(1)


def test_who_has_the_better_cards_has_the_better_chance() -> None:
    rich, poor = chances((RICH, POOR), APART, ())

    assert rich > poor


def test_whose_kingdom_lacks_one_region_has_the_better_chance() -> None:
    together, apart = chances((RICH, RICH), THREE_TOGETHER, APART)

    assert together > apart


def test_the_judgement_is_the_same_at_both_seats() -> None:
    one = chances((RICH, POOR), THREE_TOGETHER, APART, token=0)
    other = chances((POOR, RICH), APART, THREE_TOGETHER, token=1)

    assert one == pytest.approx(other[::-1])


def one_playout(bot: str, **options: Any) -> float:
    """What a single playout says of the first option."""
    position = CONDOTTIERE.start(Options(**{"players": 2} | options), "one")
    thinker = make_bot(f"{bot}:1", CONDOTTIERE, "s")
    assert isinstance(thinker, Thinker)
    return thinker.consider(CONDOTTIERE.view(position, CONDOTTIERE.mover(position))).chance


@pytest.mark.parametrize("players", LEARNED)
def test_a_master_judges_where_a_strategist_plays_to_the_end(players: int) -> None:
    assert 0 < one_playout("master", players=players) < 1
    assert one_playout("strategist", players=players) in (0, 0.5, 1)


@pytest.mark.parametrize(
    "options",
    [
        {"draw_after_battle": True},
        {"bigger_kingdoms": True},
        {"capturing_regions": True},
        {"hidden_cards": True},
    ],
)
def test_a_master_plays_to_the_end_where_he_has_not_learned_to_judge(options: dict[str, Any]) -> None:
    assert one_playout("master", **options) in (0, 0.5, 1)
