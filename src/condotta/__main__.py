"""`python -m condotta` is `condotta`."""

from condotta.cli import main

main()
