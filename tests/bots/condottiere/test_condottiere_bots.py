"""Bots of Condottiere: always legal, blind to what is hidden, and no fools in battle."""

import json
import os
import subprocess
import sys
from typing import Any

import pytest
from hypothesis import given, settings

from condotta.bots import make_bot
from condotta.bots.condottiere import brain
from condotta.bots.condottiere.players import Quick, table_of
from condotta.condottiere.actions import numbers
from condotta.condottiere.game import CONDOTTIERE
from condotta.condottiere.italy import Region
from condotta.condottiere.options import Options
from condotta.condottiere.position import RULES_VERSION, opened
from condotta.condottiere.setup import Setup
from condotta.condottiere.view import Phase
from condotta.kernel.dice import dice_of
from tests.bots.condottiere.choices import choices
from tests.condottiere.play import games, seeds, some_position
from tests.condottiere.test_secrecy import exchanged

QUICK = {"random": brain.RANDOM, "recruit": brain.RECRUIT, "captain": brain.CAPTAIN, "heuristic": brain.HEURISTIC}
VARIANTS = (0, 1, 2, 4, 8, 16, 1 | 16, 8 | 16, 31)
FLAGS = (0, 1, 2, 4, 8, 16, 31, 32, 64, 128, 255, 8 | 16, 1 | 8)


@pytest.mark.parametrize("kind", QUICK)
def test_ten_thousand_games_see_no_illegal_decision(kind: str) -> None:
    games = 10_000 // (5 * len(FLAGS)) + 1
    for players in range(2, 7):
        for flags in FLAGS:
            bots = [QUICK[kind]] * players
            won, illegal = brain.victories(bots, flags, RULES_VERSION, games, dice_of(f"{kind} {flags}"))
            assert illegal == 0
            assert round(sum(won)) == games


@pytest.mark.parametrize(
    ("first", "others", "least"),
    [
        ("recruit", ["random"], 0.65),
        ("captain", ["recruit"], 0.8),
        ("captain", ["random"] * 3, 0.85),
        ("captain", ["heuristic"] * 3, 0.45),
    ],
)
def test_the_quick_bots_are_as_strong_as_they_should_be(first: str, others: list[str], least: float) -> None:
    games, won = 1000, 0.0
    for seat in range(len(others) + 1):
        bots = [QUICK[kind] for kind in (*others[:seat], first, *others[seat:])]
        won += brain.victories(bots, 0, RULES_VERSION, games, dice_of(first))[0][seat]

    assert won / (games * (len(others) + 1)) > least


def share_of(first: str, other: str, players: int, flags: int) -> float:
    """The share of victories of a quick bot among copies of another, in a few hundred games at all seats."""
    games, won = 240 // players, 0.0
    for seat in range(players):
        bots = [QUICK[other]] * players
        bots[seat] = QUICK[first]
        won += brain.victories(bots, flags, RULES_VERSION, games, dice_of(f"{first} {seat}"))[0][seat]
    return won / (games * players)


@pytest.mark.parametrize("flags", VARIANTS)
@pytest.mark.parametrize("players", [4, 6])
@pytest.mark.parametrize("other", ["recruit", "heuristic"])
def test_the_captain_wins_well_above_his_share_in_every_variant(other: str, players: int, flags: int) -> None:
    assert share_of("captain", other, players, flags) > 1.4 / players


@pytest.mark.parametrize("flags", VARIANTS)
@pytest.mark.parametrize("players", [2, 4])
def test_the_recruit_wins_more_than_chance_in_every_variant(players: int, flags: int) -> None:
    assert share_of("recruit", "random", players, flags) > 1.1 / players


@pytest.mark.parametrize("bot", ["recruit", "captain", "heuristic", "strategist:10", "master:10", "flat:10"])
@settings(max_examples=15, deadline=None)
@given(options=games, seed=seeds)
def test_positions_that_look_the_same_get_the_same_choice(bot: str, options: Options, seed: int) -> None:
    position = some_position(options, seed)
    seat = CONDOTTIERE.mover(position)
    if seat is None:
        return
    view = CONDOTTIERE.view(position, seat)
    other = CONDOTTIERE.view(exchanged(position, seat, seed), seat)
    legal = CONDOTTIERE.legal(view)

    assert other == view
    chosen = [make_bot(bot, CONDOTTIERE, "s").choose(one, legal) for one in (view, other)]

    assert chosen[0] == chosen[1]
    assert chosen[0] in legal


@pytest.mark.parametrize("kind", ["recruit", "captain", "heuristic"])
@settings(max_examples=25, deadline=None)
@given(options=games, seed=seeds)
def test_a_view_tells_a_quick_bot_all_that_it_looks_at(kind: str, options: Options, seed: int) -> None:
    position = some_position(options, seed)
    seat = CONDOTTIERE.mover(position)
    if seat is None:
        return
    view = CONDOTTIERE.view(position, seat)
    _, dice = table_of("s", view)

    action = Quick("s", QUICK[kind]).choose(view, CONDOTTIERE.legal(view))

    assert numbers(action)[0] == brain.quick_decision(opened(position).rows, QUICK[kind], dice)


