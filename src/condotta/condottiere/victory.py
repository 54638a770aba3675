"""Comparing the lines, the marker, the token, and who wins."""

from condotta.condottiere.cards import COURTESAN, WINTER
from condotta.condottiere.italy import ITALY, kingdom
from condotta.condottiere.options import BIGGER_KINGDOMS, CAPTURING_REGIONS, POINTS
from condotta.condottiere.state import (
    BY_EXHAUSTION,
    BY_FINAL_BATTLE,
    BY_GUARD,
    BY_KINGDOM,
    BY_TOTAL,
    FINAL_BATTLE,
    NO_SEAT,
    OVER,
    UNDECIDED,
    everyone,
    in_play,
    left_of,
)
from condotta.condottiere.strength import favoured_by_spring, line_strength
from condotta.kernel.compiled import State, bits, brief, lowest, rule

IDLE_BATTLES, MOST_BATTLES = 20, 300


@rule
def compare(state: State) -> None:
    """Compare the lines, settle marker and token, and look for a victory. `condottiere:win.check`"""
    strongest = strongest_lines(state)
    if state.finalists:
        end_of_battle(state)
        state.ending = BY_FINAL_BATTLE
        finish(state, strongest)
        return
    state.battles += 1
    state.idle = 0 if state.stirred else state.idle + 1
    winner = sole(strongest)
    if winner != NO_SEAT:
        conquer(state, winner)
    pass_token(state, winner)
    end_of_battle(state)
    if winner != NO_SEAT:
        claim_victory(state, winner)
    if state.phase != OVER:
        end_if_exhausted(state)


@brief
def end_of_battle(state: State) -> None:
    """Nobody is out any more, and nobody defends."""
    state.out, state.stirred, state.fresh, state.defender = 0, 0, 0, NO_SEAT


@rule
def strongest_lines(state: State) -> int:
    """The seats that share the highest strength. `condottiere:compare.winner` `condottiere:compare.tie`

    Ruling: a line of strength 0 never wins, so without any strength all share.
    """
    winter, favoured = in_play(state) >> WINTER & 1, favoured_by_spring(state)
    fighters = state.finalists if state.finalists else everyone(state)
    most, strongest = 0, fighters
    for seat in range(state.seats):
        if fighters >> seat & 1:
            total = line_strength(state, seat, winter, favoured)
            if total > most:
                most, strongest = total, 1 << seat
            elif total == most:
                strongest |= 1 << seat
    return strongest


@brief
def sole(seats: int) -> int:
    """The only member of a set of seats, if it has just one."""
    return lowest(seats) if seats & (seats - 1) == 0 else NO_SEAT


@rule
def conquer(state: State, winner: int) -> None:
    """The winner's marker stands in the region. `condottiere:compare.winner` `condottiere:capture.won`"""
    region = 1 << state.region
    if state.defender != NO_SEAT:
        state.realm[state.defender] &= ~region
    state.realm[winner] |= region
    state.unowned &= ~region


@rule
def pass_token(state: State, winner: int) -> None:
    """Who takes the token. `condottiere:courtesan.token` `condottiere:courtesan.tied-battle` `condottiere:tie.token`"""
    favourite = most_courtesans(state)
    if winner == NO_SEAT and state.defender != NO_SEAT:
        # Ruling: the variant's sentence is unconditional, so even against a Courtesan majority. capture.tie
        state.holder = state.defender
    elif favourite != NO_SEAT:
        state.holder = favourite
    elif winner != NO_SEAT:
        state.holder = winner
    else:
        state.holder = left_of(state, state.holder)


@rule
def most_courtesans(state: State) -> int:
    """The seat with strictly the most Courtesans. `condottiere:courtesan.tie`"""
    most, favourite = 0, NO_SEAT
    for seat in range(state.seats):
        count = state.line[seat][COURTESAN]
        if count > most:
            most, favourite = count, seat
        elif count == most:
            favourite = NO_SEAT
    return favourite


@brief
def regions_to_win(state: State) -> int:
    """`condottiere:win.total`"""
    return 6 if state.seats < 4 else 5


@brief
def adjacent_to_win(state: State) -> int:
    """`condottiere:win.adjacent` `condottiere:bigger.adjacent`"""
    needed = 4 if state.seats < 4 else 3
    return needed + 1 if state.flags & BIGGER_KINGDOMS else needed


@rule
def claim_victory(state: State, winner: int) -> None:
    """The winner of a battle wins the game with enough regions, adjacent or in all."""
    realm = state.realm[winner]
    if kingdom(realm, state.region) >= adjacent_to_win(state):
        state.ending = BY_KINGDOM
        finish(state, 1 << winner)
    elif bits(realm) >= regions_to_win(state):
        state.ending = BY_TOTAL
        finish(state, 1 << winner)


@brief
def open_regions(state: State, seat: int) -> int:
    """The regions where a seat may place the token. `condottiere:region.choice` `condottiere:capture.target`"""
    regions = ITALY & ~state.realm[seat] if state.flags & CAPTURING_REGIONS else state.unowned
    return regions & ~(1 << state.pope)


@rule
def end_if_exhausted(state: State) -> None:
    """`condottiere:win.exhausted` `condottiere:capture.never-exhausted` `condottiere:endless.guard`"""
    if not open_regions(state, state.holder):
        state.ending = BY_EXHAUSTION
        reckon(state)
    elif state.idle >= IDLE_BATTLES or state.battles >= MOST_BATTLES:
        state.ending = BY_GUARD
        reckon(state)


@rule
def reckon(state: State) -> None:
    """Most regions win; several who share the most fight a final battle. `condottiere:final.battle`

    Ruling: a game of a match for points is scored at once. `condottiere:points.no-inner-final`
    """
    leaders = most_regions(state)
    if sole(leaders) == NO_SEAT and not state.flags & POINTS:
        state.finalists, state.ending = leaders, UNDECIDED
        state.phase = FINAL_BATTLE
    else:
        finish(state, leaders)


@rule
def most_regions(state: State) -> int:
    """The seats that share the most regions."""
    most, leaders = 0, 0
    for seat in range(state.seats):
        regions = bits(state.realm[seat])
        if regions > most:
            most, leaders = regions, 0
        if regions == most:
            leaders |= 1 << seat
    return leaders


@brief
def finish(state: State, winners: int) -> None:
    state.winners = winners
    state.phase = OVER
    state.turn = NO_SEAT
