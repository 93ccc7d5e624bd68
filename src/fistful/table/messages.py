"""What a table tells: each message is for one audience, a seat or the spectators."""

from dataclasses import dataclass

from fistful.engine.events import Event
from fistful.engine.outcome import Outcome


@dataclass(frozen=True)
class Message:
    """`to` is a seat, or SPECTATOR."""

    to: int


@dataclass(frozen=True)
class Told(Message):
    """Events, in the order they happened; none, if the receiver hears of none."""

    events: tuple[Event, ...]


@dataclass(frozen=True)
class Asked(Message):
    """A new question. `seats` are all who are asked.

    `deadline` is the instant the clock answers for the silent, None if it never does.
    """

    question: int
    phase: str
    seats: tuple[int, ...]
    deadline: float | None


@dataclass(frozen=True)
class Sealed(Message):
    """The receiver's own answer has been taken."""

    question: int
    text: str


@dataclass(frozen=True)
class Answered(Message):
    """Somebody has answered; what, nobody learns yet."""

    question: int
    seat: int


@dataclass(frozen=True)
class Moved(Message):
    """The deadline of the open question has moved: more time, a pause or its end."""

    question: int
    deadline: float | None
    is_paused: bool


@dataclass(frozen=True)
class Seated(Message):
    """Who plays a seat from now on: a bot's name, or nothing for its own player."""

    seat: int
    bot: str


@dataclass(frozen=True)
class Said(Message):
    """Table talk: it binds nobody. `seat` is the speaker."""

    seat: int
    text: str


@dataclass(frozen=True)
class Ended(Message):
    """The game is over."""

    outcome: Outcome
