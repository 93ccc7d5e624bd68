"""A process that appends and says what it was promised: `python -m tests.server.appender …`.

It writes a line to its standard output after each answer of the store: `ack <entry>` or
`refused <entry>`. An entry is `<room:number:attempt>`, so no two attempts are alike.
"""

import asyncio
import os
import re
import sqlite3
import sys
from typing import Final

from fistful.server.store import Store, StoreError, open_store
from fistful.server.store.sqlite import SqliteStore

ENTRY: Final = re.compile(r"<(\w+):(\d+):(\w+)>")


class CarelessStore(SqliteStore):
    """A planted fault: it does not wait for the disk. The trace test must find it."""

    def connect(self) -> sqlite3.Connection:
        db = super().connect()
        db.execute("PRAGMA synchronous = NORMAL")
        return db


def say(line: str) -> None:
    """Write a line at once and whole."""
    os.write(1, f"{line}\n".encode())


async def fill(store: Store, room: str, attempts: int) -> None:
    """Append to a room, again and again; after a refusal look what is there and go on."""
    number = len(await store.read(room, 0))
    for attempt in range(attempts):
        entry = f"<{room}:{number + 1}:{os.getpid()}x{attempt}>"
        try:
            await store.append(room, number + 1, [entry.encode()])
            number += 1
            say(f"ack {entry}")
        except StoreError:
            say(f"refused {entry}")
            number = len(await store.read(room, 0))


async def main(address: str, rooms: int, attempts: int, is_careless: bool) -> None:
    """Append to some rooms at the same time."""
    store = CarelessStore(address) if is_careless else open_store(address)
    try:
        await store.open()
    except StoreError:
        say("closed")
        return
    await asyncio.gather(*[fill(store, f"room{place}", attempts) for place in range(rooms)])
    await store.close()


def lost(said: list[str], journals: dict[str, list[bytes]]) -> list[str]:
    """Return what is wrong: entries acknowledged and not there, entries where they do not belong.

    An entry that is there without an acknowledgement is fine: the process died in between.
    """
    wrong: list[str] = []
    for line in said:
        answer, _, entry = line.partition(" ")
        match = ENTRY.fullmatch(entry)
        if answer == "ack" and match:
            journal = journals.get(match[1], [])
            if journal[int(match[2]) - 1 : int(match[2])] != [entry.encode()]:
                wrong.append(f"acknowledged and not there: {entry}")
    for room, journal in journals.items():
        for number, found in enumerate(journal, 1):
            match = ENTRY.fullmatch(found.decode())
            if not match or match[1] != room or int(match[2]) != number:
                wrong.append(f"entry {number} of {room} is {found!r}")
    return wrong


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]), "careless" in sys.argv[4:]))
