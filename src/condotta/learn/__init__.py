"""Learning to play: standard environments for reinforcement learning, and fast self-play in batches.

`SelfPlay` and `PolicyBot` need nothing more than the games. The environments for PettingZoo (`condottiere_v1`,
`ordonnance_v1`) and for Gymnasium (`AgainstBots`) need the extra `learn`; where Gymnasium is there, importing this
package registers `condotta/Condottiere-v1` and `condotta/Ordonnance-v1`.
"""

from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

from condotta.learn.planes import Layout, Plane
from condotta.learn.policy import PolicyBot, observation_of
from condotta.learn.results import Results
from condotta.learn.self_play import SelfPlay

if TYPE_CHECKING:
    from condotta.learn.against_bots import AgainstBots

__all__ = ["AgainstBots", "Layout", "Plane", "PolicyBot", "Results", "SelfPlay", "observation_of"]

if find_spec("gymnasium"):
    import gymnasium

    AGAINST_BOTS = "condotta.learn.against_bots:AgainstBots"
    gymnasium.register("condotta/Condottiere-v1", AGAINST_BOTS, kwargs={"game": "condottiere"})
    gymnasium.register("condotta/Ordonnance-v1", AGAINST_BOTS, kwargs={"game": "ordonnance", "opponents": ("captain",)})


def __getattr__(name: str) -> Any:
    """The environment for Gymnasium is loaded when it is asked for, so that the rest works without the extra."""
    if name == "AgainstBots":
        from condotta.learn.against_bots import AgainstBots

        return AgainstBots
    raise AttributeError(f"condotta.learn has no {name}.")
