"""The command line: play, replay, rules, simulate."""

from condotta.cli.app import app, main

__all__ = ["app", "main"]
