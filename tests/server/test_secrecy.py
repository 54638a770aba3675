"""Secrecy on the wire: two tables that differ only in what a viewer may not know give him the same bytes everywhere."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from condotta.condottiere.events import CardPlayed
from condotta.condottiere.game import Condottiere
from condotta.condottiere.options import Options as CondottiereOptions
from condotta.kernel.course import Course
from condotta.kernel.game import IllegalMove, Viewer
from condotta.ordonnance.game import Ordonnance
from condotta.ordonnance.options import Options as OrdonnanceOptions
from condotta.ordonnance.position import opened as dealt
from condotta.server import metrics
from condotta.server.hints import Hint, Hints
from condotta.server.hot import Hot
from condotta.server.http import streaming
from condotta.server.lobby import Lobby
from condotta.server.table import replaying
from condotta.server.table.decision import Asker
from condotta.server.table.rendering import Taken
from condotta.server.wire import Pong, encode
from tests.server.channels import EXEMPT, FOLLOWED, READ, TRIED, known, ways
from tests.server.evenings import HIDDEN_CARDS, application, differences, in_private, reached, written
from tests.server.worlds import Script, secret_number

pytestmark = pytest.mark.anyio
BEHIND = 3
"""Seconds that spectators are behind, at some tables."""
EVENINGS: list[tuple[Any, Viewer, int]] = [
    (HIDDEN_CARDS, 0, 0),
    (HIDDEN_CARDS, 2, 0),
    (HIDDEN_CARDS, None, BEHIND),
    (CondottiereOptions(players=2), 0, 0),
    (CondottiereOptions(players=4), 3, 0),
    (CondottiereOptions(players=4), None, 0),
    (OrdonnanceOptions(players=2), 1, 0),
    (OrdonnanceOptions(players=3), 0, 0),
    (OrdonnanceOptions(players=3), None, 0),
]
PRIVATE: list[tuple[Any, Viewer, int]] = [
    (HIDDEN_CARDS, 0, 0),
    (CondottiereOptions(players=4), None, BEHIND),
    (OrdonnanceOptions(players=2), 1, 0),
]
BRIEFLY = 6
"""How many moves a brief evening has at least."""


def evening(one: Any) -> str:
    """What a test is called for options and a viewer."""
    return f"{one.players} {type(one).__module__.split('.')[1]}" if hasattr(one, "players") else str(one)


def test_every_route_is_read_or_says_why_not() -> None:
    """Who adds one says in `channels.py` how the test of secrecy reads it, or why nothing secret can come from it."""
    there = set(ways(application()))

    assert there - known() == set()
    assert known() - there == set()
    assert not TRIED & set(EXEMPT)
    assert not FOLLOWED & set(READ)


@pytest.mark.parametrize(("options", "viewer", "delay"), EVENINGS, ids=evening)
async def test_what_a_viewer_may_not_know_changes_no_byte_that_reaches_him(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, options: Any, viewer: Viewer, delay: int
) -> None:
    script = written(f"evening {viewer}", options, viewer)
    assert script.exchanged > 2
    assert len(script.moves) > 3

    first = await reached(monkeypatch, tmp_path / "first", script, delay=delay)
    second = await reached(monkeypatch, tmp_path / "second", script, script.edit, delay=delay)

    assert sum(map(len, first.values())) > 2 * len(script.moves)
    assert differences(first, second) == []


@pytest.mark.parametrize(("options", "viewer", "delay"), PRIVATE, ids=evening)
async def test_what_others_do_in_private_changes_no_byte_that_reaches_a_viewer(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, options: Any, viewer: Viewer, delay: int
) -> None:
    script = written(f"evening {viewer}", options, viewer)

    first = await reached(monkeypatch, tmp_path / "first", script, delay=delay)
    second = await reached(monkeypatch, tmp_path / "second", script, beside=in_private, delay=delay)

    # Metrics count what was written and refused at all tables of a process, for who runs it.
    assert [channel for channel in differences(first, second) if not channel.startswith("metrics")] == []


def leaky_view(patch: pytest.MonkeyPatch) -> None:
    view = Condottiere.view

    def leaking(self: Condottiere, position: Any, viewer: Viewer) -> Any:
        seen = view(self, position, viewer)
        return msgspec.structs.replace(seen, pile_size=seen.pile_size + secret_number(position, viewer))

    patch.setattr(Condottiere, "view", leaking)


def leaky_event(patch: pytest.MonkeyPatch) -> None:
    apply = Condottiere.apply

    def leaking(self: Condottiere, position: Any, action: Any) -> Any:
        turn = apply(self, position, action)

        def witness(before: Any, step: Any, after: Any) -> Any:
            hint = CardPlayed(0, None, True, secret_number(turn.position, before.viewer))
            return (*turn.witness(before, step, after), hint)

        return Course(turn.before, turn.stages, turn.look, witness, turn.is_open, turn.own)

    patch.setattr(Condottiere, "apply", leaking)


def leaky_refusal(patch: pytest.MonkeyPatch) -> None:
    apply = Condottiere.apply

    def leaking(self: Condottiere, position: Any, action: Any) -> Any:
        try:
            return apply(self, position, action)
        except IllegalMove as refusal:
            hint = secret_number(position, self.mover(position))
            raise IllegalMove(refusal.code, **refusal.arguments, hint=hint) from refusal

    patch.setattr(Condottiere, "apply", leaking)


def extra_message(patch: pytest.MonkeyPatch) -> None:
    publish = Hot.publish

    def leaking(self: Hot, taken: Any, now: int) -> Any:
        shown = publish(self, taken, now)
        if self.table is not None and self.table.playing is not None:
            for watcher in self.watchers:
                if secret_number(self.table.playing.position, watcher.viewer) % 2:
                    watcher.send(encode(Pong(0)).replace(b"pong", b"peng"))
        return shown

    patch.setattr(Hot, "publish", leaking)


def length(patch: pytest.MonkeyPatch) -> None:
    message = Taken.message

    def leaking(taken: Taken, viewer: Viewer, since: int = 0) -> bytes | None:
        text = message(taken, viewer, since)
        if text is None or taken.after is None:
            return text
        return text + b" " * (secret_number(taken.after, viewer) % 50)

    patch.setattr(Taken, "message", leaking)


def leaky_page(patch: pytest.MonkeyPatch) -> None:
    card = Hot.card

    def leaking(self: Hot, person: str | None) -> Any:
        playing = None if self.table is None else self.table.playing
        hint = "" if playing is None else str(secret_number(playing.position, None))
        return msgspec.structs.replace(card(self, person), commitment=hint)

    patch.setattr(Hot, "card", leaking)


def leaky_number(patch: pytest.MonkeyPatch) -> None:
    """Messages to others are counted in the numbers of all."""
    snapshot = Hot.snapshot

    def leaking(self: Hot, viewer: Viewer, at: int, **wanted: bool) -> Any:
        told = snapshot(self, viewer, at, **wanted)
        playing = None if self.table is None else self.table.playing
        return msgspec.structs.replace(told, n=told.n + (secret_number(playing.position, viewer) if playing else 0))

    patch.setattr(Hot, "snapshot", leaking)


def leaky_stream(patch: pytest.MonkeyPatch) -> None:
    send = streaming.Following._send

    def leaking(self: streaming.Following, message: bytes) -> None:
        hidden = hidden_from(self.house.desk.hot[self.name], self.watcher.viewer)
        send(self, message + b" " * (hidden % 7))

    patch.setattr(streaming.Following, "_send", leaking)


def leaky_stream_of_turns(patch: pytest.MonkeyPatch) -> None:
    """One is told of his turns once more, by what others hold."""
    told = streaming.Listening.told

    async def telling(self: streaming.Listening) -> Any:
        async for event in told(self):
            yield event
            hidden = sum(hidden_from(hot, 0) for hot in self.house.desk.hot.values())
            if hidden % 2:
                yield streaming.STILL_HERE

    patch.setattr(streaming.Listening, "told", telling)


def leaky_metric(patch: pytest.MonkeyPatch) -> None:
    publish = Hot.publish

    def leaking(self: Hot, taken: Any, now: int) -> Any:
        metrics.THOUGHTS.labels("bot").inc(hidden_from(self, 0))
        return publish(self, taken, now)

    patch.setattr(Hot, "publish", leaking)


def leaky_lobby(patch: pytest.MonkeyPatch) -> None:
    tell = Lobby._tell

    def leaking(self: Lobby, cards: Any, gone: Any = ()) -> None:
        hidden = sum(hidden_from(hot, 0) for hot in self.desk.hot.values())
        tell(self, [msgspec.structs.replace(card, games=hidden) for card in cards], gone)

    patch.setattr(Lobby, "_tell", leaking)


def leaky_replay(patch: pytest.MonkeyPatch) -> None:
    frame = replaying._frame

    def leaking(game: Any, taken: Taken, lens: Any, number: int, *, whole: bool) -> Any:
        told = frame(game, taken, lens, number, whole=whole)
        return msgspec.structs.replace(told, at=told.at + secret_number(taken.after, lens))

    patch.setattr(replaying, "_frame", leaking)


def leaky_hint(patch: pytest.MonkeyPatch) -> None:
    hint = Hints.hint

    async def leaking(self: Hints, table: Any, asker: Asker) -> Hint:
        told = await hint(self, table, asker)
        return Hint(told.move + secret_number(table.playing.position, asker.seat or 0), told.options)

    patch.setattr(Hints, "hint", leaking)


def hidden_from(hot: Hot, viewer: Viewer) -> int:
    """Something that a viewer of a table may not know."""
    playing = None if hot.table is None else hot.table.playing
    return 0 if playing is None else secret_number(playing.position, viewer)


@pytest.mark.parametrize(
    ("planted", "channels"),
    [
        (leaky_view, ("socket", "events", "visit", "event visit", "/api/tables", "/api/games")),
        (leaky_event, ("socket", "events", "visit", "event visit", "/api/tables", "/api/games")),
        (leaky_refusal, ("socket", "refusals", "reasons")),
        (extra_message, ("socket", "events")),
        (length, ("socket", "events")),
        (leaky_page, ("/api/tables",)),
        (leaky_number, ("visit", "event visit")),
        (leaky_stream, ("events",)),
        (leaky_stream_of_turns, ("turns",)),
        (leaky_metric, ("metrics",)),
        (leaky_lobby, ("lobby",)),
        (leaky_replay, ("/api/games",)),
        (leaky_hint, ("/api/tables",)),
    ],
    ids=lambda planted: getattr(planted, "__name__", ""),
)
async def test_a_planted_leak_is_caught_and_where(
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    planted: Callable[[pytest.MonkeyPatch], None],
    channels: tuple[str, ...],
) -> None:
    planted(monkeypatch)

    found = await leaks(monkeypatch, tmp_path, written("evening 0", HIDDEN_CARDS, 0))

    assert {next(one for one in (*channels, channel) if channel.startswith(one)) for channel in found} == set(channels)


async def test_a_planted_leak_is_caught_where_cards_are_drawn(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    view = Ordonnance.view

    def leaking(self: Ordonnance, position: Any, viewer: Viewer) -> Any:
        seen = view(self, position, viewer)
        hint = sum(kind * cards for kind, cards in enumerate(dealt(position).peek().pile))
        return msgspec.structs.replace(seen, pile_size=seen.pile_size + hint)

    script = written("evening 0", OrdonnanceOptions(players=2), 0)
    monkeypatch.setattr(Ordonnance, "view", leaking)

    assert await leaks(monkeypatch, tmp_path, script)


async def leaks(patch: pytest.MonkeyPatch, folder: Path, script: Script) -> list[str]:
    """Where two brief evenings differ, at the end of which it is the viewer's turn."""
    turns = [at for at, (seat, _) in enumerate(script.moves) if at >= BRIEFLY and seat == script.viewer]
    script = script._replace(moves=script.moves[: min(turns, default=None)])
    first = await reached(patch, folder / "first", script, brief=True)
    return differences(first, await reached(patch, folder / "second", script, script.edit, brief=True))
