"""The compiled rules and the same source as plain Python give the same bytes."""

import os
import subprocess
import sys
from pathlib import Path

from condotta.kernel.compiled import COMPILED
from tests.ordonnance.course import course

ROOT = Path(__file__).parent.parent.parent


def test_a_plain_and_a_compiled_run_give_the_same_bytes() -> None:
    paths = os.pathsep.join((str(ROOT), str(ROOT / "src")))
    environment = os.environ | {"CONDOTTA_PLAIN": "1" if COMPILED else "", "PYTHONPATH": paths}

    told = subprocess.run(
        [sys.executable, "-m", "tests.ordonnance.course"], env=environment, capture_output=True, text=True, check=True
    )

    assert told.stdout.strip() == course()
