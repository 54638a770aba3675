"""`condotta verify`: what it says, in every language and as JSON, and how it ends."""

import json
import sys
from enum import StrEnum
from pathlib import Path

import pytest

from condotta.kernel.language import LANGUAGES
from condotta.kernel.record import loads
from condotta.kernel.verification import Reason, Subject, Verdict
from condotta.server.signing import public_key_pem
from tests.cli.desk import condotta, refused, said
from tests.records.fair import ADDED, SERVER_KEY, fair_record, rewritten, signed_text
from tests.records.golden import FOLDER

PEM = public_key_pem(SERVER_KEY)
OLD = str(FOLDER / "condottiere-2.jsonl")


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A fair signed record, the key of its server, and a forgery."""
    folder = tmp_path_factory.mktemp("verify")
    text = signed_text(fair_record())
    (folder / "game.jsonl").write_text(text, encoding="utf-8")
    (folder / "club.pem").write_text(PEM, encoding="ascii")
    forged = rewritten(text, 1, lambda header: header["seats"].__setitem__(0, "\x1b[31m[bold]Anna"))
    (folder / "forged.jsonl").write_text(forged, encoding="utf-8")
    return folder


def test_everything_that_holds_is_listed_with_what_to_compare(folder: Path) -> None:
    text = said("verify", str(folder / "game.jsonl"), "--key", str(folder / "club.pem"))
    fair = loads((folder / "game.jsonl").read_text(encoding="utf-8")).header.fair
    assert fair is not None

    for check in ("Lines", "Moves", "Outcome", "Commitment", "Shuffle", "Signature"):
        assert f"{check}: holds\n" in text
    assert fair.commitment in text
    assert f"Sforza {ADDED[0].added}, Colleoni {ADDED[1].added}" in text
    assert text.endswith("Everything that could be checked holds.\n")


def test_the_key_may_be_given_as_text(folder: Path) -> None:
    assert "Signature: holds" in said("verify", str(folder / "game.jsonl"), "--key", PEM)


def test_a_record_with_a_chosen_seed_has_nothing_to_check() -> None:
    text = said("verify", OLD)

    assert "Shuffle: nothing to check\n    The seed was chosen by whoever started the game." in text
    assert "Signature: nothing to check" in text


def test_without_a_key_it_says_that_the_signature_was_not_checked(folder: Path) -> None:
    assert "Signature: not checked\n" in said("verify", str(folder / "game.jsonl"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_says_where_the_key_is_and_where_the_commitment_was_shown(folder: Path, language: str) -> None:
    text = said("verify", str(folder / "game.jsonl"), "--language", language)
    panel = {"en": "“The table”", "it": "«Il tavolo»", "pl": "„Stół”", "ru": "«Стол»"}[language]

    assert "/api/key" in text
    assert panel in text
    assert "/api/key" in said("verify", "--help")


def test_without_the_extra_it_says_that_the_signature_was_not_checked(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "cryptography.exceptions", None)

    text = said("verify", str(folder / "game.jsonl"), "--key", PEM)

    assert "Signature: not checked\n" in text
    assert "pip install 'condotta[server]'" in text


@pytest.mark.parametrize("key", [PEM, None])
def test_a_forgery_ends_with_1_if_the_key_is_given(folder: Path, key: str | None) -> None:
    result = condotta("verify", str(folder / "forged.jsonl"), *(["--key", key] if key else []))

    assert result.exit_code == (1 if key else 0)
    assert ("Signature: WRONG" in result.stdout) == (key is not None)
    assert "\x1b" not in result.stdout


def test_damage_ends_with_1_and_names_the_line(folder: Path) -> None:
    lines = (folder / "game.jsonl").read_text(encoding="utf-8").splitlines(keepends=True)
    (folder / "damaged.jsonl").write_text("".join([*lines[:4], *lines[5:]]), encoding="utf-8")

    result = condotta("verify", str(folder / "damaged.jsonl"))

    assert result.exit_code == 1
    assert result.stderr == ""
    assert "Lines: WRONG\n    Line 5: the hash does not fit" in result.stdout
    assert result.stdout.count("not checked") == 5
    assert result.stdout.endswith("Something is wrong with this record.\n")


def test_as_json_it_has_stable_codes(folder: Path) -> None:
    good = json.loads(said("verify", str(folder / "game.jsonl"), "--json", "--key", PEM))
    bad = condotta("verify", str(folder / "forged.jsonl"), "--json", "--key", PEM)

    assert good["holds"] is True
    assert [check["subject"] for check in good["checks"]] == [
        *("chain", "rules", "outcome", "commitment", "shuffle", "signature")
    ]
    assert {check["verdict"] for check in good["checks"]} == {"holds"}
    assert bad.exit_code == 1
    assert json.loads(bad.stdout)["holds"] is False
    assert json.loads(bad.stdout)["checks"][-1]["because"] == "forged"


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_told_in_every_language(folder: Path, language: str) -> None:
    text = said("verify", str(folder / "game.jsonl"), "--key", PEM, "--language", language)

    assert len(text.splitlines()) == 13
    assert ("Everything" in text) == (language == "en")


def test_what_cannot_be_used_is_refused(folder: Path) -> None:
    (folder / "text.txt").write_text("Dear Anna,\n", encoding="utf-8")
    (folder / "bytes").write_bytes(b"\xff\xfe")
    game = str(folder / "game.jsonl")

    assert "cannot be read" in refused("verify", str(folder / "none.jsonl"))
    assert "is no record" in refused("verify", str(folder / "text.txt"))
    assert "not a text file" in refused("verify", str(folder / "bytes"))
    assert "cannot be read" in refused("verify", game, "--key", str(folder / "none.pem"))
    assert "no public key in PEM" in refused("verify", game, "--key", game)
    assert "no public key in PEM" in refused("verify", game, "--key", str(folder / "bytes"))
    assert "no public key in PEM" in refused("verify", game, "--key", "-----BEGIN PUBLIC KEY-----")
    assert "There is no language fr" in refused("verify", game, "--language", "fr")


@pytest.mark.parametrize("names", [Subject, Verdict, Reason])
def test_the_names_for_programs_are_told(names: type[StrEnum]) -> None:
    told = (Path(__file__).parents[2] / "docs" / "records.md").read_text(encoding="utf-8")

    assert all(f"`{name}`" in told for name in names)


def test_a_reason_ends_with_one_full_stop(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    file.write_text(rewritten(Path(OLD).read_text(), 1, lambda body: body["options"].update(players=9)))

    assert "not 9.\n" in condotta("verify", str(file)).stdout
