"""Dealing the unseen cards again: what agrees with a view, each such deal as likely as another."""

from collections import Counter

import pytest

from condotta.condottiere.cards import BY_KIND, COPIES, KINDS, Card, cards_of
from condotta.condottiere.game import CONDOTTIERE
from condotta.condottiere.italy import Region
from condotta.condottiere.notation import cards_named, written
from condotta.condottiere.options import Options
from condotta.condottiere.position import opened
from condotta.condottiere.setup import Known, Setup
from condotta.condottiere.view import Phase
from condotta.kernel.game import Viewer
from tests.clauses import clause

RICH = Setup(
    options=Options(players=4, hidden_cards=True),
    hands=("5 bishop 1 1", "6 6 winter", "scarecrow", "10 10 10 courtesan drummer"),
    phase=Phase.BATTLE,
    turn=2,
    token=1,
    region=Region.ROMA,
    lines=("3 drummer", "", "10 winter", "1 1 courtesan"),
    face_down=("4", "6", "heroine", ""),
    discards="5 5 bishop",
    known=(Known(0, 1, "6 6"), Known(0, 2, "heroine scarecrow"), Known(None, 3, "10 drummer"), Known(2, 0, "4")),
)


@clause("condottiere:view.public", "condottiere:view.private", "condottiere:deals.show")
@pytest.mark.parametrize("viewer", [None, 0, 1, 2, 3])
def test_what_is_dealt_again_looks_the_same_to_the_viewer(viewer: Viewer) -> None:
    view = CONDOTTIERE.view(CONDOTTIERE.set_up(RICH, "seed"), viewer)

    for seed in range(6):
        assert CONDOTTIERE.view(CONDOTTIERE.sample(view, str(seed)), viewer) == view


@clause("condottiere:deck.composition")
def test_what_is_dealt_again_is_a_whole_deck_and_a_sound_position() -> None:
    view = CONDOTTIERE.view(CONDOTTIERE.set_up(RICH, "seed"), 0)
    for seed in range(4):
        state = opened(CONDOTTIERE.sample(view, str(seed))).peek()

        lying = Counter(view.discards) + Counter(cards_of(state.pile))
        for seat in range(4):
            lying.update(
                (*cards_of(state.hand[seat]), *cards_of(state.line[seat]), BY_KIND_OR_NONE[state.face_down[seat]])
            )
            assert state.held[seat] == sum(1 << kind for kind in range(KINDS) if state.hand[seat][kind])
        del lying[None]
        assert lying == Counter({card: COPIES[card.kind] for card in Card})
        assert (state.armed, state.veiled) == (0b1111, 0b0111)


BY_KIND_OR_NONE: tuple[Card | None, ...] = (*BY_KIND, None)


def deals(hands: tuple[str, ...], face_down: tuple[str, ...], unseen: str, known: str = "") -> Counter[str]:
    """How often each deal comes up in 240, where seat 0 has seen all but these cards."""
    rest = Counter({card: COPIES[card.kind] for card in Card})
    rest.subtract(cards_named(f"{hands[0]} {unseen}"))
    setup = Setup(
        options=Options(players=len(hands), hidden_cards=any(face_down)),
        hands=hands,
        phase=Phase.BATTLE,
        turn=0,
        region=Region.MILANO,
        face_down=face_down,
        discards=written(tuple(rest.elements())),
        known=(Known(0, 1, known),) if known else (),
    )
    view = CONDOTTIERE.view(CONDOTTIERE.set_up(setup, "seed"), 0)
    states = [opened(CONDOTTIERE.sample(view, str(seed))).peek() for seed in range(240)]
    return Counter(
        " | ".join(
            [
                *(written(cards_of(state.hand[seat])) for seat in range(1, len(hands))),
                *(down.value for seat in range(1, len(hands)) if (down := BY_KIND_OR_NONE[state.face_down[seat]])),
                written(cards_of(state.pile)),
            ]
        )
        for state in states
    )


@clause("condottiere:view.private")
def test_every_deal_of_unseen_cards_is_equally_likely() -> None:
    found = deals(("10", "6", "winter"), (), "6 winter courtesan")

    assert set(found) == {
        "6 | winter | courtesan",
        "6 | courtesan | winter",
        "winter | 6 | courtesan",
        "winter | courtesan | 6",
        "courtesan | 6 | winter",
        "courtesan | winter | 6",
    }
    assert all(25 < count < 57 for count in found.values())


@clause("condottiere:view.private", "condottiere:hidden.facedown")
def test_a_face_down_card_is_one_of_those_that_are_laid_so_each_equally_likely() -> None:
    found = deals(("10", "winter"), ("", "6"), "6 winter courtesan")

    assert set(found) == {
        "winter | 6 | courtesan",
        "courtesan | 6 | winter",
        "6 | courtesan | winter",
        "winter | courtesan | 6",
    }
    assert all(42 < count < 80 for count in found.values())


@clause("condottiere:deals.show", "condottiere:hidden.facedown")
def test_a_card_that_was_shown_stays_with_its_seat_in_hand_or_face_down() -> None:
    found = deals(("10", "winter"), ("", "5"), "5 winter courtesan", known="5")

    assert set(found) == {"winter | 5 | courtesan", "courtesan | 5 | winter", "5 | courtesan | winter"}
    assert all(60 < count < 103 for count in found.values())
