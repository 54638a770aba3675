"""Telling an entry to a viewer: made for him in the first place, from his own views and events."""

from typing import Any

from msgspec import UNSET, UnsetType
from msgspec.structs import astuple

from condotta.kernel.game import Viewer
from condotta.server.deals.offers import DealEntry
from condotta.server.reckoning import Reckoning, reckoned_at
from condotta.server.table import entries as log
from condotta.server.table.book import NOTHING, Tidings, tidings
from condotta.server.table.card import card_of
from condotta.server.table.playing import Playing
from condotta.server.table.streams import NEWCOMER, sees, told_of
from condotta.server.table.table import Table
from condotta.server.table.taking_back import tag_of
from condotta.server.wire import Clocks, Told, encode

QUIET = (log.Moved, log.Said, log.Shown, log.AnsweredBeforehand, DealEntry)
"""Entries that leave what everybody sees of the table itself as it is."""


MOVING = (log.Moved, log.TakenBack)
"""Entries after which the number of moves is another."""
OWN = ("hand", "face_down")
"""Fields of a view that are a viewer's own, in the order in which `besides` tells them."""


class Taken:
    """An entry that has happened, with what is needed to tell it to anybody: made when the table takes it."""

    __slots__ = (
        "after",
        "anew",
        "at",
        "before",
        "begins_battle",
        "card",
        "clocks",
        "entry",
        "mover",
        "moves",
        "number",
        "numbers",
        "open",
        "rules",
        "said",
        "tidings",
        "turn",
    )

    def __init__(self, table: Table, entry: log.Entry, at: int, before: Any, turn: Any, tidings: Tidings) -> None:
        playing = table.playing
        self.number, self.entry, self.at, self.before, self.turn = table.number, entry, at, before, turn
        self.rules: Any = table.settings.rules if playing is None else playing.rules
        self.begins_battle = isinstance(entry, log.GameStarted) or (isinstance(entry, log.Moved) and _of_battle(turn))
        self.after = None if playing is None else playing.position
        self.mover = None if playing is None else playing.mover
        self.moves = 0 if playing is None else playing.moves
        self.numbers = table.streams.copy()
        self.card = None if isinstance(entry, QUIET) else card_of(table)
        self.clocks = clocks_of(playing)
        self.tidings = tidings
        self.anew: Reckoning | UnsetType | None = UNSET
        self.open: tuple[bytes, bytes] | None = None
        self.said: dict[int, bytes] = {}

    def told(self, viewer: Viewer, since: int = 0) -> Told | None:
        """The message for a viewer; None if it is not for him.

        Of what was before he took the seat he is told what spectators saw, and neither talk nor deals.
        """
        if not self.concerns(viewer, since):
            return None
        before_him, tidings = self.number < since, self.tidings
        sight = None if before_him else viewer
        return Told(
            n=self.n(viewer, since),
            at=self.at,
            news=() if self.turn is not None or before_him else (told_of(self.entry),),
            events=() if self.turn is None else self.turn.events(sight),
            move=self.moves if isinstance(self.entry, MOVING) else None,
            changed=self._changed(sight),
            legal=self._legal(sight),
            clocks=self.clocks,
            table=self.card,
            offers=() if before_him or tidings is NOTHING else tidings.offers_for(viewer),
            verdicts=() if before_him or tidings is NOTHING else tidings.verdicts_for(viewer),
            reckoning=self.reckoned_anew,
        )

    def message(self, viewer: Viewer, since: int = 0) -> bytes | None:
        """The same as it is sent, byte for byte: what a viewer sees like all others is put into words once.

        Else the bytes would tell which way it was made, and so perhaps that others have made a deal.
        """
        besides = self._besides(viewer, since)
        if besides is None:
            told = self.told(viewer, since)
            return None if told is None else encode(told)
        number = self.numbers.number(viewer)
        if besides or (viewer is not None and viewer == self.mover):
            return self._composed(number, besides, self._legal(viewer))
        message = self.said.get(number)
        if message is None:
            message = self.said[number] = self._composed(number, besides, None)
        return message

    def _composed(self, number: int, besides: dict[str, Any], choices: tuple[Any, ...] | None) -> bytes:
        """What spectators are told, under this number, with what a viewer is told besides."""
        if not self.open:
            self.open = self._put_into_words()
        head, changed = self.open
        if besides:
            changed = b",".join(filter(None, (changed, encode(besides)[1:-1])))
        legal = b"" if choices is None else b',"legal":' + encode(choices)
        return b'{"type":"told","n":%d,%s,"changed":{%s}%s}' % (number, head, changed, legal)

    def _besides(self, viewer: Viewer, since: int) -> dict[str, Any] | None:
        """What a viewer is told of a move besides what spectators are; None if that is not so simple."""
        if type(self.entry) is not log.Moved or self.number < since:
            return None
        if self.tidings is not NOTHING and self.tidings.offers_for(viewer):
            return None
        besides: dict[str, Any] | None = self.turn.besides(viewer)
        return besides

    def _put_into_words(self) -> tuple[bytes, bytes]:
        """What spectators are told of a move: all that stands between its number and what changed in their view; and
        that, without its braces.
        """
        bare = encode(
            Told(
                n=0,
                at=self.at,
                events=self.turn.events(None),
                move=self.moves,
                clocks=self.clocks,
                reckoning=self.reckoned_anew,
            )
        )
        return bare[bare.index(b'"at":') : -1], encode(self._changed(None) or {})[1:-1]

    def forget(self) -> None:
        """Everybody has been told: what can be made again is not kept, since there are many of these."""
        self.open, self.anew = None, UNSET
        self.said.clear()
        if self.turn is not None:
            self.turn.forget()

    @property
    def reckoning(self) -> Reckoning | None:
        """What the rules make of what lies open by now; None where no game is."""
        return None if self.after is None else reckoned_at(self.rules, self.after)

    @property
    def reckoned_anew(self) -> Reckoning | None:
        """The same, if this has changed it; made for the first who asks, since all at a table are told the same."""
        if self.anew is UNSET:
            self.anew = self._reckoned_anew()
        return self.anew

    def _reckoned_anew(self) -> Reckoning | None:
        if self.after is self.before:
            return None
        before = None if self.before is None else reckoned_at(self.rules, self.before)
        return None if self.reckoning == before else self.reckoning

    def brief(self, viewer: Viewer, since: int = 0) -> Told | None:
        """The message without what a snapshot says anyway, as it stands in a log."""
        if not self.concerns(viewer, since):
            return None
        own, before_him = self.turn is not None, self.number < since
        return Told(
            n=self.n(viewer, since),
            at=self.at,
            news=() if own or before_him else (told_of(self.entry),),
            events=self.turn.events(None if before_him else viewer) if own else (),
            move=self.moves if isinstance(self.entry, MOVING) else None,
            verdicts=() if before_him else self.tidings.verdicts_for(viewer),
        )

    def concerns(self, viewer: Viewer, since: int = 0) -> bool:
        """Whether a viewer is told of it, who came to his seat with this entry."""
        return sees(self.entry, NEWCOMER if self.number < since else viewer)

    def n(self, viewer: Viewer, since: int = 0) -> int:
        """The number in his stream of the latest that he was told by then."""
        return self.numbers.number(NEWCOMER if self.number < since else viewer)

    def _changed(self, viewer: Viewer) -> dict[str, Any] | None:
        if self.after is None or self.after is self.before:
            return None
        after = self.rules.view(self.after, viewer)
        return differences(None if self.before is None else self.rules.view(self.before, viewer), after)

    def _legal(self, viewer: Viewer) -> tuple[Any, ...] | None:
        if viewer is None or viewer != self.mover or self.after is self.before:
            return None
        choices: tuple[Any, ...] = self.rules.choices(self.after)
        return choices


