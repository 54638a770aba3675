"""Imagined duels: a deal laid out on a field, played on by veterans, then by captains, and judged on the way."""

from typing import Any

from condotta.bots.ordonnance.captain import LESS_THAN_ANY_GAIN
from condotta.bots.ordonnance.duel import AT_PLAY, CHANCE, GROWN, HAND, ROOM, TURN, lay, lay_out, missing, play_again
from condotta.bots.ordonnance.outlooks import decided, judged, pivot, victory
from condotta.bots.ordonnance.playout import copy
from condotta.bots.ordonnance.veteran import veterans_choice
from condotta.kernel.compiled import State, brief, rule
from condotta.ordonnance.flow import DEALT
from condotta.ordonnance.territories import TERRITORIES


@rule
def take_the_field(deal: State, game: State, field: Any, book: Any, dice: Any) -> None:
    """Lay out an imagined deal of a duel; the cards to be drawn are taken from a copy."""
    copy(deal, game)
    lay_out(game, field, book, dice)


@rule
def contest(
    field: Any, decision: int, decisions: int, first: int, every: int, veterans: int, book: Any, mind: Any
) -> int:
    """Take a decision, then let others take so many; what its seat expects in the course of them, on average.

    So many decisions are taken by veterans, and captains take the rest.
    """
    play_again(field)
    seat = field[AT_PLAY + TURN]
    slot = slot_of(field, seat, decision // TERRITORIES)
    territory = decision % TERRITORIES
    total, judgements, next_judged = 0, 1, first
    for taken in range(decisions + 1):
        lay(field, AT_PLAY, slot, territory, book)
        if taken == decisions or decided(field):
            break
        if taken == next_judged:
            total += judged(field, seat)
            judgements += 1
            next_judged += every
        slot, territory = veterans_choice(field, book, mind) if taken < veterans else captains_choice(field)
    if not decided(field):
        return (total + judged(field, seat)) // judgements
    # What follows changes nothing: it need not be played, but counts as if it had been.
    later = max(0, (min(decisions, taken + missing(field)) - next_judged + every - 1) // every)
    return (total + later * judged(field, seat) + victory(field, seat)) // (judgements + later)


@rule
def slot_of(field: Any, seat: int, kind: int) -> int:
    """Where a kind is in the hand of a seat."""
    slot = 0
    while slot < DEALT - 1 and field[AT_PLAY + HAND + seat * DEALT + slot] != kind:
        slot += 1
    return slot


@brief
def captains_choice(field: Any) -> tuple[int, int]:
    """What the captain would lay, by its place in the hand, and where: see `captains_decision`."""
    seat = field[AT_PLAY + TURN]
    card, where, of_kind, most = 0, 0, 0, LESS_THAN_ANY_GAIN
    for territory in range(TERRITORIES):
        if field[AT_PLAY + ROOM + seat] >> territory & 1:
            place = seat * TERRITORIES + territory
            stake, chance = pivot(field, seat, territory), field[AT_PLAY + CHANCE + place]
            for slot in range(DEALT):
                kind = field[AT_PLAY + HAND + seat * DEALT + slot]
                if kind:
                    gain = (field[AT_PLAY + GROWN + place * DEALT + slot] - chance) * stake
                    if gain > most or (gain == most and where == territory and kind < of_kind):
                        card, where, of_kind, most = slot, territory, kind, gain
    return card, where
