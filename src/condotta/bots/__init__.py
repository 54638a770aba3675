"""Bots: each sees a view and the legal actions, and chooses one of them."""

from condotta.bots.bot import BOTS, Bot, make_bot

__all__ = ["BOTS", "Bot", "make_bot"]
