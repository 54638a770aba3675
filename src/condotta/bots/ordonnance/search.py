"""Search: a race between the options of a decision, over imagined deals.

Every round of the race imagines one deal: hands of the others and cards to be drawn. Each option still in the race is
tried on it, so that all have the same luck, and what tells them apart is the options alone. An option leaves the race
once it is clearly behind the leader: by so many standard deviations of the difference between them. Where playouts are
few, to lose a good option now and then costs less than to go on with many poor ones. The last two stay to the end.
Territories in which all seats have the same counts of icons are one option, not several.

The race stands in a row of numbers and can be run in slices of any size with the same result.
"""

from typing import Any

import numpy as np

from condotta.bots.ordonnance.captain import captains_decision
from condotta.bots.ordonnance.contest import contest, take_the_field
from condotta.bots.ordonnance.duel import SEATS as DUELLISTS
from condotta.bots.ordonnance.front import army_of
from condotta.bots.ordonnance.playout import copy, imagine, play_out, take
from condotta.kernel.compiled import Rows, State, row, rule
from condotta.ordonnance.flow import DEALT, legal
from condotta.ordonnance.icons import KINDS
from condotta.ordonnance.territories import TERRITORIES

ROOT, DEAL, GAME = range(3)
"""The records of a search: what is known, the deal of the round, and the game being played out."""
RECORDS = 3

WARM_UP = 8
"""The rounds before an option can leave the race."""
MOST = DEALT * TERRITORIES

# What stands where in a race.
RUNNERS, ROUNDS, LIVING, NEXT = range(4)  # options; whole rounds; those still in; whose turn it is
DECISIONS, FIRST, EVERY, CLEARLY = range(4, 8)  # how far they are played on, and when judged; tenths of deviations
LIKELY, AFIELD, VETERANS = 8, 9, 10  # how hands are imagined, whether on a field, and who plays on there
OPTION = 11  # for each option: the decision,
TRIED = OPTION + MOST  # in how many rounds it was,
SUM = TRIED + MOST  # the sum of its outcomes in whole rounds,
AHEAD = SUM + MOST  # by how much they were above the mean of their rounds,
SPREAD_OUT = AHEAD + MOST  # the squares of that,
NOW = SPREAD_OUT + MOST  # its outcome in this round,
IN = NOW + MOST  # whether it is still in the race,
BEHIND = IN + MOST  # and how far it was behind the leader when it left, for a round.
RACE = BEHIND + MOST


def blank_race() -> Any:
    return row([0.0] * RACE, np.float64)


@rule
def line_up(state: State, race: Any, course: Any, place: int, book: Any, sheet: Any) -> int:
    """Begin a race between the options of the seat to move; how many there are. `course` has its course at this place.

    The captain's choice stands first: so it is chosen if there is no time for a single round.
    """
    for at in range(RACE):
        race[at] = 0.0
    kinds, territories = legal(state)
    territories = without_twins(state, territories)
    runners = 0
    for kind in range(KINDS):
        for territory in range(TERRITORIES):
            if kinds >> kind & 1 and territories >> territory & 1:
                race[OPTION + runners] = kind * TERRITORIES + territory
                race[IN + runners] = 1.0
                runners += 1
    race[RUNNERS], race[LIVING], race[NEXT] = runners, runners, runners
    race[DECISIONS], race[FIRST], race[EVERY] = course[place], course[place + 1], course[place + 2]
    race[CLEARLY], race[LIKELY] = course[place + 3], course[place + 4]
    race[AFIELD] = course[place + 5] if state.seats == DUELLISTS else 0
    race[VETERANS] = course[place + 6]
    put_first(race, captains_decision(state, book, sheet))
    return runners


@rule
def put_first(race: Any, decision: int) -> None:
    """Let an option change places with the first."""
    for at in range(int(race[RUNNERS])):
        if race[OPTION + at] == decision:
            race[OPTION], race[OPTION + at] = race[OPTION + at], race[OPTION]


