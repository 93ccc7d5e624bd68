"""The shared store: PostgreSQL, for several servers that serve the same tables."""

import asyncio
import contextlib
import secrets
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from typing import Any, Final

from fistful.engine.errors import Invalid
from fistful.server.store import MANY, Conflict, StoreError, ignore, present

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
CREATE TABLE IF NOT EXISTS bookmarks (
    room text COLLATE "C" PRIMARY KEY, number bigint NOT NULL, data bytea NOT NULL
);
"""
#: Two servers that start together would both make the tables, and one would fail.
SCHEMA_LOCK: Final = "SELECT pg_advisory_xact_lock(7017734261)"

CREATE: Final = """
WITH journal AS (INSERT INTO entries VALUES ($1, 1, $3))
INSERT INTO codes VALUES ($2, $1)
"""
# One statement is one transaction. Entries are never deleted, so the check cannot be outdated
# by a smaller number; a larger one that is committed meanwhile meets the primary key. Rooms come
# in order, so that two servers never wait for each other in a circle. The notices are part of
# the transaction: they leave if and when the entries are there. PostgreSQL commits transactions
# with notices one after the other, which is why appends share one.
APPEND: Final = """
WITH new AS (
    SELECT * FROM unnest($1::text[], $2::bigint[], $3::bigint[], $4::bytea[])
    AS new (room, first, number, entry)
), next AS (
    SELECT room FROM new
    WHERE number = first AND first - 1 =
        (SELECT coalesce(max(number), 0) FROM entries WHERE entries.room = new.room)
), written AS (
    INSERT INTO entries
    SELECT room, number, entry FROM new JOIN next USING (room) ORDER BY room, number
    RETURNING room, number
)
SELECT room, pg_notify('fistful', room || ' ' || max(number) || ' ' || $5)
FROM written GROUP BY room
"""
READ: Final = "SELECT entry FROM entries WHERE room = $1 AND number > $2 ORDER BY number LIMIT $3"
MARK: Final = """
INSERT INTO bookmarks VALUES ($1, $2, $3) ON CONFLICT (room) DO UPDATE
SET number = excluded.number, data = excluded.data WHERE excluded.number > bookmarks.number
"""
MARKED: Final = "SELECT data FROM bookmarks WHERE room = $1"
FIND: Final = "SELECT room FROM codes WHERE code = $1"
OPEN_ROOMS: Final = "SELECT room FROM codes ORDER BY room"
LAST_NUMBERS: Final = """
SELECT room, (SELECT coalesce(max(number), 0) FROM entries WHERE entries.room = codes.room)
FROM codes ORDER BY room
"""
RELEASE: Final = "DELETE FROM codes WHERE room = $1"

CHANNEL: Final = "fistful"
#: How many appends share one transaction at most.
GROUP: Final = 256
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


class Unwritable(StoreError):
    """A value that the database cannot hold; nothing was written."""


class Append:
    """Entries to be written, and the future that waits for them."""

    __slots__ = ("done", "entries", "number", "room")

    def __init__(self, room: str, number: int, entries: list[bytes]) -> None:
        self.room = room
        self.number = number
        self.entries = entries
        self.done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def settle(self, error: Exception | None) -> None:
        """Answer whoever still waits."""
        if self.done.done():
            return
        if error is None:
            self.done.set_result(None)
        else:
            self.done.set_exception(error)


class PostgresStore:
    """A database that any number of servers share."""

    is_shared = True

    def __init__(self, address: str) -> None:
        self.address = address
        #: Marks this store's appends, so that it does not hear of them itself.
        self.name = secrets.token_hex(8)
        self.pool: asyncpg.Pool | None = None
        self.is_open = False
        #: Appends that no transaction has taken yet, and the task that makes transactions.
        self.waiting: list[Append] = []
        self.writer: asyncio.Task[None] | None = None
        self.watcher: asyncio.Task[None] | None = None
        self.present = present.Present(self.name, HEARTBEAT)

    async def open(self) -> None:
        with translated():
            self.pool = await asyncpg.create_pool(
                self.address, min_size=1, max_size=POOL, reset=leave_as_is, **OPTIONS
            )
        try:
            async with self.connection() as db, db.transaction():
                await db.execute(SCHEMA_LOCK)
                await db.execute(SCHEMA)
                await db.execute(present.SCHEMA)
        except StoreError:
            await self.close()
            raise
        self.is_open = True

    async def close(self) -> None:
        self.is_open = False
        if self.writer:
            await asyncio.wait([self.writer])
        if self.watcher:
            self.watcher.cancel()
            await asyncio.wait([self.watcher])
            self.watcher = None
        if self.present.said:
            with contextlib.suppress(StoreError, Conflict):
                async with self.connection() as db:
                    await self.present.vanish(db)
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
        if not self.is_open:
            raise StoreError("the store is closed")
        append = Append(room, number, list(entries))
        self.waiting.append(append)
        if self.writer is None:
            self.writer = asyncio.create_task(self.write())
        await append.done

    async def read(self, room: str, after: int, most: int = MANY) -> list[bytes]:
        async with self.connection() as db:
            return [row[0] for row in await db.fetch(READ, room, after, most)]

    async def mark(self, room: str, number: int, data: bytes) -> None:
        async with self.connection() as db:
            await db.execute(MARK, room, number, data)

    async def marked(self, room: str) -> bytes | None:
        async with self.connection() as db:
            found: bytes | None = await db.fetchval(MARKED, room)
            return found

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

    # Appending.

    async def write(self) -> None:
        """Write what waits, until nothing does."""
        while self.waiting:
            group: dict[str, Append] = {}
            later: list[Append] = []
            for append in self.waiting:
                if len(group) == GROUP or append.room in group:
                    later.append(append)
                else:
                    group[append.room] = append
            self.waiting = later
            await self.write_group(list(group.values()))
        self.writer = None

    async def write_group(self, group: list[Append]) -> None:
        """Write appends to different rooms in one transaction, and answer them."""
        try:
            written = await self.insert(group)
        except (Conflict, Unwritable) as error:
            # Another server was faster by a hair, or one value is bad; and nobody is written.
            if len(group) == 1:
                group[0].settle(error)
            else:
                for append in group:
                    await self.write_group([append])
        except Exception as error:
            for append in group:
                append.settle(error if isinstance(error, StoreError) else StoreError(str(error)))
        else:
            for append in group:
                append.settle(None if append.room in written else Conflict())

    async def insert(self, group: list[Append]) -> set[str]:
        """Write those appends of a group whose numbers are the next; return their rooms."""
        rows = [
            (append.room, append.number, append.number + place, entry)
            for append in group
            for place, entry in enumerate(append.entries)
        ]
        async with self.connection() as db:
            written = await db.fetch(APPEND, *map(list, zip(*rows, strict=True)), self.name)
            return {row[0] for row in written}

    # Listening.

    async def appear(self, room: str, people: list[str], watchers: int) -> None:
        async with self.connection() as db:
            await self.present.appear(db, room, people, watchers)

    async def elsewhere(self, room: str) -> tuple[set[str], int]:
        async with self.connection() as db:
            return await self.present.elsewhere(db, room)

    async def listen(
        self, heard: Callable[[str, int], None], seen: Callable[[str], None] = ignore
    ) -> None:
        ear = Ear(self.address, self.present, heard, seen)
        with translated():
            await ear.connect()
        self.watcher = asyncio.create_task(ear.keep())


class Ear:
    """The connection that hears of other stores. It is made again when it is lost."""

    def __init__(
        self,
        address: str,
        present: present.Present,
        heard: Callable[[str, int], None],
        seen: Callable[[str], None],
    ) -> None:
        self.address = address
        self.present = present
        self.heard = heard
        self.seen = seen
        self.db: Any = None
        self.lost = asyncio.Event()

    async def connect(self) -> None:
        """Begin to listen."""
        self.db = await asyncpg.connect(self.address, **OPTIONS)
        lost = self.lost = asyncio.Event()
        self.db.add_termination_listener(lambda _: lost.set())
        await self.db.add_listener(CHANNEL, self.hear)
        await self.db.add_listener(present.CHANNEL, self.see)

    def hear(self, _db: Any, _pid: int, _channel: str, payload: object) -> None:
        room, number, name = str(payload).rsplit(" ", 2)
        if name != self.present.server:
            self.heard(room, int(number))

    def see(self, _db: Any, _pid: int, _channel: str, payload: object) -> None:
        room, name = str(payload).rsplit(" ", 1)
        if name != self.present.server:
            self.seen(room)

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
                    await self.present.beat(self.db)
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
            asyncio.get_running_loop().call_soon(self.seen, room)


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
        raise Unwritable("a value or the address of the database cannot be encoded") from None
    except FAILURES as error:
        raise StoreError(f"{type(error).__name__}: {error}") from error
