"""The one module that knows numba: rules compiled over NumPy records, or run as plain Python over lists.

With `CONDOTTA_PLAIN=1`, or where numba is missing, the same rules run as ordinary Python: with tracebacks,
coverage and a debugger. Both runs of one seed give the same bytes.
"""

import copy
import hashlib
import os
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import numpy as np
from platformdirs import user_cache_path

F = TypeVar("F", bound=Callable[..., Any])
State = Any
"""A record of a game: inside numba a record of an array, in plain mode a `Plain`."""
Rows = Any
"""A batch of records: an array, in plain mode a list of `Plain`."""

try:
    if os.environ.get("CONDOTTA_PLAIN"):
        raise ImportError("plain mode was asked for")
    import llvmlite.binding as llvm
    import numba
    from llvmlite import ir
    from numba import njit, types
    from numba.core.registry import CPUDispatcher
    from numba.extending import intrinsic
except ImportError:
    COMPILED = False
else:
    COMPILED = True


class Plain:
    """A record as an object of ints and nested lists, which plain Python handles much faster than NumPy's."""

    def __init__(self, array: Any, at: int) -> None:
        # Field by field from the array: a single record of it is much slower to read.
        for name in array.dtype.names:
            setattr(self, name, array[name][at].tolist())


def allot(dtype: np.dtype[Any], count: int = 1) -> Rows:
    """That many empty records."""
    return _rows(np.zeros(count, dtype))


def load(dtype: np.dtype[Any], raw: bytes) -> Rows:
    """The records of these bytes."""
    # Over a copy of the bytes: NumPy would copy an array of records field by field.
    return _rows(np.frombuffer(bytearray(raw), dtype))


def load_with_room(dtype: np.dtype[Any], raw: bytes, count: int) -> Rows:
    """The record of these bytes, and room for so many more."""
    if COMPILED:
        return load(dtype, raw + bytes(count * dtype.itemsize))
    return [*load(dtype, raw), *[None] * count]


def dump(dtype: np.dtype[Any], rows: Rows) -> bytes:
    """The bytes of these records."""
    if COMPILED:
        return rows.tobytes()
    array = np.zeros(len(rows), dtype)
    for record, plain in zip(array, rows, strict=True):
        for name in dtype.names or ():
            record[name] = getattr(plain, name)
    return array.tobytes()


def _rows(array: Any) -> Rows:
    return array if COMPILED else [Plain(array, at) for at in range(len(array))]


def peek(rows: Rows, at: int = 0) -> Any:
    """A record as numbers and lists, to read: a copy."""
    return Plain(rows, at) if COMPILED else copy.deepcopy(rows[at])


def field(rows: Rows, name: str, at: int = 0) -> int:
    """A number of a record."""
    return int(rows[name][at]) if COMPILED else int(getattr(rows[at], name))


def row(numbers: Sequence[Any], kind: Any = np.int64) -> Any:
    """A row of numbers, or of rows, that rules may read and write."""
    return np.array(numbers, kind) if COMPILED else list(numbers)


def zeros(count: int) -> Any:
    """A long row of zeros."""
    return np.zeros(count, np.int64) if COMPILED else [0] * count


def listed(numbers: Any) -> list[int]:
    """A row that rules have written, as plain numbers."""
    return numbers.tolist() if COMPILED else list(numbers)


def table(numbers: Sequence[int], kind: Any = np.int64) -> Any:
    """A constant row of numbers that rules may index: an array is frozen into the compiled code."""
    return np.array(numbers, kind) if COMPILED else tuple(numbers)


def _cache_folder() -> Path | None:
    """A folder for compiled code, named by all it depends on, so that stale code is never found there.

    None if it cannot be written: then the rules are compiled at every start. There is no other place to fall back
    to, since whoever can write there can have us run his code.
    """
    package = Path(__file__).parent.parent
    mark = hashlib.sha256()
    for room in ("kernel", "condottiere", "ordonnance", "bots", "learn"):
        for source in sorted((package / room).rglob("*.py")):
            mark.update(source.relative_to(package).as_posix().encode() + source.read_bytes())
    versions = f"{numba.__version__} {np.__version__} {llvm.get_host_cpu_name()}"
    mark.update(f"{package} {versions} {os.environ.get('NUMBA_BOUNDSCHECK')}".encode())
    folder = user_cache_path("condotta") / mark.hexdigest()[:16]
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        with tempfile.TemporaryFile(dir=folder):
            return folder
    except OSError:
        return None


