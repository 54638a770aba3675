"""The analysis of a recorded game: everybody's chances after every move, and what each move was worth.

Chances are told with open cards, as nobody at the table could know them. A move is judged by what its player knew.
"""

import math
from collections.abc import Callable, Iterator
from importlib import import_module
from typing import Any

import msgspec

from condotta.bots.bot import Thinker, make_bot
from condotta.bots.thoughts import Option
from condotta.kernel import record
from condotta.kernel.game import AnyGame, Seat
from condotta.kernel.record import Move, Record

TURN = 0.15
"""A move that changes somebody's chance by so much is a turning point."""
MISTAKE = 0.1
"""A move is a mistake if another one had been so much better, as far as its player could know."""


class Judged(msgspec.Struct, frozen=True):
    """A move: everybody's chances before and after it, and the better one that its player passed over, if any."""

    number: int
    seat: Seat
    action: Any
    before: tuple[float, ...]
    after: tuple[float, ...]
    chance: float | None
    better: Option | None

    @property
    def swing(self) -> float:
        """The greatest change of anybody's chance."""
        return max(abs(after - before) for before, after in zip(self.before, self.after, strict=True))

    @property
    def turns(self) -> bool:
        return self.swing >= TURN


def analyse(game: AnyGame, kept: Record, playouts: int, seed: str) -> Iterator[Judged]:
    """Every move of a game, with so many playouts for each; Damaged where the record breaks the rules."""
    chances: Callable[[Any, int, str], list[float]] = import_module(f"condotta.bots.{game.name}.brain").chances
    bot = make_bot(f"strategist:{playouts}", game, seed)
    before = tuple(chances(record.begin(game, kept.header), playouts, seed))
    for played in record.replay(game, kept):
        if isinstance(played.entry, Move):
            after = tuple(chances(played.turn.position, playouts, seed))
            number, seat, action = played.entry.move, played.entry.seat, game.read(played.entry.action)
            chance, better = _judge(bot, game, played.before, seat, action)
            yield Judged(number, seat, action, before, after, chance, better)
            before = after


def _judge(bot: Any, game: AnyGame, position: Any, seat: Seat, action: Any) -> tuple[float | None, Option | None]:
    """The chance of a move as its player could estimate it, and a clearly better one; nothing if he had no choice."""
    view = game.view(position, seat)
    if not isinstance(bot, Thinker) or len(game.legal(view)) == 1:
        return None, None
    thoughts = bot.consider(view)
    option = next((option for option in thoughts.options if option.action == action), None)
    if option is None:
        return None, None
    best = thoughts.options[0]
    doubt = math.hypot(_doubt(option), _doubt(best))
    return option.chance, best if best.chance - option.chance > max(MISTAKE, 3 * doubt) else None


def _doubt(option: Option) -> float:
    """The standard error of an option's chance, never nothing: two more games are thought of, one won and one lost."""
    chance = (option.chance * option.playouts + 1) / (option.playouts + 2)
    return math.sqrt(chance * (1 - chance) / (option.playouts + 2))
