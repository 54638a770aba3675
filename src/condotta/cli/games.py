"""A game by the name that somebody typed."""

from typing import TYPE_CHECKING

from condotta.cli.faults import Refused

if TYPE_CHECKING:
    from condotta.kernel.game import AnyGame


def named(name: str) -> "AnyGame":
    """The game of this name, in any case; or Refused."""
    from condotta.catalogue import game_named

    try:
        return game_named(name.casefold())
    except ValueError as error:
        raise Refused(str(error)) from error
