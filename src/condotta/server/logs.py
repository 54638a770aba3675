"""Logs: one line an event, as JSON or for a terminal, without anything that people hold, say or prove themselves by.

What is logged are start and stop, faults with the place where they happened, and slow commits. The words of an
exception may quote what somebody sent or holds, so that only those of the machine's own faults are kept.
"""

import logging
import re
import sqlite3
import sys
import traceback
from collections.abc import Iterator
from pathlib import Path
from typing import Any, TextIO

import structlog
from structlog.typing import EventDict, Processor

QUIET = ("alembic", "asyncio", "httpcore", "httpx", "uvicorn", "litestar", "nats", "numba", "sqlalchemy")
"""Libraries of which only warnings are wanted."""
OF_THE_MACHINE = (OSError, sqlite3.OperationalError, MemoryError)
"""Faults whose words tell of disks and networks, never of a game."""
TRACEBACK = "Traceback (most recent call last)"
FRAME = re.compile(r'File "([^"\n]+)", line (\d+), in (\w+)')


def set_up_logs(level: str = "info", stream: TextIO = sys.stderr) -> None:
    """Let everything that is logged come out on this stream: readable on a terminal, else as lines of JSON."""
    handler = logging.StreamHandler(stream)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=list(_COMMON),
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, _renderer(stream)],
        )
    )
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    for name in QUIET:
        logging.getLogger(name).setLevel(max(logging.WARNING, logging.getLevelName(level.upper())))
    structlog.configure(
        processors=[
            structlog.stdlib.filter_by_level,
            *_COMMON,
            structlog.stdlib.ProcessorFormatter.wrap_for_formatter,
        ],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
        cache_logger_on_first_use=False,
    )


def place_of(error: BaseException) -> list[str]:
    """Where an error happened and what kind it is, with its causes; its words only where they are the machine's."""
    return [line for one in _chain(error) for line in (*_frames(one), _named(one))]


def _chain(error: BaseException | None) -> Iterator[BaseException]:
    """An error after what led to it."""
    if error is not None:
        yield from _chain(error.__cause__ or (None if error.__suppress_context__ else error.__context__))
        yield error


def _frames(error: BaseException) -> list[str]:
    frames = traceback.extract_tb(error.__traceback__)
    return [_place(at.filename, at.lineno, at.name) for at in frames]


def _place(file: str, line: int | str | None, function: str) -> str:
    return f"{'/'.join(Path(file).parts[-3:])}:{line} {function}"


def _named(error: BaseException) -> str:
    kind = f"{type(error).__module__}.{type(error).__qualname__}".removeprefix("builtins.")
    return f"{kind}: {error}" if isinstance(error, OF_THE_MACHINE) else kind


def _without_words(_: Any, __: str, event: EventDict) -> EventDict:
    """In place of an exception its place."""
    told = event.pop("exc_info", None)
    error = sys.exc_info()[1] if told is True else told[1] if isinstance(told, tuple) else told
    if isinstance(error, BaseException):
        event["fault"] = place_of(error)
    event.pop("exc_text", None)
    event.pop("stack_info", None)
    return event


def _without_traceback(_: Any, __: str, event: EventDict) -> EventDict:
    """In place of an exception that a library has put into its sentence, where it happened."""
    text = str(event.get("event", ""))
    if TRACEBACK in text:
        event["event"] = text.partition(TRACEBACK)[0].strip(" +|\n") or "fault"
        event["fault"] = [
            f"{'/'.join(Path(name).parts[-3:])}:{line} {where}" for name, line, where in FRAME.findall(text)
        ]
    return event


def _renderer(stream: TextIO) -> Processor:
    if stream.isatty():
        return structlog.dev.ConsoleRenderer()
    return structlog.processors.JSONRenderer(ensure_ascii=False)


_COMMON: tuple[Processor, ...] = (
    structlog.stdlib.add_log_level,
    structlog.stdlib.add_logger_name,
    structlog.processors.TimeStamper(fmt="iso", utc=True),
    _without_words,
    _without_traceback,
)
