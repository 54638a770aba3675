"""Limits: how often something may be done, and by how many at once. They are kept in memory, for each process."""

import time
from collections.abc import Callable
from ipaddress import IPv6Address, ip_address

import msgspec

MOST_KNOWN = 20_000
"""Addresses or people that are remembered for one limit; the longest known are forgotten first."""


class Allowance(msgspec.Struct, frozen=True):
    """So many at once, and one more every so many seconds."""

    burst: float
    every: float


MINUTE = 60.0
ALLOWANCES = {
    "requests": Allowance(300, 0.02),  # of an address, of any kind
    "guests": Allowance(30, MINUTE / 10),  # of an address: a club may arrive together
    "passwords": Allowance(10, MINUTE / 10),  # of an address
    "password of": Allowance(20, MINUTE / 10),  # for one name, wherever from
    "sockets": Allowance(200, 0.2),  # of an address
    "tables": Allowance(20, MINUTE / 10),  # of a person
    "talk": Allowance(20, 1.0),  # of a person, at all tables
    "asks": Allowance(60, 0.2),  # of a person, at all tables: all but talk and moves
    "reports": Allowance(10, MINUTE),  # of a person
    "browsers": Allowance(20, MINUTE / 2),  # of a person
    "exports": Allowance(5, MINUTE),  # of a person
}
MESSAGES = Allowance(40, 1 / 20)
"""Of one socket."""


class TooOften(Exception):
    """It was done too often; `wait` says after how many seconds it may be done again."""

    def __init__(self, wait: float) -> None:
        super().__init__(f"Wait for {wait:.0f} seconds.")
        self.wait = wait


class Bucket:
    """What is left of an allowance; it fills up again with time."""

    __slots__ = ("allowance", "at", "left")

    def __init__(self, allowance: Allowance, now: float) -> None:
        self.allowance, self.at, self.left = allowance, now, allowance.burst

    def take(self, now: float) -> bool:
        """Take one, if one is left."""
        self.left = min(self.allowance.burst, self.left + max(0.0, now - self.at) / self.allowance.every)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True

    def is_full(self, now: float) -> bool:
        return self.left + (now - self.at) / self.allowance.every >= self.allowance.burst


class Limits:
    """All that is limited in this process; `generous` limits nothing, for benches and tests."""

    def __init__(self, *, generous: bool = False, now: Callable[[], float] = time.monotonic) -> None:
        self.generous, self.now = generous, now
        self.buckets: dict[str, dict[str, Bucket]] = {what: {} for what in ALLOWANCES}

    def spend(self, what: str, who: str) -> None:
        """Let somebody do something once; TooOften if he did it too often."""
        if self.generous:
            return
        known, now = self.buckets[what], self.now()
        bucket = known.get(who)
        if bucket is None:
            if len(known) >= MOST_KNOWN:
                self._forget_some(known, now)
            bucket = known[who] = Bucket(ALLOWANCES[what], now)
        if not bucket.take(now):
            raise TooOften((1 - bucket.left) * bucket.allowance.every)

    def messages(self) -> Callable[[], bool]:
        """For one socket: whether a message more may come now."""
        if self.generous:
            return lambda: True
        bucket = Bucket(MESSAGES, self.now())
        return lambda: bucket.take(self.now())

    def _forget_some(self, known: dict[str, Bucket], now: float) -> None:
        """Forget those that are full again, or else the longest known."""
        full = [who for who, bucket in known.items() if bucket.is_full(now)]
        for who in full or list(known)[: MOST_KNOWN // 10]:
            del known[who]


def neighbourhood(address: str) -> str:
    """An address as it is counted: one of the sixth version by its network, of which one household has a whole one."""
    try:
        known = ip_address(address)
    except ValueError:
        return address
    if isinstance(known, IPv6Address):
        if known.ipv4_mapped is not None:
            return str(known.ipv4_mapped)
        return known.exploded[:19]
    return str(known)
