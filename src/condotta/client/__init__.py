"""A client for programs: find or set up a table, sit down, and play. Needs the extra `client`."""

from condotta.client.server import Answered, Server
from condotta.client.table import Closed, Table, Turn

__all__ = ["Answered", "Closed", "Server", "Table", "Turn"]
