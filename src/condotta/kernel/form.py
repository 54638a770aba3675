"""The form of a record: fields read from its bytes, or all of them written, without calling the rules.

A row of small numbers (one byte each) is read and written as bytes, any other row as its numbers.
"""

import struct
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

Value = int | bytes | Sequence[int]
CODES = {"i1": "b", "i2": "h", "i4": "i", "i8": "q", "u4": "I"}


class Form:
    """Some fields of a record, in the order of the record; all of them if none is named."""

    def __init__(self, dtype: np.dtype[Any], *names: str) -> None:
        self._names = names or tuple(dtype.names or ())
        self._widths = [_width(_placed(dtype, name)[0]) for name in self._names]
        layout = struct.Struct(_layout(dtype, self._names))
        self.read = layout.unpack
        """The fields of these bytes in a row, wide ones number by number."""
        self._pack = layout.pack

    def fields(self, raw: bytes) -> dict[str, Value]:
        """The fields of these bytes by name."""
        numbers = iter(self.read(raw))
        return {
            name: next(numbers) if width is None else [next(numbers) for _ in range(width)]
            for name, width in zip(self._names, self._widths, strict=True)
        }

    def write(self, fields: Mapping[str, Value]) -> bytes:
        """The bytes of a record with these fields; what this form leaves out is zero."""
        numbers: list[int | bytes] = []
        for name, width in zip(self._names, self._widths, strict=True):
            if width is None:
                numbers.append(fields[name])  # type: ignore[arg-type]
            else:
                numbers += fields[name]  # type: ignore[arg-type]
        return self._pack(*numbers)


def starts(dtype: np.dtype[Any], *names: str) -> list[int]:
    """Where these fields begin in the bytes of a record."""
    return [_placed(dtype, name)[1] for name in names]


def _placed(dtype: np.dtype[Any], name: str) -> tuple[np.dtype[Any], int]:
    """The type of a field, and where it begins."""
    if dtype.fields is None:
        raise TypeError("Only records have a form.")
    return dtype.fields[name][:2]


def _width(field: np.dtype[Any]) -> int | None:
    """How many numbers a field is told in; None for a single one, and for a row that is told as bytes."""
    wide = field.shape and field.base.itemsize > 1
    return field.itemsize // field.base.itemsize if wide else None


def _layout(dtype: np.dtype[Any], names: Sequence[str]) -> str:
    """The fields as `struct` writes them, with pad bytes for all that lies between."""
    layout, at = "=", 0
    for name in names:
        field, start = _placed(dtype, name)
        if start < at:
            raise ValueError(f"{name} comes earlier in the record.")
        layout += f"{start - at}x{_code(field)}"
        at = start + field.itemsize
    return f"{layout}{dtype.itemsize - at}x"


def _code(field: np.dtype[Any]) -> str:
    if field.shape and field.base.itemsize == 1:
        return f"{field.itemsize}s"
    return f"{_width(field) or 1}{CODES[field.base.str[1:]]}"
