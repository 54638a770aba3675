"""The course of a game inside the rules: an empty table, what is asked, and who wins in any seat."""

import random
from typing import Any

import pytest

from condotta.kernel.chance import key_of, words
from condotta.kernel.compiled import Rows, allot, load, row
from condotta.ordonnance import engine
from condotta.ordonnance.actions import ACTIONS, number
from condotta.ordonnance.decks import FLAT, Deck
from condotta.ordonnance.game import ORDONNANCE
from condotta.ordonnance.icons import KINDS
from condotta.ordonnance.options import Options
from condotta.ordonnance.position import RULES_VERSION, Opened, opened
from condotta.ordonnance.state import DRAW, NO_SEAT, PLACE, STATE
from condotta.ordonnance.territories import LEVANT
from condotta.ordonnance.view import Ending
from tests.clauses import clause
from tests.ordonnance.table import SMALL, after, finished, play

OPTIONS = Options(players=3, tiebreak="placement")


def used() -> Rows:
    """A record full of what some game may have left in it."""
    return load(STATE, b"\x01" * STATE.itemsize)


def table(rows: Rows) -> dict[str, Any]:
    return vars(Opened(rows, OPTIONS).peek())


def started(rows: Rows, first: int) -> dict[str, Any]:
    key, deck = row(words(key_of("seed"))), row(OPTIONS.copies)
    engine.start(rows, 0, OPTIONS.players, OPTIONS.flags, RULES_VERSION, key, first, deck)
    return table(rows)


def arranged(rows: Rows) -> dict[str, Any]:
    """Seat 0 has completed an army in Cyprus, and seat 2 has laid one card in Tripoli."""
    key, things = row(words(key_of("seed"))), [0, 1, 3] * 4 + [2, 4, 7]
    engine.arrange(rows, 0, OPTIONS.players, OPTIONS.flags, RULES_VERSION, key, things, row([0] * KINDS), 1)
    return table(rows)


@clause("ordonnance:deal.six", "ordonnance:first.lot")
@pytest.mark.parametrize("first", [NO_SEAT, 0, 2])
def test_a_new_game_is_the_same_whatever_was_played_before(first: int) -> None:
    assert started(used(), first) == started(allot(STATE), first)


@clause("ordonnance:deal.six")
def test_a_laid_out_table_is_the_same_whatever_was_played_before() -> None:
    assert arranged(used()) == arranged(allot(STATE))


@clause("ordonnance:deal.six", "ordonnance:territories.five", "ordonnance:deck.table")
def test_a_new_game_has_empty_territories_six_cards_each_and_no_winner() -> None:
    state = started(used(), 2)

    assert (state["seats"], state["flags"], state["version"]) == (3, OPTIONS.flags, RULES_VERSION)
    assert [sum(hand) for hand in state["hand"]] == [6, 6, 6, 0]
    assert [sum(hand[kind] for hand in state["hand"]) + state["pile"][kind] for kind in range(KINDS)] == OPTIONS.copies
    assert state["pile_size"] == sum(state["pile"]) == 112 - 18
    assert state["room"] == [LEVANT] * 4
    assert state["cards"] == state["completed"] == [[0] * 5] * 4
    assert state["laid"] == [[[0] * 4] * 5] * 4
    assert state["control"] == [NO_SEAT] * 5
    assert (state["armies"], state["winners"], state["ending"]) == (0, 0, 0)
    assert (state["turn"], state["phase"]) == (2, PLACE)


@clause("ordonnance:end.all-full", "ordonnance:view.public")
def test_before_the_end_nobody_has_won() -> None:
    positions = list(play(ORDONNANCE.start(OPTIONS, "seed"), random.Random(5)))

    for position in positions[:-1:9]:
        seen = ORDONNANCE.view(ORDONNANCE.set_up(ORDONNANCE.lay_out(position), ""), None)
        assert (seen.winners, seen.ending, seen.version) == ((), None, ORDONNANCE.version)
    assert ORDONNANCE.view(positions[-1], None).winners


@clause("ordonnance:turn.place", "ordonnance:territory.four-cards")
@pytest.mark.parametrize("deck", [SMALL, FLAT], ids=["few kinds", "many kinds"])
@pytest.mark.parametrize("moves", [0, 7, 21, 33, 39])
def test_the_rules_go_on_with_the_cards_that_are_really_held(moves: int, deck: Deck) -> None:
    position = after(moves, Options(deck=deck))
    legal = ORDONNANCE.legal(ORDONNANCE.view(position, ORDONNANCE.mover(position)))

    assert opened(position).legal() == [number(action) for action in legal]
    held = {ACTIONS[decision].card for decision in opened(position).legal()}
    assert held == set(ORDONNANCE.view(position, ORDONNANCE.mover(position)).hand)


@clause("ordonnance:turn.draw")
def test_while_a_card_is_to_be_drawn_nobody_may_lay_one() -> None:
    board = opened(ORDONNANCE.start(Options(), "seed"))

    board.step(board.legal()[0])

    assert board.phase == DRAW
    assert board.legal() == []
    board.settle()
    assert board.phase == PLACE
    assert board.legal()


@clause("ordonnance:end.all-full")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_when_all_territories_are_full_no_decision_is_left(players: int) -> None:
    assert opened(after(20 * players, Options(players=players))).legal() == []


@clause("ordonnance:win.most")
@pytest.mark.parametrize(
    ("rankings", "winner"),
    [(["012", "120", "102", "120", "201"], 1), (["012", "120", "210", "210", "201"], 2)],
)
def test_whoever_has_the_most_territories_wins_alone_in_any_seat(rankings: list[str], winner: int) -> None:
    for tiebreak in ("share", "placement"):
        seen = finished(rankings, Options(players=3, tiebreak=tiebreak))

        assert (seen.winners, seen.ending) == ((winner,), Ending.TERRITORIES)


@clause("ordonnance:win.tie")
def test_placement_is_compared_among_the_leaders_alone() -> None:
    # Seat 2 beats 1 + 1 + 1 + 1 + 2 armies, but leads nowhere else; seat 0 beats 2 + 2 + 0 + 0 + 1, seat 1 one less.
    seen = finished(["021", "021", "120", "120", "201"], OPTIONS)

    assert [len(seat.territories) for seat in seen.seats] == [2, 2, 1]
    assert (seen.winners, seen.ending) == ((0,), Ending.PLACEMENT)
