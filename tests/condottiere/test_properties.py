"""What holds in every position of every game: all player counts, variants and options."""

import random
from collections import Counter

import pytest
from hypothesis import given, settings

from condotta.condottiere import vision
from condotta.condottiere.actions import DECISIONS, Action, Keep, numbers
from condotta.condottiere.cards import COPIES, Card
from condotta.condottiere.events import (
    CardPlayed,
    CardsDiscarded,
    CardTurnedUp,
    Event,
    FinalBattleBegan,
    HandDiscarded,
    LinesDiscarded,
    MercenaryFetched,
    PileRenewed,
)
from condotta.condottiere.game import CONDOTTIERE
from condotta.condottiere.legality import allowed, every_action
from condotta.condottiere.options import Options, options_of
from condotta.condottiere.position import Position, opened
from condotta.condottiere.view import Phase, View
from condotta.kernel import chance
from condotta.kernel.game import IllegalMove
from tests.clauses import clause
from tests.condottiere.play import games, random_game, seeds, some_position

CHANCE = [field[0] for field in chance.FIELDS]


def zones(position: Position) -> Counter[Card]:
    """Every card where an owner or everybody sees it."""
    seen = CONDOTTIERE.view(position, None)
    cards = Counter(seen.discards)
    for seat, one in enumerate(seen.seats):
        own = CONDOTTIERE.view(position, seat)
        cards.update((*one.line, *own.hand, *([own.face_down] if own.face_down else [])))
    return cards


@clause("condottiere:deck.composition", "condottiere:deals.no-exchange")
@settings(max_examples=60, deadline=None)
@given(games, seeds)
def test_all_110_cards_are_accounted_for(options: Options, seed: int) -> None:
    position = some_position(options, seed)

    cards, pile = zones(position), CONDOTTIERE.view(position, None).pile_size

    assert cards.total() + pile == 110
    assert all(cards[card] <= COPIES[card.kind] for card in Card)


@settings(max_examples=25, deadline=None)
@given(games, seeds)
def test_the_discard_pile_is_what_was_seen_to_be_discarded(options: Options, seed: int) -> None:
    seen: Counter[Card] = Counter()
    lines: Counter[Card] = Counter()
    for position, turn in random_game(options, seed):
        for event in turn.events(None):
            book(event, seen, lines, CONDOTTIERE.view(position, None).options.hidden_cards)
            if isinstance(event, PileRenewed | FinalBattleBegan):
                seen.clear()
        after = CONDOTTIERE.view(turn.position, None)
        if {type(event).__name__ for event in turn.events(None)} & {"CardsDealt", "PileRenewed"}:
            seen, lines = Counter(after.discards), sum((Counter(seat.line) for seat in after.seats), Counter())
        assert Counter(after.discards) == seen, turn.events(None)


def book(event: Event, seen: Counter[Card], lines: Counter[Card], hidden: bool) -> None:
    """Keep account of lines and discards by what is told alone."""
    match event:
        case CardPlayed(card=card, face_down=False) if card in (Card.BISHOP, Card.SCARECROW):
            seen[card] += 1
        case CardPlayed(card=card, face_down=False) if card:
            lines[card] += 1
        case CardTurnedUp(card=card):
            lines[card] += 1
        case CardsDiscarded(cards=cards):
            seen.update(cards)
            lines.subtract(cards)
        case MercenaryFetched(card=card):
            lines[card] -= 1
        case HandDiscarded(cards=cards):
            seen.update(cards)
        case LinesDiscarded():
            seen.update(lines)
            lines.clear()


@settings(max_examples=40, deadline=None)
@given(games, seeds)
def test_exactly_one_seat_moves_until_the_end(options: Options, seed: int) -> None:
    position = some_position(options, seed)
    views = [CONDOTTIERE.view(position, seat) for seat in range(options.players)]

    able = [seat for seat, view in enumerate(views) if CONDOTTIERE.legal(view)]

    mover = CONDOTTIERE.mover(position)
    assert able == ([] if mover is None else [mover])
    assert (mover is None) == (CONDOTTIERE.outcome(position) is not None)


@settings(max_examples=30, deadline=None)
@given(games, seeds)
def test_legal_is_what_check_accepts_over_all_actions(options: Options, seed: int) -> None:
    position = some_position(options, seed)
    mover = CONDOTTIERE.mover(position)
    view = CONDOTTIERE.view(position, 0 if mover is None else mover)

    accepted = {action for action in every_action() if accepts(view, action)}

    assert accepted == set(CONDOTTIERE.legal(view))


@settings(max_examples=30, deadline=None)
@given(games, seeds)
def test_the_full_position_allows_what_the_movers_view_allows(options: Options, seed: int) -> None:
    position = some_position(options, seed)
    mover = CONDOTTIERE.mover(position)
    view = CONDOTTIERE.view(position, 0 if mover is None else mover)

    for action in every_action():
        assert allowed(opened(position), action) == accepts(view, action)
    assert CONDOTTIERE.choices(position) == CONDOTTIERE.legal(view)


