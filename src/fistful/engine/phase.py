"""Phases: stateless objects that answer for a position, one list per game in rulebook order.

A phase waits for nature (`Draw`), one seat (`Turn`), a sealed set of seats (`Together`), the first
of several to act (`Race`), or nobody (`Step`: it happens at once).
"""

from typing import Final, Generic, TypeVar

from fistful.engine.dice import Dice
from fistful.engine.events import Out
from fistful.engine.seats import NATURE
from fistful.engine.state import NOTHING, State

S = TypeVar("S", bound=State)

#: The kinds of phase.
TURN: Final = 0
TOGETHER: Final = 1
RACE: Final = 2
DRAW: Final = 3
STEP: Final = 4

#: What `hear` returns while answers are still owed.
WAIT: Final = -2


class Phase(Generic[S]):
    """One step of the rulebook. Subclasses cite their rule ids in the docstring."""

    #: The word for this phase in records, views and texts.
    name = ""
    #: Where play can go from here (names; "over" ends the game): the diagram is drawn from this.
    leads_to: list[str] = []
    #: Seconds to think on a normal clock.
    seconds = 60
    #: The outcome appears at a fixed instant, however early the answers came (a race that
    #: somebody wins ends at once all the same).
    is_fixed = False
    #: Who has answered already is nobody's business.
    is_quiet = False
    is_nature = False
    is_step = False
    is_race = False
    is_sealed = False

    def asks(self, s: S) -> int:
        """Return the set of seats that owe an answer; empty for nature and for steps."""
        return 0

    def legal(self, s: S, seat: int) -> list[int]:
        """Return what a seat that is asked (or nature) may do: never empty."""
        raise NotImplementedError

    def default(self, s: S, seat: int, dice: Dice) -> int:
        """Return what the clock plays for a silent seat."""
        raise NotImplementedError

    def draw(self, s: S, dice: Dice) -> int:
        """Return nature's answer, sampled."""
        raise NotImplementedError

    def odds(self, s: S) -> list[int]:
        """Return how likely each of nature's legal answers is against the others: all alike."""
        return [1] * len(self.legal(s, NATURE))

    def hear(self, s: S, seat: int, action: int, out: Out | None) -> int:
        """Take a legal answer; return the next phase, or WAIT while more is owed."""
        raise NotImplementedError

    def settle(self, s: S, out: Out | None) -> int:
        """All is in: resolve, and return the phase that follows."""
        raise NotImplementedError


class Draw(Phase[S]):
    """Nature's move: `draw` samples it, `hear` carries it out."""

    is_nature = True


class Turn(Phase[S]):
    """One seat's decision, carried out by `hear` at once."""


class Step(Phase[S]):
    """Nobody is asked: `settle` happens at once."""

    is_step = True


class Together(Phase[S]):
    """A sealed choice: answers stay in `said` until the last one is in, then `settle`."""

    is_sealed = True

    def hear(self, s: S, seat: int, action: int, out: Out | None) -> int:
        s.said[seat] = action
        s.waiting &= ~(1 << seat)
        if s.waiting:
            return WAIT
        following = self.settle(s, out)
        s.said = [NOTHING] * s.seats
        return following


class Race(Phase[S]):
    """Several are asked; the first who does not pass wins the race and closes the question."""

    is_quiet = True
    is_race = True

    def passing(self, s: S) -> int:
        """Return the action that stays out of the race."""
        raise NotImplementedError

    def win(self, s: S, seat: int, action: int, out: Out | None) -> int:
        """Carry out the first answer that is no pass; return the next phase."""
        raise NotImplementedError

    def hear(self, s: S, seat: int, action: int, out: Out | None) -> int:
        if action != self.passing(s):
            s.said = [NOTHING] * s.seats
            return self.win(s, seat, action, out)
        s.said[seat] = action
        s.waiting &= ~(1 << seat)
        if s.waiting:
            return WAIT
        s.said = [NOTHING] * s.seats
        return self.settle(s, out)


def kind_of(phase: Phase[S]) -> int:
    """Return which kind of phase this is."""
    if phase.is_step:
        return STEP
    if phase.is_nature:
        return DRAW
    if phase.is_sealed:
        return TOGETHER
    return RACE if phase.is_race else TURN
