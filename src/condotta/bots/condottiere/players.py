"""The bots of Condottiere as they sit at a table: a view in, an action out."""

from collections.abc import Sequence
from typing import Any

import msgspec

from condotta.bots.bot import check_turn, digest
from condotta.bots.budget import Budget, spend
from condotta.bots.condottiere import brain
from condotta.bots.condottiere.lessons import can_judge
from condotta.bots.condottiere.question import Question
from condotta.bots.condottiere.search import BY_INSTINCT, TO_THE_END
from condotta.bots.condottiere.spelling import Decided, complete, spell
from condotta.bots.thoughts import Option, Thoughts
from condotta.condottiere.actions import Action
from condotta.condottiere.cards import Card
from condotta.condottiere.legality import perform
from condotta.condottiere.position import Opened
from condotta.condottiere.sample import dealt_again
from condotta.condottiere.state import SEATS
from condotta.condottiere.view import Phase, View
from condotta.kernel.compiled import row

LATER = 0.25
"""The part of a budget for a decision that completes an action: where the Pope goes, what else is kept."""


class Quick(msgspec.Struct, frozen=True):
    """A bot that decides by rules of thumb; `who` is its number in the compiled code."""

    seed: str
    who: int

    def choose(self, view: View, legal: Sequence[Action]) -> Action:
        board, dice = table_of(self.seed, view)
        return complete(board, [], lambda board: brain.quick_decision(board.rows, self.who, dice))


class Searcher(msgspec.Struct, frozen=True):
    """A bot that searches; `company` says who plays on in its playouts, `whims` how often in a hundred by chance.

    One that judges plays a battle to its end only, in which all fight by instinct, and judges what everybody may then
    expect; but to the end of the game where it has not learned to judge.
    """

    seed: str
    budget: Budget
    company: int
    whims: int
    judging: bool = False

    def choose(self, view: View, legal: Sequence[Action]) -> Action:
        check_turn(view)
        return legal[0] if len(legal) == 1 else self.consider(view).choice

    def consider(self, view: View) -> Thoughts:
        """Search the first decision of an action, then what completes the best one; a captain completes the others."""
        board, dice = table_of(self.seed, view)
        search, budget = Search(self, view, dice), self.budget.searching
        first = search.ask(board, budget.part(1 - LATER) if _may_go_on(view) else budget)
        best, *others = first.tried
        chosen, *variations = search.completed(board, first, best)
        rest = variations + [search.option(board, first, [decision]) for decision in others]
        return Thoughts((chosen, *sorted(rest, key=lambda option: -option.chance)))


class Search:
    """One decision of a searching bot, and those that complete it."""

    def __init__(self, bot: Searcher, view: View, dice: Any) -> None:
        self._bot, self._view, self._dice = bot, view, dice

    def ask(self, board: Opened, budget: Budget) -> Question:
        """Search what is asked now on this board."""
        judging = BY_INSTINCT if self._bot.judging and can_judge(self._view.options) else TO_THE_END
        question = Question(self._view, board, (self._bot.company, self._bot.whims, judging), self._dice)
        spend(budget, question.play_out)
        return question

    def completed(self, board: Opened, first: Question, decision: int) -> list[Option]:
        """The actions that begin with this decision, the best one first."""
        after = board.copy()
        perform(after, decision)
        if not after.midway:
            return [self.option(board, first, [decision])]
        second = self.ask(after, self._bot.budget.searching.part(LATER))
        return [self.option(board, second, [decision, further]) for further in second.tried]

    def option(self, board: Opened, question: Question, decisions: list[int]) -> Option:
        """What the playouts told about the action of these decisions; the last is the one that was searched."""
        last, begun = decisions[-1], [Decided(board.turn, board.phase, first) for first in decisions[:-1]]
        _, *line = spell([*begun, *question.line(last)], final=bool(self._view.finalists))
        action = complete(board.copy(), decisions, self._captain)
        return Option(action, question.chance(last), question.playouts(last), tuple(line))

    def _captain(self, board: Opened) -> int:
        return brain.quick_decision(board.rows, brain.CAPTAIN, self._dice)


def table_of(seed: str, view: View) -> tuple[Opened, Any]:
    """What a bot has before it, from seed and view alone: the table, with any cards in the hidden hands, and dice.

    The hands have the right number of cards, which everybody may count; what they are is not looked at. The dice are
    two words to roll with and two to begin each playout from; behind them is room for a playout's seating. ValueError
    if the viewer is not to move.
    """
    check_turn(view)
    raw = digest(seed, view)
    numbers = [int.from_bytes(raw[at : at + 4], "little") for at in range(0, 16, 4)]
    return dealt_again(view, raw.hex()), row([numbers[0] | 1, *numbers[1:], *[0] * SEATS])


def _may_go_on(view: View) -> bool:
    """Whether the first decision may be followed by another one of the same action."""
    if view.phase is Phase.BATTLE:
        return not {Card.BISHOP, Card.SCARECROW}.isdisjoint(view.hand)
    return view.phase is Phase.KEEP
