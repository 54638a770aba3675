"""A duel laid out for quick play: what the players of imagined games look at is kept, not reckoned anew.

A whole duel stands in a row of numbers: armies as the book of prospects numbers them, both hands card by card, and the
cards to be drawn in their order. Beside them stand the chances of both seats in every territory, now and with each card
of the hand laid there. A card that is laid changes them in one territory only. So a playout costs about a quarter of
what it costs on records and a sheet (`front`), and the chances are the same.
"""

from typing import Any

from condotta.bots.ordonnance.front import COMPLETE, army_of
from condotta.bots.ordonnance.prospects import BELOW, COUNTS, RANK, RUNGS, SCALE, SPREAD, WHOLE
from condotta.kernel.compiled import State, brief, row, rule, unsigned
from condotta.kernel.dice import roll
from condotta.ordonnance.decks import CARDS_EACH
from condotta.ordonnance.flow import DEALT
from condotta.ordonnance.icons import KINDS
from condotta.ordonnance.state import take_from_pile
from condotta.ordonnance.territories import TERRITORIES

SEATS = 2
BOTH = SEATS * TERRITORIES

# What stands where in a duel; what each seat has begins at seat times its number.
TURN, DRAWN, PILE, ARMIES = range(4)  # the seat to move; cards drawn, of how many; armies completed so far
HEIGHT = 4  # the number of rungs: read from here a loop over them is compiled into few steps
ROOM = 5  # for each seat the territories with fewer than four cards
FORCE = ROOM + SEATS  # for each territory of each seat: its army,
DONE = FORCE + BOTH  # which army of the game was completed here,
CHANCE = DONE + BOTH  # and the chance to control it
HAND = CHANCE + BOTH  # the kinds in each hand, nothing where a card is missing
GROWN = HAND + SEATS * DEALT  # for each territory, the chance there with each card of the hand
DRAWS = GROWN + BOTH * DEALT  # the kinds to be drawn
DUEL = DRAWS + SEATS * CARDS_EACH

AT_HAND, AT_PLAY = 0, DUEL
"""Where on a field two duels are laid out: the deal of the round, and the game being played out."""
FIELD = 2 * DUEL


def blank_field() -> Any:
    return row([0] * FIELD)


@rule
def lay_out(state: State, field: Any, book: Any, dice: Any) -> None:
    """Lay out a position with open hands as the deal at hand; its pile is drawn from in an order of chance."""
    field[TURN], field[DRAWN], field[ARMIES], field[HEIGHT] = state.turn, 0, state.armies, RUNGS
    to_lay = SEATS * CARDS_EACH
    for seat in range(SEATS):
        field[ROOM + seat] = state.room[seat]
        for territory in range(TERRITORIES):
            field[FORCE + seat * TERRITORIES + territory] = army_of(state, seat, territory)
            field[DONE + seat * TERRITORIES + territory] = state.completed[seat][territory]
            to_lay -= state.cards[seat][territory]
        pick_up(state, field, seat)
    for seat in range(SEATS):
        for territory in range(TERRITORIES):
            reckon(field, AT_HAND, seat, territory, book)
    field[PILE] = min(state.pile_size, to_lay)
    for at in range(field[PILE]):
        field[DRAWS + at] = take_from_pile(state, roll(dice, state.pile_size))


@rule
def pick_up(state: State, field: Any, seat: int) -> None:
    """The hand of a seat, card by card."""
    at = HAND + seat * DEALT
    for slot in range(DEALT):
        field[at + slot] = 0
    for kind in range(KINDS):
        for _ in range(state.hand[seat][kind]):
            field[at] = kind
            at += 1


@rule
def play_again(field: Any) -> None:
    """Let the deal at hand be the game to be played out."""
    for at in range(DUEL):
        field[AT_PLAY + at] = field[at]


@rule
def missing(field: Any) -> int:
    """How many cards are still to be laid in the game to be played out."""
    count = SEATS * CARDS_EACH
    for place in range(BOTH):
        count -= field[AT_PLAY + FORCE + place] // COUNTS
    return count


@brief
def lay(field: Any, duel: int, slot: int, territory: int, book: Any) -> None:
    """The seat to move lays a card of its hand and draws the next. `ordonnance:turn.place` `ordonnance:turn.draw`"""
    mover = field[duel + TURN]
    held = duel + HAND + mover * DEALT + slot
    place = duel + mover * TERRITORIES + territory
    field[place + FORCE] += COUNTS + SPREAD[field[held]]
    field[held] = 0
    if field[place + FORCE] >= COMPLETE:
        field[duel + ARMIES] += 1
        field[place + DONE] = field[duel + ARMIES]
        field[duel + ROOM + mover] &= ~(1 << territory)
    for seat in range(SEATS):
        reckon(field, duel, seat, territory, book)
    if field[duel + ROOM + mover] and field[duel + DRAWN] < field[duel + PILE]:
        field[held] = field[duel + DRAWS + field[duel + DRAWN]]
        field[duel + DRAWN] += 1
        try_card(field, duel, mover, slot, book)
    field[duel + TURN] = 1 - mover


@brief
def reckon(field: Any, duel: int, seat: int, territory: int, book: Any) -> None:
    """Reckon the chance of a seat in a territory: with each card of its hand, if there is room, and last as it is."""
    place = seat * TERRITORIES + territory
    hand, grown = duel + HAND + seat * DEALT, duel + GROWN + place * DEALT
    army = field[duel + FORCE + place]
    for slot in range(0 if field[duel + ROOM + seat] >> territory & 1 else DEALT, DEALT + 1):
        kind = field[hand + slot] if slot < DEALT else 0
        if kind or slot == DEALT:
            more = COUNTS + SPREAD[kind] if kind else 0
            chance = chance_with(field, duel, seat, territory, army + more, book)
            field[grown + slot if kind else duel + CHANCE + place] = chance


@brief
def try_card(field: Any, duel: int, seat: int, slot: int, book: Any) -> None:
    """Reckon the chances with a card that was drawn, wherever it may be laid."""
    more = COUNTS + SPREAD[field[duel + HAND + seat * DEALT + slot]]
    for territory in range(TERRITORIES):
        if field[duel + ROOM + seat] >> territory & 1:
            place = seat * TERRITORIES + territory
            army = field[duel + FORCE + place] + more
            field[duel + GROWN + place * DEALT + slot] = chance_with(field, duel, seat, territory, army, book)


@brief
def chance_with(field: Any, duel: int, seat: int, territory: int, army: int, book: Any) -> int:
    """The chance to control a territory with this army there; of equal armies the first one has it.

    `ordonnance:army.first-complete`
    """
    place, against = duel + seat * TERRITORIES + territory, duel + (1 - seat) * TERRITORIES + territory
    rival = field[against + FORCE]
    chance = 0
    if army >= COMPLETE and rival >= COMPLETE:
        first = army == field[place + FORCE] and field[place + DONE] < field[against + DONE]
        if RANK[army - COMPLETE] > RANK[rival - COMPLETE] or (army == rival and first):
            chance = WHOLE
    else:
        height = field[duel + HEIGHT]
        own, below = unsigned(army * height), unsigned(BELOW + rival * height)
        for rung in range(height):
            chance += book[own + unsigned(rung)] * book[below + unsigned(rung)]
        chance >>= SCALE
    return chance
