"""What people agree on before they sit down: the game and its options, clock, privacy, and what the table allows."""

from typing import Any

import msgspec

from condotta.catalogue import GAMES, game_named
from condotta.kernel.game import AnyGame
from condotta.server.table.printing import on_one_line

COLOURS = ("red", "green", "azure", "gold", "grey", "violet")
MINUTE, HOUR = 60_000, 3_600_000
LONGEST_TITLE = 60
HIDDEN = "***"
"""What is seen of a fixed seed: that there is one. All cards follow from the seed itself."""


class NoClock(msgspec.Struct, frozen=True, tag_field="clock", tag="none"):
    """Everybody thinks as long as he likes."""


class Live(msgspec.Struct, frozen=True, tag_field="clock", tag="live"):
    """Milliseconds for the whole game, and those that each decision adds."""

    base: int
    increment: int = 0


class Correspondence(msgspec.Struct, frozen=True, tag_field="clock", tag="correspondence"):
    """Hours for every decision."""

    hours: int


Clock = NoClock | Live | Correspondence


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All that can be chosen for a table; all but the seed itself is seen by everybody before he sits down.

    `delay` is how many seconds spectators are behind; `pace` how many milliseconds a bot takes for a move, and
    `pause` how many the question after a battle stays open. A `seed` marks the table as not fair. A `target` makes
    it a match for points.
    """

    game: str
    options: dict[str, Any] = {}
    title: str = ""
    public: bool = True
    spectators: bool = True
    delay: int = 0
    clock: Clock = NoClock()
    rated: bool = False
    hotseat: bool = False
    hints: bool = False
    pace: int = 900
    pause: int = 20_000
    seed: str | None = None
    target: int | None = None

    @property
    def rules(self) -> AnyGame:
        return game_named(self.game)

    @property
    def silence(self) -> int:
        """Milliseconds after which somebody is taken for gone who does not say that he is there; he has longer where it
        costs him rating.
        """
        short = 10 * MINUTE if self.rated else 2 * MINUTE
        return self.clock.hours * HOUR if isinstance(self.clock, Correspondence) else short

    @property
    def longest_wait(self) -> int:
        """Milliseconds that a pause lasts at most when somebody would like to go on."""
        return self.clock.hours * HOUR if isinstance(self.clock, Correspondence) else 10 * MINUTE

    @property
    def players(self) -> int:
        return int(self.chosen.players)

    @property
    def chosen(self) -> Any:
        """The options as the game's own type."""
        return msgspec.convert(self.options, self.rules.options_type)

    @property
    def seen(self) -> "Settings":
        """The settings as everybody may see them."""
        return self if self.seed is None else msgspec.structs.replace(self, seed=HIDDEN)

    def after(self, earlier: "Settings") -> "Settings":
        """These settings where those were: who sends back what he saw of the seed leaves it as it is."""
        return msgspec.structs.replace(self, seed=earlier.seed) if self.seed == HIDDEN else self


class Wrong(ValueError):
    """What cannot be chosen for a table. `arguments` have `what` is wrong and the words to say it with; a `reason` is
    there only for what people seldom get wrong.
    """

    def __init__(self, what: str, **words: str | int) -> None:
        super().__init__(what)
        self.arguments: dict[str, str | int] = {"what": what, **words}


def checked(settings: Settings) -> Settings:
    """The settings with all options of the game written out; Wrong says what cannot be."""
    options = _options(settings)
    if len(settings.title) > LONGEST_TITLE:
        raise Wrong("title", most=LONGEST_TITLE)
    for name, low, high in (("delay", 0, 3600), ("pace", 0, 10_000), ("pause", 1000, 600_000)):
        if not low <= getattr(settings, name) <= high:
            raise Wrong(name, least=low, most=high)
    if settings.rated and (settings.hotseat or settings.hints or settings.seed is not None):
        raise Wrong("rated")
    if settings.seed is not None and not 0 < len(settings.seed) <= 100:
        raise Wrong("seed", most=100)
    _check_clock(settings)
    _check_target(settings, options)
    written = msgspec.json.decode(msgspec.json.encode(options))
    return msgspec.structs.replace(settings, options=written, title=on_one_line(settings.title))


def _options(settings: Settings) -> Any:
    """The options as the game's own type."""
    if settings.game not in GAMES:
        raise Wrong("game", games=", ".join(GAMES))
    counts, players = settings.rules.player_counts, settings.options.get("players")
    if isinstance(players, int) and players not in counts:
        raise Wrong("players", least=min(counts), most=max(counts))
    unknown = sorted(set(settings.options) - set(settings.rules.options_type.__struct_fields__))
    if unknown:
        raise Wrong("option", name=unknown[0])
    try:
        return settings.chosen
    except msgspec.ValidationError as error:
        raise Wrong("other", reason=str(error)) from error


def _check_clock(settings: Settings) -> None:
    """A rated table has a clock: else who is about to lose could hold the game up for ever, saying that he is there."""
    clock = settings.clock
    if settings.rated and isinstance(clock, NoClock):
        raise Wrong("clock")
    if isinstance(clock, Live) and not (10_000 <= clock.base <= 10 * HOUR and 0 <= clock.increment <= 600_000):
        raise Wrong("live")
    if isinstance(clock, Correspondence) and not 1 <= clock.hours <= 24 * 30:
        raise Wrong("correspondence")


def _check_target(settings: Settings, options: Any) -> None:
    if settings.target is None:
        return
    if not getattr(options, "points", False):
        raise Wrong("points")
    if not 1 <= settings.target <= 1000:
        raise Wrong("target", most=1000)
