"""Files for records: where a new one may be written, and reading an old one."""

import glob
import os
from pathlib import Path
from typing import TYPE_CHECKING

from condotta.cli.faults import Refused

if TYPE_CHECKING:
    from condotta.kernel.record import Damaged, Record


class NotThere(Refused):
    """A record cannot be begun in this file; `code` names its message for who tells it in a language."""

    def __init__(self, path: Path, code: str, sentence: str) -> None:
        super().__init__(f"{path} {sentence}")
        self.path, self.code = path, code


def new_file(path: Path) -> Path:
    """A file that does not exist yet and can be written; or NotThere."""
    if path.exists():
        raise NotThere(path, "save-taken", "is already there; choose another name.")
    folder = path.parent
    if not folder.is_dir():
        raise NotThere(path, "save-no-folder", f"cannot be written: there is no folder {folder}.")
    if not os.access(folder, os.W_OK):
        raise NotThere(path, "save-closed", f"cannot be written: the folder {folder} is not open to you.")
    return path


def new_files(path: Path) -> Path:
    """A name from which the files of a match can be made: none of them may be there yet; or Refused."""
    there = sorted(path.parent.glob(f"{glob.escape(path.stem)}-*{path.suffix}"))
    return new_file(there[0]) if there else new_file(path)


def numbered_file(path: Path, number: int) -> Path:
    """The file of one game of a match: evening.jsonl becomes evening-2.jsonl."""
    return path.with_stem(f"{path.stem}-{number}")


def open_record(path: Path) -> "Record":
    """The record of a file; or Refused with the line and the reason."""
    from condotta.kernel import record

    try:
        return record.open_record(path)
    except record.Damaged as damage:
        if _is_ledger(path):
            raise Refused(
                f"{path} is the ledger of a tournament, not the record of a game: condotta arena --save goes on with "
                "it, and condotta arena --records FOLDER writes a record of each game."
            ) from damage
        raise damaged(path, damage) from damage
    except OSError as error:
        raise Refused(f"{path} cannot be read: {error.strerror}.") from error


def _is_ledger(path: Path) -> bool:
    from condotta.arena.ledger import START

    with path.open("rb") as file:
        return file.read(len(START)) == START


def damaged(path: Path, damage: "Damaged") -> Refused:
    """What is wrong with a record; and if its last line was torn off, what to do about it."""
    from condotta.kernel.record import TORN

    torn = damage.reason == TORN and damage.line > 1
    advice = " Delete what is there of that line, and the lines before it can be used." if torn else ""
    return Refused(f"{path} is damaged, {damage}.{advice}")
