"""Phases: stateless objects that answer for a position, one list per game in rulebook order.

A phase waits for nature (`Draw`), one seat (`Turn`), a sealed set of seats (`Together`), the first
of several to act (`Race`), or nobody (`Automatic`: it happens at once).
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
AUTOMATIC: Final = 4

#: What `hear` returns while answers are still owed.
WAIT: Final = -2


class Phase(Generic[S]):
    """One step of the rulebook. Subclasses cite their rule ids in the docstring."""

    #: Its place in the game's `Order`.
    number = -1
    #: The word for it in records, views and texts; `Order` fills it in.
    name = ""
    #: Seconds to think on a normal clock.
    seconds = 60
    #: Seconds to think at the tempo of the real table, where somebody counts to three and whoever
    #: is too slow is too slow; 0: nobody counts here.
    count = 0
    #: The outcome appears at a fixed instant, however early the answers came (a race that
    #: somebody wins ends at once all the same).
    is_fixed = False
    #: Saying nothing is an answer, and may be most people's: the question is already open while
    #: what led to it is still played, and its time runs from the end of that.
    is_optional = False
    #: Who has answered already is nobody's business.
    is_quiet = False
    is_nature = False
    is_automatic = False
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

    def weights(self, s: S) -> list[int]:
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


class Automatic(Phase[S]):
    """Nobody is asked: `settle` happens at once."""

    is_automatic = True


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


class Order:
    """A game's phases, declared once in the order of the rulebook: one line for each.

    A line gives a phase its number (returned by whatever leads to it), its name, and the names of
    the phases that can follow ("over" ends the game), of which the diagram is drawn. Where one
    phase says what follows any other, the parts a round goes through are drawn instead.
    """

    def __init__(self) -> None:
        #: The parts, each with its name and the number of its first phase; where a round begins.
        self.parts: list[tuple[str, int]] = []
        self.round_begins = 0
        self.names: list[str] = []
        self.ways: list[list[str]] = []

    def add(self, name: str, to: str) -> int:
        """Declare the next phase and where play can go from there; return its number."""
        self.names.append(name)
        self.ways.append(to.split())
        return len(self.names) - 1

    def part(self, name: str, is_round: bool = False) -> None:
        """Begin a part of the game, and perhaps the round: what is declared next belongs to it."""
        if is_round:
            self.round_begins = len(self.parts)
        self.parts.append((name, len(self.names)))

    def arrange(self, phases: list[Phase[S]]) -> list[Phase[S]]:
        """Return the phases by number, with their names: one for each that was declared."""
        if sorted([phase.number for phase in phases]) != list(range(len(self.names))):
            raise ValueError(f"one phase for each of {self.names}")
        for ways in self.ways:
            for name in ways:
                if name != "over" and name not in self.names:
                    raise ValueError(f"{name} is none of {self.names}")
        for phase in phases:
            phase.name = self.names[phase.number]
        return sorted(phases, key=lambda phase: phase.number)


def kind_of(phase: Phase[S]) -> int:
    """Return which kind of phase this is."""
    if phase.is_automatic:
        return AUTOMATIC
    if phase.is_nature:
        return DRAW
    if phase.is_sealed:
        return TOGETHER
    return RACE if phase.is_race else TURN
