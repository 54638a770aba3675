"""Positions laid out by hand that cannot be are refused with the reason; so are openings."""

from typing import Any

import pytest

from condotta.condottiere.actions import Draw
from condotta.condottiere.game import CONDOTTIERE
from condotta.condottiere.italy import BY_NUMBER, Region
from condotta.condottiere.match import Match, Opening, after_game
from condotta.condottiere.options import Options
from condotta.condottiere.setup import Known, Setup
from condotta.condottiere.view import Ending, Phase
from condotta.kernel.game import IllegalMove

PARMA = Region.PARMA
ALL = BY_NUMBER


def laid(phase: Phase = Phase.BATTLE, turn: int | None = 0, **things: Any) -> Setup:
    variants = dict.fromkeys(things.pop("variants", "").split(), True)
    hands = things.pop("hands", ("5 10", "6 winter", "3"))
    region = things.pop("region", PARMA if phase in (Phase.BATTLE, Phase.DISCARD, Phase.KEEP) else None)
    return Setup(Options(len(hands), **variants), hands, phase, turn, region=region, **things)


def test_sound_positions_are_accepted() -> None:
    for setup in (laid(), laid(Phase.CHOOSE), laid(Phase.DISCARD, battles=1), laid(variants="hidden_cards")):
        assert CONDOTTIERE.lay_out(CONDOTTIERE.set_up(setup, "seed")).hands == setup.hands


REFUSED = [
    ("no card", laid(hands=("eleven", "", "")), "no card called eleven"),
    ("too few lines", laid(lines=("10",)), "lines needs 3"),
    ("no such seat", laid(token=3), "numbered from 0 to 2"),
    ("a seat twice", laid(turn=1, out=(0, 0)), "named twice"),
    ("too many copies", laid(hands=("winter winter", "winter winter", "3")), "3 cards winter, not 4"),
    ("a huge hand", laid(hands=("1 1 1 1 1 1 1 1 1 1 2 2 2 2 2 2 2", "3", "3")), "more than 16"),
    ("two markers", laid(markers=((Region.ROMA,), (Region.ROMA,), ())), "one marker"),
    ("two seasons", laid(lines=("winter", "spring", "")), "never in play together"),
    ("a Bishop in a line", laid(lines=("bishop", "", "")), "discarded at once"),
    ("a Surrender in a battle", laid(lines=("surrender", "", "")), "ends the battle"),
    ("face down without the variant", laid(face_down=("10", "", "")), "only with Hidden Cards"),
    ("a face-down Winter", laid(face_down=("winter", "", ""), variants="hidden_cards"), "never face down"),
    ("face down after a battle", laid(Phase.CHOOSE, face_down=("6", "", ""), variants="hidden_cards"), "in a battle"),
    ("a passing phase", laid(Phase.COMPARE), "never rests"),
    ("nobody to move", laid(turn=None), "One seat is to move"),
    ("winners too soon", laid(winners=(0,)), "winners when it is over"),
    ("an ending too soon", laid(ending=Ending.TOTAL), "ending when it is over"),
    ("won already", laid(markers=(tuple(ALL[:6]), (), ()), region=Region.ROMA), "won this game already"),
    ("out after a battle", laid(Phase.CHOOSE, out=(1,)), "out only in a battle"),
    ("idle beyond the guard", laid(battles=50, idle_battles=20), "numbers of battles"),
    ("battles beyond the guard", laid(battles=300), "numbers of battles"),
    ("the mover is out", laid(out=(0,)), "out of this battle"),
    ("the mover has no cards", laid(hands=("", "6", "3")), "has no cards"),
    ("no card played", laid(lines=("6", "", ""), card_played=False), "has played a card"),
    ("no region", laid(region=None), "for a region"),
    ("a marked region", laid(markers=((), (PARMA,), ())), "cannot stand"),
    ("one's own region", laid(markers=((PARMA,), (), ()), variants="capturing_regions"), "cannot stand"),
    ("another chooses", laid(Phase.CHOOSE, 1), "holder of the token"),
    ("lines before a battle", laid(Phase.CHOOSE, lines=("6", "", "")), "discarded by now"),
    (
        "lines that are gone",
        laid(Phase.CHOOSE, lines=("6", "", ""), battles=1, variants="choose_after_deal"),
        "discarded by now",
    ),
    ("a discard with lines", laid(Phase.DISCARD, lines=("6", "", "")), "before the hands"),
    ("a discard without a region", laid(Phase.DISCARD, region=None), "where a battle can be"),
    ("a discard before a marked region", laid(Phase.DISCARD, markers=((), (PARMA,), ())), "where a battle can be"),
    ("a keep of several", laid(Phase.KEEP), "one seat at most"),
    ("a draw without the variant", laid(Phase.DRAW, battles=1), "Only with Draw After Battle"),
    ("a draw before a battle", laid(Phase.DRAW, variants="draw_after_battle"), "after a battle"),
    ("one finalist", laid(region=None, finalists=(0,), out=(1, 2)), "two finalists"),
    ("a spectator's line", laid(region=None, finalists=(0, 1), out=(2,), lines=("", "", "6")), "Only finalists"),
    ("known but not held", laid(known=(Known(1, 0, "winter"),)), "does not hold"),
    ("known to nobody", laid(known=(Known(7, 0, "10"),)), "no such seat"),
]


