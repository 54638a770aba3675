"""What may be typed besides an action: looking, asking why, showing cards, saving, leaving."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rich.table import Table
from rich.text import Text

from condotta.bots import make_bot
from condotta.cli.faults import Refused
from condotta.cli.houses import told
from condotta.cli.saving import NotThere, new_file
from condotta.kernel.chance import derived
from condotta.kernel.game import IllegalMove, Showing

if TYPE_CHECKING:
    from condotta.cli.asking import Asking

LOGGED = 30


def help_(asking: "Asking", _: str) -> None:
    """?: what may be typed"""
    table = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
    table.add_row(Text(asking.words("help-moves"), "bold"))
    table.add_row("4", asking.words("form-number"))
    for form, meaning in asking.board.examples():
        table.add_row(form, meaning)
    table.add_row()
    table.add_row(Text(asking.words("help-commands"), "bold"))
    for form in FORMS:
        if form != SHOWING or asking.board.shows_cards:
            table.add_row(form, _meaning(asking, form.split()[0]))
    asking.terminal.show(table)


def board(asking: "Asking", _: str) -> None:
    asking.show_board()
    asking.show_choices()


def hand(asking: "Asking", _: str) -> None:
    asking.show_hand()


def map_(asking: "Asking", _: str) -> None:
    asking.terminal.show(asking.board.map(asking.view))


def log(asking: "Asking", _: str) -> None:
    sentences = asking.table.log(asking.seat, asking.words.language)[-LOGGED:]
    asking.terminal.show(told(sentences, asking.table.names))


def why(asking: "Asking", action: str) -> None:
    """Why an action is refused, or that it is not."""
    try:
        if action:
            asking.game.check(asking.view, asking.read(action))
            asking.say("why-allowed")
        else:
            asking.say("why-what", action=asking.board.examples()[0][0])
    except IllegalMove as refusal:
        asking.explain(refusal)


def rules(asking: "Asking", sought: str) -> None:
    """A clause in words, or those that have a word."""
    from condotta.cli.rules import look_up

    if not sought:
        asking.say("rules-what", clause=asking.board.clause)
        return
    try:
        asking.terminal.show(*look_up([asking.game.name], sought.rpartition(":")[2]))
    except Refused as fault:
        asking.terminal.show(Text(fault.message))


def show(asking: "Asking", what: str) -> None:
    """Show cards to others, as in "10 winter to 2". `condottiere:deals.show`"""
    cards, _, viewers = f" {what} ".partition(" to ")
    named, seats = cards.casefold().split(), _seats(asking, viewers)
    if asking.board.shows_cards and not (named and seats):
        asking.say("show-what")
        return
    held = tuple(name for name in named if name != "face-down")
    try:
        asking.table.show(Showing(asking.seat, seats, held, face_down="face-down" in named))
    except IllegalMove as refusal:
        asking.explain(refusal)
    else:
        asking.look_again()
        asking.terminal.show(told(asking.table.news(asking.seat, asking.words.language), asking.table.names))


def save(asking: "Asking", name: str) -> None:
    """Write the record to this file, and from now on after every move."""
    try:
        if name:
            asking.table.file = new_file(Path(name))
    except NotThere as fault:
        asking.say(fault.code, file=str(fault.path), folder=str(fault.path.parent))
        return
    asking.session.save()
    if asking.table.file:
        asking.say("saved", file=str(asking.table.file))
    elif not name:
        asking.say("save-what")


def hint(asking: "Asking", _: str) -> None:
    asking.say("hint", action=asking.game.write(_advised(asking)))


def auto(asking: "Asking", _: str) -> Any:
    """Let a captain choose this once."""
    action = _advised(asking)
    asking.say("auto", action=asking.game.write(action))
    return action


def quit_(asking: "Asking", _: str) -> None:
    """Leave; what is not saved yet may be saved now."""
    from condotta.cli.session import Left

    while not asking.table.file and asking.table.moves:
        name = asking.terminal.ask(asking.words("quit-save"))
        if not name:
            break
        save(asking, name)
    raise Left


def _meaning(asking: "Asking", command: str) -> str:
    """What a command does; the map is another one in each game, and so are the clauses."""
    name = f"map-{asking.game.name}" if command == "map" else command
    return asking.words(f"help-{name}", clause=asking.board.clause)


def _advised(asking: "Asking") -> Any:
    bot = make_bot("captain", asking.game, derived(asking.table.header.seed, "hint"))
    return bot.choose(asking.view, asking.legal)


def _seats(asking: "Asking", text: str) -> tuple[int, ...]:
    """Seats by number or name; none if somebody is not there."""
    names = [name.casefold() for name in asking.table.names]
    others = [seat for seat in range(len(names)) if seat != asking.seat]
    known = {str(seat): [seat] for seat in range(len(names))}
    known |= {name: [seat] for seat, name in enumerate(names)} | {"all": others}
    said = text.replace(",", " ").casefold().split()
    return tuple(seat for word in said for seat in known[word]) if all(word in known for word in said) else ()


COMMANDS: dict[str, Callable[["Asking", str], Any]] = {
    "?": help_,
    "help": help_,
    "board": board,
    "hand": hand,
    "map": map_,
    "log": log,
    "why": why,
    "rules": rules,
    "show": show,
    "save": save,
    "hint": hint,
    "auto": auto,
    "quit": quit_,
    "exit": quit_,
}
SHOWING = "show 10 winter to 2"
FORMS = (
    *("board", "hand", "map", "log", "why ACTION", "rules CLAUSE", SHOWING),
    *("hint", "auto", "save FILE", "quit"),
)
