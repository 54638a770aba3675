"""Writing what a seat may know of a position as an observation: compiled, in place.

It works on the full record and reads of other hands only how many cards they hold, and what lies unseen by kind:
what a viewer can count for himself. Everything is told as the viewer sees the table, himself first, then clockwise.
"""

from typing import Any

from condotta.kernel.compiled import State, lowest, rule, table
from condotta.learn.ordonnance.layout import LAYOUT
from condotta.learn.planes import MOST
from condotta.ordonnance.actions import DECISIONS
from condotta.ordonnance.army import beats
from condotta.ordonnance.flow import legal
from condotta.ordonnance.icons import ICONS, KINDS
from condotta.ordonnance.options import PLACEMENT
from condotta.ordonnance.state import NO_SEAT, UNDECIDED
from condotta.ordonnance.territories import ARMY, TERRITORIES

SIZE = LAYOUT.size
HAND, UNSEEN, PILE = LAYOUT.start("hand"), LAYOUT.start("unseen"), LAYOUT.start("pile")
PHASE, ENDING, BY_PLACEMENT = LAYOUT.start("phase"), LAYOUT.start("ending"), LAYOUT.start("placement")
SEATED, TURN, WINNER = LAYOUT.start("seated"), LAYOUT.start("turn"), LAYOUT.start("winner")
HAND_SIZE, CONTROL, LEADER = LAYOUT.start("hand_size"), LAYOUT.start("control"), LAYOUT.start("leader")
CARDS, COMPLETED = LAYOUT.start("cards"), LAYOUT.start("completed")
ICONS_OF, LAID = LAYOUT.start("icons"), LAYOUT.start("laid")


SHOWN = table([sum((kind >> icon & 1) << 8 * icon for icon in range(ICONS)) for kind in range(KINDS)])
"""For each kind the icons that it shows, one byte for each: so an army's cards are counted by adding."""


@rule
def look(state: State, viewer: int, told: Any) -> None:
    """Write all that a seat may know."""
    for at in range(SIZE):
        told[at] = 0
    tell_own_cards(state, viewer, told)
    told[PHASE + state.phase] = 1
    if state.ending != UNDECIDED:
        told[ENDING + state.ending - 1] = 1
    told[BY_PLACEMENT] = 1 if state.flags & PLACEMENT else 0
    for seat in range(state.seats):
        at = seen_from(state, viewer, seat)
        told[SEATED + at] = 1
        told[TURN + at] = 1 if state.turn == seat else 0
        told[WINNER + at] = state.winners >> seat & 1
        if seat != viewer:
            tell_other_hand(state, seat, at, told)
        for territory in range(TERRITORIES):
            tell_army(state, seat, territory, at * TERRITORIES + territory, told)
    for territory in range(TERRITORIES):
        tell_leader(state, viewer, territory, told)


@rule
def tell_legal(state: State, viewer: int, mask: Any) -> None:
    """Write which decisions the viewer may take: none, if another seat is asked."""
    for decision in range(DECISIONS):
        mask[decision] = 0
    if state.turn != viewer:
        return
    kinds, territories = legal(state)
    while kinds:
        kind = lowest(kinds)
        for territory in range(TERRITORIES):
            mask[kind * TERRITORIES + territory] = territories >> territory & 1
        kinds &= kinds - 1


@rule
def seen_from(state: State, viewer: int, seat: int) -> int:
    """The place of a seat, counted clockwise from the viewer."""
    return seat - viewer if seat >= viewer else seat - viewer + state.seats


@rule
def tell_own_cards(state: State, viewer: int, told: Any) -> None:
    """One's own cards, and the pile, in which all cards lie that one has not seen and that nobody holds."""
    size = 0
    for kind in range(KINDS):
        size += state.hand[viewer][kind]
        told[HAND + kind] = state.hand[viewer][kind]
        told[UNSEEN + kind] = min(MOST, state.pile[kind])
    told[HAND_SIZE] = size
    told[PILE] = min(MOST, state.pile_size)


@rule
def tell_other_hand(state: State, seat: int, at: int, told: Any) -> None:
    """How many cards another seat holds; by kind they are just unseen."""
    size, kinds = 0, state.held[seat]
    while kinds:
        kind = lowest(kinds)
        size += state.hand[seat][kind]
        told[UNSEEN + kind] = min(MOST, int(told[UNSEEN + kind]) + state.hand[seat][kind])
        kinds &= kinds - 1
    told[HAND_SIZE + at] = size


@rule
def tell_army(state: State, seat: int, territory: int, at: int, told: Any) -> None:
    """The cards that lie there, how many of them show each icon, and when they became an army."""
    shown = 0
    for nth in range(ARMY):
        told[LAID + at * ARMY + nth] = state.laid[seat][territory][nth]
        shown += SHOWN[state.laid[seat][territory][nth]]
    told[CARDS + at] = state.cards[seat][territory]
    told[COMPLETED + at] = state.completed[seat][territory]
    for icon in range(ICONS):
        told[ICONS_OF + at * ICONS + icon] = shown >> 8 * icon & 255


@rule
def tell_leader(state: State, viewer: int, territory: int, told: Any) -> None:
    """Who has the best of the complete armies in a territory, and whether it is his for good."""
    leader = int(state.control[territory])
    if leader != NO_SEAT:
        told[CONTROL + seen_from(state, viewer, leader) * TERRITORIES + territory] = 1
    else:
        for seat in range(state.seats):
            if state.completed[seat][territory] and (leader == NO_SEAT or beats(state, territory, seat, leader)):
                leader = seat
    if leader != NO_SEAT:
        told[LEADER + seen_from(state, viewer, leader) * TERRITORIES + territory] = 1
