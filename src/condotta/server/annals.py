"""Games told again from the log: one game with all its steps, and what a viewer was told before."""

from collections import OrderedDict, deque

from condotta.kernel.game import Viewer
from condotta.kernel.record import Record, told_apart
from condotta.server.desk import Desk
from condotta.server.store.statistics import former
from condotta.server.table import entries as log
from condotta.server.table.card import ChairCard
from condotta.server.table.chronicle import Chronicle
from condotta.server.table.recording import record_of
from condotta.server.table.rendering import Taken
from condotta.server.wire import Told

FORMER = "former player"
REMEMBERED, BRIEFLY = 16, 10_000
"""How many finished games are kept in memory for those who leaf through them, and for how many milliseconds: somebody
may get another name, also in past games.
"""


class NoSuchGame(LookupError):
    """A table has no game of this number."""


class Annals:
    """What happened at the tables of a desk."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self._known: OrderedDict[tuple[str, int], tuple[int, Chronicle]] = OrderedDict()

    async def chronicle(self, name: str, number: int) -> Chronicle:
        """A game of a table, as far as it is played; NoSuchTable or NoSuchGame if there is none."""
        if (known := self._remembered(name, number)) is not None:
            return known
        async with self.desk.readers.turn():
            if (known := self._remembered(name, number)) is not None:  # somebody before in the line has read it
                return known
            now, told = self.desk.now(), await self._told(name, number)
        if told.finished is not None:
            self._known[name, number] = now, told
            while len(self._known) > REMEMBERED:
                self._known.popitem(last=False)
        return told

    def _remembered(self, name: str, number: int) -> Chronicle | None:
        """A finished game that was read not long ago; it is forgotten last then."""
        read, known = self._known.pop((name, number), (0, None))
        if known is None or self.desk.now() - read >= BRIEFLY:
            return None
        self._known[name, number] = read, known
        return known

    async def chairs(self, game: Chronicle) -> tuple[ChairCard, ...]:
        """The chairs as they were when the game began; without the names of those who are gone."""
        gone = await former(self.desk.store, {sitter.person for sitter in game.sitters if sitter.person is not None})
        return tuple(
            ChairCard(colour, sitter.person, "" if sitter.person in gone else sitter.name, sitter.bot, False, False)
            for colour, sitter in zip(game.colours, game.sitters, strict=True)
        )

    async def names(self, game: Chronicle) -> tuple[str, ...]:
        """The names of those who played, as they were then; of a bot what it is, and none of who is gone.

        Where several are called the same they have the numbers of their seats.
        """
        return told_apart([chair.bot or chair.name or FORMER for chair in await self.chairs(game)])

    async def record(self, game: Chronicle) -> Record:
        """The record of a game that is over, with all that its shuffle was made of."""
        if game.finished is None:
            raise ValueError("A running game has no record to be given away.")
        number = game.started.game
        fair = game.started.fair and game.started.setup is None
        shuffle = await self.desk.chance.reveal(game.name, number, game.seals) if fair else None
        seed = await self.desk.chance.seed(game.name, game.settings, number, game.seals)
        return record_of(game, seed, await self.names(game), shuffle)

    async def earlier(self, name: str, viewer: Viewer, before: int | None, limit: int) -> list[Told]:
        """The latest messages of a viewer's stream with lower numbers, of those that he may see by now, in order."""
        hot = await self.desk.table(name)
        assert hot.table is not None
        since = 0 if viewer is None else hot.table.chairs[viewer].since
        latest = hot.sight(viewer).latest
        found: deque[Taken] = deque(maxlen=limit)
        async with self.desk.readers.turn():
            async for _, taken in self.desk.history(name):
                if taken.number > latest or (before is not None and taken.n(viewer, since) >= before):
                    break
                if taken.concerns(viewer, since):
                    found.append(taken)
            return [told for taken in found if (told := taken.brief(viewer, since)) is not None]

    async def _told(self, name: str, number: int) -> Chronicle:
        told: Chronicle | None = None
        async for table, taken in self.desk.history(name):
            if isinstance(taken.entry, log.GameStarted) and taken.entry.game == number:
                told = Chronicle(table, taken.entry)
            if told is not None:
                told.add(taken)
            if isinstance(taken.entry, log.GameOver) and taken.entry.game == number and told is not None:
                told.finished = table.unsettled[-1]
                break
        if told is None:
            raise NoSuchGame(name, number)
        return told
