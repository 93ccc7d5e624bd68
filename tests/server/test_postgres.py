"""What PostgreSQL adds: other servers, and connections that break."""

import asyncio
import contextlib
import sys
from collections.abc import AsyncIterator, Callable
from random import Random
from urllib.parse import parse_qs, urlsplit

import asyncpg  # type: ignore[import-untyped]
import pytest

from fistful.engine.errors import Invalid
from fistful.server.store import Conflict, StoreError, open_store
from fistful.server.store import postgres as store_module
from fistful.server.store.postgres import PostgresStore
from tests.server import postgres
from tests.server.client import PATIENCE

#: Ends all connections of stores to the database, and tells how many there were.
BREAK = """
SELECT pg_terminate_backend(pid) FROM pg_stat_activity
WHERE datname = current_database() AND application_name = 'fistful'
"""


@contextlib.asynccontextmanager
async def opened(*addresses: str) -> AsyncIterator[list[PostgresStore]]:
    """Lend open stores."""
    stores = [PostgresStore(address) for address in addresses]
    for store in stores:
        await store.open()
    try:
        yield stores
    finally:
        for store in stores:
            await store.close()


async def until(is_so: Callable[[], bool]) -> None:
    """Wait for something that is to happen soon."""
    async with asyncio.timeout(PATIENCE):
        while not is_so():
            await asyncio.sleep(0.005)


async def waiters(address: str, count: int) -> None:
    """Wait until so many connections to a database wait for a lock."""
    which = "datname = current_database() AND wait_event_type = 'Lock'"
    query = f"SELECT pid FROM pg_stat_activity WHERE {which}"
    async with asyncio.timeout(PATIENCE):
        while len(await postgres.execute(address, query)) < count:
            await asyncio.sleep(0.005)


def test_each_server_hears_of_the_appends_of_the_others_and_not_of_its_own(database: str) -> None:
    async def main() -> None:
        async with opened(database, database, database) as (one, two, three):
            heard: dict[PostgresStore, list[tuple[str, int]]] = {one: [], two: []}
            await one.listen(lambda room, number: heard[one].append((room, number)))
            await two.listen(lambda room, number: heard[two].append((room, number)))
            await one.create("a room", "ABCD", b"1")
            await one.append("a room", 2, [b"2", b"3"])
            await two.append("a room", 4, [b"4"])
            with pytest.raises(Conflict):
                await two.append("a room", 4, [b"too late"])
            await three.append("a room", 5, [b"5"])
            await until(lambda: len(heard[one]) == 2 and len(heard[two]) == 2)
            assert heard[one] == [("a room", 4), ("a room", 5)]
            assert heard[two] == [("a room", 3), ("a room", 5)]

    asyncio.run(main())


def test_whoever_hears_of_an_entry_can_read_it(database: str) -> None:
    async def main() -> None:
        async with opened(database, database) as (one, two):
            numbers: asyncio.Queue[int] = asyncio.Queue()
            await two.listen(lambda _, number: numbers.put_nowait(number))
            for number in range(1, 40):
                writing = asyncio.create_task(one.append("room", number, [b"%d" % number]))
                assert await asyncio.wait_for(numbers.get(), PATIENCE) == number
                assert await two.read("room", number - 1) == [b"%d" % number]
                await writing

    asyncio.run(main())


def test_of_many_servers_that_write_the_same_number_exactly_one_wins(database: str) -> None:
    async def attempt(store: PostgresStore, number: int) -> bool:
        try:
            await store.append("room", number, [b"x", b"y"])
        except Conflict:
            return False
        return True

    async def main() -> None:
        async with opened(*[database] * 4) as stores:
            for number in range(1, 41, 2):
                won = await asyncio.gather(*[attempt(store, number) for store in stores * 4])
                assert won.count(True) == 1
            assert await stores[0].read("room", 0) == [b"x", b"y"] * 20

    asyncio.run(main())


