"""What every entry of a table's log is."""

import msgspec


class Entry(msgspec.Struct, frozen=True, tag_field="entry", omit_defaults=True):
    """Something that happened at a table."""
