"""Search over hidden hands: play the game to its end many times and see which option wins most often.

Each playout deals the cards that the seat has not seen again, takes one of the options, and plays on: for oneself
as a captain would, for each of the others as somebody drawn by lot, since nobody knows how they play. Search that took
all others for captains lost against those who are not. The options share their deals: the first playout of each
begins with the same hands, and so does every further one, so that luck favours none of them. Which option is tried
next is found by its upper confidence bound: those that win are tried more often. What counts is to win the game, not
the battle. The master, where he has learned it, plays to the end of the battle only, lets all fight by instinct, and
judges what he then may expect.
"""

import math
from typing import Any

from condotta.bots.condottiere.captain import captain
from condotta.bots.condottiere.heuristic import heuristic
from condotta.bots.condottiere.instinct import instinct
from condotta.bots.condottiere.judgement import CHANCES, judge
from condotta.bots.condottiere.lines import DEPTH, ROOT, write_down
from condotta.condottiere import flow
from condotta.condottiere.redeal import deal_unseen
from condotta.condottiere.state import AUTOMATIC, BATTLE, CHOOSE, OVER, SEATS
from condotta.kernel.chance import DRAWS
from condotta.kernel.compiled import Rows, State, bits, copy_record, lowest, rule
from condotta.kernel.dice import pick, roll, shake

CURIOSITY = 0.7
"""How much an option's uncertainty speaks for trying it again."""

VIEWER, PLAYOUTS, PLAYERS, WHIMS, JUDGING = range(SEATS, SEATS + 5)
"""What is asked, after the sizes of the hands: for whom, how many playouts, who plays on, how often by chance, and
whether the end of the battle is judged, or the game played to its end."""

TO_THE_END, JUDGED, BY_INSTINCT = range(3)
"""How playouts are judged: by the end of the game; at the end of the battle; so too, but all fight by instinct."""

COMPANY, HEURISTICS = range(2)
"""Who plays on: a mixed company, or the fixed yardstick alone."""

CAPTAIN, BOLD_CAPTAIN, CRUDE = range(3)
"""Who may sit in a mixed company: a captain, one who fights for everything, and the crude heuristic."""
SEATING = 4
"""Where a playout's seating stands: behind the dice."""


@rule
def search(
    states: Rows,
    asked: Any,
    known: Any,
    unseen: Any,
    minds: Any,
    dice: Any,
    tally: Any,
    book: Any,
    weights: Any,
    notes: Any,
) -> None:
    """So many playouts more. states[0] is the position as its seat sees it, states[1] is for work.

    `tally` has for each decision how often it was tried and what that won, `book` what followed it; `weights` are
    those of the judgement, and `notes` its room.
    """
    legal = flow.legal(states[0])
    for _ in range(asked[PLAYOUTS]):
        decision = most_promising(legal, tally)
        copy_record(states, 1, 0)
        state = states[1]
        deal_again(state, asked, known, unseen, dice, int(tally[2 * decision]))
        seat_company(state, asked[VIEWER], dice)
        node = write_down(book, ROOT, state, decision)
        flow.step(state, decision)
        play_on(state, asked, minds, dice, book, node, weights, notes)
        tally[2 * decision] += 1.0
        tally[2 * decision + 1] += expectation(state, asked[VIEWER], weights, notes)


@rule
def most_promising(legal: int, tally: Any) -> int:
    """The option with the highest upper confidence bound; those never tried come first."""
    tries, rest = 1.0, legal
    while rest:
        tries += tally[2 * lowest(rest)]
        rest &= rest - 1
    best, most, urge = lowest(legal), -1.0, math.log(tries)
    while legal:
        decision = lowest(legal)
        legal &= legal - 1
        tried = tally[2 * decision]
        if tried == 0.0:
            return decision
        bound = tally[2 * decision + 1] / tried + CURIOSITY * math.sqrt(urge / tried)
        if bound > most:
            best, most = decision, bound
    return best


@rule
def deal_again(state: State, asked: Any, known: Any, unseen: Any, dice: Any, number: int) -> None:
    """Deal the unseen cards, in playouts of the same number to all options alike, and give them chance of their own."""
    dice[0] = dice[2] ^ number * 0x9E3779B9 & 0xFFFFFFFF | 1
    dice[1] = dice[3] + number * 0x85EBCA6B & 0xFFFFFFFF
    for _ in range(4):
        shake(dice)
    deal_unseen(state, asked[VIEWER], asked, known, unseen, dice)
    new_chance(state, dice)


@rule
def seat_company(state: State, viewer: int, dice: Any) -> None:
    """Draw who sits where, since nobody knows how the others play; the viewer and half of the others are captains."""
    for seat in range(state.seats):
        drawn = roll(dice, 4)
        dice[SEATING + seat] = CAPTAIN if seat == viewer or drawn > CRUDE else drawn


@rule
def new_chance(state: State, dice: Any) -> None:
    """A playout's own chance, which is not that of the game."""
    for word in range(8):
        state.key[word] = shake(dice)
    state.spent = DRAWS


@rule
def play_on(state: State, asked: Any, minds: Any, dice: Any, book: Any, node: int, weights: Any, notes: Any) -> None:
    """To the end of the game, or of the battle if that is judged; the first decisions are written down."""
    written = 1
    while state.phase != OVER:
        if state.phase >= AUTOMATIC:
            flow.settle(state)
            continue
        if asked[JUDGING] and state.phase == CHOOSE:
            return
        decision = next_decision(state, asked, minds, dice, weights, notes)
        if written < DEPTH:
            node = write_down(book, node, state, decision)
            written += 1
        flow.step(state, decision)


@rule
def next_decision(state: State, asked: Any, minds: Any, dice: Any, weights: Any, notes: Any) -> int:
    """What somebody does in a playout: mostly what his kind does, sometimes anything."""
    if roll(dice, 100) < asked[WHIMS]:
        return pick(dice, flow.legal(state))
    if asked[JUDGING] == BY_INSTINCT and state.phase == BATTLE:
        return instinct(state, dice, weights, notes)
    seated = dice[SEATING + state.turn]
    if asked[PLAYERS] == HEURISTICS or seated == CRUDE:
        return heuristic(state, dice)
    return captain(state, minds[seated], dice)


@rule
def expectation(state: State, seat: int, weights: Any, notes: Any) -> float:
    """What a seat has won, or may expect where the playout ended."""
    if state.phase == OVER:
        return part_of_victory(state, seat)
    judge(state, weights, notes)
    return notes[CHANCES + seat]


@rule
def part_of_victory(state: State, seat: int) -> float:
    """All of it, a share of it, or nothing."""
    return (state.winners >> seat & 1) / bits(state.winners)
