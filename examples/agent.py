"""A bot of one's own at a table: `python examples/agent.py http://localhost:8642 CODE`."""

import asyncio
import random
import sys

from fistful.client import join


async def play(address: str, code: str) -> None:
    """Sit down, and answer every question at random."""
    async with join(address, code, "Robin") as seat:
        async for question in seat.questions():
            await seat.answer(question, random.choice(question.legal))


if __name__ == "__main__":
    asyncio.run(play(*sys.argv[1:]))
