"""Names: cleaned, bounded, and unique by how they look at a glance."""

import unicodedata

LONGEST_NAME = 24


class NameRefused(ValueError):
    """A name that cannot be had; `code` says why."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


def cleaned(name: str) -> str:
    """A name as it is shown: of letters that print, without doubled spaces, and not too long; or NameRefused."""
    shown = unicodedata.normalize("NFKC", name)
    shown = " ".join("".join(letter if letter.isprintable() else " " for letter in shown).split())
    if not 1 <= len(shown) <= LONGEST_NAME:
        raise NameRefused("name.length")
    return shown


def compared(name: str) -> str:
    """A name as it is compared: what looks the same at a glance is the same."""
    return "".join(letter for letter in name.casefold() if letter.isalnum())
