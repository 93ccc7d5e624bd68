"""Events: what happened, each stated with its audience where it happens.

An event is an int with ints behind it. Who may hear it is a set of seats, so a secret line and the
public line of the same fact stand side by side in the rules.
"""

from fistful.engine.seats import EVERYONE, all_but
from fistful.engine.words import Kind


class EventKind:
    """A word and the things it tells, the last of them perhaps `many`."""

    def __init__(self, word: str, things: dict[str, Kind], many: str) -> None:
        self.word = word
        self.things = things
        self.many = many


class Event:
    """One fact, for one audience."""

    __slots__ = ("audience", "code", "things")

    def __init__(self, audience: int, code: int, things: tuple[int, ...]) -> None:
        self.audience = audience
        self.code = code
        self.things = things

    def is_for(self, seat: int) -> bool:
        """Tell whether a seat (or SPECTATOR) may hear this."""
        return bool(self.audience >> seat & 1)


class Events:
    """The table of a game's events, numbered in order of declaration."""

    def __init__(self) -> None:
        self.kinds: list[EventKind] = []

    def add(self, word: str, *, many: str = "", **things: Kind) -> int:
        """Declare an event and what it tells; return its code. `many` names a last, open list."""
        self.kinds.append(EventKind(word, things, many))
        return len(self.kinds) - 1

    def plain(self, event: Event) -> dict[str, object]:
        """Return the event as plain data: its word and what it tells, by name."""
        kind = self.kinds[event.code]
        data: dict[str, object] = {"event": kind.word}
        names = list(kind.things)
        singles = len(names) - 1 if kind.many else len(names)
        for i in range(singles):
            data[names[i]] = event.things[i]
        if kind.many:
            data[kind.many] = list(event.things[singles:])
        return data


class Out:
    """Where the rules say what happened. Rules take `None` when nobody listens."""

    def __init__(self) -> None:
        self.events: list[Event] = []

    def all(self, code: int, *things: int) -> None:
        """Tell everyone."""
        self.events.append(Event(EVERYONE, code, things))

    def only(self, seat: int, code: int, *things: int) -> None:
        """Tell one seat."""
        self.events.append(Event(1 << seat, code, things))

    def others(self, seat: int, code: int, *things: int) -> None:
        """Tell everyone but one seat."""
        self.events.append(Event(all_but(seat), code, things))

    def to(self, audience: int, code: int, *things: int) -> None:
        """Tell a set of seats (`~set` for everyone outside it, spectators included)."""
        self.events.append(Event(audience, code, things))


class Few(Out):
    """Keeps events of some codes only: to hear all of a game takes nearly as long as to play it."""

    def __init__(self, codes: frozenset[int]) -> None:
        super().__init__()
        self.codes = codes

    def all(self, code: int, *things: int) -> None:
        if code in self.codes:
            super().all(code, *things)

    def only(self, seat: int, code: int, *things: int) -> None:
        if code in self.codes:
            super().only(seat, code, *things)

    def others(self, seat: int, code: int, *things: int) -> None:
        if code in self.codes:
            super().others(seat, code, *things)

    def to(self, audience: int, code: int, *things: int) -> None:
        if code in self.codes:
            super().to(audience, code, *things)
