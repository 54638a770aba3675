"""Calls to the application in this process, with every byte that it sends back."""

import asyncio
from typing import Any, Self

import httpx

Headers = dict[str, str]
ADDRESS = "http://club"
TURNS = 15
"""How often others have their turn before it is taken for sure that what can be sent was sent."""
LONGEST = 60.0


class Call:
    """A socket or an endless answer, and all that came over it until now."""

    def __init__(self, app: Any, kind: str, path: str, headers: Headers) -> None:
        self.app, self.came = app, list[Any]()
        self.inbox: asyncio.Queue[Any] = asyncio.Queue()
        path, _, query = path.partition("?")
        told = [(b"host", b"club"), *((name.lower().encode(), text.encode()) for name, text in headers.items())]
        self.scope: Any = {
            "type": kind,
            "http_version": "1.1",
            "scheme": {"http": "http", "websocket": "ws"}[kind],
            "path": path,
            "raw_path": path.encode(),
            "root_path": "",
            "query_string": query.encode(),
            "headers": told,
            "client": ("127.0.0.1", 50_000),
            "server": ("club", 80),
            "subprotocols": [],
        }
        if kind == "http":
            self.scope["method"] = "GET"
        self.inbox.put_nowait(
            {"type": "websocket.connect"} if kind == "websocket" else {"type": "http.request", "body": b""}
        )

    async def __aenter__(self) -> Self:
        self.task = asyncio.create_task(self.app(self.scope, self.inbox.get, self._sent))
        return self

    async def __aexit__(self, *_: object) -> None:
        kind = "http" if self.scope["type"] == "http" else "websocket"
        self.inbox.put_nowait({"type": f"{kind}.disconnect", "code": 1000})
        await asyncio.wait_for(self.task, LONGEST)

    def say(self, text: str) -> None:
        self.inbox.put_nowait({"type": "websocket.receive", "text": text})

    async def until(self, sign: str, times: int = 1) -> None:
        """Wait until this has come, so many times."""
        async with asyncio.timeout(LONGEST):
            while sum(sign in str(one) for one in self.came) < times:
                assert not self.task.done(), self.came
                await asyncio.sleep(0.001)

    async def all(self) -> list[Any]:
        """All that comes as long as nothing happens."""
        known = -1
        while known < len(self.came):
            known = len(self.came)
            await others_turn()
        return list(self.came)

    async def _sent(self, message: Any) -> None:
        self.came.append(tuple(sorted((name, str(value)) for name, value in message.items())))


class Caller:
    """Somebody who calls: his requests, sockets and event streams."""

    def __init__(self, app: Any, headers: Headers) -> None:
        self.app, self.headers = app, headers
        transport = httpx.ASGITransport(app, raise_app_exceptions=False)
        self.http = httpx.AsyncClient(transport=transport, base_url=ADDRESS, headers=headers)

    def socket(self, path: str) -> Call:
        return Call(self.app, "websocket", path, self.headers)

    def stream(self, path: str) -> Call:
        return Call(self.app, "http", path, self.headers)

    async def read(self, path: str) -> Any:
        """The whole answer to a request: status, headers and body."""
        return answer(await self.http.get(path))


def answer(response: httpx.Response) -> Any:
    return response.status_code, sorted(response.headers.items()), response.content


async def others_turn() -> None:
    """Let others do what they can do at once."""
    for _ in range(TURNS):
        await asyncio.sleep(0)
