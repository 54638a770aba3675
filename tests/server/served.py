"""A real server in a process of its own, for tests that come through the front door."""

import os
import signal
import sys
from pathlib import Path
from typing import Any

import httpx
import msgspec

from condotta.server.house import Wishes
from tests.server.real import Server

RUN = "import sys, msgspec; from condotta.server.house import Wishes; from condotta.server.serving import run; "
RUN += "run(msgspec.json.decode(sys.argv[1], type=Wishes))"


class Served(Server):
    """`condotta serve` without bots, which the tests here do not need."""

    ending = signal.SIGTERM

    def __init__(self, database: str, **wishes: Any) -> None:
        super().__init__("served")
        self.wishes = Wishes(database, port=self.port, bot_workers=0, **wishes)

    def command(self) -> list[str]:
        return [sys.executable, "-c", RUN, msgspec.json.encode(self.wishes).decode()]

    def listens(self) -> bool:
        try:
            return httpx.get(f"{self.address}/api/tables", timeout=5).status_code == 200
        except httpx.TransportError:
            return False

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def said(self) -> str:
        """All that it has logged."""
        return (self.folder / "said").read_text()

    @property
    def faults(self) -> list[str]:
        """The lines of what it has logged that tell of a fault of its own; they have no traceback but its places."""
        return [line for line in self.said.splitlines() if '"fault"' in line or '"level": "error"' in line]

    @property
    def memory(self) -> int:
        """Bytes that it has in memory now."""
        assert self.process is not None
        pages = Path(f"/proc/{self.process.pid}/statm").read_text().split()[1]
        return int(pages) * os.sysconf("SC_PAGE_SIZE")
