"""Asking a person for one action: the screen, the choices, and what may be typed."""

from typing import TYPE_CHECKING, Any

from rich.columns import Columns
from rich.rule import Rule
from rich.text import Text

from condotta.cli.boards import Question
from condotta.cli.commands import COMMANDS
from condotta.cli.houses import told
from condotta.kernel.game import IllegalMove, Seat

if TYPE_CHECKING:
    from condotta.cli.session import Session


class Asking:
    """One question to one person, until an action answers it."""

    def __init__(self, session: "Session", seat: Seat, view: Any, legal: tuple[Any, ...]) -> None:
        self.session, self.seat, self.view, self.legal = session, seat, view, legal
        self.terminal, self.words, self.table = session.terminal, session.words, session.table
        self.board, self.game = session.board, session.table.game
        self.first: Question = session.board.question(view, legal)
        self.question = self.first

    def answer(self) -> Any:
        """The action that the person chose."""
        self.show_news()
        self.show_board()
        self.show_choices()
        while True:
            text = self.terminal.ask(f"{self.table.names[self.seat]}>")
            answer = self._heard(text)
            if isinstance(answer, Question):
                self.question = answer
                self.show_choices()
            elif answer is not None:
                return answer

    def look_again(self) -> None:
        """After a showing: the view may have changed, and the record has."""
        self.view = self.table.view(self.seat)
        self.session.save()

    def show_news(self) -> None:
        news = self.table.news(self.seat, self.words.language)
        self.terminal.show("", Rule(self.words("title-turn", name=self.table.names[self.seat])))
        if news:
            self.terminal.show(told(news, self.table.names), "")

    def show_board(self) -> None:
        self.terminal.show(self.board.table(self.view, (self.seat,)))
        self.show_hand()

    def show_hand(self) -> None:
        label = self.words("your-hand", count=len(self.view.hand))
        self.terminal.show(Text.assemble((label, "bold"), "  ", self.board.hand(self.view)))

    def show_choices(self) -> None:
        items = [
            Text.assemble((f"{choice.number:>2}", "bold cyan"), f" {choice.label}") for choice in self.question.choices
        ]
        hint = self.words("hint-first" if self.question is self.first else "hint-further")
        self.terminal.show("", Text.assemble((self.question.text, "bold"), "  ", (hint, "dim")))
        self.terminal.show(Columns(items, padding=(0, 3), column_first=len(items) > 6))

    def say(self, message: str, **arguments: str | int) -> None:
        self.terminal.show(self.words(message, **arguments))

    def explain(self, refusal: IllegalMove) -> None:
        self.terminal.show(Text(self.game.explain(refusal, self.words.language)))

    def read(self, text: str) -> Any:
        """The action of a notation, or of words that continue the question's; or IllegalMove."""
        try:
            return self.game.read(text)
        except IllegalMove as refusal:
            try:
                return self.game.read(f"{self.question.begin} {text}")
            except IllegalMove:
                raise refusal from None

    def _heard(self, text: str) -> Any:
        """An action, a further question, or None after something else was dealt with."""
        word, _, rest = text.partition(" ")
        if not text:
            return self.first
        if word.casefold() in COMMANDS:
            return COMMANDS[word.casefold()](self, rest.strip())
        if text.isdecimal() and len(text) < 4:
            return self._numbered(int(text))
        return self._in_words(text)

    def _numbered(self, number: int) -> Any:
        chosen = next((choice.answer for choice in self.question.choices if choice.number == number), None)
        if chosen is None:
            self.say("no-number", number=number)
        return chosen

    def _in_words(self, text: str) -> Any:
        """A legal action; else the question that these words lead to; else the reason against them."""
        try:
            action = self.read(text)
            self.game.check(self.view, action)
        except IllegalMove as refusal:
            further = self._begun(text)
            if further is None:
                self.explain(refusal)
            return further
        return action

    def _begun(self, text: str) -> Question | None:
        """The further question whose notation begins like this, as "play bishop" does."""
        said = [" ".join(words.casefold().split()) for words in (text, f"{self.first.begin} {text}")]
        for choice in self.first.choices:
            if isinstance(choice.answer, Question):
                begin = choice.answer.begin.casefold()
                if any(begin == words or begin.startswith(f"{words} ") for words in said if words != self.first.begin):
                    return choice.answer
        return None
