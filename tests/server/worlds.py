"""Two worlds for the secrecy of the server: the same evening at the same table, but for cards that a viewer never saw.

The first is a game played by chance. For the second its starting position is edited directly: cards that lay hidden in
other hands from the first deal up to the compared moment are exchanged with cards of the pile, and the key of chance
is another. Views have no part in this, so that a leak in them cannot hide. The same actions are legal in both.
"""

import hashlib
import random
from collections.abc import Callable
from functools import partial
from typing import Any, NamedTuple

from condotta.condottiere.actions import DiscardHand, Draw
from condotta.condottiere.cards import KINDS
from condotta.condottiere.game import CONDOTTIERE
from condotta.condottiere.options import Options
from condotta.condottiere.position import Position, opened
from condotta.kernel.game import AnyGame, Seat, Showing, Viewer
from condotta.server.table.taking_back import IRREVOCABLE
from tests.condottiere.test_secrecy import held_fast, put

DEALS = IRREVOCABLE & {"cards_dealt", "cards_drawn", "card_drawn", "cards_kept", "hand_discarded", "pile_renewed"}
MOVES_EACH = 7

Edit = Callable[[Any], Any]


class Script(NamedTuple):
    """What is done in both worlds, for whom they are the same, and how the second one's start differs."""

    game: AnyGame
    options: Any
    viewer: Viewer
    shown: Showing | None
    moves: list[tuple[Seat, Any]]
    edit: Edit
    exchanged: int


def scripted(seed: str, options: Options, viewer: Viewer, key: str) -> Script:
    """A game by chance up to the next deal, for which hidden cards can be exchanged."""
    dice = random.Random(seed)
    start = CONDOTTIERE.start(options, key)
    shown = _shown(start, viewer, dice)
    position, moves = CONDOTTIERE.show(start, shown).position, []
    while len(moves) < MOVES_EACH * options.players:
        mover = CONDOTTIERE.mover(position)
        assert mover is not None
        legal = CONDOTTIERE.legal(CONDOTTIERE.view(position, mover))
        action = dice.choice([one for one in legal if not isinstance(one, DiscardHand | Draw)])
        turn = CONDOTTIERE.apply(position, action)
        if any(type(event).__struct_config__.tag in DEALS for event in turn.events(None)):
            break
        moves.append((mover, action))
        position = turn.position
    swaps = _swaps(start, position, viewer, dice)
    edit = partial(_edited, swaps=swaps)
    return Script(CONDOTTIERE, options, viewer, shown, moves, edit, len(swaps))


def secret_number(position: Position, viewer: Viewer) -> int:
    """Something that follows from what a viewer may not know, for leaks that are planted."""
    hands = [list(hand) for seat, hand in enumerate(opened(position).peek().hand) if seat != viewer]
    return int.from_bytes(hashlib.sha256(repr(hands).encode()).digest()[:4]) % 1000


def _shown(start: Position, viewer: Viewer, dice: random.Random) -> Showing:
    """Somebody shows a card to the viewer, or to somebody else where the viewer is a spectator."""
    seat, to = (1, 0 if viewer is None else viewer)
    card = dice.choice(CONDOTTIERE.view(start, seat).hand)
    return Showing(seat, (to,), (card.value,))


def _swaps(start: Position, end: Position, viewer: Viewer, dice: random.Random) -> list[tuple[Seat, int, int]]:
    """Cards that other seats still hold and the viewer never saw, each with another kind that lies in the pile."""
    before, after, known = opened(start).peek(), opened(end).peek(), held_fast(end, viewer)
    pile = [kind for kind in range(KINDS) for _ in range(before.pile[kind])]
    dice.shuffle(pile)
    swaps = []
    for seat in range(int(before.seats)):
        for kind in range(KINDS):
            spare = after.hand[seat][kind] - known[seat][kind] if seat != viewer else 0
            swaps += [(seat, kind, pile.pop()) for _ in range(max(0, spare))]
    return [(seat, away, kind) for seat, away, kind in swaps if away != kind]


def _edited(position: Position, swaps: list[tuple[Seat, int, int]]) -> Position:
    board = opened(position)
    state = board.rows[0]
    for seat, away, kind in swaps:
        put(state, ("hand", seat), away, kind)
        put(state, ("pile", -1), kind, away)
    for word in range(8):
        state.key[word] = 1_000 + word
    return board.closed(position.knowledge)
