"""Sampling: positions that agree with what a viewer knows, each as likely as it should be."""

import random
from collections import Counter
from itertools import product
from math import comb

import pytest

from condotta.ordonnance.game import ORDONNANCE
from condotta.ordonnance.options import Options
from condotta.ordonnance.position import opened
from condotta.ordonnance.view import View, unseen
from tests.chance import plausible
from tests.ordonnance.table import EVERY_OPTIONS, SMALL, after, play

SAMPLES = 3000


@pytest.mark.parametrize("options", EVERY_OPTIONS[::2], ids=lambda options: f"{options.players} {options.deck.name}")
def test_a_sample_never_contradicts_the_view_and_can_be_played_on(options: Options) -> None:
    for moves in (0, 13, 30, 20 * options.players):
        position = after(moves, options, str(moves))
        for viewer in (None, *range(options.players)):
            seen = ORDONNANCE.view(position, viewer)

            sampled = ORDONNANCE.sample(seen, f"{moves} {viewer}")

            assert ORDONNANCE.view(sampled, viewer) == seen
            assert ORDONNANCE.lay_out(ORDONNANCE.set_up(ORDONNANCE.lay_out(sampled), "")) == ORDONNANCE.lay_out(sampled)
        assert ORDONNANCE.outcome(list(play(sampled, random.Random(moves)))[-1]) is not None


def test_the_same_seed_gives_the_same_sample_and_another_one_another() -> None:
    seen = ORDONNANCE.view(after(9, Options(players=4)), 0)

    assert ORDONNANCE.sample(seen, "x") == ORDONNANCE.sample(seen, "x") != ORDONNANCE.sample(seen, "y")


def test_the_unseen_cards_are_dealt_uniformly() -> None:
    seen = ORDONNANCE.view(after(25, Options(deck=SMALL)), 0)
    kinds, other = (1, 2, 4), seen.seats[1].hand_size
    left = [unseen(seen)[kind] for kind in kinds]
    cases = [hand for hand in product(*(range(count + 1) for count in left)) if sum(hand) == other]
    ways = {hand: comb(left[0], hand[0]) * comb(left[1], hand[1]) * comb(left[2], hand[2]) for hand in cases}

    hands = Counter(_hand(seen_hand, kinds) for seen_hand in _sampled_hands(seen))

    assert sum(left) == other + seen.pile_size > other
    assert len(cases) > 4
    assert set(hands) <= set(cases)
    total = comb(sum(left), other)
    assert sum(ways.values()) == total
    expected = [SAMPLES * ways[hand] / total for hand in cases]
    assert plausible([hands[hand] for hand in cases], expected)


def test_the_cards_of_two_other_hands_are_dealt_uniformly_too() -> None:
    seen = ORDONNANCE.view(after(10, Options(players=3, deck=SMALL)), 2)
    left = unseen(seen)
    spears = [opened(ORDONNANCE.sample(seen, str(seed))).peek().hand[1][1] for seed in range(SAMPLES)]

    rest = sum(left) - left[1]
    expected = [comb(left[1], held) * comb(rest, 6 - held) / comb(sum(left), 6) for held in range(7)]
    assert plausible([spears.count(held) for held in range(7)], [SAMPLES * each for each in expected])


def _sampled_hands(seen: View) -> list[list[int]]:
    return [opened(ORDONNANCE.sample(seen, str(seed))).peek().hand[1] for seed in range(SAMPLES)]


def _hand(counts: list[int], kinds: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(counts[kind] for kind in kinds)
