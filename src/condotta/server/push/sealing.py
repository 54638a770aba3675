"""Sealing a message for one browser, so that its push service cannot read it: RFC 8291, with aes128gcm of RFC 8188.

All messages have the same length, so that it tells nothing either.
"""

import base64
import os
import re

from cryptography.hazmat.primitives.asymmetric.ec import (
    ECDH,
    SECP256R1,
    EllipticCurvePrivateKey,
    EllipticCurvePublicKey,
    generate_private_key,
)
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE = SECP256R1()
LENGTH = 1024
"""Bytes of every message before it is sealed."""
RECORD = 4096
AUTH = 16
LETTERS = re.compile("[A-Za-z0-9_-]*")
LAST = b"\x02"
"""After the text, before the zeros that fill the message up: that this is all of it."""


def check_keys(p256dh: str, auth: str) -> None:
    """ValueError if these are not the keys of a browser: a point of the curve, and sixteen bytes."""
    EllipticCurvePublicKey.from_encoded_point(CURVE, unwritten(p256dh))
    if len(unwritten(auth)) != AUTH:
        raise ValueError("The secret of a browser has sixteen bytes.")


def seal(
    text: bytes,
    p256dh: str,
    auth: str,
    *,
    length: int = LENGTH,
    key: EllipticCurvePrivateKey | None = None,
    salt: bytes | None = None,
) -> bytes:
    """A message that only the browser with these keys can read; key and salt are new ones, but in a test."""
    key, salt = key or generate_private_key(CURVE), salt or os.urandom(16)
    theirs, ours = unwritten(p256dh), point(key.public_key())
    shared = key.exchange(ECDH(), EllipticCurvePublicKey.from_encoded_point(CURVE, theirs))
    material = _derived(shared, unwritten(auth), b"WebPush: info\0" + theirs + ours, 32)
    cipher = AESGCM(_derived(material, salt, b"Content-Encoding: aes128gcm\0", 16))
    nonce = _derived(material, salt, b"Content-Encoding: nonce\0", 12)
    sealed = cipher.encrypt(nonce, (text + LAST).ljust(length, b"\0"), None)
    return salt + RECORD.to_bytes(4) + bytes([len(ours)]) + ours + sealed


def point(key: EllipticCurvePublicKey) -> bytes:
    """A public key as browsers write it."""
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def written(raw: bytes) -> str:
    """Bytes as browsers write them."""
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


def unwritten(text: str) -> bytes:
    """The bytes of what a browser wrote; ValueError if it is not that."""
    if not LETTERS.fullmatch(text):
        raise ValueError("Browsers write bytes with other letters.")
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def _derived(secret: bytes, salt: bytes, what_for: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, what_for).derive(secret)
