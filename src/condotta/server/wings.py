"""The wings of a house: the processes of one server on one machine, each the home of a part of the tables.

A socket that comes to another wing than its table's is handed over to that, with the request it began with. So
everybody at a table is told by one process, and no move is worked out twice. A wing that cannot be reached hinders
nobody: another is the home, or the socket stays where it came, and what is said of a table is found in its log.

Word between the wings goes the same way as the sockets, through a socket of each wing in a folder that is theirs alone.
"""

import asyncio
import fcntl
import logging
import re
import socket
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from hashlib import blake2b
from pathlib import Path
from typing import IO

import msgspec

log = logging.getLogger(__name__)

SPARE = 2
"""Wings for which there is room, for each that there should be: at a change of processes the new come before the old
have left.
"""
LARGEST = 1 << 17
"""Bytes of one message to another wing, at most."""
TOGETHER = 500
"""Words in one message, at most."""
MOST = 20_000
"""Words that may wait for a wing that does not listen; it finds in the logs what they said."""
SOON = 0.005
"""Seconds for which words are gathered, and until they are sent again if there was no room for them."""
TABLE = re.compile(rb"/api/tables/([\w-]+)/socket(?:\?|$)")

Word = tuple[str, bytes]
Protocol = Callable[[bytes], asyncio.Protocol]
"""How a socket is spoken to that began with this request."""
NOTHING = msgspec.msgpack.encode(())
_words = msgspec.msgpack.Decoder(list[Word]).decode


class Wings:
    """The wing that this process is, and the ways to the others."""

    def __init__(self, folder: Path, count: int) -> None:
        self.count = count
        self.number, self.lock = _claimed(folder, SPARE * count)
        self.ways = {other: Way(_place(folder, other)) for other in range(SPARE * count) if other != self.number}
        self.folder = folder
        self.here: socket.socket | None = None
        self.protocol: Protocol | None = None
        self.heard: Callable[[str, bytes], None] = lambda subject, message: None
        self.welcoming: set[asyncio.Task[None]] = set()

    def begin(self, protocol: Protocol) -> None:
        """Listen to the others from now on; sockets that come are spoken to by this protocol."""
        self.protocol, self.here = protocol, _bound(self.folder, self.number)
        asyncio.get_running_loop().add_reader(self.here, self._listen)

    def end(self) -> None:
        """Listen no more: others take what would come here."""
        if self.here is not None:
            asyncio.get_running_loop().remove_reader(self.here)
            self.here.close()
        for way in self.ways.values():
            way.close()
        self.lock.close()

    def say(self, subject: str, message: bytes) -> None:
        """Let all other wings know something."""
        for way in self.ways.values():
            way.say((subject, message))

    def hand_over(self, request: bytes, line: int) -> bool:
        """Give a socket, by its number, to the home of its table; False if that is here or takes none now."""
        found = TABLE.search(request.partition(b" HTTP/")[0])
        if found is None or len(request) > LARGEST:
            return False
        for home in homes_of(found[1], SPARE * self.count):
            sent = None if home == self.number else self.ways[home].sent(request, [line])
            if sent is not False:
                return sent is True
        return False

    def is_home(self, table: str) -> bool:
        """Whether a table is at home in this wing, of those that are there now."""
        for home in homes_of(table.encode(), SPARE * self.count):
            if home == self.number or self.ways[home].sent(NOTHING, []) is not False:
                return home == self.number
        return True

    def _listen(self) -> None:
        assert self.here is not None
        while True:
            try:
                message, lines, flags, _ = socket.recv_fds(self.here, LARGEST, 1)
            except (BlockingIOError, InterruptedError):
                return
            except OSError:
                log.exception("A message of another process was lost.")
                return
            if flags & (socket.MSG_CTRUNC | socket.MSG_TRUNC):
                log.error("A socket that another process handed over was lost: too many files are open.")
            elif lines:
                task = asyncio.get_running_loop().create_task(self._welcome(message, socket.socket(fileno=lines[0])))
                self.welcoming.add(task)
                task.add_done_callback(self.welcoming.discard)
            else:
                for subject, word in _words(message):
                    self.heard(subject, word)

    async def _welcome(self, request: bytes, line: socket.socket) -> None:
        """Go on with a socket where another wing left off."""
        assert self.protocol is not None
        try:
            line.setblocking(False)
            await asyncio.get_running_loop().connect_accepted_socket(partial(self.protocol, request), line)
        except OSError:  # the client has gone meanwhile
            line.close()


class Way:
    """The way to another wing, as long as that is there."""

    def __init__(self, place: str) -> None:
        self.place = place
        self.socket: socket.socket | None = None
        self.words: list[Word] = []
        self.waits = False

    def say(self, word: Word) -> None:
        """Let the other wing know something soon, with all else that it is told by then."""
        if len(self.words) < MOST:
            self.words.append(word)
        if not self.waits:
            self.waits = True
            asyncio.get_running_loop().call_later(SOON, self._speak)

    def close(self) -> None:
        if self.socket is not None:
            self.socket.close()
        self.socket = None

    def _speak(self) -> None:
        self.waits = False
        while self.words:
            sent = self.sent(msgspec.msgpack.encode(self.words[:TOGETHER]), [])
            if sent is None:
                self.waits = True
                asyncio.get_running_loop().call_later(SOON, self._speak)
                return
            del self.words[:TOGETHER]

    def sent(self, message: bytes, lines: list[int]) -> bool | None:
        """Send something, perhaps with a socket; False if nobody is there, None if there is no room now."""
        known = self.socket is not None
        try:
            if self.socket is None:
                self.socket = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
                self.socket.setblocking(False)
                self.socket.connect(self.place)
            socket.send_fds(self.socket, [message], lines)
        except BlockingIOError:
            return None
        except OSError:
            self.close()
            return self.sent(message, lines) if known else False  # the one there was may have been followed by another
        return True


def homes_of(table: bytes, most: int) -> list[int]:
    """Where a table is at home: in the first of these wings that there is."""
    return sorted(range(most), key=lambda number: blake2b(b"%d %s" % (number, table), digest_size=8).digest())


def try_out(folder: Path) -> None:
    """OSError if wings cannot meet in this folder."""
    _bound(folder, 0).close()


def _place(folder: Path, number: int) -> str:
    return str(folder / f"{number}.socket")


def _claimed(folder: Path, most: int) -> tuple[int, IO[str]]:
    """The first number that no other process has, and the file by which it is held until this one ends."""
    for number in range(most):
        lock = (folder / f"{number}.lock").open("a")
        with suppress(BlockingIOError):
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            return number, lock
        lock.close()
    raise RuntimeError("There are more processes than there should be.")


def _bound(folder: Path, number: int) -> socket.socket:
    here, place = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM), _place(folder, number)
    Path(place).unlink(missing_ok=True)  # of one that has died
    here.setblocking(False)
    here.bind(place)
    return here
