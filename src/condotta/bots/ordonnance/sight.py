"""What the veteran sees of a duel: of all of it, of each territory, of each card of his hand, and of an option.

He knows what a player at the table knows, his own hand and all that was laid, though both hands are open where duels
are imagined. Everything is a number of about the size of one. It is written into notes behind the weights of his
network (see `veteran`); chances and what depends on a territory are those of the captain (see `front`).
"""

from typing import Any

from condotta.bots.ordonnance.duel import AT_PLAY, CHANCE, FORCE, GROWN, HAND, ROOM, TURN
from condotta.bots.ordonnance.outlooks import controlled, pivot
from condotta.bots.ordonnance.prospects import COUNTS, HEIGHT, PLACES, RUNGS, SPREAD, WHOLE
from condotta.kernel.compiled import bits, brief, rule, table
from condotta.ordonnance.decks import CARDS_EACH
from condotta.ordonnance.flow import DEALT
from condotta.ordonnance.icons import ICONS, KINDS
from condotta.ordonnance.territories import ARMY, TERRITORIES

(
    LAID,  # of the duel: how many of one's cards are laid,
    HOPE,  # the chance of three territories, if the best card for each counts half as if it lay there,
    WON,  # territories controlled for good,
    LOST,  # and by the rival,
    AHEAD,  # whether one has laid as many cards as the rival,
    ICONS_HELD,  # how many icons the hand shows,
    EMPTY,  # territories without a card,
    NEARLY,  # with three,
    TOP,  # the greatest gain of any card anywhere: by how much a chance rises, times what depends on it,
    CONTESTED,  # room for cards where it is not yet told who wins,
    MEAN_CHANCE,  # the chance in a territory on average,
    SETTLED,  # and how many the rival has completed
) = range(12)
GENERAL = 12
(
    HERE,  # of a territory: the chance in it,
    STAKE,  # how much depends on it,
    REACH,  # how high one's army may end,
    RIVAL_REACH,  # and the rival's;
    WITH_ONE,  # whether one has laid one card,
    _WITH_TWO,
    _WITH_THREE,
    RIVAL_WITH_ONE,  # and the rival,
    _RIVAL_WITH_TWO,
    _RIVAL_WITH_THREE,
    _RIVAL_COMPLETE,
    BEST_HERE,  # the chance with the best card of the hand,
    COMMON,  # how many icons all cards of the army show,
    SENIOR,  # the most senior of them,
    RIVAL_SENIOR,  # and of the rival's army,
    OPEN,  # and how open the contest is
) = range(16)
LOCAL = 16
(
    ICON,  # of a card: whether it shows each icon,
    *_OTHER_ICONS,
    GAIN_SOMEWHERE,  # its greatest gain,
    NEXT_GAIN,  # the greatest in another territory,
    RISE,  # by how much it raises a chance at best,
    OTHERS_GAIN,  # the greatest gain of the other cards,
    MEAN_GAIN,  # its gain on average,
    BEST_CHANCE,  # the best chance that it gives,
    TWINS,  # and how many others are like it
) = range(12)
CARD = 12
(
    CHANCE_THEN,  # of an option: the chance in the territory with the card,
    GAIN,  # the gain,
    GAIN_ELSEWHERE,  # the card's greatest gain in another territory,
    GAIN_OF_OTHERS,  # the greatest gain of another card here,
    HOPE_THEN,  # by how much the hope for three territories changes,
    REACH_THEN,  # how high the army may end,
    ICON_THEN,  # whether all its cards show each icon,
    *_OTHER_ICONS_THEN,
    CHANCE_OF_OTHERS,  # and the chance with the best other card
) = range(12)
CHOICE = 12
INPUTS = GENERAL + LOCAL + CARD + CHOICE

# Where in the notes that is, and what is needed to find it out.
AT_LARGE = 0
LANDS = AT_LARGE + GENERAL
CARDS = LANDS + TERRITORIES * LOCAL
AT_CHOICE = CARDS + DEALT * CARD
BEST_GROWN = AT_CHOICE + CHOICE  # for each territory the best chance with a card, the next, and which card is best,
BEST_GAINS = BEST_GROWN + 3 * TERRITORIES  # for each card the same of its gains,
BEST_CARDS = BEST_GAINS + 3 * DEALT  # the same of all gains,
HOPES = BEST_CARDS + 3  # and what one hopes for in each territory.
SIGHT = HOPES + TERRITORIES

NOWHERE = -0.2
"""The gain of a card that cannot be laid: less than any."""


