"""Whether things laid out by hand can lie like this: a position that the rules can go on from."""

from collections import Counter
from collections.abc import Iterator

from condotta.condottiere.cards import COPIES, LAID_FACE_DOWN, Card
from condotta.condottiere.engine import largest_kingdom
from condotta.condottiere.italy import Region
from condotta.condottiere.layout import Layout
from condotta.condottiere.victory import IDLE_BATTLES, MOST_BATTLES
from condotta.condottiere.view import Phase
from condotta.kernel.game import Seat

MOST_IN_HAND = 16
"""Ten cards and one for each of six regions."""
RESTING = (Phase.CHOOSE, Phase.BATTLE, Phase.DISCARD, Phase.KEEP, Phase.DRAW, Phase.OVER)
Fault = tuple[bool, str]


def validate(layout: Layout, discarded: tuple[Card, ...]) -> None:
    """ValueError with a sentence if these things cannot lie like this."""
    for faults in (_seats(layout), _things(layout, discarded), _question(layout), _particulars(layout)):
        for broken, sentence in faults:
            if broken:
                raise ValueError(sentence)


def listed(layout: Layout, discarded: tuple[Card, ...]) -> list[Card]:
    """Every card that is mentioned."""
    face_down = [card for card in layout.face_down if card]
    return [*discarded, *face_down, *(card for row in (*layout.hands, *layout.lines) for card in row)]


def _seats(layout: Layout) -> Iterator[Fault]:
    players = layout.options.players
    for name in ("hands", "lines", "face_down", "markers"):
        yield len(getattr(layout, name)) != players, f"There are {players} players, so {name} needs {players} entries."
    turn = () if layout.turn is None else (layout.turn,)
    for seats in (turn, (layout.token,), layout.out, layout.finalists, layout.winners):
        yield any(not 0 <= seat < players for seat in seats), f"Seats are numbered from 0 to {players - 1}."
        yield len(set(seats)) < len(seats), "A seat is named twice."


def _things(layout: Layout, discarded: tuple[Card, ...]) -> Iterator[Fault]:
    for card, count in Counter(listed(layout, discarded)).items():
        yield count > COPIES[card.kind], f"There are {COPIES[card.kind]} cards {card.value}, not {count}."
    yield any(len(hand) > MOST_IN_HAND for hand in layout.hands), f"No hand has more than {MOST_IN_HAND} cards."
    owned = Counter(region for realm in layout.markers for region in realm)
    yield any(count > 1 for count in owned.values()), "A region has one marker at most."
    seasons = {card for line in layout.lines for card in line} & {Card.WINTER, Card.SPRING}
    yield len(seasons) == 2, "Winter and Spring are never in play together."
    gone = {card for line in layout.lines for card in line} & {Card.BISHOP, Card.SCARECROW}
    yield bool(gone), "Bishops and Scarecrows are discarded at once and lie in no line."
    hidden = [card for card in layout.face_down if card]
    yield bool(hidden) and not layout.options.hidden_cards, "Cards lie face down only with Hidden Cards."
    yield any(not LAID_FACE_DOWN >> card.kind & 1 for card in hidden), "A card of this kind is never face down."
    yield bool(hidden) and layout.phase is not Phase.BATTLE, "Cards lie face down only in a battle."


def _question(layout: Layout) -> Iterator[Fault]:
    over = layout.phase is Phase.OVER
    yield layout.phase not in RESTING, f"A game never rests in the phase {layout.phase.value}."
    yield (layout.turn is None) != over, "One seat is to move, unless the game is over."
    yield bool(layout.winners) != over, "A game has winners when it is over, and not before."
    yield (layout.ending is not None) != over, "A game has an ending when it is over, and not before."
    yield not over and not layout.finalists and _won(layout), "Somebody has won this game already."
    yield bool(layout.finalists) and layout.phase not in (Phase.BATTLE, Phase.OVER), "A final battle is a battle."
    yield bool(layout.out) and layout.phase is not Phase.BATTLE, "Seats are out only in a battle."
    most, idle = (MOST_BATTLES, IDLE_BATTLES) if over else (MOST_BATTLES - 1, IDLE_BATTLES - 1)
    fits = layout.idle_battles <= min(layout.battles, idle) and layout.battles <= most
    yield not (layout.idle_battles >= 0 and fits) and not layout.finalists, "These numbers of battles cannot be."


