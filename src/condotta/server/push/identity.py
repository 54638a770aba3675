"""Who sends: the key by which push services and browsers know this server, and its word for each of them (RFC 8292)."""

from pathlib import Path

import msgspec
from cryptography.hazmat.primitives.asymmetric.ec import ECDSA, EllipticCurvePrivateKey, generate_private_key
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat, load_pem_private_key

from condotta.server.key_files import write_once
from condotta.server.push.sealing import CURVE, point, written

VALID = 12 * 3600
"""Seconds for which a word counts; a new one is given when half of them are over."""
HEADER = written(b'{"typ":"JWT","alg":"ES256"}')


class Identity:
    """The key of this server, and how those who run it can be reached: mailto:... or https://..."""

    def __init__(self, key: EllipticCurvePrivateKey, contact: str) -> None:
        self.key, self.contact = key, contact
        self.public = written(point(key.public_key()))
        self._given: dict[str, tuple[int, str]] = {}

    def authorization(self, service: str, now: int) -> str:
        """What is shown to a push service, named by its origin, at this moment in seconds."""
        until, word = self._given.get(service, (0, ""))
        if until - now < VALID // 2:
            until = now + VALID
            word = f"vapid t={self._signed(service, until)}, k={self.public}"
            self._given[service] = until, word
        return word

    def _signed(self, service: str, until: int) -> str:
        claims = msgspec.json.encode({"aud": service, "exp": until, "sub": self.contact})
        text = f"{HEADER}.{written(claims)}"
        halves = decode_dss_signature(self.key.sign(text.encode(), ECDSA(SHA256())))
        return f"{text}.{written(b''.join(half.to_bytes(32) for half in halves))}"


def load_or_make_identity(path: Path, contact: str) -> Identity:
    """The key in this file; a new one if there is none yet. ValueError if the file holds anything else."""
    if not path.exists():
        made = generate_private_key(CURVE)
        write_once(path, made.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption()))
    try:
        key = load_pem_private_key(path.read_bytes(), password=None)
    except (ValueError, TypeError) as error:
        raise ValueError(f"{path} is not a private key in PEM without a password.") from error
    if not isinstance(key, EllipticCurvePrivateKey) or key.curve.name != CURVE.name:
        raise ValueError(f"{path} holds a key of another kind than P-256.")
    return Identity(key, contact)
