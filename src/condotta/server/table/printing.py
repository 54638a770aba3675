"""Text as it is kept and shown: of letters that print."""


def printed(text: str) -> str:
    """A text with spaces in place of what cannot be printed."""
    return "".join(letter if letter.isprintable() else " " for letter in text).strip()


def on_one_line(text: str) -> str:
    """The same without doubled spaces, for titles and labels."""
    return " ".join(printed(text).split())
