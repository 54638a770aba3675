"""Playing for Points: a match of games."""

import random

import msgspec
import pytest

from condotta.condottiere.game import CONDOTTIERE
from condotta.condottiere.italy import Region
from condotta.condottiere.match import Match, Opening, after_game, scores
from condotta.condottiere.options import Options
from condotta.condottiere.position import Position
from condotta.condottiere.setup import Setup
from condotta.condottiere.view import Ending, Phase
from tests.clauses import clause

POINTS = Options(players=4, points=True)


def finished(markers: tuple[str, ...], winners: tuple[int, ...], token: int = 0, **options: bool) -> Position:
    """A game that is over with these regions."""
    setup = Setup(
        options=msgspec.structs.replace(POINTS, players=len(markers), **options),
        hands=("",) * len(markers),
        phase=Phase.OVER,
        token=token,
        markers=tuple(tuple(map(Region, realm.split())) for realm in markers),
        battles=9,
        winners=winners,
        ending=Ending.TOTAL,
    )
    return CONDOTTIERE.set_up(setup, "seed")


def scored(position: Position) -> tuple[int, ...]:
    return scores(CONDOTTIERE.view(position, None))


@clause("condottiere:points.score")
def test_every_region_scores_a_point() -> None:
    over = finished(("Torino Siena Roma Ancona Lucca", "Milano Parma", "", "Napoli"), winners=(0,))

    assert scored(over) == (5, 2, 0, 1)


@clause("condottiere:points.bonus")
def test_the_winner_scores_five_more_for_adjacent_regions_also_with_the_total() -> None:
    by_kingdom = finished(("Torino Milano Genova", "Roma Napoli", "", ""), winners=(0,))
    by_both = finished(("Torino Milano Genova Roma Siena", "Napoli", "", ""), winners=(0,))

    assert scored(by_kingdom) == (8, 2, 0, 0)
    assert scored(by_both) == (10, 1, 0, 0)


@clause("condottiere:points.bonus", "condottiere:bigger.adjacent")
def test_with_bigger_kingdoms_the_bonus_needs_one_region_more() -> None:
    three = finished(("Torino Milano Genova Roma Ancona", "", "", ""), winners=(0,), bigger_kingdoms=True)
    four = finished(("Torino Milano Genova Parma", "", "", ""), winners=(0,), bigger_kingdoms=True)

    assert (scored(three)[0], scored(four)[0]) == (5, 9)


@clause("condottiere:points.bonus")
def test_a_group_of_another_than_the_winner_earns_no_bonus() -> None:
    over = finished(("Torino Siena Roma Ancona Lucca", "Milano Parma Modena", "", ""), winners=(0,))

    assert scored(over) == (5, 3, 0, 0)


@clause("condottiere:option.bonus_for_any_group")
def test_with_the_option_every_group_of_three_earns_the_bonus_whatever_bigger_kingdoms_requires() -> None:
    markers = ("Torino Siena Ancona Lucca Napoli", "Milano Parma Modena", "Roma Spoleto", "")
    over = finished(markers, winners=(0,), bonus_for_any_group=True, bigger_kingdoms=True)

    assert scored(over) == (5, 8, 2, 0)


@clause("condottiere:option.bonus_for_any_group")
def test_with_two_or_three_players_the_option_asks_for_a_group_of_four() -> None:
    three = finished(("Torino Milano Genova", "Roma"), winners=(0,), bonus_for_any_group=True)
    four = finished(("Torino Milano Genova Parma", "Roma"), winners=(0,), bonus_for_any_group=True)

    assert (scored(three), scored(four)) == ((3, 1), (9, 1))


@clause("condottiere:points.next-first", "condottiere:points.end")
def test_below_the_target_another_game_starts_with_whoever_received_the_token() -> None:
    match = after_game(Match(POINTS, target=20), finished(("Torino Milano Genova", "Roma", "", ""), (0,), token=2))

    assert (match.standing, match.games, match.winners) == ((8, 1, 0, 0), 1, ())
    assert match.opening == Opening(first=2)
    fresh = CONDOTTIERE.view(CONDOTTIERE.start(match.options, "next", match.opening), None)
    assert fresh.token == 2
    assert not any(seat.regions for seat in fresh.seats)
    assert fresh.pope is None