def test_servers_that_write_the_same_rooms_together_neither_block_nor_spoil_each_other(
    database: str,
) -> None:
    dice = Random(4)
    rooms = [f"room {place}" for place in range(30)]

    async def main() -> None:
        async with opened(database, database, database) as stores:
            for number in range(1, 21, 2):
                calls = [(store, room) for store in stores for room in rooms]
                dice.shuffle(calls)
                tries = [store.append(room, number, [b"x", b"y"]) for store, room in calls]
                tries.append(stores[0].append("\ud800", 1, [b"never"]))
                *results, bad = await asyncio.gather(*tries, return_exceptions=True)
                assert isinstance(bad, StoreError)
                won = [call[1] for call, result in zip(calls, results, strict=True) if not result]
                assert sorted(won) == sorted(rooms)
                assert {type(result) for result in results} == {type(None), Conflict}
            for room in rooms:
                assert await stores[0].read(room, 0) == [b"x", b"y"] * 10

    asyncio.run(main())


def test_servers_never_wait_for_each_other_in_a_circle(database: str) -> None:
    async def main() -> None:
        async with opened(database, database) as (one, two):
            blocker = await asyncpg.connect(database)
            await blocker.execute("BEGIN; INSERT INTO entries VALUES ('m', 1, 'never')")
            tries = [one.append(room, 1, [b"one"]) for room in "zma"]
            tries += [two.append(room, 1, [b"two"]) for room in "amz"]
            writing = asyncio.gather(*tries, return_exceptions=True)
            await waiters(database, 2)
            await blocker.close()
            results = await writing
            assert [type(result) for result in results if result] == [Conflict] * 3

    asyncio.run(main())


def test_servers_that_start_together_make_the_tables_once(database: str) -> None:
    async def main() -> None:
        stores = [PostgresStore(database) for _ in range(6)]
        await asyncio.gather(*[store.open() for store in stores])
        await asyncio.gather(*[store.close() for store in stores])

    asyncio.run(main())


def test_a_lost_connection_is_an_error_once_and_then_made_again(database: str) -> None:
    async def main() -> None:
        async with opened(database) as [store]:
            await store.append("room", 1, [b"1"])
            blocker = await asyncpg.connect(database)
            await blocker.execute("BEGIN; LOCK TABLE entries IN EXCLUSIVE MODE")
            writing = asyncio.create_task(store.append("room", 2, [b"2"]))
            await waiters(database, 1)
            await postgres.execute(database, BREAK)
            with pytest.raises(StoreError):
                await writing
            await blocker.close()
            assert await store.read("room", 0) == [b"1"]
            await store.append("room", 2, [b"2"])
            assert await store.read("room", 0) == [b"1", b"2"]

    asyncio.run(main())


def test_a_database_that_is_away_is_an_error_until_it_is_back(
    fresh_database: str, postgres_server: str
) -> None:
    name = urlsplit(fresh_database).path[1:]

    async def allow(is_allowed: bool) -> None:
        change = f"ALTER DATABASE {name} WITH ALLOW_CONNECTIONS {is_allowed}"
        kick = BREAK.replace("current_database()", f"'{name}'")
        await postgres.execute(postgres_server, change, kick)

    async def main() -> None:
        async with opened(fresh_database, fresh_database) as (one, two):
            heard: list[tuple[str, int]] = []
            await two.listen(lambda room, number: heard.append((room, number)))
            await one.create("room", "ABCD", b"1")
            await allow(False)
            for _ in range(3):
                with pytest.raises(StoreError):
                    await one.append("room", 2, [b"2"])
                with pytest.raises(StoreError):
                    await two.read("room", 0)
            await asyncio.sleep(0.1)
            await allow(True)
            await one.append("room", 2, [b"2"])
            await until(lambda: ("room", 2) in heard)
            await one.append("room", 3, [b"3"])
            await until(lambda: ("room", 3) in heard)

    asyncio.run(main())


def test_what_was_missed_while_not_listening_is_told_afterwards(database: str) -> None:
    async def main() -> None:
        async with opened(database) as [store]:
            heard: list[tuple[str, int]] = []
            await store.listen(lambda room, number: heard.append((room, number)))
            await store.create("missed", "ABCD", b"1")
            await store.append("missed", 2, [b"2"])
            await store.append("released", 1, [b"1"])
            await postgres.execute(database, BREAK)
            await until(lambda: bool(heard))
            assert heard == [("missed", 2)]

    asyncio.run(main())


