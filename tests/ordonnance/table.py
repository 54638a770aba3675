"""Positions and games of Ordonnance for the tests: armies by their counts, finished games, random play."""

import random
from collections.abc import Iterator, Sequence

from condotta.kernel.game import IllegalMove
from condotta.ordonnance.actions import Place
from condotta.ordonnance.decks import FLAT, PYRAMID, Deck, custom_deck
from condotta.ordonnance.game import ORDONNANCE
from condotta.ordonnance.icons import ICONS
from condotta.ordonnance.options import Options
from condotta.ordonnance.position import Position, arranged
from condotta.ordonnance.territories import ARMY, TERRITORIES
from condotta.ordonnance.view import View

Counts = tuple[int, ...]
SMALL = custom_deck("small", {"S": 20, "B": 12, "W": 8}, (1, 2, 2))
"""Forty cards for two players: the pile runs out, and few kinds make few cases."""
EVERY_OPTIONS = [
    Options(players, deck, tiebreak)
    for players in (2, 3, 4)
    for deck in (PYRAMID, FLAT, SMALL)
    for tiebreak in ("share", "placement")
]


def army(counts: Counts) -> list[int]:
    """Four cards that show the icons so many times: each icon goes on the cards with the fewest so far."""
    cards = [0] * ARMY
    for icon in range(ICONS):
        for at in sorted(range(ARMY), key=lambda at: (cards[at].bit_count(), at))[: counts[icon]]:
            cards[at] |= 1 << icon
    return cards


def lines(armies: Sequence[tuple[int, int, Sequence[int]]], options: Options) -> View:
    """Armies told by seat, territory and cards, laid in this order on an empty table: what a spectator sees."""
    things = [number for seat, at, cards in armies for card in cards for number in (seat, at, card)]
    return ORDONNANCE.view(arranged(options, "", things, [0] * 32, 0).closed(), None)


def contest(*armies: Counts) -> int | None:
    """Who controls Antioch when the seats complete these armies there, seat 0 first."""
    told = [(seat, 0, army(counts)) for seat, counts in enumerate(armies)]
    return lines(told, Options(players=len(armies))).leaders[0]


def finished(rankings: Sequence[str], options: Options) -> View:
    """A finished game: in each territory the seats rank like this, "102" for seat 1 before seat 0 before seat 2."""
    strong = [1 << icon for icon in reversed(range(ICONS))]
    armies = [(int(seat), at, [strong[nth]] * 4) for at, seats in enumerate(rankings) for nth, seat in enumerate(seats)]
    return lines(armies, options)


def play(position: Position, chooser: random.Random, moves: int = 80) -> Iterator[Position]:
    """The position, and those after so many random moves or until the end."""
    yield position
    for _ in range(moves):
        seat = ORDONNANCE.mover(position)
        if seat is None:
            return
        position = ORDONNANCE.apply(position, any_move(position, chooser)).position
        yield position


def any_move(position: Position, chooser: random.Random) -> Place:
    return chooser.choice(ORDONNANCE.legal(ORDONNANCE.view(position, ORDONNANCE.mover(position))))


def after(moves: int, options: Options, seed: str = "a game") -> Position:
    """A position after so many random moves."""
    return list(play(ORDONNANCE.start(options, seed), random.Random(seed), moves))[-1]


def refusal_of(view: View, action: Place) -> str | None:
    """Why the viewer may not do this, in full; None if he may."""
    try:
        ORDONNANCE.check(view, action)
    except IllegalMove as refusal:
        return str(refusal)
    return None


def spaces(view: View, seat: int) -> list[int]:
    """How many cards a seat still has room for, in each territory."""
    return [ARMY - len(view.seats[seat].armies[at].cards) for at in range(TERRITORIES)]


def deck_of(copies: int) -> Deck:
    """A deck with so many copies of each of the 31 cards."""
    return custom_deck(f"each {copies}", {name: copies for name, _ in PYRAMID.cards})
