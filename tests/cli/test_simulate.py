"""Random games on the command line."""

import json
import re
from pathlib import Path

import pytest

from condotta.cli import tally
from condotta.ordonnance.decks import FLAT
from tests.cli.desk import said


def outcome(*words: str) -> str:
    """What a simulation prints, but for the pace."""
    return re.sub(r"(?m)^.* a second, .* a second, ", "", said("simulate", *words))


def test_the_same_seed_gives_the_same_games() -> None:
    assert outcome("condottiere", "--games", "60") == outcome("condottiere", "--games", "60")
    assert outcome("condottiere", "--games", "60") != outcome("condottiere", "--games", "60", "--seed", "2")


def test_chunks_cover_all_games_with_seeds_of_their_own() -> None:
    parts = list(tally.chunks("seed", 2 * tally.CHUNK + 1))

    assert [games for _, games in parts] == [tally.CHUNK, tally.CHUNK, 1]
    assert len({seed for seed, _ in parts}) == 3


@pytest.mark.parametrize("game", ["condottiere", "ordonnance"])
def test_victories_and_endings_account_for_every_game(game: str) -> None:
    text = outcome(game, "--games", "40", "--players", "3")

    victories, endings = text.split("Endings")
    for part in (victories, endings):
        counts = re.findall(r"│ +([\d,]+) │ +[\d.]+% │", part)
        assert sum(int(count) for count in counts) == 40
    assert "decisions a game" in text


def test_points_with_capturing_regions_brings_the_rulebooks_advice() -> None:
    advice = "advises against combining"

    assert advice in outcome("condottiere", "--games", "2", "--points", "--capturing-regions")
    assert advice not in outcome("condottiere", "--games", "2", "--points")


def test_a_deck_may_come_from_a_file(tmp_path: Path) -> None:
    file = tmp_path / "deck.json"
    file.write_text(json.dumps({"name": "my own", "cards": dict(FLAT.cards)}))

    own = outcome("ordonnance", "--games", "20", "--deck", str(file))
    preset = outcome("ordonnance", "--games", "20", "--deck", "flat56")

    assert own.startswith("Ordonnance, 2 players, deck my own, seed 1: 20 random games\n")
    assert own.replace("deck my own", "deck flat56") == preset


def test_variants_are_told_and_a_single_game_is_one() -> None:
    told = outcome("condottiere", "--games", "1", "--players", "3", "--hidden-cards", "--seed", "[x]")

    assert told.startswith("Condottiere, 3 players, hidden cards, seed [x]: 1 random game\n")


def test_a_tiebreak_leaves_fewer_shared_victories() -> None:
    shared, placed = (
        outcome("ordonnance", "--games", "60", "--players", "4", "--tiebreak", way) for way in ("share", "placement")
    )

    assert "decided by placement" in placed
    assert "decided by placement" not in shared
