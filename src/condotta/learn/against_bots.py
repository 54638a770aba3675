"""Gymnasium's kind of environment: one learner against bots."""

from collections.abc import Sequence
from typing import Any, Literal

import numpy as np

from condotta.bots import Bot, make_bot
from condotta.kernel.chance import derived
from condotta.learn.extra import MISSING
from condotta.learn.seeds import Seeds
from condotta.learn.spaces import decision_space, observation_space
from condotta.learn.subject import CAP, subject_named
from condotta.learn.table import NO_GAME, Observation, Table

try:
    import gymnasium
except ModuleNotFoundError as missing:
    raise ModuleNotFoundError(MISSING) from missing


class AgainstBots(gymnasium.Env[Observation, int]):
    """A game of one learner against bots, which play between its decisions.

    The learner sits at `seat`, without one where the seed puts it; the opponents sit clockwise from it, and a single
    name means one of them. An illegal decision is refused with ValueError and the reason, and nothing is done; with
    `illegal="forfeit"` it ends the game and costs the learner 1, as a lost game of two does, for those who cannot use
    the mask.
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 4}  # noqa: RUF012  # as Gymnasium declares it

    def __init__(
        self,
        game: str = "condottiere",
        opponents: str | Sequence[str] = ("captain", "captain", "captain"),
        *,
        seat: int | None = None,
        illegal: Literal["refuse", "forfeit"] = "refuse",
        cap: int = CAP,
        render_mode: str | None = None,
        **choices: Any,
    ) -> None:
        opponents = (opponents,) if isinstance(opponents, str) else tuple(opponents)
        subject, players = subject_named(game), len(opponents) + 1
        if choices.setdefault("players", players) != players:
            raise ValueError(f"The learner and {', '.join(opponents)} are {players} players, not {choices['players']}.")
        _check_words(players, seat, illegal, render_mode)
        for name in opponents:
            make_bot(name, subject.game, "")
        self.render_mode, self._opponents, self._place, self._illegal = render_mode, opponents, seat, illegal
        self._table, self._seeds = Table(subject, subject.options(**choices), cap), Seeds()
        self._bots: dict[int, Bot] = {}
        self._seat, self._forfeited = 0, False
        self.observation_space = observation_space(subject)
        self.action_space = decision_space(subject)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin a game and let the bots play until the learner is asked."""
        super().reset(seed=seed)
        name = self._seeds.next(seed)
        self._seat_players(name)
        self._table.begin(name)
        self._forfeited = False
        self._let_bots_play()
        if not self._table.goes_on:
            raise ValueError(f"A cap of {self._table.cap} ended the game before the learner was asked.")
        return self._told()

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Let the learner decide, and the bots after it until it is asked again or the game ends."""
        if self._forfeited:
            raise ValueError(NO_GAME)
        try:
            self._table.decide(action)
        except ValueError as refusal:
            if self._illegal == "refuse" or not self._table.goes_on:
                raise
            return self._forfeit(str(refusal))
        self._let_bots_play()
        observation, notes = self._told()
        reward = self._table.reward(self._seat)
        return observation, reward, self._table.is_over, self._table.is_truncated, notes

    def render(self) -> str | None:
        """The table as text, as the learner sees it."""
        return self._table.subject.drawing(self._table.view(self._seat)) if self.render_mode else None

    @property
    def seat(self) -> int:
        """Where the learner sits in this game."""
        return self._seat

    @property
    def table(self) -> Table:
        """The game that is being played."""
        return self._table

    def _seat_players(self, seed: str) -> None:
        """The learner first, then the bots clockwise from it, each with a seed of its own."""
        players, game = len(self._opponents) + 1, self._table.subject.game
        drawn = int(derived(seed, "seat"), 16) % players
        self._seat = drawn if self._place is None else self._place
        self._bots = {
            (self._seat + at) % players: make_bot(name, game, derived(seed, f"opponent {at}"))
            for at, name in enumerate(self._opponents, start=1)
        }

    def _let_bots_play(self) -> None:
        while (seat := self._table.seat) is not None and seat != self._seat:
            view = self._table.view(seat)
            self._table.act(self._bots[seat].choose(view, self._table.subject.game.legal(view)))

    def _told(self) -> tuple[Observation, dict[str, Any]]:
        observation = self._table.observe(self._seat)
        return observation, {"action_mask": observation["action_mask"].copy()}

    def _forfeit(self, reason: str) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        self._forfeited = True
        observation, _ = self._told()
        observation["action_mask"] = np.zeros_like(observation["action_mask"])
        return observation, -1.0, True, False, {"action_mask": observation["action_mask"].copy(), "illegal": reason}


def _check_words(players: int, seat: int | None, illegal: str, render_mode: str | None) -> None:
    """Refuse what the environment cannot do, in a sentence."""
    if seat is not None and not 0 <= seat < players:
        raise ValueError(f"Seats are numbered from 0 to {players - 1}.")
    if illegal not in ("refuse", "forfeit"):
        raise ValueError(f"An illegal decision is refused or forfeits the game; {illegal} is neither.")
    if render_mode not in (None, "ansi"):
        raise ValueError(f"There is no render mode {render_mode}; there is ansi.")
