"""Browsers in which people hear of their turns when the page is closed."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.create_table(
        "browsers",
        sa.Column("login", sa.Text(), nullable=False),
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("endpoint", sa.Text(), nullable=False),
        sa.Column("p256dh", sa.Text(), nullable=False),
        sa.Column("auth", sa.Text(), nullable=False),
        sa.Column("language", sa.Text(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["login"], ["logins.id"], name=op.f("browsers_login_fkey"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("browsers_person_fkey")),
        sa.PrimaryKeyConstraint("login", name=op.f("browsers_pkey")),
        sa.UniqueConstraint("endpoint", name=op.f("browsers_endpoint_key")),
    )
    op.create_index(op.f("browsers_person"), "browsers", ["person"], unique=False)
