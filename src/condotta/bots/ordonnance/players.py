"""The bots of Ordonnance as Python sees them: those that decide at once, and the one that searches."""

from collections.abc import Sequence

import msgspec

from condotta.bots.budget import Budget, spend
from condotta.bots.ordonnance.brain import Desk, desk_of
from condotta.bots.ordonnance.course import Course
from condotta.bots.ordonnance.line import NO_REPLY
from condotta.bots.ordonnance.prospects import WHOLE
from condotta.bots.ordonnance.search import BEHIND, IN, NOW, OPTION, ROUNDS, RUNNERS, SUM, TRIED
from condotta.bots.thoughts import Option, Reply, Thoughts
from condotta.ordonnance.actions import ACTIONS, Action
from condotta.ordonnance.view import View

DUEL = 2
REPLIES = 3


class Policy(msgspec.Struct, frozen=True):
    """Decides at once, by one of the policies."""

    seed: str
    policy: int

    def choose(self, view: View, legal: Sequence[Action]) -> Action:
        return ACTIONS[desk_of(view, self.seed).decide(self.policy)]


class Searcher(msgspec.Struct, frozen=True):
    """Lets its options race over imagined deals (see `search`), on one course against one opponent, else on another."""

    seed: str
    budget: Budget
    duel: Course
    table: Course

    def choose(self, view: View, legal: Sequence[Action]) -> Action:
        desk = self._raced(view)
        return ACTIONS[int(desk.race[OPTION + desk.leader()])]

    def consider(self, view: View) -> Thoughts:
        return Thoughts(tuple(_told(self._raced(view), view)))

    def _raced(self, view: View) -> Desk:
        """A desk on which the race has been run."""
        desk = desk_of(view, self.seed)
        runners = desk.line_up(self.duel if len(view.seats) == DUEL else self.table)
        if runners == 1:
            desk.run(1)
        else:
            spend(self.budget.searching, desk.run)
        return desk


def _told(desk: Desk, view: View) -> list[Option]:
    """The options, the leader first, each with its line."""
    first, runners = desk.leader(), int(desk.race[RUNNERS])
    chances = [_chance(desk, at, first) for at in range(runners)]
    order = sorted(range(runners), key=lambda at: (at != first, -chances[at]))
    return [
        Option(
            action=ACTIONS[int(desk.race[OPTION + at])],
            chance=chances[at],
            playouts=int(desk.race[TRIED + at]),
            line=_line(desk, view, int(desk.race[OPTION + at])),
        )
        for at in order
    ]


def _chance(desk: Desk, at: int, first: int) -> float:
    """The mean outcome of an option. One that left the race is as far behind the leader as it was then."""
    if not desk.race[IN + at]:
        return max(0.0, _chance(desk, first, first) - float(desk.race[BEHIND + at]) / WHOLE)
    rounds = desk.race[ROUNDS]
    return float(desk.race[SUM + at] / rounds if rounds else desk.race[NOW + at]) / WHOLE


def _line(desk: Desk, view: View, decision: int) -> tuple[Reply, ...]:
    """What is likely to follow a decision."""
    line, seats = [decision], len(view.seats)
    while len(line) <= REPLIES and (reply := desk.reply(line)) != NO_REPLY:
        line.append(reply)
    return tuple(Reply(((view.turn or 0) + after) % seats, ACTIONS[reply]) for after, reply in enumerate(line) if after)
