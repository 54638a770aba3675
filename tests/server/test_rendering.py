"""What is sent of a move: put into words once for all who see the same of it, and the same as made for each alone."""

import random
from typing import Any

import msgspec
import pytest

from condotta.condottiere.knowledge import NOTHING_KNOWN, known_to
from condotta.condottiere.options import VARIANTS
from condotta.condottiere.position import Position
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
            sent, alone = taken.message(viewer), taken.told(taken.rules, viewer)
            assert (sent is None) == (alone is None)
            if sent is not None:
                assert msgspec.json.decode(sent) == msgspec.json.decode(encode(alone))
        shared += bool(taken.open)
    assert shared > 20


def test_who_moved_is_told_more_than_the_others() -> None:
    room = played("condottiere", {}, 6)
    moves = [taken for taken in room.taken if taken.turn is not None]
    assert any(not taken.turn.shows_no_more_to(taken.entry.seat) for taken in moves)
    assert all(taken.turn.shows_no_more_to(None) for taken in moves)


def test_a_fetched_card_that_all_saw_makes_no_difference_but_to_who_has_it() -> None:
    moves = [taken for taken in played("condottiere", {}, 6).taken if taken.turn is not None]
    known = [taken.turn for taken in moves if taken.turn.before.knowledge != NOTHING_KNOWN]

    assert any(turn.shows_no_more_to(seat) for turn in known for seat in range(3))
    assert all(not turn.shows_no_more_to(seat) for turn in known for seat in range(3) if is_known(turn.before, seat))


def is_known(position: Position, seat: int) -> bool:
    """Whether spectators know a card of this seat."""
    return any(known_to(position.knowledge, None)[seat])
