"""Calls: whoever is waited for at a table by correspondence hears of it in the browsers that he has named.

The process that writes the entry with which a turn begins calls, once; a call that is lost with it is not made again.
"""

import hashlib
from collections import OrderedDict
from functools import partial

import msgspec

from condotta.kernel.language import say
from condotta.server import metrics
from condotta.server.desk import Desk
from condotta.server.hot import Hot
from condotta.server.push.courier import Courier, How
from condotta.server.push.errands import Errand, Errands
from condotta.server.push.sealing import written
from condotta.server.store.browsers import Browser, browsers_of, forget_browser
from condotta.server.table.awaited import Awaited, awaited

AGAIN = (5.0, 60.0, 600.0)
"""Seconds after which a push service is asked once more that did not answer."""
REMEMBERED = 10_000
"""Tables of which it is known which turn was called last."""


class Call(msgspec.Struct, frozen=True):
    """Somebody is to hear that it is his turn."""

    table: str
    game: str
    turn: Awaited


class Calls:
    """All calls that this process makes for the turns that begin at its desk."""

    def __init__(self, desk: Desk, courier: Courier, errands: Errands | None = None) -> None:
        self.desk, self.courier, self.errands = desk, courier, errands or Errands()
        self.again = AGAIN
        self._called: OrderedDict[str, tuple[str, int, int]] = OrderedDict()
        desk.turned = self.turned

    def begin(self) -> None:
        self.errands.begin()

    async def close(self) -> None:
        await self.errands.close()
        await self.courier.close()

    def turned(self, hot: Hot, turn: Awaited, by: str | None) -> None:
        """A turn began at a table, through what this person did, if any did."""
        if self._called.get(hot.name) == turn.which:  # it was interrupted, and goes on
            return
        self._called[hot.name] = turn.which
        self._called.move_to_end(hot.name)
        if len(self._called) > REMEMBERED:
            self._called.popitem(last=False)
        if turn.person == by or any(watcher.person == turn.person for watcher in hot.watchers):
            return
        assert hot.table is not None
        call = Call(hot.name, hot.table.settings.game, turn)
        self._add(partial(self._call, call))

    async def _call(self, call: Call) -> None:
        """Call in all browsers of somebody, each of them for itself."""
        for browser in await browsers_of(self.desk.store, call.turn.person):
            self._add(partial(self._bring, call, browser, 0))

    async def _bring(self, call: Call, browser: Browser, tried: int) -> None:
        """Call in one browser, if it is still that turn; and again after a while where that could not be done."""
        left = (call.turn.until - self.desk.now()) // 1000
        if left <= 0 or not self._is_still(call):
            return
        how = await self.courier.bring(browser, told(call, browser.language), left, topic(call.table, browser))
        metrics.PUSHES.labels(how.value).inc()
        if how is How.GONE:
            await forget_browser(self.desk.store, browser.endpoint)
        elif how is How.LATER and tried < len(self.again):
            self._add(partial(self._bring, call, browser, tried + 1), self.again[tried])

    def _is_still(self, call: Call) -> bool:
        """Whether it is still that turn, as far as this process knows the table."""
        hot = self.desk.hot.get(call.table)
        if hot is None or hot.table is None:
            return True
        now = awaited(hot.table)
        return now is not None and now.which == call.turn.which

    def _add(self, errand: Errand, after: float = 0.0) -> None:
        if not self.errands.add(errand, after):
            metrics.PUSHES.labels("dropped").inc()


def told(call: Call, language: str) -> bytes:
    """What a browser gets: which table of which game waits, and the sentence for it. Nothing of cards or people."""
    game = say(language, f"page-game-{call.game}")
    return msgspec.json.encode(
        {
            "kind": "turn",
            "table": call.table,
            "game": call.game,
            "title": say(language, "moments-your-turn"),
            "text": say(language, "moments-push-turn", game=game),
        }
    )


def topic(table: str, browser: Browser) -> str:
    """By which a push service knows an older call for the same table, in this browser alone."""
    return written(hashlib.sha256(f"{browser.auth} {table}".encode()).digest()[:24])
