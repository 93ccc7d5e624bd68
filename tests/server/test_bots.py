"""Bots at a server: processes that answer, and that go when the server goes."""

import asyncio
import os
import select
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from fistful.server import protocol
from fistful.server.bots import BotPool
from fistful.server.clockwork import GRACE
from fistful.server.hands import Lost
from fistful.server.lanes import Share
from fistful.server.workers import CEILING, Worker
from tests.server.client import Device, running
from tests.server.inside import Inside, run
from tests.server.play import OPEN

SERVER = """
import asyncio, sys
from fistful.server.bots import BotPool
from fistful.server.lanes import Share

async def main():
    pool = BotPool()
    action = await pool.choose(Share("here"), "blasting-billy", "random", {}, [7])
    print(action, pool.quick.hands[0].process.pid, flush=True)
    await asyncio.sleep(600)

if __name__ == "__main__":
    asyncio.run(main())
"""


def test_bots_answer_and_do_not_outlive_a_killed_server() -> None:
    with subprocess.Popen(
        [sys.executable, "-c", SERVER], stdout=subprocess.PIPE, text=True
    ) as server:
        assert server.stdout is not None
        action, worker = server.stdout.readline().split()
        assert action == "7"
        end = os.pidfd_open(int(worker))
        server.kill()
        ended, _, _ = select.select([end], [], [], 30.0)
        os.close(end)
        assert ended


def test_a_killed_worker_is_replaced_once_however_many_wait() -> None:
    """And everybody who waits still gets an answer."""

    async def work() -> tuple[list[int], set[int]]:
        pool = BotPool(cores=1)
        hand = pool.quick.hands[0]
        assert isinstance(hand, Worker)
        begun: list[int] = []
        start = hand.start

        def counted() -> None:
            start()
            assert hand.process is not None and hand.process.pid is not None
            begun.append(hand.process.pid)

        hand.start = counted  # type: ignore[method-assign]
        await pool.choose(Share("here"), "blasting-billy", "random", {}, [7])
        os.kill(begun[0], signal.SIGKILL)
        waiting = [
            pool.choose(Share("here", str(n)), "blasting-billy", "random", {}, [n])
            for n in range(30)
        ]
        found = await asyncio.gather(*waiting)
        pool.close()
        return found, set(begun)

    found, begun = asyncio.run(work())
    assert found == list(range(30))
    assert len(begun) == 2


def test_bots_by_rules_of_thumb_are_never_behind_searches() -> None:
    async def work() -> None:
        pool = BotPool(cores=1)
        # All who search are busy, for ever.
        pool.searching.free.clear()
        search = pool.choose(Share("one"), "blasting-billy", "level-5", {}, [1, 2])
        waiting = asyncio.ensure_future(search)
        assert await pool.choose(Share("two"), "blasting-billy", "random", {}, [7]) == 7
        assert not waiting.done()
        waiting.cancel()
        pool.close()

    asyncio.run(work())


def test_a_worker_has_a_ceiling_of_memory_and_lives_on() -> None:
    async def work() -> tuple[object, int]:
        worker = Worker(nice=0, patience=60.0)
        try:
            await worker.do(bytearray, CEILING)
        except MemoryError as error:
            found: object = error
        length = len(await worker.do(bytes, 1000))
        worker.close()
        return found, length

    found, length = asyncio.run(work())
    assert isinstance(found, MemoryError)
    assert length == 1000


def test_a_worker_that_takes_too_long_is_ended_and_replaced() -> None:
    """Also one that no signal reaches, deep in a single step."""

    async def work() -> int:
        worker = Worker(nice=0, patience=60.0)
        await worker.do(max, 1, 2)
        worker.patience = 0.2
        with pytest.raises(Lost):
            await worker.do(pow, 7, 10**9)
        worker.patience = 60.0
        found: int = await worker.do(max, 1, 2)
        worker.close()
        return found

    assert asyncio.run(work()) == 2


@pytest.mark.usefixtures("toy")
def test_bots_and_clock_stand_still_where_nobody_is_connected() -> None:
    async def work() -> None:
        inside = await Inside().lay("toy", 3, clock="quick", bots=[0, 1])
        await asyncio.sleep(5.0)
        for ear in inside.ears.values():
            inside.hub.disconnect(inside.live, ear)
        await asyncio.sleep(5.0)
        before = list(inside.store.entries["room"])
        await asyncio.sleep(3600.0)
        assert inside.store.entries["room"] == before
        # Whoever comes back finds the question open, with time to answer it.
        number = inside.table.question.number
        inside.hub.connect(
            inside.live, inside.ears["cid"], protocol.Hello(id=2, version=protocol.VERSION)
        )
        await asyncio.sleep(GRACE - 1.0)
        assert (inside.table.question.number, inside.table.owing()) == (number, [2])
        await asyncio.sleep(3600.0)
        assert inside.table.is_over()
        await inside.close()

    run(work())


def test_only_so_many_bots_play_at_the_tables_of_an_address(tmp_path: Path) -> None:
    constants = OPEN | {"fistful.server.limits.BOTS_PER_ADDRESS": 7}
    with running(tmp_path, constants=constants) as server:

        def start(place: str) -> str:
            host = Device(server, place).lay("toy", seats=3, name="Ann", clock="none").connect()
            reply = host.ask("start", fill="random")
            return str(reply.get("code") or reply["type"])

        assert [start("127.0.0.1") for _ in range(4)] == ["ok", "ok", "ok", "bots-many"]
        assert start("127.0.0.2") == "ok"


def test_only_so_many_chairs_of_an_address_search(tmp_path: Path) -> None:
    constants = OPEN | {"fistful.server.limits.SEARCHERS_PER_ADDRESS": 5}
    with running(tmp_path, constants=constants) as server:

        def host(place: str = "127.0.0.1") -> Device:
            device = Device(server, place)
            return device.lay("cash-n-guns", seats=6, name="Ann", clock="none").connect()

        first, second, elsewhere = host(), host(), host("127.0.0.2")
        assert first.ask("start", fill="level-5")["type"] == "ok"
        refused = second.ask("start", fill="level-5")
        assert (refused["code"], refused["params"]) == ("searchers", {"most": 5})
        assert second.ask("start", fill="level-4")["type"] == "ok"
        second.until("asked")
        assert second.ask("put-bot", seat=2, bot="level-5")["code"] == "searchers"
        assert second.ask("put-bot", seat=2, bot="level-1")["type"] == "ok"
        assert elsewhere.ask("start", fill="level-5")["type"] == "ok"
        # One goes, another may come.
        first.until("asked")
        assert first.ask("put-bot", seat=2, bot="rules")["type"] == "ok"
        assert second.ask("put-bot", seat=2, bot="level-5")["type"] == "ok"
