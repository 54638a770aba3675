"""Positions as bytes: marked with the rules they belong to, and with a checksum against damage."""

import hashlib

SIZE = 8


def mark_of(game: str, version: int, layout: object) -> bytes:
    """The mark of a game's positions: of its name, rules version and the layout of its record."""
    return hashlib.sha256(f"{game} {version} {layout}".encode()).digest()[:SIZE]


def sealed(mark: bytes, payload: bytes) -> bytes:
    return mark + _checksum(mark, payload) + payload


def unsealed(mark: bytes, raw: bytes) -> bytes:
    """What was sealed with this mark; ValueError for anything else."""
    payload = raw[2 * SIZE :]
    if raw[: 2 * SIZE] != mark + _checksum(mark, payload):
        raise ValueError("These bytes are no position of this game under these rules.")
    return payload


def _checksum(mark: bytes, payload: bytes) -> bytes:
    return hashlib.sha256(mark + payload).digest()[:SIZE]
