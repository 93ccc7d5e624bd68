"""Counts over games that add up in any order: all sums are of whole numbers.

Several seats of one game may count for the same thing (two Lawmen, both with a card), and they
win or lose together. So a `Share` keeps what is needed to treat whole games as the units.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from math import sqrt
from typing import Any, Final

from fistful.engine.outcome import VICTORY
from fistful.lab.stats import Rate, Z, wilson

#: Fractions of a game are counted in so many parts.
WHOLE: Final = 10_000
#: At how many moments of a game it is noted who leads.
MOMENTS: Final = 20


class Share:
    """What seats won (`Outcome.parts`): `wins` of `trials` in so many games; sums of squares."""

    __slots__ = ("sums",)

    def __init__(self, sums: list[int] | None = None) -> None:
        #: Games, trials, wins in `VICTORY`ths; sums of wins², wins × trials, trials².
        self.sums = sums or [0] * 6

    def game(self, wins: int, trials: int) -> None:
        """Count one game."""
        new = (1, trials, wins, wins * wins, wins * trials, trials * trials)
        self.sums = [a + b for a, b in zip(self.sums, new, strict=True)]

    def add(self, other: "Share") -> None:
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

    def rate(self) -> Rate:
        """Return the rate with Wilson's interval for as many games as its spread is worth."""
        rate, error = self.wins / self.trials, self.error()
        worth = rate * (1 - rate) / error**2 if error and 0 < rate < 1 else float(self.games)
        return wilson(rate * worth, worth)


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

    def rate(self) -> Rate:
        """Return the mean with its interval."""
        mean, error = self.sums[1] / self.sums[0], self.error()
        return Rate(mean, mean - Z * error, mean + Z * error)


@dataclass
class GameTally:
    """All that is counted of a variant's games."""

    games: int = 0
    seats: dict[str, Share] = field(default_factory=dict)
    bots: dict[str, Share] = field(default_factory=dict)
    #: By `group/number`: traits as numbers of their kind.
    traits: dict[str, Share] = field(default_factory=dict)
    #: Decisions, lead changes, and in `WHOLE`ths: upsets, how late it was decided, no winner.
    means: dict[str, Mean] = field(default_factory=dict)
    #: How often winners were in the lead, moment by moment.
    leads: dict[str, Mean] = field(default_factory=dict)
    reasons: dict[str, int] = field(default_factory=dict)
    lengths: dict[str, int] = field(default_factory=dict)

    def add(self, other: "GameTally") -> None:
        """Count the other's games too."""
        self.games += other.games
        for mine, theirs in (
            (self.seats, other.seats), (self.bots, other.bots), (self.traits, other.traits),
        ):  # fmt: skip
            for key, share in theirs.items():
                mine.setdefault(key, Share()).add(share)
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


def sums_of(things: dict[str, Share] | dict[str, Mean]) -> dict[str, list[int]]:
    """Return the sums of shares or means."""
    return {key: thing.sums for key, thing in things.items()}


def read_tally(data: dict[str, Any]) -> GameTally:
    """Return a tally from plain data."""

    def made(name: str, make: Callable[[list[int]], Any]) -> dict[str, Any]:
        return {key: make(sums) for key, sums in data[name].items()}

    return GameTally(
        games=data["games"],
        seats=made("seats", Share),
        bots=made("bots", Share),
        traits=made("traits", Share),
        means=made("means", Mean),
        leads=made("leads", Mean),
        reasons=data["reasons"],
        lengths=data["lengths"],
    )
