"""A position with its story: what everybody has heard and done on the way to it."""

from typing import Any

from fistful.engine.state import NOTHING

#: What was heard and done so far, the last first: who may know it, and what it is, as `History`
#: tells it or, of what a guess has made another's, in words.
Log = tuple["Log | None", int, tuple[int, ...] | str]
Entry = tuple[int, tuple[int, ...] | str]


class Position:
    """A position of the engine with what was heard on the way to it."""

    __slots__ = ("first", "log", "s")

    def __init__(self, s: Any, log: Log | None, first: int = NOTHING) -> None:
        self.s = s
        self.log = log
        #: Who answers first in a race, once chance has said so.
        self.first = first

    def __deepcopy__(self, memo: dict[int, Any]) -> "Position":
        return Position(self.s.clone(), self.log, self.first)

    def __reduce__(self) -> tuple[Any, ...]:
        # As a list: what is nested a thousand times deep cannot be pickled.
        return unpacked, (self.s, entries_of(self.log), self.first)

    def heard(self, seat: int) -> list[tuple[int, ...] | str]:
        """Return what a seat (or SPECTATOR) has heard and done, in order."""
        found: list[tuple[int, ...] | str] = []
        log = self.log
        while log:
            before, audience, what = log
            if audience >> seat & 1:
                found.append(what)
            log = before
        return found[::-1]


def entries_of(log: Log | None) -> list[Entry]:
    """Return what a log says, the first first."""
    entries: list[Entry] = []
    while log:
        log, audience, what = log
        entries.append((audience, what))
    return entries[::-1]


def log_of(entries: list[Entry]) -> Log | None:
    """Return a log that says this."""
    log: Log | None = None
    for audience, what in entries:
        log = (log, audience, what)
    return log


def unpacked(s: Any, entries: list[Entry], first: int) -> Position:
    """Return a position out of its pickle."""
    return Position(s, log_of(entries), first)


def kept(log: Log | None, player: int) -> Log | None:
    """Return the part of a log that a player has heard."""
    return log_of([entry for entry in entries_of(log) if entry[0] >> player & 1])
