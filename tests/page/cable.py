"""The line between a page and the server, which can be cut and mended."""

from playwright.sync_api import Page, WebSocketRoute


class Cable:
    """Lies from when it is made to the sockets that the page opens after that. While it is cut, none comes through."""

    def __init__(self, page: Page) -> None:
        self.open: list[WebSocketRoute] = []
        self.whole, self.calls = True, 0
        page.route_web_socket("**/socket", self._connect)

    def cut(self) -> None:
        self.whole = False
        for socket in self.open:
            socket.close(code=1011)
        self.open.clear()

    def mend(self) -> None:
        self.whole = True

    def _connect(self, socket: WebSocketRoute) -> None:
        self.calls += 1
        if self.whole:
            socket.connect_to_server()
            self.open.append(socket)
        else:
            socket.close(code=1011)
