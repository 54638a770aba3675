"""What a region is worth to a seat, counted as simply as docs/deals.md says it."""

from condotta.condottiere.italy import Region
from condotta.condottiere.view import View
from condotta.kernel.game import Seat
from condotta.server.deals.scene import War, war_of
from condotta.server.reckoning.war import around

A_REGION, NEARLY, THE_GAME = 1, 3, 9
"""One region more; all but one of those that are needed; victory."""


def stake(view: View, seat: Seat, region: Region) -> int:
    """What a seat would have of a region that it does not control."""
    realm = {*view.seats[seat].regions, region}
    kingdom = len(around(region, realm))
    lacking = min(view.options.regions_to_win - len(realm), view.options.adjacent_to_win - kingdom)
    if lacking <= 0:
        return THE_GAME
    return NEARLY if lacking == 1 else A_REGION


def battle_stake(view: View, seat: Seat) -> int:
    """What this battle is worth to a seat; a final battle is for the game, and one to come for a region."""
    if view.finalists:
        return THE_GAME
    contested = war_of(view).region
    if contested is None:
        return A_REGION
    return stake(view, seat, contested) if contested not in view.seats[seat].regions else A_REGION


def fights(view: View, seat: Seat) -> bool:
    """Whether a seat could still lay a card in this battle, or in the next if none is fought."""
    return not view.seats[seat].out and view.seats[seat].hand_size > 0


def is_on_the_brink(view: View, seat: Seat) -> bool:
    """Whether a seat could win the game with its next region."""
    return bool(winning_regions(view, seat))


def winning_regions(view: View, seat: Seat) -> tuple[Region, ...]:
    """The regions that can be fought for and would win the game for this seat, in the order of the map."""
    war = war_of(view)
    return tuple(region for region in Region if can_be_won(war, seat, region) and stake(view, seat, region) == THE_GAME)


def can_be_won(war: War, seat: Seat, region: Region) -> bool:
    """Whether a battle for this region, now or next, can give it to this seat."""
    return region is war.region or war.may_choose(seat, region)
