"""Appends as tests make them, and a program that writes until it is killed."""

import asyncio
import sys
from itertools import count

from condotta.server.store import Append, Fresh, Listing, Member, Store, Turn, open_store

BASE = 1_700_000_000_000


def listing(number: int = 1, wake: int | None = None, people: tuple[str, ...] = ("anna", "bruno")) -> Listing:
    members = tuple(Member(person, seat) for seat, person in enumerate(people))
    return Listing(
        True, "playing", "condottiere", len(people), Turn(wake, number % len(people)), b'{"host":"anna"}', members
    )


def append(
    table: str, first: int, *bodies: str, key: str | None = None, wake: int | None = None, bare: bool = False
) -> Append:
    """An append of these bodies (or of one that tells its number), the last of them with the key."""
    texts = bodies or (f'{{"number":{first}}}',)
    entries = [Fresh(body.encode(), key if i == len(texts) - 1 else None) for i, body in enumerate(texts)]
    return Append(table, first, BASE + first, tuple(entries), None if bare else listing(first, wake))


async def write_on(store: Store, table: str) -> None:
    """Append without end; each number is told only when it was acknowledged."""
    for number in count(1):
        await store.append(append(table, number, key=f"0:{number}"))
        print(table, number, flush=True)


async def main(url: str) -> None:
    store = await open_store(url)
    await asyncio.gather(*(write_on(store, f"table{i}") for i in range(8)))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
