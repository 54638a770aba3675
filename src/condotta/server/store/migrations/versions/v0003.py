"""Games at one screen: by which name somebody played there beside whom the seat belongs to."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Games from before keep the name of the person: who of those at his screen played is in their logs alone."""
    op.add_column("standings", sa.Column("name", sa.Text(), nullable=True))
