"""From the single decisions of the rules to the actions of players."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

import msgspec

from condotta.bots.thoughts import Reply
from condotta.condottiere.actions import (
    CARD,
    DISCARD_HAND,
    DRAW_NONE,
    NOTHING,
    OFF_BOARD,
    PASS,
    PASS_REVEALING,
    REGION,
    Action,
    Attack,
    DiscardHand,
    Draw,
    Keep,
    KeepHand,
    Pass,
    Play,
)
from condotta.condottiere.cards import BISHOP, BY_KIND
from condotta.condottiere.italy import BY_NUMBER
from condotta.condottiere.legality import perform
from condotta.condottiere.position import Opened
from condotta.condottiere.state import BATTLE, CHOOSE, DISCARD, FETCH, KEEP, POPE


class Decided(NamedTuple):
    """A decision, by whom, and in which phase."""

    seat: int
    phase: int
    decision: int


def complete(board: Opened, given: Sequence[int], decide: Callable[[Opened], int]) -> Action:
    """The action of the given decisions, completed as it is decided. The board is played on."""
    first, later, taken = board.phase, iter(given), list[Decided]()
    while not taken or asks_further(board, first):
        decision = next(later, None)
        taken.append(Decided(board.turn, board.phase, decide(board) if decision is None else decision))
        perform(board, taken[-1].decision)
    return spell(taken)[0].action


def asks_further(board: Opened, first: int) -> bool:
    """Whether an action that began in this phase is not complete yet."""
    return board.phase in (POPE, FETCH) or board.phase == first == KEEP


def spell(line: Sequence[Decided], final: bool = True) -> list[Reply]:
    """A line of decisions as actions. But for a final battle, where there is no Pope, it may not end with a Bishop."""
    replies: list[Reply] = []
    for seat, phase, decision in line:
        if phase in (POPE, FETCH):
            replies[-1] = Reply(seat, _goes_on(replies[-1].action, phase, decision))
        elif phase == KEEP and replies and isinstance(replies[-1].action, Keep):
            kept = replies[-1].action.cards
            replies[-1] = Reply(seat, Keep(kept if decision == NOTHING else (*kept, BY_KIND[decision - CARD])))
        else:
            replies.append(Reply(seat, _begins(phase, decision)))
    breaks_off = not final and len(replies) > 1 and line[-1][1:] == (BATTLE, CARD + BISHOP)
    return replies[:-1] if breaks_off else replies


def _goes_on(play: Play, phase: int, decision: int) -> Play:
    """The play with what the later decision says of it."""
    if phase == POPE:
        return msgspec.structs.replace(play, pope=None if decision == OFF_BOARD else BY_NUMBER[decision - REGION])
    return play if decision == NOTHING else msgspec.structs.replace(play, take=BY_KIND[decision - CARD])


def _begins(phase: int, decision: int) -> Action:
    """The action that a first decision begins."""
    if phase == CHOOSE:
        return Attack(BY_NUMBER[decision - REGION])
    if phase == BATTLE:
        if decision in (PASS, PASS_REVEALING):
            return Pass(reveal=decision == PASS_REVEALING)
        return Play(BY_KIND[decision - CARD])
    if phase == DISCARD:
        return DiscardHand() if decision == DISCARD_HAND else KeepHand()
    if phase == KEEP:
        return Keep(() if decision == NOTHING else (BY_KIND[decision - CARD],))
    return Draw(decision - DRAW_NONE)
