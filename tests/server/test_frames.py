"""Frames that are read and written without the library: the same as it does, and nothing that is not whole."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from websockets.frames import Frame, Opcode

from condotta.server.frames import is_whole, opening, whole_text

LENGTHS = [0, 1, 125, 126, 127, 65_535, 65_536]
TEXTS = st.text(max_size=300)


def of_client(text: str) -> bytes:
    return Frame(Opcode.TEXT, text.encode()).serialize(mask=True)


@pytest.mark.parametrize("length", LENGTHS)
def test_a_text_is_framed_as_the_library_does_it(length: int) -> None:
    text = b"x" * length

    assert opening(length) + text == Frame(Opcode.TEXT, text).serialize(mask=False)


@given(TEXTS)
def test_a_whole_text_is_read_as_the_library_wrote_it(text: str) -> None:
    assert whole_text(of_client(text)) == text


@pytest.mark.parametrize("length", [0, 1, 125, 126, 127, 65_535])
def test_texts_of_all_lengths_in_up_to_two_bytes_are_read(length: int) -> None:
    assert whole_text(of_client("x" * length)) == "x" * length


@given(TEXTS, st.data())
def test_no_part_of_a_text_is_taken_for_a_whole_one(text: str, data: st.DataObject) -> None:
    frame = of_client(text)
    cut = data.draw(st.integers(0, len(frame) - 1))

    assert whole_text(frame[:cut]) is None
    assert whole_text(frame + frame[:cut]) is None or cut == 0
    assert not is_whole(frame[:cut]) or cut == 0
    assert not is_whole(frame + frame[:cut]) or cut == 0


@pytest.mark.parametrize(
    "frame",
    [
        Frame(Opcode.TEXT, b"so").serialize(mask=False),
        Frame(Opcode.TEXT, b"so", fin=False).serialize(mask=True),
        bytes([0xC1]) + of_client("so")[1:],
        Frame(Opcode.TEXT, b"\xff\xfe").serialize(mask=True),
        Frame(Opcode.TEXT, b"x" * 65_536).serialize(mask=True),
        b"\x81\xff" + (119).to_bytes(8) + bytes(4) + b"x" * 119,
        *(Frame(kind, b"so").serialize(mask=True) for kind in (Opcode.CONT, Opcode.BINARY, Opcode.PING, Opcode.PONG)),
        Frame(Opcode.CLOSE, b"\x03\xe8").serialize(mask=True),
    ],
    ids=[
        "open",
        "piece",
        "reserved",
        "no utf-8",
        "long",
        "in eight bytes",
        "end of pieces",
        "binary",
        "ping",
        "pong",
        "close",
    ],
)
def test_what_is_no_whole_text_is_left_to_the_library(frame: bytes) -> None:
    assert whole_text(frame) is None


@given(st.lists(st.sampled_from([0, 3, 125, 126, 300, 66_000]), max_size=5))
def test_several_whole_frames_end_whole(lengths: list[int]) -> None:
    assert is_whole(b"".join(of_client("x" * length) for length in lengths))
