"""The compiled and the plain run of the same seeds agree byte for byte."""

import json
import os
import subprocess
import sys

from tests.condottiere.digest import digests


def test_compiled_and_plain_rules_agree_byte_for_byte() -> None:
    plain = subprocess.run(
        [sys.executable, "-m", "tests.condottiere.digest"],
        env=os.environ | {"CONDOTTA_PLAIN": "1"},
        capture_output=True,
        text=True,
        check=True,
    )

    told = json.loads(plain.stdout)
    assert told["compiled"] is False
    assert told["digests"] == digests()
