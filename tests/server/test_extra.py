"""Without the extra: one sentence."""

import subprocess
import sys


def test_a_missing_extra_is_named_in_one_sentence() -> None:
    wanted = "import sys; sys.modules['sqlalchemy'] = None; import condotta.server.store"

    done = subprocess.run([sys.executable, "-c", wanted], capture_output=True, text=True, check=False)

    last = done.stderr.strip().splitlines()[-1]
    assert last == "ImportError: The server needs the extra server: pip install 'condotta[server]'."
