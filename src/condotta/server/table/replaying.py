"""A game told again step by step: as a seat knew it then, as everybody saw it, or with all cards open."""

from collections.abc import Sequence
from typing import Any, Literal

import msgspec

from condotta.kernel.course import open_events
from condotta.kernel.game import IllegalMove, Seat, Viewer
from condotta.server.reckoning import Reckoning
from condotta.server.table import entries as log
from condotta.server.table.chronicle import Chronicle, Sight
from condotta.server.table.rendering import Taken, differences
from condotta.server.table.streams import told_of

OPEN: Literal["open"] = "open"
PUBLIC = "public"
Lens = Viewer | Literal["open"]
"""Through whose eyes a game is seen: a seat's, None for a spectator's, or with all cards open."""


class Frame(msgspec.Struct, frozen=True, omit_defaults=True):
    """A step of a game. The first frame of a page has the whole `view`, the others what has `changed`.

    `seat` is who moved or showed; `reckoning` is there in the first frame too, and where it is new. With all cards open
    there are also the `action` in notation and the whole `position`.
    """

    frame: int
    at: int
    move: int
    seat: Seat | None = None
    action: str | None = None
    news: tuple[Any, ...] = ()
    events: tuple[Any, ...] = ()
    view: Any = None
    changed: dict[str, Any] | None = None
    position: Any = None
    reckoning: Reckoning | None = None


def lens_of(wish: str | None, game: Chronicle, seen: Sight) -> Lens:
    """The lens somebody asks for: open, public, or a seat; IllegalMove if he may not have it."""
    if wish is None:
        return seen.own[0] if len(seen.own) == 1 else None
    if wish == PUBLIC:
        return None
    if wish != OPEN and not (wish.isdecimal() and len(wish) == 1 and int(wish) < game.players):
        raise IllegalMove("viewer.unknown")
    if not seen.open and (wish == OPEN or int(wish) not in seen.own):
        raise IllegalMove("viewer.running")
    return OPEN if wish == OPEN else int(wish)


def steps_seen(game: Chronicle, seen: Sight) -> Sequence[Taken]:
    """The steps that somebody may see by now."""
    return [taken for taken in game.steps if taken.at <= seen.until]


def frames(game: Chronicle, steps: Sequence[Taken], lens: Lens, first: int, limit: int) -> tuple[Frame, ...]:
    """Some frames of a game, from this one on."""
    page = steps[first : first + limit]
    return tuple(_frame(game, taken, lens, first + place, whole=place == 0) for place, taken in enumerate(page))


def _frame(game: Chronicle, taken: Taken, lens: Lens, number: int, *, whole: bool) -> Frame:
    rules, entry = game.settings.rules, taken.entry
    viewer = None if lens == OPEN else lens
    after = rules.view(taken.after, viewer)
    move = entry if isinstance(entry, log.Moved) else None
    return Frame(
        frame=number,
        at=taken.at,
        move=taken.moves,
        seat=move.seat if move else entry.showing.seat if isinstance(entry, log.Shown) else None,
        action=move.action if move and lens == OPEN else None,
        news=() if taken.turn is not None or isinstance(entry, log.GameStarted) else (told_of(entry),),
        events=_events(game, taken, lens),
        view=after if whole else None,
        changed=None if whole or taken.after is taken.before else differences(rules.view(taken.before, viewer), after),
        position=rules.lay_out(taken.after) if lens == OPEN else None,
        reckoning=taken.reckoning if whole else taken.reckoned_anew,
    )


def _events(game: Chronicle, taken: Taken, lens: Lens) -> tuple[Any, ...]:
    if taken.turn is None:
        return ()
    return open_events(taken.turn, game.players) if lens == OPEN else tuple(taken.turn.events(lens))
