"""Chances of all seats in a position with open cards."""

import random
import statistics

import msgspec
import pytest

from condotta.bots.ordonnance.brain import chances
from condotta.kernel.chance import DRAWS
from condotta.kernel.form import Form
from condotta.ordonnance.game import ORDONNANCE
from condotta.ordonnance.options import Options
from condotta.ordonnance.position import Position, opened
from condotta.ordonnance.setup import Setup
from condotta.ordonnance.state import STATE
from condotta.ordonnance.territories import Territory
from tests.ordonnance.table import EVERY_OPTIONS, after, deck_of, play

WEAK, STRONG = "S B W H", "F F F F"
SAFE = Setup(
    options=Options(deck=deck_of(30)),
    hands=("S S S S S S", "B B B B B B"),
    turn=1,
    lines=((WEAK, STRONG, STRONG, STRONG, "S"), (STRONG, WEAK, WEAK, WEAK, "F")),
    completed=tuple((seat, territory) for territory in list(Territory)[:4] for seat in (0, 1)),
)
"""Seat 0 has three territories for good, and one is left."""


@pytest.mark.parametrize("options", EVERY_OPTIONS, ids=lambda o: f"{o.players} {o.deck.name} {o.tiebreak}")
def test_every_seat_has_a_chance_and_one_of_them_wins(options: Options) -> None:
    told = chances(after(8, options), 200, "s")

    assert len(told) == options.players
    assert all(0 < chance < 1 for chance in told)
    assert sum(told) == pytest.approx(1)


def test_a_seed_gives_the_same_chances_again_and_another_seed_others() -> None:
    position = after(8, Options())

    assert chances(position, 50, "s") == chances(position, 50, "s")
    assert chances(position, 50, "s") != chances(position, 50, "another")


def test_who_has_a_majority_for_good_wins_every_time() -> None:
    assert chances(ORDONNANCE.set_up(SAFE, ""), 100, "s") == [1, 0]


def test_before_a_card_is_drawn_the_chances_are_the_mean_over_all_draws() -> None:
    position = after(8, Options())
    view = ORDONNANCE.view(position, ORDONNANCE.mover(position))
    decided = ORDONNANCE.apply(position, ORDONNANCE.legal(view)[0]).decided

    assert decided is not None
    told = chances(decided, 4000, "s")

    draws = [chances(redrawn(decided, draw), 100, "s")[0] for draw in range(40)]
    assert told[0] == pytest.approx(statistics.fmean(draws), abs=0.06)


def redrawn(position: Position, draw: int) -> Position:
    """The position after one of the cards that may be drawn."""
    fields = Form(STATE).fields(position.record) | {"key": [draw] * 8, "spent": DRAWS}
    board = opened(msgspec.structs.replace(position, record=Form(STATE).write(fields)))
    board.settle()
    return board.closed()


def test_the_chances_of_a_finished_game_are_its_result() -> None:
    *_, last = play(ORDONNANCE.start(Options(3), "end"), random.Random(1))
    outcome = ORDONNANCE.outcome(last)

    assert outcome is not None
    assert chances(last, 3, "s") == [
        pytest.approx(1 / len(outcome.winners) if seat in outcome.winners else 0) for seat in range(3)
    ]


def test_chances_foretell_who_wins() -> None:
    """Games of random players, seen ten cards before the end: the favourite wins most of them."""
    right = 0
    for game in range(60):
        *course, last = play(ORDONNANCE.start(Options(), f"game {game}"), random.Random(game))
        told = chances(course[-10], 100, "s")
        right += ORDONNANCE.outcome(last).winners == (told.index(max(told)),)

    assert right >= 40


def test_no_playouts_are_refused() -> None:
    with pytest.raises(ValueError, match="one playout"):
        chances(after(8, Options()), 0, "s")
