"""Names at a table: short, different, and fit to stand before a colon in a record."""

from collections.abc import Sequence
from typing import Final

from fistful.engine.errors import Invalid

LONGEST: Final = 20
FORBIDDEN: Final = frozenset(":!#,")
#: Words that mean something else at the start of a record's line.
TAKEN: Final = frozenset(["*", "given", "then"])


def check_names(names: Sequence[str]) -> None:
    """Raise Invalid unless these can be the names at one table."""
    for name in names:
        fits = 1 <= len(name) <= LONGEST and name.isprintable() and name == " ".join(name.split())
        if not fits or name in TAKEN or FORBIDDEN & set(name):
            raise Invalid("names-form", name=name[:LONGEST], most=LONGEST)
    for name in names:
        if list(names).count(name) > 1:
            raise Invalid("names-same", name=name)
