"""What players add to a shuffle: the log has the seal of what counts, so that nothing which came too late does."""

import hashlib

from condotta.kernel.game import Seat

Seals = tuple[tuple[Seat, str], ...]
"""The seats that added something, each with the seal of what it was."""


def sealed(random: str) -> str:
    """The seal of what a player added: it tells nothing of it, and fits nothing else."""
    return hashlib.sha256(random.encode()).hexdigest()
