"""What the master has learned: the weights of his judgement and his instinct, for each number of players."""

from functools import cache
from importlib.resources import files
from typing import Any

import msgspec

from condotta.bots.condottiere import instinct
from condotta.condottiere.options import Options
from condotta.kernel.compiled import row


class Lessons(msgspec.Struct, frozen=True):
    """The weights by the number of players, as whole numbers: so many units to one."""

    unit: int
    weights: dict[int, list[int]]


def can_judge(options: Options) -> bool:
    """Whether such games are like those from which the weights were learned."""
    variants = (options.draw_after_battle, options.bigger_kingdoms, options.capturing_regions, options.hidden_cards)
    return options.players in lessons().weights and not any(variants)


@cache
def lessons() -> Lessons:
    return msgspec.json.decode(files(__package__).joinpath("judgement.json").read_bytes(), type=Lessons)


@cache
def learned_weights(players: int) -> Any:
    """The weights for so many players; nothing but zeros where nothing was learned."""
    learned = lessons().weights.get(players, [0] * instinct.WEIGHTS)
    return row([weight / lessons().unit for weight in learned], float)


def blank_notes() -> Any:
    return row([0.0] * instinct.NOTES, float)
