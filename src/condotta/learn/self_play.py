"""Self-play: many games side by side, stepped by one compiled call that writes into arrays of the caller."""

from operator import index
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from condotta.kernel.chance import derived, key_of, words
from condotta.kernel.compiled import COMPILED, allot, row
from condotta.kernel.dice import dice_of
from condotta.learn.batch import ALL_LEGAL, BEGIN, RANDOM, STEP
from condotta.learn.results import Results, check_results, fresh_results
from condotta.learn.subject import CAP, subject_named

NO_DICE = dice_of("")
NOT_BEGUN = "The games have not begun: call begin first."


class SelfPlay:
    """A batch of games of one kind. A game that ends gives way to the next one in its slot at once.

    Slots are numbered from `first`. What happens in a slot depends on `seed`, its number and the decisions taken in
    it, and on nothing else: neither on the size of the batch nor on the other slots.
    """

    def __init__(
        self,
        game: str = "condottiere",
        games: int = 64,
        seed: str = "",
        *,
        first: int = 0,
        cap: int = CAP,
        **choices: Any,
    ) -> None:
        games, first, cap = map(index, (games, first, cap))
        if not isinstance(seed, str):
            raise TypeError(f"The seed of a batch is a text, not {seed!r}.")
        if games < 1 or cap < 1:
            raise ValueError("A batch has at least one game, and a game at least one decision.")
        self._subject = subject_named(game)
        self.options = self._subject.options(**choices)
        self.games, self.seed, self.first, self.cap = games, seed, first, cap
        self.layout, self.decisions = self._subject.layout, self._subject.decisions
        self._states, self._slots = allot(self._subject.state, games), allot(self._subject.slot, games)
        self._deck = self._subject.deck(self.options)
        self._setting = (self.options.players, self.options.flags, self._subject.game.version, cap, 1)
        self._trusted: Results | None = None
        self._begun = False

    def results(self, *steps: int) -> Results:
        """Empty arrays that fit; with a number of steps, arrays for so many steps, to be filled one by one."""
        return fresh_results(self._subject, *steps, self.games)

    def begin(self, into: Results) -> None:
        """Begin the first game of every slot; ValueError, and nothing done, if the arrays do not fit."""
        self._trust(into)
        for at in range(self.games):
            key = words(key_of(derived(self.seed, f"slot {self.first + at}")))
            for word in range(8):
                self._slots[at].key[word] = key[word]
            self._slots[at].games = 0
        self._begun = True
        self._call(BEGIN, 0, np.zeros(self.games, np.int64), NO_DICE, into)

    def step(self, decisions: ArrayLike, into: Results) -> None:
        """Take one decision in every game; ValueError, and nothing done, if one of them is illegal."""
        told = np.asarray(decisions)
        if told.shape != (self.games,) or told.dtype.kind not in "iu":
            raise ValueError(f"There are {self.games} games: so many decisions are needed, whole numbers in one row.")
        chosen = np.ascontiguousarray(told, np.int64)
        illegal = self._call(STEP, 0, chosen, NO_DICE, into)
        if illegal != ALL_LEGAL:
            raise ValueError(f"Decision {chosen[illegal]} is not legal in game {illegal} of the batch.")

    def play_randomly(self, rounds: int, seed: str, into: Results) -> None:
        """Take so many random legal decisions in every game, without coming back in between."""
        self._call(RANDOM, rounds, np.zeros(self.games, np.int64), dice_of(seed), into)

    def seed_of(self, at: int) -> str:
        """The seed of the game that is played now: `game.start` begins the same game with it."""
        self._check_slot(at)
        return b"".join(int(word).to_bytes(4, "little") for word in self._slots[at].key).hex()

    def position(self, at: int) -> Any:
        """The position of a game, for the verbs of its rules. A secret: it holds all hands.

        ValueError in the midst of an action: to the rules it is one step, and there is no position within it.
        """
        self._check_slot(at)
        board, slot = self._states[at:][:1], self._slots[at:][:1]
        if self._subject.midway(board):
            raise ValueError(f"Game {at} of the batch is in the midst of an action: take its next decision first.")
        return self._subject.position(board, slot, self.options)

    def _call(self, verb: int, argument: int, decisions: NDArray[np.int64], dice: Any, into: Results) -> int:
        if not self._begun:
            raise ValueError(NOT_BEGUN)
        self._trust(into)
        numbers = row([*self._setting, argument])
        chosen = decisions if COMPILED else decisions.tolist()
        return self._subject.door(self._states, self._slots, verb, numbers, chosen, dice, self._deck, tuple(into))

    def _check_slot(self, at: int) -> None:
        if not self._begun:
            raise ValueError(NOT_BEGUN)
        if not 0 <= at < self.games:
            raise IndexError(f"There is no game {at}: the {self.games} of the batch are numbered from 0.")

    def _trust(self, into: Results) -> None:
        """See once whether arrays fit."""
        if into is not self._trusted:
            check_results(self._subject, into, self.games)
            self._trusted = into
