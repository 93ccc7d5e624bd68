"""Rooms that nobody is in: asleep after a while, released in the end."""

import asyncio
import contextlib
import logging
from typing import TYPE_CHECKING, Final

from fistful.server.awake import AwakeRoom
from fistful.server.referee import Refused
from fistful.server.stages import COMMITTED, LOBBY, OVER, PLAYING
from fistful.server.store import StoreError
from fistful.server.waking import MARK_ASLEEP

if TYPE_CHECKING:
    from fistful.server.hub import Hub

log = logging.getLogger("fistful.server")

#: A room that nobody is connected to and nothing happens in is forgotten after this, until asked
#: for again.
SLEEP_SECONDS: Final = 600.0
SWEEP_SECONDS: Final = 30.0
#: A room in which nothing happens for this long loses its code; its journal stays.
DAY: Final = 86400.0
KEEP_SECONDS: Final = {LOBBY: DAY / 4, COMMITTED: DAY, PLAYING: 7 * DAY, OVER: 2 * DAY}


def kept_for(days: float) -> dict[str, float]:
    """Return how long rooms are kept when games in progress are kept for so many days."""
    return {stage: min(days * DAY, seconds) for stage, seconds in KEEP_SECONDS.items()} | {
        PLAYING: days * DAY
    }


#: How often rooms that are asleep are looked through for those to release.
RELEASE_SECONDS: Final = 3600.0


class Sleep:
    """Puts the rooms of a hub to sleep."""

    def __init__(self, hub: "Hub") -> None:
        self.hub = hub

    async def sweep(self) -> None:
        """From time to time put rooms to sleep and release those that are abandoned."""
        looked = -RELEASE_SECONDS
        while True:
            if self.hub.clock() - looked >= RELEASE_SECONDS:
                looked = self.hub.clock()
                await self.look_through()
            for live in list(self.hub.rooms.values()):
                await self.let_sleep(live)
            await asyncio.sleep(SWEEP_SECONDS)

    async def look_through(self) -> None:
        """Wake every open room once: clocks go on, and abandoned rooms are found."""
        try:
            names = await self.hub.store.open_rooms()
        except StoreError:
            self.hub.not_stored("")
            return
        for name in names:
            with contextlib.suppress(Refused):
                await self.let_sleep(await self.hub.wake(name))
            # Those who play go first.
            await asyncio.sleep(0.005)

    async def let_sleep(self, live: AwakeRoom) -> None:
        """Release a room that is abandoned, forget one that is idle."""
        now, room = self.hub.clock(), live.room
        if live.connections or live.crowd() or live.lock.locked() or live.race is not None:
            return
        idle = min(live.time() - room.now, now - live.asked_for)
        if idle > self.hub.keep[room.stage]:
            try:
                if any(await self.hub.store.elsewhere(live.name)):
                    return
                await self.hub.release(live.name)
            except StoreError:
                self.hub.not_stored(live.name)
                return
            except Refused:
                return
        elif idle < SLEEP_SECONDS:
            return
        self.hub.waking.mark(live, MARK_ASLEEP)
        live.is_asleep = True
        for timer in live.timers:
            timer.cancel()
        if self.hub.rooms.get(live.name) is live:
            del self.hub.rooms[live.name]