def chosen(bot: str, hands: tuple[str, ...], lines: tuple[str, ...], **more: Any) -> str:
    """What a bot does as seat 0 in a battle for Roma."""
    options = more.pop("options", Options(players=len(hands)))
    laid = Setup(options, hands, Phase.BATTLE, turn=0, region=Region.ROMA, lines=lines, **more)
    view = CONDOTTIERE.view(CONDOTTIERE.set_up(laid, "battle"), 0)
    return CONDOTTIERE.write(make_bot(bot, CONDOTTIERE, "s").choose(view, CONDOTTIERE.legal(view)))


NEARLY_ROMA = ((), (Region.SPOLETO, Region.NAPOLI, Region.FIRENZE))
"""Seat 1 needs Roma only, and four regions hang together."""


@pytest.mark.parametrize("bot", ["captain", "strategist:300", "master:300"])
def test_nobody_lets_the_last_region_go_while_he_can_take_the_lead(bot: str) -> None:
    hands, lines = ("10 1 courtesan", "6 1"), ("", "6")

    assert chosen(bot, hands, lines, markers=NEARLY_ROMA, out=(1,)) != "pass"


@pytest.mark.parametrize("bot", ["captain", "strategist:300", "master:300"])
def test_a_won_battle_is_left_alone(bot: str) -> None:
    assert chosen(bot, ("10 10 6", "5 1"), ("6", "1"), out=(1,)) == "pass"


def test_the_captain_fetches_back_what_a_won_battle_can_spare() -> None:
    assert chosen("captain", ("scarecrow 2", "5 1"), ("10 10 1", "5"), out=(1,)) == "play scarecrow take 10"


def test_the_captain_fetches_back_his_best_from_a_lost_battle() -> None:
    hands, lines = ("scarecrow 1", "5 5 5 5 10"), ("3 2", "10 10 10 10 6 6")

    assert chosen("captain", hands, lines, out=(1,)) == "play scarecrow take 3"


def test_the_captain_ends_a_battle_he_leads_by_a_surrender() -> None:
    assert chosen("captain", ("surrender 1 2", "10 10 10 10"), ("6", "1")) == "play surrender"


@pytest.mark.parametrize(
    ("hand", "kept"),
    [
        ("5 5 10", "keep 5 10"),
        ("2 2 heroine", "keep 2 heroine"),
        ("1 10 10", "keep 10 10"),
        ("1 heroine heroine", "keep heroine heroine"),
        ("3", "keep 3"),
    ],
)
def test_the_captain_keeps_his_two_best_cards(hand: str, kept: str) -> None:
    laid = Setup(Options(players=2), (hand, ""), Phase.KEEP, turn=0, region=Region.ROMA, battles=1)
    view = CONDOTTIERE.view(CONDOTTIERE.set_up(laid, "keep"), 0)

    assert CONDOTTIERE.write(make_bot("captain", CONDOTTIERE, "s").choose(view, CONDOTTIERE.legal(view))) == kept


def test_in_winter_the_captain_counts_cards_not_kinds() -> None:
    hands, lines = ("1 1 1 1 1 1", "2"), ("", "6 6 5 winter")

    assert chosen("captain", hands, lines, markers=NEARLY_ROMA, out=(1,)) == "play 1"


def test_the_captain_does_not_drum_for_a_heroine() -> None:
    hands, lines = ("drummer 1", "2"), ("heroine", "6 6")

    assert chosen("captain", hands, lines, markers=NEARLY_ROMA, out=(1,)) != "play drummer"


def test_the_captain_lets_winter_turn_the_battle() -> None:
    assert chosen("captain", ("winter 1", "1 1 1"), ("1 1 1", "10 10"), out=(1,)) == "play winter"


@pytest.mark.parametrize(
    ("hand", "lines", "choice"),
    [
        ("drummer 1", ("10 10", "10 10"), "play 1"),
        ("spring 1", ("10", "6 4"), "play 1"),
        ("winter 2 5", ("1 1 1", "4"), "play 2"),
        ("bishop 1", ("10", "10"), "play 1"),
        ("courtesan bishop", ("10", "10"), "play courtesan"),
        ("winter 10", ("1 1 1", "4"), "play winter"),
        ("drummer 1", ("10 10", "10 10 3"), "play drummer"),
    ],
)
def test_the_captain_has_the_last_word_with_the_card_he_misses_least(
    hand: str, lines: tuple[str, str], choice: str
) -> None:
    assert chosen("captain", (hand, "2 3 4 5 6"), lines, out=(1,)) == choice


def test_the_captain_sends_no_bishop_who_leaves_nobody_ahead() -> None:
    needed = ((Region.SPOLETO, Region.NAPOLI, Region.FIRENZE), ())

    assert not chosen("captain", ("bishop", "2 3"), ("10", "10"), markers=needed, out=(1,)).startswith("play bishop")


def test_a_defender_passes_first_since_it_costs_him_nothing() -> None:
    options, markers = Options(players=2, capturing_regions=True), ((Region.ROMA,), ())

    assert chosen("captain", ("10 10 6", "5 1 2"), ("", "1"), options=options, markers=markers, token=1) == "pass"


def test_compiled_and_plain_bots_choose_alike() -> None:
    plain = subprocess.run(
        [sys.executable, "-m", "tests.bots.condottiere.choices"],
        env=os.environ | {"CONDOTTA_PLAIN": "1"},
        capture_output=True,
        text=True,
        check=True,
    )

    assert json.loads(plain.stdout) == choices()
