"""A process that fills its disk, again and again: `python -m tests.server.filler kind folder n`.

`limit`: files may not grow beyond a size (the kernel answers EFBIG); `disk`: the folder is a small
file system of its own, with n pages left (ENOSPC). For each of 1 to n steps a new SQLite store is
filled until it refuses, given room again, and compared with what it acknowledged.
"""

import asyncio
import os
import resource
import sqlite3
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from fistful.server.store import StoreError
from fistful.server.store.sqlite import SqliteStore

PAGE: Final = 4096
#: The header of a WAL, and a page in it.
HEADER: Final = 32
FRAME: Final = 24 + PAGE
ROOM: Final = "room"

Turn = Callable[[], None]


def check_file(db: sqlite3.Connection) -> Any:
    """Return SQLite's own judgement of the file."""
    return db.execute("PRAGMA integrity_check").fetchone()[0]


async def write(store: SqliteStore, acknowledged: list[bytes], refusals: int) -> int:
    """Append until refused so often; return how often. After each the store can still be read."""
    refused = attempt = 0
    while refused < refusals and attempt < 400:
        attempt += 1
        entry = b"%d" % attempt * 700
        try:
            await store.append(ROOM, len(acknowledged) + 1, [entry, entry])
            acknowledged += [entry, entry]
        except StoreError:
            refused += 1
            assert await store.read(ROOM, 0) == acknowledged, "a refused entry is there"
    return refused


async def squeeze(path: Path, tighten: Turn, loosen: Turn) -> int:
    """Fill a store in too little room; return how often it refused."""
    acknowledged: list[bytes] = []
    store = SqliteStore(str(path))
    tighten()
    try:
        await store.open()
        refused = await write(store, acknowledged, 3)
    except StoreError:
        refused = 1
        loosen()
        await store.open()
    loosen()
    entry = b"there is room again"
    await store.append(ROOM, len(acknowledged) + 1, [entry])
    acknowledged.append(entry)
    await store.close()
    await store.open()
    assert await store.read(ROOM, 0) == acknowledged, "an acknowledged entry is lost"
    assert await store.do(check_file) == "ok"
    await store.close()
    return refused


def limit(folder: Path, step: int) -> tuple[Turn, Turn]:
    """Let files grow to so many pages of a WAL, and a part of the next."""
    hard = resource.getrlimit(resource.RLIMIT_FSIZE)[1]
    size = HEADER + step * FRAME // 3

    def tighten() -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (size, hard))

    def loosen() -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (hard, hard))

    return tighten, loosen


def disk(folder: Path, step: int) -> tuple[Turn, Turn]:
    """Leave so many pages of a small file system."""
    ballast = folder / "ballast"

    def tighten() -> None:
        with ballast.open("wb", buffering=0) as file:
            size = 0
            try:
                while True:
                    size += file.write(bytes(PAGE))
            except OSError:
                os.truncate(ballast, size - step * PAGE)

    def loosen() -> None:
        ballast.unlink(missing_ok=True)

    return tighten, loosen


def main(kind: str, folder: Path, steps: int) -> None:
    """Squeeze a store at every step; say how often each refused."""
    for step in range(1, steps + 1):
        tighten, loosen = limit(folder, step) if kind == "limit" else disk(folder, step)
        refused = asyncio.run(squeeze(folder / f"{step}.db", tighten, loosen))
        (folder / f"{step}.db").unlink()
        print(f"{step} {refused}", flush=True)


if __name__ == "__main__":
    main(sys.argv[1], Path(sys.argv[2]), int(sys.argv[3]))
