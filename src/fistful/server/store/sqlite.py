"""The embedded store: SQLite in WAL mode, one thread, commits in groups."""

import asyncio
import contextlib
import os
import queue
import sqlite3
import sys
import threading
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final

from fistful.server.store import MANY, Conflict, StoreError, ignore

SCHEMA: Final = """
CREATE TABLE IF NOT EXISTS entries (
    room TEXT NOT NULL, number INTEGER NOT NULL, entry BLOB NOT NULL,
    PRIMARY KEY (room, number)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS codes (
    code TEXT PRIMARY KEY, room TEXT NOT NULL UNIQUE
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS bookmarks (
    room TEXT PRIMARY KEY, number INTEGER NOT NULL, data BLOB NOT NULL
);
"""
# One statement does it all or nothing: every further one would let the event loop's thread in, and
# wait for that. What is not the next entry of its room becomes nothing, which may not be stored.
APPEND: Final = """
INSERT INTO entries SELECT column1, column2, CASE column2
WHEN 1 + (SELECT coalesce(max(number), 0) FROM entries WHERE room = column1) THEN column3 END
FROM (VALUES {rows})
"""
ROW: Final = "(?, ?, ?)"
MARK: Final = """
INSERT INTO bookmarks VALUES (?, ?, ?) ON CONFLICT (room) DO UPDATE
SET number = excluded.number, data = excluded.data WHERE excluded.number > bookmarks.number
"""
#: How many jobs share one commit at most.
GROUP: Final = 256
#: Statements kept ready: one for each number of entries that are written at once, and the others.
MOST_STATEMENTS: Final = GROUP + 32
#: How long to wait for another server to let go of the file, in seconds.
PATIENCE: Final = 2.0

Work = Callable[[sqlite3.Connection], Any]
#: A room, the number of an entry, the entry.
Row = tuple[str, int, bytes]


class Job:
    """Something for the store's thread to do, and the future that waits for it."""

    __slots__ = ("done", "is_write", "row", "work")

    def __init__(
        self, work: Work, is_write: bool, row: Row | None, done: asyncio.Future[Any]
    ) -> None:
        self.work = work
        self.is_write = is_write
        #: What it writes, if that is one entry.
        self.row = row
        self.done = done


#: What came of a job: its result, or the error it is answered with.
Outcome = tuple[asyncio.Future[Any], Any, Exception | None]


