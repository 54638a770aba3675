"""Decks: the presets, tables of one's own, and what is refused."""

from typing import Any

import msgspec
import pytest

from condotta.ordonnance.decks import FLAT, PYRAMID, Deck, custom_deck, read_deck
from condotta.ordonnance.options import Options
from tests.clauses import clause
from tests.ordonnance.table import SMALL

ENOUGH = {"S": 20, "SB": 20}


@clause("ordonnance:deck.table")
@pytest.mark.parametrize(("deck", "copies"), [(PYRAMID, (4, 2, 1, 1, 1)), (FLAT, (2, 2, 2, 1, 1))])
def test_both_presets_have_56_cards_in_31_kinds(deck: Deck, copies: tuple[int, ...]) -> None:
    assert len(deck.cards) == 31
    assert all(number == copies[len(card) - 1] for card, number in deck.cards)
    assert [deck.size(players) for players in (2, 3, 4)] == [56, 112, 112]


@clause("ordonnance:deck.table")
def test_pyramid56_is_the_default() -> None:
    assert Options().deck == PYRAMID == Deck("pyramid56")


@clause("ordonnance:deck.table")
def test_the_decks_name_and_table_are_part_of_the_options_and_survive_json() -> None:
    options = Options(players=3, deck=custom_deck("mine", {"BS": 40, "F": 0, "S": 30}), tiebreak="placement")

    text = msgspec.json.encode(options)

    assert b'"name":"mine","cards":[["S",30],["SB",40]]' in text
    assert msgspec.json.decode(text, type=Options) == options
    assert msgspec.json.encode(msgspec.json.decode(text, type=Options)) == text
    assert hash(options) == hash(msgspec.json.decode(text, type=Options))


def test_a_preset_can_be_asked_for_by_its_name_alone() -> None:
    assert msgspec.convert({"players": 4, "deck": {"name": "flat56"}}, Options).deck == FLAT


REFUSED: dict[str, tuple[Any, str]] = {
    "too few cards": ({"S": 20, "B": 9}, "has 29 cards for 2 players; it needs 40, 20 for each"),
    "an unknown icon": (ENOUGH | {"SX": 1}, "There is no icon X"),
    "an empty row": (ENOUGH | {"": 1}, "A row is empty"),
    "a repeated icon": (ENOUGH | {"SS": 1}, "SS repeats an icon"),
    "a row twice": (ENOUGH | {"BS": 1}, "BS is there twice: it is the same card as SB"),
    "the same spelling twice": ([("S", 40), ("s", 40)], "s is there twice"),
    "a negative count": (ENOUGH | {"F": -1}, "F has -1 copies"),
    "no rows": ({}, "no rows"),
    "a count that is no number": (ENOUGH | {"F": "3"}, "no table of copies"),
    "no pairs": (ENOUGH.keys(), "no table of copies"),
    "far too many cards": ({"S": 9_000}, "18000 cards"),
}


@clause("ordonnance:deck.table")
@pytest.mark.parametrize(("table", "reason"), REFUSED.values(), ids=REFUSED)
def test_a_table_is_refused_with_the_reason(table: Any, reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        custom_deck("mine", table)


@clause("ordonnance:deck.table")
def test_cards_are_counted_after_multiplying_by_the_number_of_sets() -> None:
    deck = custom_deck("thin", {"S": 20, "B": 10}, (2, 2, 2))

    assert [deck.suffices(players) for players in (2, 3, 4)] == [True, True, False]
    assert Options(players=3, deck=deck).copies[:3] == [0, 40, 20]
    with pytest.raises(ValueError, match="has 60 cards for 4 players; it needs 80"):
        Options(players=4, deck=deck)


@pytest.mark.parametrize(
    ("name", "sets", "reason"),
    [
        ("", (1, 2, 2), "needs a name"),
        ("flat56", (1, 2, 2), "the name of a preset"),
        ("mine", (0, 2, 2), "at least one set"),
        ("mine", (1, 2), "no table of copies"),
    ],
)
def test_a_deck_needs_a_name_of_its_own_and_sets_for_all(name: str, sets: tuple[int, ...], reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        custom_deck(name, ENOUGH, sets)


def test_an_unknown_name_without_a_table_is_refused() -> None:
    with pytest.raises(ValueError, match="no deck pyramid57; there are pyramid56 and flat56"):
        Deck("pyramid57")


@clause("ordonnance:deck.table")
def test_a_deck_is_read_from_json() -> None:
    assert read_deck('{"name": "small", "cards": {"S": 20, "B": 12, "W": 8}}') == SMALL
    assert read_deck('{"name": "big", "cards": {"fbs": 90}, "sets": [1, 1, 1]}') == custom_deck(
        "big", {"SBF": 90}, (1, 1, 1)
    )


@clause("ordonnance:deck.table")
@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ('{"name": "x", "cards": {"S": 40, "S": 1}}', "S is there twice"),
        ('{"name": "x", "cards": {"S": 40}', "no deck in JSON"),
        ("[1, 2]", "no deck in JSON"),
        ('{"cards": {"S": 40}}', "name is missing"),
        ('{"name": "x"}', "cards is missing"),
        ('{"name": "x", "cards": 7}', "no table of copies"),
        ('{"name": "x", "cards": {"S": 40}, "colour": "red"}', "but no colour"),
    ],
)
def test_a_bad_file_is_refused_with_the_reason(text: str, reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        read_deck(text)


@clause("ordonnance:players.count")
@pytest.mark.parametrize("players", [-1, 0, 1, 5])
def test_two_to_four_people_can_play(players: int) -> None:
    assert [Options(players=count).players for count in (2, 3, 4)] == [2, 3, 4]
    with pytest.raises(ValueError, match=f"for 2 to 4 players, not {players}"):
        Options(players=players)


def test_an_unknown_tiebreak_or_option_is_refused() -> None:
    with pytest.raises(ValueError, match="not by lot"):
        Options(tiebreak="lot")  # type: ignore[arg-type]
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"colour": "red"}, Options)


@pytest.mark.parametrize(
    "text",
    [
        '[["name","x"],["cards",{"S":50}],[1,2]]',
        '{"name":"x","name":"y","cards":{"S":50}}',
        '{"name":"\\ud800","cards":{"S":50}}',
        '{"name":"pyramid56","cards":{"S":50}}',
    ],
)
def test_a_deck_with_doubled_fields_odd_names_or_no_fields_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"deck|preset|JSON"):
        read_deck(text)


def test_a_preset_has_its_own_sets() -> None:
    with pytest.raises(ValueError, match="name of a preset"):
        Deck("pyramid56", sets=(2, 2, 2))
