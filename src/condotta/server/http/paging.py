"""Pages of long lists: from which place, and how many."""

from typing import Annotated

from litestar.params import QueryParameter

MOST = 200

First = Annotated[int, QueryParameter(name="from", ge=0, le=1_000_000, description="How many to leave out before.")]
Limit = Annotated[int, QueryParameter(name="limit", ge=1, le=MOST, description="How many there may be.")]
