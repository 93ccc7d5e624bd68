"""Guessing codes: who has tried how many that lead nowhere, and who may still try.

A wrong code counts against its address, and against all addresses together; the same one again
counts no more, so that a page which tries again takes nothing from anybody. A room of friends may
get many wrong in a minute, but nobody for long. Where people keep coming in with right ones there
are more of them to mistype: every join adds to what its address may get wrong. An address that has
used that up is shut: then only tokens open tables there, and for a while the codes of tables that
are played from that very address.
"""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from math import inf
from typing import Final

from fistful.server import limits
from fistful.server.limits import Door, Rate

#: How long a join counts, in seconds.
JOIN_COUNTS: Final = 600.0
#: Letters of a code that are looked at: nobody fills our memory with longer ones.
LONGEST_CODE: Final = 8


class Tries:
    """The different codes that addresses tried in a while."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        #: When each was first tried, the oldest first.
        self.codes: dict[str, dict[str, float]] = {}
        self.swept = 0.0

    def add(self, place: str, code: str, now: float) -> bool:
        """Note a code; tell whether it is a new one."""
        if now - self.swept > self.seconds:
            self.swept = now
            self.codes = {one: self.codes[one] for one in self.codes if self.count(one, now)}
        tried = self.codes.setdefault(place, {})
        word = code[:LONGEST_CODE].upper()
        # An old one may be tried anew.
        self.count(place, now)
        is_new = word not in tried
        tried.setdefault(word, now)
        return is_new

    def count(self, place: str, now: float, seconds: float = inf) -> int:
        """Return how many different ones an address has tried, in the last seconds."""
        tried = self.codes.get(place, {})
        while tried and next(iter(tried.values())) <= now - self.seconds:
            del tried[next(iter(tried))]
        return len([at for at in tried.values() if at > now - seconds])


class Guesses:
    """Wrong codes, joins and attempts by address."""

    def __init__(self) -> None:
        self.wrong = Tries(limits.GUESSING_FOR_LONG[1])
        self.attempts = Tries(limits.GUESSING_AT_HOME[1])
        self.joins = Door(limits.MOST_GUESSING, JOIN_COUNTS)
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

    def earned(self, place: str, now: float) -> int:
        """Return how many codes more an address may get wrong, as people come in from there."""
        most, _ = limits.GUESSING
        joins = limits.GUESSES_PER_JOIN * self.joins.count_of(place, now)
        return max(0, min(joins, limits.MOST_GUESSING - most))

    def is_shut(self, place: str, now: float) -> bool:
        """Tell whether an address has tried too many codes; count nothing."""
        most, seconds = limits.GUESSING
        in_a_while = self.wrong.count(place, now, seconds)
        if self.together.is_used_up(now):
            return in_a_while >= limits.GUESSING_UNDER_ATTACK
        earned = self.earned(place, now)
        for_long = self.wrong.count(place, now)
        return in_a_while >= most + earned or for_long >= limits.GUESSING_FOR_LONG[0] + earned

    def missed(self, place: str, code: str, now: float) -> None:
        """Count a code that leads nowhere."""
        if self.wrong.add(place, code, now):
            self.together.allows(now)
        self.attempts.add(place, code, now)

    def may_try_at_home(self, place: str, code: str, now: float) -> bool:
        """Count an attempt from a shut address; tell whether it may still be heard at home."""
        if self.attempts.count(place, now) < limits.GUESSING_AT_HOME[0]:
            self.attempts.add(place, code, now)
            return True
        return False

    def joined(self, place: str, now: float) -> None:
        """Count somebody who came in with a right code."""
        self.joins.allows(place, now)
