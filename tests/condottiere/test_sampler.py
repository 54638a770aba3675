"""The sampler: never against what the viewer knows, and uniform over all that agrees with it."""

from collections import Counter
from itertools import permutations

from hypothesis import given, settings

from condotta.condottiere.cards import COPIES, LAID_FACE_DOWN, Card
from condotta.condottiere.game import CONDOTTIERE
from condotta.condottiere.italy import Region
from condotta.condottiere.notation import cards_named, written
from condotta.condottiere.options import Options
from condotta.condottiere.position import Position
from condotta.condottiere.setup import Known, Setup
from condotta.condottiere.view import Phase
from tests.chance import plausible
from tests.condottiere.play import games, seeds, some_position
from tests.condottiere.test_secrecy import shown_about

SAMPLES = 3_000


@settings(max_examples=80, deadline=None)
@given(games, seeds)
def test_a_sample_never_contradicts_the_view(options: Options, seed: int) -> None:
    position = shown_about(some_position(options, seed), seed)
    for viewer in (None, *range(options.players)):
        view = CONDOTTIERE.view(position, viewer)

        sampled = CONDOTTIERE.sample(view, str(seed))

        assert CONDOTTIERE.view(sampled, viewer) == view
        assert CONDOTTIERE.mover(sampled) == CONDOTTIERE.mover(position)


def test_a_sample_can_be_played_to_the_end() -> None:
    position = some_position(Options(players=4, hidden_cards=True), 11)
    sampled = CONDOTTIERE.sample(CONDOTTIERE.view(position, 1), "seed")

    while (mover := CONDOTTIERE.mover(sampled)) is not None:
        sampled = CONDOTTIERE.apply(sampled, CONDOTTIERE.legal(CONDOTTIERE.view(sampled, mover))[0]).position

    assert CONDOTTIERE.outcome(sampled) is not None


def test_samples_of_the_same_seed_are_the_same_and_others_differ() -> None:
    view = CONDOTTIERE.view(CONDOTTIERE.start(Options(players=4), "x"), 0)

    assert CONDOTTIERE.sample(view, "a") == CONDOTTIERE.sample(view, "a")
    assert CONDOTTIERE.sample(view, "a") != CONDOTTIERE.sample(view, "b")


def test_samples_are_uniform_over_all_consistent_positions_without_hidden_cards() -> None:
    unseen = "6 6 winter courtesan"
    setup = few_unseen(Options(players=3), unseen, hands=("10", "6 6", "winter"), known=())

    check_uniform(setup, places=[("hand", 1), ("hand", 1), ("hand", 2), ("pile", 0)], unseen=unseen, fixed={})


def test_samples_are_uniform_with_face_down_cards_and_cards_that_were_shown() -> None:
    unseen = "6 6 winter courtesan scarecrow 10"
    setup = few_unseen(
        Options(players=3, hidden_cards=True),
        unseen,
        hands=("5", "6 winter", "scarecrow"),
        known=(Known(0, 1, "6"),),
        face_down=("", "", "10"),
    )
    places = [("hand", 1), ("hand", 1), ("hand", 2), ("down", 2), ("pile", 0), ("pile", 0)]

    check_uniform(setup, places, unseen, fixed={0: 1})


def test_samples_are_uniform_where_a_shown_card_may_be_the_face_down_one() -> None:
    unseen = "6 5 winter courtesan scarecrow"
    setup = few_unseen(
        Options(players=2, hidden_cards=True),
        unseen,
        hands=("5", "6 winter"),
        known=(Known(0, 1, "5"),),
        face_down=("", "5"),
    )
    places = [("hand", 1), ("hand", 1), ("down", 1), ("pile", 0), ("pile", 0)]

    check_uniform(setup, places, unseen, fixed={1: 1})


def few_unseen(
    options: Options,
    unseen: str,
    hands: tuple[str, ...],
    known: tuple[Known, ...],
    face_down: tuple[str, ...] = (),
) -> Setup:
    """A battle in which seat 0 has seen all cards but these: the others were discarded."""
    rest = Counter({card: COPIES[card.kind] for card in Card})
    rest.subtract(cards_named(f"{hands[0]} {unseen}"))
    return Setup(
        options=options,
        hands=hands,
        phase=Phase.BATTLE,
        turn=0,
        region=Region.MILANO,
        face_down=face_down,
        discards=written(tuple(rest.elements())),
        known=known,
    )


def check_uniform(setup: Setup, places: list[tuple[str, int]], unseen: str, fixed: dict[int, int]) -> None:
    """Compare samples with a count of every placement of the unseen cards; some cards are fixed to a seat."""
    view = CONDOTTIERE.view(CONDOTTIERE.set_up(setup, "x"), 0)
    expected = placements(places, cards_named(unseen), fixed)

    seen = Counter(placed(CONDOTTIERE.sample(view, str(seed))) for seed in range(SAMPLES))

    assert set(seen) == set(expected)
    total = sum(expected.values())
    frequencies = [SAMPLES * expected[outcome] / total for outcome in expected]
    assert plausible([seen[outcome] for outcome in expected], frequencies)


def placements(places: list[tuple[str, int]], cards: tuple[Card, ...], fixed: dict[int, int]) -> Counter[object]:
    """Every way to lay these single cards on these places, where a face-down one is of ten kinds."""
    counted: Counter[object] = Counter()
    for order in permutations(range(len(cards))):
        laid = list(zip(places, order, strict=True))
        if any(place[0] == "down" and not LAID_FACE_DOWN >> cards[at].kind & 1 for place, at in laid):
            continue
        if any(fixed.get(at, place[1]) != place[1] or (at in fixed and place[0] == "pile") for place, at in laid):
            continue
        counted[frozenset(Counter((place, cards[at].value) for place, at in laid).items())] += 1
    return counted


def placed(position: Position) -> object:
    """Where the unseen cards of a position lie, in the same form."""
    setup = CONDOTTIERE.lay_out(position)
    laid: list[tuple[tuple[str, int], str]] = []
    for seat, hand in enumerate(setup.hands):
        if seat:
            laid += [(("hand", seat), card) for card in hand.split()]
    laid += [(("down", seat), card) for seat, card in enumerate(setup.face_down) if card]
    mentioned = Counter(cards_named(" ".join((*setup.hands, *setup.lines, *setup.face_down, setup.discards))))
    pile = Counter({card: COPIES[card.kind] for card in Card}) - mentioned
    laid += [(("pile", 0), card.value) for card in pile.elements()]
    return frozenset(Counter(laid).items())
