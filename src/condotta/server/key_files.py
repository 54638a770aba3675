"""Files of keys: written once, for their owner alone."""

import os
from pathlib import Path


def write_once(path: Path, raw: bytes) -> None:
    """Write a new key, readable by its owner only, and never over another: two processes may start at once."""
    path.parent.mkdir(parents=True, exist_ok=True)
    half = path.with_name(f"{path.name}.{os.urandom(4).hex()}")
    with open(os.open(half, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
        file.write(raw)
        file.flush()
        os.fsync(file.fileno())
    try:
        os.link(half, path)
    except FileExistsError:
        pass  # another process was quicker; its key counts
    finally:
        half.unlink()
