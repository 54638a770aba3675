"""A Python object of one's own in a process of its own, which the arena speaks to as to any external program."""

import os
from collections.abc import Sequence
from typing import IO, Any

import msgspec

from condotta.arena.bout import chosen
from condotta.arena.entrants import PYTHON, Entrant
from condotta.arena.faults import Fault, Kind
from condotta.arena.protocol import READY, Complaint, Decide, Hello, Over, line
from condotta.bots import Bot
from condotta.catalogue import game_named
from condotta.kernel.game import AnyGame


class Unmade(msgspec.Struct, frozen=True):
    """Stands in for a bot that could not be made: every decision is a fault."""

    sentence: str

    def choose(self, view: Any, legal: Sequence[Any]) -> Any:
        raise Fault(Kind.RAISED, self.sentence)


def attend(place: str) -> None:
    """The life of a guest: it plays what it is asked to until its input is closed."""
    questions, answers = _pipes()
    bot: Bot | None = None
    for question in questions:
        match msgspec.json.decode(question, type=Hello | Decide | Over):
            case Hello() as hello:
                first, game = bot is None, game_named(hello.game)
                bot = _made(place, game, hello.seed)
                if first:
                    _say(answers, Complaint(Kind.RAISED, bot.sentence) if isinstance(bot, Unmade) else READY)
            case Decide() as asked if bot is not None:
                _say(answers, _answer(bot, game, asked))


def _pipes() -> tuple[IO[bytes], IO[bytes]]:
    """Where questions come from and answers go; what the bot itself reads is empty, what it prints is no answer."""
    questions, answers = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    with open(os.devnull, "rb") as nothing:
        os.dup2(nothing.fileno(), 0)
    os.dup2(2, 1)
    return questions, answers


def _say(answers: IO[bytes], words: Complaint | int | str) -> None:
    answers.write(line(words))
    answers.flush()


def _made(place: str, game: AnyGame, seed: str) -> Bot:
    try:
        return Entrant(place, PYTHON + place).bot(game, seed)
    except ValueError as error:
        return Unmade(str(error))


def _answer(bot: Bot, game: AnyGame, asked: Decide) -> Complaint | int:
    """The number of the action that the bot chose, or what went wrong."""
    view = msgspec.convert(asked.view, game.view_type)
    legal = tuple(msgspec.convert(choice.action, game.action_type) for choice in asked.legal)
    try:
        return legal.index(chosen(bot, view, legal))
    except Fault as fault:
        return Complaint(fault.kind, fault.sentence)
