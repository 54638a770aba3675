"""Writing what a seat may know of a position as an observation: compiled, in place.

It works on the full record and reads of other hands only how many cards they hold, and what lies unseen by kind:
what a viewer can count for himself. Everything is told as the viewer sees the table, himself first, then clockwise.
"""

from typing import Any

from condotta.condottiere.actions import DECISIONS
from condotta.condottiere.cards import KINDS, NO_CARD, WINTER
from condotta.condottiere.flow import legal
from condotta.condottiere.italy import NOWHERE, REGIONS
from condotta.condottiere.state import COUNTS, KEEP, NO_SEAT, UNDECIDED, in_play
from condotta.condottiere.strength import favoured_by_spring, line_strength
from condotta.kernel.compiled import State, brief, lowest, rule
from condotta.learn.condottiere.layout import LAYOUT
from condotta.learn.planes import MOST

SIZE = LAYOUT.size
HAND, OWN_FACE_DOWN, KEPT = LAYOUT.start("hand"), LAYOUT.start("own_face_down"), LAYOUT.start("kept")
DISCARDS, UNSEEN, PILE = LAYOUT.start("discards"), LAYOUT.start("unseen"), LAYOUT.start("pile")
PHASE, REGION, POPE = LAYOUT.start("phase"), LAYOUT.start("region"), LAYOUT.start("pope")
CARD_PLAYED, DEFENDER_PLAYED = LAYOUT.start("card_played"), LAYOUT.start("defender_played")
BATTLES, IDLE_BATTLES = LAYOUT.start("battles"), LAYOUT.start("idle_battles")
ENDING, OPTIONS = LAYOUT.start("ending"), LAYOUT.start("options")
SEATED, TURN, TOKEN, OUT = LAYOUT.start("seated"), LAYOUT.start("turn"), LAYOUT.start("token"), LAYOUT.start("out")
FACE_DOWN, DEFENDER = LAYOUT.start("face_down"), LAYOUT.start("defender")
FINALIST, WINNER = LAYOUT.start("finalist"), LAYOUT.start("winner")
HAND_SIZE, STRENGTH = LAYOUT.start("hand_size"), LAYOUT.start("strength")
REGIONS_OF, LINE, KNOWN = LAYOUT.start("regions"), LAYOUT.start("line"), LAYOUT.start("known")


@rule
def look(state: State, slot: State, viewer: int, told: Any) -> None:
    """Write all that a seat may know."""
    for at in range(SIZE):
        told[at] = 0
    tell_own_cards(state, viewer, told)
    tell_battle(state, told)
    winter, favoured = in_play(state) >> WINTER & 1, favoured_by_spring(state)
    for seat in range(state.seats):
        at = seat - viewer if seat >= viewer else seat - viewer + state.seats
        tell_standing(state, seat, at, told)
        tell_line(state, seat, at, told)
        if state.lined[seat]:
            told[STRENGTH + at] = min(MOST, line_strength(state, seat, winter, favoured))
        if seat != viewer:
            tell_other_hand(state, slot, seat, at, told)
    if state.phase == KEEP:
        tell_kept(state, viewer, told)


@rule
def tell_legal(state: State, viewer: int, mask: Any) -> None:
    """Write which decisions the viewer may take: none, if another seat is asked."""
    for decision in range(DECISIONS):
        mask[decision] = 0
    if state.turn == viewer:
        tell_members(legal(state), 0, mask)


@rule
def tell_own_cards(state: State, viewer: int, told: Any) -> None:
    """One's own cards. What is neither there nor in the pile counts as discarded until it is found elsewhere."""
    own, pile = 0, 0
    for kind in range(KINDS):
        own += state.hand[viewer][kind]
        pile += state.pile[kind]
        told[HAND + kind] = state.hand[viewer][kind]
        told[UNSEEN + kind] = state.pile[kind]
        told[DISCARDS + kind] = COUNTS[kind] - state.pile[kind] - state.hand[viewer][kind]
    told[PILE] = pile
    told[HAND_SIZE] = own
    if state.face_down[viewer] != NO_CARD:
        told[OWN_FACE_DOWN + state.face_down[viewer]] = 1
        told[DISCARDS + state.face_down[viewer]] -= 1


@rule
def tell_battle(state: State, told: Any) -> None:
    told[PHASE + state.phase] = 1
    if state.region != NOWHERE:
        told[REGION + state.region] = 1
    if state.pope != NOWHERE:
        told[POPE + state.pope] = 1
    told[CARD_PLAYED] = state.stirred
    told[DEFENDER_PLAYED] = 1 if state.defender != NO_SEAT and not state.fresh else 0
    told[BATTLES] = min(MOST, state.battles)
    told[IDLE_BATTLES] = min(MOST, state.idle)
    if state.ending != UNDECIDED:
        told[ENDING + state.ending - 1] = 1
    tell_members(state.flags, OPTIONS, told)


@rule
def tell_standing(state: State, seat: int, at: int, told: Any) -> None:
    """What can be said of a seat in a word, and its regions."""
    told[SEATED + at] = 1
    told[TURN + at] = 1 if state.turn == seat else 0
    told[TOKEN + at] = 1 if state.holder == seat else 0
    told[OUT + at] = state.out >> seat & 1
    told[FACE_DOWN + at] = state.veiled >> seat & 1
    told[DEFENDER + at] = 1 if state.defender == seat else 0
    told[FINALIST + at] = state.finalists >> seat & 1
    told[WINNER + at] = state.winners >> seat & 1
    tell_members(state.realm[seat], REGIONS_OF + at * REGIONS, told)


@rule
def tell_line(state: State, seat: int, at: int, told: Any) -> None:
    kinds = state.lined[seat]
    while kinds:
        kind = lowest(kinds)
        told[LINE + at * KINDS + kind] = state.line[seat][kind]
        told[DISCARDS + kind] -= state.line[seat][kind]
        kinds &= kinds - 1


@rule
def tell_other_hand(state: State, slot: State, seat: int, at: int, told: Any) -> None:
    """How many cards another seat holds, and what is known of them; by kind they are just unseen."""
    size, kinds = 0, state.held[seat]
    while kinds:
        kind = lowest(kinds)
        size += state.hand[seat][kind]
        hide(kind, state.hand[seat][kind], told)
        kinds &= kinds - 1
    told[HAND_SIZE + at] = size
    if state.veiled >> seat & 1:
        hide(state.face_down[seat], state.veiled >> seat & 1, told)
    if slot.familiar >> seat & 1:
        for kind in range(KINDS):
            told[KNOWN + at * KINDS + kind] = slot.known[seat][kind]


@brief
def hide(kind: int, count: int, told: Any) -> None:
    """Cards that the viewer cannot see."""
    told[UNSEEN + kind] += count
    told[DISCARDS + kind] -= count


@rule
def tell_kept(state: State, viewer: int, told: Any) -> None:
    """Cards that are being kept: to all others they are still in the hand of the seat that chooses."""
    at = state.turn - viewer if state.turn >= viewer else state.turn - viewer + state.seats
    for kind in range(KINDS):
        told[HAND_SIZE + at] += state.kept[kind]
        if state.turn == viewer:
            told[KEPT + kind] = state.kept[kind]
            told[DISCARDS + kind] -= state.kept[kind]
        else:
            hide(kind, state.kept[kind], told)


@rule
def tell_members(members: int, start: int, told: Any) -> None:
    """A set as flags, one for each member."""
    while members:
        told[start + lowest(members)] = 1
        members &= members - 1
