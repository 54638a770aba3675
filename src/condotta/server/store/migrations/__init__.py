"""The steps by which a database of an older Condotta becomes one of this."""
