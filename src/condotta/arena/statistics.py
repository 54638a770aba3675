"""Shares with intervals. The games of one deal are alike, so a deal is the unit that is counted, not a game."""

from collections.abc import Sequence
from math import sqrt
from statistics import NormalDist

import msgspec

Z = NormalDist().inv_cdf(0.975)
STUDENT = (12.706, 4.303, 3.182, 2.776, 2.571)
"""Student's t for 95 % with one to five degrees of freedom, where the series below is not yet good."""


class Share(msgspec.Struct, frozen=True):
    """A share between 0 and 1, and the interval that holds the true one with 95 %."""

    value: float
    low: float
    high: float


def share(gained: Sequence[float], chances: Sequence[float]) -> Share:
    """Of what was to be had in each deal, the share that was gained, with an interval over deals.

    The ratio of the sums, with the variance of its linearisation and Student's t: what survey statistics do with
    clusters. If all deals agree there is no variance to go by; then Wilson's interval counts each deal once.
    """
    deals, total = len(gained), sum(chances)
    if not total:
        return Share(0.0, 0.0, 1.0)
    ratio = sum(gained) / total
    if deals < 2:
        return Share(ratio, 0.0, 1.0)
    squares = sum((one - ratio * chance) ** 2 for one, chance in zip(gained, chances, strict=True))
    error = sqrt(squares * deals / (deals - 1)) / total
    if error < 1e-12:
        return wilson(ratio, deals)
    reach = student(deals - 1) * error
    return Share(ratio, max(0.0, ratio - reach), min(1.0, ratio + reach))


def wilson(ratio: float, count: int) -> Share:
    """Wilson's interval for a share among so many independent trials."""
    middle = (ratio + Z * Z / (2 * count)) / (1 + Z * Z / count)
    reach = Z / (1 + Z * Z / count) * sqrt(ratio * (1 - ratio) / count + Z * Z / (4 * count * count))
    return Share(ratio, max(0.0, middle - reach) if ratio else 0.0, min(1.0, middle + reach) if ratio < 1 else 1.0)


def student(freedom: int) -> float:
    """Student's t for 95 %: a table, then the usual series around the normal distribution."""
    if freedom <= len(STUDENT):
        return STUDENT[freedom - 1]
    z = Z
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / freedom + second / freedom**2 + third / freedom**3


def quantile(values: Sequence[float], part: float) -> float:
    """The value below which this part of the sorted values lies: always one of them."""
    return values[min(len(values) - 1, int(part * len(values)))] if values else 0.0
