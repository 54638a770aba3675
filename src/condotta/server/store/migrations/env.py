"""What Alembic runs: migrate over the connection that `migrating` hands in, within its transaction."""

from alembic import context

from condotta.server.store.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True)
context.run_migrations()
