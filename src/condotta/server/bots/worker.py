"""A process in which bots think: questions come in, answers go out, each as its length and its bytes.

It thinks at lower priority, and ends when the server does, however that ends: then nobody holds the other end of its
input any more.
"""

import os
import signal
import sys
import traceback
from queue import SimpleQueue
from threading import Thread
from typing import BinaryIO

import msgspec

from condotta.server.bots.thinking import Question, prepare_bots, thought

LOWER_PRIORITY = 10
HEAD = 4
"""Bytes that tell the length of what follows."""


class Answer(msgspec.Struct, frozen=True):
    """What was asked for; or where the bot failed, without anything that it saw."""

    told: bytes = b""
    fault: str = ""


_questions: msgspec.msgpack.Decoder[Question] = msgspec.msgpack.Decoder(Question)
answer_of = msgspec.msgpack.Decoder(Answer).decode


def framed(message: Question | Answer) -> bytes:
    """A message as it goes over the wire."""
    body = msgspec.msgpack.encode(message)
    return len(body).to_bytes(HEAD) + body


def answered(question: Question) -> Answer:
    """What a bot says, or where it failed."""
    try:
        return Answer(thought(question))
    except Exception as error:
        at = traceback.extract_tb(error.__traceback__)[-1]
        return Answer(fault=f"{type(error).__name__} at {at.filename}:{at.lineno} in {at.name}")


def main() -> None:
    """Answer questions until the server is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for the server, which then ends its workers
    answers = _own_output()
    questions: SimpleQueue[Question] = SimpleQueue()
    Thread(target=_listen, args=(sys.stdin.buffer, questions), daemon=True).start()
    prepare_bots()
    os.nice(LOWER_PRIORITY)
    answers.write(framed(Answer()))
    while True:
        answers.write(framed(answered(questions.get())))


def _own_output() -> BinaryIO:
    """The way to the server, kept apart from what anything here may print."""
    answers = os.fdopen(os.dup(1), "wb", buffering=0)
    os.dup2(2, 1)
    return answers


def _listen(source: BinaryIO, questions: "SimpleQueue[Question]") -> None:
    try:
        while head := source.read(HEAD):
            questions.put(_questions.decode(source.read(int.from_bytes(head))))
    finally:  # also if the server died while it asked
        os._exit(0)


if __name__ == "__main__":
    main()
