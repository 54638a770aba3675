"""What a program knows of a table, from the messages it was told."""

from collections.abc import Iterable
from typing import Any

Message = dict[str, Any]


class Known:
    """The table as the latest message left it: its card, one's view of the game, what one may do, and one's offers.

    `offers` are those of this game to which one is a party, by their ids, each as it was told last.
    """

    def __init__(self) -> None:
        self.view: dict[str, Any] = {}
        self.card: dict[str, Any] = {}
        self.you: int | None = None
        self.legal: list[Any] = []
        self.offers: dict[str, Message] = {}
        self.move = 0
        self.n: int | None = None
        self.stream: str | None = None

    def take(self, message: Message) -> bool:
        """Take a message; returns whether one may be asked something new now."""
        if message["type"] == "snapshot":
            self._begin(message)
            return True
        return message["type"] == "told" and self._told(message)

    @property
    def asked(self) -> bool:
        """Whether it is one's turn, and one plays oneself."""
        if not self.legal or self.you is None or self.card["phase"] != "playing" or self.card["paused"]:
            return False
        return not self.card["chairs"][self.you]["stand_in"]

    def _begin(self, message: Message) -> None:
        self.view, self.card, self.you = message["view"] or {}, message["table"], message["you"]
        self.move, self.legal = message["move"], message["legal"] or []
        self.n, self.stream = message["n"], message["stream"]
        self.offers = {}
        self._hear_of(message.get("offers", ()))

    def _told(self, message: Message) -> bool:
        self.n = message["n"]
        self.card = message.get("table", self.card)
        if any(one["entry"] == "game_started" for one in message.get("news", ())):
            self.move, self.offers = 0, {}
        self._hear_of(message.get("offers", ()))
        self.move = message.get("move", self.move)
        changed = message.get("changed")
        if changed is None:
            return False
        self.legal = message.get("legal", [])
        apply_changes(self.view, changed)
        return True

    def _hear_of(self, offers: Iterable[Message]) -> None:
        self.offers.update((card["offer"]["id"], card) for card in offers)


def apply_changes(view: dict[str, Any], changed: dict[str, Any]) -> None:
    """Take the changed fields into a view; of the seats those that are named."""
    seats = changed.get("seats")
    view.update({name: value for name, value in changed.items() if name != "seats" or isinstance(value, list)})
    if isinstance(seats, dict):
        for seat, value in seats.items():
            view["seats"][int(seat)] = value
