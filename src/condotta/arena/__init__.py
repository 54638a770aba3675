"""The arena: tournaments of bots, fair by rotated seats, reproducible by seed, counted deal by deal.

from condotta.arena import Tournament, play

tournament = Tournament.of("condottiere", ["captain", "random"], players=4, seed="7")
for standing in play(tournament, deals=20).standings:
    print(standing.name, standing.share)
"""

from condotta.arena.entrants import Entrant
from condotta.arena.playing import play
from condotta.arena.results import Results, results
from condotta.arena.statistics import Share, share
from condotta.arena.tournament import Tournament

__all__ = ["Entrant", "Results", "Share", "Tournament", "play", "results", "share"]
