"""The command line: play, replay, rules, simulate, analyse, arena."""

from condotta.cli.app import app, main

__all__ = ["app", "main"]
