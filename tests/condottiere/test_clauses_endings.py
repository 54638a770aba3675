"""How a game ends, and that it says so."""

from typing import Any

import pytest

from condotta.condottiere.game import CONDOTTIERE
from condotta.condottiere.italy import Region
from condotta.condottiere.position import Position, opened
from condotta.condottiere.view import Ending, Phase
from tests.clauses import clause
from tests.condottiere.test_clauses_course import do, laid_out_again, remembered, table

ENDINGS = {
    "adjacent regions": (("Genova Parma", "Roma", "", "Torino"), Ending.KINGDOM, {}),
    "five regions": (("Torino Siena Ancona Venezia", "Roma", "", "Milano"), Ending.TOTAL, {}),
    "adjacent regions before five": (("Genova Parma Siena Ancona", "Roma", "", ""), Ending.KINGDOM, {}),
    "the three-hundredth battle": (("Torino Siena", "Roma", "", "Milano"), Ending.GUARD, {"battles": 299}),
}


def last_battle(markers: tuple[str, ...], **laid: Any) -> Position:
    """A battle for Lucca that seat 0 wins as soon as it passes."""
    count = len(markers)
    return table(
        tuple("1" for _ in range(count)),
        Phase.BATTLE,
        0,
        region=Region.LUCCA,
        lines=("6", *("1" for _ in range(count - 1))),
        out=tuple(range(1, count)),
        markers=tuple(tuple(map(Region, realm.split())) for realm in markers),
        **laid,
    )


@clause("condottiere:win.check", "condottiere:win.total", "condottiere:win.adjacent", "condottiere:endless.guard")
@pytest.mark.parametrize(("markers", "ending", "laid"), ENDINGS.values(), ids=ENDINGS)
def test_a_victory_says_how_it_was_won(markers: tuple[str, ...], ending: Ending, laid: dict[str, int]) -> None:
    outcome = CONDOTTIERE.outcome(do(last_battle(markers, **laid), "pass"))

    assert outcome is not None
    assert (outcome.winners, outcome.ending) == ((0,), ending.value)
    assert outcome.scores == tuple(len(realm.split()) + (seat == 0) for seat, realm in enumerate(markers))


EXHAUSTED = (
    "Milano Spoleto",
    "Torino Venezia Mantova Roma",
    "Ferrara Bologna Ancona",
    "Genova Firenze Napoli",
    "Parma Modena Urbino",
)


@clause("condottiere:win.exhausted")
def test_a_game_without_a_free_region_says_so() -> None:
    outcome = CONDOTTIERE.outcome(do(last_battle(EXHAUSTED, pope=Region.SIENA), "pass"))

    assert outcome is not None
    assert (outcome.winners, outcome.ending) == ((1,), Ending.EXHAUSTED.value)


@clause("condottiere:final.battle", "condottiere:final.winner")
def test_a_final_battle_is_no_ending_before_it_is_fought_and_leaves_nobody_out() -> None:
    final = do(last_battle(("Torino", "Siena Roma", "", ""), battles=299), "pass")

    assert CONDOTTIERE.outcome(final) is None
    assert CONDOTTIERE.view(final, None).finalists == (0, 1)
    over = do(final, "pass", "pass")
    outcome = CONDOTTIERE.outcome(over)
    assert outcome is not None
    assert (outcome.winners, outcome.ending) == ((0, 1), Ending.FINAL_BATTLE.value)
    assert remembered(laid_out_again(over)) == remembered(over)


@clause("condottiere:win.check")
def test_when_a_game_is_over_no_decision_is_left() -> None:
    over = do(last_battle(("Genova Parma", "", "", "")), "pass")

    assert opened(over).legal() == 0
    assert CONDOTTIERE.mover(over) is None
