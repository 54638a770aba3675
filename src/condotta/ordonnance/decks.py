"""Decks: how many copies there are of each card, and how many sets are used. `ordonnance:deck.table`

The copy table of the printed game is not public, so both presets are reconstructions: 56 cards, in which those
with one or two icons are the most frequent.
"""

import json
from collections.abc import Iterable, Mapping
from functools import lru_cache
from itertools import combinations
from typing import Any

import msgspec

from condotta.ordonnance.icons import ICONS, KINDS, LETTERS, Card

PLAYER_COUNTS = range(2, 5)
CARDS_EACH = 20
"""The cards that each player lays in a game."""
MOST_CARDS = 9_999
"""Far more than a game can use; it keeps the counts within the small numbers of the rules."""

Rows = tuple[tuple[str, int], ...]

COPIES_BY_ICONS = {"pyramid56": (4, 2, 1, 1, 1), "flat56": (2, 2, 2, 1, 1)}
"""The presets: copies of each card with one icon, with two, and so on."""


class Deck(msgspec.Struct, frozen=True, forbid_unknown_fields=True, cache_hash=True):
    """A deck: its name, the copies of each card in a set, and the sets for two, three and four players.

    Without cards the name is that of a preset. Rows are kept in one order and spelling, without those of no copies.
    """

    name: str
    cards: Rows = ()
    sets: tuple[int, int, int] = (1, 2, 2)

    def __post_init__(self) -> None:
        rows = self.cards or _preset(self.name)
        _check_rows(rows)
        msgspec.structs.force_setattr(self, "cards", _in_order(rows))
        _check_whole(self)

    def copies(self, players: int) -> list[int]:
        """How many cards of each kind a game of so many players uses."""
        return list(_copies(self, players))

    def size(self, players: int) -> int:
        """How many cards a game of so many players uses."""
        return sum(self.copies(players))

    def suffices(self, players: int) -> bool:
        return self.size(players) >= CARDS_EACH * players


def custom_deck(name: str, table: Mapping[str, int] | Iterable[tuple[str, int]], sets: Any = (1, 2, 2)) -> Deck:
    """A deck of one's own, from copies of each card; or ValueError with the reason."""
    rows = table.items() if isinstance(table, Mapping) else table
    try:
        cards = msgspec.convert([list(row) for row in rows], Rows)
        if not cards:
            raise ValueError(f"The deck {name} has no rows.")
        return Deck(msgspec.convert(name, str), cards, msgspec.convert(sets, tuple[int, int, int]))
    except (msgspec.ValidationError, TypeError) as error:
        raise ValueError(f"This is no table of copies: {error}.") from error


def read_deck(text: str) -> Deck:
    """The deck of a JSON text: {"name": ..., "cards": {"S": 4, ...}, "sets": [1, 2, 2]}; or ValueError with the reason.

    Its objects are read as pairs, since a row that is there twice would else be lost unseen.
    """
    try:
        pairs = json.loads(text, object_pairs_hook=list)
        told = {str(field): value for field, value in pairs}
        if len(told) < len(pairs):
            raise ValueError("a field is there twice")
        name, table = told.pop("name"), told.pop("cards")
    except (json.JSONDecodeError, TypeError, ValueError, RecursionError) as error:
        raise ValueError(f"This is no deck in JSON: {error}.") from error
    except KeyError as error:
        raise ValueError(f"A deck needs a name and its cards; {error.args[0]} is missing.") from error
    if set(told) - {"sets"}:
        raise ValueError(f"A deck has a name, cards and sets, but no {', '.join(sorted(set(told) - {'sets'}))}.")
    return custom_deck(name, table, **told)


def card_of(spelling: str) -> Card:
    """The card of these letters, in any order; ValueError if they are none."""
    icons = spelling.upper()
    for letter in icons:
        if letter not in LETTERS:
            raise ValueError(f"There is no icon {letter}; the icons are S, B, W, H and F.")
    if not icons:
        raise ValueError("A row is empty: a card shows at least one icon.")
    if len(set(icons)) < len(icons):
        raise ValueError(f"{spelling} repeats an icon; the icons of a card are all different.")
    return Card("".join(sorted(icons, key=LETTERS.index)))


@lru_cache(maxsize=1024)
def _copies(deck: Deck, players: int) -> tuple[int, ...]:
    counts = [0] * KINDS
    for name, number in deck.cards:
        counts[Card(name).kind] = number * deck.sets[players - PLAYER_COUNTS.start]
    return tuple(counts)


def _preset(name: str) -> Rows:
    """The table of a preset."""
    if name not in COPIES_BY_ICONS:
        raise ValueError(f"There is no deck {name}; there are {' and '.join(COPIES_BY_ICONS)}, or a table of its own.")
    sizes = range(1, ICONS + 1)
    copies = dict(zip(sizes, COPIES_BY_ICONS[name], strict=True))
    return tuple(("".join(icons), copies[size]) for size in sizes for icons in combinations(LETTERS, size))


def _check_rows(rows: Rows) -> None:
    """Refuse a row that is no card, is there twice, or has a negative count."""
    met: dict[Card, str] = {}
    for spelling, number in rows:
        card = card_of(spelling)
        if card in met:
            raise ValueError(f"{spelling} is there twice: it is the same card as {met[card]}.")
        if number < 0:
            raise ValueError(f"{spelling} has {number} copies; a number of copies cannot be negative.")
        met[card] = spelling


def _in_order(rows: Rows) -> Rows:
    """The rows by number of icons, then by rank."""
    cards = [(card_of(spelling).value, number) for spelling, number in rows if number]
    return tuple(sorted(cards, key=lambda row: (len(row[0]), [LETTERS.index(icon) for icon in row[0]])))


def _check_whole(deck: Deck) -> None:
    """Refuse a deck without a name of its own, or with too few or too many cards."""
    if not deck.name.isprintable() or not 0 < len(deck.name) <= 60:
        raise ValueError("A deck needs a name of at most 60 letters.")
    preset = (_in_order(_preset(deck.name)), (1, 2, 2)) if deck.name in COPIES_BY_ICONS else None
    if preset and (deck.cards, deck.sets) != preset:
        raise ValueError(f"{deck.name} is the name of a preset, whose table is another one.")
    if min(deck.sets) < 1:
        raise ValueError("A deck needs at least one set for any number of players.")
    sizes = {players: deck.size(players) for players in PLAYER_COUNTS}
    if not any(map(deck.suffices, PLAYER_COUNTS)):
        raise ValueError(too_few(deck, PLAYER_COUNTS.start))
    if max(sizes.values()) > MOST_CARDS:
        raise ValueError(f"The deck {deck.name} has {max(sizes.values())} cards; {MOST_CARDS} are the most.")


def too_few(deck: Deck, players: int) -> str:
    needed = CARDS_EACH * players
    return f"The deck {deck.name} has {deck.size(players)} cards for {players} players; it needs {needed}, 20 for each."


PYRAMID = Deck("pyramid56")
FLAT = Deck("flat56")
PRESETS = (PYRAMID, FLAT)
