"""Games of bots among themselves, many in one call: to learn from, and to measure what was learned.

Each seat is somebody: a captain, one who fights by instinct and else is a captain, or one who searches. What was
before everybody whenever a region was chosen is written down, and what a searching seat saw and did in the battles.
"""

from typing import Any

from condotta.bots.condottiere import instinct, judgement
from condotta.bots.condottiere.captain import captain
from condotta.bots.condottiere.search import COMPANY, JUDGING, PLAYERS, PLAYOUTS, VIEWER, WHIMS, part_of_victory, search
from condotta.condottiere import flow
from condotta.condottiere.cards import KINDS
from condotta.condottiere.state import AUTOMATIC, BATTLE, CHOOSE, NO_SEAT, OVER, hand_size
from condotta.kernel.compiled import Rows, State, copy_record, long_entry, lowest, rule
from condotta.kernel.dice import pick, roll, shake

WHO, BUDGET, MANNER, LESSON = range(4)
"""Of each seat: who sits there, his playouts, how they are judged, and by which weights."""
BY_RULES, FIGHTING_BY_INSTINCT, SEARCHING = range(3)

SEEN, FOUGHT = range(2)
"""How many positions and decisions of battles were written down."""
AT_THE_TABLE = 2
"""The record of the game itself, behind the two that a search works on."""


@long_entry
def practise(
    states: Rows,
    seats: Any,
    games: int,
    odd: int,
    minds: Any,
    lessons: Any,
    dice: Any,
    desk: Any,
    seen: Any,
    became: Any,
    sights: Any,
    fought: Any,
    won: Any,
    written: Any,
) -> None:
    """Play so many games, in which `odd` decisions in a hundred are taken by chance; write down what there is room for.

    The `desk` has what a search works with: what is asked, known and unseen cards, dice, tally, book and notes, and a
    key for the game.
    """
    state = states[AT_THE_TABLE]
    for _ in range(games):
        begun = written[SEEN]
        for word in range(8):
            desk[7][word] = shake(dice)
        flow.start(state, len(seats), 0, 1, desk[7], NO_SEAT)
        while state.phase != OVER:
            if state.phase >= AUTOMATIC:
                flow.settle(state)
                continue
            if state.phase == CHOOSE and written[SEEN] < len(seen):
                write_position(state, desk[6], seen[written[SEEN]])
                written[SEEN] += 1
            flow.step(state, decide(states, seats, odd, minds, lessons, dice, desk, sights, fought, written))
        for seat in range(state.seats):
            won[seat] += part_of_victory(state, seat)
            for at in range(begun, written[SEEN]):
                became[at][seat] = part_of_victory(state, seat)


@rule
def decide(
    states: Rows,
    seats: Any,
    odd: int,
    minds: Any,
    lessons: Any,
    dice: Any,
    desk: Any,
    sights: Any,
    fought: Any,
    written: Any,
) -> int:
    """What the seat to move does."""
    state = states[AT_THE_TABLE]
    one, legal = seats[state.turn], flow.legal(state)
    if legal & (legal - 1) == 0:
        return lowest(legal)
    if roll(dice, 100) < odd:
        return pick(dice, legal)
    if one[WHO] == SEARCHING:
        decision = searched(states, one, legal, minds, lessons[one[LESSON]], dice, desk)
        if state.phase == BATTLE and written[FOUGHT] < len(sights):
            write_decision(state, legal, decision, desk[6], sights[written[FOUGHT]], fought[written[FOUGHT]])
            written[FOUGHT] += 1
        return decision
    if one[WHO] == FIGHTING_BY_INSTINCT and state.phase == BATTLE:
        return instinct.instinct(state, dice, lessons[one[LESSON]], desk[6])
    return captain(state, minds[0], dice)


@rule
def searched(states: Rows, one: Any, legal: int, minds: Any, weights: Any, dice: Any, desk: Any) -> int:
    """What a search finds for the seat to move, who has seen all but the other hands and the pile."""
    asked, known, unseen, own_dice, tally, book, notes, _ = desk
    state = states[AT_THE_TABLE]
    for seat in range(state.seats):
        asked[seat] = hand_size(state, seat)
    asked[VIEWER], asked[PLAYOUTS], asked[PLAYERS] = state.turn, one[BUDGET], COMPANY
    asked[WHIMS], asked[JUDGING] = 2, one[MANNER]
    for kind in range(KINDS):
        unseen[kind] = state.pile[kind]
        for seat in range(state.seats):
            if seat != state.turn:
                unseen[kind] += state.hand[seat][kind]
    own_dice[2], own_dice[3] = shake(dice), shake(dice)
    for at in range(len(tally)):
        tally[at] = 0.0
    copy_record(states, 0, AT_THE_TABLE)
    search(states, asked, known, unseen, minds, own_dice, tally, book, weights, notes)
    return most_tried(legal, tally)


@rule
def most_tried(legal: int, tally: Any) -> int:
    best, most = lowest(legal), -1.0
    while legal:
        decision = lowest(legal)
        legal &= legal - 1
        if tally[2 * decision] > most:
            best, most = decision, tally[2 * decision]
    return best


@rule
def write_position(state: State, notes: Any, seen: Any) -> None:
    judgement.describe_all(state, notes)
    for seat in range(state.seats):
        for feature in range(judgement.INPUTS):
            seen[seat][feature] = notes[seat * judgement.INPUTS + feature]


@rule
def write_decision(state: State, legal: int, decision: int, notes: Any, sight: Any, fought: Any) -> None:
    instinct.see(state, notes)
    for feature in range(instinct.INPUTS):
        sight[feature] = notes[instinct.SIGHT + feature]
    fought[0], fought[1] = legal, decision
