"""`condotta serve` as a process of its own, as an operator has it."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any, Self
from urllib.error import HTTPError, URLError
from urllib.request import urlopen

from condotta.client import Server
from tests.server.real import free_port

PATIENCE = 240.0
"""Seconds for what has to be compiled at worst."""


class Serve:
    """A server process; leaving the block ends it and everything it started."""

    def __init__(self, folder: Path, *options: str, **environment: str) -> None:
        self.port, self.folder, self.options, self.environment = free_port(), folder, options, environment
        self.address = f"http://127.0.0.1:{self.port}"
        self.said = folder / "said"

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait(PATIENCE)

    def start(self) -> None:
        """Start it, and wait until it is ready."""
        command = [sys.executable, "-m", "condotta", "serve", *self.options]
        with self.said.open("ab") as said:
            environment = os.environ | {"CONDOTTA_PORT": str(self.port)} | self.environment
            self.process = subprocess.Popen(command, stdout=said, stderr=said, env=environment)
        until = time.monotonic() + PATIENCE
        while not self.answers("/api/ready"):
            if self.process.poll() is not None or time.monotonic() > until:
                raise RuntimeError(f"The server did not start:\n{self.said.read_text()}")
            time.sleep(0.05)

    def answers(self, path: str) -> bool:
        try:
            self.get(path)
        except (HTTPError, URLError, OSError):
            return False
        return True

    def get(self, path: str) -> Any:
        with urlopen(self.address + path, timeout=30) as answer:
            return json.loads(answer.read())

    def guest(self, name: str) -> Server:
        return Server(self.address, guest=name)

    def stop(self, how: signal.Signals) -> None:
        self.process.send_signal(how)
        self.process.wait(PATIENCE)

    def children(self) -> list[int]:
        """The processes that it has started."""
        path = Path(f"/proc/{self.process.pid}/task")
        return [int(pid) for task in path.iterdir() for pid in (task / "children").read_text().split()]

    def lines(self) -> list[dict[str, Any]]:
        """What it logged."""
        return [json.loads(line) for line in self.said.read_text().splitlines() if line.startswith("{")]


def alive(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except (FileNotFoundError, ProcessLookupError):
        return False


def wait_until(true: Any, what: str) -> None:
    """Wait for something that must come."""
    until = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < until, what
        time.sleep(0.05)
