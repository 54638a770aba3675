"""Positions in a readable form that can also be written by hand: for tests, lessons and analysis."""

import msgspec

from condotta.kernel.game import IllegalMove, Seat
from condotta.ordonnance.icons import cards_of
from condotta.ordonnance.layout import Layout, completions, lay
from condotta.ordonnance.notation import cards_named, written
from condotta.ordonnance.options import Options
from condotta.ordonnance.position import Position, opened
from condotta.ordonnance.soundness import validate
from condotta.ordonnance.territories import TERRITORIES, Territory
from condotta.ordonnance.vision import view


class Setup(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A position. Cards are written in a row, "SBF S S"; all that are not mentioned are in the pile.

    A seat's line has five entries. Complete armies are named in the order in which they were completed. Nobody is
    to move in a finished game.
    """

    options: Options
    hands: tuple[str, ...]
    turn: Seat | None = None
    lines: tuple[tuple[str, ...], ...] = ()
    completed: tuple[tuple[Seat, Territory], ...] = ()


def set_up(setup: Setup, seed: str) -> Position:
    """The position that somebody laid out; ValueError with the reason if it cannot be one."""
    layout = _layout(setup)
    validate(layout)
    return lay(layout, seed).closed()


def lay_out(position: Position) -> Setup:
    """The position in readable form."""
    state, seen = opened(position).peek(), view(position, None)
    lines = tuple(tuple(written(army.cards) for army in seat.armies) for seat in seen.seats)
    return Setup(
        options=position.options,
        hands=tuple(written(cards_of(state.hand[seat])) for seat in range(state.seats)),
        turn=seen.turn,
        lines=lines if any(map(any, lines)) else (),
        completed=tuple(completions(seen)),
    )


def _layout(setup: Setup) -> Layout:
    empty = (("",) * TERRITORIES,) * setup.options.players
    try:
        hands = tuple(map(cards_named, setup.hands))
        lines = tuple(tuple(map(cards_named, line)) for line in setup.lines or empty)
    except IllegalMove as refusal:
        raise ValueError(f"There is no card {refusal.arguments['name']}.") from refusal
    pile = setup.options.copies
    for card in (card for row in (*hands, *(army for line in lines for army in line)) for card in row):
        pile[card.kind] -= 1
    completed = tuple((seat, territory.number) for seat, territory in setup.completed)
    return Layout(setup.options, hands, lines, completed, pile, setup.turn)
