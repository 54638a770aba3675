"""Who sits together: a lineup is a choice of entrants for the seats, in which one may stand several times."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, combinations_with_replacement, permutations
from typing import Literal, get_args

from condotta.kernel.chance import key_of

Scheme = Literal["mixed", "lone", "challenger"]
SCHEMES: tuple[Scheme, ...] = get_args(Scheme)
Lineup = tuple[int, ...]
"""The numbers of the entrants, in no order of seats."""


def lineups(scheme: Scheme, entrants: int, players: int) -> tuple[Lineup, ...]:
    """All lineups of a scheme, in a fixed order; ValueError if there is none."""
    if entrants < 2 and scheme != "mixed":
        raise ValueError(f"The lineups {scheme} need at least two bots.")
    if not entrants:
        raise ValueError("At least one bot must take part.")
    return tuple(_MADE[scheme](entrants, players))


def seatings(lineup: Lineup, seed: str) -> tuple[Lineup, ...]:
    """All different rotations of a lineup over the seats, from an order that the seed of the deal draws.

    A rotation does not change who sits beside whom; so the order is drawn anew for every deal.
    """
    order = _shuffled(lineup, seed)
    rotations = [order[-turn:] + order[:-turn] for turn in range(len(order))]
    return tuple(dict.fromkeys(rotations))


def _mixed(entrants: int, players: int) -> Iterator[Lineup]:
    """With enough entrants each choice of different ones; with too few each split in which all of them sit."""
    if entrants >= players:
        yield from combinations(range(entrants), players)
    else:
        chosen = combinations_with_replacement(range(entrants), players)
        yield from (lineup for lineup in chosen if len(Counter(lineup)) == entrants)


def _lone(entrants: int, players: int) -> Iterator[Lineup]:
    """Each entrant alone among copies of each other one; with two players that is each pair once."""
    pairs = combinations(range(entrants), 2) if players == 2 else permutations(range(entrants), 2)
    yield from ((one, *[other] * (players - 1)) for one, other in pairs)


def _challenger(entrants: int, players: int) -> Iterator[Lineup]:
    """The first entrant alone among copies of each other one."""
    yield from ((0, *[other] * (players - 1)) for other in range(1, entrants))


_MADE = {"mixed": _mixed, "lone": _lone, "challenger": _challenger}


def _shuffled(lineup: Lineup, seed: str) -> Lineup:
    """An order that the seed determines: by hashes, since Python's own shuffle may change between versions."""
    places = sorted(range(len(lineup)), key=lambda place: key_of(f"{seed}/place {place}"))
    return tuple(lineup[place] for place in places)
