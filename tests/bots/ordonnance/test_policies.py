"""The bots that decide at once: always by the rules, as strong as they should be, and no fools."""

import pytest

from condotta.bots import make_bot
from condotta.ordonnance.game import ORDONNANCE
from condotta.ordonnance.options import Options
from tests.bots.ordonnance.matches import match
from tests.ordonnance.table import EVERY_OPTIONS


@pytest.mark.parametrize("name", ["random", "greed", "recruit", "captain"])
def test_ten_thousand_games_of_a_policy_have_no_illegal_decision(name: str) -> None:
    illegal = 0
    for options in EVERY_OPTIONS:
        # Each deal is played once in every seating.
        deals = 10_000 // len(EVERY_OPTIONS) // options.players + 1
        illegal += match([name] * options.players, deals, options)[1]

    assert illegal == 0


@pytest.mark.parametrize("name", ["recruit", "captain", "greed"])
@pytest.mark.parametrize("options", [Options(), Options(4, tiebreak="placement")], ids=["two", "four"])
def test_a_policy_plays_by_the_rules_from_views_too(name: str, options: Options) -> None:
    position = ORDONNANCE.start(options, "shell")
    while (seat := ORDONNANCE.mover(position)) is not None:
        view = ORDONNANCE.view(position, seat)
        legal = ORDONNANCE.legal(view)
        action = make_bot(name, ORDONNANCE, str(seat)).choose(view, legal)
        assert action in legal
        position = ORDONNANCE.apply(position, action).position

    assert ORDONNANCE.outcome(position) is not None


@pytest.mark.parametrize(
    ("stronger", "weaker", "least", "most"),
    [("recruit", "random", 0.65, 1), ("greed", "recruit", 0.55, 0.9), ("captain", "greed", 0.65, 1)],
)
def test_each_policy_beats_the_next_weaker_one(stronger: str, weaker: str, least: float, most: float) -> None:
    (won, _), _ = match([stronger, weaker], 1000, Options())

    assert least <= won <= most


@pytest.mark.parametrize("options", [Options(3), Options(4)], ids=["three", "four"])
def test_the_captain_beats_greed_at_larger_tables(options: Options) -> None:
    won, _ = match(["captain"] + ["greed"] * (options.players - 1), 300, options)

    assert won[0] > 1.5 / options.players
