"""Lanes: work is done in a fair order, and how long it takes says nothing."""

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from fistful.engine.dice import QuickDice
from fistful.server.bots import SLOT_SECONDS
from fistful.server.hands import Lost
from fistful.server.lanes import BEAT, FairQueue, Lane, Share, left
from tests.server.inside import run

HONEST = Share("192.0.2.7", "theirs")


class SlowHand:
    """Does a job at once, after a while of the loop's time: as long as the job's first word."""

    async def do(self, job: Callable[..., Any], *args: Any) -> Any:
        await asyncio.sleep(args[0])
        return job(*args)

    def close(self) -> None: ...


def taken(queue: FairQueue[str], count: int, cost: float = 1.0) -> list[str]:
    """Take and finish so many, one at a time."""
    found: list[str] = []
    for _ in range(count):
        one = queue.take()
        assert one is not None
        queue.charge(one[0], cost)
        found.append(one[1])
    return found


def test_addresses_take_turns_and_so_do_their_tables() -> None:
    queue: FairQueue[str] = FairQueue()
    for number in range(3):
        for table in "ab":
            queue.put(Share("one", table), f"one {table}{number}")
    queue.put(Share("two", "c"), "two c0")
    queue.put(Share("two", "c"), "two c1")
    assert taken(queue, 8) == [
        "one a0",
        "two c0",
        "one b0",
        "two c1",
        "one a1",
        "one b1",
        "one a2",
        "one b2",
    ]
    assert queue.take() is None
    assert queue.places == {}


def test_whoever_comes_new_is_next_however_many_wait() -> None:
    queue: FairQueue[str] = FairQueue()
    for number in range(800):
        queue.put(Share("one", str(number % 100)), "theirs")
    taken(queue, 50)
    queue.put(HONEST, "ours")
    assert taken(queue, 1) == ["ours"]


def test_costly_work_counts_for_what_it_costs() -> None:
    queue: FairQueue[str] = FairQueue()
    for number in range(8):
        queue.put(Share("dear"), f"dear {number}")
        queue.put(Share("cheap"), f"cheap {number}")
    order: list[str] = []
    while (one := queue.take()) is not None:
        order.append(one[1].split()[0])
        queue.charge(one[0], 4.0 if order[-1] == "dear" else 1.0)
    assert order[:7].count("dear") == 2


def test_nobody_saves_turns_up_by_staying_away_or_gains_by_going() -> None:
    queue: FairQueue[str] = FairQueue()
    queue.put(Share("one"), "first")
    for number in range(10):
        queue.put(Share("two"), f"two {number}")
    taken(queue, 6)
    # It was away for five turns of the other: now they alternate, it does not catch up.
    for number in range(4):
        queue.put(Share("one"), f"one {number}")
    assert [name.split()[0] for name in taken(queue, 4)].count("one") == 2


def test_a_lower_rank_comes_first() -> None:
    queue: FairQueue[str] = FairQueue()
    queue.put(Share("one", rank=1), "brought")
    queue.put(Share("one"), "own")
    queue.put(Share("two"), "own, too")
    assert taken(queue, 3) == ["own", "own, too", "brought"]


async def crowd(hands: int, tables: int) -> list[float]:
    """Let an address fill a lane with searches, and an honest one ask now and then; return how
    long the honest ones took."""
    lane = Lane([SlowHand() for _ in range(hands)], slot=SLOT_SECONDS)
    time = asyncio.get_running_loop().time
    dice = QuickDice(2)

    async def greedy(table: int) -> None:
        while True:
            await lane.do(Share("192.0.2.1", str(table)), float, 0.3 + dice.below(300) / 1000)

    crowd = [asyncio.create_task(greedy(table)) for table in range(tables) for _ in range(8)]
    await asyncio.sleep(30.0)
    waits: list[float] = []
    for _ in range(20):
        begun = time()
        await lane.do(HONEST, float, 0.6)
        waits.append(time() - begun)
        await asyncio.sleep(dice.below(5000) / 1000)
    for task in crowd:
        task.cancel()
    await asyncio.gather(*crowd, return_exceptions=True)
    lane.close()
    return waits


@pytest.mark.parametrize("hands", [1, 2, 4])
def test_a_hundred_tables_of_one_address_cost_another_no_more_than_a_turn(hands: int) -> None:
    waits = run(crowd(hands, 100))
    assert max(waits) <= 2 * SLOT_SECONDS + 1e-6


def timed(job: Callable[[int, Lane], Any]) -> list[float]:
    """Run jobs of different length at a lane of one hand; return when each was done."""

    async def work() -> list[float]:
        time = asyncio.get_running_loop().time
        zero = time()
        lane = Lane([SlowHand()], slot=SLOT_SECONDS)
        ends: list[float] = []

        async def one(number: int) -> None:
            await job(number, lane)
            ends.append(round(time() - zero, 6))

        await asyncio.gather(*[one(number) for number in range(4)])
        lane.close()
        return ends

    return run(work())


def test_how_long_work_took_shows_in_nobodys_answer() -> None:
    quick = timed(lambda number, lane: lane.do(HONEST, float, 0.1 * number))
    slow = timed(lambda number, lane: lane.do(HONEST, float, 0.6 - 0.1 * number))
    assert quick == slow == [pytest.approx(SLOT_SECONDS * (n + 1)) for n in range(4)]


def test_work_that_overruns_its_slot_is_handed_over_on_a_beat() -> None:
    assert left(0.7, 0.2) == pytest.approx(0.5)
    assert left(0.7, 0.7) == 0.0
    assert left(0.7, 0.71) == pytest.approx(BEAT - 0.01)


def test_what_nobody_waits_for_any_more_is_not_done() -> None:
    done: list[float] = []

    async def work() -> None:
        lane = Lane([SlowHand()])
        first = asyncio.create_task(lane.do(HONEST, done.append, 1.0))
        second = asyncio.create_task(lane.do(HONEST, done.append, 2.0))
        third = asyncio.create_task(lane.do(HONEST, done.append, 3.0))
        await asyncio.sleep(0.5)
        second.cancel()
        await asyncio.gather(first, third)
        lane.close()

    run(work())
    assert done == [1.0, 3.0]


class Mortal(SlowHand):
    """A hand that is lost with its first jobs."""

    def __init__(self, deaths: int) -> None:
        self.deaths = deaths

    async def do(self, job: Callable[..., Any], *args: Any) -> Any:
        if self.deaths:
            self.deaths -= 1
            raise Lost
        return await super().do(job, *args)


def test_work_whose_hand_was_lost_is_done_by_another_once() -> None:
    async def work(deaths: int) -> list[Any]:
        lane = Lane([Mortal(deaths)])
        jobs = [lane.do(HONEST, max, 1, number) for number in range(3)]
        found = await asyncio.gather(*jobs, return_exceptions=True)
        lane.close()
        return found

    assert run(work(1)) == [1, 1, 2]
    found = run(work(2))
    assert isinstance(found[0], Lost) and found[1:] == [1, 2]


def test_a_job_that_fails_fails_for_its_own_people_only() -> None:
    async def work() -> list[Any]:
        lane = Lane([SlowHand()])
        jobs = [lane.do(HONEST, divmod, number, number) for number in (1, 0, 1)]
        found = await asyncio.gather(*jobs, return_exceptions=True)
        lane.close()
        return found

    found = run(work())
    assert isinstance(found[1], ZeroDivisionError) and found[0] == found[2] == (1, 0)