@clause("condottiere:points.end")
@pytest.mark.parametrize(("had", "total"), [(12, 20), (15, 23)])
def test_who_reaches_or_exceeds_the_target_with_most_points_wins(had: int, total: int) -> None:
    match = Match(POINTS, target=20, points=(had, 19, 0, 0), games=3)

    won = after_game(match, finished(("Torino Milano Genova", "", "", "Roma"), (0,)))

    assert won.standing == (total, 19, 0, 1)
    assert won.winners == (0,)


@clause("condottiere:points.end")
def test_another_with_more_points_wins_though_the_last_game_was_not_his() -> None:
    match = Match(POINTS, target=20, points=(12, 24, 0, 0), games=3)

    assert after_game(match, finished(("Torino Milano Genova", "", "", ""), (0,))).winners == (1,)


@clause("condottiere:points.tie", "condottiere:final.battle")
def test_equal_leaders_fight_a_final_battle_with_a_card_for_each_region_held() -> None:
    match = Match(POINTS, target=20, points=(12, 18, 0, 0), games=3)
    tied = after_game(match, finished(("Torino Milano Genova", "Roma Siena", "", ""), (0,), token=3))

    view = CONDOTTIERE.view(CONDOTTIERE.start(POINTS, "final", tied.opening), None)

    assert (tied.winners, tied.standing) == ((), (20, 20, 0, 0))
    assert view.finalists == (0, 1)
    assert [seat.hand_size for seat in view.seats] == [13, 12, 0, 0]
    assert view.turn == 0  # the first finalist clockwise from the holder of the token


@clause("condottiere:points.tie", "condottiere:final.winner")
def test_the_winner_of_that_final_battle_wins_the_match() -> None:
    opening = Opening(1, (0, 1), ((Region.TORINO,), (Region.ROMA,), (), ()))
    match = Match(POINTS, points=(20, 20, 0, 0), games=4, opening=opening)
    position = CONDOTTIERE.start(POINTS, "final", match.opening)

    while (mover := CONDOTTIERE.mover(position)) is not None:
        legal = CONDOTTIERE.legal(CONDOTTIERE.view(position, mover))
        position = CONDOTTIERE.apply(position, legal[0]).position

    outcome = CONDOTTIERE.outcome(position)
    assert outcome is not None
    won = after_game(match, position)
    assert won.winners == outcome.winners
    assert won.standing == (20, 20, 0, 0)


@clause("condottiere:points.no-capture", "condottiere:points.no-inner-final")
@pytest.mark.parametrize("capturing", [False, True])
def test_whole_matches_come_to_an_end(capturing: bool) -> None:
    for seed in range(3):
        options = Options(players=4, points=True, capturing_regions=capturing)
        match, dice = Match(options, target=20), random.Random(seed)
        while not match.winners:
            position = CONDOTTIERE.start(options, f"{seed} {match.games}", match.opening)
            while (mover := CONDOTTIERE.mover(position)) is not None:
                legal = CONDOTTIERE.legal(CONDOTTIERE.view(position, mover))
                position = CONDOTTIERE.apply(position, dice.choice(legal)).position
            match = after_game(match, position)
        assert max(match.standing) >= 20
        assert match.games < 60


def test_a_game_that_is_not_over_cannot_be_scored() -> None:
    with pytest.raises(ValueError, match="not over"):
        after_game(Match(POINTS), CONDOTTIERE.start(POINTS, "x"))


@pytest.mark.parametrize(
    "opening",
    [Opening(first=4), Opening(first=0, finalists=(0,)), Opening(finalists=(0, 1)), Opening(first=0, finalists=(0, 9))],
)
def test_an_opening_that_cannot_be_is_refused(opening: Opening) -> None:
    with pytest.raises(ValueError, match=r"[Ss]eats|final battle"):
        CONDOTTIERE.start(POINTS, "x", opening)
