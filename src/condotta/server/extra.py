"""What to say where the packages of the extra `server` are missing."""

from importlib.util import find_spec

MISSING = "The server needs the extra server: pip install 'condotta[server]'."

NEEDED = (
    *("alembic", "argon2", "asyncpg", "cryptography", "litestar", "nats"),
    *("prometheus_client", "sqlalchemy", "structlog", "uvicorn"),
)


def is_here() -> bool:
    """Whether what the extra brings is installed; finding out imports none of it."""
    return all(find_spec(name) for name in NEEDED)
