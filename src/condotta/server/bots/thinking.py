"""What bots are asked: to choose an action, to advise somebody, to judge a move of a finished game."""

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Any

import msgspec

from condotta.bots import Bot, Thinker, make_bot
from condotta.bots.analysis import analyse
from condotta.bots.dossier import entry
from condotta.catalogue import GAMES, game_named
from condotta.kernel.record import Record, loads
from condotta.server.deals.terms import Term
from condotta.server.deals.word import faithful


class Choice(msgspec.Struct, frozen=True, tag=True):
    """What does a bot do with this view (msgpack), that has promised this? The answer is a notation."""

    game: str
    bot: str
    view: bytes
    seed: str
    promises: tuple[Term, ...] = ()


class Counsel(msgspec.Struct, frozen=True, tag=True):
    """What does a searching bot think of all that may be done? The answer is JSON of `Advice`."""

    game: str
    bot: str
    view: bytes
    seed: str


class Judgement(msgspec.Struct, frozen=True, tag=True):
    """What was one move of a record worth? The answer is JSON of a dossier's entry."""

    record: str
    move: int
    playouts: int


Question = Choice | Counsel | Judgement


class Advice(msgspec.Struct, frozen=True):
    """Something that one may do, as a value and in notation, and the chance to win the game with it."""

    action: Any
    notation: str
    chance: float


def thought(question: Question) -> bytes:
    """The answer to a question."""
    if isinstance(question, Choice):
        return _chosen(question).encode()
    if isinstance(question, Counsel):
        return _considered(question)
    return _judged(question)


def prepare_bots() -> None:
    """Load the bots of all games; the first time after an update they are compiled."""
    for game in GAMES:
        rules = game_named(game)
        position = rules.start(rules.options_type(), "preparing")
        view = rules.view(position, rules.mover(position))
        make_bot("captain", rules, "preparing").choose(view, rules.legal(view))


def _chosen(question: Choice) -> str:
    rules = game_named(question.game)
    view = _decoder(question.game).decode(question.view)
    player, legal = make_bot(question.bot, rules, question.seed), rules.legal(view)
    if not question.promises:
        return rules.write(player.choose(view, legal))
    return rules.write(faithful(_ranked(player, view, legal), legal, question.promises, view))


def _ranked(player: Bot, view: Any, legal: Sequence[Any]) -> list[Any]:
    """What a bot would like to do, as far down as it says."""
    if isinstance(player, Thinker) and len(legal) > 1:
        return [option.action for option in player.consider(view).options]
    return [player.choose(view, legal)]


def _considered(question: Counsel) -> bytes:
    rules = game_named(question.game)
    thinker = make_bot(question.bot, rules, question.seed)
    if not isinstance(thinker, Thinker):
        raise TypeError(f"{question.bot} has no opinions.")
    options = thinker.consider(_decoder(question.game).decode(question.view)).options
    return msgspec.json.encode([Advice(one.action, rules.write(one.action), round(one.chance, 4)) for one in options])


def _judged(question: Judgement) -> bytes:
    kept = _record(question.record)
    rules = game_named(kept.header.game)
    (judged,) = analyse(rules, kept, question.playouts, "review", range(question.move, question.move + 1))
    return msgspec.json.encode(entry(rules, judged))


@lru_cache(2)
def _record(text: str) -> Record:
    return loads(text)


@cache
def _decoder(game: str) -> msgspec.msgpack.Decoder[Any]:
    return msgspec.msgpack.Decoder(game_named(game).view_type)
