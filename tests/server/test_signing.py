"""The server's key: made once, kept from others, and its signature under a record."""

import base64
import os
import stat
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Barrier

import pytest
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from cryptography.hazmat.primitives.asymmetric.x25519 import X25519PrivateKey
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat, PublicFormat

from condotta.condottiere.game import CONDOTTIERE
from condotta.condottiere.options import Options
from condotta.kernel import signature
from condotta.kernel.record import Damaged, Record, dumps, header_for, loads, signed_hash
from condotta.kernel.signature import Signature, is_genuine
from condotta.server.signing import load_or_make_key, public_key_pem, sign
from tests.records.docs import checks
from tests.records.fair import SERVER_KEY, rewritten

PUBLIC = signature.read(public_key_pem(SERVER_KEY))
TEXT = dumps(Record(header_for(CONDOTTIERE, Options(players=2), "7", ("Anna", "Bruno"))))


def test_a_key_is_made_once_and_only_its_owner_can_read_it(tmp_path: Path) -> None:
    file = tmp_path / "new folder" / "record.key"

    made, loaded = load_or_make_key(file), load_or_make_key(file)

    assert public_key_pem(made) == public_key_pem(loaded)
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert os.listdir(file.parent) == ["record.key"]
    assert public_key_pem(load_or_make_key(tmp_path / "other.key")) != public_key_pem(made)


def test_processes_that_start_at_once_have_one_key(tmp_path: Path) -> None:
    together = Barrier(8)

    def start(_: int) -> str:
        together.wait()
        return public_key_pem(load_or_make_key(tmp_path / "record.key"))

    with ThreadPoolExecutor(8) as starting:
        keys = set(starting.map(start, range(8)))

    assert len(keys) == 1
    assert os.listdir(tmp_path) == ["record.key"]


def test_a_file_that_holds_anything_else_is_refused_and_kept(tmp_path: Path) -> None:
    other = X25519PrivateKey.generate().private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    for content, reason in ((b"", "not a private key"), (b"no key", "not a private key"), (other, "another kind")):
        (tmp_path / "record.key").write_bytes(content)

        with pytest.raises(ValueError, match=reason):
            load_or_make_key(tmp_path / "record.key")
        assert (tmp_path / "record.key").read_bytes() == content


def test_the_public_key_is_written_as_everybody_writes_it() -> None:
    usual = SERVER_KEY.public_key().public_bytes(Encoding.PEM, PublicFormat.SubjectPublicKeyInfo).decode()

    assert public_key_pem(SERVER_KEY) == usual
    assert signature.read(usual.replace("\n", "\r\n")) == SERVER_KEY.public_key().public_bytes_raw()


def test_what_is_no_public_key_is_refused() -> None:
    pem = public_key_pem(SERVER_KEY)
    other = X25519PrivateKey.generate().public_key().public_bytes(Encoding.PEM, PublicFormat.SubjectPublicKeyInfo)
    private = SERVER_KEY.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption()).decode()

    for text in ("", "key", pem[:-5], pem.replace("MCow", "MC!w"), private):
        with pytest.raises(ValueError, match="no public key in PEM"):
            signature.read(text)
    with pytest.raises(ValueError, match="another kind"):
        signature.read(other.decode())


def test_a_signed_record_reads_back_with_its_signature() -> None:
    signed = sign(TEXT, SERVER_KEY)
    record = loads(signed)

    assert signed.startswith(TEXT)
    assert signed.count("\n") == TEXT.count("\n") + 1
    assert dumps(record) == signed
    assert record.signature is not None
    assert record.signature.by == signature.key_id(PUBLIC)
    assert is_genuine(record.signature, signed_hash(signed), PUBLIC)


def test_a_signature_is_of_one_record_and_one_key() -> None:
    found = loads(sign(TEXT, SERVER_KEY)).signature
    assert found is not None
    other = signature.read(public_key_pem(Ed25519PrivateKey.generate()))

    assert not is_genuine(found, signed_hash(TEXT)[::-1], PUBLIC)
    assert not is_genuine(found, signed_hash(TEXT), other)
    assert not is_genuine(Signature("0" * 16, found.ed25519), signed_hash(TEXT), PUBLIC)


def test_the_few_lines_in_the_documents_check_a_signature() -> None:
    check, pem = checks()["check_signature"], public_key_pem(SERVER_KEY).encode()

    check(sign(TEXT, SERVER_KEY), pem)
    with pytest.raises(InvalidSignature):
        check(rewritten(sign(TEXT, SERVER_KEY), 1, lambda header: header.update(seats=["Anna", "Carla"])), pem)


def test_a_record_is_signed_once_and_only_if_it_is_whole() -> None:
    with pytest.raises(ValueError, match="signed already"):
        sign(sign(TEXT, SERVER_KEY), SERVER_KEY)
    with pytest.raises(Damaged):
        sign(TEXT.replace("Anna", "Olga"), SERVER_KEY)


def test_nothing_may_follow_a_signature() -> None:
    signed = sign(TEXT, SERVER_KEY)
    doubled = rewritten(signed + signed.splitlines(keepends=True)[-1], 0, dict)

    with pytest.raises(Damaged, match="nothing may follow the signature") as damage:
        loads(doubled)
    assert damage.value.line == 3


@pytest.mark.parametrize(
    "spelling",
    [
        {"ed25519": ""},
        {"ed25519": base64.b64encode(bytes(63)).decode()},
        {"ed25519": "A" * 85 + "B=="},
        {"by": "FE812C12F3AB4CE6"},
        {"by": "fe81"},
        {"also": 1},
    ],
)
def test_a_signature_has_one_spelling(spelling: dict[str, str]) -> None:
    with pytest.raises(Damaged) as damage:
        loads(rewritten(sign(TEXT, SERVER_KEY), 2, lambda line: line["signature"].update(spelling)))
    assert damage.value.line == 2
    assert "hash" not in damage.value.reason
