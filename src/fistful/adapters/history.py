"""What a seat has heard and done lately, as rows of small whole numbers that a net can embed.

A row is a word and the things it names: an event of the game, or a deed of one's own. Seats are
counted clockwise from the viewer, as in the vectors; 0 is "nothing" everywhere. A list that is
longer than a row goes on in the next one, under the same word.
"""

from collections.abc import Sequence
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from fistful.adapters.encode import Actions
from fistful.engine.rules import Rules
from fistful.engine.words import SEAT, Kind

#: How far back the rows go.
ROWS: Final = 64
#: The things in a row, at most.
THINGS: Final = 4
#: Stands for an event's code where a seat's own deed is told.
DID: Final = -1


class History:
    """The rows of one game at a table of one size."""

    def __init__(self, rules: Rules[Any], moves: Actions) -> None:
        self.seats = moves.seats
        self.kinds = rules.events.kinds
        self.verbs = rules.verbs
        self.place = {verb.first: place for place, verb in enumerate(rules.verbs.verbs)}
        #: Words that there are, nothing included.
        self.words = 1 + len(self.kinds) + len(self.place)

    def rows(self, heard: Sequence[tuple[int, ...]], viewer: int) -> NDArray[np.int16]:
        """Return the last rows, the latest last. A deed is `(DID, action)`, as the rules count."""
        rows: list[list[int]] = []
        for what in reversed(heard):
            rows[:0] = self.told(what, viewer)
            if len(rows) >= ROWS:
                break
        table = np.zeros((ROWS, 1 + THINGS), np.int16)
        for place, row in enumerate(rows[-ROWS:]):
            table[place - min(len(rows), ROWS), : len(row)] = row
        return table

    def told(self, what: tuple[int, ...], viewer: int) -> list[list[int]]:
        """Return the rows of one thing heard or done."""
        if what[0] == DID:
            verb = self.verbs.verb_of[what[1]]
            word = 1 + len(self.kinds) + self.place[verb.first]
            numbers = list(self.verbs.things(what[1]).values())
            kinds = list(verb.things.values())
        else:
            word = 1 + what[0]
            numbers = list(what[1:])
            kinds = list(self.kinds[what[0]].things.values())
        told = [
            self.turned(number, kinds[min(place, len(kinds) - 1)], viewer)
            for place, number in enumerate(numbers)
        ]
        return [[word, *told[at : at + THINGS]] for at in range(0, max(len(told), 1), THINGS)]

    def turned(self, number: int, kind: Kind, viewer: int) -> int:
        """Return a thing counted from 1, a seat from the viewer."""
        if kind is SEAT and 0 <= number < self.seats and viewer < self.seats:
            number = (number - viewer) % self.seats
        return number + 1
