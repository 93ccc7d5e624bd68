"""R25: what a stranger costs. Honest tables play beside one hostile address, for as long as asked.

    python -m tests.server.soak [--seconds 300] [--tables 30] [--searching 0]

The server is a real one with all its limits. Honest tables sit at addresses of their own: two
people and a bot each, that answers at an instant known here (`PACE`). The hostile address does all
it can within the limits (`stranger`). With `--searching N` it does only one thing, and without the
cap on it: N tables of eight bots that search.
"""

import argparse
import asyncio
import json
import random
import resource
import tempfile
import time
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

from fistful.server.bots import MARGIN, SLOT_SECONDS
from tests.server.client import Server, running
from tests.server.soaked import Found, Phone, Until
from tests.server.stranger import Stranger

#: How long the bots of the server seem to think, in seconds.
PACE: Final = 0.7
#: How long an honest person thinks.
PERSON: Final = 1.0
BOT_SEAT: Final = 2
#: Every so many-th honest table plays with a bot that searches.
SEARCHES: Final = 5


class HonestTable:
    """Two people and a bot that play Blasting Billy over and over."""

    def __init__(self, server: Server, number: int, found: Found) -> None:
        self.server = server
        self.place = f"127.1.{number}.1"
        self.found = found
        self.bot = "level-5" if number % SEARCHES == 0 else "rules"
        self.dice = random.Random(number)
        self.people: list[Phone] = []

    async def open(self) -> None:
        host = Phone(self.server, self.place)
        await host.sit("/api/tables", game="blasting-billy", seats=3, clock="none", name="Ann")
        bob = Phone(self.server, self.place)
        await bob.sit(f"/api/tables/{host.code}/people", name="Bob")
        self.people = [host, bob]
        await host.ask("start", fill=self.bot)

    async def play(self, end: float) -> None:
        """Play until the end, and until somebody has answered; whatever goes wrong is noted."""
        try:
            while time.monotonic() < end or not self.found.answers:
                await self.step()
        except Exception as problem:
            self.found.errors.append(repr(problem))

    async def step(self) -> None:
        """Wait for what comes, and answer it."""
        host = self.people[0]
        host.news.clear()
        if host.stage == "over":
            self.note_bots(host)
            for phone in self.people:
                phone.came.clear()
            await host.ask("rematch")
            await host.ask("start", fill=self.bot)
        for phone in self.people:
            question = phone.question
            if question and question["legal"] and not question["sealed"]:
                phone.question = None
                await asyncio.sleep(PERSON)
                await self.answer(phone, question)
                return
        with suppress(TimeoutError):
            async with asyncio.timeout(1.0):
                await host.news.wait()

    async def answer(self, phone: Phone, question: dict[str, Any]) -> None:
        text = self.dice.choice(question["legal"])["text"]
        begun = time.monotonic()
        reply = await phone.ask("answer", question=question["number"], text=text)
        self.found.answers.append(time.monotonic() - begun)
        if reply["type"] != "ok":
            self.found.errors.append(str(reply))

    def note_bots(self, host: Phone) -> None:
        """Note how late the bot was at every question that was put to it."""
        instant = max(PACE, MARGIN + SLOT_SECONDS) if self.bot == "level-5" else PACE
        for number, (when, opens, asked) in host.came.items():
            if asked == [BOT_SEAT] and number + 1 in host.came:
                # Its time begins when what led to the question has been played.
                taken = host.came[number + 1][0] - max(when, opens)
                self.found.late[self.bot].append(max(0.0, taken - instant))

    async def close(self) -> None:
        self.note_bots(self.people[0])
        for phone in self.people:
            await phone.close()


async def watch(server: Server, found: Found, seconds: float) -> None:
    """Note the memory of the server and its workers from time to time."""
    while True:
        found.memory.append((time.monotonic(), server.memory_of_all()))
        await asyncio.sleep(seconds)


async def soak(
    server: Server, seconds: float, tables: int, searching: int, until: Until | None = None
) -> Found:
    """Play for so many seconds, and on until something was found."""
    found = Found()
    honest = [HonestTable(server, number, found) for number in range(tables)]
    for table in honest:
        await table.open()
    stranger = Stranger(server, found)
    jobs = [stranger.search(searching, 0.0)] if searching else stranger.work()
    hostile = [asyncio.create_task(job) for job in jobs]
    hostile.append(asyncio.create_task(watch(server, found, max(0.2, seconds / 300))))
    if searching:
        # They all sit before it counts.
        await hostile[0]
        for table in honest:
            table.people[0].came.clear()
    end = time.monotonic() + seconds
    await asyncio.gather(*[table.play(end) for table in honest])
    while until is not None and not until(found):
        found.news.clear()
        await found.news.wait()
    for task in hostile:
        task.cancel()
    for end_of in await asyncio.gather(*hostile, return_exceptions=True):
        if isinstance(end_of, Exception) and not isinstance(end_of, asyncio.CancelledError):
            found.errors.append(f"the stranger: {end_of!r}")
    for table in honest:
        await table.close()
    await stranger.close()
    found.disk = sum([file.stat().st_size for file in server.data.glob("tables.sqlite*")])
    return found


#: Without the cap, for the question what the order of turns does alone.
UNCAPPED: Final[dict[str, Any]] = {
    "fistful.server.limits.BOTS_PER_ADDRESS": 1_000_000,
    "fistful.server.limits.SEARCHERS_PER_ADDRESS": 1_000_000,
    "fistful.server.limits.SOCKETS_PER_ADDRESS": 1_000,
    "fistful.server.limits.LAYING": [1_000_000, 1.0],
    "fistful.server.limits.CONNECTING": [1_000_000, 1.0],
}


def measure(
    folder: Path,
    seconds: float,
    tables: int = 30,
    searching: int = 0,
    until: Until | None = None,
) -> Found:
    """Run a server and all who come; return what it was like."""
    more_files()
    constants = UNCAPPED if searching else {}
    with running(folder, env={"FISTFUL_BOT_PACE": str(PACE)}, constants=constants) as server:
        return asyncio.run(soak(server, seconds, tables, searching, until))


def more_files() -> None:
    """Let this process open as many files as it may."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=300.0)
    parser.add_argument("--tables", type=int, default=30)
    parser.add_argument("--searching", type=int, default=0)
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        found = measure(Path(folder), chosen.seconds, chosen.tables, chosen.searching)
    print(found.figure())
    print(json.dumps(dict(sorted(found.hostile.items())), indent=1))
    for error in found.errors[:10]:
        print(error)


if __name__ == "__main__":
    main()
