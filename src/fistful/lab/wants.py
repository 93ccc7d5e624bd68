"""What is wanted of a variant, and how far a variant is from it.

Outside of what is wanted by one: a share by a point (0.01), another number by a hundredth of the
number wanted. What is wanted of a whole group (`seat`) is wanted of each thing in it, and the worst
counts.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from fistful.lab.findings import MEASURES, measure
from fistful.lab.stats import Estimate, Z
from fistful.lab.tally import Tally, group_of

#: Every thing of a group.
EACH: Final = -1
#: What no game could tell is as wrong as can be.
UNKNOWN: Final = 1.0
#: The measures for which it must be noted who leads.
OF_LEADS: Final = ("lead-changes", "upset", "decided")


@dataclass(frozen=True)
class Want:
    """A measure, or the share of a group's thing, between two bounds; at these tables."""

    #: As the file has it: `length`, `side.outlaws`, `seat`.
    name: str
    #: The group (none for a measure of whole games) and which of its things.
    group: str
    number: int
    low: float
    high: float
    weight: float
    players: tuple[int, ...]

    @property
    def is_share(self) -> bool:
        return bool(self.group) or MEASURES[self.name]

    @property
    def scale(self) -> float:
        """What is one off: a whole share, or the number wanted itself."""
        return 1.0 if self.is_share else (abs(self.low) + abs(self.high)) / 2 or 1.0

    def miss(self, value: float) -> float:
        """Return how far outside a value is; 0 within."""
        return max(self.low - value, value - self.high, 0.0) / self.scale

    def foreseen(self, signal: float) -> float:
        """Return how far outside it would be if what a model says (`Met.signal`) were right."""
        return (
            max(signal, 0.0)
            if self.number == EACH and self.group
            else self.miss(signal * self.scale)
        )


@dataclass(frozen=True)
class Met:
    """How a want is met at a table."""

    want: Want
    players: int
    #: The thing it is about (the worst of a group); nothing is known if no game could tell.
    number: int
    estimate: Estimate | None

    @property
    def miss(self) -> float:
        return self.want.miss(self.estimate.rate) if self.estimate else UNKNOWN

    @property
    def least(self) -> float:
        """How far off it is at least, with 95 % confidence."""
        if not self.estimate:
            return 0.0
        inside = min(max(self.want.low, self.estimate.low), self.estimate.high)
        return self.want.miss(inside)

    @property
    def most(self) -> float:
        """How far off it is at most, with 95 % confidence."""
        ends = self.estimate
        return max(self.want.miss(ends.low), self.want.miss(ends.high)) if ends else UNKNOWN

    @property
    def signal(self) -> tuple[float, float]:
        """What a model of it learns, and its variance: the value itself, or of a group how far."""
        if not self.estimate:
            return UNKNOWN, UNKNOWN
        is_worst = self.want.group and self.want.number == EACH
        value = self.miss if is_worst else self.estimate.rate / self.want.scale
        error = (self.estimate.high - self.estimate.low) / (2 * Z) / self.want.scale
        return value, max(error * error, 1e-9)


@dataclass(frozen=True)
class Verdict:
    """How far a variant is from all that is wanted."""

    met: tuple[Met, ...]

    @property
    def off(self) -> float:
        return sum([one.want.weight * one.miss for one in self.met])

    @property
    def least(self) -> float:
        return sum([one.want.weight * one.least for one in self.met])

    @property
    def most(self) -> float:
        return sum([one.want.weight * one.most for one in self.met])

    @property
    def is_sure(self) -> bool:
        """Whether every interval lies inside what is wanted."""
        return not self.most

    @property
    def is_refuted(self) -> bool:
        """Whether some interval lies outside."""
        return self.least > 0


def verdict(wants: Sequence[Want], tallies: Mapping[int, Tally]) -> Verdict:
    """Return how far a variant is from what is wanted, by what was counted at each table."""
    return Verdict(
        tuple([met(want, players, tallies[players]) for want in wants for players in want.players])
    )


def met(want: Want, players: int, tally: Tally) -> Met:
    """Return how a want is met at a table."""
    if not want.group:
        return Met(want, players, EACH, measure(tally, want.name))
    shares = group_of(tally, want.group)
    if want.number != EACH:
        share = shares.get(str(want.number))
        return Met(want, players, want.number, share.rate() if share else None)
    each = [Met(want, players, int(number), share.rate()) for number, share in shares.items()]
    if not each:
        return Met(want, players, EACH, None)
    # Where all are inside, the one that is least sure.
    return max(each, key=lambda one: (one.miss, one.most, -one.number))
