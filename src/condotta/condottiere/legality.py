"""What a viewer may do, and why not: from his view alone, by the rules themselves.

The view is laid out as a record with the other hands left empty. What the seat to move may do depends on its own
cards and on open things only, so the rules give the same answer on it as on the full position.
"""

from functools import lru_cache

from msgspec import UNSET

from condotta.condottiere import engine
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
from condotta.condottiere.cards import BISHOP, BY_KIND, Card
from condotta.condottiere.italy import BY_NUMBER
from condotta.condottiere.layout import board_of
from condotta.condottiere.position import Opened, Position, opened, turn_of
from condotta.condottiere.refusal import ANSWERS, refusal
from condotta.condottiere.state import EFFECT, FETCH, KEEP, NO_SEAT, POPE, STATE, TURN_UP
from condotta.condottiere.view import View
from condotta.kernel.compiled import load
from condotta.kernel.form import Form

PHASE = Form(STATE, "phase")
WHOLE = (Attack, Pass, KeepHand, DiscardHand)
"""Actions that are one decision; so are cards, unless they say more, or are a Bishop, who must."""


def legal(view: View) -> tuple[Action, ...]:
    """Every action the viewer may take now."""
    if view.viewer is None or view.turn != view.viewer:
        return ()
    return _open_to(board_of(view).closed().record)


def choices(position: Position) -> tuple[Action, ...]:
    """Every action the seat to move may take; as with `allowed`, a full position gives the same as the mover's view."""
    return () if turn_of(position) == NO_SEAT else _open_to(position.record)


def _open_to(record: bytes) -> tuple[Action, ...]:
    (phase,), (decisions, further) = PHASE.read(record), engine.choices(load(STATE, record * 2))
    if not any(further):  # as mostly
        return _single(phase, decisions)
    actions: list[Action] = []
    for number in _members(decisions):
        actions += _completions(phase, number, further[number])
    return tuple(actions)


@lru_cache(maxsize=512)
def _single(phase: int, decisions: int) -> tuple[Action, ...]:
    """The actions that are one decision each."""
    return tuple(action for number in _members(decisions) for action in _completions(phase, number, 0))


def check(view: View, action: Action) -> None:
    """Raise IllegalMove with the reason if the viewer may not do this now."""
    if type(action) not in ANSWERS:
        raise TypeError(f"{action!r} is no action of Condottiere.")
    asked = view.viewer is not None and view.turn == view.viewer and ANSWERS[type(action)] is view.phase
    if not asked or not _accepts(board_of(view), action):
        raise refusal(view, action)


def allowed(board: Opened, action: Action) -> bool:
    """Whether the seat to move may do this: `check` asks the same of the board that is made from its view.

    A full position gives the same answer: the rules are the same, they look only at what both boards share, the
    seat's own cards and what lies open, and the tests compare both over all actions. So whoever has a position may
    ask it first; what it refuses goes to `check`, and the reason is found in the view alone. The board is played on.
    """
    answers = ANSWERS.get(type(action))
    return answers is not None and answers.number == board.phase and _accepts(board, action)


def is_in_place(position: Position, action: Action) -> bool:
    """Whether an action answers what is asked, and says nothing that the rules refuse after its first decision."""
    answers, (phase,) = ANSWERS.get(type(action)), PHASE.read(position.record)
    if answers is None or answers.number != phase:
        return False
    if isinstance(action, Play) and action.card is not Card.BISHOP and action.pope is UNSET and action.take is None:
        return True
    return type(action) in WHOLE or allowed(opened(position), action)


def perform(board: Opened, number: int) -> None:
    """Take one decision, and turn up and play the card it means, up to the next question."""
    board.step(number)
    while board.phase in (TURN_UP, EFFECT):
        board.settle()


def _accepts(board: Opened, action: Action) -> bool:
    """Whether the rules allow every decision of an action that answers what is asked; a Bishop must name a place."""
    if isinstance(action, Draw) and action.count not in range(4):
        return False
    spelt = numbers(action)
    for at, number in enumerate(spelt):
        if (at and not _goes_on(board.phase, action)) or not board.legal() >> number & 1:
            return False
        if at == len(spelt) - 1 and number != CARD + BISHOP:
            return True  # nothing is asked after it that may not be left unsaid
        perform(board, number)
    return board.phase != POPE


def _goes_on(phase: int, action: Action) -> bool:
    """Whether what is asked next is what the action goes on to say."""
    if isinstance(action, Play):
        return (phase == POPE and action.take is None) or (phase == FETCH and action.pope is UNSET)
    return phase == KEEP


@lru_cache(maxsize=512)
def _completions(phase: int, number: int, further: int) -> tuple[Action, ...]:
    """The actions that begin with this decision; these further ones may complete it."""
    keeping = phase == KEEP
    if not further:
        return (action_of((number,), keeping=keeping),)
    # A single kept card comes before pairs: whoever draws an action by lot counts on the order.
    parts = sorted(_members(further), key=lambda part: keeping and part != NOTHING)
    return tuple(action_of((number, part), keeping=keeping) for part in parts)


@lru_cache(maxsize=512)
def _members(decisions: int) -> tuple[int, ...]:
    return tuple(number for number in range(DECISIONS) if decisions >> number & 1)


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
