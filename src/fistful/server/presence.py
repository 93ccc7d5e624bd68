"""Who is connected to a table: our own devices, and those of other servers on the same store."""

import asyncio
import logging
from math import ceil
from typing import TYPE_CHECKING, Final

from fistful.engine.seats import SPECTATOR
from fistful.server import protocol
from fistful.server.awake import AwakeRoom
from fistful.server.clockwork import RETRY_SECONDS
from fistful.server.referee import Refused
from fistful.server.store import StoreError

if TYPE_CHECKING:
    from fistful.server.hub import Hub

log = logging.getLogger("fistful.server")

#: How long a host may be away before somebody else takes over, in seconds.
HOST_GRACE: Final = 60.0


class Presence:
    """Keeps everyone at the rooms of a hub informed of who is there."""

    def __init__(self, hub: "Hub") -> None:
        self.hub = hub

    def changed(self, live: AwakeRoom) -> None:
        """A device of ours came or went: tell our others, and the other servers."""
        self.tell(live)
        if self.hub.store.is_shared and not live.is_appearing:
            live.is_appearing = True
            self.hub.spawn(self.appear(live))

    async def appear(self, live: AwakeRoom) -> None:
        """Let the other servers know who is here: the latest, one word at a time."""
        try:
            said: tuple[list[str], int] | None = None
            while (now := own(live)) != said:
                try:
                    await self.hub.store.appear(live.name, *now)
                    said = now
                except StoreError:
                    self.hub.not_stored(live.name)
                    await asyncio.sleep(RETRY_SECONDS)
        finally:
            live.is_appearing = False
        await self.look(live)

    def seen(self, name: str) -> None:
        """At another server somebody came to a room or went."""
        live = self.hub.rooms.get(name)
        if live is not None and live.connections:
            self.hub.spawn(self.look(live))

    async def look(self, live: AwakeRoom) -> None:
        """Look who is elsewhere, and tell our devices if that is news to them."""
        elsewhere = await self.elsewhere(live)
        if elsewhere != live.elsewhere:
            for person in live.elsewhere[0] - elsewhere[0]:
                live.left[person] = self.hub.clock()
            live.elsewhere = elsewhere
            self.tell(live)

    async def elsewhere(self, live: AwakeRoom) -> tuple[set[str], int]:
        """Return who is connected at other servers now, and how many only watch there."""
        try:
            return await self.hub.store.elsewhere(live.name)
        except StoreError:
            raise self.hub.not_stored(live.name) from None

    async def check_gone(self, live: AwakeRoom, host: str) -> None:
        """Raise Refused unless the host is connected to no server, and has not been for a while.

        A phone that changes networks, or a server that starts again, costs nobody the table.
        """
        if host in live.here() or host in (await self.elsewhere(live))[0]:
            raise Refused("host-here")
        since = live.left.get(host, live.since - live.ahead)
        rest = since + HOST_GRACE - self.hub.clock()
        if rest > 0:
            raise Refused("host-grace", seconds=ceil(rest))

    def tell(self, live: AwakeRoom) -> None:
        """Tell our devices whose devices are connected."""
        people, watchers = own(live)
        here = sorted({*people, *live.elsewhere[0]})
        frame = protocol.write_frame(protocol.Presence(here, watchers + live.elsewhere[1]))
        for connection in live.connections:
            connection.send(frame)


def own(live: AwakeRoom) -> tuple[list[str], int]:
    """Return whose devices are connected here, and how many only watch."""
    room = live.room
    watchers = [c for c in live.connections if room.seat_of(c.person) == SPECTATOR]
    return sorted(live.here()), len(watchers)
