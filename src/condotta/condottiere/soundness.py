"""Whether things laid out by hand can lie like this: a position that the rules can go on from."""

from collections import Counter
from collections.abc import Iterator

from condotta.condottiere.cards import COPIES, LAID_FACE_DOWN, Card
from condotta.condottiere.engine import largest_kingdom
from condotta.condottiere.layout import Layout
from condotta.condottiere.view import Phase

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
    seats = (layout.token, *turn, *layout.out, *layout.finalists, *layout.winners)
    yield any(not 0 <= seat < players for seat in seats), f"Seats are numbered from 0 to {players - 1}."


def _things(layout: Layout, discarded: tuple[Card, ...]) -> Iterator[Fault]:
    for card, count in Counter(listed(layout, discarded)).items():
        yield count > COPIES[card.kind], f"There are {COPIES[card.kind]} cards {card.value}, not {count}."
    owned = Counter(region for realm in layout.markers for region in realm)
    yield any(count > 1 for count in owned.values()), "A region has one marker at most."
    yield not 0 <= layout.idle_battles <= layout.battles <= 300, "These numbers of battles cannot be."
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
    yield not over and _won(layout), "Somebody has won this game already."
    yield bool(layout.finalists) and layout.phase not in (Phase.BATTLE, Phase.OVER), "A final battle is a battle."
    yield bool(layout.out) and layout.phase is not Phase.BATTLE, "Seats are out only in a battle."


def _particulars(layout: Layout) -> Iterator[Fault]:
    """What holds in one phase only."""
    armed = [seat for seat, hand in enumerate(layout.hands) if hand]
    match layout.phase:
        case Phase.BATTLE:
            yield layout.turn in layout.out, "The seat to move is out of this battle."
            able = [*armed, *(seat for seat, card in enumerate(layout.face_down) if card)]
            yield layout.turn not in able, "The seat to move has no cards."
            yield (layout.region is None) != bool(layout.finalists), "A battle is for a region, but a final one."
            yield _misplaced(layout), "The token cannot stand in this region."
            apart = set(range(layout.options.players)) - set(layout.finalists) - set(layout.out)
            yield bool(layout.finalists) and bool(apart), "Only finalists fight a final battle; the others are out."
        case Phase.CHOOSE:
            yield layout.turn != layout.token, "The holder of the token chooses the region."
            yield not layout.battles and any(layout.lines), "Before the first battle there are no lines."
        case Phase.DISCARD | Phase.KEEP:
            yield layout.options.draw_after_battle, "With Draw After Battle nobody is asked this."
            yield layout.turn not in armed, "The seat to move has no cards."
            yield any(layout.lines), "The lines are discarded before the hands."
            alone = layout.phase is not Phase.KEEP or len(armed) == 1
            yield not alone, "A round ends when one seat at most has cards."
        case Phase.DRAW:
            yield not layout.options.draw_after_battle, "Only with Draw After Battle somebody is asked this."


def _misplaced(layout: Layout) -> bool:
    """Whether the token stands where it could not have been placed."""
    owner = next((seat for seat, realm in enumerate(layout.markers) if layout.region in realm), None)
    return owner is not None and (not layout.options.capturing_regions or owner == layout.token)


def _won(layout: Layout) -> bool:
    realms = [sum(1 << region.number for region in realm) for realm in layout.markers]
    total, adjacent = layout.options.regions_to_win, layout.options.adjacent_to_win
    return any(realm.bit_count() >= total or largest_kingdom(realm) >= adjacent for realm in realms)
