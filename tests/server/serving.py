"""A server as people start it: `condotta serve` in a process of its own, on a free port, over a fresh database."""

import signal
import sys
from collections.abc import Iterator
from urllib.error import URLError
from urllib.request import urlopen

import pytest

from tests.server.real import Server


class Served(Server):
    """`condotta serve`; it can be stopped, or killed, and started again over the same database."""

    def __init__(self, database: str | None = None, nats: str | None = None) -> None:
        super().__init__("served")
        self.database = database or f"sqlite:///{self.folder}/condotta.db"
        self.nats = nats

    def __exit__(self, *_: object) -> None:
        self.stop(signal.SIGTERM)
        super().__exit__()

    def command(self) -> list[str]:
        broker = [] if self.nats is None else ["--nats", self.nats]
        serve = [sys.executable, "-m", "condotta", "serve", "--port", str(self.port), "--database", self.database]
        return serve + broker

    def listens(self) -> bool:
        """Whether it is ready to play."""
        try:
            with urlopen(f"{self.address}/api/tables", timeout=5):
                return True
        except (URLError, OSError):
            return False

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def kill(self) -> None:
        """End at once, with nothing said to anybody."""
        self.stop(signal.SIGKILL)


@pytest.fixture(scope="session")
def served() -> Iterator[Served]:
    """A server for all tests that leave it running."""
    with Served() as server:
        yield server
