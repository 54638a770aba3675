"""The map and the deck against the figures of the rules."""

from collections import Counter
from itertools import combinations

import pytest

from condotta.condottiere.cards import BY_KIND, CARDS, COPIES, Card
from condotta.condottiere.engine import largest_kingdom
from condotta.condottiere.italy import BORDERS, BY_NUMBER, REGIONS, Region
from tests.clauses import clause

DEGREES = {"Firenze": 7, "Modena": 7, "Milano": 6, "Spoleto": 5, "Torino": 2, "Siena": 2}


def realm(*names: str) -> int:
    return sum(1 << Region(name).number for name in names)


@clause("condottiere:map.regions")
def test_there_are_17_regions() -> None:
    assert REGIONS == len(BY_NUMBER) == 17
    assert len({region.value for region in Region}) == 17


@clause("condottiere:map.borders")
def test_there_are_34_different_borders_between_different_regions() -> None:
    assert len({frozenset(border) for border in BORDERS}) == len(BORDERS) == 34
    assert all(one is not other for one, other in BORDERS)


@clause("condottiere:map.borders")
@pytest.mark.parametrize("region", DEGREES)
def test_regions_have_as_many_neighbours_as_the_rules_say(region: str) -> None:
    assert sum(Region(region) in border for border in BORDERS) == DEGREES[region]


@clause("condottiere:map.borders", "condottiere:win.adjacent")
@pytest.mark.parametrize(("size", "groups"), [(2, 34), (3, 84), (4, 209), (5, 489)])
def test_there_are_as_many_connected_groups_as_the_rules_say(size: int, groups: int) -> None:
    realms = (sum(1 << number for number in group) for group in combinations(range(REGIONS), size))

    assert sum(largest_kingdom(group) == size for group in realms) == groups


@clause("condottiere:win.adjacent")
def test_adjacent_means_one_connected_group_not_every_pair_touching() -> None:
    assert largest_kingdom(realm("Genova", "Parma", "Lucca")) == 3
    assert largest_kingdom(realm("Torino", "Roma", "Napoli")) == 2
    assert largest_kingdom(realm("Torino", "Siena", "Ancona")) == 1
    assert largest_kingdom(0) == 0


@clause("condottiere:deck.composition")
def test_the_deck_has_58_mercenaries_and_52_special_cards() -> None:
    counts = Counter({card: COPIES[card.kind] for card in Card})

    assert CARDS == counts.total() == 110
    assert sum(counts[card] for card in Card if card.is_mercenary) == 58
    assert counts[Card.ONE] == 10
    assert [counts[BY_KIND[kind]] for kind in range(1, 7)] == [8] * 6
    assert [counts[BY_KIND[kind]] for kind in range(7, 15)] == [3, 3, 6, 12, 6, 3, 16, 3]
