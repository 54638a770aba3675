"""The results of a tournament: victories, ratings, who beat whom, times and faults."""

from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence

import msgspec

from condotta.arena.bout import Played
from condotta.arena.faults import Faults, added
from condotta.arena.ratings import Rating, rate
from condotta.arena.schedule import bouts
from condotta.arena.statistics import Share, quantile, share
from condotta.arena.tournament import Tournament


class Times(msgspec.Struct, frozen=True):
    """How long decisions took, in milliseconds."""

    decisions: int
    median: float
    p95: float
    longest: float


class Standing(msgspec.Struct, frozen=True):
    """One entrant's results. `seats` counts its seats in all games, `victories` its parts of their victories."""

    name: str
    spec: str
    seats: int
    victories: float
    share: Share
    rating: Rating | None
    times: Times
    faults: tuple[Faults, ...]


class Versus(msgspec.Struct, frozen=True):
    """One entrant against another: how often it won more, ties half. Each game counts once, as the mean of seats."""

    one: str
    other: str
    games: int
    share: Share


class Sitting(msgspec.Struct, frozen=True):
    """The results of one lineup: who sat there, how often, and each one's share for a seat."""

    names: tuple[str, ...]
    seats: tuple[int, ...]
    games: int
    shares: tuple[Share, ...]


class Results(msgspec.Struct, frozen=True):
    """All results; only deals that are finished in all lineups and rotations count."""

    tournament: Tournament
    deals: int
    games: int
    par: float
    standings: tuple[Standing, ...]
    versus: tuple[Versus, ...]
    tables: tuple[Sitting, ...]


def complete(tournament: Tournament, games: Iterable[Played]) -> list[Played]:
    """The games of all finished deals, in the order of the schedule."""
    by_deal: dict[int, list[Played]] = defaultdict(list)
    for played in games:
        by_deal[played.deal].append(played)
    done = [deal for deal in sorted(by_deal) if len(by_deal[deal]) == sum(1 for _ in bouts(tournament, deal))]
    return [played for deal in done for played in sorted(by_deal[deal], key=lambda one: one.key)]


def results(tournament: Tournament, games: Iterable[Played], *, rated: bool = True) -> Results:
    """Count the finished deals. Ratings need the extra `arena`; without `rated` they are left out."""
    played = complete(tournament, games)
    entrants = range(len(tournament.entrants))
    ratings: Sequence[Rating | None] = rate(played, len(entrants)) if rated else [None for _ in entrants]
    return Results(
        tournament,
        len({one.deal for one in played}),
        len(played),
        1 / tournament.players,
        tuple(_standing(tournament, played, entrant, ratings[entrant]) for entrant in entrants),
        tuple(
            _versus(tournament, played, one, other)
            for one in entrants
            for other in entrants
            if one != other and any({one, other} <= set(lineup) for lineup in tournament.lineups)
        ),
        tuple(_table(tournament, played, lineup) for lineup in range(len(tournament.lineups))),
    )


Score = tuple[float, float]
"""What was gained in a game, and what was to be had."""


def over_deals(games: Iterable[Played], score: Callable[[Played], Score]) -> Share:
    """The share of the scores of games, each deal with all its games as one."""
    gained: dict[int, float] = defaultdict(float)
    chances: dict[int, float] = defaultdict(float)
    for played in games:
        gain, chance = score(played)
        gained[played.deal] += gain
        chances[played.deal] += chance
    return share([gained[deal] for deal in chances], list(chances.values()))


def victories_of(entrant: int) -> Callable[[Played], Score]:
    """What all seats of an entrant gained of a victory, and how many they were."""

    def score(played: Played) -> Score:
        own = [part for part, sitting in zip(played.victory, played.seats, strict=True) if sitting == entrant]
        return sum(own), len(own)

    return score


def _standing(tournament: Tournament, games: Sequence[Played], entrant: int, rating: Rating | None) -> Standing:
    times: list[int] = []
    faults: tuple[Faults, ...] = ()
    victories, seats = 0.0, 0
    for played in games:
        gain, chance = victories_of(entrant)(played)
        victories, seats = victories + gain, seats + int(chance)
        for sitting, report in zip(played.seats, played.reports, strict=True):
            if sitting == entrant:
                times.extend(report.times)
                for fault in report.faults:
                    faults = added(faults, fault.kind, fault.count, fault.first)
    who = tournament.entrants[entrant]
    counted = over_deals(games, victories_of(entrant))
    return Standing(who.name, who.spec, seats, round(victories, 6), counted, rating, _times(times), faults)


def _times(microseconds: list[int]) -> Times:
    milliseconds = sorted(one / 1000 for one in microseconds)
    longest = milliseconds[-1] if milliseconds else 0.0
    return Times(len(milliseconds), quantile(milliseconds, 0.5), quantile(milliseconds, 0.95), longest)


def _versus(tournament: Tournament, games: Sequence[Played], one: int, other: int) -> Versus:
    def score(played: Played) -> Score:
        parts: dict[int, list[float]] = {one: [], other: []}
        for sitting, part in zip(played.seats, played.victory, strict=True):
            if sitting in parts:
                parts[sitting].append(part)
        pairs = [1.0 if mine > his else 0.5 if mine == his else 0.0 for mine in parts[one] for his in parts[other]]
        return (sum(pairs) / len(pairs), 1.0) if pairs else (0.0, 0.0)

    together = [played for played in games if {one, other} <= set(played.seats)]
    names = tournament.entrants[one].name, tournament.entrants[other].name
    return Versus(*names, len(together), over_deals(together, score))


def _table(tournament: Tournament, games: Sequence[Played], lineup: int) -> Sitting:
    own = [played for played in games if played.lineup == lineup]
    sitting = sorted(set(tournament.lineups[lineup]))
    return Sitting(
        tuple(tournament.entrants[entrant].name for entrant in sitting),
        tuple(tournament.lineups[lineup].count(entrant) for entrant in sitting),
        len(own),
        tuple(over_deals(own, victories_of(entrant)) for entrant in sitting),
    )
