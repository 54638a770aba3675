"""What the cards do when they are played."""

from condotta.condottiere.cards import MERCENARIES, NO_CARD, SPRING, WINTER
from condotta.condottiere.italy import ITALY
from condotta.condottiere.options import CAPTURING_REGIONS, POPE_OFF_CONTESTED
from condotta.condottiere.state import discard_from_lines, put_in_hand, put_in_line, take_from_line
from condotta.condottiere.strength import NO_KIND, top_mercenary
from condotta.kernel.compiled import State, brief, rule


@rule
def lay_face_up(state: State, seat: int, kind: int) -> None:
    """A card joins the line. The seasons drive each other out.

    `condottiere:winter.discards-spring` `condottiere:spring.discards-winter`
    """
    if kind == WINTER:
        discard_from_lines(state, SPRING)
    elif kind == SPRING:
        discard_from_lines(state, WINTER)
    put_in_line(state, seat, kind)


@brief
def lay_face_down(state: State, seat: int, kind: int) -> None:
    """`condottiere:hidden.facedown`"""
    state.face_down[seat] = kind
    state.veiled |= 1 << seat


@rule
def turn_up(state: State, seat: int) -> int:
    """The face-down card of a line is turned up. `condottiere:hidden.reveal`"""
    kind = int(state.face_down[seat])
    put_in_line(state, seat, kind)
    state.face_down[seat] = NO_CARD
    state.veiled &= ~(1 << seat)
    return kind


@rule
def bishop(state: State) -> None:
    """Discard every Mercenary of the highest printed value, in all lines. `condottiere:bishop.discards-highest`

    Face-down Mercenaries are ignored. `condottiere:hidden.bishop`
    """
    top = top_mercenary(state)
    if top != NO_KIND:
        discard_from_lines(state, top)


@brief
def pope_targets(state: State) -> int:
    """The regions where a Bishop may place the Pope. `condottiere:bishop.pope` `condottiere:capture.pope`"""
    targets = ITALY if state.flags & CAPTURING_REGIONS else state.unowned
    if state.flags & POPE_OFF_CONTESTED:
        targets &= ~(1 << state.region)
    return targets


@rule
def fetchable(state: State, seat: int) -> int:
    """The Mercenaries that a Scarecrow may fetch: those that already lay face up.

    `condottiere:scarecrow.retrieves` `condottiere:hidden.scarecrow`
    """
    kinds = state.lined[seat] & MERCENARIES
    if state.turned != NO_CARD and state.line[seat][state.turned] == 1:
        kinds &= ~(1 << state.turned)
    return kinds


@brief
def fetch(state: State, seat: int, kind: int) -> None:
    """A Mercenary goes back from the line into the hand."""
    take_from_line(state, seat, kind)
    put_in_hand(state, seat, kind)
