"""The hands that searching bots imagine: whole deals, with what an opponent is likely to have kept."""

import importlib.util
from collections import Counter
from pathlib import Path

import pytest

from condotta.bots.ordonnance.brain import Desk, desk_of
from condotta.bots.ordonnance.course import LONG, SHORT, Course
from condotta.bots.ordonnance.search import DEAL
from condotta.kernel.compiled import peek
from condotta.ordonnance.game import ORDONNANCE
from condotta.ordonnance.icons import KINDS
from condotta.ordonnance.options import Options
from condotta.ordonnance.view import View, unseen
from tests.ordonnance.table import EVERY_OPTIONS, after

SPEAR, BOW, ALL_ICONS = 1, 2, 31
SCRIPT = Path(__file__).parents[3] / "bench" / "hands.py"


def seen(moves: int, options: Options) -> View:
    position = after(moves, options, "hands")
    return ORDONNANCE.view(position, ORDONNANCE.mover(position))


def raced(view: View, course: Course, seed: str) -> Desk:
    """A desk after one playout, so that a deal has been imagined."""
    desk = desk_of(view, seed)
    desk.line_up(course)
    desk.run(1)
    return desk


@pytest.mark.parametrize("course", [SHORT, LONG])
@pytest.mark.parametrize("options", EVERY_OPTIONS, ids=lambda o: f"{o.players} {o.deck.name} {o.tiebreak}")
def test_imagined_hands_are_of_the_cards_not_seen(options: Options, course: Course) -> None:
    for moves in (0, 13, 30):
        view = seen(moves, options)

        deal = peek(raced(view, course, "s").states, DEAL)

        others = [seat for seat in range(options.players) if seat != view.viewer]
        assert [sum(deal.hand[seat]) for seat in others] == [view.seats[seat].hand_size for seat in others]
        together = [deal.pile[kind] + sum(deal.hand[seat][kind] for seat in others) for kind in range(KINDS)]
        assert together == unseen(view)
        assert sum(deal.pile) == deal.pile_size


def kept(view: View, course: Course, deals: int = 300) -> Counter[int]:
    """How many cards of each kind the opponent held in so many imagined deals."""
    hands = [peek(raced(view, course, str(number)).states, DEAL).hand[1 - view.viewer] for number in range(deals)]
    return Counter({kind: sum(hand[kind] for hand in hands) for kind in range(KINDS)})


def test_poor_cards_are_kept_once_others_have_been_laid() -> None:
    view = seen(16, Options())
    left = unseen(view)
    poor = [kind for kind in (SPEAR, BOW) if left[kind]]
    good = [kind for kind in range(KINDS) if kind.bit_count() >= 3 and left[kind]]
    evenly, likely = kept(view, SHORT), kept(view, LONG)

    assert sum(likely[kind] for kind in poor) > 1.2 * sum(evenly[kind] for kind in poor)
    assert sum(likely[kind] for kind in good) < 0.8 * sum(evenly[kind] for kind in good)


def test_before_the_first_card_nothing_is_known_of_a_hand() -> None:
    view = seen(0, Options())

    assert kept(view, LONG, 20) == kept(view, SHORT, 20)


def test_captains_too_keep_their_poor_cards() -> None:
    spec = importlib.util.spec_from_file_location("hands", SCRIPT)
    assert spec
    assert spec.loader
    counting = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(counting)

    counted = counting.count("captain", 20)

    assert sum(map(sum, counted[0])) == pytest.approx(sum(map(sum, counted[1])))
    assert counting.odds_of(SPEAR, counted) > 100 > counting.odds_of(ALL_ICONS, counted)
