"""A client for programs: find or set up a table, sit down, and play. Needs the extra `client`."""

from condotta.client.known import Known
from condotta.client.server import Server
from condotta.client.table import Answered, Closed, Table, Turn

__all__ = ["Answered", "Closed", "Known", "Server", "Table", "Turn"]
