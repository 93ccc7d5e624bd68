"""Laying a table: its first entries, whatever is to be played at it."""

from typing import NamedTuple

from fistful.games.game import Game
from fistful.server import journal, limits
from fistful.server.awake import AwakeRoom
from fistful.server.doorman import Coming
from fistful.server.hub import Hub
from fistful.server.referee import Refused
from fistful.server.tokens import new_id, new_token, token_hash
from fistful.table.clock import find_clock
from fistful.table.show import find_speed


class Wanted(NamedTuple):
    """A table as it shall be laid."""

    game: Game
    options: dict[str, str]
    seats: int
    clock: str
    speed: str
    is_public: bool = False
    is_practice: bool = False


async def lay_table(
    hub: Hub, wanted: Wanted, name: str, *, is_agent: bool = False
) -> tuple[AwakeRoom, str, str]:
    """Lay a table; return it, its host and the host's token. With a name the host sits down.

    Raises Invalid and Refused.
    """
    wanted.game.rules.start(wanted.seats, wanted.options)
    find_clock(wanted.clock)
    find_speed(wanted.speed)
    if len(hub.rooms) >= limits.MOST_ROOMS:
        raise Refused("server-full")
    person, token, now = new_id(), new_token(), hub.clock()

    def make(code: str) -> journal.Created:
        return journal.Created(
            now,
            wanted.game.name,
            wanted.options,
            wanted.seats,
            wanted.clock,
            wanted.is_public,
            person,
            token_hash(token),
            code,
            wanted.speed,
            wanted.is_practice,
        )

    live = await hub.create(make)
    if name:
        host = Coming(person, name, token_hash(token), is_agent=is_agent)
        await hub.write(live, lambda: live.doorman.join(host, now))
    return live, person, token