def _particulars(layout: Layout) -> Iterator[Fault]:
    """What holds in one phase only."""
    match layout.phase:
        case Phase.BATTLE:
            yield from _battle(layout)
        case Phase.CHOOSE:
            yield layout.turn != layout.token, "The holder of the token chooses the region."
            yield any(layout.lines) and not _lines_stay(layout), "The lines have been discarded by now."
        case Phase.DISCARD | Phase.KEEP:
            armed = [seat for seat, hand in enumerate(layout.hands) if hand]
            yield layout.options.draw_after_battle, "With Draw After Battle nobody is asked this."
            yield layout.turn not in armed, "The seat to move has no cards."
            yield any(layout.lines), "The lines are discarded before the hands."
            yield layout.phase is Phase.KEEP and len(armed) != 1, "A round ends when one seat at most has cards."
        case Phase.DRAW:
            yield not layout.options.draw_after_battle, "Only with Draw After Battle somebody is asked this."
            yield not layout.battles, "Cards are drawn after a battle."
    if layout.phase in (Phase.DISCARD, Phase.KEEP) and not layout.options.choose_after_deal:
        yield layout.region is None or _misplaced(layout), "The token stands in a region where a battle can be."
    elif layout.phase in (Phase.CHOOSE, Phase.DISCARD, Phase.KEEP, Phase.DRAW):
        yield _exhausted(layout), "There is no region left for the token."


def _battle(layout: Layout) -> Iterator[Fault]:
    able = [seat for seat, hand in enumerate(layout.hands) if hand or layout.face_down[seat]]
    yield layout.turn in layout.out, "The seat to move is out of this battle."
    yield layout.turn not in able, "The seat to move has no cards."
    yield any(Card.SURRENDER in line for line in layout.lines), "A Surrender ends the battle."
    yield not layout.card_played and any((*layout.lines, *layout.face_down)), "Somebody has played a card."
    yield (layout.region is None) != bool(layout.finalists), "A battle is for a region, but for a final one."
    yield layout.region is not None and _misplaced(layout), "The token cannot stand in this region."
    yield len(layout.finalists) == 1, "A final battle has two finalists or more."
    apart = [seat for seat in range(layout.options.players) if layout.finalists and seat not in layout.finalists]
    idle = all(seat in layout.out and not layout.hands[seat] and not layout.lines[seat] for seat in apart)
    yield not idle, "Only finalists fight a final battle; the others are out."


def _lines_stay(layout: Layout) -> bool:
    """Whether the lines of the last battle lie on the table while a region is chosen."""
    return bool(layout.battles) and (layout.options.draw_after_battle or not layout.options.choose_after_deal)


def _exhausted(layout: Layout) -> bool:
    """Whether the holder of the token has no region to choose."""
    marked = {region for seat, realm in enumerate(layout.markers) for region in realm if _barred(layout, seat)}
    return not set(Region) - marked - {layout.pope}


def _barred(layout: Layout, owner: Seat) -> bool:
    """Whether the token may not be placed in the regions of a seat."""
    return not layout.options.capturing_regions or owner == layout.token


def _misplaced(layout: Layout) -> bool:
    """Whether the token stands where it could not have been placed."""
    return any(layout.region in realm and _barred(layout, seat) for seat, realm in enumerate(layout.markers))


def _won(layout: Layout) -> bool:
    realms = [sum(1 << region.number for region in realm) for realm in layout.markers]
    total, adjacent = layout.options.regions_to_win, layout.options.adjacent_to_win
    return any(realm.bit_count() >= total or largest_kingdom(realm) >= adjacent for realm in realms)