def _shown_by_all(army: int) -> int:
    cards, counts = divmod(army, COUNTS)
    return sum(1 << icon for icon in range(ICONS) if cards and counts // PLACES**icon % PLACES == cards)


SHOWN_BY_ALL = table([_shown_by_all(army) for army in range(PLACES * COUNTS)])
"""The icons that all cards of an army show."""
SENIORITY = table([kind.bit_length() for kind in range(KINDS)])
"""The place of the most senior icon among all."""
HIGHEST = RUNGS * WHOLE


@rule
def look(field: Any, book: Any, notes: Any, at: int) -> None:
    """Write down what the seat to move sees, but for its options, from this place of the notes on."""
    seat = field[AT_PLAY + TURN]
    clear(notes, at)
    for territory in range(TERRITORIES):
        look_at_territory(field, seat, territory, book, notes, at)
    for slot in range(DEALT):
        if field[AT_PLAY + HAND + seat * DEALT + slot]:
            try_everywhere(field, seat, slot, notes, at)
    for slot in range(DEALT):
        if field[AT_PLAY + HAND + seat * DEALT + slot]:
            look_at_card(field, seat, slot, notes, at)
    look_at_duel(field, seat, notes, at)


@rule
def clear(notes: Any, at: int) -> None:
    for place in range(at, at + SIGHT):
        notes[place] = 0.0
    for place in range(at + BEST_GAINS, at + HOPES):
        notes[place] = NOWHERE


@rule
def look_at_territory(field: Any, seat: int, territory: int, book: Any, notes: Any, at: int) -> None:
    """The armies of a territory, the chance there, and what the hand could do for it."""
    here, place = at + LANDS + territory * LOCAL, AT_PLAY + seat * TERRITORIES + territory
    army, rival = field[place + FORCE], field[AT_PLAY + (1 - seat) * TERRITORIES + territory + FORCE]
    cards, rivals, chance = army // COUNTS, rival // COUNTS, field[place + CHANCE] / WHOLE
    notes[here + HERE], notes[here + STAKE] = chance, pivot(field, seat, territory) / WHOLE
    notes[here + REACH], notes[here + RIVAL_REACH] = book[HEIGHT + army] / HIGHEST, book[HEIGHT + rival] / HIGHEST
    if 0 < cards < ARMY:
        notes[here + WITH_ONE + cards - 1] = 1.0
    if rivals:
        notes[here + RIVAL_WITH_ONE + rivals - 1] = 1.0
    notes[here + COMMON] = bits(SHOWN_BY_ALL[army]) / ICONS
    notes[here + SENIOR] = SENIORITY[SHOWN_BY_ALL[army]] / ICONS
    notes[here + RIVAL_SENIOR] = SENIORITY[SHOWN_BY_ALL[rival]] / ICONS
    notes[here + OPEN] = 4.0 * chance * (1.0 - chance)
    notes[at + LAID] += cards / CARDS_EACH
    notes[at + AHEAD] += rivals - cards
    notes[at + EMPTY] += (cards == 0) / TERRITORIES
    notes[at + NEARLY] += (cards == ARMY - 1) / TERRITORIES
    notes[at + SETTLED] += (rivals == ARMY) / TERRITORIES
    notes[at + CONTESTED] += (ARMY - cards) * notes[here + OPEN] / CARDS_EACH
    notes[at + MEAN_CHANCE] += chance / TERRITORIES


@rule
def try_everywhere(field: Any, seat: int, slot: int, notes: Any, at: int) -> None:
    """What a card would do in each territory with room for it."""
    card, tried = at + CARDS + slot * CARD, 0
    for territory in range(TERRITORIES):
        if field[AT_PLAY + ROOM + seat] >> territory & 1:
            here = at + LANDS + territory * LOCAL
            chance = grown(field, seat, territory, slot)
            rise = chance - notes[here + HERE]
            gain = rise * notes[here + STAKE]
            note_best(notes, at + BEST_GROWN + 3 * territory, chance, slot)
            note_best(notes, at + BEST_GAINS + 3 * slot, gain, territory)
            notes[card + RISE] = max(notes[card + RISE], rise) if tried else rise
            notes[card + BEST_CHANCE] = max(notes[card + BEST_CHANCE], chance)
            notes[card + MEAN_GAIN] += gain
            tried += 1
    notes[card + MEAN_GAIN] /= max(1, tried)
    note_best(notes, at + BEST_CARDS, notes[at + BEST_GAINS + 3 * slot], slot)


@brief
def grown(field: Any, seat: int, territory: int, slot: int) -> float:
    """The chance in a territory with a card of the hand."""
    return field[AT_PLAY + GROWN + (seat * TERRITORIES + territory) * DEALT + slot] / WHOLE


@brief
def note_best(notes: Any, at: int, value: float, whose: int) -> None:
    """Keep the greatest value, the next, and whose the greatest is."""
    if value > notes[at]:
        notes[at + 1], notes[at], notes[at + 2] = notes[at], value, whose
    elif value > notes[at + 1]:
        notes[at + 1] = value


@brief
def best_without(notes: Any, at: int, whose: int) -> float:
    """The greatest value but for one's."""
    return notes[at + 1] if notes[at + 2] == whose else notes[at]


@rule
def look_at_card(field: Any, seat: int, slot: int, notes: Any, at: int) -> None:
    """A card by itself, and beside the others of the hand."""
    card, hand = at + CARDS + slot * CARD, AT_PLAY + HAND + seat * DEALT
    kind = field[hand + slot]
    for icon in range(ICONS):
        notes[card + ICON + icon] = kind >> icon & 1
    notes[card + GAIN_SOMEWHERE] = notes[at + BEST_GAINS + 3 * slot]
    notes[card + NEXT_GAIN] = notes[at + BEST_GAINS + 3 * slot + 1]
    notes[card + OTHERS_GAIN] = best_without(notes, at + BEST_CARDS, slot)
    for other in range(DEALT):
        notes[card + TWINS] += (field[hand + other] == kind) / DEALT
    notes[at + ICONS_HELD] += bits(kind) / KINDS


@rule
def look_at_duel(field: Any, seat: int, notes: Any, at: int) -> None:
    """How the duel stands."""
    for territory in range(TERRITORIES):
        hope = notes[at + LANDS + territory * LOCAL + HERE]
        if field[AT_PLAY + ROOM + seat] >> territory & 1:
            notes[at + LANDS + territory * LOCAL + BEST_HERE] = notes[at + BEST_GROWN + 3 * territory]
            hope = (hope + notes[at + BEST_GROWN + 3 * territory]) / 2.0
        notes[at + HOPES + territory] = hope
    notes[at + HOPE] = hope_with(notes, at, 0, notes[at + HOPES])
    notes[at + WON], notes[at + LOST] = controlled(field, seat) / 3.0, controlled(field, 1 - seat) / 3.0
    notes[at + TOP] = notes[at + BEST_CARDS]


@brief
def hope_with(notes: Any, at: int, territory: int, chance: float) -> float:
    """The chance of three territories with this chance in one of them."""
    none, one, two = 1.0, 0.0, 0.0
    for other in range(TERRITORIES):
        if other != territory:
            won = notes[at + HOPES + other]
            lost = 1.0 - won
            two = two * lost + one * won
            one = one * lost + none * won
            none = none * lost
    return 1.0 - none - one - two + two * chance


@rule
def part_with(field: Any, seat: int, slot: int, notes: Any, at: int) -> None:
    """What one may hope for in the territories if a card is laid elsewhere."""
    for territory in range(TERRITORIES):
        hope = notes[at + LANDS + territory * LOCAL + HERE]
        if field[AT_PLAY + ROOM + seat] >> territory & 1:
            hope = (hope + best_without(notes, at + BEST_GROWN + 3 * territory, slot)) / 2.0
        notes[at + HOPES + territory] = hope


@rule
def look_at_option(field: Any, seat: int, slot: int, territory: int, book: Any, notes: Any, at: int) -> None:
    """A card in a territory, once the card has been parted with."""
    here, choice = at + LANDS + territory * LOCAL, at + AT_CHOICE
    army = field[AT_PLAY + seat * TERRITORIES + territory + FORCE]
    army += COUNTS + SPREAD[field[AT_PLAY + HAND + seat * DEALT + slot]]
    chance, others = grown(field, seat, territory, slot), best_without(notes, at + BEST_GROWN + 3 * territory, slot)
    notes[choice + CHANCE_THEN], notes[choice + CHANCE_OF_OTHERS] = chance, others
    notes[choice + GAIN] = (chance - notes[here + HERE]) * notes[here + STAKE]
    notes[choice + GAIN_ELSEWHERE] = best_without(notes, at + BEST_GAINS + 3 * slot, territory)
    notes[choice + GAIN_OF_OTHERS] = (others - notes[here + HERE]) * notes[here + STAKE]
    notes[choice + HOPE_THEN] = hope_with(notes, at, territory, chance) - notes[at + HOPE]
    notes[choice + REACH_THEN] = book[HEIGHT + army] / HIGHEST
    for icon in range(ICONS):
        notes[choice + ICON_THEN + icon] = SHOWN_BY_ALL[army] >> icon & 1