@settings(max_examples=30, deadline=None)
@given(games, seeds)
def test_of_a_step_that_is_open_everybody_sees_what_a_spectator_sees(options: Options, seed: int) -> None:
    position = some_position(options, seed)
    while (choices := CONDOTTIERE.choices(position)) and (turn := CONDOTTIERE.apply(position, choices[-1])):
        for viewer in range(options.players):
            looks = [CONDOTTIERE.view(position, viewer), *(turn.look(one.position, viewer) for one in turn.stages)]
            steps = [one.step for one in turn.stages]
            direct = [turn.witness(*each) for each in zip(looks, steps, looks[1:], strict=False)]
            assert turn.events(viewer) == tuple(event for events in direct for event in events)
        position = turn.position


@settings(max_examples=20, deadline=None)
@given(games, seeds)
def test_a_view_does_not_depend_on_who_looked_before(options: Options, seed: int) -> None:
    position = some_position(options, seed)
    seen = [CONDOTTIERE.view(position, viewer) for viewer in (True, None, 1, 0)]

    again = CONDOTTIERE.decode(CONDOTTIERE.encode(position))
    vision.view.cache_clear()
    vision.open_to_all.cache_clear()

    assert [view.viewer for view in seen] == [True, None, 1, 0]
    assert type(seen[2].viewer) is int
    assert seen == [CONDOTTIERE.view(again, viewer) for viewer in (True, None, 1, 0)]


@settings(max_examples=40, deadline=None)
@given(games, seeds)
def test_decisions_are_legal_inside_exactly_when_outside(options: Options, seed: int) -> None:
    position = some_position(options, seed)
    mover = CONDOTTIERE.mover(position)
    if mover is None:
        return
    board = opened(position)

    inside = {number for number in range(DECISIONS) if board.legal() >> number & 1}
    outside = {numbers(action)[0] for action in CONDOTTIERE.legal(CONDOTTIERE.view(position, mover))}
    assert inside == outside


def accepts(view: View, action: Action) -> bool:
    try:
        CONDOTTIERE.check(view, action)
    except IllegalMove:
        return False
    return True


@settings(max_examples=30, deadline=None)
@given(games, seeds)
def test_a_refused_action_changes_no_byte(options: Options, seed: int) -> None:
    position = some_position(options, seed)
    mover = CONDOTTIERE.mover(position)
    legal = () if mover is None else CONDOTTIERE.legal(CONDOTTIERE.view(position, mover))
    before = CONDOTTIERE.encode(position)

    for action in random.Random(seed).sample(every_action(), 60):
        if action not in legal:
            with pytest.raises(IllegalMove):
                CONDOTTIERE.apply(position, action)

    assert CONDOTTIERE.encode(position) == before


@settings(max_examples=60, deadline=None)
@given(games, seeds)
def test_notation_reads_back_and_each_action_has_one_spelling(options: Options, seed: int) -> None:
    position = some_position(options, seed)
    mover = CONDOTTIERE.mover(position)
    legal = () if mover is None else CONDOTTIERE.legal(CONDOTTIERE.view(position, mover))

    spelt = [CONDOTTIERE.write(action) for action in legal]

    assert [CONDOTTIERE.read(text) for text in spelt] == list(legal)
    assert len(set(spelt)) == len(legal)
    assert all(
        list(action.cards) == sorted(action.cards, key=lambda c: c.kind) for action in legal if isinstance(action, Keep)
    )


@settings(max_examples=60, deadline=None)
@given(games, seeds)
def test_bytes_decode_to_the_same_position(options: Options, seed: int) -> None:
    position = some_position(options, seed)

    assert CONDOTTIERE.decode(CONDOTTIERE.encode(position)) == position


@settings(max_examples=60, deadline=None)
@given(games, seeds)
def test_a_position_laid_out_and_set_up_again_is_the_same_but_for_chance(options: Options, seed: int) -> None:
    position = some_position(options, seed)

    again = CONDOTTIERE.set_up(CONDOTTIERE.lay_out(position), "other")

    mine, other = (vars(opened(one).peek()) for one in (position, again))
    assert {name: mine[name] for name in mine if name not in CHANCE} == {
        name: other[name] for name in other if name not in CHANCE
    }
    assert again.knowledge == position.knowledge


VARIANT_GAMES = [pytest.param(flags, id=f"variants-{flags:05b}") for flags in range(32)]


@clause("condottiere:players.count", "condottiere:round.shape", "condottiere:endless.guard")
@pytest.mark.parametrize("flags", VARIANT_GAMES)
def test_every_game_of_every_combination_of_variants_ends(flags: int) -> None:
    for players in CONDOTTIERE.player_counts:
        for extra in (0, 0b111):
            options = options_of(players, flags | extra << 5)

            results = CONDOTTIERE.playouts(options, f"{flags} {players}", 300).results

            assert len(results) == 300
            assert all(winners and ending for winners, ending in results)


@clause("condottiere:players.count")
@settings(max_examples=15, deadline=None)
@given(games, seeds)
def test_nobody_ever_needs_more_than_six_markers(options: Options, seed: int) -> None:
    for _, turn in random_game(options, seed):
        assert all(len(seat.regions) <= 6 for seat in CONDOTTIERE.view(turn.position, None).seats)


@settings(max_examples=15, deadline=None)
@given(games, seeds)
def test_positions_rest_only_where_somebody_is_asked_or_the_game_is_over(options: Options, seed: int) -> None:
    resting = {Phase.CHOOSE, Phase.BATTLE, Phase.DISCARD, Phase.KEEP, Phase.DRAW, Phase.OVER}
    for _, turn in random_game(options, seed):
        assert CONDOTTIERE.view(turn.position, None).phase in resting
