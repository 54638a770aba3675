"""The ledger: foreign or damaged ones are refused, a torn last line is mended."""

import os
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from condotta.arena import Tournament, play
from condotta.arena.ledger import Foreign, Ledger
from tests.arena.company import small, untimed
from tests.cli.desk import SOURCES, refused

HOLDER = """
import sys
from pathlib import Path
from condotta.arena import Tournament
from condotta.arena.ledger import Ledger
ledger = Ledger(Path(sys.argv[1]), Tournament.of("ordonnance", ["captain", "random"]))
print("open", flush=True)
sys.stdin.read()
"""
"""A process that has a ledger open until it is ended."""


@pytest.fixture
def ledger(tmp_path: Path) -> Path:
    file = tmp_path / "ledger.jsonl"
    play(small("captain", "random"), 2, save=file)
    return file


def test_a_torn_last_line_is_played_again(ledger: Path) -> None:
    whole = ledger.read_bytes()
    ledger.write_bytes(whole[:-30])

    results = play(small("captain", "random"), 2, save=ledger)

    assert untimed(results) == untimed(play(small("captain", "random"), 2))
    assert ledger.read_bytes().count(b"\n") == whole.count(b"\n") == 5


def test_a_torn_header_begins_the_ledger_anew(tmp_path: Path) -> None:
    file = tmp_path / "ledger.jsonl"
    file.write_bytes(b'{"arena":1,"con')

    assert play(small("captain", "random"), 1, save=file).deals == 1
    assert file.read_bytes().count(b"\n") == 3


OTHERS = {
    "the seed there is 1, not 2": small("captain", "random", seed="2"),
    "the list of bots there is captain, random, not captain, x=random": small("captain", "x=random"),
    "the choice of options there is players=2, not players=3": small("captain", "random", players=3),
    "the scheme of lineups there is mixed, not lone": small("captain", "random", scheme="lone"),
    "the limit there is 10.0, not 5.0": small("captain", "random", limit=5.0),
    "the game there is ordonnance, not condottiere": Tournament.of("condottiere", ["captain", "random"], players=2),
}


@pytest.mark.parametrize("difference", OTHERS)
def test_another_tournament_is_refused_with_the_difference(ledger: Path, difference: str) -> None:
    before = ledger.read_bytes()

    with pytest.raises(Foreign) as refusal:
        Ledger(ledger, OTHERS[difference])

    assert str(refusal.value) == f"{ledger} holds another tournament: {difference}."
    assert ledger.read_bytes() == before


def test_the_version_of_condotta_is_compared_too(ledger: Path) -> None:
    first, rest = ledger.read_bytes().split(b"\n", 1)
    head, _, tail = first.partition(b'"condotta":"')
    ledger.write_bytes(head + b'"condotta":"0.0.0' + tail[tail.index(b'"') :] + b"\n" + rest)

    with pytest.raises(Foreign, match=r"the version of condotta there is 0.0.0, not"):
        Ledger(ledger, small("captain", "random"))


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (b'{"deal":1,"lineup":0', b'{"deal":1,"lineup":7'),
        (b'"seats":[0,1]', b'"seats":[0,0]'),
        (b'"winners":[', b'"winners":[9,'),
        (b'"winners":[0]', b'"winners":[0,0]'),
        (b'{"deal":1', b'{"deal":one'),
        (b'"reports":[', b'"reports":[{},'),
    ],
)
def test_a_damaged_line_is_refused_by_its_number(ledger: Path, old: bytes, new: bytes) -> None:
    raw = ledger.read_bytes()
    assert old in raw
    ledger.write_bytes(raw.replace(old, new))

    with pytest.raises(Foreign, match=r"is damaged, line [2-5]: "):
        Ledger(ledger, small("captain", "random"))


@pytest.mark.parametrize("field", ["options", "entrants"])
def test_a_damaged_header_is_refused(ledger: Path, field: str) -> None:
    first, rest = ledger.read_bytes().split(b"\n", 1)
    header = msgspec.json.decode(first)
    header["tournament"][field] = 5
    ledger.write_bytes(msgspec.json.encode(header) + b"\n" + rest)

    with pytest.raises(Foreign, match=r"is damaged, line 1: this is no header of a tournament\."):
        Ledger(ledger, small("captain", "random"))


@pytest.mark.parametrize("content", [b"A letter to a friend.\n", b'{"condotta":1}\n', b"\xff\xfe"])
def test_a_file_of_another_kind_is_left_alone(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "letter"
    file.write_bytes(content)

    with pytest.raises(Foreign, match="is no ledger of a tournament"):
        Ledger(file, small("captain", "random"))

    assert file.read_bytes() == content


def test_a_game_that_stands_twice_counts_once(ledger: Path) -> None:
    lines = ledger.read_bytes().splitlines(keepends=True)
    ledger.write_bytes(b"".join([*lines, lines[-1]]))

    assert untimed(play(small("captain", "random"), 2, save=ledger)) == untimed(play(small("captain", "random"), 2))


@pytest.mark.skipif(sys.platform == "win32", reason="files are not locked there")
def test_a_ledger_in_use_is_refused_until_the_other_process_has_ended(ledger: Path) -> None:
    words = ("arena", "ordonnance", "--bots", "captain,random", "--deals", "3", "--jobs", "1", "--save", str(ledger))
    before, pipe = ledger.read_bytes(), subprocess.PIPE
    settings = os.environ | {"PYTHONPATH": str(SOURCES), "CONDOTTA_PLAIN": "1"}
    command = [sys.executable, "-c", HOLDER, str(ledger)]
    with subprocess.Popen(command, stdin=pipe, stdout=pipe, env=settings) as holder:
        assert holder.stdout
        assert holder.stdout.readline() == b"open\n"

        sentence = refused(*words)
        holder.kill()

    assert sentence == f"{ledger} is in use by a tournament that is being played; wait, or choose another name."
    assert ledger.read_bytes() == before
    assert play(small("captain", "random"), 3, save=ledger).deals == 3
