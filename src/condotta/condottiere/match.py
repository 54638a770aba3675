"""Playing for Points: a match of several games, a score, and how each game opens. `condottiere:points.score`

A match lies outside the rules of one game: it is a list of games and their scores.
"""

import msgspec

from condotta.condottiere.engine import largest_kingdom
from condotta.condottiere.italy import Region
from condotta.condottiere.options import Options
from condotta.condottiere.position import Position, blank_board, dealt
from condotta.condottiere.state import FINAL_BATTLE
from condotta.condottiere.view import View
from condotta.condottiere.vision import view
from condotta.kernel.game import Seat

TARGET = 20
BONUS = 5


class Opening(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """How a game opens if not in the usual way: with a named first holder of the token, or as a final battle."""

    first: Seat | None = None
    finalists: tuple[Seat, ...] = ()
    markers: tuple[tuple[Region, ...], ...] = ()


class Match(msgspec.Struct, frozen=True):
    """A match for points so far: points of each seat, the games played, and how the next one opens."""

    options: Options
    target: int = TARGET
    points: tuple[int, ...] = ()
    games: int = 0
    opening: Opening = Opening()
    winners: tuple[Seat, ...] = ()

    def __post_init__(self) -> None:
        if not self.options.points:
            raise ValueError("The games of a match are played for points.")
        if self.target < 1:
            raise ValueError("A match is played to a target of at least one point.")

    @property
    def standing(self) -> tuple[int, ...]:
        return self.points or (0,) * self.options.players


def after_game(match: Match, position: Position) -> Match:
    """The match after a game: scored, and won, or with its next game to open."""
    seen = view(position, None)
    if seen.ending is None:
        raise ValueError("This game is not over.")
    if match.winners:
        raise ValueError("This match is over.")
    if seen.options != match.options:
        raise ValueError("This game is not one of this match: its options are others.")
    if match.opening.finalists:
        return msgspec.structs.replace(match, games=match.games + 1, winners=seen.winners)
    points = tuple(had + won for had, won in zip(match.standing, scores(seen), strict=True))
    leaders = tuple(seat for seat, total in enumerate(points) if total == max(points))
    scored = msgspec.structs.replace(match, points=points, games=match.games + 1)
    if max(points) < match.target:
        return msgspec.structs.replace(scored, opening=Opening(first=seen.token))
    if len(leaders) == 1:
        return msgspec.structs.replace(scored, winners=leaders)
    markers = tuple(seat.regions for seat in seen.seats)
    return msgspec.structs.replace(scored, opening=Opening(seen.token, leaders, markers))


def scores(seen: View) -> tuple[int, ...]:
    """What each seat scores for a finished game: its regions, and five for a kingdom. `condottiere:points.bonus`"""
    return tuple(len(one.regions) + BONUS * _earns_bonus(seen, seat) for seat, one in enumerate(seen.seats))


def _earns_bonus(seen: View, seat: Seat) -> bool:
    """`condottiere:points.bonus` `condottiere:option.bonus_for_any_group`"""
    realm = sum(1 << region.number for region in seen.seats[seat].regions)
    if seen.options.bonus_for_any_group:
        return largest_kingdom(realm) >= (4 if seen.options.players < 4 else 3)
    return seat in seen.winners and largest_kingdom(realm) >= seen.options.adjacent_to_win


def open_game(options: Options, seed: str, opening: Opening) -> Position:
    """The first position of a game that opens like this; ValueError if it cannot."""
    seats = (*opening.finalists, *(() if opening.first is None else (opening.first,)))
    if any(not 0 <= seat < options.players for seat in seats):
        raise ValueError(f"Seats are numbered from 0 to {options.players - 1}.")
    if not opening.finalists and not opening.markers:
        return dealt(options, seed, opening.first)
    return _final_battle(options, seed, opening)


def _final_battle(options: Options, seed: str, opening: Opening) -> Position:
    """Equal leaders fight: ten cards and one for each region held. `condottiere:points.tie`"""
    if len(set(opening.finalists)) < 2 or len(opening.markers) != options.players or opening.first is None:
        raise ValueError("A final battle needs two finalists, the markers of every seat and a holder of the token.")
    marked = [region for realm in opening.markers for region in realm]
    if len(set(marked)) < len(marked) or len(set(opening.finalists)) < len(opening.finalists):
        raise ValueError("For a final battle each finalist and each marked region is named once.")
    board = blank_board(options, seed)
    state = board.rows[0]
    for seat, realm in enumerate(opening.markers):
        state.realm[seat] = sum(1 << region.number for region in realm)
        state.unowned = int(state.unowned) & ~int(state.realm[seat])
    state.finalists = sum(1 << seat for seat in opening.finalists)
    state.holder, state.phase = opening.first, FINAL_BATTLE
    board.settle()
    return board.closed()
