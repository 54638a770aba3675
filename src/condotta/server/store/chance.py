"""The chance of games: secrets are made, added to and read here, and become seeds; nothing of them goes elsewhere."""

import secrets
from collections.abc import Callable

import msgspec
from sqlalchemy import Connection

from condotta.kernel.chance import derived
from condotta.kernel.fairness import SECRET_BYTES, Contribution, Fair, commitment, key, revealed
from condotta.kernel.game import Seat
from condotta.server.store.secrets import Secret, contribute, keep_secret, reveal, secret_of
from condotta.server.store.store import Store
from condotta.server.table.adding import Seals, sealed
from condotta.server.table.settings import Settings


class Chance:
    """The secrets of all games, through the store; `random` makes them."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.random: Callable[[int], bytes] = secrets.token_bytes

    async def commit(self, table: str, game: int) -> str:
        """The commitment to the secret of a game, which is made if there is none."""

        def made(connection: Connection) -> bytes:
            known = secret_of(connection, table, game)
            if known is not None:
                return known.secret
            secret = self.random(SECRET_BYTES)
            keep_secret(connection, table, game, secret)
            return secret

        return commitment(await self.store.run(made, again=True))

    async def add(self, table: str, game: int, seat: Seat, random: str) -> None:
        """What the person at a seat would add; it counts if the log has its seal when the game starts."""

        def added(connection: Connection) -> None:
            known = _contributions(_known(connection, table, game, to_change=True))
            one = Contribution(seat, random)
            if one not in known:
                contribute(connection, table, game, msgspec.json.encode([*known, one]))

        await self.store.run(added, again=True)

    async def seed(self, table: str, settings: Settings, game: int, seals: Seals) -> str:
        """The seed of a game: the key that follows from secret and contributions, or from the table's fixed seed."""
        if settings.seed is not None:
            return derived(settings.seed, str(game))
        known = await self.store.run(lambda connection: _known(connection, table, game), again=True)
        return key(known.secret, _counted(known, seals), settings.options, game_id(table, game))

    async def reveal(self, table: str, game: int, seals: Seals) -> Fair:
        """All that the key of a finished game was made of."""

        def told(connection: Connection) -> Secret:
            reveal(connection, table, game)
            return _known(connection, table, game)

        known = await self.store.run(told, again=True)
        return revealed(known.secret, _counted(known, seals), game_id(table, game))


def game_id(table: str, game: int) -> str:
    return f"{table}/{game}"


def _known(connection: Connection, table: str, game: int, *, to_change: bool = False) -> Secret:
    known = secret_of(connection, table, game, to_change=to_change)
    if known is None:
        raise LookupError(f"Table {table} has no secret for its game {game}.")
    return known


def _counted(known: Secret, seals: Seals) -> tuple[Contribution, ...]:
    """What was added in time, in the order of the seats: not what a process wrote down whose word came too late."""
    counted = {one.seat: one for one in _contributions(known) if (one.seat, sealed(one.added)) in seals}
    return tuple(counted[seat] for seat in sorted(counted))


def _contributions(known: Secret) -> tuple[Contribution, ...]:
    return msgspec.json.decode(known.contributions, type=tuple[Contribution, ...])
