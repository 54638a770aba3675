"""Bots: each sees a view and the legal actions, and chooses one of them."""

from condotta.bots.bot import BOTS, Bot, Thinker, make_bot
from condotta.bots.thoughts import Option, Reply, Thoughts

__all__ = ["BOTS", "Bot", "Option", "Reply", "Thinker", "Thoughts", "make_bot"]
