"""Positions as NumPy vectors, after the fields a game declares in its `mind/features.py`."""

from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from fistful.engine.words import Verbs
from fistful.games.features import Writer, mark
from fistful.games.fields import Field
from fistful.games.game import Game

Vector = NDArray[np.float32]
Mask = NDArray[np.int8]


@dataclass(frozen=True)
class Slice:
    """A field and where its numbers stand in the vector."""

    field: Field
    start: int
    stop: int


class Encoder:
    """The vectors of one game at a table of one size."""

    def __init__(self, game: Game, seats: int) -> None:
        self.game = game
        self.seats = seats
        self.writer = Writer(game.rules, game.features, seats)
        self.slices: list[Slice] = []
        at = 0
        for field in self.writer.fields:
            self.slices.append(Slice(field, at, at + field.size(seats)))
            at += field.size(seats)
        #: How many numbers a vector has.
        self.size = self.writer.size

    def __reduce__(self) -> tuple[Any, ...]:
        return Encoder, (self.game, self.seats)

    def vector(self, s: Any, seat: int) -> Vector:
        """Return what a seat (or SPECTATOR) sees of a position, as numbers from -1 to 1."""
        return self.look(s, seat).copy()

    def look(self, s: Any, seat: int) -> Vector:
        """Return the same to be read only."""
        return np.frombuffer(self.writer.write(s, seat), np.float32)

    def fill(
        self, states: list[Any], games: list[int], seats: list[int], out: Vector | None = None
    ) -> Vector:
        """Write what some seats of some games see into rows, of the caller's array if it gives one;
        return them."""
        rows = room(out, len(games), self.size)
        self.writer.fill(states, games, seats, rows.reshape(-1).view(np.uint8).data)
        return rows


def room(out: Vector | None, rows: int, size: int) -> Vector:
    """Return where vectors can be written: an array somebody gave, or a new one."""
    if out is None:
        return np.empty((rows, size), np.float32)
    if out.dtype != np.float32 or out.shape != (rows, size) or not out.flags.c_contiguous:
        raise ValueError(f"give float32 of shape {(rows, size)}, one row after the other")
    return out


class Actions:
    """What a learner can do, as the vectors tell it: seats counted clockwise from the one who acts.

    An action of the rules names a seat by its number; here `aim 1` aims at whoever sits next to
    oneself, so that what is learnt at one seat holds at all. Nature's actions and seats that are
    not at the table are left out; one action more, `idle`, is for those who are not asked.
    """

    def __init__(self, verbs: Verbs, seats: int) -> None:
        mine = verbs.of_seats(seats)
        self.seats = seats
        #: How many a seat has, and with the one that does nothing.
        self.width = len(mine)
        self.count = self.width + 1
        #: What a seat does that is not asked.
        self.idle = self.width
        #: By seat: the rules' action for each of a learner's, and the other way round.
        self.played = np.array(
            [[verbs.turned(action, seat, seats) for action in mine] for seat in range(seats)],
            np.int32,
        )
        self.known = np.full((seats, len(verbs.verb_of)), -1, np.int32)
        for seat in range(seats):
            self.known[seat, self.played[seat]] = np.arange(self.width)
        #: The same by seat as lists, for masks; and the mask of those who are not asked.
        self.places: list[list[int]] = self.known.tolist()
        self.resting = bytes([0] * self.width + [1])
        #: Whether the rules' numbers are the learner's: no seat is ever named.
        self.is_same = bool((self.played == np.arange(self.width)).all())

    def mask(self, seat: int, legal: list[int]) -> Mask:
        """Return which actions are legal; for a seat that is not asked, to do nothing."""
        return np.frombuffer(self.marks(seat, legal), np.int8)

    def marks(self, seat: int, legal: list[int]) -> bytearray:
        """Return the same as bytes."""
        found = bytearray(self.count if legal else self.resting)
        mark(found, self.places[seat], legal)
        return found

    def play(self, seat: int, action: int) -> int | None:
        """Return the rules' action, None for what is none of a seat's."""
        return int(self.played[seat, action]) if 0 <= action < self.width else None
