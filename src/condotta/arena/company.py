"""The bots of one process: made for each game, external programs kept running between games."""

from condotta.arena.bout import Played, play_bout
from condotta.arena.faults import NOT_OF_A_BOT
from condotta.arena.program import Program, close
from condotta.arena.protocol import PROTOCOL, Hello
from condotta.arena.schedule import Bout, bouts
from condotta.arena.tournament import Tournament
from condotta.bots import Bot
from condotta.kernel.game import Seat

WARMING = 4
"""Decisions that each bot makes before the first game, so that compiling is not counted as thinking."""
COMPILING = 60.0
"""Seconds that a Python object has more for each of them, since it may compile too."""


class Company:
    """Plays the games of a tournament one after another."""

    def __init__(self, tournament: Tournament) -> None:
        self.tournament, self.game = tournament, tournament.rules
        self.programs: dict[tuple[int, int], Program] = {}

    def warm_up(self) -> None:
        """Let every bot of Python decide a few times, with time to compile; what is wrong will be seen in the games."""
        seed = next(bouts(self.tournament, 0)).seed
        for number, entrant in enumerate(self.tournament.entrants):
            if entrant.command is not None and entrant.python is None:
                continue
            try:
                self._try_out(self._bot(number, 0, self._hello(0, seed, COMPILING)), seed)
            except NOT_OF_A_BOT:
                raise
            except BaseException:  # it will be seen again
                continue

    def play(self, bout: Bout) -> Played:
        hellos = [self._hello(seat, seed) for seat, seed in enumerate(bout.bot_seeds)]
        seated = [self._bot(one, bout.seats[:seat].count(one), hellos[seat]) for seat, one in enumerate(bout.seats)]
        played = play_bout(self.game, self.tournament.settings, bout, seated, self.tournament.limit)
        for bot in seated:
            if isinstance(bot, Program):
                bot.over(played.outcome)
        return played

    def close(self) -> None:
        """End all external programs, and the processes of Python objects."""
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

    def _bot(self, number: int, twin: int, hello: Hello) -> Bot:
        """The bot of the entrant with this number, or its next one if it sits at several seats; a game begins."""
        entrant = self.tournament.entrants[number]
        if entrant.command is None:
            return entrant.bot(self.game, hello.seed)
        place = number, twin
        if place not in self.programs:
            self.programs[place] = Program(entrant.command, self.game, announced=entrant.python is not None)
        self.programs[place].begin(hello)
        return self.programs[place]

    def _hello(self, seat: Seat, seed: str, more: float = 0.0) -> Hello:
        """What begins a game for a program; `more` seconds are added to the limit."""
        tournament, rules = self.tournament, self.game.version
        return Hello(PROTOCOL, tournament.game, rules, tournament.options, seat, seed, tournament.limit + more)
