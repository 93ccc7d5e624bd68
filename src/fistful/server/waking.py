"""Rooms are read from their journals: from the last bookmark on, and never in one go."""

import asyncio
import logging
import time
from collections.abc import Coroutine, Iterator
from typing import TYPE_CHECKING, Any, Final

from fistful.server import journal
from fistful.server.awake import AwakeRoom
from fistful.server.bookmark import bookmark_parts, read_bookmark
from fistful.server.edition import RULES_CHANGED
from fistful.server.playing import IN_GAME
from fistful.server.room import Room
from fistful.server.stages import PLAYING
from fistful.server.store import StoreError
from fistful.table.record import COMMENT_LINE, Line, Record, write_record

if TYPE_CHECKING:
    from fistful.server.hub import Hub

log = logging.getLogger("fistful.server")

#: Entries after which there is a new bookmark, and those that a room is left with without one.
MARK_EVERY: Final = 500
MARK_ASLEEP: Final = 50
#: Entries read at once.
PAGE: Final = 1000
#: Seconds of work after which the others have their turn.
SLICE: Final = 0.004


class Waking:
    """Wakes the rooms of a hub."""

    def __init__(self, hub: "Hub") -> None:
        self.hub = hub
        self.locks: dict[str, asyncio.Lock] = {}

    async def wake(self, name: str) -> AwakeRoom:
        """Return a room, read from its journal if need be. Raises Refused."""
        if name in self.hub.rooms:
            return self.hub.rooms[name]
        try:
            async with self.locks.setdefault(name, asyncio.Lock()):
                if name not in self.hub.rooms:
                    await self.read(name)
        finally:
            self.locks.pop(name, None)
        return self.hub.rooms[name]

    async def read(self, name: str) -> None:
        """Read a room, and let it go on. Raises Refused."""
        try:
            live = AwakeRoom(name, await self.marked(name), self.hub.clock)
            live.marked = live.room.entries
            while data := await self.hub.store.read(name, live.room.entries, PAGE):
                await self.replay(live, data)
        except StoreError:
            raise self.hub.not_stored(name) from None
        live.found = live.open_question()
        live.keep_up()
        live.since = live.time()
        self.hub.rooms[name] = live
        if live.room.is_lost:
            await self.abandon(live)
        self.mark(live)
        self.hub.clockwork.schedule(live)

    async def marked(self, name: str) -> Room:
        """Return a room as its bookmark says, or an empty one."""
        room = Room()
        found = await self.hub.store.marked(name)
        if found is None:
            return room
        try:
            await in_turns(read_bookmark(found, room))
        except Exception as failure:
            log.warning("bookmark", extra={"room": name, "problem": str(failure)})
            return Room()
        return room

    async def replay(self, live: AwakeRoom, data: list[bytes]) -> None:
        """Apply entries of the journal. Raises Refused if this version cannot."""

        def steps() -> Iterator[None]:
            room = live.room
            for one in data:
                entry = journal.read_entry(one)
                try:
                    room.apply(entry)
                except Exception as failure:
                    if room.stage != PLAYING or type(entry) not in IN_GAME:
                        raise
                    # It was legal when it was written: it is the rules that are other ones now.
                    log.warning("lost", extra={"room": live.name, "problem": repr(failure)})
                    room.lose()
                yield

        try:
            await in_turns(steps())
        except Exception as failure:
            # Whatever is wrong with one journal, the other tables go on.
            raise self.hub.give_up(live, failure) from None

    async def abandon(self, live: AwakeRoom) -> None:
        """End a game whose rules are no more; what is known of it is kept as its record."""

        def decide() -> list[journal.AnyEntry]:
            record = lost_record(live.room) if live.room.is_lost else ""
            return [journal.Abandoned(live.time(), RULES_CHANGED, record)] if record else []

        await self.hub.write(live, decide)

    async def mark_all(self) -> None:
        """Put a bookmark into every running game: with it goes its record, whatever comes."""
        playing = [live for live in self.hub.rooms.values() if live.room.table is not None]
        new = [live for live in playing if live.room.entries > live.marked and not live.is_broken]
        await asyncio.gather(*[self.keep(one) for one in new])

    def mark(self, live: AwakeRoom, least: int = MARK_EVERY) -> None:
        """Put a bookmark where a room is now, if it has come far since the last one."""
        if live.room.entries - live.marked >= least and not live.is_broken:
            self.hub.spawn(self.keep(live))

    def keep(self, live: AwakeRoom) -> Coroutine[Any, Any, None]:
        """Take a room as it is now, and store that as its bookmark."""
        live.marked = live.room.entries
        parts = bookmark_parts(live.room)
        return self.store(live.name, live.marked, next(parts), parts)

    async def store(self, name: str, number: int, first: bytes, rest: Iterator[bytes]) -> None:
        """Store a bookmark; without it waking takes longer, and that is all."""
        lines = [first]

        def steps() -> Iterator[None]:
            for line in rest:
                lines.append(line)
                yield

        await in_turns(steps())
        try:
            await self.hub.store.mark(name, number, b"\n".join(lines))
        except StoreError:
            self.hub.not_stored(name)


def lost_record(room: Room) -> str:
    """Return what is known of a game whose rules are no more."""
    record = Record(
        room.game.name,
        room.options,
        tuple(room.seated),
        (),
        room.commitment(),
        tuple(room.all_nonces()),
        room.seed,
        [*room.answers, Line(0, COMMENT_LINE, "", f"ended: {RULES_CHANGED}")],
    )
    return write_record(record)


async def in_turns(steps: Iterator[None]) -> None:
    """Do something long in small steps, and let others have their turn in between."""
    begun = time.perf_counter()
    for _ in steps:
        if time.perf_counter() - begun > SLICE:
            await asyncio.sleep(0)
            begun = time.perf_counter()
