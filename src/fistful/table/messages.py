"""What a table tells, each thing once. Who may know how much of it, the message says."""

from dataclasses import dataclass
from typing import TypeAlias

from fistful.engine.events import Event
from fistful.engine.outcome import Outcome
from fistful.table.show import Scene


@dataclass(frozen=True)
class Happened:
    """Something happened, and the question before it is closed. The table asks the next one, or the
    game is over and has an `outcome`."""

    scene: Scene
    outcome: Outcome | None

    def heard_by(self, audience: int) -> list[Event]:
        """Return what a seat (or SPECTATOR) hears of it, in order: perhaps nothing.

        Who hears nothing is told so: that there was something to hear may be a secret.
        """
        return [event for event in self.scene.events if event.is_for(audience)]


@dataclass(frozen=True)
class Sealed:
    """An answer was taken and the question is still open: what was answered, only its seat knows.

    `is_quiet`: nobody else learns even that the seat has answered.
    """

    seat: int
    question: int
    text: str
    is_quiet: bool


@dataclass(frozen=True)
class Moved:
    """The open question's time has moved: more of it, a pause or its end, a scene cut short."""

    question: int
    opens: float
    deadline: float | None
    is_paused: bool


@dataclass(frozen=True)
class Said:
    """Table talk: it binds nobody. `seat` is the speaker."""

    seat: int
    text: str


AnyMessage: TypeAlias = Happened | Sealed | Moved | Said
