"""Tables of programs that play by themselves at a server, through `fistful.client`: its load.

    python bench/agents.py ADDRESS [--tables N] [--seats N] [--games N] [--game NAME]

Every seat is a `fistful.client` that answers at random; games follow one another. Says how many
answers were given a second, how long each took, and how many were refused. The server's own limits
are in force: from one address few tables are laid in a minute.
"""

import argparse
import asyncio
import random
import time
from contextlib import AsyncExitStack
from typing import Any

from fistful.client import Refused, Seat, join, lay


class Found:
    """What it was like: how long answers took, and the refusals."""

    def __init__(self) -> None:
        self.took: list[float] = []
        self.refused: list[str] = []


async def play(seat: Seat, found: Found) -> None:
    """Answer everything at random until the game is over."""
    async for question in seat.questions():
        begun = time.perf_counter()
        try:
            await seat.answer(question, random.choice(question.legal))
            found.took.append(time.perf_counter() - begun)
        except Refused as refusal:
            found.refused.append(refusal.code)


async def table(address: str, game: str, seats: int, games: int, found: Found) -> None:
    """Let a table of programs play some games."""
    async with AsyncExitStack() as stack:
        wishes: dict[str, Any] = {"seats": seats, "clock": "none", "speed": "off"}
        host = await stack.enter_async_context(lay(address, game, "Ann", **wishes))
        others = [
            await stack.enter_async_context(join(address, host.code, f"Robin {place}"))
            for place in range(1, seats)
        ]
        for number in range(games):
            if number:
                await host.ask("rematch")
            await host.start()
            for seat in (host, *others):
                await seat.until("playing")
            await asyncio.gather(*[play(seat, found) for seat in (host, *others)])


async def main() -> None:
    """Play, and say what it was like."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("address")
    parser.add_argument("--tables", type=int, default=4)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--games", type=int, default=2)
    parser.add_argument("--game", default="cash-n-guns")
    arguments = parser.parse_args()
    found, begun = Found(), time.perf_counter()
    wanted = (arguments.address, arguments.game, arguments.seats, arguments.games, found)
    await asyncio.gather(*[table(*wanted) for _ in range(arguments.tables)])
    spent, took = time.perf_counter() - begun, sorted(found.took)
    middle, slow = took[len(took) // 2] * 1000, took[len(took) * 99 // 100] * 1000
    print(
        f"{len(took)} answers in {spent:.1f} s ({len(took) / spent:.0f}/s),"
        f" p50 {middle:.0f} ms, p99 {slow:.0f} ms,"
        f" {len(found.refused)} refused"
    )


if __name__ == "__main__":
    asyncio.run(main())
