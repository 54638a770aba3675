"""What can be chosen for a table, as it is served: everything that the games' own options have, and nothing else."""

import msgspec
import pytest

from condotta.catalogue import GAMES, game_named
from condotta.server.http.catalogue import choices_of
from condotta.server.table.settings import Settings, checked


@pytest.mark.parametrize("game", GAMES)
def test_every_option_of_a_game_can_be_chosen(game: str) -> None:
    choices = choices_of(game)

    fields = msgspec.structs.fields(game_named(game).options_type)
    assert ["players", *(option.name for option in choices.options)] == [field.name for field in fields]


@pytest.mark.parametrize("game", GAMES)
def test_every_choice_makes_a_table(game: str) -> None:
    choices = choices_of(game)
    switches = {option.name: not option.usual for option in choices.options if not option.values}
    named = [{option.name: value} for option in choices.options for value in option.values if option.name != "deck"]
    decks = [
        {"deck": {"name": value}} for option in choices.options for value in option.values if option.name == "deck"
    ]

    for players in choices.players:
        for chosen in ({}, switches, *named, *decks):
            settings = checked(Settings(game, {"players": players} | chosen))
            assert settings.options["players"] == players
            assert all(settings.options[name] == value for name, value in chosen.items() if name != "deck")


def test_the_variants_of_condottiere_are_told_from_its_options() -> None:
    choices = choices_of("condottiere")

    assert sum(option.variant for option in choices.options) == 5
    assert choices.points
    assert not choices_of("ordonnance").points
