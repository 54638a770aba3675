"""Actions and the numbers of their decisions: each is the spelling of the other."""

import pytest

from condotta.condottiere.actions import (
    CARD,
    DECISIONS,
    KEEP_HAND,
    NOTHING,
    OFF_BOARD,
    PASS,
    Action,
    Draw,
    Keep,
    Play,
    action_of,
    numbers,
)
from condotta.condottiere.cards import Card
from condotta.condottiere.legality import every_action

SPELT = [action for action in every_action() if not isinstance(action, Draw) or action.count in range(4)]


def test_every_action_is_spelt_by_its_decisions() -> None:
    assert [action_of(numbers(action), keeping=isinstance(action, Keep)) for action in SPELT] == SPELT


@pytest.mark.parametrize("action", [Play(Card.SCARECROW), Play(Card.TEN), Keep((Card.TEN,)), Keep()])
def test_to_take_or_keep_nothing_more_may_be_said(action: Action) -> None:
    assert action_of([*numbers(action), NOTHING], keeping=isinstance(action, Keep)) == action


@pytest.mark.parametrize("decisions", [[NOTHING], [OFF_BOARD], [DECISIONS], [-1], [CARD, PASS], [CARD, KEEP_HAND]])
def test_decisions_that_spell_no_action_are_refused(decisions: list[int]) -> None:
    with pytest.raises(ValueError, match="decision"):
        action_of(decisions, keeping=False)
