"""Actions, events, views and positions as JSON: stable, and read back as they were."""

import msgspec
import pytest
from hypothesis import given, settings

from condotta.condottiere.actions import Action, Attack, DiscardHand, Draw, Keep, KeepHand, Pass, Play
from condotta.condottiere.cards import Card
from condotta.condottiere.game import CONDOTTIERE
from condotta.condottiere.italy import Region
from condotta.condottiere.legality import every_action
from condotta.condottiere.options import Options
from tests.condottiere.play import games, random_game, seeds

STABLE = {
    Attack(Region.MILANO): b'{"do":"attack","region":"Milano"}',
    Play(Card.TEN): b'{"do":"play","card":"10"}',
    Play(Card.BISHOP, pope=Region.ROMA): b'{"do":"play","card":"bishop","pope":"Roma"}',
    Play(Card.BISHOP, pope=None): b'{"do":"play","card":"bishop","pope":null}',
    Play(Card.SCARECROW, take=Card.SIX): b'{"do":"play","card":"scarecrow","take":"6"}',
    Pass(): b'{"do":"pass"}',
    Pass(reveal=True): b'{"do":"pass","reveal":true}',
    KeepHand(): b'{"do":"keep_hand"}',
    DiscardHand(): b'{"do":"discard_hand"}',
    Keep((Card.TEN, Card.HEROINE)): b'{"do":"keep","cards":["10","heroine"]}',
    Draw(2): b'{"do":"draw","count":2}',
}


@pytest.mark.parametrize("action", STABLE, ids=CONDOTTIERE.write)
def test_actions_have_stable_json(action: Action) -> None:
    assert msgspec.json.encode(action) == STABLE[action]


def test_every_action_is_read_back_from_its_json() -> None:
    for action in every_action():
        assert msgspec.json.decode(msgspec.json.encode(action), type=CONDOTTIERE.action_type) == action


@settings(max_examples=10, deadline=None)
@given(games, seeds)
def test_events_views_and_positions_are_read_back_from_their_json(options: Options, seed: int) -> None:
    for _, turn in random_game(options, seed):
        for viewer in (None, 0):
            for event in turn.events(viewer):
                assert msgspec.json.decode(msgspec.json.encode(event), type=CONDOTTIERE.event_type) == event
            view = CONDOTTIERE.view(turn.position, viewer)
            assert msgspec.json.decode(msgspec.json.encode(view), type=CONDOTTIERE.view_type) == view
        setup = CONDOTTIERE.lay_out(turn.position)
        assert msgspec.json.decode(msgspec.json.encode(setup), type=CONDOTTIERE.setup_type) == setup


@pytest.mark.parametrize("viewer", [-1, 4, 99])
def test_a_view_is_for_a_seat_of_this_table(viewer: int) -> None:
    position = CONDOTTIERE.start(Options(players=4), "x")

    with pytest.raises(ValueError, match="Seats are numbered"):
        CONDOTTIERE.view(position, viewer)


@pytest.mark.parametrize("raw", [b"", b"x" * 20, b"x" * 1150])
def test_bytes_that_are_no_position_are_refused(raw: bytes) -> None:
    with pytest.raises(ValueError, match="no position of this game"):
        CONDOTTIERE.decode(raw)
