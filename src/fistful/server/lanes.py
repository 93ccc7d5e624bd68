"""Lanes: work that waits its turn, in an order that is fair to everybody who waits.

Who has had least comes first: of the addresses, and then of the tables of that address. Somebody
who brings a hundred jobs waits for them; somebody else who brings one waits for one.
"""

import asyncio
from collections import deque
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final, Generic, NamedTuple, TypeVar

from fistful.server.hands import Hand, Lost

#: Work that overran its slot is handed over on the next beat, in seconds.
BEAT: Final = 0.1

T = TypeVar("T")


class Share(NamedTuple):
    """On whose account work is done: an address, and a table (or whatever it is about).

    Work of a lower rank is done first, whoever asks for it.
    """

    place: str
    table: str = ""
    rank: int = 0


class Account:
    """What somebody has had, has under way, and waits for."""

    def __init__(self, used: float) -> None:
        self.used = used
        self.running = 0
        self.waiting = 0

    def is_idle(self) -> bool:
        return not self.running and not self.waiting


class Table(Account, Generic[T]):
    """The account of one table, and its work in the order it came."""

    def __init__(self, used: float) -> None:
        super().__init__(used)
        self.items: deque[T] = deque()


class Place(Account, Generic[T]):
    """The account of an address, and its tables."""

    def __init__(self, used: float) -> None:
        super().__init__(used)
        #: What the least served of its tables has had: where a new one begins.
        self.floor = 0.0
        self.tables: dict[str, Table[T]] = {}


class FairQueue(Generic[T]):
    """What waits, by rank, address and table."""

    def __init__(self) -> None:
        self.places: dict[tuple[int, str], Place[T]] = {}
        self.floor = 0.0

    def put(self, share: Share, item: T) -> None:
        """Let something wait. Whoever is new begins where the least served stands."""
        place = self.places.setdefault((share.rank, share.place), Place(self.floor))
        table = place.tables.setdefault(share.table, Table(place.floor))
        for account, floor in ((place, self.floor), (table, place.floor)):
            if account.is_idle():
                account.used = max(account.used, floor)
            account.waiting += 1
        table.items.append(item)

    def take(self) -> tuple[Share, T] | None:
        """Return whose turn it is, if anything waits; `charge` has to follow."""
        waiting = [key for key, place in self.places.items() if place.waiting]
        if not waiting:
            return None
        key = min(waiting, key=lambda key: (key[0], *standing(self.places[key])))
        place = self.places[key]
        names = [name for name, table in place.tables.items() if table.waiting]
        name = min(names, key=lambda name: standing(place.tables[name]))
        table = place.tables[name]
        self.floor = lowest(self.places.values(), self.floor)
        place.floor = lowest(place.tables.values(), place.floor)
        for account in (place, table):
            account.waiting -= 1
            account.running += 1
        return Share(key[1], name, key[0]), table.items.popleft()

    def charge(self, share: Share, seconds: float) -> None:
        """Note that work which was taken is done, and how long it took."""
        place = self.places[share.rank, share.place]
        for account in (place, place.tables[share.table]):
            account.running -= 1
            account.used += seconds
        self.forget(place)

    def forget(self, place: Place[T]) -> None:
        """Forget those who have nothing here any more and are owed nothing."""
        for name in [name for name, table in place.tables.items() if table.is_idle()]:
            if place.is_idle() or place.tables[name].used <= place.floor:
                del place.tables[name]
        if all([one.is_idle() for one in self.places.values()]):
            self.places.clear()
            self.floor = 0.0
            return
        idle = [key for key, one in self.places.items() if one.is_idle()]
        for key in [key for key in idle if self.places[key].used <= self.floor]:
            del self.places[key]

    def count(self, place: str) -> int:
        """Return how much an address has waiting and under way."""
        own = [one for (_, name), one in self.places.items() if name == place]
        return sum([one.waiting + one.running for one in own])

    def total(self) -> int:
        """Return how much there is, waiting and under way."""
        return sum([one.waiting + one.running for one in self.places.values()])


def standing(account: Account) -> tuple[int, float]:
    """Return what decides who comes next: the less is under way and the less was had."""
    return account.running, account.used


def lowest(accounts: Iterable[Account], floor: float) -> float:
    """Return what the least served of those who have something here has had; it never sinks."""
    return max(floor, min([one.used for one in accounts if not one.is_idle()]))


class Work(NamedTuple):
    """A job, who waits for it, and how long it takes at least."""

    job: Callable[..., Any]
    args: tuple[Any, ...]
    done: asyncio.Future[Any]
    slot: float


class Lane:
    """Hands that do work in a fair order.

    With a `slot` every piece of work takes just so long, or until a beat after it: how long it
    really took shows neither in its own answer nor in those that waited for it. A job whose hand
    is lost is tried again, up to `tries` times in all.
    """

    def __init__(self, hands: Sequence[Hand], slot: float = 0.0, tries: int = 2) -> None:
        self.hands = list(hands)
        self.free = list(hands)
        self.slot = slot
        self.tries = tries
        self.queue: FairQueue[Work] = FairQueue()
        self.tasks: set[asyncio.Task[None]] = set()

    async def do(
        self, share: Share, job: Callable[..., Any], *args: Any, slot: float | None = None
    ) -> Any:
        """Do a job in its turn; return what it returns, raise what it raises. Raises Lost.

        A lane with slots may be told another one for this job.
        """
        done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        own = self.slot if slot is None or not self.slot else slot
        self.queue.put(share, Work(job, args, done, own))
        self.hand_out()
        return await done

    def hand_out(self) -> None:
        """Give free hands something to do; what nobody waits for any more is left undone."""
        while self.free:
            taken = self.queue.take()
            if taken is None:
                return
            share, work = taken
            if work.done.done():
                self.queue.charge(share, 0.0)
                continue
            task = asyncio.get_running_loop().create_task(
                self.carry_out(self.free.pop(), share, work)
            )
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

    async def carry_out(self, hand: Hand, share: Share, work: Work) -> None:
        """Let a hand do a job, and go on with the next."""
        time = asyncio.get_running_loop().time
        begun = time()
        result: Any = None
        problem: Exception | None = None
        try:
            try:
                result = await self.attempt(hand, work)
            except Exception as failure:
                problem = failure
            if work.slot:
                await asyncio.sleep(left(work.slot, time() - begun))
        finally:
            self.queue.charge(share, time() - begun)
            self.free.append(hand)
        if not work.done.done():
            if problem is None:
                work.done.set_result(result)
            else:
                work.done.set_exception(problem)
        # Whoever goes on with what they got says so before the next turn is given.
        await asyncio.sleep(0)
        self.hand_out()

    async def attempt(self, hand: Hand, work: Work) -> Any:
        """Let a hand do a job, again if the hand is lost."""
        for _ in range(self.tries - 1):
            try:
                return await hand.do(work.job, *work.args)
            except Lost:
                continue
        return await hand.do(work.job, *work.args)

    def close(self) -> None:
        """Stop working."""
        for task in self.tasks:
            task.cancel()
        for hand in self.hands:
            hand.close()


def left(slot: float, spent: float) -> float:
    """Return how long work that took so long is still kept."""
    return slot - spent if spent <= slot else -(spent - slot) % BEAT
