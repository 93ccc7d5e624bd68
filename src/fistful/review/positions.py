"""A record step by step: every position it went through, and where each question was put."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from fistful.engine.errors import Invalid
from fistful.engine.events import Event
from fistful.engine.seats import NATURE
from fistful.engine.state import NOTHING, OVER
from fistful.games.game import Game
from fistful.table.record import (
    CLOCK_LINE,
    COMMENT_LINE,
    GIVEN_LINE,
    THEN_LINE,
    Record,
    RecordError,
    read_record,
)
from fistful.table.replay import Replay


@dataclass(frozen=True)
class RecordStep:
    """One action: its line in the record, who acted, and what it made known."""

    line: int
    #: A seat, or NATURE.
    seat: int
    action: int
    events: list[Event]
    #: Whether there was anything to choose, or to draw.
    is_open: bool
    #: The number of steps before the question it answers was put: in a sealed phase others may
    #: have answered since, and nobody knows what.
    put: int
    #: Whether the clock did it in the seat's place.
    is_clock: bool = False

    @property
    def is_choice(self) -> bool:
        """Whether a seat had something to choose."""
        return self.is_open and self.seat != NATURE


@dataclass(frozen=True)
class Course:
    """A finished game: its steps, and the position before each and after the last."""

    game: Game
    record: Record
    options: dict[str, str]
    steps: list[RecordStep]
    positions: list[Any]
    #: Whether it began with a position that was set up.
    is_set_up: bool = False

    @property
    def seats(self) -> int:
        """How many sit at the table."""
        return len(self.record.names)


@lru_cache(maxsize=2)
def course_of(text: str) -> Course:
    """Play a record step by step. Raises RecordError, Invalid if the game is not over."""
    record = read_record(text)
    replay = Replay(record)
    acting = [
        line for line in record.lines if line.kind not in (COMMENT_LINE, GIVEN_LINE, THEN_LINE)
    ]
    for line in record.lines:
        if line.kind == GIVEN_LINE:
            replay.take(line)
    steps: list[RecordStep] = []
    positions: list[Any] = [replay.state.clone()]
    put = 0
    for line in acting:
        replay.take(line)
        seat, action = replay.log[-1]
        is_open = len(replay.rules.legal(positions[-1], seat)) > 1
        is_clock = line.kind == CLOCK_LINE
        steps.append(RecordStep(line.number, seat, action, replay.events, is_open, put, is_clock))
        positions.append(replay.state.clone())
        if all([answer == NOTHING for answer in replay.state.said]):
            put = len(steps)
    if replay.state.phase != OVER:
        last = acting[-1].number if acting else 1
        raise RecordError(last, Invalid("record-unfinished"))
    is_set_up = any([line.kind == GIVEN_LINE for line in record.lines])
    return Course(replay.game, record, replay.options, steps, positions, is_set_up)