def take(table: Table, number: int, at: int, entry: log.Entry, seed: str | None = None, turn: Any = None) -> Taken:
    """Let the table take an entry, and keep what is needed to tell it."""
    playing = table.playing
    before = None if playing is None or isinstance(entry, log.GameStarted) else playing.position
    known = None if isinstance(entry, log.GameStarted) else table.book.ledger
    turn = table.take(number, at, entry, seed, turn)
    return Taken(table, entry, at, before, turn, tidings(known, table.book.ledger))


def _of_battle(turn: Any) -> bool:
    """Whether a battle began."""
    return "region_chosen" in [tag_of(event) for event in turn.events(None)]


def differences(before: Any, after: Any) -> dict[str, Any]:
    """The fields of a view that are new, the viewer's own last; of the seats those that are, by their number."""
    if before is None:
        return {name: getattr(after, name) for name in after.__struct_fields__}
    changed: dict[str, Any] = {}
    for name, old, value in zip(after.__struct_fields__, astuple(before), astuple(after), strict=True):
        if value is old or value == old:
            continue
        if name == "seats":
            pairs = zip(old, value, strict=True)
            value = {str(seat): new for seat, (was, new) in enumerate(pairs) if was != new}
        changed[name] = value
    for name in OWN:
        if name in changed:
            changed[name] = changed.pop(name)
    return changed


def clocks_of(playing: Playing | None) -> Clocks | None:
    """The clocks as everybody may see them: without a deadline in a pause, and None where nothing is timed."""
    if playing is None or playing.mover is None or (playing.deadline is None and playing.left is None):
        return None
    left = None if playing.left is None else tuple(max(0, one) for one in playing.left)  # a flag may be seen late
    return Clocks(playing.since, left, playing.deadline)
