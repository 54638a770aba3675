"""Signatures of records: who has the key of a server can show that a record is his, as it is.

What is signed is the hash of the last line, and so by the chain the whole record (docs/records.md). Only the
arithmetic of Ed25519 needs a package, from the extra `server`.
"""

import base64
import binascii
import hashlib
from typing import Annotated

import msgspec
from msgspec import Meta

TAG = "condotta record:"
PREFIX = bytes.fromhex("302a300506032b6570032100")
"""What stands before the 32 bytes of every Ed25519 key in the encoding that PEM files use (RFC 8410)."""
BEGIN, END = "-----BEGIN PUBLIC KEY-----", "-----END PUBLIC KEY-----"

KeyId = Annotated[str, Meta(pattern="^[0-9a-f]{16}$", max_length=16)]
Base64 = Annotated[str, Meta(pattern="^[A-Za-z0-9+/]{85}[AQgw]==$", max_length=88)]
"""The 64 bytes of a signature; the last letter has one spelling only."""


class Signature(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """By which key, and the signature itself."""

    by: KeyId
    ed25519: Base64


def message(chain: str) -> bytes:
    """What is signed of a record whose last line has this hash."""
    return (TAG + chain).encode()


def key_id(public: bytes) -> str:
    """A short name of a public key of 32 bytes."""
    return hashlib.sha256(public).hexdigest()[:16]


def written(public: bytes) -> str:
    """A public key as PEM."""
    return f"{BEGIN}\n{base64.b64encode(PREFIX + public).decode()}\n{END}\n"


def read(pem: str) -> bytes:
    """The 32 bytes of a public key in PEM; or ValueError."""
    text = "".join(pem.split())
    head, tail = "".join(BEGIN.split()), "".join(END.split())
    if not (text.startswith(head) and text.endswith(tail)):
        raise ValueError("This is no public key in PEM.")
    try:
        raw = base64.b64decode(text.removeprefix(head).removesuffix(tail), validate=True)
    except binascii.Error as error:
        raise ValueError("This is no public key in PEM.") from error
    if len(raw) != len(PREFIX) + 32 or not raw.startswith(PREFIX):
        raise ValueError("This is a key of another kind than Ed25519.")
    return raw.removeprefix(PREFIX)


def is_genuine(signature: Signature, chain: str, public: bytes) -> bool:
    """Whether this key signed this; ModuleNotFoundError without the extra `server`."""
    from cryptography.exceptions import InvalidSignature
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey

    try:
        Ed25519PublicKey.from_public_bytes(public).verify(base64.b64decode(signature.ed25519), message(chain))
    except InvalidSignature:
        return False
    return signature.by == key_id(public)
