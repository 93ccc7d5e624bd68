"""When a table has seen enough: no journal grows without end."""

from collections.abc import Sequence
from typing import Final

from fistful.server import journal

#: Entries of one journal, and games of one room: enough for many a long night.
MOST_ENTRIES: Final = 100_000
MOST_GAMES: Final = 100
#: Entries without which a game still comes to its end: a journal that is full takes no more.
WEARING: Final = (
    journal.Joined,
    journal.Tokened,
    journal.Rotated,
    journal.Offered,
    journal.Knocked,
    journal.Agreed,
    journal.Declined,
    journal.Returned,
    journal.Seated,
    journal.Arranged,
    journal.Chosen,
    journal.Branched,
    journal.Dealt,
    journal.Compared,
    journal.Readied,
    journal.Dressed,
    journal.Taught,
    journal.Set,
    journal.Muted,
    journal.Committed,
    journal.Paused,
    journal.Skipped,
    journal.Extended,
    journal.Replaced,
    journal.TakenBack,
    journal.Helped,
    journal.Talked,
    journal.Chatted,
    journal.Bet,
    journal.Branched,
    journal.Rematched,
)


def is_too_much(written: int, games: int, entries: Sequence[journal.AnyEntry]) -> bool:
    """Tell whether entries are too many for a room, given how many there are, and games before.

    Games go on to their end, and whoever wants to leave can: a bot goes on.
    """
    is_full = written >= MOST_ENTRIES
    if isinstance(entries[0], journal.Rematched):
        return is_full or games >= MOST_GAMES - 1
    if not is_full or isinstance(entries[-1], journal.Gone):
        return False
    is_grace = isinstance(entries[0], journal.Extended) and entries[0].is_grace
    return not is_grace and isinstance(entries[0], WEARING)
