"""`condotta arena` on the command line."""

import errno
import os
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from condotta.arena import play
from condotta.arena.ledger import Ledger
from condotta.arena.schedule import Bout
from condotta.arena.worker import Worker
from tests.arena.company import small, untimed
from tests.cli.desk import SOURCES, condotta, refused, said

TWO = ("arena", "ordonnance", "--bots", "captain,random", "--deals", "2", "--jobs", "1")
OWN = """
class First:
    def __init__(self, game, seed):
        pass

    def choose(self, view, legal):
        return legal[0]
"""
REFUSALS = {
    "condottiere": "Missing option '--bots'",
    "chess --bots captain": "There is no game called chess",
    "condottiere --bots clever": "There is no bot called clever; there are",
    "condottiere --bots captain:9": "captain does not search",
    "condottiere --bots captain --players 9": "Condottiere is for 2 to 6 players, not 9.",
    "ordonnance --bots captain --players 5": "Ordonnance is for 2 to 4 players, not 5.",
    "ordonnance --bots captain --hidden-cards": "--hidden-cards is no option of Ordonnance.",
    "ordonnance --bots captain --deals 0": "At least one deal must be played, not 0.",
    "ordonnance --bots captain --jobs 0": "At least one process is needed, not 0.",
    "ordonnance --bots captain --limit 0": "A decision needs some time, not 0 seconds.",
    "ordonnance --bots captain --limit nan": "A decision needs some time, not nan seconds.",
    "ordonnance --bots captain --limit inf": "Nobody waits inf seconds for a decision; 86,400 are the most.",
    "ordonnance --bots captain --limit 1e10": "Nobody waits 1e+10 seconds",
    "ordonnance --bots captain --seed \udcff": "The seed is no text",
    "ordonnance --bots captain,random --lineups odd": "There are no lineups called odd; there are mixed, lone",
    "ordonnance --bots captain --lineups lone": "The lineups lone need at least two bots.",
    "ordonnance --bots cmd:no-such-thing": "There is no program called no-such-thing",
    "ordonnance --bots captain --save /no/such/folder/a.jsonl": "there is no folder /no/such/folder.",
    "ordonnance --bots captain --save a.jsonl --json a.jsonl": "need files of their own.",
    "ordonnance --bots captain --save a.jsonl --report x/../a.jsonl": "need files of their own.",
    "ordonnance --bots captain --ray 127.0.0.1:1": "There is no Ray cluster at 127.0.0.1:1",
    "ordonnance --bots captain --report /": "/ cannot be written: it is a folder.",
}


@pytest.mark.parametrize("call", REFUSALS)
def test_bad_input_gets_one_sentence(call: str) -> None:
    assert REFUSALS[call] in refused("arena", *call.split())


def test_it_prints_tables_and_writes_files(tmp_path: Path) -> None:
    told, page, ledger = (tmp_path / name for name in ("a.json", "a.html", "a.jsonl"))

    text = said(*TWO, "--json", str(told), "--report", str(page), "--save", str(ledger))

    assert "Ordonnance, 2 players, seed 1: 4 games of 2 deals" in text
    assert all(title in text for title in ("Victories", "Head to head", "Decisions"))
    assert untimed(told.read_bytes()) == untimed(play(small("captain", "random"), 2))
    assert page.read_text().startswith("<!DOCTYPE html>")
    assert said(*TWO, "--save", str(ledger)) == text


def test_a_terminal_is_told_why_nothing_is_played_yet(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TTY_COMPATIBLE", "1")

    told = condotta(*TWO).stderr

    preparing = told.index("Preparing the bots; compiling them, once, takes about a minute …")
    assert preparing < told.index("Starting ") < told.index("Playing ")


def test_a_lost_worker_gets_one_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def leave(self: Worker, bout: Bout) -> None:
        self.bout = bout
        self.process.kill()

    monkeypatch.setattr(Worker, "take", leave)

    sentence = refused(*TWO[:-1], "2", "--save", str(tmp_path / "a.jsonl"))

    assert sentence.startswith("A worker ended with code -9 in deal 0, ")
    assert sentence.endswith("Finished so far: 0 games; the same command goes on from there.")


def test_a_bot_of_ones_own_is_found_in_the_folder_of_the_command(tmp_path: Path) -> None:
    (tmp_path / "my_bots.py").write_text(OWN)
    words = [*TWO[:2], "--bots", "random,mine=py:my_bots:First", "--deals", "2", "--jobs", "2", "--json", "told.json"]

    call = subprocess.run(
        [sys.executable, "-m", "condotta", *words],
        capture_output=True,
        text=True,
        cwd=tmp_path,
        env=os.environ | {"PYTHONPATH": str(SOURCES)},
        check=False,
    )

    assert (call.returncode, call.stderr) == (0, "")
    assert not msgspec.json.decode((tmp_path / "told.json").read_bytes())["standings"][1]["faults"]


def test_a_full_disk_is_told_with_the_file_and_in_words(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    assert refused(*TWO, "--json", "/dev/full") == "/dev/full cannot be written: No space left on device."
    monkeypatch.setattr(Ledger, "add", full)
    sentence = refused(*TWO, "--save", str(tmp_path / "a.jsonl"))
    assert sentence == "The tournament had to stop: No space left on device."


def test_variants_reach_the_games() -> None:
    assert "Ordonnance, 3 players, tiebreak placement, seed 9" in said(
        *TWO, "--players", "3", "--tiebreak", "placement", "--seed", "9"
    )


def test_a_foreign_or_damaged_ledger_is_refused(tmp_path: Path) -> None:
    ledger = tmp_path / "a.jsonl"
    said(*TWO, "--save", str(ledger))

    assert "holds another tournament: the seed there is 1, not 2." in refused(
        *TWO, "--save", str(ledger), "--seed", "2"
    )
    ledger.write_text(ledger.read_text() + "oops\n")
    assert "is damaged, line 6" in refused(*TWO, "--save", str(ledger))


@pytest.mark.parametrize(
    ("module", "words", "sentence"),
    [
        ("openskill", "", "For ratings and plots, condotta arena needs openskill: pip install 'condotta[arena]'."),
        ("ray", "--ray local", "For a Ray cluster, condotta arena needs ray: pip install 'condotta[cluster]'."),
    ],
)
def test_a_missing_extra_is_named_in_one_sentence(module: str, words: str, sentence: str) -> None:
    program = (
        "import importlib.util as u, sys\n"
        f"known = u.find_spec\nu.find_spec = lambda name: None if name == '{module}' else known(name)\n"
        "from condotta.cli import main\nmain()"
    )

    call = subprocess.run(
        [sys.executable, "-c", program, *TWO, *words.split()], capture_output=True, text=True, cwd=SOURCES, check=False
    )

    assert (call.returncode, call.stdout, call.stderr) == (2, "", sentence + "\n")


def test_nothing_of_the_extras_is_loaded_for_other_commands() -> None:
    program = (
        "import sys\nfrom condotta.cli import main\n"
        "try:\n    main()\nexcept SystemExit:\n    pass\n"
        "print(sorted({'openskill', 'matplotlib', 'ray', 'condotta.arena'} & set(sys.modules)))"
    )
    words = ["simulate", "ordonnance", "--games", "1"]

    call = subprocess.run(
        [sys.executable, "-c", program, *words], capture_output=True, text=True, cwd=SOURCES, check=True
    )

    assert call.stdout.splitlines()[-1] == "[]"


def test_its_help_has_examples_and_the_variants() -> None:
    text = said("arena", "--help")

    assert "condotta arena" in text.split("Examples")[1]
    assert "--hidden-cards" in text
    assert "--tiebreak" in text
