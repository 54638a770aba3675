"""The state of a game: one record of counts and bit sets, and the small motions of cards in it.

Hands and pile are counts of each kind; the pile has no order, a card is drawn from it by chance when it is needed.
Sets of kinds, territories and seats are bit sets. What lies in the territories is kept card by card.
"""

import numpy as np

from condotta.kernel import chance
from condotta.kernel.chance import below
from condotta.kernel.compiled import State, rule
from condotta.ordonnance.icons import KINDS
from condotta.ordonnance.territories import ARMY, TERRITORIES

SEATS = 4
NO_SEAT = -1

# What the seat to move is asked ...
PLACE, OVER = range(2)
# ... and what happens by itself.
AUTOMATIC = 2
DRAW = AUTOMATIC

# How a game ends.
UNDECIDED, BY_TERRITORIES, BY_PLACEMENT, BY_SHARING = range(4)

STATE = np.dtype(
    [
        *chance.FIELDS,
        ("held", np.int64, (SEATS,)),  # the kinds in each hand
        ("room", np.int64, (SEATS,)),  # the territories of each seat with fewer than four cards
        ("winners", np.int64),
        ("pile_size", np.int64),
        ("seats", np.int64),
        ("turn", np.int64),  # the seat that is asked, or that draws; none when the game is over
        ("pile", np.int16, (KINDS,)),
        ("hand", np.int8, (SEATS, KINDS)),
        ("laid", np.int8, (SEATS, TERRITORIES, ARMY)),  # the kinds in each territory, in the order they were laid
        ("cards", np.int8, (SEATS, TERRITORIES)),  # how many they are
        ("completed", np.int8, (SEATS, TERRITORIES)),  # which army of the game was completed here: 1 the first
        ("control", np.int8, (TERRITORIES,)),  # whose each territory is, once all armies there are complete
        ("armies", np.int8),  # completed so far
        ("version", np.int16),  # of the rules
        ("flags", np.int8),  # options
        ("phase", np.int8),
        ("ending", np.int8),
    ],
    align=True,
)
STATE = np.dtype((np.record, STATE))


@rule
def left_of(state: State, seat: int) -> int:
    """The next seat clockwise."""
    return seat + 1 if seat + 1 < state.seats else 0


@rule
def put_in_hand(state: State, seat: int, kind: int) -> None:
    state.hand[seat][kind] += 1
    state.held[seat] |= 1 << kind


@rule
def take_from_hand(state: State, seat: int, kind: int) -> None:
    state.hand[seat][kind] -= 1
    if not state.hand[seat][kind]:
        state.held[seat] &= ~(1 << kind)


@rule
def lay(state: State, seat: int, territory: int, kind: int) -> None:
    """A card joins a territory; the fourth completes an army. `ordonnance:territory.four-cards`"""
    state.laid[seat][territory][state.cards[seat][territory]] = kind
    state.cards[seat][territory] += 1
    if state.cards[seat][territory] == ARMY:
        state.room[seat] &= ~(1 << territory)
        state.armies += 1
        state.completed[seat][territory] = state.armies


@rule
def draw_card(state: State, seat: int) -> None:
    """Draw a random card from a pile that is not empty."""
    put_in_hand(state, seat, take_from_pile(state, below(state, state.pile_size)))


@rule
def take_from_pile(state: State, at: int) -> int:
    """Take out the card at this place, counted in card order; its kind."""
    kind = 0
    while at >= state.pile[kind]:
        at -= state.pile[kind]
        kind += 1
    state.pile[kind] -= 1
    state.pile_size -= 1
    return kind
