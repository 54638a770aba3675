"""A tournament on a Ray cluster: a local one."""

import time
from collections.abc import Iterator

import pytest

from condotta.arena import play
from condotta.arena.cluster import Cluster, RemoteWorker, Unreachable
from condotta.arena.playing import Session
from condotta.arena.worker import CrewLost
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


@pytest.fixture(scope="module")
def crew() -> Iterator[Cluster]:
    """On a cluster of two processors, of which one is taken already."""
    with Cluster(TOURNAMENT, "local", 2) as crew:
        neighbour = ray.remote(num_cpus=1)(Neighbour).remote()
        assert ray.get(neighbour.work.remote())
        _wait_for_free(1)
        crew.prepare()
        yield crew


def test_workers_are_hired_for_free_processors_only(crew: Cluster) -> None:
    assert len(crew.workers) == 1


def test_a_cluster_gives_the_same_results_even_if_a_worker_never_comes(crew: Cluster) -> None:
    session = Session(TOURNAMENT, 2)
    crew.workers.insert(0, ray.remote(num_cpus=99)(RemoteWorker).remote(b""))

    list(session.play(crew))
    del crew.workers[0]

    assert untimed(session.results()) == untimed(play(TOURNAMENT, 2))


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


def test_a_cluster_that_is_not_there_is_named() -> None:
    with pytest.raises(Unreachable, match=r"There is no Ray cluster at 127.0.0.1:1"):
        Cluster(small("captain"), "127.0.0.1:1", 1)


def _wait_for_free(processors: int) -> None:
    for _ in range(600):
        if int(ray.available_resources().get("CPU", 0)) == processors:
            return
        time.sleep(0.05)
    raise AssertionError("the neighbour does not keep its processor")
