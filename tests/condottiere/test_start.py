"""How a game is set up."""

from collections import Counter
from hashlib import sha256

import pytest

from condotta.condottiere.game import CONDOTTIERE
from condotta.condottiere.match import Opening
from condotta.condottiere.options import Options
from condotta.condottiere.view import Phase
from tests import dealer
from tests.chance import plausible
from tests.clauses import clause


@clause("condottiere:setup.deal", "condottiere:players.count")
@pytest.mark.parametrize("players", range(2, 7))
def test_everyone_has_ten_cards_and_the_holder_chooses_a_region(players: int) -> None:
    view = CONDOTTIERE.view(CONDOTTIERE.start(Options(players=players), "seed"), None)

    assert [seat.hand_size for seat in view.seats] == [10] * players
    assert view.pile_size == 110 - 10 * players
    assert (view.phase, view.turn) == (Phase.CHOOSE, view.token)
    assert view.pope is None
    assert not any(seat.regions for seat in view.seats)


@clause("condottiere:draw.start")
def test_with_draw_after_battle_everyone_starts_with_seven_cards() -> None:
    view = CONDOTTIERE.view(CONDOTTIERE.start(Options(players=5, draw_after_battle=True), "seed"), None)

    assert [seat.hand_size for seat in view.seats] == [7] * 5


@clause("condottiere:setup.first-player")
def test_a_seeded_draw_picks_the_first_holder_fairly() -> None:
    holders = Counter(CONDOTTIERE.view(CONDOTTIERE.start(Options(players=3), str(at)), None).token for at in range(600))

    assert plausible([holders[seat] for seat in range(3)])


@clause("condottiere:setup.first-player")
def test_the_host_may_name_the_first_holder() -> None:
    tokens = {CONDOTTIERE.view(CONDOTTIERE.start(Options(), str(at), Opening(first=2)), None).token for at in range(9)}

    assert tokens == {2}


def test_the_same_seed_gives_the_same_game_and_another_seed_another() -> None:
    assert CONDOTTIERE.start(Options(), "a") == CONDOTTIERE.start(Options(), "a")
    assert CONDOTTIERE.start(Options(), "a") != CONDOTTIERE.start(Options(), "b")


@clause("condottiere:players.count")
@pytest.mark.parametrize("players", [1, 7, 0, -2])
def test_other_numbers_of_players_are_refused(players: int) -> None:
    with pytest.raises(ValueError, match="2 to 6 players"):
        Options(players=players)


@pytest.mark.parametrize(("players", "drawing"), [(2, False), (3, False), (6, False), (4, True)])
def test_anybody_can_deal_the_first_hands_again_from_what_is_written_down(players: int, drawing: bool) -> None:
    options = Options(players=players, draw_after_battle=drawing)
    for number in range(20):
        seed = sha256(b"%d" % number).hexdigest()
        position = CONDOTTIERE.start(options, seed)
        views = [CONDOTTIERE.view(position, seat) for seat in range(players)]

        first, hands = dealer.hands(seed, players, 7 if drawing else 10)

        assert [[str(card.value) for card in view.hand] for view in views] == hands
        assert views[0].token == first
