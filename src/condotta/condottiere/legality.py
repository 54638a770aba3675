"""What a viewer may do, and why not: from his view alone, by the rules themselves.

The view is laid out as a record with the other hands left empty. What the seat to move may do depends on its own
cards and on open things only, so the rules give the same answer on it as on the full position.
"""

from msgspec import UNSET

from condotta.condottiere.actions import (
    CARD,
    DECISIONS,
    NOTHING,
    Action,
    Attack,
    DiscardHand,
    Draw,
    Keep,
    KeepHand,
    Pass,
    Play,
    action_of,
    numbers,
)
from condotta.condottiere.cards import BY_KIND, KINDS
from condotta.condottiere.italy import BY_NUMBER
from condotta.condottiere.layout import board_of
from condotta.condottiere.position import Opened
from condotta.condottiere.refusal import ANSWERS, refusal
from condotta.condottiere.state import EFFECT, FETCH, KEEP, POPE, TURN_UP
from condotta.condottiere.view import View


def legal(view: View) -> tuple[Action, ...]:
    """Every action the viewer may take now."""
    if view.viewer is None or view.turn != view.viewer:
        return ()
    board = board_of(view)
    return tuple(action for number in _members(board.legal()) for action in _completions(board, number))


def check(view: View, action: Action) -> None:
    """Raise IllegalMove with the reason if the viewer may not do this now."""
    if type(action) not in ANSWERS:
        raise TypeError(f"{action!r} is no action of Condottiere.")
    asked = view.viewer is not None and view.turn == view.viewer and ANSWERS[type(action)] is view.phase
    if not asked or not _accepts(board_of(view), action):
        raise refusal(view, action)


def perform(board: Opened, number: int) -> None:
    """Take one decision, and turn up and play the card it means, up to the next question."""
    board.step(number)
    while board.phase in (TURN_UP, EFFECT):
        board.settle()


def _accepts(board: Opened, action: Action) -> bool:
    """Whether the rules allow every decision of an action that answers what is asked."""
    if isinstance(action, Draw) and action.count not in range(4):
        return False
    for at, number in enumerate(numbers(action)):
        if (at and not _goes_on(board.phase, action)) or not board.legal() >> number & 1:
            return False
        perform(board, number)
    return board.phase != POPE


def _goes_on(phase: int, action: Action) -> bool:
    """Whether what is asked next is what the action goes on to say."""
    if isinstance(action, Play):
        return (phase == POPE and action.take is None) or (phase == FETCH and action.pope is UNSET)
    return phase == KEEP


def _completions(board: Opened, number: int) -> list[Action]:
    """The actions that begin with this decision."""
    keeping = board.phase == KEEP
    return [action_of((number, *more), keeping=keeping) for more in _continuations(board, number)]


def _continuations(board: Opened, number: int) -> list[tuple[int, ...]]:
    """What an action that begins with this decision may go on to say."""
    if number >= CARD + KINDS:
        return [()]
    after = board.copy()
    perform(after, number)
    if not after.midway:
        return [()]
    further = _members(after.legal())
    if after.phase == KEEP:
        # A single kept card comes before pairs: whoever draws an action by lot counts on the order.
        further.sort(key=lambda decision: decision != NOTHING)
    return [(decision,) for decision in further]


def _members(decisions: int) -> list[int]:
    return [number for number in range(DECISIONS) if decisions >> number & 1]


def every_action() -> tuple[Action, ...]:
    """Every action that can be written down, legal or not, but for hopeless combinations of its parts."""
    return (
        *(Attack(region) for region in BY_NUMBER),
        *(Play(card) for card in BY_KIND),
        *(Play(card, pope=place) for card in BY_KIND for place in (*BY_NUMBER, None)),
        *(Play(card, take=taken) for card in BY_KIND for taken in BY_KIND),
        *(Pass(reveal=reveal) for reveal in (False, True)),
        KeepHand(),
        DiscardHand(),
        Keep(),
        *(Keep((card,)) for card in BY_KIND),
        *(Keep((one, other)) for one in BY_KIND for other in BY_KIND),
        *(Draw(count) for count in range(-60, 60)),
    )
