"""What a viewer may do, and why not: from his view alone, by the rules themselves.

The view is laid out as a record with the other hands left empty. What the seat to move may do depends on its own
cards and on open things only, so the rules give the same answer on it as on the full position.
"""

from condotta.ordonnance.actions import ACTIONS, Action, number
from condotta.ordonnance.layout import board_of
from condotta.ordonnance.position import Opened
from condotta.ordonnance.refusal import refusal
from condotta.ordonnance.view import View


def legal(view: View) -> tuple[Action, ...]:
    """Every action the viewer may take now."""
    if view.viewer is None or view.turn != view.viewer:
        return ()
    return open_to(board_of(view))


def open_to(board: Opened) -> tuple[Action, ...]:
    """Every action the seat to move may take on this board; as with `allowed`, a full position gives the same."""
    return tuple(ACTIONS[decision] for decision in board.legal())


def check(view: View, action: Action) -> None:
    """Raise IllegalMove with the reason if the viewer may not do this now."""
    if view.viewer is None or view.turn != view.viewer or not allowed(board_of(view), action):
        raise refusal(view, action)


def allowed(board: Opened, action: Action) -> bool:
    """Whether the seat to move may do this: `check` asks it of the board that is made from its view.

    A full position gives the same answer: the rules look only at the seat's own cards and at what lies open, and the
    tests compare both over all actions. So whoever has a position may ask it first; what it refuses goes to `check`,
    and the reason is found in the view alone.
    """
    return board.allows(number(action))


def every_action() -> tuple[Action, ...]:
    """Every action that can be written down, legal or not."""
    return tuple(ACTIONS.values())
