"""The generator against published vectors, and its draws."""

from collections import Counter
from typing import Any

import numpy as np
import pytest

from condotta.kernel import chance
from condotta.kernel.chance import below, chacha_block, derived, key_of, set_key, words
from condotta.kernel.compiled import allot, entry, row
from tests.chance import plausible

# Another field first: numba would take a record that begins like a game's for the same type.
RECORD = np.dtype((np.record, np.dtype([("apart", np.int64), *chance.FIELDS], align=True)))

# ChaCha20: RFC 8439, appendix A.1, vectors 1 to 3. ChaCha8: draft-strombergson-chacha-test-vectors, TC1.
ZERO = bytes(32)
VECTORS = [
    pytest.param(
        ZERO,
        0,
        10,
        "76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7"
        "da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586",
        id="rfc8439-1",
    ),
    pytest.param(
        ZERO,
        1,
        10,
        "9f07e7be5551387a98ba977c732d080dcb0f29a048e3656912c6533e32ee7aed"
        "29b721769ce64e43d57133b074d839d531ed1f28510afb45ace10a1f4b794d6f",
        id="rfc8439-2",
    ),
    pytest.param(
        bytes(31) + b"\x01",
        1,
        10,
        "3aeb5224ecf849929b9d828db1ced4dd832025e8018b8160b82284f3c949aa5a"
        "8eca00bbb4a73bdad192b5c42f73f2fd4e273644c8b36125a64addeb006c13a0",
        id="rfc8439-3",
    ),
    pytest.param(
        ZERO,
        0,
        4,
        "3e00ef2f895f40d67f5bb8e81f09a5a12c840ec3ce9a7f3b181be188ef711a1e"
        "984ce172b9216f419f445367456d5619314a42a3da86b001387bfdb80e0cfe42",
        id="chacha8-tc1",
    ),
]


@entry
def block_of(key: Any, counter: int, double_rounds: int, block: Any) -> None:
    chacha_block(key, counter, double_rounds, block)


@entry
def draws(states: Any, key: Any, bound: int, numbers: Any) -> None:
    set_key(states[0], key)
    for at in range(len(numbers)):
        numbers[at] = below(states[0], bound)


@pytest.mark.parametrize(("key", "counter", "double_rounds", "expected"), VECTORS)
def test_chacha_gives_the_published_blocks(key: bytes, counter: int, double_rounds: int, expected: str) -> None:
    block = row([0] * 16)

    block_of(row(words(key)), counter, double_rounds, block)

    assert b"".join(int(word).to_bytes(4, "little") for word in block).hex() == expected


@pytest.mark.parametrize("bound", [1, 2, 3, 17, 110])
def test_draws_are_uniform(bound: int) -> None:

    numbers = row([0] * 22_000)
    draws(allot(RECORD), row(words(key_of("uniform"))), bound, numbers)

    counts = Counter(int(number) for number in numbers)
    assert set(counts) <= set(range(bound))
    assert bound == 1 or plausible([counts[number] for number in range(bound)])


def test_the_same_key_gives_the_same_draws_and_another_key_others() -> None:
    same, again, other = row([0] * 50), row([0] * 50), row([0] * 50)

    draws(allot(RECORD), row(words(key_of("one"))), 1000, same)
    draws(allot(RECORD), row(words(key_of("one"))), 1000, again)
    draws(allot(RECORD), row(words(key_of("two"))), 1000, other)

    assert list(same) == list(again)
    assert list(same) != list(other)


def test_a_seed_of_64_hexadecimal_digits_is_the_key_itself() -> None:
    key = bytes(range(32))

    assert key_of(key.hex()) == key
    assert key_of("x") != key_of("y")
    assert len(key_of("any text")) == 32


def test_a_derived_seed_is_a_key_of_its_own() -> None:
    seeds = {derived("evening", str(number)) for number in range(5)}

    assert len(seeds) == 5
    assert all(key_of(seed).hex() == seed for seed in seeds)
