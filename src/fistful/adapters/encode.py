"""Views as NumPy vectors, after the fields a game declares in its `observation.py`."""

from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from fistful.engine.rules import Rules, View
from fistful.games.features import Field, OneOf, SomeSeats
from fistful.games.game import Game

Vector = NDArray[np.float32]
Mask = NDArray[np.int8]


@dataclass(frozen=True)
class Slice:
    """A field and where its numbers stand in the vector."""

    field: Field
    start: int
    stop: int


def common_fields(rules: Rules[Any]) -> list[Field]:
    """Return the fields every game has: where play is, and who is asked."""
    phases = [phase.name for phase in rules.phases]
    return [
        OneOf("phase", "where the round is", [*phases, "over"]),
        SomeSeats("asked", "who owes an answer, as far as the viewer may know"),
    ]


class Encoder:
    """The vectors of one game at a table of one size."""

    def __init__(self, game: Game, seats: int) -> None:
        self.game = game
        self.seats = seats
        self.fields = [*common_fields(game.rules), *game.fields]
        self.slices: list[Slice] = []
        at = 0
        for field in self.fields:
            self.slices.append(Slice(field, at, at + field.size(seats)))
            at += field.size(seats)
        #: How many numbers a vector has.
        self.size = at

    def __reduce__(self) -> tuple[Any, ...]:
        return Encoder, (self.game, self.seats)

    def vector(self, view: View) -> Vector:
        """Return a view as numbers from -1 to 1."""
        numbers: list[float] = []
        for field in self.fields:
            numbers += field.read(view)
        assert len(numbers) == self.size
        return np.array(numbers, np.float32)


class Actions:
    """The actions of a game by number, with one more behind them: to do nothing."""

    def __init__(self, rules: Rules[Any]) -> None:
        self.count = len(rules.verbs.verb_of) + 1
        #: What a seat does that is not asked.
        self.idle = self.count - 1

    def mask(self, legal: list[int]) -> Mask:
        """Return which actions are legal; for a seat that is not asked, to do nothing."""
        mask = np.zeros(self.count, np.int8)
        mask[legal or [self.idle]] = 1
        return mask
