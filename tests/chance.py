"""Whether counts agree with what is expected of them: the chi-square test."""

from collections.abc import Sequence


def plausible(observed: Sequence[int], expected: Sequence[float] | None = None) -> bool:
    """Whether counts differ from their expectation (equal, if none is given) no more than once in 2,000 by chance.

    The Wilson-Hilferty approximation turns chi-square into a normal deviate; 3.29 is exceeded with that chance.
    """
    even = sum(observed) / len(observed)
    figures = zip(observed, expected or [even] * len(observed), strict=True)
    square = sum((seen - due) ** 2 / due for seen, due in figures)
    spread = 2 / (9 * (len(observed) - 1))
    deviate = ((square / (len(observed) - 1)) ** (1 / 3) - (1 - spread)) / spread**0.5
    return deviate < 3.29
