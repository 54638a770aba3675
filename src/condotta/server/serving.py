"""Running the application with uvicorn, in one process or in several."""

import asyncio
import os

import msgspec
import uvicorn
from litestar import Litestar

from condotta.server.app import make_app
from condotta.server.bots.pool import prepare_bots
from condotta.server.bus import open_bus
from condotta.server.house import Wishes
from condotta.server.preparing import prepare_rules
from condotta.server.signing import load_or_make_key
from condotta.server.store import open_store

PASSED_ON = "CONDOTTA_WISHES"
"""The variable through which further processes learn what the first one was told."""
PATIENCE = 3
"""Seconds that connections have to end when the server stops."""


def prepare(wishes: Wishes) -> None:
    """Open and migrate the database once, make the key, and compile rules and bots.

    Unfit and Unreachable, for the key also ValueError and OSError, say what is wrong.
    """

    async def opened() -> None:
        await (await open_store(wishes.database)).close()
        await (await open_bus(wishes.nats)).close()

    asyncio.run(opened())
    load_or_make_key(wishes.key_file)
    prepare_rules()
    prepare_bots()


def run(wishes: Wishes, workers: int = 1) -> None:
    """Serve until somebody stops it."""
    os.environ[PASSED_ON] = msgspec.json.encode(wishes).decode()
    uvicorn.run(
        "condotta.server.serving:application",
        factory=True,
        host=wishes.host,
        port=wishes.port,
        workers=workers,
        ws="websockets-sansio",
        ws_max_size=65_536,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=PATIENCE,
        proxy_headers=False,  # the wall believes a proxy, if it was told of one
        server_header=False,
        log_config=None,
        access_log=False,
    )


def application() -> Litestar:
    """The application of this process."""
    return make_app(msgspec.json.decode(os.environ[PASSED_ON], type=Wishes))
