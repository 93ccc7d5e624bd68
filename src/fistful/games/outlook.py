"""Outlooks: how likely everybody is to win from a position on, learnt from many games.

A game writes down what speaks for each who may win (`mind/situation.py`), as somebody sees it: one
who knows everything, or a seat. A small network turns that into log odds; those of all who may win
make the chances. A chance changes only with what is looked at, so a curve of chances is smooth by
nature. `bench/outlooks.py` plays the games and learns the networks.
"""

from collections.abc import Callable
from json import loads
from math import exp, sqrt, tanh
from pathlib import Path
from typing import Any, Final, NamedTuple

#: The eye that sees everything; any other eye is a seat.
ALL: Final = -1

#: What speaks for each seat, as an eye sees it: by seat, nothing for one that cannot win.
Situation = Callable[[Any, int], list[list[float]]]


class Network:
    """One hidden layer beside a straight way: numbers in, log odds out."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.direct: list[float] = data["direct"]
        #: By input: its weight for each hidden unit. Most inputs are nought and cost nothing.
        self.into: list[list[float]] = data["into"]
        self.bias: list[float] = data["bias"]
        self.out: list[float] = data["out"]
        #: How far off chances are beside roll-outs, as part of a chance's own spread.
        self.error: float = data["error"]

    def odds(self, row: list[float]) -> float:
        """Return the log odds for what was written down."""
        sums = self.bias.copy()
        total = 0.0
        for place, value in enumerate(row):
            if value:
                total += value * self.direct[place]
                for unit, weight in enumerate(self.into[place]):
                    sums[unit] += value * weight
        for unit, value in enumerate(sums):
            total += self.out[unit] * tanh(value)
        return total


class Outlook:
    """The chances of one game; `sides` says by seat whether it is on the first of two sides."""

    def __init__(
        self,
        situation: Situation,
        mark: Callable[[Any], int],
        ahead: int,
        file: Path,
        sides: Callable[[Any], list[bool]] | None = None,
    ) -> None:
        self.situation = situation
        #: The number of the round or turn, as a chart is marked by; so many are played on before a
        #: position played ahead is judged.
        self.mark = mark
        self.ahead = ahead
        self.file = file
        self.sides = sides
        self.networks: list[Network] = []
        self.slips = 0.0

    def network(self, eye: int) -> Network:
        """Return the network of an eye."""
        if not self.networks:
            self.read()
        return self.networks[0 if eye == ALL else 1]

    def read(self) -> None:
        """Read what was learnt; it is not needed before somebody asks for a chance."""
        data = loads(self.file.read_text(encoding="utf-8"))
        self.slips = data["slip"]
        self.networks = [Network(data["truth"]), Network(data["known"])]

    def slip(self) -> float:
        """Return how far off the difference between two moves is, as a standard error, where both
        were played ahead and judged there."""
        self.network(ALL)
        return self.slips

    def chances(self, s: Any) -> list[float]:
        """Return each seat's chance (its side's, if there are sides), for one who knows all."""
        found = self.weighed(s, ALL)
        if self.sides is None:
            return found
        return [found[0] if is_first else 1 - found[0] for is_first in self.sides(s)]

    def own(self, s: Any, seat: int) -> float:
        """Return a seat's own chance, as it could know it."""
        found = self.weighed(s, seat)
        return found[0] if self.sides is not None else found[seat]

    def weighed(self, s: Any, eye: int) -> list[float]:
        """Return the chances of all rows; a single row is weighed against its contrary."""
        network = self.network(eye)
        rows = self.situation(s, eye)
        odds = [network.odds(row) if row else 0.0 for row in rows]
        if self.sides is not None:
            return [1 / (1 + exp(-odds[0]))]
        most = max(odds)
        powers = [exp(one - most) if row else 0.0 for one, row in zip(odds, rows, strict=True)]
        total = sum(powers)
        return [one / total for one in powers]

    def error(self, chance: float, eye: int) -> float:
        """Return how far off such a chance is, as a standard error."""
        return self.network(eye).error * sqrt(max(chance * (1 - chance), 0.0))


def clipped(value: float, most: float) -> float:
    """Return a value as part of the most it may count, between -1 and 1."""
    part = value / most
    return 1.0 if part > 1.0 else -1.0 if part < -1.0 else part


class Fact(NamedTuple):
    """Something that may come of a move: its name (`because-…` in the game's texts), how much of it
    is much (less than nothing: it is bad), and of how many worlds it is told."""

    name: str
    much: float
    worlds: int = 100


class Reasons(NamedTuple):
    """What moves are told apart by, for one who asks why."""

    names: tuple[Fact, ...]
    #: For a position, one that came of it some time later, and a seat: how much of each.
    facts: Callable[[Any, Any, int], list[float]]
