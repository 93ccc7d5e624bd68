"""Planted faults other than leaks, in the toy: what the checks of a game's course must find."""

from collections.abc import Callable
from copy import copy
from typing import Any

from fistful.engine.dice import Dice
from fistful.engine.errors import FistfulError
from fistful.engine.events import Out
from fistful.engine.phase import Together
from fistful.engine.seats import NATURE
from fistful.testing.course import cloning, commuting, coursing, ending, refusing
from fistful.testing.replay import replay
from fistful.testing.tables import Table
from tests.conformance.mutants.base import Mutant
from tests.conformance.toy import Toy

#: A check: a table, a number of games, dice.
Check = Callable[[Table, int, Dice], object]


class SharingToy(Toy):
    """A position whose clones share a list with it."""

    __slots__ = ()

    def clone(self) -> "SharingToy":
        other = SharingToy()
        for name in (*Toy.__slots__, "seats", "options", "phase", "waiting"):
            setattr(other, name, getattr(self, name))
        other.said = self.said[:]
        other.bag = self.bag[:]
        other.cards = self.cards[:]
        other.marks = self.marks[:]
        other.aims = self.aims[:]
        other.shown = self.shown[:]
        return other


class SharedList(Mutant):
    """A clone shares the coins with its parent."""

    def begin(self, seats: int, options: dict[str, str]) -> Any:
        s = super().begin(seats, options)
        s.__class__ = SharingToy
        return s


class FirstCounts(Mutant):
    """Who answers first gets a coin for it."""

    def play(self, s: Any, seat: int, action: int, out: Out | None) -> bool:
        phase = self.phases[s.phase]
        if isinstance(phase, Together) and s.waiting == phase.asks(s):
            s.coins[seat] += 1
        return super().play(s, seat, action, out)


class CostlyRefusal(Mutant):
    """What is refused costs a coin."""

    def check(self, s: Any, seat: int, action: int) -> None:
        try:
            super().check(s, seat, action)
        except FistfulError:
            s.coins[0] -= 1
            raise


class IdleClock(Mutant):
    """The clock plays something that is not allowed."""

    def default(self, s: Any, seat: int, dice: Dice) -> int:
        return 0


class TwiceLegal(Mutant):
    """A legal list names an action twice."""

    def legal(self, s: Any, seat: int) -> list[int]:
        legal = super().legal(s, seat)
        return legal if seat == NATURE else [*legal, legal[0]]


class LostCard(Mutant):
    """A card gets lost when somebody falls."""

    def play(self, s: Any, seat: int, action: int, out: Out | None) -> bool:
        dead = s.dead
        is_settled = super().play(s, seat, action, out)
        if s.dead != dead:
            s.bag.pop()
        return is_settled


class WrongWay(Mutant):
    """A phase leads where it does not say."""

    def begin(self, seats: int, options: dict[str, str]) -> Any:
        self.order = copy(self.order)
        self.order.ways = [["race"] if "mark" in ways else ways for ways in self.order.ways]
        return super().begin(seats, options)


class Memory(Mutant):
    """The rules remember earlier games."""

    coins = 0

    def play(self, s: Any, seat: int, action: int, out: Out | None) -> bool:
        self.coins += 1
        s.coins[0] = self.coins
        return super().play(s, seat, action, out)


class Deaf(Mutant):
    """Something happens only while somebody listens."""

    def play(self, s: Any, seat: int, action: int, out: Out | None) -> bool:
        if out:
            s.shown[0] += 1
        return super().play(s, seat, action, out)


class Endless(Mutant):
    """The last round is never the last."""

    def play(self, s: Any, seat: int, action: int, out: Out | None) -> bool:
        s.round = 0
        s.dead = 0
        s.marks = [0] * s.seats
        del s.aims[1:]
        return super().play(s, seat, action, out)


#: Each with the check that must find it.
FAULTS: list[tuple[type[Mutant], Check]] = [
    (SharedList, cloning),
    (FirstCounts, commuting),
    (CostlyRefusal, refusing),
    (IdleClock, coursing),
    (TwiceLegal, coursing),
    (LostCard, coursing),
    (LostCard, ending),
    (WrongWay, coursing),
    (Memory, replay),
    (Deaf, replay),
    (Endless, ending),
]
