"""A tournament on a Ray cluster: a local one."""

import pytest

from condotta.arena import play
from condotta.arena.cluster import Cluster, Unreachable
from condotta.arena.playing import Session
from tests.arena.company import EXAMPLE, program, small, untimed

pytest.importorskip("ray")
# Ray leaves sockets and files to be closed by the collector.
pytestmark = pytest.mark.filterwarnings(
    "ignore::ResourceWarning", "ignore::FutureWarning", "ignore::DeprecationWarning"
)


def test_a_local_cluster_gives_the_same_results() -> None:
    tournament = small("captain", f"example={program(EXAMPLE)}")
    session = Session(tournament, 2)

    with Cluster(tournament, "local", 1) as crew:
        list(session.play(crew))

    assert untimed(session.results()) == untimed(play(tournament, 2))


def test_a_cluster_that_is_not_there_is_named() -> None:
    with pytest.raises(Unreachable, match=r"There is no Ray cluster at 127.0.0.1:1"):
        Cluster(small("captain"), "127.0.0.1:1", 1)
