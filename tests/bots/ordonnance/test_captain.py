"""The captain finds what any sound player would find."""

import msgspec
import pytest

from condotta.bots import make_bot
from condotta.ordonnance.game import ORDONNANCE
from condotta.ordonnance.options import Options
from condotta.ordonnance.setup import Setup
from condotta.ordonnance.territories import Territory
from tests.ordonnance.table import deck_of

ANTIOCH, CYPRUS, JERUSALEM, EDESSA, TRIPOLI = Territory
WEAK, STRONG = "S B W H", "F F F F"

LAST_CARD = Setup(
    options=Options(deck=deck_of(30)),
    hands=("SBWH S B F SBW W", "S S S S S S"),
    turn=0,
    lines=(("F HF SF", STRONG, STRONG, WEAK, WEAK), ("H H H SBH", WEAK, WEAK, STRONG, "F F F")),
    completed=(
        *((0, JERUSALEM), (0, CYPRUS), (1, EDESSA), (1, ANTIOCH), (1, CYPRUS), (0, EDESSA), (0, TRIPOLI)),
        (1, JERUSALEM),
    ),
)
"""Both have two territories, or nearly so, and Antioch decides: there helmets are a regiment against three flags."""
LAST_BUT_ONE = msgspec.structs.replace(
    LAST_CARD,
    lines=(("F HF SF", STRONG, STRONG, WEAK, "S B W"), ("H H H SBH", WEAK, WEAK, STRONG, "F F")),
    completed=tuple(army for army in LAST_CARD.completed if army != (0, TRIPOLI)),
)
"""The same, but one may still lay a card in Tripoli."""
EQUAL_ARMIES = msgspec.structs.replace(
    LAST_BUT_ONE,
    hands=("F F SF HF BF H", "S S S S S S"),
    lines=(("F F F", STRONG, STRONG, WEAK, "S B W"), (STRONG, WEAK, WEAK, STRONG, "F F")),
)
"""In Antioch a mere flag would only equal the regiment that was there first."""


def captains_choice(setup: Setup) -> str:
    view = ORDONNANCE.view(ORDONNANCE.set_up(setup, "seed"), setup.turn)
    return ORDONNANCE.write(make_bot("captain", ORDONNANCE, "").choose(view, ORDONNANCE.legal(view)))


@pytest.mark.parametrize("setup", [LAST_CARD, LAST_BUT_ONE], ids=["last card", "last but one"])
def test_the_captain_completes_the_regiment_that_wins_the_game(setup: Setup) -> None:
    assert captains_choice(setup) == "place F Antioch"


def test_the_captain_knows_that_an_equal_army_loses_to_the_first_one() -> None:
    card, territory = captains_choice(EQUAL_ARMIES).split()[1:]

    assert territory == "Antioch"
    assert card in ("SF", "BF", "HF")


def test_the_captain_lays_nothing_in_a_territory_that_matters_when_he_cannot_win_it_with_it() -> None:
    without_flag = msgspec.structs.replace(LAST_BUT_ONE, hands=("SBWH S B SH SBW W", "S S S S S S"))

    assert captains_choice(without_flag).endswith("Tripoli")
