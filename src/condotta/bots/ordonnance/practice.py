"""Practice: duels for the veteran to learn from.

Captains or veterans play, and some decisions are taken by chance. In some positions every option is played on, on the
same deals, and what the seat may then expect is written down beside what the veteran sees of the option.
"""

from typing import Any

from condotta.bots.ordonnance.contest import captains_choice, contest
from condotta.bots.ordonnance.duel import (
    AT_HAND,
    AT_PLAY,
    DRAWN,
    DRAWS,
    HAND,
    PILE,
    ROOM,
    TURN,
    lay,
    lay_out,
    play_again,
)
from condotta.bots.ordonnance.outlooks import decided, victory
from condotta.bots.ordonnance.prospects import WHOLE
from condotta.bots.ordonnance.sight import (
    AT_CHOICE,
    AT_LARGE,
    CARD,
    CARDS,
    CHOICE,
    GENERAL,
    LANDS,
    LOCAL,
    look,
    look_at_option,
    part_with,
)
from condotta.bots.ordonnance.veteran import NOTES, is_new, may_lay, ponder, score_of, veterans_choice
from condotta.kernel.compiled import Rows, long_entry, rule
from condotta.kernel.dice import pick, roll, shake
from condotta.ordonnance import flow
from condotta.ordonnance.decks import CARDS_EACH
from condotta.ordonnance.flow import DEALT
from condotta.ordonnance.position import RULES_VERSION
from condotta.ordonnance.state import NO_SEAT
from condotta.ordonnance.territories import TERRITORIES

SEATS = 2
THOUSAND = 1000
VETERANS, DEALS, SAMPLED, ODD, FIRST, EVERY = range(6)
"""How many decisions of a playout veterans take, if they play at all; on how many deals an option is played on; of a
thousand positions how many are looked at, and of decisions how many are taken by chance; when a playout is judged."""
WORTH, DECISION, SCORE = range(3)
"""What is told of an option: what it was worth on average, its decision, and what the veteran thinks of it."""


@long_entry
def practise(
    states: Rows, plan: Any, deck: Any, key: Any, dice: Any, book: Any, field: Any, mind: Any, seen: Any, told: Any,
    begins: Any
) -> int:  # fmt: skip
    """Play until so many positions were looked at as there is room for; how many games that were.

    What is seen of an option stands in a row of `seen`, what is told of it in one of `told`. The options of a position
    begin at its place in `begins`, those of the next one behind them.
    """
    games, position = 0, 0
    while position < len(begins) - 1:
        begin(states, deck, key, dice, book, field)
        games += 1
        while not over(field) and position < len(begins) - 1:
            if roll(dice, THOUSAND) < plan[SAMPLED]:
                options = compare(field, plan, book, mind, dice, seen, told, begins[position])
                begins[position + 1] = begins[position] + options
                position += options > 0
            slot, territory = choice(field, plan, book, mind, dice)
            lay(field, AT_HAND, slot, territory, book)
    return games


@long_entry
def measure(states: Rows, deals: int, deck: Any, key: Any, dice: Any, book: Any, field: Any, mind: Any) -> int:
    """How many duels the veteran wins against the captain, on so many deals in both seatings."""
    won = 0
    for _ in range(deals):
        begin(states, deck, key, dice, book, field)
        for veteran in range(SEATS):
            play_again(field)
            while not decided(field):
                if field[AT_PLAY + TURN] == veteran:
                    slot, territory = veterans_choice(field, book, mind)
                else:
                    slot, territory = captains_choice(field)
                lay(field, AT_PLAY, slot, territory, book)
            won += victory(field, veteran) // WHOLE
    return won


@rule
def begin(states: Rows, deck: Any, key: Any, dice: Any, book: Any, field: Any) -> None:
    """Deal a duel and lay it out."""
    for at in range(len(key)):
        key[at] = shake(dice)
    flow.start(states[0], SEATS, 0, RULES_VERSION, key, NO_SEAT, deck)
    lay_out(states[0], field, book, dice)


@rule
def over(field: Any) -> bool:
    """Whether the duel at hand is decided; if not, it is the one to be played out."""
    play_again(field)
    return decided(field)


@rule
def choice(field: Any, plan: Any, book: Any, mind: Any, dice: Any) -> tuple[int, int]:
    """The choice of whoever plays, or now and then any."""
    play_again(field)
    if roll(dice, THOUSAND) >= plan[ODD]:
        return veterans_choice(field, book, mind) if plan[VETERANS] else captains_choice(field)
    seat, slot = field[TURN], roll(dice, DEALT)
    while not field[HAND + seat * DEALT + slot]:
        slot = roll(dice, DEALT)
    return slot, pick(dice, field[ROOM + seat])


@rule
def compare(field: Any, plan: Any, book: Any, mind: Any, dice: Any, seen: Any, told: Any, first: int) -> int:
    """Look at all options of the position at hand and play them on; how many there are, or nothing if one only."""
    options = look_around(field, book, mind, seen, told, first)
    if options < 2:
        return 0
    for _ in range(plan[DEALS]):
        shuffle(field, dice)
        for at in range(first, first + options):
            decision = int(told[at][DECISION])
            outcome = contest(field, decision, SEATS * CARDS_EACH, plan[FIRST], plan[EVERY], plan[VETERANS], book, mind)
            told[at][WORTH] += outcome / WHOLE / plan[DEALS]
    return options


@rule
def look_around(field: Any, book: Any, mind: Any, seen: Any, told: Any, first: int) -> int:
    """Write down what is seen and thought of each option; how many there are."""
    seat, at = field[TURN], first
    look(field, book, mind, NOTES)
    ponder(field, seat, mind)
    for slot in range(DEALT):
        if is_new(field, seat, slot):
            part_with(field, seat, slot, mind, NOTES)
            for territory in range(TERRITORIES):
                if may_lay(field, seat, territory):
                    look_at_option(field, seat, slot, territory, book, mind, NOTES)
                    write_down(mind, slot, territory, seen, at)
                    told[at][SCORE] = score_of(mind, slot, territory)
                    told[at][WORTH] = 0.0
                    told[at][DECISION] = field[HAND + seat * DEALT + slot] * TERRITORIES + territory
                    at += 1
    return at - first


@rule
def write_down(mind: Any, slot: int, territory: int, seen: Any, at: int) -> None:
    """Write down what the veteran sees of an option, in the order of his weights."""
    for place in range(GENERAL):
        seen[at][place] = mind[NOTES + AT_LARGE + place]
    for place in range(LOCAL):
        seen[at][GENERAL + place] = mind[NOTES + LANDS + territory * LOCAL + place]
    for place in range(CARD):
        seen[at][GENERAL + LOCAL + place] = mind[NOTES + CARDS + slot * CARD + place]
    for place in range(CHOICE):
        seen[at][GENERAL + LOCAL + CARD + place] = mind[NOTES + AT_CHOICE + place]


@rule
def shuffle(field: Any, dice: Any) -> None:
    """Let the cards to be drawn lie in another order."""
    for at in range(field[DRAWN], field[PILE]):
        other = at + roll(dice, field[PILE] - at)
        field[DRAWS + at], field[DRAWS + other] = field[DRAWS + other], field[DRAWS + at]
