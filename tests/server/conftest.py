"""Databases and buses for the server's tests: every test gets a fresh one, on real servers."""

import secrets
from collections.abc import AsyncIterator, Iterator

import asyncpg
import pytest

from condotta.server.bus import Bus, open_bus
from condotta.server.store import Store, open_store
from tests.server.real import Nats, Postgres
from tests.server.serving import served

__all__ = ["served"]

TEMPLATE = "condotta_template"


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL of this worker's own."""
    with Postgres() as server:
        yield server


@pytest.fixture(scope="session")
def broker() -> Iterator[Nats]:
    """A NATS broker of this worker's own."""
    with Nats() as server:
        yield server


@pytest.fixture(scope="session")
async def template(postgres: Postgres) -> str:
    """A migrated database that others are copied from."""
    await made(postgres, TEMPLATE)
    await (await open_store(postgres.url(TEMPLATE))).close()
    return TEMPLATE


@pytest.fixture
async def postgres_url(postgres: Postgres, template: str) -> str:
    """The address of a fresh PostgreSQL database."""
    name = f"test_{secrets.token_hex(8)}"
    await made(postgres, name, template)
    return postgres.url(name)


@pytest.fixture
def sqlite_url(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The address of a fresh SQLite database."""
    return f"sqlite:///{tmp_path_factory.mktemp('store')}/condotta.db"


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest) -> str:
    """The address of a fresh database of either kind."""
    url: str = request.getfixturevalue(f"{request.param}_url")
    return url


@pytest.fixture
async def store(database: str) -> AsyncIterator[Store]:
    opened = await open_store(database)
    yield opened
    await opened.close()


@pytest.fixture(params=["memory", "nats"])
async def bus(request: pytest.FixtureRequest) -> AsyncIterator[Bus]:
    opened = await open_bus(None if request.param == "memory" else request.getfixturevalue("broker").url)
    yield opened
    await opened.close()


async def made(postgres: Postgres, name: str, template: str = "template0") -> None:
    connection = await asyncpg.connect(postgres.url("postgres"))
    await connection.execute(f'CREATE DATABASE "{name}" TEMPLATE "{template}"')
    await connection.close()
