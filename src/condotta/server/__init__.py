"""The server: tables over the network, kept in a database, for people, bots and programs. Needs the extra `server`."""

from condotta.server import extra

if not extra.is_here():
    raise ImportError(extra.MISSING)
