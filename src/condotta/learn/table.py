"""One game, decision by decision: what the environments for a single game are made of."""

from operator import index
from typing import Any, SupportsIndex

import numpy as np
from numpy.typing import NDArray

from condotta.kernel.chance import key_of, words
from condotta.kernel.compiled import allot, dump, load, row
from condotta.kernel.game import IllegalMove, Viewer
from condotta.learn.batch import ALL_LEGAL, BEGIN, GOING_ON, OBSERVE, OVER, STEP, TRUNCATED
from condotta.learn.results import fresh_results
from condotta.learn.self_play import NO_DICE
from condotta.learn.subject import CAP, Subject

Observation = dict[str, NDArray[Any]]
NO_GAME = "No game goes on: begin one first."
NOBODY = -1
"""Stands for the seat to move where there is none."""


class Table:
    """A game that is being played. Its seats are asked one after the other, some for several decisions in a row."""

    def __init__(self, subject: Subject, options: Any, cap: int = CAP) -> None:
        if cap < 1:
            raise ValueError("A game has at least one decision.")
        self.subject, self.options, self.cap = subject, options, cap
        self._board, self._slot = allot(subject.state), allot(subject.slot)
        self._deck, self._results = subject.deck(options), fresh_results(subject, 1)
        self._results.seats[0] = NOBODY
        self._setting = (options.players, options.flags, subject.game.version, cap, 0)
        self._begun = self._rows()
        self._said: list[int] = []

    def begin(self, seed: str) -> None:
        """Begin the game that `game.start` begins with this seed."""
        self._slot = allot(self.subject.slot)
        for at, word in enumerate(words(key_of(seed))):
            self._slot[0].key[at] = word
        self._call(BEGIN)
        self._begun, self._said = self._rows(), []

    def lay(self, view: Any) -> None:
        """Begin in the midst of a game: with all that a seat knows, and any guess at what it does not."""
        self._board, self._slot = self.subject.lay(view)
        self._results.ended[0], self._results.seats[0] = GOING_ON, NOBODY if view.turn is None else view.turn
        self._begun, self._said = self._rows(), []

    @property
    def position(self) -> Any:
        return self.subject.position(self._board, self._slot, self.options)

    @property
    def seat(self) -> int | None:
        """The seat to move; None when the game is over or was broken off."""
        return int(self._results.seats[0]) if self.goes_on else None

    @property
    def goes_on(self) -> bool:
        return bool(self._results.ended[0] == GOING_ON and self._results.seats[0] >= 0)

    @property
    def is_over(self) -> bool:
        return bool(self._results.ended[0] == OVER)

    @property
    def is_truncated(self) -> bool:
        return bool(self._results.ended[0] == TRUNCATED)

    @property
    def is_midway(self) -> bool:
        """Whether an action has been begun and needs another decision."""
        return self.goes_on and self.subject.midway(self._board)

    @property
    def said(self) -> tuple[int, ...]:
        """The decisions of the action that was last begun."""
        return tuple(self._said)

    def reward(self, seat: int) -> float:
        """What the last decision was worth to a seat."""
        return float(self._results.rewards[0][seat])

    def view(self, viewer: Viewer) -> Any:
        return self.subject.game.view(self.position, viewer)

    def observe(self, seat: int) -> Observation:
        """What a seat may know and do now, in arrays of its own."""
        self._call(OBSERVE, seat)
        mask = self._results.masks[0].copy() if self.goes_on else np.zeros(self.subject.decisions, np.int8)
        return {"observation": self._results.observations[0].copy(), "action_mask": mask}

    def decide(self, told: SupportsIndex) -> None:
        """Let the seat to move take a decision; ValueError with the reason, and nothing done, if it may not."""
        decision = _whole(told)
        if not self.goes_on:
            raise ValueError(NO_GAME)
        if not self.is_midway:
            self._begun, self._said = self._rows(), []
        if not 0 <= decision < self.subject.decisions or self._call(STEP, decision=decision) != ALL_LEGAL:
            raise ValueError(f"Decision {decision} is not legal now: {self._reason(decision)}")
        self._said.append(decision)

    def act(self, action: Any) -> None:
        """Let the seat to move carry out an action, decision by decision, as far as the game goes on."""
        for number in self.subject.numbers(action):
            if self.goes_on:
                self.decide(number)
        while self.is_midway:
            self.decide(self.subject.unsaid)

    def spelt(self) -> Any:
        """The action that the last decisions were."""
        return self.subject.action(self._view_before().phase.value, self._said)

    def _view_before(self) -> Any:
        """What the seat to move knew before the action that was last begun."""
        game, (board, slot) = self.subject.game, self._begun
        before = self.subject.position(load(self.subject.state, board), load(self.subject.slot, slot), self.options)
        return game.view(before, game.mover(before))

    def _rows(self) -> tuple[bytes, bytes]:
        """Board and slot as bytes, which are quickly kept."""
        return dump(self.subject.state, self._board), dump(self.subject.slot, self._slot)

    def _reason(self, decision: int) -> str:
        """Why a decision is refused, in a sentence."""
        game, view = self.subject.game, self._view_before()
        if not 0 <= decision < self.subject.decisions:
            return f"decisions are numbered from 0 to {self.subject.decisions - 1}."
        action = self.subject.action(view.phase.value, [*self._said, decision])
        try:
            if action is None:
                raise IllegalMove("turn.question", asked=view.phase.value)
            game.check(view, action)
        except IllegalMove as refusal:
            return game.explain(refusal, "en")
        return "the mask says which decisions are."

    def _call(self, verb: int, viewer: int = 0, decision: int = 0) -> int:
        told = row([*self._setting, viewer])
        results = tuple(self._results)
        return self.subject.door(self._board, self._slot, verb, told, row([decision]), NO_DICE, self._deck, results)


def _whole(told: SupportsIndex) -> int:
    """The number of a decision, of whatever library it comes; ValueError if it is no whole number."""
    try:
        return index(told)
    except TypeError as error:
        raise ValueError(f"A decision is a whole number, not {told!r}.") from error
