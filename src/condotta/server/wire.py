"""All messages of a table's socket: one tagged union each way. Unknown fields are ignored, unknown kinds answered."""

from typing import Annotated, Any

import msgspec

from condotta.kernel.game import Seat
from condotta.server.deals.offers import Verdict
from condotta.server.reckoning import Reckoning
from condotta.server.table.book import OfferCard
from condotta.server.table.card import TableCard
from condotta.server.table.commands import AnyCommand

PROTOCOL = 1
CommandId = Annotated[str, msgspec.Meta(min_length=1, max_length=64, pattern=r"^[!-~]*(?!\s)$")]
"""The id of a command, chosen by who asks and unique among all that he asks in one game of a table; without spaces."""

BAD_HELLO, SENT_AWAY, CLOSED_TABLE, UNKNOWN_TABLE, TOO_SLOW, TOO_OFTEN = 4000, 4001, 4003, 4004, 4008, 4029
FAILED, LATER = 1011, 1013
"""Codes with which a socket is closed; after 4008, 4029 and the last two a client may come back."""


class Message(msgspec.Struct, frozen=True, tag_field="type", omit_defaults=True):
    """A message of the socket."""


class Hello(Message, frozen=True, tag="hello"):
    """The first message of a client: what it speaks and for which seat; and the latest number it has of which stream.

    A later hello begins anew, for another seat.
    """

    protocol: int
    seat: Seat | None = None
    have: int | None = None
    stream: str | None = None
    language: str | None = None


class Ask(Message, frozen=True, tag="ask"):
    """A command. Sent twice with the same id it counts once."""

    id: CommandId
    command: AnyCommand


class Ping(Message, frozen=True, tag="ping"):
    pass


class Clocks(msgspec.Struct, frozen=True):
    """The clocks: what each seat has left, and since when the mover's runs; all in milliseconds."""

    since: int
    left: tuple[int, ...] | None = None
    deadline: int | None = None


class Told(Message, frozen=True, tag="told"):
    """What happened, with its number in this viewer's stream.

    `news` are things of the table, `events` things of the game; `changed` are the fields of the viewer's view that
    are new, and of its seats those that are. `legal` is there for who is to move, `move` if a move was made.
    `offers` are those of the viewer's offers that are new or have become something else (when a game begins, all
    that he has); `verdicts` say which of their promises were kept or broken by what happened. `reckoning` is what the
    rules make of what lies open, if that is new. What may be for one viewer alone stands last.
    """

    n: int
    at: int
    news: tuple[Any, ...] = ()
    events: tuple[Any, ...] = ()
    move: int | None = None
    clocks: Clocks | None = None
    table: TableCard | None = None
    offers: tuple[OfferCard, ...] = ()
    verdicts: tuple[Verdict, ...] = ()
    reckoning: Reckoning | None = None
    changed: dict[str, Any] | None = None
    legal: tuple[Any, ...] | None = None


class Snapshot(Message, frozen=True, tag="snapshot"):
    """All that a viewer needs to begin: the table, his view, what he may do, and the log of the present battle.

    `stream` names the stream that is numbered here; it changes with the seat, and with who sits there.
    `offers` are those he is a party to: all that the game can still change, and the latest others, as far as
    there is room for them.
    """

    protocol: int
    build: str
    stream: str
    n: int
    at: int
    you: Seat | None
    table: TableCard
    move: int
    view: Any
    legal: tuple[Any, ...] | None
    log: tuple[Told, ...]
    clocks: Clocks | None
    offers: tuple[OfferCard, ...] = ()
    reckoning: Reckoning | None = None


class Resumed(Message, frozen=True, tag="resumed"):
    """Everything after the number that the client has follows."""

    n: int


class Done(Message, frozen=True, tag="done"):
    """A command was carried out and cannot be lost any more; an action also tells its move number."""

    id: str
    move: int | None = None


class Refused(Message, frozen=True, tag="refused"):
    """A command was not carried out; nothing has changed. `code` is stable; `clause` is where the rules say so, if they
    do.
    """

    id: str
    code: str
    sentence: str
    arguments: dict[str, str | int] = {}
    clause: str | None = None


class Faulty(Message, frozen=True, tag="faulty"):
    """A message that could not be understood."""

    sentence: str


class Pong(Message, frozen=True, tag="pong"):
    at: int


class LobbyList(Message, frozen=True, tag="lobby"):
    """The first message of the lobby: public tables that gather or play, the newest first."""

    tables: tuple[TableCard, ...]


class Listed(Message, frozen=True, tag="listed"):
    """A public table was opened, or has changed."""

    table: TableCard


class Unlisted(Message, frozen=True, tag="unlisted"):
    """A table is no longer in the lobby: its game is over, or it is not public any more."""

    name: str


FromClient = Hello | Ask | Ping
FromServer = Snapshot | Resumed | Told | Done | Refused | Faulty | Pong
FromLobby = LobbyList | Listed | Unlisted
decoder = msgspec.json.Decoder(FromClient)
encode = msgspec.json.Encoder().encode
