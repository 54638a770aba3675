"""What the rules make of what lies open: kingdoms, sums and leads agree with the rules themselves."""

from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from condotta.catalogue import game_named
from condotta.condottiere.cards import Card
from condotta.condottiere.engine import largest_kingdom
from condotta.condottiere.italy import Region
from condotta.ordonnance.icons import Card as IconCard
from condotta.ordonnance.view import ArmyView
from condotta.server.reckoning import reckoned
from condotta.server.reckoning.levant import Lead, Levant
from condotta.server.reckoning.war import War, kingdoms, winning
from tests.server.room import seated


def war(**setup: Any) -> War:
    game = game_named("condottiere")
    position = game.set_up(
        msgspec.convert({"phase": "battle", "turn": 0, "region": "Siena", **setup}, game.setup_type), seed="any"
    )
    found = reckoned(game.view(position, None))
    assert isinstance(found, War)
    return found


def summed(war: War, seat: int) -> list[tuple[str, int, int]]:
    return [(part.card.value, part.times, part.each) for part in war.seats[seat].sum]


def test_a_strength_is_told_term_by_term_in_the_order_it_is_counted() -> None:
    found = war(options={"players": 2}, hands=["1", "1"], lines=["4 4 2 drummer courtesan heroine", "spring 3"])

    assert found.favoured is Card.FOUR
    assert summed(found, 0) == [
        ("4", 2, 4),
        ("2", 1, 2),
        ("drummer", 1, 10),
        ("spring", 2, 3),
        ("courtesan", 1, 1),
        ("heroine", 1, 10),
    ]


def test_in_winter_a_mercenary_counts_one() -> None:
    found = war(options={"players": 2}, hands=["1", "1"], lines=["10 6", "winter 3"])

    assert found.winter
    assert summed(found, 0) == [("10", 1, 1), ("6", 1, 1)]


@pytest.mark.parametrize("game", ["condottiere", "ordonnance"])
def test_in_a_whole_game_the_reckoning_agrees_with_the_rules(game: str) -> None:
    room = seated("anna", "bruno", "carla", game=game)
    compared = 0
    for move in range(90):
        if room.playing is None or room.playing.mover is None:
            break
        view = room.playing.rules.view(room.playing.position, None)
        found = reckoned(view)
        compared += agrees(found, view)
        room.act(room.legal()[(move * 7) % len(room.legal())])
    assert compared > 40


def agrees(found: War | Levant, view: Any) -> int:
    if isinstance(found, Levant):
        assert [lead and lead.leader for lead in found.leads] == list(view.leaders)
        return 1
    for banner, seat in zip(found.seats, view.seats, strict=True):
        assert sum(part.times * part.each for part in banner.sum) == seat.strength
        realm = sum(1 << region.number for region in seat.regions)
        assert max(map(len, banner.kingdoms), default=0) == largest_kingdom(realm)
        assert sorted(region.value for group in banner.kingdoms for region in group) == sorted(
            region.value for region in seat.regions
        )
    return 1


def test_a_realm_falls_into_groups_the_largest_first() -> None:
    groups = kingdoms((Region.TORINO, Region.ROMA, Region.NAPOLI))

    assert groups == ((Region.ROMA, Region.NAPOLI), (Region.TORINO,))


def test_what_would_win_the_game_is_what_completes_a_kingdom_or_the_number() -> None:
    assert winning((Region.TORINO, Region.GENOVA), 5, 3) == (Region.MILANO, Region.PARMA)
    assert winning((Region.TORINO,), 5, 3) == ()
    assert len(winning((Region.TORINO, Region.ROMA, Region.URBINO, Region.LUCCA), 5, 3)) == 13


def test_a_region_with_a_marker_wins_nothing_unless_it_can_be_captured() -> None:
    markers = [["Torino", "Genova"], ["Milano"], [], []]
    plain = {"options": {"players": 4}, "hands": ["1", "1", "1", "1"], "markers": markers}

    assert war(**plain).seats[0].wins_with == (Region.PARMA,)
    captured = war(**(plain | {"options": {"players": 4, "capturing_regions": True}}))
    assert captured.seats[0].wins_with == (Region.MILANO, Region.PARMA)


@pytest.mark.parametrize("capturing", [False, True])
def test_after_the_end_no_region_would_win_the_game(capturing: bool) -> None:
    markers = [["Torino", "Genova", "Milano"], ["Napoli", "Roma"], [], []]
    over = {
        "options": {"players": 4, "capturing_regions": capturing},
        "hands": ["1", "1", "1", "1"],
        "markers": markers,
        "phase": "over",
        "turn": None,
        "winners": [0],
        "ending": "kingdom",
    }

    assert [banner.wins_with for banner in war(**over).seats] == [()] * 4
    assert winning((Region.NAPOLI, Region.ROMA), 5, 3) != ()


def army(cards: str, completed: int) -> ArmyView:
    laid = tuple(map(IconCard, cards.split()))
    return ArmyView(laid, tuple(sum(icon in card.value for card in laid) for icon in "SBWHF"), completed)


def lead(own: str, other: str, leader: int, first: int = 0) -> Lead | None:
    """The lead in the first territory, where two complete armies lie; the seat `first` was there before the other."""
    game = game_named("ordonnance")
    view = game.view(game.start(game.options_type(players=2), seed="any"), None)
    armies = (army(own, 1 + first), army(other, 2 - first))
    seats = tuple(replace(seat, armies=(one, *seat.armies[1:])) for seat, one in zip(view.seats, armies, strict=True))
    found = reckoned(replace(view, seats=seats, leaders=(leader, *view.leaders[1:])))
    assert isinstance(found, Levant)
    return found.leads[0]


def test_what_decides_between_two_armies_is_told() -> None:
    assert lead("S S S S", "B B B W", leader=0) == Lead(0, 1, 4, None)
    assert lead("S S S W", "B B B W", leader=1) == Lead(1, 0, 3, "B")
    assert lead("S S B F", "S S B H", leader=0) == Lead(0, 1, 1, "F")
    assert lead("S S B F", "S S B F", leader=1, first=1) == Lead(1, 0, 0, None)
