"""Working reviews out, in turn and bit by bit, in a process of their own; and keeping them.

Whoever asks hears how far it is until it is done; when nobody asks any more, the work stops until
somebody does. Its curves are there at once, its decisions follow one by one.
"""

import asyncio
import logging
from collections import OrderedDict
from hashlib import sha256
from typing import Final

from fistful.review.judge import Decision
from fistful.server import limits
from fistful.server.hands import make_hand
from fistful.server.lanes import Lane, Share
from fistful.server.referee import Refused
from fistful.server.reviewed import Plan, ReviewState, affordable, look_on, sketch, write

log = logging.getLogger("fistful.server")

#: Worlds every move is first tried in, at first and for whoever asks for more.
WORLDS: Final = (16, 64)
#: A review is given up when it has cost so many times what it may at most.
TOLERANCE: Final = 2.0
#: Work goes on for so many seconds after somebody asked last. A page asks every other second.
INTEREST: Final = 15.0
#: Everything else goes first; a step that takes longer than this by the clock is given up.
NICE: Final = 15
LONGEST_STEP: Final = 120.0
#: Reviews kept. How many may wait their turn, and how many of those that one address asked for: of
#: games of our tables, and of records that were brought.
MOST_KEPT: Final = 64
MOST_WAITING: Final = ((24, 4), (6, 1))


class Work:
    """A review being worked out, and then the answer itself."""

    def __init__(self, text: str, share: Share, budget: float, is_more: bool = False) -> None:
        self.text = text
        self.share = share
        #: The seconds of the processor it may take at most.
        self.budget = budget
        self.is_more = is_more
        self.state = ReviewState(0, 0, is_more=is_more)
        #: What there is, packed as it is sent; whether that is all.
        self.answer = b""
        self.is_done = False
        #: Why it cannot be had.
        self.failure = ""
        #: When somebody asked last, by the loop's clock.
        self.asked = 0.0
        self.task: asyncio.Task[None] | None = None
        #: How it is done, what was found so far, and what that cost.
        self.plan: Plan | None = None
        self.worlds = 0
        self.found: list[Decision] = []
        self.spent = 0.0

    def is_under_way(self) -> bool:
        """Tell whether it is being worked on, or waits its turn."""
        return self.task is not None and not self.task.done()


class Reviewing:
    """The reviews that are kept or worked out, and the process that does it."""

    def __init__(self) -> None:
        self.worlds = WORLDS
        self.lane = Lane([make_hand(NICE, LONGEST_STEP)])
        self.works: OrderedDict[bytes, Work] = OrderedDict()

    def find(self, text: str, share: Share, is_more: bool = False) -> Work:
        """Return the review of a record, begun now (or taken up again) if nobody works on it.

        Raises Refused: if too many wait, or once if it failed; whoever asks then makes it begin
        again.
        """
        key = key_of(text, is_more)
        work = self.works.get(key)
        if work is None:
            work = Work(text, share, limits.REVIEW_SECONDS[share.rank], is_more)
        if work.failure:
            del self.works[key]
            raise Refused(work.failure)
        if not work.is_done and not work.is_under_way():
            self.make_room(work)
            work.task = asyncio.get_running_loop().create_task(self.attempt(work))
        work.asked = asyncio.get_running_loop().time()
        self.works[key] = work
        self.works.move_to_end(key)
        return work

    def make_room(self, work: Work) -> None:
        """See to it that one more review can be worked out and kept. Raises Refused."""
        rank, place = work.share.rank, work.share.place
        most, most_each = MOST_WAITING[rank]
        waiting = [other for other in self.works.values() if other.is_under_way()]
        alike = [other for other in waiting if other.share.rank == rank]
        own = [other for other in alike if other.share.place == place]
        if len(alike) >= most or len(own) >= most_each:
            raise Refused("too-fast")
        if len(self.works) >= MOST_KEPT:
            self.forget_oldest()

    def forget_oldest(self) -> None:
        """Forget the review nobody has asked for for longest."""
        for key, work in self.works.items():
            if not work.is_under_way():
                del self.works[key]
                return

    async def attempt(self, work: Work) -> None:
        """Work a review out; if that fails, whoever asks next hears of it."""
        try:
            await self.work_out(work)
        except Refused as refusal:
            work.failure = refusal.code
        except Exception:
            log.exception("review")
            work.failure = "review-failed"

    async def work_out(self, work: Work) -> None:
        """Work a review out, bit by bit, as long as somebody is interested."""
        if work.plan is None:
            work.plan = await self.lane.do(work.share, sketch, work.text, work.is_more)
            work.answer = await self.lane.do(work.share, write, work.text, work.plan, [])
            work.state = ReviewState(1, work.plan.total, is_more=work.is_more)
        if not work.worlds:
            most = self.worlds[work.is_more]
            work.worlds = await self.lane.do(
                work.share, affordable, work.text, work.plan, most, work.budget
            )
        if not work.worlds:
            raise Refused("review-too-long")
        while not work.is_done:
            if not self.is_wanted(work):
                return
            batch = await self.lane.do(
                work.share, look_on, work.text, work.plan, work.worlds, work.found
            )
            work.found += batch.decisions
            work.spent += batch.seconds
            work.answer = batch.answer
            done = 1 + len(work.found)
            work.state = ReviewState(done, work.plan.total, is_more=work.is_more)
            work.is_done = done == work.plan.total
            if work.spent > TOLERANCE * work.budget:
                raise Refused("review-too-long")
        work.found = []

    def is_wanted(self, work: Work) -> bool:
        """Tell whether somebody has asked lately."""
        return asyncio.get_running_loop().time() - work.asked < INTEREST

    def close(self) -> None:
        """Stop working."""
        for work in self.works.values():
            if work.task is not None:
                work.task.cancel()
        self.lane.close()


def key_of(text: str, is_more: bool = False) -> bytes:
    return sha256(f"{is_more} {text}".encode()).digest()
