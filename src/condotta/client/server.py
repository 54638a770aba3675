"""A server over HTTP: who one is, and the tables there are."""

import json
from collections.abc import Mapping
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

from condotta.client.table import Answered, Table

PATIENCE = 30.0


class Server:
    """A server at an address, for a program with a token or for a guest with a name."""

    def __init__(self, address: str, *, token: str | None = None, guest: str | None = None) -> None:
        self.address = address.rstrip("/")
        self.credentials = {"Authorization": f"Bearer {token}"} if token else {}
        if guest is not None:
            self._be_guest(guest)

    def open_table(self, game: str, **settings: Any) -> Table:
        """Set a table up. With `sit=True`, `bots=[...]` and `start=True` one plays there at once."""
        return self.table(self.post("/api/tables", {"game": game} | settings)["table"])

    def table(self, name: str, seat: int | None = None) -> Table:
        """A table by its name; `seat` for one of several seats that one holds there."""
        return Table(self.address, name, self.credentials, seat)

    def turns(self) -> list[dict[str, Any]]:
        """The tables that wait for one's move."""
        turns: list[dict[str, Any]] = self.get("/api/turns")
        return turns

    def lobby(self) -> list[dict[str, Any]]:
        """Public tables that gather or play."""
        tables: list[dict[str, Any]] = self.get("/api/tables")
        return tables

    def me(self) -> dict[str, Any]:
        """Who one is."""
        me: dict[str, Any] = self.get("/api/me")
        return me

    def get(self, path: str) -> Any:
        return self._ask(Request(self.address + path, headers=self.credentials))[0]

    def post(self, path: str, body: Mapping[str, Any]) -> Any:
        return self._ask(self._posting(path, body))[0]

    def _be_guest(self, name: str) -> None:
        _, headers = self._ask(self._posting("/api/guests", {"name": name}))
        self.credentials = {"Cookie": headers["set-cookie"].partition(";")[0]}

    def _posting(self, path: str, body: Mapping[str, Any]) -> Request:
        headers = {"Content-Type": "application/json"} | self.credentials
        return Request(self.address + path, json.dumps(body).encode(), headers)

    def _ask(self, request: Request) -> tuple[Any, Any]:
        try:
            with urlopen(request, timeout=PATIENCE) as answer:
                return json.loads(answer.read() or b"null"), answer.headers
        except HTTPError as error:
            told = _object(error.read())
            raise Answered(error.code, told.get("code", ""), told.get("sentence") or told.get("detail", "")) from error


def _object(raw: bytes) -> dict[str, Any]:
    try:
        told = json.loads(raw)
    except ValueError:
        return {}
    return told if isinstance(told, dict) else {}
