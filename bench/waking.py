"""How long a room with a very long journal takes to wake, and how long others wait meanwhile.

    python bench/waking.py [--entries 1000000] [--game cash-n-guns] [--bars]

The room is played through a hub on SQLite until its journal is that long, with all that people can
do beside the game: talk, and a host who changes the table, pauses, mutes and asks for links without
end. It is woken in a new process-like hub: once from the first entry on (as rooms written before
there were bookmarks), then from its bookmark. Meanwhile somebody else wants to do something every
millisecond; how much later than wanted that happens is the delay.
"""

import argparse
import asyncio
import gc
import tempfile
import time
from pathlib import Path

from fistful.games import find_game
from fistful.server import journal, waking
from fistful.server.bookmark import write_bookmark
from fistful.server.command import COLLECT
from fistful.server.hub import Hub
from fistful.server.store.sqlite import SqliteStore

#: Entries written to the disk at once.
BATCH = 20_000
#: Milliseconds that waking from a bookmark may take; that any waking may delay others.
SLOWEST = 200
LONGEST_DELAY = 20


def beginning(game: str) -> list[journal.AnyEntry]:
    """Return the entries with which a game of five begins."""
    people = [f"person{seat}" for seat in range(5)]
    created = journal.Created(0.0, game, {}, 5, "none", False, people[0], "token", "ABCD")
    joined = [
        journal.Joined(0.0, person, f"Name{seat}", f"token{seat}", seat)
        for seat, person in enumerate(people)
    ]
    dealt: list[journal.AnyEntry] = [journal.Committed(0.0, "5e" * 32), journal.Started(0.0)]
    return [created, *joined, *dealt]


def beside() -> list[journal.AnyEntry]:
    """Return what can be done at a table without playing, over and over: talk, mostly."""
    return [
        *[journal.Chatted(2.0, "person0", "Howdy " * 10, False)] * 12,
        journal.Set(2.0, False, False, False, "none", "fast"),
        journal.Offered(2.0, "person0", "code"),
        journal.Paused(2.0),
        journal.Resumed(2.0),
        journal.Muted(2.0, "person1", is_muted=True),
        journal.Muted(2.0, "person1", is_muted=False),
        journal.Replaced(2.0, 1, "rules"),
        journal.Replaced(2.0, 1, ""),
        journal.Talked(2.0, 1, "threaten Name0"),
        journal.Set(2.0, True, False, False, "none", "normal"),
        journal.Set(2.0, False, False, False, "none", "normal"),
    ]


async def write(hub: Hub, game: str, entries: int) -> None:
    """Write a journal: a game as far as it goes, talk in between and for the rest."""
    first, *rest = beginning(game)
    await hub.store.create("room", "ABCD", journal.write_entry(first))
    await hub.store.append("room", 2, [journal.write_entry(one) for one in rest])
    live = await hub.wake("room")
    table = live.room.table
    assert table is not None
    answers = 0
    while answers < 100 and not table.is_over() and table.owing():
        seat = table.owing()[0]
        text = table.text(table.legal(seat)[0])
        number = table.question.number
        await hub.write(
            live,
            lambda: [journal.Answered(1.0, seat, number, text)],  # noqa: B023
        )
        answers += 1
    lines = [journal.write_entry(entry) for entry in beside()]
    number = live.room.entries + 1
    while number <= entries:
        count = min(BATCH, entries - number + 1)
        await hub.store.append("room", number, [lines[n % len(lines)] for n in range(count)])
        number += count


async def wake(hub: Hub) -> tuple[float, float]:
    """Wake the room; return how long that took, and the longest delay of somebody else."""
    worst = 0.0

    async def somebody_else() -> None:
        nonlocal worst
        while True:
            wanted = time.perf_counter() + 0.001
            await asyncio.sleep(0.001)
            worst = max(worst, time.perf_counter() - wanted)

    other = asyncio.ensure_future(somebody_else())
    await asyncio.sleep(0.05)
    worst = 0.0
    begun = time.perf_counter()
    await hub.wake("room")
    spent = time.perf_counter() - begun
    await asyncio.sleep(0.05)
    other.cancel()
    return 1000 * spent, 1000 * worst


async def measure(folder: Path, game: str, entries: int) -> bool:
    """Print how long it takes; tell whether that is within the bars."""
    is_kept = True
    find_game(game)
    # As the `serve` command does.
    gc.freeze()
    gc.set_threshold(*COLLECT)
    hub = Hub(SqliteStore(str(folder / "fistful.db")))
    await hub.store.open()
    await write(hub, game, entries)
    for what in ("from the first entry on", "from its bookmark", "from its bookmark again"):
        hub.rooms.clear()
        took, delay = await wake(hub)
        live = hub.rooms["room"]
        assert live.room.entries == entries
        print(f"{entries} entries, {what}: {took:.0f} ms, others waited {delay:.1f} ms at most")
        is_marked = what != "from the first entry on"
        is_kept = is_kept and delay <= LONGEST_DELAY and (took <= SLOWEST or not is_marked)
        await asyncio.gather(*hub.tasks, return_exceptions=True)
        begun = time.perf_counter()
        size = len(write_bookmark(live.room))
        spent = 1000 * (time.perf_counter() - begun)
    print(f"a bookmark of {size} bytes takes {spent:.1f} ms, one every {waking.MARK_EVERY} entries")
    await hub.close()
    return is_kept


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--entries", type=int, default=1_000_000)
    parser.add_argument("--game", default="cash-n-guns")
    parser.add_argument("--bars", action="store_true", help="fail unless the bars are kept")
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        is_kept = asyncio.run(measure(Path(folder), chosen.game, chosen.entries))
    if chosen.bars and not is_kept:
        raise SystemExit(1)


if __name__ == "__main__":
    main()
