"""Compiled bots and the same source as plain Python choose the same."""

import os
import subprocess
import sys
from pathlib import Path

from condotta.kernel.compiled import COMPILED
from tests.bots.ordonnance.choices import choices

ROOT = Path(__file__).parent.parent.parent.parent


def test_a_plain_and_a_compiled_run_choose_the_same() -> None:
    paths = os.pathsep.join((str(ROOT), str(ROOT / "src")))
    environment = os.environ | {"CONDOTTA_PLAIN": "1" if COMPILED else "", "PYTHONPATH": paths}

    told = subprocess.run(
        [sys.executable, "-m", "tests.bots.ordonnance.choices"],
        env=environment,
        capture_output=True,
        text=True,
        check=True,
    )

    assert told.stdout.strip() == choices()
