"""Indices for the porter's round: the few people who are deleted, and the tables that are not archived."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """A round begins with these, however many people and tables there have ever been."""
    op.create_index(
        "people_deleted",
        "people",
        ["id"],
        unique=False,
        sqlite_where=sa.text("deleted IS 1"),
        postgresql_where=sa.text("deleted IS true"),
    )
    op.create_index(
        "tables_in_use",
        "tables",
        ["id"],
        unique=False,
        sqlite_where=sa.text("phase != 'archived'"),
        postgresql_where=sa.text("phase != 'archived'"),
    )
