"""What entries of a journal do to the game at a table."""

from collections.abc import Callable
from typing import Any, Final

from fistful.server import journal
from fistful.table.messages import AnyMessage
from fistful.table.table import Table


def answer(table: Table, entry: journal.Answered) -> list[AnyMessage]:
    return table.submit(entry.seat, entry.question, entry.text, entry.at)


def race(table: Table, entry: journal.Raced) -> list[AnyMessage]:
    """Let seats answer one after the other, until one of them has won."""
    said: list[AnyMessage] = []
    for seat, text in zip(entry.seats, entry.texts, strict=True):
        if table.question.number == entry.question and seat in table.owing():
            said += table.submit(seat, entry.question, text, entry.at)
    return said


def help_seat(table: Table, entry: journal.Helped) -> list[AnyMessage]:
    """That somebody had a hint stands in the record, and is nobody's news."""
    table.help(entry.seat)
    return []


def seat(table: Table, entry: journal.Replaced) -> list[AnyMessage]:
    """Who plays a seat is told with the chairs."""
    table.replace(entry.seat, entry.bot)
    return []


#: What each entry that acts on the running game does to its table.
IN_GAME: Final[dict[type, Callable[[Table, Any], list[AnyMessage]]]] = {
    journal.Answered: answer,
    journal.Raced: race,
    journal.Ticked: lambda table, entry: table.tick(entry.at),
    journal.Paused: lambda table, entry: table.pause(entry.at),
    journal.Resumed: lambda table, entry: table.resume(entry.at),
    journal.Skipped: lambda table, entry: table.skip(entry.at),
    journal.Extended: lambda table, entry: table.extend(entry.seconds),
    journal.Replaced: seat,
    journal.Helped: help_seat,
    journal.Talked: lambda table, entry: table.say(entry.seat, entry.text),
}


def act(table: Table, entry: journal.AnyEntry) -> list[AnyMessage]:
    """Let an entry act on a table; return what the table tells of it."""
    return IN_GAME[type(entry)](table, entry)


class Rehearsal:
    """An entry, a table on which it was tried, and what that told of it."""

    def __init__(self, table: Table, entry: journal.AnyEntry) -> None:
        self.entry = entry
        self.table = table.copy()
        self.said = act(self.table, entry)
