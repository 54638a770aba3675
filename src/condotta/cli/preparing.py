"""Preparing the rules of a game: the first time after an update they are compiled, which takes a while."""

from rich.console import Console

from condotta.cli.words import Words
from condotta.kernel.game import AnyGame


def prepare(game: AnyGame, words: Words, console: Console, *, bots: bool = False) -> None:
    """Call each rule once, and if they are needed the bots, and say meanwhile why nothing else happens."""
    with console.status(words("preparing")):
        position = game.start(game.options_type(), "preparing")
        mover = game.mover(position)
        view = game.view(position, mover)
        game.apply(game.sample(view, "preparing"), game.legal(view)[0]).events(mover)
        if bots:
            from condotta.bots import make_bot

            make_bot("captain", game, "preparing").choose(view, game.legal(view))
