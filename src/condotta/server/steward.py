"""The steward: starts the processes of one server, the wings, and replaces who dies.

uvicorn would stop them all if one cannot start. Here the others go on, and it is tried again: what one lacks for a
while, a database or a broker, need not end the games of all.
"""

import socket
import time
from typing import cast

import structlog
import uvicorn
from uvicorn.config import STARTUP_FAILURE
from uvicorn.supervisors import multiprocess

from condotta.server.connections import TakenOver
from condotta.server.wings import Wings

log = structlog.get_logger(__name__)

DEAF = 30
"""Seconds after which a process that does not answer is replaced; at its start it is busy for some."""
AGAIN = 5.0
"""Seconds until a process that could not start is started again."""


class Steward(multiprocess.Multiprocess):
    """Looks after the processes. `failed` if none of them could start."""

    def __init__(self, config: uvicorn.Config, sockets: list[socket.socket]) -> None:
        multiprocess.Process = WingProcess  # type: ignore[misc]  # uvicorn asks for no other way
        super().__init__(config, sockets)
        self.failed = False
        self.missing: list[float] = []

    def keep_subprocess_alive(self) -> None:
        """Replace who has died; who could not start, after a while, as long as another serves."""
        if self.should_exit.is_set():
            return
        before = list(self.processes)
        super().keep_subprocess_alive()
        for old in (process for process in before if process not in self.processes):
            log.warning("a process was replaced", process=old.pid, code=old.exitcode)
        if self.should_exit.is_set():
            self._bear()
        while self.missing and self.missing[0] <= time.monotonic():
            del self.missing[0]
            process = WingProcess(self.config, self.sockets)
            process.start()
            self.processes.append(process)

    def _bear(self) -> None:
        """One could not start, and uvicorn would stop; go on if any other serves, or will as soon as it is ready."""
        living = [process for process in self.processes if process.exitcode != STARTUP_FAILURE]
        if not any(process.wait_until_ready(DEAF) for process in living):
            self.failed = True
            return
        self.missing += [time.monotonic() + AGAIN] * (len(self.processes) - len(living))
        self.processes = living
        self.should_exit.clear()
        log.error("a process could not start", missing=len(self.missing), again_in=AGAIN)


class WingServer(uvicorn.Server):
    """uvicorn's server in one of several processes: it also takes sockets that another accepted."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        wings = cast(Wings | None, self.config.loaded_app.state.wings) if self.started else None
        if wings is not None:
            wings.begin(self._go_on)
            vars(self.server_state)["wings"] = wings

    def _go_on(self, request: bytes) -> TakenOver:
        protocol = TakenOver(config=self.config, server_state=self.server_state, app_state=self.lifespan.state)
        protocol.request = request
        return protocol

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        if (wings := vars(self.server_state).pop("wings", None)) is not None:
            wings.end()
        await super().shutdown(sockets)


class WingProcess(multiprocess.Process):
    """One of several processes."""

    @property
    def server(self) -> uvicorn.Server:
        if self._server is None:
            self._server = WingServer(self.config)
        return self._server
