"""Fair and signed records, as a server would give them away; and their lines with other content."""

import hashlib
import json
from collections.abc import Callable
from typing import Any

import msgspec
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from condotta.condottiere.game import CONDOTTIERE
from condotta.condottiere.options import Options
from condotta.kernel.fairness import Contribution, key, revealed
from condotta.kernel.record import Record, dumps
from condotta.server.signing import sign
from tests.records.golden import play

SECRET = bytes(range(32))
ADDED = (Contribution(0, "00112233445566778899aabbccddeeff"), Contribution(2, "ff" * 16))
GAME = "Xk3vPq9a"
SERVER_KEY = Ed25519PrivateKey.from_private_bytes(b"\x07" * 32)
OPTIONS = Options(players=3, hidden_cards=True)


def fair_record() -> Record:
    """A whole game of three, to whose shuffle two of them added."""
    seed = key(SECRET, ADDED, msgspec.to_builtins(OPTIONS), GAME)
    record = play(CONDOTTIERE, OPTIONS, seed, showings=True)
    header = msgspec.structs.replace(record.header, fair=revealed(SECRET, ADDED, GAME))
    return msgspec.structs.replace(record, header=header)


def signed_text(record: Record) -> str:
    return sign(dumps(record), SERVER_KEY)


def rewritten(text: str, line: int, change: Callable[[dict[str, Any]], Any]) -> str:
    """A record with one line changed and all hashes made anew, as a forger would who knows the format."""
    chain, lines = "", []
    for number, body in enumerate(map(json.loads, text.splitlines()), start=1):
        del body["hash"]
        if number == line:
            change(body)
        content = json.dumps(body, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
        chain = hashlib.sha256((chain + content).encode()).hexdigest()
        lines.append(json.dumps(body | {"hash": chain}, ensure_ascii=False))
    return "\n".join(lines) + "\n"
