"""Random games of all kinds, refereed a second time from the words of the rules."""

import random
from collections import Counter

import pytest

from condotta.condottiere.game import CONDOTTIERE
from condotta.condottiere.options import options_of
from condotta.condottiere.position import Position
from tests.condottiere.laid_table import LaidTable
from tests.condottiere.play import ALL_FLAGS
from tests.condottiere.referee import SOMETHING, Referee

MOST = 600
"""Actions of a game that are refereed."""
EVERYWHERE = ("phase", "turn", "pope", "realms", "finalists", "winners", "discards", "lines", "face_down", "pile")
IN_BATTLE = ("region", "out", "card_played")
IN_A_ROUND = ("token", "battles", "idle")
"""What a final battle does not change any more."""


@pytest.mark.parametrize("number", range(40))
def test_two_referees_agree(number: int) -> None:
    dice = random.Random(number)
    options = options_of(2 + number % 5, dice.randrange(ALL_FLAGS))
    position = CONDOTTIERE.start(options, str(number))
    for _ in range(MOST):
        if CONDOTTIERE.mover(position) is None:
            break
        position = refereed(position, dice, lazy=number % 4 == 0)


def refereed(position: Position, dice: random.Random, *, lazy: bool) -> Position:
    """The position after an action, of which both referees say the same."""
    referee, seen = Referee(position), CONDOTTIERE.view(position, CONDOTTIERE.mover(position))
    legal = {CONDOTTIERE.write(action) for action in CONDOTTIERE.legal(seen)}
    assert legal == referee.legal()
    assert [seat.strength for seat in seen.seats] == referee.strengths()

    written = chosen(sorted(legal), dice, lazy=lazy)
    after = CONDOTTIERE.apply(position, CONDOTTIERE.read(written)).position
    referee.act(written)

    compare(referee, LaidTable(after), written)
    return after


def chosen(legal: list[str], dice: random.Random, *, lazy: bool) -> str:
    """Any kind of action, then any of this kind: there are many places for the Pope. The lazy pass where they can."""
    kinds = sorted({" ".join(written.split()[:2]) for written in legal})
    idle = [written for written in legal if written in ("pass", "keep", "draw 0")]
    if lazy and idle and dice.random() < 0.9:
        return idle[0]
    kind = dice.choice(kinds)
    return dice.choice([written for written in legal if " ".join(written.split()[:2]) == kind])


def compare(said: Referee, found: LaidTable, written: str) -> None:
    """Everything that a position tells."""
    names = [*EVERYWHERE, *(() if said.finalists else IN_A_ROUND), *(IN_BATTLE if said.phase == "battle" else ())]
    names += ["defender_played"] if said.phase == "battle" and said.defender is not None else []
    for name in names:
        assert plain(getattr(said, name)) == plain(getattr(found, name)), f"{name} after {written}"
    for mine, theirs in zip(said.hands, found.hands, strict=True):
        kept = Counter({kind: count for kind, count in mine.items() if kind != SOMETHING})
        assert mine.total() == theirs.total(), f"hands after {written}"
        assert not kept - theirs, f"hands after {written}"
        assert mine[SOMETHING] or +kept == +theirs, f"hands after {written}"


def plain(value: object) -> object:
    """Cards without kinds of which there are none."""
    if isinstance(value, Counter):
        return +value
    return [plain(one) for one in value] if isinstance(value, list) else value
