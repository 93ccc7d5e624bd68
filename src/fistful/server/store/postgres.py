"""The shared store: PostgreSQL, for several servers that serve the same tables."""

import asyncio
import contextlib
import secrets
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from typing import Any, Final

from fistful.engine.errors import Invalid
from fistful.server.store import Conflict, StoreError

try:
    import asyncpg  # type: ignore[import-untyped]
except ImportError as missing:
    raise Invalid("no-asyncpg") from missing

SCHEMA: Final = """
CREATE TABLE IF NOT EXISTS entries (
    room text COLLATE "C" NOT NULL, number bigint NOT NULL, entry bytea NOT NULL,
    PRIMARY KEY (room, number)
);
CREATE TABLE IF NOT EXISTS codes (
    code text COLLATE "C" PRIMARY KEY, room text COLLATE "C" NOT NULL UNIQUE
);
"""
#: Two servers that start together would both make the tables, and one would fail.
SCHEMA_LOCK: Final = "SELECT pg_advisory_xact_lock(7017734261)"

CREATE: Final = """
WITH journal AS (INSERT INTO entries VALUES ($1, 1, $3))
INSERT INTO codes VALUES ($2, $1)
"""
# One statement is one transaction. Entries are never deleted, so the check cannot be outdated
# by a smaller number; a larger one that is committed meanwhile meets the primary key. The
# notice is part of the transaction: it leaves if and when the entries are there.
APPEND: Final = """
WITH written AS (
    INSERT INTO entries
    SELECT $1, $2::bigint + place - 1, entry
    FROM unnest($3::bytea[]) WITH ORDINALITY AS new (entry, place)
    WHERE $2::bigint - 1 = (SELECT coalesce(max(number), 0) FROM entries WHERE room = $1)
    RETURNING number
)
SELECT pg_notify('fistful', $1 || ' ' || max(number) || ' ' || $4)
FROM written HAVING count(*) > 0
"""
READ: Final = "SELECT entry FROM entries WHERE room = $1 AND number > $2 ORDER BY number"
FIND: Final = "SELECT room FROM codes WHERE code = $1"
OPEN_ROOMS: Final = "SELECT room FROM codes ORDER BY room"
LAST_NUMBERS: Final = """
SELECT room, (SELECT coalesce(max(number), 0) FROM entries WHERE entries.room = codes.room)
FROM codes ORDER BY room
"""
RELEASE: Final = "DELETE FROM codes WHERE room = $1"

CHANNEL: Final = "fistful"
#: Connections of one server process, the one that listens aside.
POOL: Final = 8
#: How long an answer of the database may take, in seconds.
PATIENCE: Final = 10.0
#: Of every connection. Whatever the database's defaults are, a commit means: flushed to disk.
OPTIONS: Final[dict[str, Any]] = {
    "timeout": PATIENCE,
    "command_timeout": PATIENCE,
    "server_settings": {
        "application_name": "fistful",
        "synchronous_commit": "on",
        "default_transaction_isolation": "read committed",
    },
}
#: How often the listening connection is tried, and how long until it is made again, in seconds.
HEARTBEAT: Final = 5.0
FIRST_PAUSE: Final = 0.05
LONGEST_PAUSE: Final = 2.0


