"""A server within the test's own process, and people who come to it with browsers of their own."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import httpx
from litestar import Litestar

from condotta.server.app import make_app
from condotta.server.house import House, Wishes
from condotta.server.limits import Limits

PASSWORD = "correct horse"


class Club:
    """The application, its house, and the browsers that are open."""

    def __init__(self, app: Litestar) -> None:
        self.app = app
        self.house: House = app.state.house

    def browser(self, address: str = "http://club", **headers: str) -> httpx.AsyncClient:
        transport = httpx.ASGITransport(self.app, raise_app_exceptions=False)
        return httpx.AsyncClient(transport=transport, base_url=address, headers=headers)

    def stop_the_clock(self) -> None:
        """What is limited fills up no more, however slow the machine."""
        limits: Limits = self.app.state.limits
        stopped = limits.now()
        limits.now = lambda: stopped

    async def guest(self, name: str, **headers: str) -> httpx.AsyncClient:
        """A browser of a guest who has just come."""
        browser = self.browser(**headers)
        await did(browser.post("/api/guests", json={"name": name}))
        return browser

    async def account(self, name: str) -> tuple[httpx.AsyncClient, str]:
        """A browser of somebody with an account, and the recovery code."""
        browser = await self.guest(name)
        secured = await did(browser.post("/api/accounts", json={"password": PASSWORD}))
        return browser, secured["recovery"]

    async def log_in(self, name: str, password: str = PASSWORD) -> httpx.AsyncClient:
        browser = self.browser()
        await did(browser.post("/api/logins", json={"name": name, "password": password}))
        return browser

    async def table(self, host: httpx.AsyncClient, *others: httpx.AsyncClient, **settings: Any) -> str:
        """A table of two at which these sit."""
        chosen = {"game": "condottiere", "options": {"players": 2}, "pause": 600_000} | settings
        name: str = (await did(host.post("/api/tables", json=chosen)))["table"]
        for browser in (host, *others):
            await did(ask(browser, name, "sit"))
        return name

    async def card(self, table: str) -> Any:
        return await did(self.browser().get(f"/api/tables/{table}"))


@asynccontextmanager
async def opened(database: str, **wishes: Any) -> AsyncIterator[Club]:
    """A club that is open."""
    app = make_app(Wishes(database, bot_workers=0, **{"generous": True} | wishes))
    async with app.lifespan():
        yield Club(app)


def ask(browser: httpx.AsyncClient, table: str, do: str, **fields: Any) -> Any:
    """Ask something of a table."""
    ident = f"{do}-{abs(hash((table, do, *map(str, fields.items()))))}"
    return browser.post(f"/api/tables/{table}/ask", json={"id": ident, "command": {"do": do} | fields})


async def did(asked: Any) -> Any:
    """What was answered to something that must go well."""
    answer = await asked
    assert answer.is_success, answer.text
    return answer.json() if answer.content else None


async def code(asked: Any) -> str:
    """The code with which something that must not be done is refused."""
    answer = await asked
    assert answer.is_client_error, answer.text
    refused = answer.json()
    assert refused["sentence"].endswith(".")
    return str(refused["code"])


async def who(browser: httpx.AsyncClient) -> Any:
    return await did(browser.get("/api/me"))
