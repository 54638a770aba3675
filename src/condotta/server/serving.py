"""Running the application with uvicorn, in one process or in several."""

import asyncio
import errno
import os
import resource
import signal
import socket
import sys
import threading
from contextlib import suppress
from multiprocessing import parent_process
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec
import structlog
import uvicorn
from litestar import Litestar

from condotta.server import rubbish
from condotta.server.app import make_app
from condotta.server.bots.thinking import prepare_bots
from condotta.server.bus import open_bus
from condotta.server.connections import Http
from condotta.server.house import Wishes
from condotta.server.lines import Line
from condotta.server.logs import set_up_logs
from condotta.server.preparing import prepare_rules
from condotta.server.signing import load_or_make_key
from condotta.server.steward import DEAF, Steward
from condotta.server.store import hold, open_store
from condotta.server.wings import Wings, try_out

log = structlog.get_logger(__name__)

PASSED_ON = "CONDOTTA_WISHES"
"""The variable through which further processes learn what the first one was told."""
PATIENCE = 3
"""Seconds that connections have to end when the server stops."""
OPEN = 1 << 16
"""Files and sockets that one process needs, at most."""
WAITING = 2048
"""Connections that may wait to be accepted."""
SWITCHING = 0.0005
"""Seconds after which another thread may run: what is written must not wait for what is being told."""


class CannotListen(Exception):
    """There is nothing to be had at this address; the sentence says why, and `passing` whether that may pass."""

    def __init__(self, sentence: str, *, passing: bool = False) -> None:
        super().__init__(sentence)
        self.passing = passing


def listening(host: str, port: int) -> socket.socket:
    """A socket at this address, so that nobody else takes it while the rules are prepared; or CannotListen."""
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        here = socket.socket(family, kind, protocol)
    except OSError as error:
        raise CannotListen(f"{host} is no address of this machine: {error.strerror}.") from error
    here.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        here.bind(address)
    except OSError as error:
        here.close()
        passing = error.errno == errno.EADDRNOTAVAIL  # an interface may still be coming up
        raise CannotListen(f"Nothing can listen at {host} port {port}: {error.strerror}.", passing=passing) from error
    here.set_inheritable(True)
    return here


def prepare(wishes: Wishes) -> None:
    """Open and migrate the database once, make the keys, and compile rules and bots.

    Unfit and Unreachable, for the keys also ValueError and OSError, say what is wrong.
    """

    async def opened() -> None:
        store = await open_store(wishes.database)
        try:
            await (await open_bus(wishes.nats)).close()
        finally:
            await store.close()

    asyncio.run(opened())
    load_or_make_key(wishes.key_file)
    wishes.identity()
    compile_all()


def compile_all() -> None:
    """Compile rules and bots, unless that was done before."""
    prepare_rules()
    prepare_bots()


def run(wishes: Wishes, here: socket.socket | None = None) -> bool:
    """Serve at this socket, or at one of its own, until somebody stops it; False if it could not start."""
    here = here or listening(wishes.host, wishes.port)
    open_wide()
    log.info("starting", address=f"{wishes.host}:{wishes.port}", processes=wishes.workers)
    if wishes.workers > 1:
        return _run_wings(wishes, here)
    os.environ[PASSED_ON] = msgspec.json.encode(wishes).decode()
    server = uvicorn.Server(_config(wishes))
    try:
        server.run([here])
    except KeyboardInterrupt:
        return True
    except SystemExit:  # uvicorn's way to say that the application did not start; the log says why
        return False
    return server.started


def open_wide() -> None:
    """Let this process, and those that it starts, have as many files and sockets open as it may.

    Unasked it is often 1024: more would break old programs, which this is none of.
    """
    least, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = OPEN if most == resource.RLIM_INFINITY else min(OPEN, most)
    if least != resource.RLIM_INFINITY and least < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))


def _run_wings(wishes: Wishes, here: socket.socket) -> bool:
    """Serve with several processes, which meet in a folder that is theirs alone; False if none could start."""
    with TemporaryDirectory(prefix="condotta-") as folder, hold(wishes.database):
        try_out(Path(folder))
        passed_on = msgspec.structs.replace(wishes, wings=folder)
        os.environ[PASSED_ON] = msgspec.json.encode(passed_on).decode()
        steward = Steward(_config(wishes), [here])
        with suppress(KeyboardInterrupt):
            steward.run()
        return not steward.failed


def _config(wishes: Wishes) -> uvicorn.Config:
    return uvicorn.Config(
        "condotta.server.serving:application",
        factory=True,
        host=wishes.host,
        port=wishes.port,
        workers=wishes.workers,
        backlog=WAITING,
        http=Http,
        ws=Line,
        ws_max_size=65_536,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=PATIENCE,
        timeout_worker_healthcheck=DEAF,
        proxy_headers=False,  # the wall believes a proxy, if it was told of one
        server_header=False,
        log_config=None,
        access_log=False,
    )


def application() -> Litestar:
    """The application of this process."""
    wishes = msgspec.json.decode(os.environ[PASSED_ON], type=Wishes)
    set_up_logs(wishes.log_level)
    threading.Thread(target=_end_with_the_first, daemon=True).start()
    wings = None if wishes.wings is None else Wings(Path(wishes.wings), wishes.workers)
    app = make_app(wishes, wings=wings)
    sys.setswitchinterval(SWITCHING)
    app.on_startup.append(rubbish.begin)
    app.on_shutdown.append(rubbish.end)
    return app


def _end_with_the_first() -> None:
    """A further process does not outlive the first, which alone would start another in its place."""
    first = parent_process()
    if first is not None:
        first.join()
        os.kill(os.getpid(), signal.SIGTERM)
