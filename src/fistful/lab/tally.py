"""Counts over games that add up in any order: all sums are of whole numbers.

Several seats of one game may count for the same thing (two Lawmen, both with a card), and they
win or lose together. So a `WinCount` keeps what is needed to treat whole games as the units.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from math import sqrt
from typing import Any, Final

from fistful.engine.outcome import VICTORY
from fistful.lab.stats import Estimate, Z, wilson

#: Fractions of a game are counted in so many parts.
WHOLE: Final = 10_000
#: The group every game has: the seats.
SEATS: Final = "seat"
#: At how many moments of a game it is noted who leads.
MOMENTS: Final = 20


def of_spread(rate: float, error: float, games: int) -> Estimate:
    """Return a rate with Wilson's interval for as many games as its standard error is worth."""
    independent = rate * (1 - rate) / error**2 if error and 0 < rate < 1 else float(games)
    return wilson(rate * independent, independent)


class WinCount:
    """What seats won (`Outcome.parts`): `wins` of `trials` in so many games; sums of squares."""

    __slots__ = ("sums",)

    def __init__(self, sums: list[int] | None = None) -> None:
        #: Games, trials, wins in `VICTORY`ths; sums of wins², wins × trials, trials².
        self.sums = sums or [0] * 6

    def game(self, wins: int, trials: int) -> None:
        """Count one game."""
        sums = self.sums
        sums[0] += 1
        sums[1] += trials
        sums[5] += trials * trials
        if wins:
            sums[2] += wins
            sums[3] += wins * wins
            sums[4] += wins * trials

    def add(self, other: "WinCount") -> None:
        """Count the other's games too."""
        self.sums = [a + b for a, b in zip(self.sums, other.sums, strict=True)]

    @property
    def games(self) -> int:
        """In how many games there was a trial."""
        return self.sums[0]

    @property
    def trials(self) -> int:
        """How many seats it was true of."""
        return self.sums[1]

    @property
    def wins(self) -> float:
        """How many victories they had, shared ones in parts."""
        return self.sums[2] / VICTORY

    def error(self) -> float:
        """Return the standard error of the rate, whole games being the units."""
        games, trials, wins, squares, mixed, trials_squared = self.sums
        rate = wins / trials
        spread = squares - 2 * rate * mixed + rate * rate * trials_squared
        return sqrt(max(spread, 0.0) * games / max(games - 1, 1)) / trials / VICTORY

    def rate(self) -> Estimate:
        """Return the rate with Wilson's interval for as many games as its spread is worth."""
        return of_spread(self.wins / self.trials, self.error(), self.games)


class Mean:
    """An average over games of a whole number, with its spread."""

    __slots__ = ("sums",)

    def __init__(self, sums: list[int] | None = None) -> None:
        #: Games, sum, sum of squares.
        self.sums = sums or [0] * 3

    def game(self, value: int) -> None:
        """Count one game."""
        self.sums = [self.sums[0] + 1, self.sums[1] + value, self.sums[2] + value * value]

    def add(self, other: "Mean") -> None:
        """Count the other's games too."""
        self.sums = [a + b for a, b in zip(self.sums, other.sums, strict=True)]

    def error(self) -> float:
        """Return the standard error of the mean."""
        games, total, squares = self.sums
        spread = squares - total * total / games
        return sqrt(max(spread, 0.0) / max(games - 1, 1) / games)

    def rate(self) -> Estimate:
        """Return the mean with its interval.

        Games that are all alike say nothing about how they vary: then it is as if one game in as
        many as they rule out were off by one.
        """
        mean, error = self.sums[1] / self.sums[0], self.error()
        gap = Z * error or wilson(0, self.sums[0]).high
        return Estimate(mean, mean - gap, mean + gap)

    def share(self) -> Estimate:
        """Return the mean of what is counted in `WHOLE`ths, from 0 to 1, with Wilson's interval."""
        rate, error = self.sums[1] / self.sums[0] / WHOLE, self.error() / WHOLE
        return of_spread(rate, error, self.sums[0])


@dataclass
class Tally:
    """All that is counted of a variant's games."""

    games: int = 0
    seats: dict[str, WinCount] = field(default_factory=dict)
    bots: dict[str, WinCount] = field(default_factory=dict)
    #: By `group/number`: traits as numbers of their kind.
    traits: dict[str, WinCount] = field(default_factory=dict)
    #: Decisions, lead changes, and in `WHOLE`ths: upsets, how late it was decided, no winner.
    means: dict[str, Mean] = field(default_factory=dict)
    #: How often winners were in the lead, moment by moment.
    leads: dict[str, Mean] = field(default_factory=dict)
    reasons: dict[str, int] = field(default_factory=dict)
    lengths: dict[str, int] = field(default_factory=dict)

    def add(self, other: "Tally") -> None:
        """Count the other's games too."""
        self.games += other.games
        for mine, theirs in (
            (self.seats, other.seats), (self.bots, other.bots), (self.traits, other.traits),
        ):  # fmt: skip
            for key, share in theirs.items():
                mine.setdefault(key, WinCount()).add(share)
        for own, new in ((self.means, other.means), (self.leads, other.leads)):
            for key, mean in new.items():
                own.setdefault(key, Mean()).add(mean)
        for counts, more in ((self.reasons, other.reasons), (self.lengths, other.lengths)):
            for key, count in more.items():
                counts[key] = counts.get(key, 0) + count

    def plain(self) -> dict[str, Any]:
        """Return it as plain data, for the ledger."""
        return {
            "games": self.games,
            "seats": sums_of(self.seats),
            "bots": sums_of(self.bots),
            "traits": sums_of(self.traits),
            "means": sums_of(self.means),
            "leads": sums_of(self.leads),
            "reasons": self.reasons,
            "lengths": self.lengths,
        }


def group_of(tally: Tally, group: str) -> dict[str, WinCount]:
    """Return the shares of one group by their numbers."""
    if group == SEATS:
        return tally.seats
    return {
        key.partition("/")[2]: share
        for key, share in tally.traits.items()
        if key.partition("/")[0] == group
    }


def sums_of(things: dict[str, WinCount] | dict[str, Mean]) -> dict[str, list[int]]:
    """Return the sums of shares or means."""
    return {key: thing.sums for key, thing in things.items()}


def read_tally(data: dict[str, Any]) -> Tally:
    """Return a tally from plain data."""

    def made(name: str, make: Callable[[list[int]], Any]) -> dict[str, Any]:
        return {key: make(sums) for key, sums in data[name].items()}

    return Tally(
        games=data["games"],
        seats=made("seats", WinCount),
        bots=made("bots", WinCount),
        traits=made("traits", WinCount),
        means=made("means", Mean),
        leads=made("leads", Mean),
        reasons=data["reasons"],
        lengths=data["lengths"],
    )
