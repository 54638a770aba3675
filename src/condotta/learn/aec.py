"""PettingZoo's kind of environment (AEC): agents that act one at a time."""

from typing import Any

from condotta.learn.extra import MISSING
from condotta.learn.seeds import Seeds
from condotta.learn.spaces import decision_space, observation_space
from condotta.learn.subject import CAP, subject_named
from condotta.learn.table import Observation, Table

try:
    from gymnasium import Space
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers
except ModuleNotFoundError as missing:
    raise ModuleNotFoundError(MISSING) from missing


class SeatsInTurn(AECEnv):  # type: ignore[misc]  # PettingZoo has no types
    """A game as an environment of PettingZoo; the agents are its seats, `seat_0` and so on.

    Actions are single decisions of the game, so an agent may be asked several times in a row.
    """

    def __init__(self, game: str, render_mode: str | None = None, cap: int = CAP, **choices: Any) -> None:
        super().__init__()
        if render_mode not in (None, "ansi"):
            raise ValueError(f"There is no render mode {render_mode}; there is ansi.")
        subject = subject_named(game)
        self.metadata = {"name": f"{game}_v1", "render_modes": ["ansi"], "is_parallelizable": False}
        self.render_mode = render_mode
        self._table, self._seeds = Table(subject, subject.options(**choices), cap), Seeds()
        self.possible_agents = [f"seat_{seat}" for seat in range(self._table.options.players)]
        self.agents: list[str] = []
        self.observation_spaces = {agent: observation_space(subject) for agent in self.possible_agents}
        self.action_spaces = {agent: decision_space(subject) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game: with a seed the one that `game.start` begins with that number as its text."""
        self._table.begin(self._seeds.next(seed))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.possible_agents[self._table.seat or 0]

    def observe(self, agent: str) -> Observation:
        return self._table.observe(self.possible_agents.index(agent))

    def step(self, action: int | None) -> None:
        """Let the selected agent decide; ValueError with the reason, and nothing done, if it may not."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} is still playing: it has to decide something.")
        self._table.decide(action)
        self._cumulative_rewards[agent] = 0.0
        for seat, other in enumerate(self.possible_agents):
            self.rewards[other] = self._table.reward(seat)
            self.terminations[other], self.truncations[other] = self._table.is_over, self._table.is_truncated
        self._accumulate_rewards()
        self.agent_selection = self.possible_agents[self._table.seat or 0]

    def render(self) -> str | None:
        """The table as text, as a spectator sees it."""
        return self._table.subject.drawing(self._table.view(None)) if self.render_mode else None

    def close(self) -> None:
        """There is nothing to close."""


def wrapped(raw: SeatsInTurn) -> Any:
    """The environment with PettingZoo's usual checks of how it is called."""
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(raw))
