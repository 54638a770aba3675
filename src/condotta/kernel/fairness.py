"""Fair shuffles: a key of chance that no one at the table, nor who runs it, could choose alone.

Whoever deals commits to a secret before the seats add bytes of their own; the key follows from all of it. What
this shows, and what it does not, is in docs/security.md; the exact bytes are in docs/records.md.
"""

import hashlib
import hmac
import json
from collections.abc import Mapping, Sequence
from typing import Annotated, Any

import msgspec
from msgspec import Meta

SECRET_BYTES = 32
"""What whoever deals draws."""
ADDED_BYTES = 16
"""What the person at a seat draws."""
TAG = b"condotta commitment:"

Hex64 = Annotated[str, Meta(pattern="^[0-9a-f]{64}$", max_length=64)]
Hex32 = Annotated[str, Meta(pattern="^[0-9a-f]{32}$", max_length=32)]
GameId = Annotated[str, Meta(min_length=1, max_length=64)]


class Contribution(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the person at a seat added: 16 bytes as hexadecimal digits."""

    seat: Annotated[int, Meta(ge=0)]
    added: Hex32


class Fair(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All that a key was made from, as it is revealed when the game is over."""

    game: GameId
    commitment: Hex64
    secret: Hex64
    contributions: tuple[Contribution, ...]


def commitment(secret: bytes) -> str:
    """What is shown of a secret before anybody adds to it."""
    return hashlib.sha256(TAG + _whole(secret)).hexdigest()


def key(secret: bytes, contributions: Sequence[Contribution], options: Mapping[str, Any], game_id: str) -> str:
    """The key of chance, as the seed that a game is started with; options as the record's first line has them."""
    added = [{"seat": one.seat, "added": one.added} for one in contributions]
    body = {"contributions": added, "game": game_id, "options": options}
    content = json.dumps(body, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hmac.digest(_whole(secret), content.encode(), "sha256").hex()


def revealed(secret: bytes, contributions: Sequence[Contribution], game_id: str) -> Fair:
    """What a record tells of a shuffle when the game is over."""
    return Fair(game_id, commitment(secret), secret.hex(), tuple(contributions))


def opens(fair: Fair) -> bool:
    """Whether the secret is the one that was committed to."""
    return commitment(bytes.fromhex(fair.secret)) == fair.commitment


def fault(fair: Fair, seed: str, options: Mapping[str, Any], players: int) -> str | None:
    """Why a seed is not the key of this shuffle; None if it is."""
    seats = [one.seat for one in fair.contributions]
    if seats != sorted(set(seats) & set(range(players))):
        return "the contributions are not of different seats of this game, in their order"
    if seed != key(bytes.fromhex(fair.secret), fair.contributions, options, fair.game):
        return "the seed is not the key that follows from secret, contributions, options and game"
    return None


def _whole(secret: bytes) -> bytes:
    if len(secret) != SECRET_BYTES:
        raise ValueError(f"A secret has {SECRET_BYTES} bytes, not {len(secret)}.")
    return secret
