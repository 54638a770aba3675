"""Passwords and recovery codes. Only hashes are kept; hashing takes a while, and never in the event loop."""

import asyncio
import hashlib
import hmac
import secrets
from concurrent.futures import ThreadPoolExecutor
from functools import cache

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

SHORTEST, LONGEST = 8, 200
LETTERS = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"
"""Of recovery codes: none that is taken for another."""
CODE_LENGTH = 25
"""Letters of a recovery code: 123 bits, so that a plain hash of it cannot be reversed by trying."""

HASHER = PasswordHasher()
"""Argon2id with the second recommendation of RFC 9106: 64 MiB, three passes, four lanes."""
_threads = ThreadPoolExecutor(2, "condotta-argon2")
"""Two at once, so that many who log in take time and not memory."""


def acceptable(password: str) -> bool:
    return SHORTEST <= len(password) <= LONGEST


async def hashed(password: str) -> str:
    """What is kept of a password."""
    return await asyncio.get_running_loop().run_in_executor(_threads, HASHER.hash, password)


async def fits(kept: str | None, password: str) -> bool:
    """Whether this is the password; for nobody's password it takes as long to say no."""
    return await asyncio.get_running_loop().run_in_executor(_threads, _fits, kept, password[: LONGEST + 1])


def _fits(kept: str | None, password: str) -> bool:
    try:
        return HASHER.verify(kept or _nobodys(), password) and kept is not None
    except (VerificationError, InvalidHashError):
        return False


@cache
def _nobodys() -> str:
    return HASHER.hash(secrets.token_urlsafe(32))


def new_code() -> str:
    """A recovery code, in groups that can be copied by hand."""
    letters = "".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH))
    return "-".join(letters[at : at + 5] for at in range(0, CODE_LENGTH, 5))


def code_hash(code: str) -> str:
    """What is kept of a recovery code; small letters, spaces and hyphens do not matter."""
    bare = "".join(letter for letter in code.upper() if letter.isalnum())
    return hashlib.sha256(bare.encode(errors="replace")).hexdigest()


def same_hash(kept: str | None, given: str) -> bool:
    return kept is not None and hmac.compare_digest(kept, given)
