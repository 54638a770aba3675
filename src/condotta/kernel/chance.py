"""Chance: ChaCha with 8 rounds, kept in a game's record, so that a seed and the moves replay a game exactly.

Only the rules draw from it. Whoever does not know the key cannot tell the draws from true chance, nor compute
one card from another (docs/security.md). Random play and search have dice of their own.
"""

import hashlib
from typing import Any

import numpy as np

from condotta.kernel.compiled import State, rule, table

WORD = 0xFFFFFFFF
DRAWS = 32  # half words in a block
DOUBLE_ROUNDS = 4
# In rows, not as plain numbers: numba would compile the quarter round anew for every literal.
SIGMA = table((0x61707865, 0x3320646E, 0x79622D32, 0x6B206574))
NONCE = table((0, 0, 0))

FIELDS: list[tuple[Any, ...]] = [
    ("key", np.uint32, (8,)),
    ("block", np.uint32, (16,)),  # the block at hand, two draws in each word
    ("blocks", np.int32),  # blocks made so far
    ("spent", np.int32),  # draws taken from the block at hand
]


def key_of(seed: str) -> bytes:
    """The key of a seed: 64 hexadecimal digits are the key itself, any other text is hashed."""
    if len(seed) == 64 and not set(seed) - set("0123456789abcdef"):
        return bytes.fromhex(seed)
    return hashlib.sha256(seed.encode()).digest()


def derived(seed: str, name: str) -> str:
    """A seed made from another one, which it does not tell."""
    return hashlib.sha256(f"{seed}/{name}".encode()).hexdigest()


def words(key: bytes) -> list[int]:
    """A key of 32 bytes as the eight words that `set_key` takes."""
    return [int.from_bytes(key[at : at + 4], "little") for at in range(0, 32, 4)]


@rule
def set_key(state: State, key: Any) -> None:
    """Begin anew with this key."""
    for at in range(8):
        state.key[at] = key[at]
    for at in range(16):
        state.block[at] = 0
    state.blocks = 0
    state.spent = DRAWS


@rule
def below(state: State, bound: int) -> int:
    """A uniform number in [0, bound), bound at most 65,536. Exact: draws that would favour some numbers are redrawn."""
    while True:
        product = draw(state) * bound
        fraction = product & 0xFFFF
        if fraction >= bound or fraction >= 65536 % bound:
            return product >> 16


@rule
def draw(state: State) -> int:
    """Sixteen random bits."""
    if state.spent >= DRAWS:
        chacha_block(state.key, state.blocks, DOUBLE_ROUNDS, state.block)
        state.blocks += 1
        state.spent = 0
    half = state.block[state.spent >> 1] >> ((state.spent & 1) << 4) & 0xFFFF
    state.spent += 1
    return half


@rule
def quarter_round(a: int, b: int, c: int, d: int) -> tuple[int, int, int, int]:
    """ChaCha's quarter round on four 32-bit words."""
    a = (a + b) & WORD
    d ^= a
    d = (d << 16 | d >> 16) & WORD
    c = (c + d) & WORD
    b ^= c
    b = (b << 12 | b >> 20) & WORD
    a = (a + b) & WORD
    d ^= a
    d = (d << 8 | d >> 24) & WORD
    c = (c + d) & WORD
    b ^= c
    b = (b << 7 | b >> 25) & WORD
    return a, b, c, d


@rule
def chacha_block(key: Any, counter: int, double_rounds: int, block: Any) -> None:
    """Write one ChaCha block (nonce zero) into sixteen words."""
    a0, a1, a2, a3 = SIGMA[0], SIGMA[1], SIGMA[2], SIGMA[3]
    b0, b1, b2, b3 = key[0] & WORD, key[1] & WORD, key[2] & WORD, key[3] & WORD
    c0, c1, c2, c3 = key[4] & WORD, key[5] & WORD, key[6] & WORD, key[7] & WORD
    d0, d1, d2, d3 = counter & WORD, NONCE[0], NONCE[1], NONCE[2]
    for _ in range(double_rounds):
        a0, b0, c0, d0 = quarter_round(a0, b0, c0, d0)
        a1, b1, c1, d1 = quarter_round(a1, b1, c1, d1)
        a2, b2, c2, d2 = quarter_round(a2, b2, c2, d2)
        a3, b3, c3, d3 = quarter_round(a3, b3, c3, d3)
        a0, b1, c2, d3 = quarter_round(a0, b1, c2, d3)
        a1, b2, c3, d0 = quarter_round(a1, b2, c3, d0)
        a2, b3, c0, d1 = quarter_round(a2, b3, c0, d1)
        a3, b0, c1, d2 = quarter_round(a3, b0, c1, d2)
    block[0], block[1] = (a0 + SIGMA[0]) & WORD, (a1 + SIGMA[1]) & WORD
    block[2], block[3] = (a2 + SIGMA[2]) & WORD, (a3 + SIGMA[3]) & WORD
    block[4], block[5] = (b0 + key[0]) & WORD, (b1 + key[1]) & WORD
    block[6], block[7] = (b2 + key[2]) & WORD, (b3 + key[3]) & WORD
    block[8], block[9] = (c0 + key[4]) & WORD, (c1 + key[5]) & WORD
    block[10], block[11] = (c2 + key[6]) & WORD, (c3 + key[7]) & WORD
    block[12], block[13] = (d0 + counter) & WORD, d1
    block[14], block[15] = d2, d3
