"""The bots of one process: made for each game, external programs kept running between games."""

from collections.abc import Sequence
from typing import Any

import msgspec

from condotta.arena.bout import Played, play_bout
from condotta.arena.faults import NOT_OF_A_BOT, Fault, Kind
from condotta.arena.program import Program, close
from condotta.arena.protocol import PROTOCOL, Hello
from condotta.arena.schedule import Bout, bouts
from condotta.arena.tournament import Tournament
from condotta.bots import Bot
from condotta.kernel.game import Seat

WARMING = 4
"""Decisions that each bot makes before the first game, so that compiling is not counted as thinking."""


class Unmade(msgspec.Struct, frozen=True):
    """Stands in for a bot that could not be made: every decision is a fault."""

    sentence: str

    def choose(self, view: Any, legal: Sequence[Any]) -> Any:
        raise Fault(Kind.RAISED, self.sentence)


class Company:
    """Plays the games of a tournament one after another."""

    def __init__(self, tournament: Tournament) -> None:
        self.tournament, self.game = tournament, tournament.rules
        self.programs: dict[tuple[int, int], Program] = {}

    def warm_up(self) -> None:
        """Let every bot decide a few times, untimed; what is wrong with it will be seen in the games."""
        first = next(bouts(self.tournament, 0))
        for entrant in self.tournament.entrants:
            if entrant.command is not None:
                continue
            try:
                self._try_out(entrant.bot(self.game, first.seed), first.seed)
            except NOT_OF_A_BOT:
                raise
            except BaseException:  # it will be seen again
                continue

    def play(self, bout: Bout) -> Played:
        seated = [self._bot(bout, seat) for seat in range(len(bout.seats))]
        played = play_bout(self.game, self.tournament.settings, bout, seated, self.tournament.limit)
        for bot in seated:
            if isinstance(bot, Program):
                bot.over(played.outcome)
        return played

    def close(self) -> None:
        """End all external programs."""
        close(self.programs.values())
        self.programs.clear()

    def _try_out(self, bot: Bot, seed: str) -> None:
        position, asked = self.game.start(self.tournament.settings, seed), 0
        while asked < WARMING and (mover := self.game.mover(position)) is not None:
            view = self.game.view(position, mover)
            legal = self.game.legal(view)
            if len(legal) > 1:
                asked += 1
                bot.choose(view, legal)
            position = self.game.apply(position, legal[-1]).position

    def _bot(self, bout: Bout, seat: Seat) -> Bot:
        number = bout.seats[seat]
        entrant = self.tournament.entrants[number]
        if entrant.command is None:
            try:
                return entrant.bot(self.game, bout.bot_seeds[seat])
            except ValueError as error:
                return Unmade(str(error))
        place = number, bout.seats[:seat].count(number)
        if place not in self.programs:
            self.programs[place] = Program(entrant.command, self.game, self.tournament.limit)
        self.programs[place].begin(self._hello(bout, seat))
        return self.programs[place]

    def _hello(self, bout: Bout, seat: Seat) -> Hello:
        tournament, seed = self.tournament, bout.bot_seeds[seat]
        return Hello(PROTOCOL, tournament.game, self.game.version, tournament.options, seat, seed, tournament.limit)
