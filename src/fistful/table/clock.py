"""The clock: how long a question stays open. Time itself comes from outside, as a number."""

from dataclasses import dataclass, replace
from typing import Any, Final

from fistful.engine.errors import Invalid
from fistful.engine.phase import Phase


@dataclass(frozen=True)
class Clock:
    """A pace. Each phase has its own time; `scale` stretches it, None waits for ever.

    `keeps_instants`: questions whose outcome must appear at a fixed instant do so even when the
    clock is off; a program at one keyboard has no use for that.
    `counts`: where the rulebook has somebody count to three, that is the time there is.
    """

    name: str
    scale: float | None
    keeps_instants: bool = True
    counts: bool = False

    def seconds(self, phase: Phase[Any]) -> float | None:
        """Return how long a phase's question stays open; None for ever."""
        if self.is_counted(phase):
            return float(phase.count)
        if self.scale is not None:
            return phase.seconds * self.scale
        return float(phase.seconds) if phase.is_fixed and self.keeps_instants else None

    def is_counted(self, phase: Phase[Any]) -> bool:
        """Tell whether the last moments of a phase's question are counted aloud."""
        return self.counts and phase.count > 0

    def is_fixed(self, phase: Phase[Any]) -> bool:
        """Tell whether answers to a phase wait for its fixed instant: where all answer on three,
        nobody sees before who already has."""
        if self.is_counted(phase):
            return phase.is_sealed
        return phase.is_fixed and self.keeps_instants

    def with_instants(self, keeps_instants: bool) -> "Clock":
        """Return this clock, with fixed instants or without."""
        return replace(self, keeps_instants=keeps_instants)

    def may_wait(self, phase: Phase[Any]) -> bool:
        """Tell whether a phase's question can be given more time: a fixed instant stays where it
        is, but it can be counted later."""
        return self.is_counted(phase) or not self.is_fixed(phase)


#: How long it takes to count to three, in seconds: the end of a question that is counted.
COUNT: Final = 3.0
STEPS: Final = 3
#: For play at one keyboard: nobody waits, or only where somebody counts.
OFF: Final = Clock("off", None, keeps_instants=False)
REAL: Final = Clock("real", None, keeps_instants=False, counts=True)
CLOCKS: Final = {
    clock.name: clock
    for clock in (
        Clock("none", None),
        Clock("relaxed", 2.0),
        Clock("normal", 1.0),
        Clock("quick", 0.5),
        Clock("real", 1.0, counts=True),
    )
}


def clocks_of(rules: Any) -> list[str]:
    """Return the clocks that make a difference to a game: not every game counts to three."""
    has_count = any([phase.count for phase in rules.phases])
    return [clock.name for clock in CLOCKS.values() if has_count or not clock.counts]


def find_clock(name: str) -> Clock:
    """Return a clock by its name. Raises Invalid."""
    if name not in CLOCKS:
        raise Invalid("unknown-word", kind="clock", word=name, known=", ".join(CLOCKS))
    return CLOCKS[name]