@rule
def without_twins(state: State, territories: int) -> int:
    """Of territories that look the same the first only."""
    for territory in range(TERRITORIES):
        for earlier in range(territory):
            if territories >> earlier & 1 and twins(state, territory, earlier):
                territories &= ~(1 << territory)
    return territories


@rule
def twins(state: State, one: int, other: int) -> bool:
    """Whether every seat has the same counts of icons in two territories."""
    different = 0
    for seat in range(state.seats):
        different |= army_of(state, seat, one) ^ army_of(state, seat, other)
    return different == 0


@rule
def run(
    states: Rows, race: Any, playouts: int, sizes: Any, book: Any, sheet: Any, field: Any, mind: Any, dice: Any
) -> None:
    """Go on with a race for so many playouts."""
    for _ in range(playouts):
        if race[NEXT] >= race[RUNNERS]:
            imagine(states[ROOT], states[DEAL], int(race[LIKELY]), sizes, dice)
            if race[AFIELD]:
                take_the_field(states[DEAL], states[GAME], field, book, dice)
            race[NEXT] = next_runner(race, 0)
        at = int(race[NEXT])
        try_option(states, race, at, book, sheet, field, mind)
        race[NEXT] = next_runner(race, at + 1)
        if race[NEXT] >= race[RUNNERS]:
            close_round(race)


@rule
def next_runner(race: Any, at: int) -> int:
    """The first option from here on that is still in the race; their number if there is none."""
    while at < race[RUNNERS] and not race[IN + at]:
        at += 1
    return at


@rule
def try_option(states: Rows, race: Any, at: int, book: Any, sheet: Any, field: Any, mind: Any) -> None:
    """Play one option out on the deal of the round."""
    decision, decisions = int(race[OPTION + at]), int(race[DECISIONS])
    first, every = int(race[FIRST]), int(race[EVERY])
    if race[AFIELD]:
        race[NOW + at] = contest(field, decision, decisions, first, every, int(race[VETERANS]), book, mind)
    else:
        race[NOW + at] = outcome_of(states, decision, decisions, first, every, book, sheet)
    race[TRIED + at] += 1


@rule
def outcome_of(states: Rows, decision: int, decisions: int, first: int, every: int, book: Any, sheet: Any) -> int:
    """Take a decision on the deal of the round, and let captains play on."""
    game = states[GAME]
    copy(states[DEAL], game)
    seat = game.turn
    take(game, decision)
    return play_out(game, seat, decisions, first, every, book, sheet)


@rule
def close_round(race: Any) -> None:
    """Compare the outcomes of a round with their mean, and let those leave that are clearly behind."""
    race[ROUNDS] += 1
    mean = 0.0
    for at in range(int(race[RUNNERS])):
        if race[IN + at]:
            mean += race[NOW + at] / race[LIVING]
    for at in range(int(race[RUNNERS])):
        if race[IN + at]:
            above = race[NOW + at] - mean
            race[SUM + at] += race[NOW + at]
            race[AHEAD + at] += above
            race[SPREAD_OUT + at] += above * above
    if race[ROUNDS] >= WARM_UP:
        drop_stragglers(race, leader(race))


@rule
def leader(race: Any) -> int:
    """The option that is ahead of all that are still in the race."""
    best = next_runner(race, 0)
    for at in range(int(race[RUNNERS])):
        if race[IN + at] and race[AHEAD + at] > race[AHEAD + best]:
            best = at
    return best


@rule
def drop_stragglers(race: Any, first: int) -> None:
    """Let options leave that are clearly behind the leader, as long as two remain."""
    clearly = race[CLEARLY] / 10
    for at in range(int(race[RUNNERS])):
        if race[IN + at] and at != first and race[LIVING] > 2:
            gap = race[AHEAD + first] - race[AHEAD + at]
            if gap * gap > clearly * clearly * (race[SPREAD_OUT + first] + race[SPREAD_OUT + at]):
                race[IN + at] = 0.0
                race[BEHIND + at] = gap / race[ROUNDS]
                race[LIVING] -= 1
