"""The tables of the database. Times are integers: milliseconds since 1970. Ids are short random strings.

A change here needs a migration beside it; a test compares the two.
"""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    ForeignKeyConstraint,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    false,
    text,
)

metadata = MetaData(
    naming_convention={
        "pk": "%(table_name)s_pkey",
        "fk": "%(table_name)s_%(column_0_N_name)s_fkey",
        "uq": "%(table_name)s_%(column_0_N_name)s_key",
        "ix": "%(table_name)s_%(column_0_N_name)s",
    }
)

# Tables and their logs: written for every move, by `append` alone.

tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("public", Boolean, nullable=False),
    Column("phase", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("players", Integer, nullable=False),
    Column("wake", BigInteger),  # when something must happen by itself
    Column("to_move", Integer),  # the seat that the table waits for
    Column("card", LargeBinary, nullable=False),
    Column("entries", Integer, nullable=False),  # how many there are: the number of the last
    Column("created", BigInteger, nullable=False),
    Column("updated", BigInteger, nullable=False),
)
# Without `updated`, which would move a table within the index at every move.
Index("tables_lobby", tables.c.public, tables.c.phase, tables.c.created)
Index(
    "tables_wake",
    tables.c.wake,
    sqlite_where=tables.c.wake.is_not(None),
    postgresql_where=tables.c.wake.is_not(None),
)
Index(
    "tables_in_use",
    tables.c.id,
    sqlite_where=tables.c.phase != "archived",
    postgresql_where=tables.c.phase != "archived",
)

log = Table(
    "log",
    metadata,
    Column("table", Text, ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("body", LargeBinary, nullable=False),
    Column("key", Text),
    sqlite_with_rowid=False,  # the entries of a table lie together
)
Index(
    "log_key",
    log.c.table,
    log.c.key,
    unique=True,
    sqlite_where=log.c.key.is_not(None),
    postgresql_where=log.c.key.is_not(None),
)

members = Table(
    "members",
    metadata,
    Column("table", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", Text, nullable=False, index=True),
    sqlite_with_rowid=False,
)

# When a process of the server was last there, and when none was.

pulse = Table("pulse", metadata, Column("at", BigInteger, primary_key=True))
outages = Table(
    "outages",
    metadata,
    Column("since", BigInteger, primary_key=True),
    Column("until", BigInteger, nullable=False),
)

# What must not be known while a game runs: read by `secrets.secret_of` alone.

secrets = Table(
    "secrets",
    metadata,
    Column("table", Text, ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),  # of the game at this table
    Column("secret", LargeBinary, nullable=False),
    Column("contributions", LargeBinary, nullable=False),  # JSON
    Column("ended", Boolean, nullable=False, server_default=false()),
)

# People.

people = Table(
    "people",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("name_key", Text, nullable=False, unique=True),  # the name as it is compared
    Column("kind", Text, nullable=False),  # guest or account
    Column("password_hash", Text),
    Column("recovery_hash", Text),
    Column("language", Text),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Column("banned", Boolean, nullable=False, server_default=false()),
    Column("deleted", Boolean, nullable=False, server_default=false()),
)
Index(
    "people_deleted",
    people.c.id,
    sqlite_where=people.c.deleted.is_(True),
    postgresql_where=people.c.deleted.is_(True),
)

logins = Table(
    "logins",
    metadata,
    Column("id", Text, primary_key=True),
    Column("person", Text, ForeignKey("people.id"), nullable=False, index=True),
    Column("token_hash", LargeBinary, nullable=False, unique=True),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Column("agent", Text),
)

tokens = Table(
    "tokens",
    metadata,
    Column("id", Text, primary_key=True),
    Column("person", Text, ForeignKey("people.id"), nullable=False, index=True),
    Column("label", Text, nullable=False),
    Column("token_hash", LargeBinary, nullable=False, unique=True),
    Column("created", BigInteger, nullable=False),
    Column("used", BigInteger),
)

# Where people are called when the page is closed; it ends with the session.
browsers = Table(
    "browsers",
    metadata,
    Column("login", Text, ForeignKey("logins.id", ondelete="CASCADE"), primary_key=True),
    Column("person", Text, ForeignKey("people.id"), nullable=False, index=True),
    Column("endpoint", Text, nullable=False, unique=True),
    Column("p256dh", Text, nullable=False),
    Column("auth", Text, nullable=False),
    Column("language", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
)

blocks = Table(
    "blocks",
    metadata,
    Column("person", Text, ForeignKey("people.id"), primary_key=True),
    Column("other", Text, ForeignKey("people.id"), primary_key=True),
    Column("at", BigInteger, nullable=False),
)

reports = Table(
    "reports",
    metadata,
    Column("id", Text, primary_key=True),
    Column("person", Text, ForeignKey("people.id"), nullable=False),  # who reports
    Column("other", Text, ForeignKey("people.id"), nullable=False, index=True),  # who is reported
    Column("table", Text, ForeignKey("tables.id")),
    Column("reason", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("settled", BigInteger),
)

# Games that have ended, for statistics and downloads.

games = Table(
    "games",
    metadata,
    Column("table", Text, ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("game", Text, nullable=False),
    Column("players", Integer, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("started", BigInteger, nullable=False),
    Column("ended", BigInteger, nullable=False),
    Column("ending", Text),  # none if it was broken off
    Column("open_from", BigInteger, nullable=False, server_default=text("0")),  # to those who did not play
)
Index("games_ended", games.c.ended)

standings = Table(
    "standings",
    metadata,
    Column("table", Text, primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", Text, ForeignKey("people.id"), index=True),  # none for a bot
    Column("place", Integer),  # none if the game was broken off
    Column("won", Boolean, nullable=False),
    Column("bot", Text),
    Column("left", Boolean, nullable=False, server_default=false()),  # a stand-in played at the end
    Column("name", Text),  # at one screen, of who played there for the person; else his own, which may change
    ForeignKeyConstraint(["table", "number"], ["games.table", "games.number"]),
)

ratings = Table(
    "ratings",
    metadata,
    Column("person", Text, ForeignKey("people.id"), primary_key=True),
    Column("game", Text, primary_key=True),
    Column("players", Integer, primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
)
Index("ratings_best", ratings.c.game, ratings.c.players, ratings.c.mu)

rating_changes = Table(
    "rating_changes",
    metadata,
    Column("person", Text, ForeignKey("people.id"), primary_key=True),
    Column("table", Text, primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("game", Text, nullable=False),
    Column("players", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("mu", Float, nullable=False),  # after the game
    Column("sigma", Float, nullable=False),
    ForeignKeyConstraint(["table", "number"], ["games.table", "games.number"]),
)

reviews = Table(
    "reviews",
    metadata,
    Column("table", Text, primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("moves", Integer, nullable=False),
    Column("judged", Integer, nullable=False),  # how many of them are
    Column("at", BigInteger, nullable=False),  # when that was told last
    Column("body", LargeBinary),  # JSON, when all are
    ForeignKeyConstraint(["table", "number"], ["games.table", "games.number"]),
)
