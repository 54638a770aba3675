"""An empty board, the first deal, and games one after the other on the same board."""

from typing import Any

import pytest

from condotta.condottiere import engine
from condotta.condottiere.cards import COPIES, KINDS, NO_CARD
from condotta.condottiere.italy import ITALY, NOWHERE
from condotta.condottiere.options import Options
from condotta.condottiere.position import RULES_VERSION, Opened
from condotta.condottiere.state import CHOOSE, NO_SEAT, STATE, UNDECIDED
from condotta.kernel.chance import key_of, words
from condotta.kernel.compiled import Rows, allot, load, row
from tests.clauses import clause

BY_KIND = ("hand", "line", "pile", "kept")
OPTIONS = Options(players=4, hidden_cards=True, points=True)


def board(rows: Rows) -> dict[str, Any]:
    """All that a record says, without the places beside the fifteen kinds, which mean nothing."""
    state = vars(Opened(rows).peek())
    for name in BY_KIND:
        state[name] = [one[:KINDS] if isinstance(one, list) else one for one in state[name]][: max(6, KINDS)]
    state["pile"], state["kept"] = state["pile"][:KINDS], state["kept"][:KINDS]
    return state


def used() -> Rows:
    """A record full of what some game may have left in it."""
    return load(STATE, b"\x01" * STATE.itemsize)


def cleared(rows: Rows) -> dict[str, Any]:
    engine.clear(rows, 0, OPTIONS.players, OPTIONS.flags, RULES_VERSION, row(words(key_of("seed"))))
    state = board(rows)
    for name in ("phase", "turn", "holder", "pile"):  # for those who lay things out to say
        del state[name]
    return state


def started(rows: Rows, options: Options, first: int) -> dict[str, Any]:
    engine.start(rows, 0, options.players, options.flags, RULES_VERSION, row(words(key_of("seed"))), first)
    return board(rows)


@clause("condottiere:points.next-first")
def test_an_empty_board_is_the_same_whatever_was_played_on_it_before() -> None:
    assert cleared(used()) == cleared(allot(STATE))


@clause("condottiere:points.next-first", "condottiere:players.count")
def test_on_an_empty_board_nobody_has_anything_and_the_pope_is_off() -> None:
    state = cleared(used())

    assert (state["seats"], state["flags"], state["version"]) == (4, OPTIONS.flags, RULES_VERSION)
    assert state["hand"] == state["line"] == [[0] * KINDS] * 6
    assert state["held"] == state["lined"] == state["realm"] == [0] * 6
    assert state["kept"] == [0] * KINDS
    assert state["face_down"] == [NO_CARD] * 6
    assert (state["armed"], state["out"], state["veiled"], state["finalists"], state["winners"]) == (0, 0, 0, 0, 0)
    assert (state["unowned"], state["region"], state["pope"], state["defender"]) == (ITALY, NOWHERE, NOWHERE, NO_SEAT)
    assert (state["battles"], state["idle"], state["stirred"], state["fresh"], state["asked"]) == (0, 0, 0, 0, 0)
    assert (state["playing"], state["turned"], state["ending"]) == (NO_CARD, NO_CARD, UNDECIDED)


@clause("condottiere:points.next-first", "condottiere:setup.deal")
@pytest.mark.parametrize("first", [NO_SEAT, 0, 3])
def test_a_new_game_is_the_same_whatever_was_played_before(first: int) -> None:
    assert started(used(), OPTIONS, first) == started(allot(STATE), OPTIONS, first)


@clause("condottiere:setup.deal", "condottiere:draw.start")
@pytest.mark.parametrize(("drawing", "cards"), [(False, 10), (True, 7)])
@pytest.mark.parametrize("players", range(2, 7))
def test_the_dealt_cards_leave_the_pile_and_the_first_holder_chooses(players: int, drawing: bool, cards: int) -> None:
    state = started(used(), Options(players=players, draw_after_battle=drawing), players - 1)

    assert [sum(hand) for hand in state["hand"]] == [cards] * players + [0] * (6 - players)
    assert [sum(hand[kind] for hand in state["hand"]) + state["pile"][kind] for kind in range(KINDS)] == list(COPIES)
    assert (state["phase"], state["turn"], state["holder"]) == (CHOOSE, players - 1, players - 1)
    assert state["armed"] == (1 << players) - 1
