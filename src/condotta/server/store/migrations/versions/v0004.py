"""When the server was there, so that no clock runs while it is not."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """The pulse is one row; before its first beat nothing is known."""
    at = sa.Column("at", sa.BigInteger(), nullable=False)
    pulse = op.create_table("pulse", at, sa.PrimaryKeyConstraint("at", name=op.f("pulse_pkey")))
    op.bulk_insert(pulse, [{"at": 0}])
    op.create_table(
        "outages",
        sa.Column("since", sa.BigInteger(), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("since", name=op.f("outages_pkey")),
    )
