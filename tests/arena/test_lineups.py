"""Who sits together, and where."""

from collections import Counter

import pytest

from condotta.arena.lineups import lineups, seatings
from condotta.arena.schedule import bouts, schedule
from tests.arena.company import small


def test_as_many_bots_as_seats_all_sit_together() -> None:
    assert lineups("mixed", 4, 4) == ((0, 1, 2, 3),)


def test_of_more_bots_than_seats_every_choice_sits_together() -> None:
    assert lineups("mixed", 3, 2) == ((0, 1), (0, 2), (1, 2))


def test_of_fewer_bots_than_seats_every_split_with_all_of_them_is_played() -> None:
    assert lineups("mixed", 2, 4) == ((0, 0, 0, 1), (0, 0, 1, 1), (0, 1, 1, 1))
    assert lineups("mixed", 1, 3) == ((0, 0, 0),)


def test_lone_bots_sit_among_copies_of_each_other_bot() -> None:
    assert lineups("lone", 2, 3) == ((0, 1, 1), (1, 0, 0))
    assert lineups("lone", 3, 2) == ((0, 1), (0, 2), (1, 2))


def test_a_challenger_meets_each_other_bot() -> None:
    assert lineups("challenger", 3, 4) == ((0, 1, 1, 1), (0, 2, 2, 2))


def test_a_lone_bot_needs_another_one() -> None:
    with pytest.raises(ValueError, match="at least two bots"):
        lineups("lone", 1, 4)


@pytest.mark.parametrize("lineup", [(0, 1, 2, 3), (0, 1, 1, 1), (0, 0, 1, 1)])
def test_over_the_rotations_everybody_sits_everywhere_equally_often(lineup: tuple[int, ...]) -> None:
    for deal in range(12):
        seated = seatings(lineup, f"deal {deal}")

        for seat in range(4):
            there = Counter(seating[seat] for seating in seated)
            assert {one: count / len(seated) for one, count in there.items()} == {
                one: lineup.count(one) / 4 for one in set(lineup)
            }


def test_no_seating_is_played_twice() -> None:
    assert seatings((0, 0, 0), "any") == ((0, 0, 0),)


def test_who_sits_beside_whom_differs_between_deals() -> None:
    beside = {min(seatings((0, 1, 2, 3), f"deal {deal}")) for deal in range(40)}

    assert len(beside) == 6


def test_all_games_of_a_deal_have_its_seed_and_each_bot_its_own() -> None:
    tournament = small("captain", "recruit", "random", players=2)

    games = list(bouts(tournament, 5))

    assert len({game.seed for game in games}) == 1
    assert len({seed for game in games for seed in game.bot_seeds}) == 2 * len(games) == 12
    assert {game.seed for game in bouts(tournament, 6)} != {games[0].seed}


def test_the_schedule_depends_on_the_seed_alone() -> None:
    assert list(schedule(small("captain", "random"), range(3))) == list(schedule(small("captain", "random"), range(3)))
    assert next(schedule(small("captain", "random"), range(3))).seed != (
        next(schedule(small("captain", "random", seed="2"), range(3))).seed
    )
