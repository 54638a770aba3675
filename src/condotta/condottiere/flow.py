"""The flow of a game: what is asked, what follows an answer, and what happens by itself.

`legal` gives the set of decisions of the seat to move, `step` takes one of them, `settle` does one thing that
happens by itself and is called as long as the phase is automatic. The decisions are numbered in `actions`.
"""

from typing import Any

from condotta.condottiere.actions import (
    CARD,
    DISCARD_HAND,
    DRAW_NONE,
    KEEP_HAND,
    NOTHING,
    OFF_BOARD,
    PASS,
    PASS_REVEALING,
    REGION,
)
from condotta.condottiere.cards import BISHOP, KINDS, LAID_FACE_DOWN, MERCENARIES, NO_CARD, SCARECROW, SURRENDER
from condotta.condottiere.effects import bishop, fetch, fetchable, lay_face_down, lay_face_up, pope_targets, turn_up
from condotta.condottiere.italy import ITALY, NOWHERE
from condotta.condottiere.options import CAPTURING_REGIONS, CHOOSE_AFTER_DEAL, DRAW_AFTER_BATTLE, HIDDEN_CARDS
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
    draw_cards,
    everyone,
    first_from,
    give_up_hand,
    hand_limit,
    hand_size,
    left_of,
    put_in_hand,
    take_from_hand,
)
from condotta.condottiere.victory import compare, open_regions
from condotta.kernel.chance import below, set_key
from condotta.kernel.compiled import State, bits, lowest, rule


@rule
def start(state: State, seats: int, flags: int, version: int, key: Any, first: int) -> None:
    """Set up a game and deal. `condottiere:setup.deal` `condottiere:setup.first-player` `condottiere:draw.start`"""
    clear(state, seats, flags, version, key)
    # Ruling: a seeded draw picks the first holder, unless one is named.
    state.holder = below(state, seats) if first == NO_SEAT else first
    deal(state, everyone(state), 7 if flags & DRAW_AFTER_BATTLE else 10)
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
        draw_cards(state, state.turn, decision - DRAW_NONE)
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
        deal(state, everyone(state), 10)
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


# --- The battle


@rule
def ask_region(state: State) -> None:
    """The holder of the token chooses, also without cards. `condottiere:next.region` `condottiere:cardless.winner`"""
    state.phase = CHOOSE
    state.turn = state.holder


@rule
def choose_region(state: State, region: int) -> None:
    """`condottiere:region.choice`: old lines and hands are discarded only after the choice. `condottiere:next.region`"""
    state.region = region
    if state.battles and chooses_first(state):
        state.phase = CLEAR_LINES
    else:
        start_battle(state)


@rule
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


@rule
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


# --- After a battle


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


@rule
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
    """Keep up to two cards and give up the rest. `condottiere:round.keep`"""
    seat = state.turn
    if decision != NOTHING:
        take_from_hand(state, seat, decision - CARD)
        state.kept[decision - CARD] += 1
    if decision == NOTHING or kept_cards(state) == 2 or not keepable(state):
        give_up_hand(state, seat)
        for kind in range(KINDS):
            for _ in range(state.kept[kind]):
                put_in_hand(state, seat, kind)
            state.kept[kind] = 0
        state.phase = DEAL


@rule
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
    draw_cards(state, next_asked(state), 10)
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
    deal(state, state.finalists, 10)
    start_battle(state)
