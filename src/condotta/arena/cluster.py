"""A crew on a Ray cluster: a worker for each processor that is free there. Needs the extra `cluster`."""

import logging
import socket
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from time import monotonic
from typing import Any, Self

import msgspec

from condotta.arena.bout import Played
from condotta.arena.company import Company
from condotta.arena.schedule import Bout
from condotta.arena.tournament import Tournament
from condotta.arena.worker import PATIENCE, CrewLost

LOCAL = "local"
AWAY = 15.0
"""Seconds for which the head of a cluster may be away. After a minute Ray would end this process without a word."""


class Unreachable(Exception):
    """There is no cluster at this address, or it lets nobody in; the sentence says why."""


class RemoteWorker:
    """A worker on the cluster."""

    def __init__(self, raw: bytes) -> None:
        self.company = Company(msgspec.json.decode(raw, type=Tournament))
        self.company.warm_up()

    def report(self) -> None:
        """Say that it is there, and ready to play."""

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
        self.tournament, self.workers = tournament, list[Any]()
        place: dict[str, Any] = {"address": address}
        if address == LOCAL:
            place = {"address": LOCAL, "num_cpus": jobs, "include_dashboard": False}
        try:
            joined = ray.init(log_to_driver=False, logging_level=logging.ERROR, **place)
        except (ConnectionError, ValueError, RuntimeError, ray.exceptions.AuthenticationError) as error:
            raise Unreachable(_refusal(address, error)) from error
        self.head = getattr(joined, "address_info", {}).get("gcs_address", address)
        self.felt, self.loud = monotonic(), _let_speak(_unheard)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        import ray

        with suppress(ray.exceptions.RayError, ConnectionError):
            if self.workers:
                leaving = [worker.close.remote() for worker in self.workers]
                ray.wait(leaving, num_returns=len(leaving), timeout=PATIENCE)
        self.workers.clear()
        ray.shutdown()
        _let_speak(self.loud)

    def prepare(self) -> None:
        """Hire workers, and wait until the first of them has come."""
        import ray

        with _losses():
            ray.get(self._next([worker.report.remote() for worker in self._hired()]))

    def play(self, games: Iterable[Bout]) -> Iterator[Played]:
        """A game is given to a worker that has come: on a busy cluster some may wait long for their processor."""
        import ray

        waiting, playing = iter(games), 0
        bout = next(waiting, None)
        with _losses():
            calls = {worker.report.remote(): worker for worker in self._hired()} if bout else {}
            while bout is not None or playing:
                done = self._next(list(calls))
                worker, answer = calls.pop(done), ray.get(done)
                if bout is not None:
                    calls[worker.play.remote(msgspec.msgpack.encode(bout))] = worker
                    bout, playing = next(waiting, None), playing + 1
                if answer is not None:
                    playing -= 1
                    yield msgspec.msgpack.decode(answer, type=Played)

    def _next(self, calls: list[Any]) -> Any:
        """The next of these calls that is answered; or CrewLost."""
        import ray

        answered: list[Any] = []
        while not answered:
            self._feel_pulse()
            answered, _ = ray.wait(calls, num_returns=1, timeout=PATIENCE)
        return answered[0]

    def _feel_pulse(self) -> None:
        """CrewLost if the head of the cluster has been away for too long, even if workers still answer."""
        if monotonic() < self.felt + PATIENCE:
            return
        try:
            _knock(self.head)
        except Unreachable as error:
            if monotonic() > self.felt + AWAY:
                raise CrewLost(f"The Ray cluster was lost: nobody answers at {self.head}.") from error
        else:
            self.felt = monotonic()

    def _hired(self) -> list[Any]:
        """The workers: as many as processors are free now, and one at least, which waits for one."""
        import ray

        if not self.workers:
            free = int(ray.available_resources().get("CPU", 0))  # type: ignore[no-untyped-call]
            hire = ray.remote(num_cpus=1)(RemoteWorker).remote
            self.workers = [hire(msgspec.json.encode(self.tournament)) for _ in range(max(1, free))]
        return self.workers


@contextmanager
def _losses() -> Iterator[None]:
    """What Ray has to say of workers or a cluster that are gone, as CrewLost."""
    import ray

    try:
        yield
    except (ray.exceptions.RayError, ConnectionError) as error:
        raise CrewLost(f"The Ray cluster lost a worker, or was lost itself: {_first_sentence(error)}") from error


def _refusal(address: str, error: Exception) -> str:
    """Why this process could not join; that it lacks a token, Ray may tell in the cause of its error only."""
    if "AuthenticationError" in f"{error!r} {error.__cause__}":
        how = "set RAY_AUTH_MODE=token, and have the token in RAY_AUTH_TOKEN or in ~/.ray/auth_token"
        return f"The Ray cluster at {address} wants its token: {how}."
    return f"There is no Ray cluster at {address}: {_first_sentence(error)}"


def _first_sentence(error: Exception) -> str:
    """What follows it is advice for those who call Ray themselves."""
    line = next(iter(str(error).splitlines()), type(error).__name__)
    return f"{line.partition('. ')[0].rstrip('.: ')}."


def _let_speak(speaker: Any) -> Any:
    """Let this print what the daemons of Ray have to say of a loss; who did before."""
    from ray._private import worker

    before = getattr(worker, "print_to_stdstream", _unheard)
    worker.print_to_stdstream = speaker
    return before


def _unheard(*_: object, **__: object) -> None:
    """Pages of their logs would be all there is to read: CrewLost says it in a sentence."""


def _knock(address: str) -> None:
    """Unreachable if nobody answers at a host and port: Ray itself would try for long, then end this process."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if not port.isdecimal():
        return
    try:
        socket.create_connection((host.strip("[]"), int(port)), PATIENCE).close()
    except (OSError, OverflowError) as error:
        why = getattr(error, "strerror", None) or error
        raise Unreachable(f"There is no Ray cluster at {address}: {why}.") from error
