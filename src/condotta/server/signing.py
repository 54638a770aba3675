"""The server's key: made at its first start, and with it the signature under every record that it gives away."""

import base64
from pathlib import Path

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from cryptography.hazmat.primitives.serialization import (
    Encoding,
    NoEncryption,
    PrivateFormat,
    PublicFormat,
    load_pem_private_key,
)

from condotta.kernel import signature
from condotta.kernel.record import loads, signed_hash, with_signature
from condotta.kernel.signature import Signature
from condotta.server.key_files import write_once

SigningKey = Ed25519PrivateKey


def load_or_make_key(path: Path) -> Ed25519PrivateKey:
    """The key in this file; a new one if there is none yet. ValueError if the file holds anything else."""
    if not path.exists():
        raw = Ed25519PrivateKey.generate().private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
        write_once(path, raw)
    return _load_key(path)


def sign(text: str, key: Ed25519PrivateKey) -> str:
    """A record with the signature of its last line; Damaged if it is no record, ValueError if it is signed."""
    if loads(text).signature is not None:
        raise ValueError("This record is signed already.")
    signed = base64.b64encode(key.sign(signature.message(signed_hash(text)))).decode()
    return with_signature(text, Signature(signature.key_id(_public(key)), signed))


def public_key_pem(key: Ed25519PrivateKey) -> str:
    """The public half of a key, as PEM, for everybody who wants to verify a record."""
    return signature.written(_public(key))


def _public(key: Ed25519PrivateKey) -> bytes:
    return key.public_key().public_bytes(Encoding.Raw, PublicFormat.Raw)


def _load_key(path: Path) -> Ed25519PrivateKey:
    try:
        key = load_pem_private_key(path.read_bytes(), password=None)
    except (ValueError, TypeError) as error:
        raise ValueError(f"{path} is not a private key in PEM without a password.") from error
    if not isinstance(key, Ed25519PrivateKey):
        raise ValueError(f"{path} holds a key of another kind than Ed25519.")  # noqa: TRY004 (the file is wrong)
    return key
