"""Bots of both games: they choose legal actions, from view and seed alone, and the better ones win."""

import random
from typing import Any

import pytest

from condotta.bots import BOTS, Thinker, make_bot
from condotta.catalogue import GAMES, game_named
from condotta.condottiere.options import VARIANTS
from condotta.kernel.game import AnyGame

SMALL = {"strategist": "strategist:20", "master": "master:40", "flat": "flat:20"}
"""Budgets that make a search quick, and its choices reproducible."""

TABLES: list[tuple[str, dict[str, Any]]] = [
    ("condottiere", {"players": 2}),
    ("condottiere", {"players": 6}),
    *(("condottiere", {"players": 3, variant: True}) for variant in VARIANTS),
    ("condottiere", {"players": 5, **dict.fromkeys(VARIANTS, True)}),
    ("ordonnance", {"players": 2}),
    ("ordonnance", {"players": 4, "tiebreak": "placement"}),
]


def play(name: str, options: dict[str, Any], kinds: list[str], seed: str) -> tuple[int, ...]:
    """Let bots play a game, checking each choice; the winners."""
    game = game_named(name)
    position = game.start(game.options_type(**options), seed)
    bots = [make_bot(SMALL.get(kind, kind), game, f"{seed} {seat}") for seat, kind in enumerate(kinds)]
    while (seat := game.mover(position)) is not None:
        view = game.view(position, seat)
        legal = game.legal(view)
        action = bots[seat].choose(view, legal)
        assert action in legal
        position = game.apply(position, action).position
    outcome = game.outcome(position)
    assert outcome is not None
    return outcome.winners


def finished(game: AnyGame) -> Any:
    """A position in which a game of two is over."""
    dice, position = random.Random(1), game.start(game.options_type(players=2), "over")
    while game.mover(position) is not None:
        position = game.apply(position, dice.choice(game.choices(position))).position
    return position


@pytest.mark.parametrize(("name", "options"), TABLES)
def test_bots_play_whole_games_by_the_rules(name: str, options: dict[str, Any]) -> None:
    kinds = [BOTS[seat % len(BOTS)] for seat in range(options["players"])]

    assert play(name, options, kinds, "rules")


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("kind", BOTS)
def test_seed_and_view_give_the_same_choice_whatever_was_chosen_before(name: str, kind: str) -> None:
    game, dice = game_named(name), random.Random(1)
    seasoned = make_bot(SMALL.get(kind, kind), game, "s")
    position = game.start(game.options_type(), "same")
    for _ in range(30):
        seat = game.mover(position)
        if seat is None:
            break
        view = game.view(position, seat)
        other = game.view(game.sample(view, "elsewhere"), seat)
        legal = game.legal(view)
        fresh = make_bot(SMALL.get(kind, kind), game, "s")
        assert other == view
        assert seasoned.choose(view, legal) == fresh.choose(other, legal)
        position = game.apply(position, dice.choice(legal)).position


@pytest.mark.parametrize("name", GAMES)
def test_a_bot_is_asked_only_for_the_seat_to_move(name: str) -> None:
    """Not for another seat, nor for a spectator, nor when the game is over."""
    game = game_named(name)
    position = game.start(game.options_type(players=2), "out of turn")
    mover = game.mover(position) or 0
    legal = game.legal(game.view(position, mover))
    views = [game.view(position, 1 - mover), game.view(position, None), game.view(finished(game), 0)]
    for kind in (*BOTS, "heuristic" if name == "condottiere" else "greed"):
        bot = make_bot(SMALL.get(kind, kind), game, "s")
        for view in views:
            for told in ((), legal, legal[:1]):
                with pytest.raises(ValueError, match="asked with the view of the seat to move"):
                    bot.choose(view, told)


@pytest.mark.parametrize("kind", ["strategist", "master"])
@pytest.mark.parametrize("name", GAMES)
def test_a_searching_bot_says_what_it_thinks_of_every_option(name: str, kind: str) -> None:
    game = game_named(name)
    position = game.start(game.options_type(players=2), "thoughts")
    view = game.view(position, game.mover(position))
    bot = make_bot(f"{kind}:300", game, "s")

    assert isinstance(bot, Thinker)
    thoughts = bot.consider(view)

    assert bot.choose(view, game.legal(view)) == thoughts.choice
    assert {option.action for option in thoughts.options} <= set(game.legal(view))
    assert all(0 <= option.chance <= 1 for option in thoughts.options)
    assert sum(option.playouts for option in thoughts.options) == 300
    assert thoughts.options[0].line


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("better", ["captain", "strategist", "master"])
def test_the_better_bot_wins_most_games(name: str, better: str) -> None:
    won = 0
    for number in range(20):
        seat = number % 2
        kinds = [better, "recruit"] if seat == 0 else ["recruit", better]
        won += play(name, {"players": 2}, kinds, f"duel {number // 2}") == (seat,)

    assert won >= 13


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(ValueError, match="There is no bot called clever; there are recruit, captain"):
        make_bot("clever", game_named("condottiere"), "")


def test_a_bot_that_does_not_search_has_no_budget() -> None:
    with pytest.raises(ValueError, match="captain does not search: leave the budget 50ms out"):
        make_bot("captain:50ms", game_named("condottiere"), "")


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("master:", "No budget follows master: say playouts, as in master:2000, or a time, as in master:50ms"),
        ("captain:", "captain does not search: leave the colon out"),
    ],
)
def test_a_colon_without_a_budget_is_refused(name: str, sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        make_bot(name, game_named("condottiere"), "")
