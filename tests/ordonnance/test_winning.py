"""Who controls the territories, and who wins."""

import pytest

from condotta.ordonnance.options import Options
from condotta.ordonnance.view import Ending
from tests.clauses import clause
from tests.ordonnance.table import army, finished, lines

SHARE, PLACEMENT = Options(players=3), Options(players=3, tiebreak="placement")


@clause("ordonnance:win.most")
@pytest.mark.parametrize("options", [SHARE, PLACEMENT], ids=["share", "placement"])
def test_most_territories_win(options: Options) -> None:
    seen = finished(["012", "021", "120", "210", "021"], options)

    assert [len(seat.territories) for seat in seen.seats] == [3, 1, 1]
    assert (seen.winners, seen.ending) == ((0,), Ending.TERRITORIES)


@clause("ordonnance:win.most")
def test_most_is_enough_a_majority_is_not_needed() -> None:
    seen = finished(["0123", "0231", "1023", "2013", "3012"], Options(players=4))

    assert (seen.winners, seen.ending) == ((0,), Ending.TERRITORIES)


@clause("ordonnance:win.tie")
def test_leaders_share_the_victory() -> None:
    seen = finished(["012", "012", "120", "120", "201"], SHARE)

    assert [len(seat.territories) for seat in seen.seats] == [2, 2, 1]
    assert (seen.winners, seen.ending) == ((0, 1), Ending.SHARED)


@clause("ordonnance:win.tie")
def test_placement_lets_the_leader_win_whose_armies_beat_the_most_armies() -> None:
    # Seat 0 beats 2 + 2 + 0 + 0 + 1 armies, seat 1 beats 1 + 1 + 2 + 2 + 0.
    seen = finished(["012", "012", "120", "120", "201"], PLACEMENT)

    assert (seen.winners, seen.ending) == ((1,), Ending.PLACEMENT)


@clause("ordonnance:win.tie")
def test_leaders_with_equal_placement_share() -> None:
    # Seat 0 beats 2 + 2 + 1 + 0 + 1 armies, seat 1 beats 1 + 1 + 2 + 2 + 0.
    seen = finished(["012", "012", "102", "120", "201"], PLACEMENT)

    assert [len(seat.territories) for seat in seen.seats] == [2, 2, 1]
    assert (seen.winners, seen.ending) == ((0, 1), Ending.SHARED)


@clause("ordonnance:win.tie")
def test_an_army_beats_an_identical_one_that_was_completed_later() -> None:
    # As in the last test, but in Tripoli seats 0 and 1 have identical armies, and seat 1 was there first.
    rankings = ["012", "012", "102", "120"]
    strong = [(0, 0, 0, 0, 4), (0, 0, 0, 4, 0), (0, 0, 4, 0, 0)]
    armies = [(int(seat), at, army(strong[nth])) for at, seats in enumerate(rankings) for nth, seat in enumerate(seats)]

    first = lines([*armies, (2, 4, army(strong[0])), (1, 4, army(strong[1])), (0, 4, army(strong[1]))], PLACEMENT)
    later = lines([*armies, (2, 4, army(strong[0])), (0, 4, army(strong[1])), (1, 4, army(strong[1]))], PLACEMENT)

    assert (first.winners, first.ending) == ((1,), Ending.PLACEMENT)
    assert (later.winners, later.ending) == ((0, 1), Ending.SHARED)


@clause("ordonnance:win.tie")
def test_placement_decides_among_four_players_too() -> None:
    # Seat 0 beats 3 + 2 + 2 + 3 + 2 armies, seat 1 beats 2 + 3 + 1 + 2 + 3.
    seen = finished(["0123", "1023", "2013", "0132", "1032"], Options(players=4, tiebreak="placement"))

    assert [len(seat.territories) for seat in seen.seats] == [2, 2, 1, 0]
    assert (seen.winners, seen.ending) == ((0,), Ending.PLACEMENT)


@clause("ordonnance:army.first-complete")
def test_control_is_settled_once_all_armies_of_a_territory_are_complete() -> None:
    flags, bows = army((0, 0, 0, 0, 4)), army((0, 4, 0, 0, 0))

    open_still = lines([(1, 3, bows), (0, 3, flags[:3])], Options())
    settled = lines([(1, 3, bows), (0, 3, flags)], Options())

    assert open_still.leaders[3] == 1
    assert [seat.territories for seat in open_still.seats] == [(), ()]
    assert settled.leaders[3] == 0
    assert [len(seat.territories) for seat in settled.seats] == [1, 0]
