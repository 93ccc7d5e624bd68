"""Guessing codes: who has tried how many that lead nowhere, and who may still try.

A wrong code counts against its address, and against all addresses together. Where people keep
coming in with right ones there are more of them to mistype: every join adds to what its address may
get wrong. An address that has used that up is shut: then only tokens open tables there, and for a
while the codes of tables that are played from that very address.
"""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from fistful.server import limits
from fistful.server.limits import Door, Rate

#: How long a join counts, in seconds.
JOIN_COUNTS: Final = 600.0


class Guesses:
    """Wrong codes, joins and attempts by address."""

    def __init__(self) -> None:
        most, seconds = limits.GUESSING
        self.wrong = Door(max(most, limits.MOST_GUESSING), seconds)
        self.joins = Door(limits.MOST_GUESSING, JOIN_COUNTS)
        self.attempts = Door(*limits.GUESSING_AT_HOME)
        self.together = Rate(*limits.GUESSING_TOGETHER)
        #: Who is just looking a code up, by address, and how many wait for that.
        self.turns: dict[str, asyncio.Lock] = {}
        self.waiting: Counter[str] = Counter()

    @asynccontextmanager
    async def turn(self, place: str) -> AsyncIterator[None]:
        """Let an address look up one code at a time: each is counted before the next."""
        self.waiting[place] += 1
        try:
            async with self.turns.setdefault(place, asyncio.Lock()):
                yield
        finally:
            self.waiting[place] -= 1
            if not self.waiting[place]:
                del self.waiting[place]
                del self.turns[place]

    def allowance(self, place: str, now: float) -> int:
        """Return how many wrong codes an address may try in a while."""
        if self.together.is_used_up(now):
            return limits.GUESSING_UNDER_ATTACK
        most, _ = limits.GUESSING
        earned = limits.GUESSES_PER_JOIN * self.joins.count_of(place, now)
        return max(most, min(most + earned, limits.MOST_GUESSING))

    def is_shut(self, place: str, now: float) -> bool:
        """Tell whether an address has tried too many codes; count nothing."""
        return self.wrong.count_of(place, now) >= self.allowance(place, now)

    def missed(self, place: str, now: float) -> None:
        """Count a code that leads nowhere."""
        self.wrong.allows(place, now)
        self.attempts.allows(place, now)
        self.together.allows(now)

    def may_try_at_home(self, place: str, now: float) -> bool:
        """Count an attempt from a shut address; tell whether it may still be heard at home."""
        return self.attempts.allows(place, now)

    def joined(self, place: str, now: float) -> None:
        """Count somebody who came in with a right code."""
        self.joins.allows(place, now)
