"""The one door between Python and the compiled bots."""

from typing import Any, NamedTuple

from condotta.bots.budget import Budget, spend
from condotta.bots.condottiere import judgement
from condotta.bots.condottiere.captain import captain
from condotta.bots.condottiere.heuristic import heuristic
from condotta.bots.condottiere.lessons import blank_notes, learned_weights
from condotta.bots.condottiere.lines import NOWHERE
from condotta.bots.condottiere.mind import minds_of
from condotta.bots.condottiere.recruit import recruit
from condotta.bots.condottiere.search import COMPANY, PLAYOUTS, new_chance, part_of_victory, play_on, search
from condotta.condottiere import flow
from condotta.condottiere.position import Position
from condotta.condottiere.state import AUTOMATIC, NO_SEAT, OVER, SEATS, STATE
from condotta.kernel.compiled import Rows, State, allot, copy_record, field, load, long_entry, row, rule
from condotta.kernel.dice import dice_of, pick, shake

DECIDE, SEARCH, CHANCES, SELF_PLAY, JUDGE = range(5)
RANDOM, RECRUIT, CAPTAIN, HEURISTIC = range(4)
HUMAN = 15
"""How many decisions in a hundred are taken by chance where people's chances are told."""
NO_ROW, NO_GRID, NO_TALLY = row([0] * 8), row([[0]]), row([0.0], float)


@long_entry
def door(
    states: Rows,
    verb: int,
    asked: Any,
    known: Any,
    unseen: Any,
    minds: Any,
    dice: Any,
    tally: Any,
    book: Any,
    weights: Any,
    notes: Any,
) -> int:
    """Do what the verb says; the rows are read and written as it needs."""
    if verb == DECIDE:
        return decide(states[0], asked[0], minds, dice)
    if verb == SEARCH:
        search(states, asked, known, unseen, minds, dice, tally, book, weights, notes)
    elif verb == CHANCES:
        estimate(states, asked, minds, dice, tally, book, weights, notes)
    elif verb == SELF_PLAY:
        return self_play(states[0], asked, unseen, minds, dice, tally)
    elif verb == JUDGE:
        judgement.judge(states[0], weights, notes)
    return 0


@rule
def decide(state: State, who: int, minds: Any, dice: Any) -> int:
    """What one of the quick bots does."""
    if who == CAPTAIN:
        return captain(state, minds[0], dice)
    if who == RECRUIT:
        return recruit(state, dice)
    if who == HEURISTIC:
        return heuristic(state, dice)
    return pick(dice, flow.legal(state))


@rule
def estimate(states: Rows, asked: Any, minds: Any, dice: Any, tally: Any, book: Any, weights: Any, notes: Any) -> None:
    """Add up each seat's part of the victory in playouts from a position whose cards are open."""
    for _ in range(asked[PLAYOUTS]):
        copy_record(states, 1, 0)
        state = states[1]
        new_chance(state, dice)
        play_on(state, asked, minds, dice, book, NOWHERE, weights, notes)
        for seat in range(state.seats):
            tally[seat] += part_of_victory(state, seat)


@rule
def self_play(state: State, asked: Any, key: Any, minds: Any, dice: Any, tally: Any) -> int:
    """Play whole games between quick bots, one for each seat; add up their victories. How many decisions were illegal.

    `asked` has the bots of the seats, then seats, flags, version and the number of games. An illegal decision is
    replaced by one taken at random.
    """
    illegal = 0
    for _ in range(asked[SEATS + 3]):
        for word in range(8):
            key[word] = shake(dice)
        flow.start(state, asked[SEATS], asked[SEATS + 1], asked[SEATS + 2], key, NO_SEAT)
        while state.phase != OVER:
            if state.phase >= AUTOMATIC:
                flow.settle(state)
                continue
            decision = decide(state, asked[state.turn], minds, dice)
            if not flow.permits(state, decision):
                illegal += 1
                decision = pick(dice, flow.legal(state))
            flow.step(state, decision)
        for seat in range(state.seats):
            tally[seat] += part_of_victory(state, seat)
    return illegal


def quick_decision(states: Rows, who: int, dice: Any) -> int:
    """What a quick bot does in the position as its seat sees it."""
    minds = minds_at(states)
    return int(door(states, DECIDE, row([who]), NO_GRID, NO_ROW, minds, dice, NO_TALLY, NO_ROW, NO_TALLY, NO_TALLY))


def play_out(states: Rows, asked: Any, known: Any, unseen: Any, dice: Any, tally: Any, book: Any, notes: Any) -> None:
    """So many playouts more, as the question asks."""
    players = field(states, "seats")
    minds, weights = minds_at(states), learned_weights(players)
    door(states, SEARCH, asked, known, unseen, minds, dice, tally, book, weights, notes)


def chances(position: Position, playouts: int, seed: str) -> list[float]:
    """Each seat's chance to win if captains play on from a position, knowing what it holds: for games that are over."""
    states = load(STATE, 2 * position.record)
    players = field(states, "seats")
    asked, won = row([0] * SEATS + [0, 0, COMPANY, HUMAN, 0]), row([0.0] * SEATS, float)
    minds, dice = minds_at(states), playing_dice(seed)

    def add_up(times: int) -> None:
        asked[PLAYOUTS] = times
        door(states, CHANCES, asked, NO_GRID, NO_ROW, minds, dice, won, NO_ROW, NO_TALLY, NO_TALLY)

    spend(Budget(playouts), add_up)
    return [float(won[seat]) / playouts for seat in range(players)]


def minds_at(states: Rows) -> Any:
    """How captains think at this table."""
    return minds_of(field(states, "seats"), field(states, "flags"))


class Judged(NamedTuple):
    """The master's judgement of a position with open cards: what it looks at, and each seat's chance to win."""

    seats: list[list[float]]
    chances: list[float]


def judged(position: Position) -> Judged:
    """What the master thinks of a position in which a region is about to be chosen."""
    states, notes = load(STATE, position.record), blank_notes()
    players = field(states, "seats")
    minds, weights = minds_at(states), learned_weights(players)
    door(states, JUDGE, NO_ROW, NO_GRID, NO_ROW, minds, playing_dice(""), NO_TALLY, NO_ROW, weights, notes)
    told = [float(number) for number in notes]
    starts = [seat * judgement.INPUTS for seat in range(players)]
    seats = [told[start : start + judgement.INPUTS] for start in starts]
    return Judged(seats, told[judgement.CHANCES : judgement.CHANCES + players])


def playing_dice(seed: str) -> Any:
    """Dice with room behind them for a seating, in which all are captains."""
    return row([*(int(word) for word in dice_of(seed)), 0, 0, *[0] * SEATS])


def victories(bots: list[int], flags: int, version: int, games: int, dice: Any) -> tuple[list[float], int]:
    """The victories of quick bots in games against each other, and how many of their decisions were illegal."""
    asked = row([*bots, *[RANDOM] * (SEATS - len(bots)), len(bots), flags, version, games])
    won, minds, key = row([0.0] * SEATS, float), minds_of(len(bots), flags), row([0] * 8)
    illegal = door(allot(STATE), SELF_PLAY, asked, NO_GRID, key, minds, dice, won, NO_ROW, NO_TALLY, NO_TALLY)
    return [float(victories) for victories in won[: len(bots)]], int(illegal)
