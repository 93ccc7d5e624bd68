"""Whether the store is there: asked at most once a second, however many want to know."""

import asyncio
from typing import Final

from fistful.server.hub import Hub
from fistful.server.store import StoreError
from fistful.server.tokens import LETTERS

#: How long an answer is good, and how long the store has for it, in seconds.
GOOD_FOR: Final = 1.0
PATIENCE: Final = 2.0


class Pulse:
    """Asks the store of a hub for something, now and then."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.was_there = True
        self.asked: float | None = None

    async def is_there(self) -> bool:
        """Tell whether the store answered lately."""
        now = self.hub.clock()
        if self.asked is None or now - self.asked >= GOOD_FOR:
            self.asked = now
            self.was_there = await self.ask()
        return self.was_there

    async def ask(self) -> bool:
        try:
            async with asyncio.timeout(PATIENCE):
                await self.hub.store.find(LETTERS[:4])
        except (StoreError, TimeoutError):
            return False
        return True
