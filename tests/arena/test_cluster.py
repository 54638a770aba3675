"""A tournament on a Ray cluster: a local one."""

import os
import signal
import threading
import time
from collections.abc import Callable, Iterator
from math import inf
from typing import Any

import msgspec
import pytest

from condotta.arena import play
from condotta.arena.bout import Played
from condotta.arena.cluster import Cluster, RemoteWorker, Unreachable
from condotta.arena.playing import Session
from condotta.arena.schedule import bouts
from condotta.arena.worker import PATIENCE, CrewLost
from tests.arena.company import EXAMPLE, program, small, untimed

ray = pytest.importorskip("ray")
# Ray leaves sockets and files to be closed by the collector.
pytestmark = pytest.mark.filterwarnings(
    "ignore::ResourceWarning", "ignore::FutureWarning", "ignore::DeprecationWarning"
)
TOURNAMENT = small("captain", f"example={program(EXAMPLE)}")


class Neighbour:
    """Somebody else's work, which keeps a processor of the cluster busy."""

    def work(self) -> bool:
        return True

    def die(self) -> None:
        os.kill(os.getpid(), signal.SIGKILL)


@pytest.fixture(scope="module")
def crew() -> Iterator[Cluster]:
    """On a cluster of two processors, of which one is taken already."""
    with Cluster(TOURNAMENT, "local", 2) as crew:
        neighbour = ray.remote(num_cpus=1)(Neighbour).remote()
        assert ray.get(neighbour.work.remote())
        _wait_for_free(1)
        crew.prepare()
        yield crew


@pytest.mark.parametrize(
    ("address", "why"),
    [("127.0.0.1:1", "Connection refused."), ("http://127.0.0.1", "Invalid Ray address: 'http://127.0.0.1'.")],
)
def test_a_cluster_that_is_not_there_is_named_without_advice_for_programs(address: str, why: str) -> None:
    with pytest.raises(Unreachable) as refusal:
        Cluster(small("captain"), address, 1)

    assert str(refusal.value) == f"There is no Ray cluster at {address}: {why}"


def _without_a_token() -> Exception:
    return ray.exceptions.AuthenticationError("Token authentication is enabled but no authentication token was found")


def _with_a_wrong_token() -> Exception:
    """What Ray raises a while after the head of a cluster has refused it."""
    error = ConnectionError("Failed to connect to Ray cluster at 192.0.2.2:6379")
    error.__cause__ = RuntimeError(
        "Failed to connect to GCS. Last connection error: Traceback (most recent call last):\n"
        "ray.exceptions.AuthenticationError: RPC error: InvalidAuthToken: Authentication token is missing or incorrect."
    )
    return error


@pytest.mark.parametrize("refused", [_without_a_token, _with_a_wrong_token])
def test_a_cluster_that_wants_a_token_is_not_said_to_be_absent(
    refused: Callable[[], Exception], monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(**_: Any) -> None:
        raise refused()

    monkeypatch.setattr(ray, "init", refuse)

    with pytest.raises(Unreachable, match=r"^The Ray cluster at somewhere wants its token: set RAY_AUTH_MODE=token"):
        Cluster(small("captain"), "somewhere", 1)


def test_workers_are_hired_for_free_processors_only(crew: Cluster) -> None:
    assert len(crew.workers) == 1


def test_a_cluster_gives_the_same_results_even_if_a_worker_never_comes(crew: Cluster) -> None:
    session = Session(TOURNAMENT, 2)
    crew.workers.insert(0, ray.remote(num_cpus=99)(RemoteWorker).remote(b""))

    list(session.play(crew))
    del crew.workers[0]

    assert untimed(session.results()) == untimed(play(TOURNAMENT, 2))


def test_a_python_object_is_found_on_the_cluster_too(crew: Cluster) -> None:
    tournament = small("random", "x=py:tests.arena.company:Reader")
    worker = ray.remote(num_cpus=0)(RemoteWorker).remote(msgspec.json.encode(tournament))
    bout = next(bouts(tournament, 0))

    played = msgspec.msgpack.decode(ray.get(worker.play.remote(msgspec.msgpack.encode(bout))), type=Played)
    ray.get(worker.close.remote())

    assert not any(report.faults for report in played.reports)


def test_a_lost_worker_is_told_and_what_was_played_stays(crew: Cluster) -> None:
    session = Session(TOURNAMENT, 100)
    playing = session.play(crew)
    next(playing)
    ray.kill(crew.workers[0])

    with pytest.raises(CrewLost, match="The Ray cluster lost a worker, or was lost itself: The actor"):
        list(playing)

    assert 1 <= len(session.done) < 200
    assert len(session.missing()) == 200 - len(session.done)
    crew.workers.clear()  # so that the next test hires another one


def test_what_ray_itself_has_to_say_of_a_loss_is_not_printed(
    crew: Cluster, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """It prints pages of its logs wherever a process of the cluster dies."""
    heard, speak = threading.Event(), ray._private.worker.print_to_stdstream

    def listen(*said: Any, **how: Any) -> None:
        speak(*said, **how)
        heard.set()

    monkeypatch.setattr(ray._private.worker, "print_to_stdstream", listen)
    neighbour = ray.remote(num_cpus=0)(Neighbour).remote()
    with pytest.raises(ray.exceptions.RayActorError):
        ray.get(neighbour.die.remote())

    assert heard.wait(60)
    assert capsys.readouterr() == ("", "")


def test_a_cluster_without_its_head_is_lost(crew: Cluster, monkeypatch: pytest.MonkeyPatch) -> None:
    """If nobody told, Ray would end this process after a minute."""
    assert crew.head.rpartition(":")[2].isdecimal()
    monkeypatch.setattr(crew, "head", "127.0.0.1:1")
    monkeypatch.setattr(crew, "felt", -inf)

    with pytest.raises(CrewLost, match=r"^The Ray cluster was lost: nobody answers at 127\.0\.0\.1:1\.$"):
        list(Session(TOURNAMENT, 1).play(crew))


def test_a_head_that_is_away_for_a_moment_is_no_loss(crew: Cluster, monkeypatch: pytest.MonkeyPatch) -> None:
    session = Session(TOURNAMENT, 1)
    monkeypatch.setattr(crew, "head", "127.0.0.1:1")
    monkeypatch.setattr(crew, "felt", time.monotonic() - PATIENCE)

    list(session.play(crew))

    assert not session.missing()


def _wait_for_free(processors: int) -> None:
    for _ in range(600):
        if int(ray.available_resources().get("CPU", 0)) == processors:
            return
        time.sleep(0.05)
    raise AssertionError("the neighbour does not keep its processor")
