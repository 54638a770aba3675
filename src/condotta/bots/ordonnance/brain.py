"""The one door between Python and the compiled bots, and what Python calls."""

from functools import lru_cache
from typing import Any

import msgspec
import numpy as np

from condotta.bots.bot import check_turn, digest
from condotta.bots.budget import Budget, spend
from condotta.bots.ordonnance.course import Course
from condotta.bots.ordonnance.duel import blank_field
from condotta.bots.ordonnance.forecast import count_victories
from condotta.bots.ordonnance.front import blank_sheet
from condotta.bots.ordonnance.lessons import learned_mind
from condotta.bots.ordonnance.line import likely_reply
from condotta.bots.ordonnance.match import TABLE, play_match
from condotta.bots.ordonnance.policies import decision_of
from condotta.bots.ordonnance.prospects import blank_book, blank_notes, write_book
from condotta.bots.ordonnance.search import RECORDS, ROOT, blank_race, leader, line_up, run
from condotta.kernel.chance import key_of, words
from condotta.kernel.compiled import Rows, allot, long_entry, row
from condotta.kernel.dice import dice_of
from condotta.ordonnance.actions import DECISIONS
from condotta.ordonnance.layout import board_of
from condotta.ordonnance.options import Options
from condotta.ordonnance.position import Position, opened
from condotta.ordonnance.state import SEATS, STATE
from condotta.ordonnance.view import View

WRITE, DECIDE, LINE_UP, RUN, LEADER, REPLY, MATCH, FORECAST = range(8)
BOOKS_KEPT = 8
FIRST_NUMBER = 0


@long_entry
def door(
    states: Rows,
    verb: int,
    numbers: Any,
    dice: Any,
    sizes: Any,
    book: Any,
    sheet: Any,
    field: Any,
    mind: Any,
    race: Any,
    deck: Any,
    key: Any,
    notes: Any,
) -> int:
    """Do what the verb says; `numbers` are its arguments, the rows are read and written as it needs."""
    if verb == WRITE:
        write_book(book, deck, notes)
    elif verb == DECIDE:
        return decision_of(states[ROOT], numbers[0], book, sheet, dice)
    elif verb == LINE_UP:
        return line_up(states[ROOT], race, numbers, FIRST_NUMBER, book, sheet)
    elif verb == RUN:
        run(states, race, numbers[0], sizes, book, sheet, field, mind, dice)
    elif verb == LEADER:
        return leader(race)
    elif verb == REPLY:
        return likely_reply(states, numbers[0], deck, key, sizes, book, sheet, dice)
    elif verb == MATCH:
        return play_match(states, numbers, key, dice, deck, sizes, book, sheet, field, mind, race, notes)
    elif verb == FORECAST:
        count_victories(states, numbers[0], book, sheet, dice, notes)
    return 0


NO_NUMBERS = row([0])
NO_NOTES = row([0.0], np.float64)


class Desk(msgspec.Struct, frozen=True):
    """What a bot works on: records, dice, sizes of hidden hands, the book of the deck; a sheet, a field, the veteran's
    mind and a race."""

    states: Rows
    dice: Any
    sizes: Any
    book: Any
    sheet: Any
    field: Any
    mind: Any
    race: Any

    def _do(
        self, verb: int, *numbers: int, deck: Any = NO_NUMBERS, key: Any = NO_NUMBERS, notes: Any = NO_NOTES
    ) -> int:
        rows = (self.dice, self.sizes, self.book, self.sheet, self.field, self.mind, self.race)
        return int(door(self.states, verb, row(numbers), *rows, deck, key, notes))

    def decide(self, policy: int) -> int:
        """What a policy decides at once."""
        return self._do(DECIDE, policy)

    def line_up(self, course: Course) -> int:
        """Begin a race between the options; how many there are."""
        return self._do(LINE_UP, *course)

    def run(self, playouts: int) -> None:
        """Go on with the race."""
        self._do(RUN, playouts)

    def leader(self) -> int:
        """The option that leads the race."""
        return self._do(LEADER)

    def reply(self, line: list[int]) -> int:
        """The likeliest decision after a line of decisions."""
        return self._do(REPLY, len(line), deck=row(line), key=row([0] * DECISIONS))

    def match(self, numbers: list[int], deck: Any, seed: str) -> tuple[list[float], int]:
        """Each player's shares of victories, and how many decisions were illegal."""
        won = row([0.0] * SEATS, np.float64)
        illegal = self._do(MATCH, *numbers, deck=deck, key=row(words(key_of(seed))), notes=won)
        return [float(share) for share in won], illegal

    def forecast(self, playouts: int) -> list[float]:
        """Each seat's share of the victories when the position is played out so many times."""
        won = row([0.0] * SEATS, np.float64)

        def add_up(times: int) -> None:
            self._do(FORECAST, times, notes=won)

        spend(Budget(playouts), add_up)
        return [float(share) / playouts for share in won]


def desk_of(view: View, seed: str) -> Desk:
    """A desk on which a view is laid out; ValueError if the viewer is not to move."""
    check_turn(view)
    states = allot(STATE, RECORDS)
    states[ROOT] = board_of(view).rows[0]
    sizes = row([0 if seat == view.viewer else one.hand_size for seat, one in enumerate(view.seats)])
    dice = dice_of(digest(seed, view).hex())
    return _desk(states, dice, sizes, book_of(tuple(view.options.copies)))


def chances(position: Position, playouts: int, seed: str) -> list[float]:
    """Each seat's chance to win if captains, who now and then err, play on from a position with open cards."""
    if playouts < 1:
        raise ValueError("Chances need one playout at least.")
    states = allot(STATE, RECORDS)
    states[ROOT] = opened(position).rows[0]
    dice = dice_of(f"{seed} {position.record.hex()}")
    book = book_of(tuple(position.options.copies))
    return _desk(states, dice, NO_NUMBERS, book).forecast(playouts)[: position.options.players]


def empty_desk(options: Options, seed: str) -> Desk:
    """A desk on which whole games can be played."""
    return _desk(allot(STATE, TABLE + 1), dice_of(seed), row([0] * SEATS), book_of(tuple(options.copies)))


def _desk(states: Rows, dice: Any, sizes: Any, book: Any) -> Desk:
    return Desk(states, dice, sizes, book, blank_sheet(), blank_field(), learned_mind(), blank_race())


@lru_cache(BOOKS_KEPT)
def book_of(deck: tuple[int, ...]) -> Any:
    """The prospects of all armies of a deck."""
    book = blank_book()
    _desk(allot(STATE), dice_of(""), NO_NUMBERS, book)._do(WRITE, deck=row(deck), notes=blank_notes())
    return book
