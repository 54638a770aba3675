"""Names of things that have a number inside the rules."""

from enum import Enum


class Numbered(Enum):
    """A named thing; its number is its place among its fellows, from 0."""

    def __init__(self, _name: object) -> None:
        self.number = len(type(self).__members__)

    # There is one object of each, so its identity will do; Enum hashes the name, which takes much longer.
    __hash__ = object.__hash__
