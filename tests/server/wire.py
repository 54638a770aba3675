"""A wire between a client and a server that can be cut when an answer is on its way."""

import asyncio
from typing import Self


class Wire:
    """Passes everything on, except answers that it was told to lose: instead of these it cuts the connection."""

    def __init__(self, port: int) -> None:
        self.beyond = port
        self.answers_to_lose = 0
        self.passing: set[asyncio.Task[None]] = set()

    async def __aenter__(self) -> Self:
        self.server = await asyncio.start_server(self._meet, "127.0.0.1", 0)
        self.port = self.server.sockets[0].getsockname()[1]
        return self

    async def __aexit__(self, *_: object) -> None:
        self.server.close()
        for task in self.passing:
            task.cancel()
        await asyncio.gather(*self.passing, return_exceptions=True)

    async def _meet(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        answers, questions = await asyncio.open_connection("127.0.0.1", self.beyond)
        for one in (self._pass(reader, questions, False), self._pass(answers, writer, True)):
            task = asyncio.create_task(one)
            self.passing.add(task)
            task.add_done_callback(self.passing.discard)

    async def _pass(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, answering: bool) -> None:
        try:
            while chunk := await reader.read(1 << 16):
                if answering and self.answers_to_lose:
                    self.answers_to_lose -= 1
                    break
                writer.write(chunk)
                await writer.drain()
        finally:
            writer.close()
