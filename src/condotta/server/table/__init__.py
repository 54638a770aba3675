"""A table: pure, the fold of its log. Nothing here reads a clock, a database or a socket."""
