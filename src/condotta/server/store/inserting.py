"""Insertions that leave alone what is there already."""

from typing import Any

from sqlalchemy import Connection, Table
from sqlalchemy.dialects import postgresql, sqlite

INSERTS: dict[str, Any] = {"sqlite": sqlite.insert, "postgresql": postgresql.insert}


def insert_new(connection: Connection, table: Table) -> Any:
    """An insertion that does nothing if a row with the same key is there; it waits for who is just inserting one."""
    return INSERTS[connection.dialect.name](table).on_conflict_do_nothing()
