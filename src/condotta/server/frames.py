"""Frames of a socket (RFC 6455, 5.2), so far as they are read and written without the library: whole texts."""

import struct

from websockets.utils import apply_mask

WHOLE_TEXT = 0x81
"""How a frame begins that is a whole text."""
MASKED, SHORT = 0x80, 0x7F
"""The bit of a masked frame, and those of a short length."""
IN_TWO_BYTES = 126
"""The short length that stands for one in two bytes; a greater one, for eight."""
HEAD, MASK = 2, 4
"""The bytes before the length, and those of a mask."""


def opening(length: int) -> bytes:
    """The bytes before a text of this length, as a server sends it: whole, and not masked."""
    if length < IN_TWO_BYTES:
        return bytes((WHOLE_TEXT, length))
    return (
        struct.pack("!BBH", WHOLE_TEXT, IN_TWO_BYTES, length)
        if length < 1 << 16
        else struct.pack("!BBQ", WHOLE_TEXT, IN_TWO_BYTES + 1, length)
    )


def whole_text(data: bytes) -> str | None:
    """The text, if this is one frame of a client with a whole text and nothing else; None for all that is not."""
    if len(data) < HEAD + MASK or data[0] != WHOLE_TEXT or not data[1] & MASKED:
        return None
    length, start = data[1] & SHORT, HEAD + MASK
    if length == IN_TWO_BYTES:
        length, start = int.from_bytes(data[HEAD : HEAD + 2]), start + 2
    elif length > IN_TWO_BYTES:  # it stands in eight bytes: the library may read them
        return None
    if len(data) != start + length:
        return None
    try:
        return apply_mask(data[start:], data[start - MASK : start]).decode()
    except UnicodeDecodeError:
        return None


def is_whole(data: bytes) -> bool:
    """Whether bytes that begin with a frame of a client end with one."""
    at = 0
    while at + HEAD <= len(data):
        length, size = data[at + 1] & SHORT, 0
        if length >= IN_TWO_BYTES:
            size = 2 if length == IN_TWO_BYTES else 8
            length = int.from_bytes(data[at + HEAD : at + HEAD + size])
        at += HEAD + size + MASK + length
    return at == len(data)
