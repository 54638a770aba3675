"""Games that have ended: how, for whom they are open, who left; how ratings changed; and reviews of games."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Records are made from the log, so that no second truth lies beside it: their column goes."""
    op.drop_column("games", "record")
    op.add_column("games", sa.Column("ending", sa.Text(), nullable=True))
    op.add_column("games", sa.Column("open_from", sa.BigInteger(), server_default=sa.text("0"), nullable=False))
    with op.batch_alter_table("standings") as standings:
        standings.alter_column("place", existing_type=sa.Integer(), nullable=True)
        standings.add_column(sa.Column("bot", sa.Text(), nullable=True))
        standings.add_column(sa.Column("left", sa.Boolean(), server_default=sa.false(), nullable=False))
    op.create_table(
        "rating_changes",
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("table", sa.Text(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("players", sa.Integer(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("rating_changes_person_fkey")),
        sa.ForeignKeyConstraint(
            ["table", "number"], ["games.table", "games.number"], name=op.f("rating_changes_table_number_fkey")
        ),
        sa.PrimaryKeyConstraint("person", "table", "number", name=op.f("rating_changes_pkey")),
    )
    op.create_table(
        "reviews",
        sa.Column("table", sa.Text(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("moves", sa.Integer(), nullable=False),
        sa.Column("judged", sa.Integer(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("body", sa.LargeBinary(), nullable=True),
        sa.ForeignKeyConstraint(
            ["table", "number"], ["games.table", "games.number"], name=op.f("reviews_table_number_fkey")
        ),
        sa.PrimaryKeyConstraint("table", "number", name=op.f("reviews_pkey")),
    )
