"""What is sent of a move: put into words once for all who see the same of it, and the same as made for each alone."""

import random
from typing import Any

import pytest

from condotta.condottiere.game import CONDOTTIERE
from condotta.condottiere.knowledge import NOTHING_KNOWN, known_seats
from condotta.condottiere.options import VARIANTS
from condotta.server.deals.offers import State
from condotta.server.deals.terms import Battles
from condotta.server.table import commands as ask
from condotta.server.table import entries as log
from condotta.server.table.rendering import Taken
from condotta.server.wire import encode
from tests.server.room import Room, seated

PEOPLE = ("anna", "bruno", "carla", "dario")
GAMES: tuple[tuple[str, dict[str, Any]], ...] = (
    ("condottiere", {}),
    *(("condottiere", {variant: True}) for variant in VARIANTS),
    ("ordonnance", {}),
)


def played(game: str, options: dict[str, Any], seed: int) -> Room:
    """A room after many moves at random."""
    room, dice = seated(*PEOPLE[:3], game=game, options=options), random.Random(seed)
    for _ in range(250):
        if room.playing is None or room.playing.mover is None:
            break
        room.act(dice.choice(room.legal()))
    return room


@pytest.mark.parametrize(("game", "options"), GAMES)
def test_what_is_sent_is_the_same_as_what_is_made_for_each_viewer_alone(game: str, options: dict[str, Any]) -> None:
    shared = 0
    for taken in played(game, options, 5).taken:
        for viewer in (None, 0, 1, 2):
            sent, alone = taken.message(viewer), taken.told(viewer)
            assert (sent is None) == (alone is None)
            if sent is not None:
                assert sent == encode(alone)
        shared += bool(taken.open)
    assert shared > 20


@pytest.mark.parametrize("options", [{}, {"hidden_cards": True}], ids=["open", "hidden"])
@pytest.mark.parametrize("seed", range(3))
def test_it_is_the_same_where_some_know_more_of_a_hand_than_others(options: dict[str, Any], seed: int) -> None:
    room, dice, unlike = seated(*PEOPLE, game="condottiere", options=options), random.Random(seed), 0
    for _ in range(150):
        if room.playing.mover is None:
            break
        if dice.random() < 0.1:
            show_a_card(room, dice)
        room.act(dice.choice(room.legal()))

    for taken in moves(room):
        for viewer in (None, 0, 1, 2, 3):
            assert taken.message(viewer) == encode(taken.told(viewer))
        unlike += any(taken.turn.besides(seat) is None for seat in range(4)) and taken.turn.besides(None) == {}
    assert unlike > 5


def show_a_card(room: Room, dice: random.Random) -> None:
    """Somebody shows a card to one of the others, if he has one."""
    seat, other = dice.sample(range(4), 2)
    hand = CONDOTTIERE.view(room.playing.position, seat).hand
    if hand:
        room.do(PEOPLE[seat], ask.Show((other,), (dice.choice(hand).value,)), seat)


def test_who_moved_is_told_more_than_the_others() -> None:
    room = played("condottiere", {}, 6)
    made = [taken for taken in room.taken if taken.turn is not None]
    besides = [taken.turn.besides(taken.entry.seat) for taken in made]
    assert any(one is not None and set(one) == {"hand"} for one in besides)
    assert any(one is None for one in besides)  # cards were dealt
    assert all(taken.turn.besides(None) == {} for taken in made)


def test_a_fetched_card_that_all_saw_makes_no_difference_but_to_who_has_it() -> None:
    made = [taken for taken in played("condottiere", {}, 6).taken if taken.turn is not None]
    known = [taken.turn for taken in made if taken.turn.before.knowledge != NOTHING_KNOWN]

    assert any(turn.besides(seat) == {} for turn in known for seat in range(3) if not is_at_stake(turn, seat))
    assert any(turn.besides(seat) == {} for turn in known for seat in range(3) if is_at_stake(turn, seat))
    moved = [(turn, seat) for turn in known for seat in range(3) if is_at_stake(turn, seat) and has_changed(turn, seat)]
    assert moved
    assert all(turn.besides(seat) is None for turn, seat in moved)


def is_at_stake(turn: Any, seat: int) -> bool:
    """Whether spectators know a card of this seat."""
    return seat in known_seats(turn.before.knowledge)


def has_changed(turn: Any, seat: int) -> bool:
    """Whether spectators see the seat otherwise than before."""
    return CONDOTTIERE.view(turn.before, None).seats[seat] != CONDOTTIERE.view(turn.position, None).seats[seat]


@pytest.mark.parametrize("seed", range(4))
def test_no_byte_tells_others_that_two_have_a_deal(seed: int) -> None:
    without, with_deal = dealing(seed, deal=False), dealing(seed, deal=True)

    assert with_deal.table.book.ledger.deals[0].state is State.ENDED
    for viewer in (None, 2, 3):
        told = [[taken.message(viewer) for taken in moves(room)] for room in (without, with_deal)]
        assert told[0] == told[1]
    own = [[taken.message(0) for taken in moves(room)] for room in (without, with_deal)]
    assert own[0] != own[1]


def dealing(seed: int, *, deal: bool) -> Room:
    """A room in which Anna and Bruno have a deal in words until the end of a battle, or have none."""
    room, dice = seated(*PEOPLE), random.Random(seed)
    for move in range(80):
        if room.playing.mover is None:
            break
        if move == 6 and deal:
            room.do("anna", ask.MakeOffer((1,), Battles(1), "let us rest"), 0)
            room.do("bruno", ask.AnswerOffer(room.table.book.ledger.deals[0].offer.id, True), 1)
        room.act(dice.choice(room.legal()))
    return room


def moves(room: Room) -> list[Taken]:
    return [taken for taken in room.taken if isinstance(taken.entry, log.Moved)]
