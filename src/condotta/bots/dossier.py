"""An analysis for other programs: one JSON object with every move (docs/analysis.md)."""

from collections.abc import Iterable, Sequence

import msgspec

from condotta.bots.analysis import Judged
from condotta.bots.judging import Verdict
from condotta.kernel.game import AnyGame

DIGITS = 4


class Opinion(msgspec.Struct, frozen=True):
    """What a move was worth to its player, as far as he could know, and the best one."""

    chance: float
    best: str
    best_chance: float
    loss: float
    error: float


class Entry(msgspec.Struct, frozen=True):
    """A move; without a verdict if there was no other."""

    number: int
    seat: int
    action: str
    before: Sequence[float]
    decided: Sequence[float]
    after: Sequence[float]
    verdict: Opinion | None
    turning_point: bool
    turn_of_luck: bool
    mistake: bool


class Dossier(msgspec.Struct, frozen=True):
    """A game and what was found about its moves."""

    game: str
    seats: Sequence[str]
    playouts: int
    moves: Sequence[Entry]


def dossier(game: AnyGame, seats: Sequence[str], playouts: int, moves: Iterable[Judged]) -> str:
    """The analysis as JSON."""
    found = Dossier(game.name, seats, playouts, [entry(game, move) for move in moves])
    return msgspec.json.encode(found).decode()


def entry(game: AnyGame, move: Judged) -> Entry:
    """One move of it."""
    return Entry(
        number=move.number,
        seat=move.seat,
        action=game.write(move.action),
        before=_rounded(move.before),
        decided=_rounded(move.decided),
        after=_rounded(move.after),
        verdict=_opinion(game, move.verdict) if move.verdict else None,
        turning_point=move.turned is not None,
        turn_of_luck=move.turned_by_luck is not None,
        mistake=move.is_mistake,
    )


def _opinion(game: AnyGame, verdict: Verdict) -> Opinion:
    chance, best_chance, loss, error = _rounded((verdict.chance, verdict.best_chance, verdict.loss, verdict.error))
    return Opinion(chance, game.write(verdict.best), best_chance, loss, error)


def _rounded(chances: Iterable[float]) -> list[float]:
    return [round(chance, DIGITS) for chance in chances]
