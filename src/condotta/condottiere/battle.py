"""The course of a battle: the region, the turns, playing and passing, up to its end."""

from condotta.condottiere.cards import BISHOP, LAID_FACE_DOWN, NO_CARD, SCARECROW, SURRENDER
from condotta.condottiere.effects import bishop, fetchable, lay_face_down, lay_face_up, turn_up
from condotta.condottiere.options import CAPTURING_REGIONS, CHOOSE_AFTER_DEAL, DRAW_AFTER_BATTLE, HIDDEN_CARDS
from condotta.condottiere.state import (
    BATTLE,
    CHOOSE,
    CLEAR_LINES,
    COMPARE,
    FETCH,
    NO_SEAT,
    POPE,
    TURN_ALL_UP,
    TURN_UP,
    everyone,
    first_from,
    left_of,
    take_from_hand,
)
from condotta.kernel.compiled import State, brief, rule


@brief
def ask_region(state: State) -> None:
    """The holder of the token chooses, also without cards. `condottiere:next.region` `condottiere:cardless.winner`"""
    state.phase = CHOOSE
    state.turn = state.holder


@rule
def choose_region(state: State, region: int) -> None:
    """`condottiere:region.choice` Ruling: lines and hands are discarded only after it. `condottiere:next.region`"""
    state.region = region
    if state.battles and chooses_first(state):
        state.phase = CLEAR_LINES
    else:
        start_battle(state)


@brief
def chooses_first(state: State) -> bool:
    """Whether the region is chosen before the lines are discarded. `condottiere:option.choose_after_deal`"""
    return state.flags & DRAW_AFTER_BATTLE != 0 or state.flags & CHOOSE_AFTER_DEAL == 0


@rule
def start_battle(state: State) -> None:
    """Who placed the token has the first turn. `condottiere:battle.order`"""
    state.out = everyone(state) & ~state.finalists if state.finalists else 0
    state.stirred = 0
    find_defender(state)
    give_turn(state, state.holder)


@rule
def find_defender(state: State) -> None:
    """The owner of the contested region defends it. `condottiere:capture.defender-pass`"""
    state.defender, state.fresh = NO_SEAT, 0
    if state.flags & CAPTURING_REGIONS and not state.finalists:
        for seat in range(state.seats):
            if state.realm[seat] >> state.region & 1:
                state.defender, state.fresh = seat, 1


@rule
def give_turn(state: State, seat: int) -> None:
    """The turn comes to this seat or, clockwise, to the first that can take one.

    Seats it passes over have no cards and are out. `condottiere:pass.no-cards` `condottiere:battle.end`
    """
    state.playing, state.turned = NO_CARD, NO_CARD
    able = (state.armed | state.veiled) & ~state.out
    if not able:
        state.out = everyone(state)
        end_battle(state)
        return
    state.turn = first_from(state, able, seat)
    state.phase = BATTLE
    if able | state.out != everyone(state):
        while seat != state.turn:
            state.out |= 1 << seat
            seat = left_of(state, seat)


@brief
def end_battle(state: State) -> None:
    """`condottiere:battle.end` `condottiere:hidden.end`"""
    state.playing, state.turned = NO_CARD, NO_CARD
    state.phase = TURN_ALL_UP if state.veiled else COMPARE


@rule
def play(state: State, kind: int) -> None:
    """Play a card; first the seat's face-down card is turned up. `condottiere:hidden.reveal`"""
    state.stirred = 1
    if state.turn == state.defender:
        state.fresh = 0
    if state.veiled >> state.turn & 1:
        state.playing = kind
        state.phase = TURN_UP
    else:
        take_effect(state, kind)


@rule
def take_effect(state: State, kind: int) -> None:
    """The card that is being played leaves the hand and does its work."""
    seat = state.turn
    take_from_hand(state, seat, kind)
    if kind == SURRENDER:
        lay_face_up(state, seat, kind)
        end_battle(state)
    elif kind == BISHOP:
        bishop(state)
        if state.finalists:
            give_turn(state, left_of(state, seat))
        else:
            state.phase = POPE
    elif kind == SCARECROW and fetchable(state, seat):
        state.phase = FETCH
    else:
        if state.flags & HIDDEN_CARDS and LAID_FACE_DOWN >> kind & 1:
            lay_face_down(state, seat, kind)
        elif kind != SCARECROW:
            lay_face_up(state, seat, kind)
        give_turn(state, left_of(state, seat))


@rule
def pass_turn(state: State, revealing: bool) -> None:
    """Who passes is out, but for a defender who has not played. `condottiere:pass.out` `condottiere:hidden.pass`

    Ruling: when all others are out, his pass counts too. `condottiere:capture.end`
    """
    if revealing:
        turn_up(state, state.turn)
    others = everyone(state) & ~state.out & ~(1 << state.turn)
    if not (state.turn == state.defender and state.fresh and others):
        state.out |= 1 << state.turn
    give_turn(state, left_of(state, state.turn))


@rule
def turn_all_up(state: State) -> None:
    """`condottiere:hidden.end`"""
    for seat in range(state.seats):
        if state.veiled >> seat & 1:
            turn_up(state, seat)
    state.phase = COMPARE
