"""Work for one table that may fail without stopping the work for others."""

from collections.abc import Awaitable

from condotta.server.metrics import failed


async def tried(what: str, work: Awaitable[object], but: type[Exception] | tuple[()] = ()) -> bool:
    """Do something that may fail and is tried again later; whether it was done. What is no matter of this work alone
    (`but`) is for the caller.
    """
    try:
        await work
    except but:
        raise
    except Exception as error:
        failed(what, error)
        return False
    return True
