"""The front: how a seat stands against all others, territory by territory.

In every territory the seat's chance is reckoned from the prospects of its own army and of those against it. How much
depends on a territory follows from the chances in the other four: one that can neither win nor lose the game counts
for little. It is all written on a sheet of whole numbers; chances are shares of `WHOLE`.
"""

from typing import Any

from condotta.bots.ordonnance.prospects import BELOW, COUNTS, RANK, RUNGS, SCALE, SPREAD, WHOLE
from condotta.kernel.compiled import State, row, rule, table
from condotta.ordonnance.territories import ARMY, TERRITORIES

# What stands where on a sheet.
OWN = 0  # the seat's army in each territory
CHANCE = OWN + TERRITORIES  # its chance to control the territory
PIVOT = CHANCE + TERRITORIES  # how much depends on it
STANDING = PIVOT + TERRITORIES  # the rank of the best complete army of others
UNSETTLED = STANDING + TERRITORIES  # whether armies of others are incomplete
RIVALS = UNSETTLED + TERRITORIES  # how likely all others end below each rung
SHEET = RIVALS + TERRITORIES * RUNGS

NO_ARMY = -1
COMPLETE = ARMY * COUNTS
"""Armies from this number on are complete."""
FINE = 20
"""Chances of several territories together are reckoned in shares of two to this power."""

SHARES = table(
    (
        *(0, 0, 0, 4096, 4096, 4096),
        *(0, 0, 1650, 4096, 4096, 4096),
        *(0, 0, 2550, 4096, 4096, 4096),
    )
)
"""The share of the victory that comes with none to five territories, for two, three and four players; counted in games
of captains."""
ROW_OF_SHARES = TERRITORIES + 1


def blank_sheet() -> Any:
    return row([0] * SHEET)


@rule
def survey(state: State, seat: int, book: Any, sheet: Any) -> None:
    """Write down how a seat stands in each territory."""
    for territory in range(TERRITORIES):
        spy_out(state, seat, territory, book, sheet)
        army = army_of(state, seat, territory)
        sheet[OWN + territory] = army
        sheet[CHANCE + territory] = chance_with(sheet, territory, army, book)
        if army >= COMPLETE and sheet[STANDING + territory] == RANK[army - COMPLETE]:
            settle_draw(state, seat, territory, book, sheet)


@rule
def army_of(state: State, seat: int, territory: int) -> int:
    """An army as it is numbered in the book of prospects."""
    army = state.cards[seat][territory] * COUNTS
    for at in range(state.cards[seat][territory]):
        army += SPREAD[state.laid[seat][territory][at]]
    return army


@rule
def spy_out(state: State, seat: int, territory: int, book: Any, sheet: Any) -> None:
    """Write down what a seat has against it in a territory."""
    sheet[STANDING + territory], sheet[UNSETTLED + territory] = NO_ARMY, 0
    rivals, first = RIVALS + territory * RUNGS, True
    for other in range(state.seats):
        if other != seat:
            army = army_of(state, other, territory)
            if army >= COMPLETE:
                sheet[STANDING + territory] = max(sheet[STANDING + territory], RANK[army - COMPLETE])
            else:
                sheet[UNSETTLED + territory] = 1
            for rung in range(RUNGS):
                below = book[BELOW + army * RUNGS + rung]
                sheet[rivals + rung] = below if first else sheet[rivals + rung] * below >> SCALE
            first = False


@rule
def settle_draw(state: State, seat: int, territory: int, book: Any, sheet: Any) -> None:
    """An army as good as the best one against it loses unless it was first. `ordonnance:army.first-complete`"""
    for other in range(state.seats):
        earlier = 0 < state.completed[other][territory] < state.completed[seat][territory]
        if earlier and army_of(state, other, territory) == sheet[OWN + territory]:
            return
    sheet[STANDING + territory] -= 1
    sheet[CHANCE + territory] = chance_with(sheet, territory, sheet[OWN + territory], book)


@rule
def chance_with(sheet: Any, territory: int, army: int, book: Any) -> int:
    """The chance to control a territory with this army there; certain as soon as all armies there are complete."""
    if army >= COMPLETE:
        if RANK[army - COMPLETE] <= sheet[STANDING + territory]:
            return 0
        if not sheet[UNSETTLED + territory]:
            return WHOLE
    total, place, rivals = 0, army * RUNGS, RIVALS + territory * RUNGS
    for rung in range(RUNGS):
        total += book[place + rung] * sheet[rivals + rung]
    return total >> SCALE


@rule
def chance_grown(sheet: Any, territory: int, kind: int, book: Any) -> int:
    """The chance to control a territory after laying a card there."""
    return chance_with(sheet, territory, sheet[OWN + territory] + COUNTS + SPREAD[kind], book)


@rule
def weigh(state: State, sheet: Any) -> None:
    """How much depends on each territory: what it adds to the share of the victory, given the other four."""
    for territory in range(TERRITORIES):
        none, one, two, three, four = 1 << FINE, 0, 0, 0, 0
        for other in range(TERRITORIES):
            if other != territory:
                won = sheet[CHANCE + other]
                lost = WHOLE - won
                four = four * lost + three * won >> SCALE
                three = three * lost + two * won >> SCALE
                two = two * lost + one * won >> SCALE
                one = one * lost + none * won >> SCALE
                none = none * lost >> SCALE
        at = (state.seats - 2) * ROW_OF_SHARES
        adds = none * (SHARES[at + 1] - SHARES[at]) + one * (SHARES[at + 2] - SHARES[at + 1])
        adds += two * (SHARES[at + 3] - SHARES[at + 2]) + three * (SHARES[at + 4] - SHARES[at + 3])
        # Where nothing depends on any territory more of them are still better than fewer.
        sheet[PIVOT + territory] = (adds + four * (SHARES[at + 5] - SHARES[at + 4]) >> FINE) + 1


@rule
def outlook(state: State, sheet: Any) -> int:
    """The share of the victory that a seat may expect from its chances in the territories."""
    none, one, two, three, four, five = 1 << FINE, 0, 0, 0, 0, 0
    for territory in range(TERRITORIES):
        won = sheet[CHANCE + territory]
        lost = WHOLE - won
        five = five * lost + four * won >> SCALE
        four = four * lost + three * won >> SCALE
        three = three * lost + two * won >> SCALE
        two = two * lost + one * won >> SCALE
        one = one * lost + none * won >> SCALE
        none = none * lost >> SCALE
    at = (state.seats - 2) * ROW_OF_SHARES
    share = none * SHARES[at] + one * SHARES[at + 1] + two * SHARES[at + 2]
    return share + three * SHARES[at + 3] + four * SHARES[at + 4] + five * SHARES[at + 5] >> FINE
