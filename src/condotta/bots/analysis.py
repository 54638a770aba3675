"""The analysis of a recorded game: everybody's chances after every move, and what each move was worth.

Chances are told with open cards, as nobody at the table could know them. What a move changed is told apart from what
the cards changed that were dealt or drawn after it. A move is judged by what its player knew (see `judging`).
"""

import math
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from condotta.bots.judging import Judge, Verdict, chances_of
from condotta.kernel.game import AnyGame, Seat
from condotta.kernel.record import Move, Record
from condotta.kernel.replay import replay

TURN = 0.15
"""What changes somebody's chance by so much is a turning point,"""
CLEARLY = 3
"""if it is more than so many standard errors of the estimate."""


class Judged(msgspec.Struct, frozen=True):
    """A move: everybody's chances before it, by the decision alone, and when the cards had fallen; and the verdict.

    `verdict` is None if the player had no choice.
    """

    number: int
    seat: Seat
    action: Any
    before: tuple[float, ...]
    decided: tuple[float, ...]
    after: tuple[float, ...]
    playouts: int
    verdict: Verdict | None

    @property
    def turned(self) -> Seat | None:
        """The seat whose chance the decision changed most, if the game turned by it."""
        return turned(self.before, self.decided, self.playouts)

    @property
    def turned_by_luck(self) -> Seat | None:
        """The seat whose chance the cards changed most, if the game turned by them."""
        return turned(self.decided, self.after, self.playouts)

    @property
    def turns(self) -> bool:
        """Whether the game turned here, by the decision or by the cards."""
        return self.turned is not None or self.turned_by_luck is not None

    @property
    def is_mistake(self) -> bool:
        return self.verdict is not None and self.verdict.is_mistake


def analyse(game: AnyGame, kept: Record, playouts: int, seed: str, numbers: range | None = None) -> Iterator[Judged]:
    """Every move of a game, or those of some numbers in a row, with so many playouts for each.

    Damaged where the record breaks the rules. A move is judged the same, whichever others are.
    """
    chances, judge = chances_of(game), Judge(game, playouts, seed)
    before: tuple[float, ...] | None = None
    for played in replay(game, kept):
        if isinstance(played.entry, Move) and (numbers is None or played.entry.move in numbers):
            turn, action = played.turn, game.read(played.entry.action)
            before = before or tuple(chances(played.before, playouts, seed))
            after = tuple(chances(turn.position, playouts, seed))
            decided = before if turn.decided is None else after
            if turn.decided not in (None, turn.position):
                decided = tuple(chances(turn.decided, playouts, seed))
            verdict = judge.verdict(played.before, played.entry.seat, action)
            yield Judged(played.entry.move, played.entry.seat, action, before, decided, after, playouts, verdict)
            before = after


def turned(before: Sequence[float], after: Sequence[float], playouts: int) -> Seat | None:
    """The seat whose chance changed most, if that is a turning point."""
    most = max(range(len(before)), key=lambda seat: abs(after[seat] - before[seat]))
    doubt = math.hypot(_doubt(before[most], playouts), _doubt(after[most], playouts))
    return most if abs(after[most] - before[most]) >= max(TURN, CLEARLY * doubt) else None


def _doubt(chance: float, playouts: int) -> float:
    """The standard error of a chance, never nothing: two more games are thought of, one won and one lost."""
    careful = (chance * playouts + 1) / (playouts + 2)
    return math.sqrt(careful * (1 - careful) / (playouts + 2))
