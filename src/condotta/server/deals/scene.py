"""What everybody at the table sees, as far as deals speak of it: made from a public view, carried on by events.

This is all that deals know of a game. Condottiere has a war to make promises about; a game without one,
as Ordonnance, whose rules say nothing of deals, has offers in words that last to its end.
"""

from collections.abc import Collection
from typing import Any, Self

import msgspec
from msgspec.structs import replace

from condotta.condottiere import events as condottiere
from condotta.condottiere.italy import Region
from condotta.condottiere.options import Options
from condotta.condottiere.view import Phase, View
from condotta.kernel.game import Seat
from condotta.ordonnance import events as ordonnance

Realm = tuple[Region, ...]
ENDED = (condottiere.GameEnded, ordonnance.GameEnded)
STILL = frozenset((condottiere.CardPlayed, condottiere.CardsDiscarded, condottiere.HandKept, ordonnance.CardPlaced))
"""Events that change nothing here, and are most of all."""


class Tally(msgspec.Struct, frozen=True):
    """What has been counted since the scene was set: battles concluded, deals, and changes of the token."""

    battles: int = 0
    rounds: int = 0
    passings: int = 0


class War(msgspec.Struct, frozen=True):
    """The open side of Condottiere; `region` is the chosen one while its battle is to come or is fought."""

    options: Options
    token: Seat
    region: Region | None
    pope: Region | None
    realms: tuple[Realm, ...]
    out: tuple[Seat, ...] = ()
    finalists: tuple[Seat, ...] = ()

    def owner(self, region: Region) -> Seat | None:
        return next((seat for seat, realm in enumerate(self.realms) if region in realm), None)

    def may_choose(self, seat: Seat, region: Region) -> bool:
        """`condottiere:region.choice` `condottiere:capture.target`"""
        owner = self.owner(region)
        free = owner is None or (self.options.capturing_regions and owner != seat)
        return free and region is not self.pope

    def after(self, event: Any) -> Self:
        match event:
            case condottiere.RegionChosen(region=region):
                return replace(self, region=region)
            case condottiere.Passed(seat=seat, out=True):
                return replace(self, out=_with(self.out, [seat]))
            case condottiere.PopePlaced(region=region):
                return replace(self, pope=region)
            case condottiere.BattleConcluded():
                return replace(self, region=None, out=())
            case condottiere.RegionConquered(seat=seat, region=region):
                return replace(self, realms=_conquered(self.realms, seat, region))
            case condottiere.TokenTaken(seat=seat):
                return replace(self, token=seat)
            case condottiere.FinalBattleBegan(finalists=finalists):
                apart = [seat for seat in range(len(self.realms)) if seat not in finalists]
                return replace(self, finalists=finalists, out=_with(self.out, apart))
            case _:
                return self


class Scene(msgspec.Struct, frozen=True):
    """The table as everybody sees it; without a war there is nothing that could be judged."""

    players: int
    war: War | None = None
    tally: Tally = Tally()
    over: bool = False

    def after(self, event: Any) -> "Scene":
        """The table after an event that everybody saw."""
        if type(event) in STILL:
            return self
        if isinstance(event, ENDED):
            return replace(self, over=True)
        if self.war is None:
            return self
        war, tally = self.war.after(event), self._counted(self.war, event)
        if war is self.war and tally is self.tally:
            return self
        return replace(self, war=war, tally=tally)

    def _counted(self, war: War, event: Any) -> Tally:
        tally = self.tally
        match event:
            case condottiere.BattleConcluded():
                return replace(tally, battles=tally.battles + 1)
            case condottiere.CardsDealt(seat=seat) if seat == war.token and not war.finalists:
                # Everybody is dealt cards in a new round; counting the holder's counts each deal once.
                return replace(tally, rounds=tally.rounds + 1)
            case condottiere.FinalBattleBegan():
                return replace(tally, rounds=tally.rounds + 1)
            case condottiere.TokenTaken(seat=seat) if seat != war.token:
                return replace(tally, passings=tally.passings + 1)
            case _:
                return tally


def scene_of(view: Any) -> Scene:
    """The scene that a public view of either game shows."""
    over = view.ending is not None
    if not isinstance(view, View):
        return Scene(len(view.seats), over=over)
    return Scene(len(view.seats), war_of(view), over=over)


def war_of(view: View) -> War:
    return War(
        options=view.options,
        token=view.token,
        region=view.region if _has_chosen(view) else None,
        pope=view.pope,
        realms=tuple(seat.regions for seat in view.seats),
        out=tuple(seat for seat, one in enumerate(view.seats) if one.out),
        finalists=view.finalists,
    )


def _has_chosen(view: View) -> bool:
    """Whether the region of the view is that of a battle to come, not of the one just fought."""
    if view.phase in (Phase.DISCARD, Phase.KEEP):
        return not view.options.choose_after_deal
    return view.phase is Phase.BATTLE


def _with(seats: tuple[Seat, ...], more: Collection[Seat]) -> tuple[Seat, ...]:
    return tuple(sorted({*seats, *more}))


def _conquered(realms: tuple[Realm, ...], winner: Seat, region: Region) -> tuple[Realm, ...]:
    """The realms, in the order of the map, after a seat took a region."""
    kept = [{held for held in realm if held is not region} for realm in realms]
    kept[winner].add(region)
    return tuple(tuple(sorted(realm, key=lambda held: held.number)) for realm in kept)