@pytest.mark.parametrize(("setup", "reason"), [pytest.param(one, why, id=title) for title, one, why in REFUSED])
def test_what_cannot_be_is_refused_with_the_reason(setup: Setup, reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        CONDOTTIERE.set_up(setup, "seed")


def test_a_choice_without_a_region_to_choose_is_refused() -> None:
    markers = (
        tuple(ALL[0::6]),
        tuple(ALL[1::6]),
        tuple(ALL[2::6]),
        tuple(ALL[3::6]),
        tuple(ALL[4::6]),
        tuple(ALL[5::6]),
    )
    setup = Setup(Options(6, bigger_kingdoms=True), ("6",) * 6, Phase.CHOOSE, 0, markers=markers, battles=20)

    with pytest.raises(ValueError, match="no region left"):
        CONDOTTIERE.set_up(setup, "seed")


def test_a_final_battle_of_a_match_can_be_laid_out_though_a_kingdom_stands() -> None:
    markers = (tuple(map(Region, ("Torino", "Milano", "Genova"))), (Region.ROMA,), (), ())
    options = Options(players=4, points=True)
    position = CONDOTTIERE.start(options, "x", Opening(first=0, finalists=(0, 1), markers=markers))

    assert CONDOTTIERE.lay_out(CONDOTTIERE.set_up(CONDOTTIERE.lay_out(position), "y")) == CONDOTTIERE.lay_out(position)


@pytest.mark.parametrize("count", range(-45, 10))
@pytest.mark.parametrize("phase", [Phase.CHOOSE, Phase.BATTLE, Phase.DISCARD])
def test_a_draw_answers_no_other_question(phase: Phase, count: int) -> None:
    setup = laid(phase, hands=("winter bishop", "6", "3"), battles=1)
    position = CONDOTTIERE.set_up(setup, "seed")

    with pytest.raises(IllegalMove, match=r"turn\.question"):
        CONDOTTIERE.apply(position, Draw(count))


def test_what_is_given_up_at_a_rounds_end_is_in_no_discard_pile_even_in_passing() -> None:
    position = CONDOTTIERE.set_up(laid(Phase.KEEP, hands=("10 6 winter", "", ""), battles=1), "seed")

    turn = CONDOTTIERE.apply(position, CONDOTTIERE.read("keep 10"))

    assert all(not CONDOTTIERE.view(stage.position, 1).discards for stage in turn.stages)


@pytest.mark.parametrize(
    "opening",
    [
        Opening(0, (0, 0), ((), (), (), ())),
        Opening(0, (0, 1), ((Region.ROMA,), (Region.ROMA,), (), ())),
        Opening(0, (0, 1), ((Region.ROMA, Region.ROMA), (), (), ())),
        Opening(0, (), ((Region.ROMA,), (), (), ())),
    ],
)
def test_an_opening_that_names_things_twice_or_for_nothing_is_refused(opening: Opening) -> None:
    with pytest.raises(ValueError, match="final battle"):
        CONDOTTIERE.start(Options(players=4, points=True), "x", opening)


def test_a_match_is_for_points_and_takes_its_own_games_until_it_is_won() -> None:
    points = Options(players=3, points=True)
    over = CONDOTTIERE.set_up(
        Setup(points, ("", "", ""), Phase.OVER, markers=((PARMA,), (), ()), winners=(0,), ending=Ending.TOTAL), "x"
    )

    with pytest.raises(ValueError, match="for points"):
        Match(Options(players=3))
    with pytest.raises(ValueError, match="match is over"):
        after_game(Match(points, winners=(1,)), over)
    with pytest.raises(ValueError, match="options are others"):
        after_game(Match(Options(players=4, points=True)), over)


def test_a_flipped_bit_in_an_encoded_position_is_found() -> None:
    raw = CONDOTTIERE.encode(CONDOTTIERE.start(Options(), "x"))

    for at in range(0, len(raw), 7):
        damaged = raw[:at] + bytes([raw[at] ^ 4]) + raw[at + 1 :]
        with pytest.raises(ValueError, match="no position"):
            CONDOTTIERE.decode(damaged)


def test_an_action_of_another_game_is_a_mistake_of_the_program() -> None:
    with pytest.raises(TypeError, match="no action of Condottiere"):
        CONDOTTIERE.apply(CONDOTTIERE.start(Options(), "x"), None)  # type: ignore[arg-type]
