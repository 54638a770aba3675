"""Whether the wheel is all that a server needs: installed alone, without Node, it gives the page. `make wheel-check`

python -m tests.wheel dist/condotta-0.1.0-py3-none-any.whl
"""

import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

from tests.server.real import free_port

CONSTRAINTS = Path(__file__).parents[1] / "constraints.txt"
PATIENCE = 600


def installed(wheel: Path, folder: Path) -> Path:
    """A fresh environment with the wheel in it, as `pip install 'condotta[server]'` makes one; its programs."""
    subprocess.run([sys.executable, "-m", "venv", folder / "venv"], check=True)
    programs = folder / "venv" / "bin"
    pip = [programs / "python", "-m", "pip", "install", "--quiet", "--constraint", CONSTRAINTS]
    subprocess.run([*pip, f"{wheel.resolve()}[server]"], check=True)
    return programs


def fetched(address: str) -> str:
    until = time.monotonic() + PATIENCE
    while True:
        try:
            with urlopen(address, timeout=10) as answer:
                return str(answer.read().decode())
        except (URLError, OSError):
            if time.monotonic() > until:
                raise
            time.sleep(0.5)


def main() -> None:
    with tempfile.TemporaryDirectory() as name:
        folder, port = Path(name), free_port()
        programs = installed(Path(sys.argv[1]), folder)
        alone = {key: value for key, value in os.environ.items() if not key.startswith("PYTHON")}
        serve = [programs / "condotta", "serve", "--port", str(port), "--database", f"sqlite:///{folder}/condotta.db"]
        with subprocess.Popen(serve, cwd=folder, env=alone | {"PATH": str(programs)}) as server:
            document = fetched(f"http://127.0.0.1:{port}/")
            script = document.partition('src="')[2].partition('"')[0]
            code = fetched(f"http://127.0.0.1:{port}{script}")
            server.terminate()
        assert "<title>Condotta</title>" in document
        assert len(code) > 10_000
    print(f"The wheel serves its page: {script}, {len(code)} characters.")


if __name__ == "__main__":
    main()
