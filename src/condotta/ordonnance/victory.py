"""Who controls the territories, and who wins."""

from condotta.kernel.compiled import State, rule
from condotta.ordonnance.army import beats
from condotta.ordonnance.options import PLACEMENT
from condotta.ordonnance.state import BY_PLACEMENT, BY_SHARING, BY_TERRITORIES, NO_SEAT, OVER
from condotta.ordonnance.territories import TERRITORIES


@rule
def controller(state: State, territory: int) -> int:
    """The seat whose complete army there no other beats; no seat, if none is complete yet."""
    for seat in range(state.seats):
        if state.completed[seat][territory] and unbeaten(state, territory, seat):
            return seat
    return NO_SEAT


@rule
def unbeaten(state: State, territory: int, seat: int) -> bool:
    """Whether no other complete army in a territory beats this one."""
    for other in range(state.seats):
        if other != seat and state.completed[other][territory] and beats(state, territory, other, seat):
            return False
    return True


@rule
def settle_control(state: State, territory: int) -> None:
    """Once all armies in a territory are complete, one of them controls it."""
    for seat in range(state.seats):
        if not state.completed[seat][territory]:
            return
    state.control[territory] = controller(state, territory)


@rule
def controlled(state: State, seat: int) -> int:
    """How many territories a seat controls for good."""
    count = 0
    for territory in range(TERRITORIES):
        if state.control[territory] == seat:
            count += 1
    return count


@rule
def armies_beaten(state: State, seat: int) -> int:
    """How many opposing armies a seat's armies beat, over all territories. `ordonnance:win.tie`"""
    count = 0
    for territory in range(TERRITORIES):
        for other in range(state.seats):
            if other != seat and beats(state, territory, seat, other):
                count += 1
    return count


@rule
def most_territories(state: State) -> int:
    """The seats that control the most territories. `ordonnance:win.most`"""
    most, leaders = 0, 0
    for seat in range(state.seats):
        count = controlled(state, seat)
        if count > most:
            most, leaders = count, 0
        if count == most:
            leaders |= 1 << seat
    return leaders


@rule
def best_placed(state: State, leaders: int) -> int:
    """Those of the leaders who beat the most opposing armies. `ordonnance:win.tie`"""
    most, best = 0, 0
    for seat in range(state.seats):
        if leaders >> seat & 1:
            count = armies_beaten(state, seat)
            if count > most:
                most, best = count, 0
            if count == most:
                best |= 1 << seat
    return best


@rule
def reckon(state: State) -> None:
    """Find the winners. Ruling: leaders who cannot be told apart share the victory. `ordonnance:win.tie`"""
    winners, ending = most_territories(state), BY_TERRITORIES
    if several(winners) and state.flags & PLACEMENT:
        winners, ending = best_placed(state, winners), BY_PLACEMENT
    state.winners = winners
    state.ending = BY_SHARING if several(winners) else ending
    state.turn, state.phase = NO_SEAT, OVER


@rule
def several(seats: int) -> bool:
    return seats & (seats - 1) != 0
