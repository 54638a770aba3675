"""One game between bots: each is asked in turn, judged, and replaced by chance where it fails."""

from collections.abc import Sequence
from math import inf
from time import perf_counter
from typing import Any

import msgspec

from condotta.arena.faults import NOT_OF_A_BOT, Fault, Faults, Kind, added
from condotta.arena.program import Program
from condotta.arena.schedule import Bout, Key
from condotta.bots import Bot, make_bot
from condotta.kernel.chance import derived
from condotta.kernel.game import AnyGame, Outcome, Seat


class Report(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How one seat did: the time of each decision in microseconds, and its faults."""

    times: tuple[int, ...] = ()
    faults: tuple[Faults, ...] = ()


class Played(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A finished game. Its moves, each a seat and an action in notation, are only for its record."""

    deal: int
    lineup: int
    rotation: int
    seats: tuple[int, ...]
    outcome: Outcome
    reports: tuple[Report, ...]
    moves: tuple[tuple[Seat, str], ...] = ()

    @property
    def key(self) -> Key:
        return self.deal, self.lineup, self.rotation

    @property
    def victory(self) -> tuple[float, ...]:
        """Each seat's part of the victory; the parts of a game make one."""
        part = 1 / len(self.outcome.winners)
        return tuple(part if seat in self.outcome.winners else 0.0 for seat in range(len(self.seats)))


class Judge:
    """Asks the bot of one seat, and sees to it that a legal action comes of it."""

    def __init__(self, game: AnyGame, bot: Bot, seed: str, limit: float) -> None:
        self.bot = bot
        # A program is stopped by its own clock, which allows it to start.
        self.limit = inf if isinstance(bot, Program) else limit
        self.substitute = make_bot("random", game, derived(seed, "substitute"))
        self.times: list[int] = []
        self.faults: tuple[Faults, ...] = ()

    def decision(self, view: Any, legal: Sequence[Any]) -> Any:
        """What the bot chooses; after a fault, what the bot `random` would."""
        began = perf_counter()
        try:
            action = chosen(self.bot, view, legal)
        except Fault as fault:
            self._note(fault, began)
            return self.substitute.choose(view, legal)
        return self._in_time(action, view, legal, self._stop(began))

    def _in_time(self, action: Any, view: Any, legal: Sequence[Any], spent: float) -> Any:
        """The action, unless it came too late; a bot of the house can be measured only, not stopped."""
        if spent <= self.limit:
            return action
        self._count(Fault(Kind.SLOW, f"It took {spent:.3g} seconds, more than {self.limit:g}."))
        return self.substitute.choose(view, legal)

    def _note(self, fault: Fault, began: float) -> None:
        if fault.kind is not Kind.DISMISSED:
            self._stop(began)
        self._count(fault)

    def _count(self, fault: Fault) -> None:
        self.faults = added(self.faults, fault.kind, 1, fault.sentence)

    def _stop(self, began: float) -> float:
        spent = perf_counter() - began
        self.times.append(round(spent * 1e6))
        return spent

    def report(self) -> Report:
        return Report(tuple(self.times), self.faults)


def chosen(bot: Bot, view: Any, legal: Sequence[Any]) -> Any:
    """The legal action that a bot chooses; or Fault."""
    try:
        action = bot.choose(view, legal)
        if action in legal:
            return action
        raise Fault(Kind.ILLEGAL, f"It chose {action!r}, which is not legal.")
    except (Fault, *NOT_OF_A_BOT):
        raise
    except BaseException as error:
        raise Fault(Kind.RAISED, f"{type(error).__name__}: {error}") from error


def play_bout(game: AnyGame, options: Any, bout: Bout, bots: Sequence[Bot], limit: float) -> Played:
    """Play a game to its end. A seat that has only one thing to do is not asked."""
    judges = [Judge(game, bot, seed, limit) for bot, seed in zip(bots, bout.bot_seeds, strict=True)]
    position, moves = game.start(options, bout.seed), list[tuple[Seat, str]]()
    while (mover := game.mover(position)) is not None:
        action = _action(game, position, mover, judges[mover])
        moves.append((mover, game.write(action)))
        position = game.apply(position, action).position
    outcome = game.outcome(position)
    assert outcome is not None
    reports = tuple(judge.report() for judge in judges)
    return Played(bout.deal, bout.lineup, bout.rotation, bout.seats, outcome, reports, tuple(moves))


def _action(game: AnyGame, position: Any, mover: Seat, judge: Judge) -> Any:
    view = game.view(position, mover)
    legal = game.legal(view)
    return judge.decision(view, legal) if len(legal) > 1 else legal[0]
