"""Turns over all tables: who waits to hear that a table waits for him."""

import asyncio
from collections import defaultdict
from collections.abc import Iterable

from condotta.server.store import Store
from condotta.server.store.lobby import TurnToMove, turns_of


class Turns:
    """People who listen from this process for their turns."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.listening: dict[str, set[asyncio.Event]] = defaultdict(set)

    async def of(self, person: str) -> list[TurnToMove]:
        """Where it is a person's turn."""
        return await turns_of(self.store, person)

    def listen(self, person: str, changed: asyncio.Event) -> None:
        """From now on this is set whenever a person's turns may have changed."""
        self.listening[person].add(changed)

    def leave(self, person: str, changed: asyncio.Event) -> None:
        self.listening[person].discard(changed)
        if not self.listening[person]:
            del self.listening[person]

    def heard(self, people: Iterable[str]) -> None:
        """A table waited for these people, or does now."""
        for person in people:
            for changed in self.listening.get(person, ()):
                changed.set()
