"""Coming back to a saved game: everybody sits where he sat, and what the record does not say is asked."""

from condotta.bots import BOTS
from condotta.cli.faults import Refused
from condotta.cli.houses import printable
from condotta.cli.seating import Seating, checked_seat, old_seating
from condotta.cli.terminal import Terminal
from condotta.cli.words import Words
from condotta.kernel.game import AnyGame, Seat
from condotta.kernel.record import PERSON, Header


def seated_again(
    terminal: Terminal,
    words: Words,
    game: AnyGame,
    header: Header,
    *,
    seat: int | None,
    people: list[str],
    bots: str | None,
) -> Seating:
    """Who sits where in a resumed game: as one says, else as the record says, else as one answers; or Refused."""
    if people and seat is not None:
        raise Refused("--hotseat finds its people by their names; leave --seat out.")
    if not people and seat is None and PERSON not in header.played_by:
        seat = _ask_seat(terminal, words, header)
    if bots is None and not header.played_by:
        bots = terminal.ask(words("ask-bots", bots=", ".join(BOTS))) or None
    return old_seating(game, header, seat, people, bots)


def _ask_seat(terminal: Terminal, words: Words, header: Header) -> Seat:
    """The seat that somebody says is his; 0 if he only presses Enter."""
    seats = ", ".join(f"{at} {name}" for at, name in enumerate(header.seats))
    answer = terminal.ask(words("ask-seat", seats=printable(seats)))
    if not answer.isdecimal() and answer:
        raise Refused(f"{answer} is no seat; seats are numbered from 0 to {len(header.seats) - 1}.")
    return checked_seat(int(answer or 0), len(header.seats))