if TYPE_CHECKING:

    def rule(function: F) -> F: ...

    def brief(function: F) -> F: ...

    def entry(function: F) -> F: ...

    def long_entry(function: F) -> F: ...

    def bits(members: int, /) -> int: ...

    def lowest(members: int, /) -> int: ...

    def highest(members: int, /) -> int: ...

    def unsigned(number: int, /) -> int: ...

    def blank(count: int, /) -> Any: ...

    def copy_record(rows: Rows, to: int, at: int, /) -> None: ...

    CACHE: Path | None
elif COMPILED:
    CACHE = _cache_folder()
    if CACHE and not os.environ.get("NUMBA_CACHE_DIR"):
        numba.config.CACHE_DIR = str(CACHE)

    class Rule(CPUDispatcher):
        """A compiled function without a wrapper for Python, which saves a third of the time to compile.

        A call from Python would crash the interpreter; so it is refused.
        """

        def __call__(self, *_arguments: Any) -> Any:
            raise TypeError(f"{self.py_func.__name__} is a rule: only rules and entries may call it.")

    BARE = {
        "nopython": True,
        "error_model": "numpy",
        "nogil": True,
        "no_cpython_wrapper": True,
        "no_cfunc_wrapper": True,
    }

    def rule(function: F) -> F:
        """A function of the rules, compiled when one that uses it is."""
        return Rule(function, targetoptions=dict(BARE))

    def brief(function: F) -> F:
        """A rule of a line or two, copied into those that use it: that is quicker to compile than a function more."""
        return Rule(function, targetoptions={**BARE, "inline": "always"})

    def entry(function: F) -> F:
        """A function of the rules that Python calls: compiled at its first call and kept in the user's cache.

        It keeps Python's lock: to let others run for a few microseconds costs more than it takes.
        """
        compiled: F = njit(error_model="numpy", cache=CACHE is not None)(function)
        return compiled

    def long_entry(function: F) -> F:
        """The same for what may take long: other threads run meanwhile."""
        compiled: F = njit(error_model="numpy", nogil=True, cache=CACHE is not None)(function)
        return compiled

    @intrinsic
    def bits(_context: Any, _number: Any) -> Any:
        """How many members a set has."""
        return types.int64(types.int64), lambda _c, build, _s, args: build.ctpop(args[0])

    @intrinsic
    def lowest(_context: Any, _number: Any) -> Any:
        """The lowest member of a set."""
        return types.int64(types.int64), lambda _c, build, _s, args: build.cttz(args[0], ir.Constant(ir.IntType(1), 1))

    @intrinsic
    def _leading_zeros(_context: Any, _number: Any) -> Any:
        return types.int64(types.int64), lambda _c, build, _s, args: build.ctlz(args[0], ir.Constant(ir.IntType(1), 1))

    @rule
    def highest(members: int) -> int:
        """The highest member of a set."""
        return 63 - _leading_zeros(members)

    @brief
    def unsigned(number: int) -> Any:
        """A number not below zero, as a place in a row: a loop over such places is compiled into far fewer steps."""
        return np.uint64(number)

    @rule
    def blank(count: int) -> Any:
        """A row of zeros to work on."""
        return np.zeros(count, np.int8)

    @rule
    def copy_record(rows: Rows, to: int, at: int) -> None:
        """Let one record of a batch be a copy of another."""
        rows[to] = rows[at]

else:
    CACHE = None

    def rule(function: F) -> F:
        """A function of the rules."""
        return function

    brief = entry = long_entry = rule
    bits = int.bit_count

    def lowest(members: int) -> int:
        """The lowest member of a set."""
        return (members & -members).bit_length() - 1

    def highest(members: int) -> int:
        """The highest member of a set."""
        return members.bit_length() - 1

    def unsigned(number: int) -> int:
        """A number not below zero, as a place in a row."""
        return number

    def blank(count: int) -> Any:
        """A row of zeros to work on."""
        return [0] * count

    def copy_record(rows: Rows, to: int, at: int) -> None:
        """Let one record of a batch be a copy of another."""
        rows[to] = copy.deepcopy(rows[at])
