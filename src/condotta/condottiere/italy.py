"""The map: 17 regions and their 34 borders. `condottiere:map.regions` `condottiere:map.borders`

Inside the rules a region is a number and a realm a bit set; outside it is a `Region`.
"""

from functools import lru_cache

from condotta.kernel.compiled import bits, lowest, rule, table
from condotta.kernel.numbered import Numbered

REGIONS = 17
ITALY = (1 << REGIONS) - 1
NOWHERE = 31
"""Where the Pope is while off the board, and where the token is in a final battle."""


class Region(Numbered):
    """A region, as it is named in notation, records and on the wire."""

    TORINO = "Torino"
    MILANO = "Milano"
    VENEZIA = "Venezia"
    GENOVA = "Genova"
    MANTOVA = "Mantova"
    PARMA = "Parma"
    MODENA = "Modena"
    FERRARA = "Ferrara"
    BOLOGNA = "Bologna"
    LUCCA = "Lucca"
    FIRENZE = "Firenze"
    SIENA = "Siena"
    URBINO = "Urbino"
    ANCONA = "Ancona"
    SPOLETO = "Spoleto"
    ROMA = "Roma"
    NAPOLI = "Napoli"


BY_NUMBER: tuple[Region, ...] = tuple(Region)

LIST_OF_BORDERS = """
Torino-Milano Torino-Genova Milano-Genova Milano-Parma Milano-Modena Milano-Mantova Milano-Venezia Genova-Parma
Parma-Modena Parma-Lucca Modena-Lucca Modena-Mantova Modena-Ferrara Modena-Bologna Modena-Firenze Mantova-Venezia
Mantova-Ferrara Venezia-Ferrara Ferrara-Bologna Bologna-Firenze Bologna-Urbino Lucca-Firenze Firenze-Siena
Firenze-Urbino Firenze-Spoleto Firenze-Roma Siena-Roma Urbino-Spoleto Urbino-Ancona Spoleto-Ancona Spoleto-Roma
Spoleto-Napoli Ancona-Napoli Roma-Napoli
"""
BORDERS = tuple((Region(one), Region(other)) for one, other in (pair.split("-") for pair in LIST_OF_BORDERS.split()))


def _neighbours(region: Region) -> int:
    """The regions that share a border with this one."""
    pairs = [pair for pair in BORDERS if region in pair]
    return sum(1 << other.number for pair in pairs for other in pair if other is not region)


NEIGHBOURS = table([_neighbours(region) for region in Region])


@rule
def kingdom(realm: int, region: int) -> int:
    """How many regions of a realm hang together with this one. `condottiere:win.adjacent`"""
    part = 1 << region
    edge = part
    while edge:
        near = 0
        while edge:
            near |= NEIGHBOURS[lowest(edge)]
            edge &= edge - 1
        edge = near & realm & ~part
        part |= edge
    return bits(part)


@rule
def largest_kingdom(realm: int) -> int:
    """The size of the largest connected group of a realm."""
    largest, rest = 0, realm
    while rest:
        size = kingdom(realm, lowest(rest))
        largest = max(largest, size)
        rest &= rest - 1
    return largest


@lru_cache(maxsize=1024)
def regions_of(realm: int) -> tuple[Region, ...]:
    """A realm as regions."""
    return tuple(BY_NUMBER[number] for number in range(REGIONS) if realm >> number & 1)


@lru_cache(maxsize=1024)
def realm_of(regions: tuple[Region, ...]) -> int:
    """Regions as a realm."""
    return sum(1 << region.number for region in regions)