class PostgresStore:
    """A database that any number of servers share."""

    def __init__(self, address: str) -> None:
        self.address = address
        #: Marks this store's appends, so that it does not hear of them itself.
        self.name = secrets.token_hex(8)
        self.pool: asyncpg.Pool | None = None
        self.watcher: asyncio.Task[None] | None = None

    async def open(self) -> None:
        with translated():
            self.pool = await asyncpg.create_pool(
                self.address, min_size=1, max_size=POOL, reset=leave_as_is, **OPTIONS
            )
        try:
            async with self.connection() as db, db.transaction():
                await db.execute(SCHEMA_LOCK)
                await db.execute(SCHEMA)
        except StoreError:
            await self.close()
            raise

    async def close(self) -> None:
        if self.watcher:
            self.watcher.cancel()
            await asyncio.wait([self.watcher])
            self.watcher = None
        pool, self.pool = self.pool, None
        if pool:
            try:
                await asyncio.wait_for(pool.close(), PATIENCE)
            except FAILURES:
                pool.terminate()

    async def create(self, room: str, code: str, entry: bytes) -> None:
        async with self.connection() as db:
            await db.execute(CREATE, room, code, entry)

    async def append(self, room: str, number: int, entries: Sequence[bytes]) -> None:
        if not entries:
            return
        async with self.connection() as db:
            if not await db.fetch(APPEND, room, number, list(entries), self.name):
                raise Conflict

    async def read(self, room: str, after: int) -> list[bytes]:
        async with self.connection() as db:
            return [row[0] for row in await db.fetch(READ, room, after)]

    async def find(self, code: str) -> str | None:
        async with self.connection() as db:
            found: str | None = await db.fetchval(FIND, code)
            return found

    async def open_rooms(self) -> list[str]:
        async with self.connection() as db:
            return [row[0] for row in await db.fetch(OPEN_ROOMS)]

    async def release(self, room: str) -> None:
        async with self.connection() as db:
            await db.execute(RELEASE, room)

    @contextlib.asynccontextmanager
    async def connection(self) -> AsyncIterator[Any]:
        """Lend a connection of the pool; what goes wrong comes out as Conflict or StoreError."""
        if self.pool is None:
            raise StoreError("the store is closed")
        with translated():
            async with self.pool.acquire(timeout=PATIENCE) as db:
                yield db

    # Listening.

    async def listen(self, heard: Callable[[str, int], None]) -> None:
        ear = Ear(self.address, self.name, heard)
        with translated():
            await ear.connect()
        self.watcher = asyncio.create_task(ear.keep())


class Ear:
    """The connection that hears of appends by other stores. It is made again when it is lost."""

    def __init__(self, address: str, name: str, heard: Callable[[str, int], None]) -> None:
        self.address = address
        self.name = name
        self.heard = heard
        self.db: Any = None
        self.lost = asyncio.Event()

    async def connect(self) -> None:
        """Begin to listen."""
        self.db = await asyncpg.connect(self.address, **OPTIONS)
        lost = self.lost = asyncio.Event()
        self.db.add_termination_listener(lambda _: lost.set())
        await self.db.add_listener(CHANNEL, self.hear)

    def hear(self, _db: Any, _pid: int, _channel: str, payload: object) -> None:
        room, number, name = str(payload).rsplit(" ", 2)
        if name != self.name:
            self.heard(room, int(number))

    async def keep(self) -> None:
        """Listen until cancelled."""
        try:
            while True:
                await self.watch()
                self.db.terminate()
                await self.reconnect()
        finally:
            self.db.terminate()

    async def watch(self) -> None:
        """Return when the connection is lost, also when nobody has said so."""
        while not self.lost.is_set():
            try:
                await asyncio.wait_for(self.lost.wait(), HEARTBEAT)
            except TimeoutError:
                try:
                    await self.db.execute("SELECT 1")
                except FAILURES:
                    return

    async def reconnect(self) -> None:
        """Listen again, and tell of every open room: nobody knows what was missed meanwhile."""
        pause = FIRST_PAUSE
        while True:
            try:
                await self.connect()
                rows = await self.db.fetch(LAST_NUMBERS)
                break
            except FAILURES:
                self.db.terminate()
                await asyncio.sleep(pause)
                pause = min(2 * pause, LONGEST_PAUSE)
        for room, number in rows:
            asyncio.get_running_loop().call_soon(self.heard, room, number)


#: All that a database, a driver or a network can answer with. TimeoutError is an OSError;
#: the driver raises ValueError for names that cannot be encoded.
FAILURES: Final = (
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
    OSError,
    ValueError,
)


async def leave_as_is(_db: Any) -> None:
    """Take a connection back as it is: nothing here changes its settings. Saves a round trip."""


@contextlib.contextmanager
def translated() -> Iterator[None]:
    """Turn the driver's errors into the store's."""
    try:
        yield
    except asyncpg.UniqueViolationError as error:
        raise Conflict from error
    except (ValueError, asyncpg.DataError):
        # The driver's words would quote what was to be written, or the address with its password.
        raise StoreError("a value or the address of the database cannot be encoded") from None
    except FAILURES as error:
        raise StoreError(f"{type(error).__name__}: {error}") from error
