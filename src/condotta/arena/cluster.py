"""A crew on a Ray cluster: one worker for each processor that the cluster has. Needs the extra `cluster`."""

import logging
import socket
from collections.abc import Iterable, Iterator
from typing import Any, Self

import msgspec

from condotta.arena.bout import Played
from condotta.arena.company import Company
from condotta.arena.crew import PATIENCE
from condotta.arena.schedule import Bout
from condotta.arena.tournament import Tournament

LOCAL = "local"


class Unreachable(Exception):
    """There is no cluster at this address; the sentence says why."""


class Hand:
    """A worker on the cluster."""

    def __init__(self, raw: bytes) -> None:
        self.company = Company(msgspec.json.decode(raw, type=Tournament))
        self.company.warm_up()

    def play(self, raw: bytes) -> bytes:
        return msgspec.msgpack.encode(self.company.play(msgspec.msgpack.decode(raw, type=Bout)))

    def close(self) -> None:
        self.company.close()


class Cluster:
    """Spreads games over the Ray cluster at an address; `local` starts one on this machine."""

    def __init__(self, tournament: Tournament, address: str, jobs: int) -> None:
        """Join the cluster, or start one with so many processors; Unreachable if there is none."""
        import ray

        _knock(address)
        self.tournament, self.hands = tournament, list[Any]()
        place: dict[str, Any] = {"address": address}
        if address == LOCAL:
            place = {"address": LOCAL, "num_cpus": jobs, "include_dashboard": False}
        try:
            ray.init(log_to_driver=False, logging_level=logging.ERROR, **place)
        except (ConnectionError, ValueError, RuntimeError) as error:
            raise Unreachable(f"There is no Ray cluster at {address}: {_first_line(error)}") from error

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        import ray

        if self.hands:
            ray.wait([hand.close.remote() for hand in self.hands], num_returns=len(self.hands), timeout=PATIENCE)
        self.hands.clear()
        ray.shutdown()

    def play(self, games: Iterable[Bout]) -> Iterator[Played]:
        import ray

        waiting = iter(games)
        busy = {_sent(hand, bout): hand for hand, bout in zip(self._hired(), waiting, strict=False)}
        while busy:
            (done,), _ = ray.wait(list(busy), num_returns=1)
            hand = busy.pop(done)
            if (bout := next(waiting, None)) is not None:
                busy[_sent(hand, bout)] = hand
            yield msgspec.msgpack.decode(ray.get(done), type=Played)

    def _hired(self) -> list[Any]:
        import ray

        if not self.hands:
            resources = ray.cluster_resources()  # type: ignore[no-untyped-call]
            count = max(1, int(resources.get("CPU", 1)))
            hand = ray.remote(num_cpus=1)(Hand)
            self.hands = [hand.remote(msgspec.json.encode(self.tournament)) for _ in range(count)]
        return self.hands


def _first_line(error: Exception) -> str:
    return next(iter(str(error).splitlines()), type(error).__name__)


def _knock(address: str) -> None:
    """Unreachable if nobody answers at a host and port: Ray itself would try for long, then end this process."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if not port.isdecimal():
        return
    try:
        socket.create_connection((host.strip("[]"), int(port)), PATIENCE).close()
    except (OSError, OverflowError) as error:
        raise Unreachable(f"There is no Ray cluster at {address}: {error}.") from error


def _sent(hand: Any, bout: Bout) -> Any:
    return hand.play.remote(msgspec.msgpack.encode(bout))
