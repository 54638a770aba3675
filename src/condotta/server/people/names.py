"""Names: cleaned, bounded, and unique by how they look at a glance."""

import unicodedata

LONGEST_NAME = 24
LONGEST_TRY = 200
"""What is longer than this is not even looked at."""

LOOKALIKES = str.maketrans(
    {
        **dict(zip("аеорсухіїјѕһԁԛԝвкмнтьӏґ", "aeopcyxlljshdqwbkmhtblr", strict=True)),  # Cyrillic
        **dict(zip("αβγεηικνορτυχωμζ", "abyenlkvoptuxwmz", strict=True)),  # Greek
        **dict(zip("ıłøđħŧɑɡ01i", "llodhtagoll", strict=True)),  # Latin, and digits read as letters
        "æ": "ae",
        "œ": "oe",
        "þ": "p",
    }
)
SEQUENCES = (("rn", "m"), ("vv", "w"))
BLANK = "\u115f\u1160"
"""Letters of Hangul that are never seen, and stand for no other by normalisation."""
MOST_MARKS = 2
"""Marks for each letter, at most: Thai and Hindi need two."""
RESERVED = ("admin", "administrator", "moderator", "server", "condotta", "former player")


class NameRefused(ValueError):
    """A name that cannot be had; `code` says why."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


def cleaned(name: str) -> str:
    """A name as it is shown: of letters that print, without doubled spaces, and not too long; or NameRefused."""
    if len(name) > LONGEST_TRY:
        raise NameRefused("name.length")
    shown = unicodedata.normalize("NFKC", name)
    shown = " ".join("".join(letter if _prints(letter) else " " for letter in shown).split())
    if not 1 <= len(shown) <= LONGEST_NAME:
        raise NameRefused("name.length")
    letters = sum(map(str.isalnum, shown))
    if not letters or sum(map(_is_mark, shown)) > MOST_MARKS * letters:
        raise NameRefused("name.letters")
    if compared(shown) in {compared(reserved) for reserved in RESERVED}:
        raise NameRefused("name.taken")
    return shown


def compared(name: str) -> str:
    """A name as it is compared: what looks the same at a glance is the same.

    Capitals, accents, spaces and signs do not count, nor does it matter from which of three alphabets a letter of
    the same shape is. Not covered: other alphabets, letters that are alike only as capitals (the Greek capital of v
    looks like N), digits other than 0 and 1, and words that merely resemble each other.
    """
    apart = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", name).casefold())
    bare = "".join(letter for letter in apart if not _is_mark(letter)).translate(LOOKALIKES)
    key = "".join(letter for letter in bare if letter.isalnum())
    for looks, like in SEQUENCES:
        key = key.replace(looks, like)
    return key


def _prints(letter: str) -> bool:
    return letter.isprintable() and letter not in BLANK


def _is_mark(letter: str) -> bool:
    return unicodedata.category(letter).startswith("M")
