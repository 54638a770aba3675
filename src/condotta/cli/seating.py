"""Who sits where: people by name, bots at the other seats."""

from collections.abc import Mapping
from typing import NamedTuple

from condotta.bots import Bot, make_bot
from condotta.cli.faults import Refused
from condotta.cli.houses import houses, printable
from condotta.kernel.chance import derived
from condotta.kernel.game import AnyGame, Seat
from condotta.kernel.record import PERSON, Header

LONGEST_NAME = 16
USUAL_BOT = "recruit"


class Seating(NamedTuple):
    """The names of all seats, who plays them, and the bots among those."""

    names: tuple[str, ...]
    played_by: tuple[str, ...]
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


def new_seating(
    game: AnyGame, players: int, seat: int | None, people: list[str], bots: str | None, seed: str
) -> Seating:
    """People from seat 0 on, or one at a seat of his choice, and bots; or Refused."""
    if people and seat is not None:
        raise Refused("--hotseat seats its people from seat 0 on; leave --seat out.")
    if len(people) > players:
        raise Refused(f"{len(people)} people cannot share {players} seats.")
    default = houses(game.name, players)
    names = (*people, *default[len(people) :])
    if len({name.casefold() for name in names}) < len(names):
        raise Refused("Every seat needs a name of its own.")
    taken = list(range(len(people))) if people else [checked_seat(seat or 0, players)]
    return _seated(game, names, taken, bots_named(USUAL_BOT if bots is None else bots, players - len(taken)), seed)


def old_seating(game: AnyGame, header: Header, seat: int | None, people: list[str], bots: str | None) -> Seating:
    """The seats of a resumed game, played as before unless one says otherwise; people are found by their names."""
    names = tuple(map(printable, header.seats))
    before = header.played_by or (USUAL_BOT,) * len(names)
    for name in people:
        if name not in names:
            raise Refused(f"Nobody in this game is called {name}; there are {', '.join(names)}.")
    taken = [names.index(name) for name in people] or [at for at, who in enumerate(before) if who == PERSON]
    if seat is not None or not taken:
        taken = [checked_seat(seat or 0, len(names))]
    kinds = [USUAL_BOT if who == PERSON else who for at, who in enumerate(before) if at not in taken]
    return _seated(game, names, taken, kinds if bots is None else bots_named(bots, len(kinds)), header.seed)


def bots_named(bots: str, seats: int) -> list[str]:
    """One kind of bot for so many seats, or one for each; or Refused."""
    kinds = [kind.strip() for kind in bots.split(",")]
    if not all(kinds):
        raise Refused("--bots needs a name for each bot, as in --bots captain or --bots recruit,captain.")
    if len(kinds) == 1:
        kinds *= seats or 1
    if len(kinds) != seats and seats:
        left = "1 seat is" if seats == 1 else f"{seats} seats are"
        raise Refused(f"--bots names {len(kinds)} bots, but {left} left for them.")
    return kinds


def _seated(game: AnyGame, names: tuple[str, ...], taken: list[Seat], kinds: list[str], seed: str) -> Seating:
    """People at the taken seats and bots of these kinds at the others; or Refused."""
    try:
        made = [make_bot(kind, game, derived(seed, f"bot {at}")) for at, kind in enumerate(kinds)]
    except ValueError as error:
        raise Refused(str(error)) from error
    left = [at for at in range(len(names)) if at not in taken]
    played_by = dict(zip(left, kinds, strict=False))
    seats = tuple(played_by.get(at, PERSON) for at in range(len(names)))
    return Seating(names, seats, dict(zip(left, made, strict=False)))


def checked_seat(seat: int, players: int) -> Seat:
    if not 0 <= seat < players:
        raise Refused(f"There is no seat {seat}; seats are numbered from 0 to {players - 1}.")
    return seat
