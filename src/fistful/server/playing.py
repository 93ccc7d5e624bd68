"""What entries of a journal do to the game at a table."""

from typing import Final

from fistful.server import journal
from fistful.table.messages import Message
from fistful.table.table import Table

#: Entries that act on the running game.
IN_GAME: Final = (
    journal.Answered,
    journal.Raced,
    journal.Ticked,
    journal.Paused,
    journal.Resumed,
    journal.Extended,
    journal.Replaced,
    journal.Talked,
)


def act(table: Table, entry: journal.Any) -> list[Message]:
    """Let an entry act on a table; return what the table tells of it."""
    at = entry.at
    match entry:
        case journal.Answered():
            return table.submit(entry.seat, entry.question, entry.text, at)
        case journal.Raced():
            return race(table, entry)
        case journal.Ticked():
            return table.tick(at)
        case journal.Paused():
            return table.pause(at)
        case journal.Resumed():
            return table.resume(at)
        case journal.Extended():
            return table.extend(entry.seconds)
        case journal.Replaced():
            # Who plays a seat is told with the chairs.
            table.replace(entry.seat, entry.bot)
            return []
        case journal.Talked():
            return table.say(entry.seat, entry.text)
    raise TypeError(entry)


def race(table: Table, entry: journal.Raced) -> list[Message]:
    """Let seats answer one after the other, until one of them has won."""
    said: list[Message] = []
    for seat, text in zip(entry.seats, entry.texts, strict=True):
        if table.question.number == entry.question and seat in table.owing():
            said += table.submit(seat, entry.question, text, entry.at)
    return said


class Rehearsal:
    """An entry, a table on which it was tried, and what that told of it."""

    def __init__(self, table: Table, entry: journal.Any) -> None:
        self.entry = entry
        self.table = table.copy()
        self.said = act(self.table, entry)
