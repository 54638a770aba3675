"""Metrics for Prometheus: sums over the whole process; nothing by person, table or seat, nor how long a bot thought.

They are served on a port of the loopback address alone; see `docs/hosting.md`.
"""

from bisect import bisect_left
from collections.abc import Callable, Iterator
from contextvars import ContextVar
from itertools import accumulate
from time import monotonic

import structlog
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, start_http_server
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.registry import Collector

log = structlog.get_logger(__name__)

SLOW = 1.0
"""Seconds after which a commit is worth a line in the log."""
SELDOM = 10.0
"""Seconds between two such lines: when a disk is slow, all tables are."""
LOOPBACK = "127.0.0.1"
BUCKETS = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)

registry = CollectorRegistry()
TABLES = Gauge("condotta_tables_hot", "Tables in memory", registry=registry)
SOCKETS = Gauge("condotta_sockets", "Open sockets of tables", registry=registry)
REFUSALS = Counter("condotta_refusals", "Commands refused", ["code"], registry=registry)
ERRORS = Counter("condotta_errors", "Faults, which are in the log too", ["where"], registry=registry)
THINKING = Gauge("condotta_bots_thinking", "Bots whose turn it is, until their move is told", registry=registry)
WAITING = Histogram(
    "condotta_bot_waiting_seconds", "Time until a worker was free for a bot", buckets=BUCKETS, registry=registry
)
OVERDUE = Gauge(
    "condotta_bots_overdue", "Bots' turns that nobody has taken for more than ten seconds", registry=registry
)
PUSHES = Counter("condotta_pushes", "Calls to closed pages, by how they went", ["how"], registry=registry)
THOUGHTS = Counter("condotta_bot_decisions", "Decisions of bots, by how they came about", ["how"], registry=registry)
how_decided: ContextVar[str] = ContextVar("how_decided", default="bot")
"""How the decision came about that a bot has just made: it is counted when it is told, so that none can be timed."""


class PortTaken(Exception):
    """No port for metrics is free; the sentence says which were tried."""


class Commits(Collector):
    """Durable commits: there is one for every move, so they are only counted, and put into words when it is asked."""

    def __init__(self) -> None:
        self.entries, self.moves, self.seconds = 0, 0, 0.0
        self.slots = [0] * (len(BUCKETS) + 1)

    def note(self, entries: int, moves: int, seconds: float) -> None:
        self.entries += entries
        self.moves += moves
        self.seconds += seconds
        self.slots[bisect_left(BUCKETS, seconds)] += 1

    def describe(self) -> Iterator[Metric]:
        """What can be asked for by name."""
        return self.collect()

    def collect(self) -> Iterator[Metric]:
        yield CounterMetricFamily("condotta_entries_written", "Entries committed to logs", self.entries)
        yield CounterMetricFamily("condotta_moves_written", "Moves committed to logs", self.moves)
        bounds = (*map(str, BUCKETS), "+Inf")
        buckets = list(zip(bounds, accumulate(self.slots), strict=True))
        yield HistogramMetricFamily("condotta_append_seconds", "Time of a durable commit", buckets, self.seconds)


class Slow:
    """Commits that took long, told together."""

    def __init__(self) -> None:
        self.count, self.longest, self.told = 0, 0.0, -SELDOM

    def note(self, seconds: float) -> None:
        self.count, self.longest = self.count + 1, max(self.longest, seconds)
        if monotonic() - self.told >= SELDOM:
            log.warning("slow commits", count=self.count, longest_ms=round(1000 * self.longest))
            self.count, self.longest, self.told = 0, 0.0, monotonic()


class Overdue:
    """Bots' turns that have been left lying: no process that has workers takes them."""

    def __init__(self) -> None:
        self.told = -SELDOM

    def note(self, turns: int) -> None:
        OVERDUE.set(turns)
        if turns and monotonic() - self.told >= SELDOM:
            log.warning("bots wait", count=turns)
            self.told = monotonic()


slow, overdue, commits = Slow(), Overdue(), Commits()
registry.register(commits)


def committed(entries: int, moves: int, seconds: float) -> None:
    """Entries, and among them moves, were written."""
    commits.note(entries, moves, seconds)
    if seconds > SLOW:
        slow.note(seconds)


def failed(where: str, error: BaseException) -> None:
    """Something went wrong that should not have: it is counted, and its place is logged."""
    ERRORS.labels(where).inc()
    log.error("fault", where=where, exc_info=error)


def serve_metrics(port: int, ports: int = 1) -> Callable[[], None]:
    """Serve them at the first free one of so many ports, from this one on; returns how to end it."""
    for one in range(port, port + ports):
        try:
            return _served(one)
        except OSError:
            continue
    raise PortTaken(f"No port from {port} to {port + ports - 1} is free for metrics.")


def _served(port: int) -> Callable[[], None]:
    server, thread = start_http_server(port, LOOPBACK, registry)
    log.info("metrics", address=f"http://{LOOPBACK}:{port}/metrics")

    def end() -> None:
        server.shutdown()
        server.server_close()
        thread.join()

    return end
