"""Whole games between bots inside compiled code: to measure their strength, and to see that they keep to the rules.

Each deal is played once in every seating, since some seats are better than others.
"""

from typing import Any

from condotta.bots.ordonnance.course import Course
from condotta.bots.ordonnance.playout import copy, hide, take
from condotta.bots.ordonnance.policies import decision_of
from condotta.bots.ordonnance.search import OPTION, RECORDS, ROOT, leader, line_up, run
from condotta.kernel.compiled import Rows, bits, rule
from condotta.kernel.dice import shake
from condotta.ordonnance import flow
from condotta.ordonnance.engine import any_decision
from condotta.ordonnance.state import OVER, SEATS

TABLE = RECORDS
"""The record of the game that is played, after those of a search."""

PLAYERS, FLAGS, VERSION, FIRST, DEALS, POLICY = range(6)
PLAYOUTS = POLICY + SEATS  # for each player, if it searches
COURSE = PLAYOUTS + SEATS  # all the numbers of its course for each
IN_COURSE = len(Course._fields)


@rule
def play_match(
    states: Rows,
    numbers: Any,
    key: Any,
    dice: Any,
    deck: Any,
    sizes: Any,
    book: Any,
    sheet: Any,
    field: Any,
    mind: Any,
    race: Any,
    won: Any,
) -> int:
    """Play so many deals in every seating and add up each player's shares of victories; the illegal decisions."""
    illegal, game, players = 0, states[TABLE], numbers[PLAYERS]
    for _ in range(numbers[DEALS]):
        key[0], key[1] = shake(dice), shake(dice)
        for turned in range(players):
            flow.start(game, players, numbers[FLAGS], numbers[VERSION], key, numbers[FIRST], deck)
            while game.phase != OVER:
                player = (game.turn + turned) % players
                decision = choice_of(states, player, numbers, sizes, book, sheet, field, mind, race, dice)
                if not flow.permits(game, decision):
                    illegal += 1
                    decision = any_decision(game, dice)
                take(game, decision)
            for seat in range(players):
                won[(seat + turned) % players] += (game.winners >> seat & 1) / bits(game.winners)
    return illegal


@rule
def choice_of(
    states: Rows,
    player: int,
    numbers: Any,
    sizes: Any,
    book: Any,
    sheet: Any,
    field: Any,
    mind: Any,
    race: Any,
    dice: Any,
) -> int:
    """What a player decides: by search if it has playouts, else by its policy."""
    if not numbers[PLAYOUTS + player]:
        return decision_of(states[TABLE], numbers[POLICY + player], book, sheet, dice)
    root = states[ROOT]
    copy(states[TABLE], root)
    hide(root, root.turn, sizes)
    if line_up(root, race, numbers, COURSE + IN_COURSE * player, book, sheet) > 1:
        run(states, race, numbers[PLAYOUTS + player], sizes, book, sheet, field, mind, dice)
    return int(race[OPTION + leader(race)])
