"""Who sits where: people by name, bots at the other seats."""

from collections.abc import Mapping
from typing import NamedTuple

from condotta.bots import Bot, make_bot
from condotta.cli.faults import Refused
from condotta.cli.houses import houses
from condotta.kernel.chance import derived
from condotta.kernel.game import AnyGame, Seat

LONGEST_NAME = 16


class Seating(NamedTuple):
    """The names of all seats, and the bots among them."""

    names: tuple[str, ...]
    bots: Mapping[Seat, Bot]


def people_named(hotseat: str | None) -> list[str]:
    """The names of the people at one screen, as in "Anna,Bruno"; or Refused."""
    if hotseat is None:
        return []
    people = [name.strip() for name in hotseat.split(",")]
    if not all(people):
        raise Refused("--hotseat needs a name for each person, as in --hotseat Anna,Bruno.")
    for name in people:
        if len(name) > LONGEST_NAME or name.isdecimal() or not name.isprintable():
            raise Refused(f"{name[:40]} cannot be a player's name: up to {LONGEST_NAME} letters, not only digits.")
    return people


def new_seating(game: AnyGame, players: int, seat: int | None, people: list[str], bots: str, seed: str) -> Seating:
    """People from seat 0 on, or one at a seat of his choice, and bots; or Refused."""
    if people and seat is not None:
        raise Refused("--hotseat seats its people from seat 0 on; leave --seat out.")
    if len(people) > players:
        raise Refused(f"{len(people)} people cannot share {players} seats.")
    default = houses(game.name, players)
    names = (*people, *default[len(people) :])
    if len({name.casefold() for name in names}) < len(names):
        raise Refused("Every seat needs a name of its own.")
    taken = range(len(people)) if people else [checked_seat(seat or 0, players)]
    return Seating(names, bots_at([at for at in range(players) if at not in taken], game, bots, seed))


def old_seating(
    game: AnyGame, names: tuple[str, ...], seat: int | None, people: list[str], bots: str, seed: str
) -> Seating:
    """The seats of a resumed game: people are found by their names."""
    for name in people:
        if name not in names:
            raise Refused(f"Nobody in this game is called {name}; there are {', '.join(names)}.")
    taken = [names.index(name) for name in people] or [checked_seat(seat or 0, len(names))]
    return Seating(names, bots_at([at for at in range(len(names)) if at not in taken], game, bots, seed))


def bots_at(seats: list[Seat], game: AnyGame, bots: str, seed: str) -> dict[Seat, Bot]:
    """One kind of bot for all these seats, or one for each; or Refused."""
    kinds = [kind.strip() for kind in bots.split(",")]
    if len(kinds) == 1:
        kinds *= len(seats) or 1
    if len(kinds) != len(seats) and seats:
        raise Refused(f"--bots names {len(kinds)} bots, but {len(seats)} seats are left for them.")
    try:
        made = [make_bot(kind, game, derived(seed, f"bot {at}")) for at, kind in enumerate(kinds)]
    except ValueError as error:
        raise Refused(str(error)) from error
    return dict(zip(seats, made, strict=False))


def checked_seat(seat: int, players: int) -> Seat:
    if not 0 <= seat < players:
        raise Refused(f"There is no seat {seat}; seats are numbered from 0 to {players - 1}.")
    return seat
