"""Bots at a server: processes that answer, and that go when the server goes."""

import os
import select
import subprocess
import sys

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
