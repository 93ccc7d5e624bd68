"""What is particular to the embedded store."""

import asyncio
import sqlite3
import threading
from pathlib import Path

import pytest

from fistful.server.store import Conflict, StoreError
from fistful.server.store import sqlite as store_module
from fistful.server.store.sqlite import SqliteStore
from tests.server.client import PATIENCE
from tests.server.filler import check_file


def test_every_commit_is_synced(tmp_path: Path) -> None:
    def settings(db: sqlite3.Connection) -> list[object]:
        names = ["journal_mode", "synchronous", "fullfsync", "checkpoint_fullfsync"]
        return [db.execute(f"PRAGMA {name}").fetchone()[0] for name in names]

    async def main() -> None:
        store = SqliteStore(str(tmp_path / "fistful.db"))
        await store.open()
        assert await store.do(settings) == ["wal", 2, 1, 1]
        await store.close()

    asyncio.run(main())


def test_nobody_else_on_the_machine_can_read_it(tmp_path: Path) -> None:
    async def main() -> None:
        folder = tmp_path / "new" / "data"
        store = SqliteStore(str(folder / "fistful.db"))
        await store.open()
        await store.append("room", 1, [b"a hand"])
        files = list(folder.iterdir())
        assert len(files) > 1
        assert {file.stat().st_mode & 0o777 for file in files} == {0o600}
        assert folder.stat().st_mode & 0o777 == 0o700
        await store.close()

    asyncio.run(main())


def test_a_second_server_on_the_same_file_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(store_module, "PATIENCE", 0.05)

    async def main() -> None:
        one, two = [SqliteStore(str(tmp_path / "fistful.db")) for _ in range(2)]
        await one.open()
        with pytest.raises(StoreError):
            await two.open()
        await one.append("room", 1, [b"1"])
        with pytest.raises(StoreError):
            await two.open()
        await one.close()
        await two.open()
        assert await two.read("room", 0) == [b"1"]
        await two.close()

    asyncio.run(main())


@pytest.mark.parametrize("what", ["folder", "text", "null"])
def test_a_file_that_is_no_database_is_an_error(tmp_path: Path, what: str) -> None:
    path = tmp_path / "fistful.db"
    if what == "folder":
        path.mkdir()
    else:
        path.write_text("This is not a database, and it is longer than a header is. " * 20)

    async def main() -> None:
        with pytest.raises(StoreError):
            await SqliteStore(f"{path}\0" if what == "null" else str(path)).open()

    asyncio.run(main())


def test_a_full_database_refuses_and_can_still_be_read(tmp_path: Path) -> None:
    async def main() -> None:
        store = SqliteStore(str(tmp_path / "fistful.db"))
        await store.open()
        await store.append("room", 1, [b"1"])
        await store.do(lambda db: db.execute("PRAGMA max_page_count = 12").fetchall())
        results = await asyncio.gather(
            *[store.append(f"room {n}", 1, [b"x" * 3000]) for n in range(20)],
            store.read("room", 0),
            return_exceptions=True,
        )
        assert results.pop() == [b"1"]
        assert any(isinstance(result, StoreError) for result in results)
        await store.close()
        await store.open()
        for n, result in enumerate(results):
            assert await store.read(f"room {n}", 0) == ([] if result else [b"x" * 3000])
        assert await store.do(check_file) == "ok"
        await store.close()

    asyncio.run(main())


def test_those_who_share_a_commit_with_somebody_who_left_are_answered(tmp_path: Path) -> None:
    async def main() -> None:
        store = SqliteStore(str(tmp_path / "fistful.db"))
        await store.open()
        gate = threading.Event()
        held = asyncio.create_task(store.do(lambda db: gate.wait(PATIENCE)))
        await asyncio.sleep(0)
        tasks = [asyncio.create_task(store.append(f"room {n}", 1, [b"1"])) for n in range(3)]
        await asyncio.sleep(0)
        tasks[1].cancel()
        gate.set()
        await asyncio.wait_for(asyncio.gather(held, tasks[0], tasks[2]), PATIENCE)
        assert tasks[1].cancelled()
        await store.close()

    asyncio.run(main())


def test_those_who_share_a_commit_conflict_one_by_one(tmp_path: Path) -> None:
    async def main() -> None:
        store = SqliteStore(str(tmp_path / "fistful.db"))
        await store.open()
        commits: list[str] = []

        def watch(db: sqlite3.Connection) -> None:
            db.set_trace_callback(commits.append)

        await store.do(watch)
        numbers = [1, 2, 2, 4, 3]
        results = await asyncio.gather(
            *[store.append("room", number, [b"%d" % number]) for number in numbers],
            return_exceptions=True,
        )
        assert [type(result) for result in results if result] == [Conflict, Conflict]
        assert await store.read("room", 0) == [b"1", b"2", b"3"]
        assert commits.count("COMMIT") < len(numbers)
        await store.close()

    asyncio.run(main())


@pytest.mark.parametrize("bad", [("room 1", 3), ("no \ud800 name", 1)])
def test_rooms_that_share_a_statement_are_refused_one_by_one(
    tmp_path: Path, bad: tuple[str, int]
) -> None:
    async def main() -> None:
        store = SqliteStore(str(tmp_path / "fistful.db"))
        await store.open()
        gate = threading.Event()
        held = asyncio.create_task(store.do(lambda db: gate.wait(PATIENCE)))
        await asyncio.sleep(0)
        good = [(f"room {n}", 1) for n in range(3)]
        wanted = [good[0], bad, good[1], good[2]]
        tasks = [asyncio.create_task(store.append(*one, [b"x"])) for one in wanted]
        await asyncio.sleep(0)
        gate.set()
        await held
        results = await asyncio.gather(*tasks, return_exceptions=True)
        assert [result is None for result in results] == [True, False, True, True]
        for room, _ in good:
            assert await store.read(room, 0) == [b"x"]
        await store.close()

    asyncio.run(main())
