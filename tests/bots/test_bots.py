"""Bots: they choose legal actions, from view and seed alone, and the simple one is no fool."""

import random
from typing import Any

import pytest

from condotta.bots import BOTS, make_bot
from condotta.catalogue import GAMES, game_named
from condotta.condottiere.options import VARIANTS

TABLES: list[tuple[str, dict[str, Any]]] = [
    ("condottiere", {"players": 2}),
    ("condottiere", {"players": 6}),
    *(("condottiere", {"players": 3, variant: True}) for variant in VARIANTS),
    ("ordonnance", {"players": 2}),
    ("ordonnance", {"players": 4, "tiebreak": "placement"}),
]


def play(name: str, options: dict[str, Any], kinds: list[str], seed: str) -> tuple[int, ...]:
    """Let bots play a game, checking each choice; the winners."""
    game = game_named(name)
    position = game.start(game.options_type(**options), seed)
    bots = [make_bot(kind, game, f"{seed} {seat}") for seat, kind in enumerate(kinds)]
    while (seat := game.mover(position)) is not None:
        view = game.view(position, seat)
        legal = game.legal(view)
        action = bots[seat].choose(view, legal)
        assert action in legal
        position = game.apply(position, action).position
    outcome = game.outcome(position)
    assert outcome is not None
    return outcome.winners


@pytest.mark.parametrize(("name", "options"), TABLES)
def test_bots_play_whole_games_by_the_rules(name: str, options: dict[str, Any]) -> None:
    kinds = [BOTS[seat % len(BOTS)] for seat in range(options["players"])]

    assert play(name, options, kinds, "rules")


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("kind", BOTS)
def test_a_choice_depends_on_seed_and_view_alone(name: str, kind: str) -> None:
    game, dice = game_named(name), random.Random(1)
    position = game.start(game.options_type(), "same")
    for _ in range(30):
        seat = game.mover(position)
        if seat is None:
            break
        view = game.view(position, seat)
        other = game.view(game.sample(view, "elsewhere"), seat)
        legal = game.legal(view)
        assert other == view
        assert make_bot(kind, game, "s").choose(view, legal) == make_bot(kind, game, "s").choose(other, legal)
        position = game.apply(position, dice.choice(legal)).position


@pytest.mark.parametrize(("name", "games", "least"), [("condottiere", 12, 8), ("ordonnance", 12, 10)])
def test_the_simple_bot_beats_the_random_one(name: str, games: int, least: int) -> None:
    won = 0
    for number in range(games):
        seat = number % 2
        kinds = ["simple", "random"] if seat == 0 else ["random", "simple"]
        won += play(name, {"players": 2}, kinds, f"duel {number}") == (seat,)

    assert won >= least


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(ValueError, match="There is no bot called clever; there are simple and random"):
        make_bot("clever", game_named("condottiere"), "")
