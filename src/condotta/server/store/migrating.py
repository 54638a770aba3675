"""Bring a database to the schema of this version, by the steps in `migrations`."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.script.revision import ResolutionError
from alembic.util import CommandError
from sqlalchemy import Connection, text

from condotta.server.store.log import Unfit

LOCK = 0xC0_4D_07_7A
"""The advisory lock on PostgreSQL under which one process migrates and others wait."""


def migrate(connection: Connection) -> None:
    """Migrate within the caller's transaction, which on SQLite must be exclusive; Unfit if it is too new."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
    try:
        command.upgrade(configured(connection), "head")
    except (CommandError, ResolutionError) as error:
        raise Unfit("The database belongs to another version of Condotta, probably a newer one.") from error


def check_schema(connection: Connection) -> None:
    """Unfit if the database has not the schema of this version."""
    if MigrationContext.configure(connection).get_current_revision() != newest(connection):
        raise Unfit("The database belongs to another version of Condotta; a server that starts brings it up to date.")


def configured(connection: Connection) -> Config:
    """The settings of Alembic, without a file of settings."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    config.attributes["connection"] = connection
    return config


def newest(connection: Connection) -> str | None:
    """The name of the last step there is."""
    return ScriptDirectory.from_config(configured(connection)).get_current_head()
