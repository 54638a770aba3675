"""Dice for random play and search: a small fast generator of its own, never the chance of a game.

xoroshiro64** in two 32-bit words, kept in a row of two numbers.
"""

import hashlib
from typing import Any

from condotta.kernel.compiled import bits, brief, lowest, row, rule


def dice_of(seed: str) -> Any:
    """Dice that this seed determines."""
    raw = hashlib.sha256(f"dice {seed}".encode()).digest()
    return row([int.from_bytes(raw[:4], "little") | 1, int.from_bytes(raw[4:8], "little")])


@rule
def roll(dice: Any, bound: int) -> int:
    """A number in [0, bound)."""
    return shake(dice) * bound >> 32


@brief
def shake(dice: Any) -> int:
    """A number of 32 bits."""
    a, b = dice[0], dice[1]
    mixed = (a * 0x9E3779BB) & 0xFFFFFFFF
    mixed = ((mixed << 5 | mixed >> 27) * 5) & 0xFFFFFFFF
    b ^= a
    dice[0] = ((a << 26 | a >> 6) ^ b ^ b << 9) & 0xFFFFFFFF
    dice[1] = (b << 13 | b >> 19) & 0xFFFFFFFF
    return mixed


@rule
def pick(dice: Any, members: int) -> int:
    """A random member of a set."""
    for _ in range(roll(dice, bits(members))):
        members &= members - 1
    return lowest(members)
