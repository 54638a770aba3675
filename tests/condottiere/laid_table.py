"""A table as the second referee sees it: what lies there, what that counts, and what may be done (see `referee`)."""

from collections import Counter
from itertools import combinations_with_replacement

import msgspec

from condotta import rulebook
from condotta.condottiere.game import CONDOTTIERE
from condotta.condottiere.options import FLAGS
from condotta.condottiere.position import Position

MERCENARIES = ("1", "2", "3", "4", "5", "6", "10")
SPECIALS = ("winter", "spring", "bishop", "courtesan", "drummer", "heroine", "scarecrow", "surrender")
KINDS = (*MERCENARIES, *SPECIALS)
(MAP,) = (one.text.splitlines() for one in rulebook.clauses("condottiere") if one.id == "map.borders")
BORDERS = [set(border.split("-")) for line in MAP if line.startswith("- ") for border in line[2:].split(", ")]
REGIONS = sorted(set[str]().union(*BORDERS))

Cards = Counter[str]


class LaidTable:
    """All that lies on a table, from a position as it can be laid out."""

    def __init__(self, position: Position) -> None:
        options = CONDOTTIERE.lay_out(position).options
        laid = msgspec.to_builtins(CONDOTTIERE.lay_out(position))
        self.on = {name for name in FLAGS if getattr(options, name)}
        self.players = options.players
        self.seats = range(self.players)
        blank = [""] * self.players
        self.hands = [Counter(row.split()) for row in laid["hands"]]
        self.lines = [Counter(row.split()) for row in laid.get("lines") or blank]
        self.face_down: list[str] = list(laid.get("face_down") or blank)
        self.realms = [set(realm) for realm in laid.get("markers") or [()] * self.players]
        self.phase, self.turn, self.token = laid["phase"], laid.get("turn"), laid.get("token", 0)
        self.region, self.pope = laid.get("region"), laid.get("pope")
        self.out, self.finalists = set(laid.get("out", ())), set(laid.get("finalists", ()))
        self.winners = set(laid.get("winners", ()))
        self.defender_played, self.card_played = laid.get("defender_played", False), bool(laid.get("card_played"))
        self.battles, self.idle = laid.get("battles", 0), laid.get("idle_battles", 0)
        self.discards = Counter(laid.get("discards", "").split())

    # What may be done.

    def legal(self) -> set[str]:
        """All that the mover may do, as it is written."""
        hand = self.hands[self.turn]
        match self.phase:
            case "choose":
                return {f"attack {region}" for region in self.targets()}
            case "discard":
                return {"keep"} if any(hand[kind] for kind in MERCENARIES) else {"keep", "discard"}
            case "keep":
                pairs = combinations_with_replacement(KINDS, 2)
                two = {f"keep {one} {other}" for one, other in pairs if not Counter((one, other)) - hand}
                return {"keep nothing"} | {f"keep {kind}" for kind in KINDS if hand[kind]} | two
            case "draw":
                return {f"draw {count}" for count in range(min(3, self.limit(self.turn) - hand.total()) + 1)}
            case _:
                passes = {"pass", "pass reveal"} if self.face_down[self.turn] else {"pass"}
                return passes.union(*(self.plays(kind) for kind in KINDS if hand[kind]))

    def plays(self, kind: str) -> set[str]:
        """The ways to play a card. `bishop.pope` `scarecrow.retrieves`"""
        if kind == "bishop" and not self.finalists:
            return {f"play bishop pope {place}" for place in (*self.pope_places(), "off")}
        if kind == "scarecrow":
            fetched = {f"play scarecrow take {one}" for one in MERCENARIES if self.lines[self.turn][one]}
            return {"play scarecrow"} | fetched
        return {f"play {kind}"}

    def targets(self) -> list[str]:
        """Where the token may go. `region.choice` `capture.target`"""
        barred = self.realms if "capturing_regions" not in self.on else [self.realms[self.token]]
        return [region for region in REGIONS if region != self.pope and not any(region in realm for realm in barred)]

    def pope_places(self) -> list[str]:
        """`bishop.pope` `option.pope_off_contested` `capture.pope`"""
        marked = set() if "capturing_regions" in self.on else set[str]().union(*self.realms)
        contested = {self.region} if "pope_off_contested" in self.on else set()
        return [region for region in REGIONS if region not in marked | contested]

    def limit(self, seat: int) -> int:
        return 10 + len(self.realms[seat])

    def strengths(self) -> list[int]:
        """`strength.order`"""
        laid = sum(self.lines, Counter[str]())
        highest = max((int(kind) for kind in MERCENARIES if laid[kind]), default=0)
        return [self._strength(line, laid, highest) for line in self.lines]

    def _strength(self, line: Cards, laid: Cards, highest: int) -> int:
        total = line["courtesan"] + 10 * line["heroine"]
        for kind in MERCENARIES:
            worth = 1 if laid["winter"] else int(kind)
            worth *= 2 if line["drummer"] else 1
            worth += 3 if laid["spring"] and int(kind) == highest else 0
            total += worth * line[kind]
        return total

    @property
    def defender(self) -> int | None:
        """`capture.defender-pass`"""
        if "capturing_regions" not in self.on or self.finalists:
            return None
        return next((seat for seat in self.seats if self.region in self.realms[seat]), None)

    @property
    def pile(self) -> int:
        lying = sum(cards.total() for cards in (*self.hands, *self.lines, self.discards))
        return 110 - lying - sum(map(bool, self.face_down))


def kingdom(realm: set[str]) -> int:
    """The largest group that hangs together. `win.adjacent`"""
    largest, left = 0, set(realm)
    while left:
        group, edge = set[str](), {left.pop()}
        while edge:
            group |= edge
            beside = set[str]().union(*(border for border in BORDERS if border & edge))
            edge = (beside & realm) - group
        left -= group
        largest = max(largest, len(group))
    return largest