class Proxy:
    """Stands between a store and PostgreSQL, and can fall silent without hanging up."""

    def __init__(self, address: str) -> None:
        parts = urlsplit(address)
        self.folder = parse_qs(parts.query).get("host", [""])[0]
        self.target = parts
        self.silent = False
        self.tasks: list[asyncio.Task[None]] = []

    async def open(self) -> str:
        self.server = await asyncio.start_server(self.meet, "127.0.0.1", 0)
        port = self.server.sockets[0].getsockname()[1]
        user = self.target.netloc.rsplit("@", 1)[0]
        return f"postgresql://{user}@127.0.0.1:{port}{self.target.path}?sslmode=disable"

    async def meet(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self.folder:
            far = await asyncio.open_unix_connection(f"{self.folder}/.s.PGSQL.5432")
        else:
            host, port = self.target.hostname, self.target.port or 5432
            far = await asyncio.open_connection(host, port)
        ways = [(reader, far[1]), (far[0], writer)]
        self.tasks += [asyncio.create_task(self.carry(*way, not self.silent)) for way in ways]

    async def carry(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, dies: bool
    ) -> None:
        with contextlib.suppress(OSError):
            while data := await reader.read(1 << 16):
                if not (self.silent and dies):
                    writer.write(data)
            writer.close()

    async def close(self) -> None:
        self.server.close()
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)


def test_a_listening_connection_that_fell_silent_is_noticed(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(store_module, "HEARTBEAT", 0.05)

    async def main() -> None:
        proxy = Proxy(database)
        address = await proxy.open()
        async with opened(database) as [near]:
            # The other end of the proxy is waited for a moment only, from here on.
            monkeypatch.setitem(store_module.OPTIONS, "command_timeout", 2.0)
            await listen_through(proxy, address, near)
        await proxy.close()

    async def listen_through(proxy: Proxy, address: str, near: PostgresStore) -> None:
        async with opened(address) as [far]:
            heard: list[tuple[str, int]] = []
            await far.listen(lambda room, number: heard.append((room, number)))
            await near.create("room", "ABCD", b"1")
            await near.append("room", 2, [b"2"])
            await until(lambda: heard == [("room", 2)])
            proxy.silent = True  # for the connections there are; new ones are carried
            await near.append("room", 3, [b"3"])
            with pytest.raises(StoreError):
                await far.read("room", 0)
            await until(lambda: ("room", 3) in heard)
            assert len(await far.read("room", 0)) == 3

    asyncio.run(main())


def test_a_commit_is_flushed_whatever_the_database_is_set_to(fresh_database: str) -> None:
    async def main() -> None:
        name = urlsplit(fresh_database).path[1:]
        weaker = f"ALTER DATABASE {name} SET synchronous_commit = off"
        await postgres.execute(fresh_database, weaker)
        assert (await postgres.execute(fresh_database, "SHOW synchronous_commit"))[0][0] == "off"
        async with opened(fresh_database) as [store]:
            await store.append("room", 1, [b"1"])
            async with store.connection() as db:
                assert await db.fetchval("SHOW synchronous_commit") == "on"

    asyncio.run(main())


@pytest.mark.parametrize(
    "address",
    [
        "postgresql://fistful:s3cret@127.0.0.1:1/fistful",
        "postgresql://fistful:s3cret/x@127.0.0.1/fistful",
        "postgresql://fistful@/fistful?host=/nowhere&password=s3cret",
        "postgresql://fistful:?s3cret@127.0.0.1:1/fistful",
    ],
)
def test_a_database_that_cannot_be_reached_is_an_error_without_its_password(address: str) -> None:
    async def main() -> None:
        with pytest.raises(StoreError) as raised:
            await open_store(address).open()
        assert "s3cret" not in str(raised.value)

    asyncio.run(main())


def test_without_the_driver_the_error_says_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    monkeypatch.delitem(sys.modules, store_module.__name__)
    with pytest.raises(Invalid) as raised:
        open_store("postgresql://localhost/fistful")
    assert raised.value.code == "no-asyncpg"
