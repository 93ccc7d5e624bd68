"""Faces and colours: what people picked, and what the others get. No two are the same."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from fistful.engine.errors import Invalid
from fistful.server import journal, protocol

if TYPE_CHECKING:
    from fistful.server.referee import Referee
    from fistful.server.room import Room

#: How many colours there are.
COLOURS: Final = 8


def share_out(wanted: Sequence[int], many: int) -> list[int]:
    """Return a number below `many` for everybody, all different: the one that is wanted, else that
    of one's own place if it is free, else the first that is."""
    given = [one if 0 <= one < many else -1 for one in wanted]
    for place, one in enumerate(given):
        if one in given[:place]:
            given[place] = -1
    for place, one in enumerate(given):
        if one < 0:
            free = [other for other in (place, *range(many)) if other not in given]
            given[place] = free[0]
    return given


def dressed(room: "Room") -> list[list[int]]:
    """Return the faces and the colours at the chairs."""
    people = [room.people.get(chair) for chair in room.chairs]
    faces = [-1 if one is None else one.face for one in people]
    colours = [-1 if one is None else one.colour for one in people]
    return [share_out(faces, room.game.rules.most), share_out(colours, COLOURS)]


def dress(
    referee: "Referee", person: str, request: protocol.Dress, at: float
) -> list[journal.AnyEntry]:
    """Return the entry of a face and a colour picked. Raises FistfulError: bots give way, and so
    do people who have picked nothing."""
    room, picked = referee.room, (request.face, request.colour)
    referee.seat(person)
    referee.between_games()
    if request.face >= room.game.rules.most:
        raise Invalid("bad-face")
    others = [room.people[one] for one in room.chairs if one in room.people and one != person]
    is_taken = any([request.face == one.face or request.colour == one.colour for one in others])
    if is_taken:
        raise Invalid("face-taken")
    known = room.people[person]
    is_so = (known.face, known.colour) == picked
    return [] if is_so else [journal.Dressed(at, person, *picked)]
