"""Who is here: the open sockets and streams of this process, by person, by credential and by address."""

from collections import Counter
from collections.abc import Mapping
from typing import Protocol, TypeVar

from condotta.server.store.people import Person

Key = TypeVar("Key")
MOST_OF_PERSON = 40
MOST_OF_ADDRESS = 400


class Visitor(Protocol):
    """An open socket or stream, as far as the door knows it."""

    address: str

    @property
    def person_id(self) -> str | None:
        """Who it is."""

    @property
    def credential(self) -> str | None:
        """The id of the session or token he came with."""

    def call(self, name: str) -> None:
        """He has another name now."""

    def send_away(self) -> None:
        """He may not stay: what he came with counts no more."""


class Onlooker:
    """Somebody who looks at the lobby; nobody asks who he is."""

    person_id = credential = None

    def __init__(self, address: str) -> None:
        self.address = address

    def call(self, name: str) -> None:
        """He has none."""

    def send_away(self) -> None:
        """He came with nothing that could end."""


class Known:
    """A visitor who may be a person."""

    person: Person | None

    @property
    def person_id(self) -> str | None:
        return self.person.id if self.person else None

    @property
    def credential(self) -> str | None:
        return self.person.login if self.person else None


class Visits:
    """All open sockets and streams; `generous` lets any number in.

    `parted` are those who have left since the porter's last round.
    """

    def __init__(self, *, generous: bool = False) -> None:
        self.generous = generous
        self.present: set[Visitor] = set()
        self.people: Counter[str | None] = Counter()
        self.addresses: Counter[str] = Counter()
        self.parted: set[str] = set()

    def enter(self, visitor: Visitor) -> bool:
        """Let somebody in; False if there are too many of him already."""
        crowd = visitor.person_id is not None and self.people[visitor.person_id] >= MOST_OF_PERSON
        if not self.generous and (crowd or self.addresses[visitor.address] >= MOST_OF_ADDRESS):
            return False
        self.present.add(visitor)
        self.people[visitor.person_id] += 1
        self.addresses[visitor.address] += 1
        return True

    def leave(self, visitor: Visitor) -> None:
        if visitor not in self.present:
            return
        self.present.discard(visitor)
        _one_less(self.people, visitor.person_id)
        _one_less(self.addresses, visitor.address)
        if visitor.person_id is not None:
            self.parted.add(visitor.person_id)

    @property
    def credentials(self) -> set[str]:
        """What those who are here came with."""
        return {visitor.credential for visitor in self.present if visitor.credential is not None}

    def call(self, names: Mapping[str, str]) -> None:
        """Let those who are here be called by the names they have now."""
        for visitor in self.present:
            if visitor.person_id and visitor.person_id in names:
                visitor.call(names[visitor.person_id])

    def end(self, credentials: set[str]) -> None:
        """Send those away who came with one of these."""
        for visitor in tuple(self.present):
            if visitor.credential in credentials:
                visitor.send_away()

    def end_person(self, person: str) -> None:
        """Send a person away wherever he is."""
        self.end({one.credential for one in self.present if one.person_id == person and one.credential})


def _one_less(count: Counter[Key], who: Key) -> None:
    count[who] -= 1
    if not count[who]:
        del count[who]