class SqliteStore:
    """One file, one server. All access happens in one thread; every commit is synced to disk."""

    is_shared = False

    def __init__(self, path: str) -> None:
        self.path = Path(path)
        self.jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self.is_open = False
        self.loop: asyncio.AbstractEventLoop
        self.thread: threading.Thread

    async def open(self) -> None:
        self.loop = asyncio.get_running_loop()
        opened: asyncio.Future[None] = self.loop.create_future()
        # A daemon: whoever forgets to close is not kept from leaving; what is committed is safe.
        self.thread = threading.Thread(target=self.run, args=(opened,), name="store", daemon=True)
        self.thread.start()
        await opened
        self.is_open = True

    async def close(self) -> None:
        if self.is_open:
            self.is_open = False
            self.jobs.put(None)
            await asyncio.to_thread(self.thread.join)

    async def create(self, room: str, code: str, entry: bytes) -> None:
        def work(db: sqlite3.Connection) -> None:
            db.execute("INSERT INTO codes VALUES (?, ?)", (code, room))
            db.execute("INSERT INTO entries VALUES (?, 1, ?)", (room, entry))

        await self.do(work, is_write=True)

    async def append(self, room: str, number: int, entries: Sequence[bytes]) -> None:
        if not entries:
            return
        rows = [(room, number + place, entry) for place, entry in enumerate(entries)]

        def work(db: sqlite3.Connection) -> None:
            for row in rows:
                append(db, [row])

        await self.do(work, is_write=True, row=rows[0] if len(rows) == 1 else None)

    async def read(self, room: str, after: int, most: int = MANY) -> list[bytes]:
        query = "SELECT entry FROM entries WHERE room = ? AND number > ? ORDER BY number LIMIT ?"

        def work(db: sqlite3.Connection) -> list[bytes]:
            return [row[0] for row in db.execute(query, (room, after, most))]

        return list(await self.do(work))

    async def mark(self, room: str, number: int, data: bytes) -> None:
        def work(db: sqlite3.Connection) -> None:
            db.execute(MARK, (room, number, data))

        await self.do(work, is_write=True)

    async def marked(self, room: str) -> bytes | None:
        def work(db: sqlite3.Connection) -> bytes | None:
            row = db.execute("SELECT data FROM bookmarks WHERE room = ?", (room,)).fetchone()
            return None if row is None else bytes(row[0])

        found: bytes | None = await self.do(work)
        return found

    async def find(self, code: str) -> str | None:
        def work(db: sqlite3.Connection) -> str | None:
            row = db.execute("SELECT room FROM codes WHERE code = ?", (code,)).fetchone()
            return None if row is None else str(row[0])

        found: str | None = await self.do(work)
        return found

    async def open_rooms(self) -> list[str]:
        def work(db: sqlite3.Connection) -> list[str]:
            return [row[0] for row in db.execute("SELECT room FROM codes ORDER BY room")]

        return list(await self.do(work))

    async def release(self, room: str) -> None:
        def work(db: sqlite3.Connection) -> None:
            db.execute("DELETE FROM codes WHERE room = ?", (room,))

        await self.do(work, is_write=True)

    # There is nobody to hear of: an SQLite file belongs to one server.

    async def appear(self, room: str, people: list[str], watchers: int) -> None: ...

    async def elsewhere(self, room: str) -> tuple[set[str], int]:
        return set(), 0

    async def listen(
        self, heard: Callable[[str, int], None], seen: Callable[[str], None] = ignore
    ) -> None: ...

    async def do(self, work: Work, is_write: bool = False, row: Row | None = None) -> Any:
        """Run work in the store's thread; return when what it wrote is safely on disk."""
        if not self.is_open:
            raise StoreError("the store is closed")
        job = Job(work, is_write, row, self.loop.create_future())
        self.jobs.put(job)
        return await job.done

    # The store's thread. Nothing may escape from it but the end: jobs would wait for ever.

    def run(self, opened: asyncio.Future[None]) -> None:
        try:
            db = self.connect()
        except Exception as error:
            self.tell([(opened, None, StoreError(str(error)))])
            return
        self.tell([(opened, None, None)])
        is_last = False
        while not is_last:
            jobs, is_last = self.collect()
            # Reads come first and outside the transaction: they need no disk space, they see
            # only what is committed, and they do not fail with somebody else's write.
            self.tell([self.look(db, job) for job in jobs if not job.is_write])
            self.tell(self.commit(db, [job for job in jobs if job.is_write]))
        with contextlib.suppress(sqlite3.Error):
            db.close()

    def connect(self) -> sqlite3.Connection:
        make_folder(self.path.parent)
        # Hands and seeds are in there: nobody else on the machine reads them.
        self.path.touch(mode=0o600)
        db = sqlite3.connect(
            self.path, timeout=PATIENCE, isolation_level=None, cached_statements=MOST_STATEMENTS
        )
        try:
            # One server a file: a second one is refused instead of answering from stale tables.
            db.execute("PRAGMA locking_mode = EXCLUSIVE")
            db.execute("PRAGMA journal_mode = WAL")
            db.execute("PRAGMA synchronous = FULL")
            # On macOS a plain fsync leaves it in the drive's cache.
            db.execute("PRAGMA fullfsync = ON")
            db.execute("PRAGMA checkpoint_fullfsync = ON")
            db.executescript(f"BEGIN IMMEDIATE; {SCHEMA} COMMIT;")
        except BaseException:
            db.close()
            raise
        return db

    def collect(self) -> tuple[list[Job], bool]:
        """Wait for a job, return it with those that came in meanwhile, and whether to stop."""
        jobs: list[Job] = []
        job = self.jobs.get()
        while job is not None:
            jobs.append(job)
            if len(jobs) == GROUP:
                return jobs, False
            try:
                job = self.jobs.get_nowait()
            except queue.Empty:
                return jobs, False
        return jobs, True

    def look(self, db: sqlite3.Connection, job: Job) -> Outcome:
        """Do a job that only reads."""
        try:
            return job.done, job.work(db), None
        except Exception as error:
            return job.done, None, StoreError(str(error))

    def commit(self, db: sqlite3.Connection, jobs: list[Job]) -> list[Outcome]:
        """Do jobs in one transaction, each all or nothing, and sync it to disk."""
        if not jobs:
            return []
        try:
            if db.in_transaction:  # an earlier rollback failed too
                db.execute("ROLLBACK")
            if self.append_at_once(db, jobs):
                return [(job.done, None, None) for job in jobs]
            db.execute("BEGIN IMMEDIATE")
            outcomes = [self.attempt(db, job) for job in jobs]
            db.execute("COMMIT")
        except Exception as error:
            if db.in_transaction:
                with contextlib.suppress(sqlite3.Error):
                    db.execute("ROLLBACK")
            return [(job.done, None, StoreError(str(error))) for job in jobs]
        return outcomes

    def append_at_once(self, db: sqlite3.Connection, jobs: list[Job]) -> bool:
        """Do jobs that write an entry each, to different rooms, in one statement that is synced to
        disk; tell whether it was done. One that cannot be done lets none of them be done."""
        rows = [job.row for job in jobs if job.row is not None]
        if len({row[0] for row in rows}) < len(jobs):
            return False
        try:
            append(db, rows)
        except (sqlite3.IntegrityError, UnicodeError):
            return False
        return True

    def attempt(self, db: sqlite3.Connection, job: Job) -> Outcome:
        """Do one job; undo it alone if it fails. Raises if that undid the whole transaction."""
        db.execute("SAVEPOINT job")
        try:
            result = job.work(db)
        except Exception as error:
            if not db.in_transaction:
                raise
            db.execute("ROLLBACK TO job")
            db.execute("RELEASE job")
            if isinstance(error, sqlite3.IntegrityError):
                return job.done, None, Conflict()
            return job.done, None, StoreError(str(error))
        db.execute("RELEASE job")
        return job.done, result, None

    def tell(self, outcomes: list[Outcome]) -> None:
        """Answer jobs, in the event loop, if it is still there."""
        if outcomes:
            with contextlib.suppress(RuntimeError):
                self.loop.call_soon_threadsafe(settle, outcomes)


def append(db: sqlite3.Connection, rows: list[Row]) -> None:
    """Write entries of different rooms. Raises IntegrityError if one is not its room's next."""
    statement = APPEND.format(rows=", ".join([ROW] * len(rows)))
    db.execute(statement, [value for row in rows for value in row])


def settle(outcomes: list[Outcome]) -> None:
    """Answer those who are still waiting; the others were cancelled."""
    for done, result, error in outcomes:
        if done.done():
            continue
        if error is None:
            done.set_result(result)
        else:
            done.set_exception(error)


def make_folder(folder: Path) -> None:
    """Make a folder and those above it, so that they survive the loss of power."""
    if folder.is_dir():
        return
    make_folder(folder.parent)
    folder.mkdir(mode=0o700, exist_ok=True)
    if sys.platform != "win32":
        above = os.open(folder.parent, os.O_RDONLY)
        try:
            os.fsync(above)
        finally:
            os.close(above)
