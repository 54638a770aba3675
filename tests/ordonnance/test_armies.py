"""Armies: their counts, their comparison, and the worked examples."""

from itertools import pairwise, product
from typing import Any

import pytest

from condotta.kernel.compiled import Rows, allot, entry, row
from condotta.ordonnance.army import army_key
from condotta.ordonnance.icons import LETTERS, Card
from condotta.ordonnance.options import Options
from condotta.ordonnance.state import STATE
from tests.clauses import clause
from tests.ordonnance.table import Counts, army, contest, lines

EXAMPLES = {
    "two regiments against one": ((4, 4, 1, 1, 0), (0, 0, 1, 1, 4)),
    "a regiment against none": ((4, 1, 0, 0, 0), (1, 2, 3, 3, 3)),
    "a flag regiment against a bow regiment": ((0, 0, 0, 0, 4), (0, 4, 2, 2, 0)),
    "flags equal, then helmets against swords": ((0, 1, 0, 4, 4), (0, 1, 4, 1, 4)),
    "regiments equal, then two battalions against one": ((3, 3, 0, 4, 0), (0, 0, 0, 4, 3)),
    "battalions equal too, then a company against none": ((3, 2, 0, 4, 0), (3, 0, 1, 4, 0)),
    "then a single flag against a single bow": ((0, 0, 0, 4, 1), (1, 1, 0, 4, 0)),
    "then a single spear against nothing": ((1, 0, 0, 4, 1), (0, 0, 0, 4, 1)),
}


@clause("ordonnance:army.examples", "ordonnance:army.compare")
@pytest.mark.parametrize(("winner", "loser"), EXAMPLES.values(), ids=EXAMPLES)
def test_the_rulebooks_armies_compare_as_it_says(winner: Counts, loser: Counts) -> None:
    assert contest(winner, loser) == 0
    assert contest(loser, winner) == 1


@clause("ordonnance:army.examples")
def test_the_rulebooks_example_with_three_players_is_won_by_the_second() -> None:
    assert contest((0, 0, 4, 0, 3), (0, 1, 4, 0, 3), (0, 0, 4, 3, 0)) == 1


@clause("ordonnance:icons.rank")
def test_icons_rank_from_spear_to_flag_and_there_are_31_cards() -> None:
    regiments = [tuple(4 if at == icon else 0 for at in range(5)) for icon in range(5)]

    assert [contest(low, high) for low, high in pairwise(regiments)] == [1] * 4
    assert LETTERS == "SBWHF"
    assert len(Card) == 31
    assert all(card.value == "".join(icon for icon in LETTERS if icon in card.value) for card in Card)
    assert [card.kind for card in (Card.S, Card.B, Card.W, Card.H, Card.F, Card.SBWHF)] == [1, 2, 4, 8, 16, 31]


@clause("ordonnance:army.counts", "ordonnance:army.once")
def test_one_card_serves_several_icons_and_an_icon_counts_at_its_largest_size_only() -> None:
    cards = [Card.SF, Card.SBF, Card.SF, Card.SWF]

    seen = lines([(0, 0, [card.kind for card in cards])], Options())

    assert seen.seats[0].armies[0].counts == (4, 1, 1, 0, 4)


@clause("ordonnance:army.counts")
@pytest.mark.parametrize("size", [1, 2, 3, 4])
def test_an_army_shows_its_counts_while_it_grows(size: int) -> None:
    seen = lines([(0, 2, [Card.SB.kind] * size)], Options()).seats[0].armies[2]

    assert seen.counts == (size, size, 0, 0, 0)
    assert seen.completed == (1 if size == 4 else None)


@clause("ordonnance:army.first-complete")
def test_of_identical_armies_the_one_completed_first_wins_whatever_the_cards() -> None:
    four_pairs = [Card.SB.kind] * 2 + [Card.WH.kind] * 2
    other_cards = [Card.SW.kind] * 2 + [Card.BH.kind] * 2

    first = lines([(1, 0, other_cards), (0, 0, four_pairs)], Options())
    second = lines([(0, 0, four_pairs), (1, 0, other_cards)], Options())

    assert first.seats[0].armies[0].counts == first.seats[1].armies[0].counts
    assert (first.leaders[0], second.leaders[0]) == (1, 0)


@clause("ordonnance:army.first-complete")
def test_with_four_identical_armies_there_is_still_one_controller() -> None:
    order = (2, 0, 3, 1)

    seen = lines([(seat, 4, army((2, 2, 0, 0, 0))) for seat in order], Options(players=4))

    assert seen.leaders == (None, None, None, None, 2)
    assert [len(seat.territories) for seat in seen.seats] == [0, 0, 1, 0]


@clause("ordonnance:army.compare")
def test_the_key_orders_all_3125_count_vectors_without_a_tie() -> None:
    vectors = list(product(range(5), repeat=5))

    keys = [key_of(counts) for counts in vectors]

    assert len(set(keys)) == 3125
    by_key = sorted(vectors, key=lambda counts: keys[vectors.index(counts)])
    assert by_key == sorted(vectors, key=in_words)


def in_words(counts: Counts) -> list[int | list[int]]:
    """The comparison as the rulebook words it: number, then seniority, from regiments down; of singles, seniority."""
    icons = {size: [icon for icon in reversed(range(5)) if counts[icon] == size] for size in (4, 3, 2, 1)}
    return [part for size in (4, 3, 2) for part in (len(icons[size]), icons[size])] + [icons[1]]


def key_of(counts: Counts) -> int:
    """The key of an army with these counts; a card without icons fills it up where there are too few."""
    rows = allot(STATE)
    for at, card in enumerate(army(counts)):
        rows[0].laid[0][0][at] = card
    rows[0].cards[0][0] = 4
    return int(key(rows, row([0])))


@entry
def key(states: Rows, _places: Any) -> int:
    return army_key(states[0], 0, 0)
