"""The first schema: tables and their logs, people, games that have ended."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make every table there is."""
    op.create_table(
        "people",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("name_key", sa.Text(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("password_hash", sa.Text(), nullable=True),
        sa.Column("recovery_hash", sa.Text(), nullable=True),
        sa.Column("language", sa.Text(), nullable=True),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("seen", sa.BigInteger(), nullable=False),
        sa.Column("banned", sa.Boolean(), server_default=sa.false(), nullable=False),
        sa.Column("deleted", sa.Boolean(), server_default=sa.false(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("people_pkey")),
        sa.UniqueConstraint("name_key", name=op.f("people_name_key_key")),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("public", sa.Boolean(), nullable=False),
        sa.Column("phase", sa.Text(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("players", sa.Integer(), nullable=False),
        sa.Column("wake", sa.BigInteger(), nullable=True),
        sa.Column("to_move", sa.Integer(), nullable=True),
        sa.Column("card", sa.LargeBinary(), nullable=False),
        sa.Column("entries", sa.Integer(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("updated", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("tables_pkey")),
    )
    op.create_index("tables_lobby", "tables", ["public", "phase", "created"], unique=False)
    op.create_index(
        "tables_wake",
        "tables",
        ["wake"],
        unique=False,
        sqlite_where=sa.text("wake IS NOT NULL"),
        postgresql_where=sa.text("wake IS NOT NULL"),
    )
    op.create_table(
        "blocks",
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("other", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["other"], ["people.id"], name=op.f("blocks_other_fkey")),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("blocks_person_fkey")),
        sa.PrimaryKeyConstraint("person", "other", name=op.f("blocks_pkey")),
    )
    op.create_table(
        "games",
        sa.Column("table", sa.Text(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("players", sa.Integer(), nullable=False),
        sa.Column("rated", sa.Boolean(), nullable=False),
        sa.Column("started", sa.BigInteger(), nullable=False),
        sa.Column("ended", sa.BigInteger(), nullable=False),
        sa.Column("record", sa.LargeBinary(), nullable=True),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("games_table_fkey")),
        sa.PrimaryKeyConstraint("table", "number", name=op.f("games_pkey")),
    )
    op.create_index("games_ended", "games", ["ended"], unique=False)
    op.create_table(
        "log",
        sa.Column("table", sa.Text(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("body", sa.LargeBinary(), nullable=False),
        sa.Column("key", sa.Text(), nullable=True),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("log_table_fkey")),
        sa.PrimaryKeyConstraint("table", "number", name=op.f("log_pkey")),
        sqlite_with_rowid=False,
    )
    op.create_index(
        "log_key",
        "log",
        ["table", "key"],
        unique=True,
        sqlite_where=sa.text("key IS NOT NULL"),
        postgresql_where=sa.text("key IS NOT NULL"),
    )
    op.create_table(
        "logins",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("token_hash", sa.LargeBinary(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("seen", sa.BigInteger(), nullable=False),
        sa.Column("agent", sa.Text(), nullable=True),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("logins_person_fkey")),
        sa.PrimaryKeyConstraint("id", name=op.f("logins_pkey")),
        sa.UniqueConstraint("token_hash", name=op.f("logins_token_hash_key")),
    )
    op.create_index(op.f("logins_person"), "logins", ["person"], unique=False)
    op.create_table(
        "members",
        sa.Column("table", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("person", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("members_table_fkey")),
        sa.PrimaryKeyConstraint("table", "seat", name=op.f("members_pkey")),
        sqlite_with_rowid=False,
    )
    op.create_index(op.f("members_person"), "members", ["person"], unique=False)
    op.create_table(
        "ratings",
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("players", sa.Integer(), nullable=False),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("ratings_person_fkey")),
        sa.PrimaryKeyConstraint("person", "game", "players", name=op.f("ratings_pkey")),
    )
    op.create_index("ratings_best", "ratings", ["game", "players", "mu"], unique=False)
    op.create_table(
        "reports",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("other", sa.Text(), nullable=False),
        sa.Column("table", sa.Text(), nullable=True),
        sa.Column("reason", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("settled", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(["other"], ["people.id"], name=op.f("reports_other_fkey")),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("reports_person_fkey")),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("reports_table_fkey")),
        sa.PrimaryKeyConstraint("id", name=op.f("reports_pkey")),
    )
    op.create_index(op.f("reports_other"), "reports", ["other"], unique=False)
    op.create_table(
        "secrets",
        sa.Column("table", sa.Text(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("secret", sa.LargeBinary(), nullable=False),
        sa.Column("contributions", sa.LargeBinary(), nullable=False),
        sa.Column("ended", sa.Boolean(), server_default=sa.false(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("secrets_table_fkey")),
        sa.PrimaryKeyConstraint("table", "number", name=op.f("secrets_pkey")),
    )
    op.create_table(
        "tokens",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("label", sa.Text(), nullable=False),
        sa.Column("token_hash", sa.LargeBinary(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("used", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("tokens_person_fkey")),
        sa.PrimaryKeyConstraint("id", name=op.f("tokens_pkey")),
        sa.UniqueConstraint("token_hash", name=op.f("tokens_token_hash_key")),
    )
    op.create_index(op.f("tokens_person"), "tokens", ["person"], unique=False)
    op.create_table(
        "standings",
        sa.Column("table", sa.Text(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("person", sa.Text(), nullable=True),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("won", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("standings_person_fkey")),
        sa.ForeignKeyConstraint(
            ["table", "number"], ["games.table", "games.number"], name=op.f("standings_table_number_fkey")
        ),
        sa.PrimaryKeyConstraint("table", "number", "seat", name=op.f("standings_pkey")),
    )
    op.create_index(op.f("standings_person"), "standings", ["person"], unique=False)
