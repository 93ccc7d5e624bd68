"""A game played again from its record: for rooms that wake, and for answers that are taken back."""

from typing import TYPE_CHECKING

from fistful.engine.events import Out
from fistful.engine.seats import NATURE
from fistful.table.record import NATURE_LINE
from fistful.table.table import Table

if TYPE_CHECKING:
    from fistful.server.room import Room

#: A line of a record: its kind, who, and what.
Told = tuple[str, str, str]


def play_line(room: "Room", table: Table, line: Told, out: Out) -> Out:
    """Let an action of the record happen again; return what has happened since the last answer."""
    kind, who, text = line
    seat = NATURE if kind == NATURE_LINE else table.names.index(who)
    if seat != NATURE:
        out = Out()
    before = None if seat == NATURE else table.position()
    is_closed = table.advance(seat, table.texts[text], kind, out)
    if is_closed and seat != NATURE:
        table.before = before
    if (is_closed or seat == NATURE) and (table.state.waiting or table.is_over()):
        told = table.tell(out, 0.0)
        if not table.branches or table.actions > table.branches[-1].actions:
            room.teller.remember(told)
    return out
