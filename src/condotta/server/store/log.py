"""What the store is told and tells: the entries of a table's log, and the columns beside it."""

import msgspec


class Fresh(msgspec.Struct, frozen=True):
    """An entry to be written."""

    body: bytes
    """JSON of the entry."""
    key: str | None = None
    """Unique within the table: the id of a client's command, `person:game:id`, or what the server calls its own."""


class Kept(msgspec.Struct, frozen=True):
    """An entry as it lies in the log."""

    number: int
    at: int
    body: bytes
    key: str | None


class Member(msgspec.Struct, frozen=True):
    """A person at a seat."""

    person: str
    seat: int


class Turn(msgspec.Struct, frozen=True):
    """The columns beside the log that change with every move, written in the same transaction."""

    wake: int | None
    """When something must happen by itself, in milliseconds."""
    to_move: int | None
    """The seat that the table waits for."""


class Listing(msgspec.Struct, frozen=True):
    """All columns beside the log."""

    public: bool
    phase: str
    game: str
    players: int
    turn: Turn
    card: bytes
    """JSON for the lobby."""
    members: tuple[Member, ...] = ()


class Append(msgspec.Struct, frozen=True):
    """Entries for one table, numbered from `first`; the first append of a table brings its listing."""

    table: str
    first: int
    at: int
    entries: tuple[Fresh, ...]
    listing: Listing | Turn | None = None

    def __post_init__(self) -> None:
        """ValueError where this could be no part of any log."""
        if self.first < 1 or not self.entries:
            raise ValueError(f"An append needs entries, numbered from 1; this one has {len(self.entries)}.")
        if self.first == 1 and not isinstance(self.listing, Listing):
            raise ValueError(f"The first append of table {self.table} needs a listing.")
        if len(self.entries) > 1 and len(set(self.keys)) < len(self.keys):
            raise ValueError(f"Two entries for table {self.table} have the same key.")

    @property
    def last(self) -> int:
        return self.first + len(self.entries) - 1

    @property
    def keys(self) -> list[str]:
        return [entry.key for entry in self.entries if entry.key is not None]

    def as_kept(self) -> list[Kept]:
        """The entries as they will lie in the log."""
        return [Kept(self.first + i, self.at, entry.body, entry.key) for i, entry in enumerate(self.entries)]


class Outrun(Exception):
    """An entry of this number exists already: read on and decide again."""


class Repeated(Exception):
    """A key is in the log already; `number` is the entry that has it. Told before Outrun where both are so."""

    def __init__(self, number: int) -> None:
        super().__init__(f"Entry {number} has this key already.")
        self.number = number


class Unavailable(Exception):
    """The database did not answer in time. Whether an append was committed is not known."""


class Unfit(Exception):
    """A database that cannot be opened; the sentence says why, and `passing` whether that may pass."""

    passing = False


class Away(Unfit):
    """A database that does not answer now."""

    passing = True


def gap(append: Append, last: int) -> ValueError:
    """What to say of an append that would leave numbers out."""
    return ValueError(f"Entry {append.first} of table {append.table} would leave a gap after {last}.")
