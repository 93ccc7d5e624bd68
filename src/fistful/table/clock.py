"""The clock: how long a question stays open. Time itself comes from outside, as a number."""

from dataclasses import dataclass
from typing import Any, Final

from fistful.engine.errors import Invalid
from fistful.engine.phase import Phase


@dataclass(frozen=True)
class Clock:
    """A pace. Each phase has its own time; `scale` stretches it, None waits for ever.

    `keeps_instants`: questions whose outcome must appear at a fixed instant do so even when the
    clock is off; a program at one keyboard has no use for that.
    """

    name: str
    scale: float | None
    keeps_instants: bool = True

    def seconds(self, phase: Phase[Any]) -> float | None:
        """Return how long a phase's question stays open; None for ever."""
        if self.scale is not None:
            return phase.seconds * self.scale
        return float(phase.seconds) if phase.is_fixed and self.keeps_instants else None

    def is_fixed(self, phase: Phase[Any]) -> bool:
        """Tell whether answers to a phase wait for its fixed instant."""
        return phase.is_fixed and self.keeps_instants


#: For play at one keyboard.
OFF: Final = Clock("off", None, keeps_instants=False)
CLOCKS: Final = {
    clock.name: clock
    for clock in (
        Clock("none", None),
        Clock("relaxed", 2.0),
        Clock("normal", 1.0),
        Clock("quick", 0.5),
    )
}


def find_clock(name: str) -> Clock:
    """Return a clock by its name. Raises Invalid."""
    if name not in CLOCKS:
        raise Invalid("unknown-word", kind="clock", word=name, known=", ".join(CLOCKS))
    return CLOCKS[name]
