"""What a learner sees: a position as a vector of fixed size, as one seat sees it.

A game declares its `Field`s (`fields`) in `mind/features.py`, and its `Features` write them for a
position, in that order and straight from it. The vector is a summary for function approximation and
holds nothing that the view does not; the view itself stays the whole truth of what a seat may know.
"""

from collections.abc import Sequence
from typing import Generic, TypeVar

from fistful.engine.rules import Rules
from fistful.engine.state import OVER, State
from fistful.games.fields import NUMBER_SIZE, Field, OneOf, Row, SomeSeats

S = TypeVar("S", bound=State)


class Memory:
    """What was written of one game before, for any of its seats: most of it is as it was. Games
    keep in theirs what takes long to write."""

    __slots__ = ("s",)

    def __init__(self, s: State) -> None:
        self.s = s


class Kept:
    """A piece that was written, and what it was written from: it holds for what is equal to that.

    A source that may change later is given as a copy.
    """

    __slots__ = ("piece", "source")

    def __init__(self) -> None:
        self.source: object = None
        self.piece = b""

    def keep(self, source: object, piece: bytes) -> bytes:
        """Keep another one; return the piece."""
        self.source = source
        self.piece = piece
        return piece


class Around:
    """What is told alike of every seat, and what it was written from: written once for all viewers.

    The seats follow each other twice, so that it can be read from each of them on.
    """

    __slots__ = ("half", "piece", "source", "width")

    def __init__(self) -> None:
        self.source: object = None
        self.piece = b""
        #: How many bytes once around has, and one seat.
        self.half = 0
        self.width = 0

    def keep(self, source: object, pieces: list[bytes]) -> None:
        """Keep another one, given by seat."""
        self.source = source
        once = b"".join(pieces)
        self.piece = once + once
        self.half = len(once)
        self.width = self.half // len(pieces)

    def seen_from(self, first: int) -> bytes:
        """Return the piece for whoever counts from a seat on."""
        start = first * self.width
        return self.piece[start : start + self.half]


class Turned:
    """What tells of seats by seats, and what it was written from: pieces by who is counted first,
    empty where they are not written yet."""

    __slots__ = ("pieces", "source")

    def __init__(self) -> None:
        self.source: object = None
        self.pieces: list[bytes] = []

    def forget(self, source: object, seats: int) -> None:
        """It is to be written from something else."""
        self.source = source
        self.pieces = [b""] * seats


class Features(Generic[S]):
    """What of a game's positions is told to learners."""

    def __init__(self, fields: Sequence[Field]) -> None:
        self.fields = list(fields)

    def memory(self, s: S) -> Memory:
        """Return the memory of a game of which nothing was written yet."""
        return Memory(s)

    def note(self, s: S, row: Row, memory: Memory) -> None:
        """Note what all seats' vectors of a position share, before the first of them is written.

        The memory is of the same game and may hold what was written of any position before this:
        what of it still holds is for the game to see.
        """

    def write(self, s: S, seat: int, row: Row, memory: Memory) -> None:
        """Write all fields in their order, as a seat (or SPECTATOR) may know them; the position is
        the one that was noted."""


class Writer:
    """Writes the vectors of one game at a table of one size."""

    def __init__(self, rules: Rules[State], features: Features[State], seats: int) -> None:
        rules.check_seats(seats)
        self.rules = rules
        self.features = features
        self.row = Row(seats)
        words = [*[phase.name for phase in rules.phases], "over"]
        self.phase = OneOf("phase", "where the round is", words)
        self.asked = SomeSeats("asked", "who owes an answer, as far as the viewer may know")
        #: All there is in a vector, what every game has first.
        self.fields = [self.phase, self.asked, *features.fields]
        #: How many numbers a vector has, and how many bytes.
        self.size = sum([field.size(seats) for field in self.fields])
        self.length = self.size * NUMBER_SIZE
        #: What was written of the games side by side.
        self.memories: list[Memory] = []

    def widened(self, wide: int) -> list[int]:
        """Return where the numbers of this table stand in the vectors of one of more seats: what is
        learnt at tables of all sizes has one frame."""
        found: list[int] = []
        at = 0
        seats = self.row.seats
        for field in self.fields:
            found += [at + place for place in field.widened(seats, wide)]
            at += field.size(wide)
        return found

    def write(self, s: State, seat: int) -> bytes:
        """Return what a seat (or SPECTATOR) sees, as the bytes of its numbers."""
        return self.write_noted(s, seat, self.noted(s, 0))

    def noted(self, s: State, game: int) -> Memory:
        """Return the memory of one of several games side by side, the position noted in it."""
        memories = self.memories
        while len(memories) <= game:
            memories.append(self.features.memory(s))
        memory = memories[game]
        if memory.s is not s:
            memory = memories[game] = self.features.memory(s)
        self.features.note(s, self.row, memory)
        return memory

    def write_noted(self, s: State, seat: int, memory: Memory) -> bytes:
        """Return what a seat sees of a position that was noted."""
        row = self.row
        row.begin(seat)
        self.phase.put(row, s.phase if s.phase != OVER else len(self.rules.phases))
        self.asked.put(row, self.rules.asked_set(s, seat))
        self.features.write(s, seat, row, memory)
        return b"".join(row.pieces)

    def fill(
        self, states: list[State], games: list[int], seats: list[int], out: memoryview
    ) -> None:
        """Write what some seats of some games see into a buffer, one after the other."""
        length = self.length
        at = 0
        noted = -1
        memory: Memory | None = None
        for question, game in enumerate(games):
            if memory is None or game != noted:
                # Nothing is played meanwhile: seats of a game that follow each other share it.
                memory = self.noted(states[game], game)
                noted = game
            out[at : at + length] = self.write_noted(states[game], seats[question], memory)
            at += length


def mark(mask: bytearray, places: list[int], actions: list[int]) -> None:
    """Set what stands for some actions in a mask."""
    for action in actions:
        mask[places[action]] = 1
