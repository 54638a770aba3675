"""What follows a battle: discards, the end of a round, draws, and the final battle."""

from condotta.condottiere.actions import (
    CARD,
    NOTHING,
)
from condotta.condottiere.battle import ask_region, chooses_first, start_battle
from condotta.condottiere.cards import KINDS
from condotta.condottiere.italy import NOWHERE
from condotta.condottiere.options import DRAW_AFTER_BATTLE
from condotta.condottiere.state import (
    CLEAR_LINES,
    DEAL,
    DISCARD,
    DRAW,
    DRAW_TEN,
    KEEP,
    deal,
    discard_lines,
    draw_card,
    give_up_hand,
    hand_limit,
    hand_size,
    put_in_hand,
    take_from_hand,
)
from condotta.kernel.compiled import State, bits, brief, lowest, rule


@rule
def after_comparing(state: State) -> None:
    """What follows a comparison that did not end the game."""
    if state.flags & DRAW_AFTER_BATTLE:
        if state.armed:
            ask_draw(state)
        else:
            state.phase = DRAW_TEN
    elif chooses_first(state):
        ask_region(state)
    else:
        state.phase = CLEAR_LINES


@rule
def after_clearing(state: State) -> None:
    """`condottiere:hand.discard`, `condottiere:draw.no-discard`"""
    if state.flags & DRAW_AFTER_BATTLE:
        start_battle(state)
    else:
        ask_discard(state)


@rule
def next_asked(state: State) -> int:
    """The next seat in a turn around the table that begins with the holder of the token."""
    seat = state.holder + state.asked
    state.asked += 1
    return seat - state.seats if seat >= state.seats else seat


@rule
def ask_discard(state: State) -> None:
    """Ask the next seat that holds cards whether it discards them. `condottiere:discard.secret`"""
    while state.asked < state.seats:
        seat = next_asked(state)
        if state.armed >> seat & 1:
            state.turn, state.phase = seat, DISCARD
            return
    after_discards(state)


@rule
def after_discards(state: State) -> None:
    """A round ends when at most one seat has cards. `condottiere:round.end`"""
    state.asked = 0
    if bits(state.armed) > 1:
        after_dealing(state)
    elif state.armed:
        state.turn, state.phase = lowest(state.armed), KEEP
    else:
        state.phase = DEAL


@brief
def after_dealing(state: State) -> None:
    if chooses_first(state):
        start_battle(state)
    else:
        ask_region(state)


@rule
def kept_cards(state: State) -> int:
    count = 0
    for kind in range(KINDS):
        count += state.kept[kind]
    return count


@rule
def keepable(state: State) -> int:
    """The kinds that may still be kept: named in card order, so that a choice has one spelling."""
    held = state.held[state.turn]
    for kind in range(KINDS):
        if state.kept[kind]:
            return held & ~((1 << kind) - 1)
    return held


@rule
def keep(state: State, decision: int) -> None:
    """Keep up to two cards and give up the rest, unseen, into the pile. `condottiere:round.keep`"""
    seat = state.turn
    if decision != NOTHING:
        take_from_hand(state, seat, decision - CARD)
        state.kept[decision - CARD] += 1
    if decision == NOTHING or kept_cards(state) == 2 or not keepable(state):
        for kind in range(KINDS):
            state.pile[kind] += state.hand[seat][kind]
        give_up_hand(state, seat)
        for kind in range(KINDS):
            for _ in range(state.kept[kind]):
                put_in_hand(state, seat, kind)
            state.kept[kind] = 0
        state.phase = DEAL


@brief
def room(state: State, seat: int) -> int:
    """How many cards a hand has room for. `condottiere:draw.up-to-three`"""
    return max(0, hand_limit(state, seat) - hand_size(state, seat))


@rule
def ask_draw(state: State) -> None:
    """Ask the next seat that has room how many cards it draws."""
    while state.asked < state.seats:
        seat = next_asked(state)
        if room(state, seat):
            state.turn, state.phase = seat, DRAW
            return
    state.asked = 0
    ask_region(state)


@rule
def draw_ten(state: State) -> None:
    """When all hands are empty everyone draws ten, one seat after the other. `condottiere:draw.all-empty`"""
    seat = next_asked(state)
    for _ in range(10):
        draw_card(state, seat)
    if state.asked == state.seats:
        state.asked = 0
        ask_region(state)


@rule
def start_final_battle(state: State) -> None:
    """All cards are shuffled and dealt to the finalists. `condottiere:final.battle`"""
    for seat in range(state.seats):
        give_up_hand(state, seat)
    discard_lines(state)
    state.region = NOWHERE
    deal(state, state.finalists)
    start_battle(state)
