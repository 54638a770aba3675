"""Two worlds of Ordonnance: as in `worlds`, but a card is drawn after every move, so that chance goes on.

Others lay cards from their first hands only; all that they keep of these is dealt anew with the pile, under another
key of chance. Of the worlds made so the first is taken in which the viewer draws the same cards himself.
"""

import itertools
import random
from collections import Counter

import numpy as np

from condotta.kernel.game import Seat, Viewer
from condotta.ordonnance.actions import Place
from condotta.ordonnance.game import ORDONNANCE
from condotta.ordonnance.icons import KINDS
from condotta.ordonnance.options import Options
from condotta.ordonnance.position import Position, opened
from condotta.ordonnance.state import STATE
from tests.server.worlds import Script

OWN_DRAWS = 2
"""More of them, and a world in which the viewer draws the same would be long looked for."""
KEPT = 2
"""How many cards of his first hand everybody else keeps at least."""
Moves = list[tuple[Seat, Place]]
Hands = list[Counter[int]]


def scripted(seed: str, options: Options, viewer: Viewer, key: str) -> Script:
    """A game by chance, as long as others have cards to lay that they held from the start."""
    dice, start = random.Random(seed), ORDONNANCE.start(options, key)
    kept = [Counter({kind: n for kind, n in enumerate(hand) if n}) for hand in opened(start).peek().hand]
    moves, position = Moves(), start
    while (action := _action(position, kept, moves, viewer, dice)) is not None:
        moves.append(action)
        position = ORDONNANCE.apply(position, action[1]).position
    other = _other_world(start, kept, moves, viewer, dice)
    changed = sum(
        (first - second).total()
        for seat, (first, second) in enumerate(zip(_hands(start), _hands(other), strict=True))
        if seat != viewer
    )
    return Script(ORDONNANCE, options, viewer, None, moves, lambda _: other, changed)


def _action(
    position: Position, kept: Hands, moves: Moves, viewer: Viewer, dice: random.Random
) -> tuple[Seat, Place] | None:
    mover = ORDONNANCE.mover(position)
    assert mover is not None
    legal = ORDONNANCE.legal(ORDONNANCE.view(position, mover))
    if mover == viewer:
        return (mover, dice.choice(legal)) if sum(seat == viewer for seat, _ in moves) < OWN_DRAWS else None
    own = [action for action in legal if kept[mover][action.card.kind]]
    if kept[mover].total() <= KEPT or not own:
        return None
    action = dice.choice(own)
    kept[mover][action.card.kind] -= 1
    return mover, action


def _other_world(start: Position, kept: Hands, moves: Moves, viewer: Viewer, dice: random.Random) -> Position:
    drawn = _own_hands(start, moves, viewer)
    worlds = (_dealt_anew(start, kept, viewer, dice) for _ in itertools.count())
    return next(world for world in worlds if _own_hands(world, moves, viewer, drawn) == drawn)


def _own_hands(start: Position, moves: Moves, viewer: Viewer, wanted: list[object] | None = None) -> list[object]:
    """The viewer's hands after each of his moves, read from the record; no further than they are the wanted ones."""
    hands, position = list[object](), start
    for seat, action in moves:
        position = ORDONNANCE.apply(position, action).position
        if seat == viewer:
            hands.append(_hands(position)[seat])
            if wanted is not None and hands != wanted[: len(hands)]:
                break
    return hands


def _dealt_anew(start: Position, kept: Hands, viewer: Viewer, dice: random.Random) -> Position:
    array = np.frombuffer(start.record, STATE).copy()
    state, others = array[0], [seat for seat in range(start.options.players) if seat != viewer]
    cards = [kind for kind in range(KINDS) for _ in range(state["pile"][kind])]
    cards += [kind for seat in others for kind in kept[seat].elements()]
    dice.shuffle(cards)
    for seat in others:
        for kind in kept[seat].elements():
            state["hand"][seat][kind] -= 1
            state["hand"][seat][cards.pop()] += 1
        state["held"][seat] = sum(1 << kind for kind in range(KINDS) if state["hand"][seat][kind])
    state["pile"] = np.bincount(cards, minlength=KINDS)
    for name, words in (("key", 8), ("block", 16)):
        state[name] = [dice.getrandbits(32) for _ in range(words)]
    return Position(array.tobytes(), start.options)


def _hands(position: Position) -> Hands:
    return [Counter(dict(enumerate(hand))) for hand in opened(position).peek().hand]
