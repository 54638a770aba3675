"""Actions: their numbers, their notation, and why they are refused."""

import msgspec
import pytest

from condotta.kernel.game import IllegalMove
from condotta.ordonnance.actions import ACTIONS, DECISIONS, Place, number
from condotta.ordonnance.game import ORDONNANCE
from condotta.ordonnance.icons import Card
from condotta.ordonnance.legality import every_action
from condotta.ordonnance.opening import Opening
from condotta.ordonnance.options import Options
from condotta.ordonnance.territories import Territory
from tests.ordonnance.table import after, refusal_of


def test_every_action_has_a_number_of_its_own() -> None:
    assert len(every_action()) == 155
    assert [number(action) for action in every_action()] == list(range(5, DECISIONS))
    assert ACTIONS[5] == Place(Card.S, Territory.ANTIOCH)
    assert ACTIONS[159] == Place(Card.SBWHF, Territory.TRIPOLI)


def test_every_action_has_one_spelling_and_is_read_back_from_it() -> None:
    written = [ORDONNANCE.write(action) for action in every_action()]

    assert len(set(written)) == 155
    assert [ORDONNANCE.read(text) for text in written] == list(every_action())


@pytest.mark.parametrize(
    "text",
    ["place SBF Jerusalem", "PLACE fsb jerusalem", "  place  bFs   JERUSALEM ", "place SBF 3", "place sbf иерусалим"],
)
def test_reading_takes_any_case_any_order_of_icons_and_the_territorys_number(text: str) -> None:
    action = ORDONNANCE.read(text)

    assert action == Place(Card.SBF, Territory.JERUSALEM)
    assert ORDONNANCE.write(action) == "place SBF Jerusalem"


@pytest.mark.parametrize(
    ("text", "refusal"),
    [
        ("", "notation.unknown text="),
        ("pass", "notation.unknown text=pass"),
        ("place SBF", "notation.unknown text=place SBF"),
        ("lay SBF Cyprus", "notation.unknown text=lay SBF Cyprus"),
        ("place SS Cyprus", "notation.no-card name=ss"),
        ("place SX Cyprus", "notation.no-card name=sx"),
        ("place SB 0", "notation.no-territory name=0"),
        ("place SB 6", "notation.no-territory name=6"),
        ("place SB Rome", "notation.no-territory name=rome"),
        ("place SB Cyprus now", "notation.no-territory name=cyprus now"),
        ("place ß Cyprus", "notation.no-card name=ss"),
    ],
)
def test_what_is_no_action_is_refused(text: str, refusal: str) -> None:
    with pytest.raises(IllegalMove) as refused:
        ORDONNANCE.read(text)

    assert str(refused.value) == refusal


def test_an_action_survives_json() -> None:
    action = Place(Card.SBF, Territory.JERUSALEM)

    text = msgspec.json.encode(action)

    assert text == b'{"do":"place","card":"SBF","territory":"Jerusalem"}'
    assert msgspec.json.decode(text, type=ORDONNANCE.action_type) == action


def test_reasons_are_looked_for_in_order() -> None:
    position = ORDONNANCE.start(Options(players=3), "", Opening(first=1))
    held = Place(ORDONNANCE.view(position, 1).hand[0], Territory.CYPRUS)
    missing = next(card for card in Card if card not in ORDONNANCE.view(position, 1).hand)
    over = after(60, Options(players=3))

    assert refusal_of(ORDONNANCE.view(position, None), held) == "turn.spectator"
    assert refusal_of(ORDONNANCE.view(over, None), held) == "turn.spectator"
    assert refusal_of(ORDONNANCE.view(over, 1), held) == "turn.over"
    assert refusal_of(ORDONNANCE.view(position, 0), held) == "turn.other"
    assert refusal_of(ORDONNANCE.view(position, 1), Place(missing, Territory.CYPRUS)) == (
        f"card.not-held card={missing.value}"
    )
    assert refusal_of(ORDONNANCE.view(position, 1), held) is None


def test_a_finished_game_takes_no_action() -> None:
    with pytest.raises(IllegalMove):
        ORDONNANCE.apply(after(40, Options()), Place(Card.S, Territory.CYPRUS))
