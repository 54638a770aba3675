"""The flow of a game: what is asked, what follows an answer, and what happens by itself.

`legal` gives the set of decisions of the seat to move, `step` takes one of them, `settle` does one thing that
happens by itself and is called as long as the phase is automatic. The decisions are numbered in `actions`.
"""

from typing import Any

from condotta.condottiere.actions import (
    CARD,
    DECISIONS,
    DISCARD_HAND,
    DRAW_NONE,
    KEEP_HAND,
    NOTHING,
    OFF_BOARD,
    PASS,
    PASS_REVEALING,
    REGION,
)
from condotta.condottiere.aftermath import (
    after_clearing,
    after_comparing,
    after_dealing,
    ask_discard,
    ask_draw,
    draw_ten,
    keep,
    keepable,
    room,
    start_final_battle,
)
from condotta.condottiere.battle import ask_region, choose_region, give_turn, pass_turn, play, take_effect, turn_all_up
from condotta.condottiere.cards import KINDS, MERCENARIES, NO_CARD
from condotta.condottiere.effects import fetch, fetchable, pope_targets, turn_up
from condotta.condottiere.italy import ITALY, NOWHERE
from condotta.condottiere.state import (
    BATTLE,
    CHOOSE,
    CLEAR_LINES,
    COMPARE,
    DEAL,
    DISCARD,
    DRAW,
    DRAW_TEN,
    EFFECT,
    FETCH,
    FINAL_BATTLE,
    KEEP,
    NO_SEAT,
    POPE,
    SEATS,
    TURN_ALL_UP,
    TURN_UP,
    UNDECIDED,
    deal,
    discard_lines,
    draw_card,
    everyone,
    give_up_hand,
    left_of,
)
from condotta.condottiere.victory import compare, open_regions
from condotta.kernel.chance import below, set_key
from condotta.kernel.compiled import State, rule


@rule
def start(state: State, seats: int, flags: int, version: int, key: Any, first: int) -> None:
    """Set up a game and deal. `condottiere:setup.deal` `condottiere:setup.first-player` `condottiere:draw.start`"""
    clear(state, seats, flags, version, key)
    # Ruling: a seeded draw picks the first holder, unless one is named.
    state.holder = below(state, seats) if first == NO_SEAT else first
    deal(state, everyone(state))
    ask_region(state)


@rule
def clear(state: State, seats: int, flags: int, version: int, key: Any) -> None:
    """An empty board, nobody holding anything."""
    set_key(state, key)
    state.seats, state.flags, state.version = seats, flags, version
    for seat in range(SEATS):
        give_up_hand(state, seat)
        state.lined[seat] = 0
        state.realm[seat] = 0
        state.face_down[seat] = NO_CARD
        for kind in range(KINDS):
            state.line[seat][kind] = 0
    for kind in range(KINDS):
        state.kept[kind] = 0
    state.armed, state.out, state.veiled, state.finalists, state.winners = 0, 0, 0, 0, 0
    state.unowned, state.region, state.pope, state.defender = ITALY, NOWHERE, NOWHERE, NO_SEAT
    state.battles, state.idle, state.stirred, state.fresh, state.asked = 0, 0, 0, 0, 0
    state.playing, state.turned, state.ending = NO_CARD, NO_CARD, UNDECIDED


@rule
def legal(state: State) -> int:
    """The set of decisions that the seat to move may take."""
    seat = state.turn
    if state.phase == BATTLE:
        passing = 1 << PASS | 1 << PASS_REVEALING if state.veiled >> seat & 1 else 1 << PASS
        return state.held[seat] | passing
    if state.phase == CHOOSE:
        return open_regions(state, seat) << REGION
    if state.phase == FETCH:
        return fetchable(state, seat) | 1 << NOTHING
    if state.phase == POPE:
        return pope_targets(state) << REGION | 1 << OFF_BOARD
    if state.phase == DISCARD:
        return 1 << KEEP_HAND if state.held[seat] & MERCENARIES else 1 << KEEP_HAND | 1 << DISCARD_HAND
    if state.phase == KEEP:
        return keepable(state) | 1 << NOTHING
    if state.phase == DRAW:
        return ((2 << min(3, room(state, seat))) - 1) << DRAW_NONE
    return 0


@rule
def permits(state: State, decision: int) -> bool:
    """Whether a number is a decision that the seat to move may take."""
    return 0 <= decision < DECISIONS and legal(state) >> decision & 1 != 0


@rule
def step(state: State, decision: int) -> None:
    """Take a legal decision."""
    if state.phase == BATTLE:
        if decision < CARD + KINDS:
            play(state, decision - CARD)
        else:
            pass_turn(state, decision == PASS_REVEALING)
    elif state.phase == CHOOSE:
        choose_region(state, decision - REGION)
    elif state.phase == FETCH:
        if decision != NOTHING:
            fetch(state, state.turn, decision - CARD)
        give_turn(state, left_of(state, state.turn))
    elif state.phase == POPE:
        state.pope = NOWHERE if decision == OFF_BOARD else decision - REGION
        give_turn(state, left_of(state, state.turn))
    elif state.phase == DISCARD:
        if decision == DISCARD_HAND:
            give_up_hand(state, state.turn)
        ask_discard(state)
    elif state.phase == KEEP:
        keep(state, decision)
    elif state.phase == DRAW:
        for _ in range(decision - DRAW_NONE):
            draw_card(state, state.turn)
        ask_draw(state)


@rule
def settle(state: State) -> None:
    """Do the one thing that now happens by itself."""
    if state.phase == COMPARE:
        compare(state)
        if state.phase == COMPARE:
            after_comparing(state)
    elif state.phase == CLEAR_LINES:
        discard_lines(state)
        after_clearing(state)
    elif state.phase == DEAL:
        deal(state, everyone(state))
        after_dealing(state)
    elif state.phase == TURN_UP:
        state.turned = turn_up(state, state.turn)
        state.phase = EFFECT
    elif state.phase == EFFECT:
        take_effect(state, state.playing)
    elif state.phase == TURN_ALL_UP:
        turn_all_up(state)
    elif state.phase == DRAW_TEN:
        draw_ten(state)
    elif state.phase == FINAL_BATTLE:
        start_final_battle(state)
