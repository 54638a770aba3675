"""What a seat expects of a duel: how much depends on each territory, and its share of the victory.

The same sums as on a sheet (`front` and `playout.judge`), for two players, where three territories win.
"""

from typing import Any

from condotta.bots.ordonnance.duel import ARMIES, AT_PLAY, CHANCE, DONE, GROWN, HAND, ROOM
from condotta.bots.ordonnance.front import FINE
from condotta.bots.ordonnance.prospects import SCALE, WHOLE
from condotta.kernel.compiled import brief, rule
from condotta.ordonnance.flow import DEALT
from condotta.ordonnance.territories import TERRITORIES

MAJORITY = TERRITORIES // 2 + 1


@brief
def pivot(field: Any, seat: int, territory: int) -> int:
    """How much depends on a territory: how likely it is the third of the game to be played out."""
    none, one, two = 1 << FINE, 0, 0
    for other in range(TERRITORIES):
        if other != territory:
            won = field[AT_PLAY + CHANCE + seat * TERRITORIES + other]
            lost = WHOLE - won
            two = two * lost + one * won >> SCALE
            one = one * lost + none * won >> SCALE
            none = none * lost >> SCALE
    return (two * WHOLE >> FINE) + 1


@rule
def judged(field: Any, seat: int) -> int:
    """What a seat expects of its armies and its hand, as a share of what both expect of theirs."""
    own = outlook(field, seat)
    return own * WHOLE // (1 + own + outlook(field, 1 - seat))


@rule
def outlook(field: Any, seat: int) -> int:
    """How likely a seat gets three territories, if the best card for each counts half as if it lay there."""
    none, one, two, three, four, five = 1 << FINE, 0, 0, 0, 0, 0
    for territory in range(TERRITORIES):
        won = hopes(field, seat, territory)
        lost = WHOLE - won
        five = five * lost + four * won >> SCALE
        four = four * lost + three * won >> SCALE
        three = three * lost + two * won >> SCALE
        two = two * lost + one * won >> SCALE
        one = one * lost + none * won >> SCALE
        none = none * lost >> SCALE
    return (three + four + five) * WHOLE >> FINE


@brief
def hopes(field: Any, seat: int, territory: int) -> int:
    """The chance of a seat in a territory, with the card of its hand that helps most there counted half."""
    place = seat * TERRITORIES + territory
    chance = field[AT_PLAY + CHANCE + place]
    if field[AT_PLAY + ROOM + seat] >> territory & 1:
        best = 0
        for slot in range(DEALT):
            if field[AT_PLAY + HAND + seat * DEALT + slot]:
                best = max(best, field[AT_PLAY + GROWN + place * DEALT + slot])
        chance = (chance + best) // 2
    return chance


@brief
def decided(field: Any) -> bool:
    """Whether a seat controls three territories for good."""
    return field[AT_PLAY + ARMIES] >= 2 * MAJORITY and max(controlled(field, 0), controlled(field, 1)) >= MAJORITY


@rule
def victory(field: Any, seat: int) -> int:
    """The whole of the victory, or nothing, once it is decided. `ordonnance:win.most`"""
    return WHOLE if controlled(field, seat) >= MAJORITY else 0


@brief
def controlled(field: Any, seat: int) -> int:
    """How many territories a seat controls for good."""
    count = 0
    for territory in range(TERRITORIES):
        place, against = AT_PLAY + seat * TERRITORIES + territory, AT_PLAY + (1 - seat) * TERRITORIES + territory
        if field[place + CHANCE] == WHOLE and field[place + DONE] and field[against + DONE]:
            count += 1
    return count
