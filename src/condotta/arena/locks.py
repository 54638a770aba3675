"""Locks on files, so that two commands never write to one at the same time. A lock ends with the process."""

import sys
from typing import IO

if sys.platform == "win32":

    def lock(file: IO[bytes]) -> bool:
        """Nothing is locked here: this system has no lock that would leave the file readable."""
        return True

else:
    import fcntl

    def lock(file: IO[bytes]) -> bool:
        """Have the file alone until it is closed; False if another one has it."""
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        except OSError:
            # A file system without locks is no reason not to play.
            return True
        return True
