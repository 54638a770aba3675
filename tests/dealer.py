"""Dealing by what docs/security.md and docs/notation.md say alone, without a line of the program's own."""

import itertools
import re
import struct
from collections.abc import Iterator
from pathlib import Path

NOTATION = Path(__file__).parents[1] / "docs" / "notation.md"
ORDER = re.search(r"\*\*Cards\*\*, in card order: `([^`]*)`", NOTATION.read_text())
COPIES = (10, 8, 8, 8, 8, 8, 8, 3, 3, 6, 12, 6, 3, 16, 3)
ROWS = [tuple(range(at, 16, 4)) for at in range(4)]
DIAGONALS = [tuple(4 * row + (at + row) % 4 for row in range(4)) for at in range(4)]
WORD = 0xFFFFFFFF


def hands(seed: str, players: int, size: int) -> tuple[int, list[list[str]]]:
    """Who begins, and the first hands, of a game with this seed of 64 digits."""
    assert ORDER is not None
    kinds = ORDER[1].split()
    deck = [kind for kind, copies in zip(kinds, COPIES, strict=True) for _ in range(copies)]
    drawn = _draws(bytes.fromhex(seed))
    first = _below(drawn, players)
    dealt = [[_taken(deck, _below(drawn, len(deck))) for _ in range(size)] for _ in range(players)]
    return first, [sorted(hand, key=kinds.index) for hand in dealt]


def _taken(deck: list[str], place: int) -> str:
    card, last = deck[place], deck.pop()
    if place < len(deck):
        deck[place] = last
    return card


def _below(drawn: Iterator[int], bound: int) -> int:
    while True:
        number, rest = divmod(next(drawn) * bound, 1 << 16)
        if rest >= (1 << 16) % bound:
            return number


def _draws(key: bytes) -> Iterator[int]:
    for counter in itertools.count():
        for word in _block(key, counter):
            yield word & 0xFFFF
            yield word >> 16


def _block(key: bytes, counter: int) -> list[int]:
    start = [*struct.unpack("<4I", b"expand 32-byte k"), *struct.unpack("<8I", key), counter, 0, 0, 0]
    words = start.copy()
    for _ in range(4):  # eight rounds
        for places in (*ROWS, *DIAGONALS):
            _quarter(words, *places)
    return [(word + was) & WORD for word, was in zip(words, start, strict=True)]


def _quarter(words: list[int], a: int, b: int, c: int, d: int) -> None:
    for into, of, turned, by in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
        words[into] = (words[into] + words[of]) & WORD
        mixed = words[turned] ^ words[into]
        words[turned] = (mixed << by | mixed >> (32 - by)) & WORD
