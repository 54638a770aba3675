"""From the single decisions of the rules to the actions of players."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from condotta.bots.thoughts import Reply
from condotta.condottiere.actions import CARD, Action, action_of
from condotta.condottiere.cards import BISHOP
from condotta.condottiere.legality import perform
from condotta.condottiere.position import Opened
from condotta.condottiere.state import BATTLE, FETCH, KEEP, POPE


class Decided(NamedTuple):
    """A decision, by whom, and in which phase."""

    seat: int
    phase: int
    decision: int


def complete(board: Opened, given: Sequence[int], decide: Callable[[Opened], int]) -> Action:
    """The action of the given decisions, completed as it is decided. The board is played on."""
    keeping, later, said = board.phase == KEEP, iter(given), list[int]()
    while not said or board.midway:
        decision = next(later, None)
        said.append(decide(board) if decision is None else decision)
        perform(board, said[-1])
    return action_of(said, keeping=keeping)


def spell(line: Sequence[Decided], final: bool = True) -> list[Reply]:
    """A line of decisions as actions. But for a final battle, where there is no Pope, it may not end with a Bishop."""
    actions: list[list[Decided]] = []
    for decided in line:
        if actions and _goes_on(actions[-1][0], decided):
            actions[-1].append(decided)
        else:
            actions.append([decided])
    if not final and len(actions) > 1 and line[-1][1:] == (BATTLE, CARD + BISHOP):
        actions.pop()
    return [_reply(decisions) for decisions in actions]


def _goes_on(first: Decided, later: Decided) -> bool:
    """Whether a decision belongs to the action that an earlier one began."""
    return later.phase in (POPE, FETCH) or first.phase == later.phase == KEEP


def _reply(decisions: Sequence[Decided]) -> Reply:
    first = decisions[0]
    return Reply(first.seat, action_of([decided.decision for decided in decisions], keeping=first.phase == KEEP))
