"""What somebody who plays alone with bots may ask: an answer back, and a hint."""

from typing import TYPE_CHECKING

from fistful.engine.errors import Illegal, NotYours
from fistful.server import journal, protocol
from fistful.server.undo import last_answer

if TYPE_CHECKING:
    from fistful.server.referee import Referee


def seat_of(referee: "Referee", person: str) -> int:
    """Return the seat of somebody who plays alone with bots. Raises FistfulError."""
    seat = referee.own_seat(person)
    if not referee.room.is_solo:
        raise Illegal("not-alone")
    return seat


def take_back(
    referee: "Referee", person: str, request: protocol.TakeBack, at: float
) -> list[journal.AnyEntry]:
    line = last_answer(referee.room, seat_of(referee, person))
    if line is None:
        raise Illegal("no-way-back")
    return [journal.TakenBack(at, line)]


def hint(
    referee: "Referee", person: str, request: protocol.Hint, at: float
) -> list[journal.AnyEntry]:
    """What it says is the caller's to find out; that it was asked for stands in the record."""
    seat, table = seat_of(referee, person), referee.playing()
    if not table.legal(seat):
        raise NotYours("not-asked", phase=table.phase().name)
    return [journal.Helped(at, seat)]
