"""What every store promises, on SQLite and on PostgreSQL."""

import asyncio
from collections.abc import Awaitable, Callable
from os import environ
from pathlib import Path
from typing import Any, cast

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from fistful.server.store import Conflict, Store, StoreError, open_store
from tests.server import postgres
from tests.server.client import PATIENCE


def with_store(address: str, play: Callable[[Store], Awaitable[None]]) -> None:
    """Open a store, do something with it, close it."""

    async def main() -> None:
        store = open_store(address)
        await store.open()
        try:
            await play(store)
        finally:
            await store.close()

    asyncio.run(main())


def test_a_new_room_has_its_first_entry_and_its_code_leads_to_it(address: str) -> None:
    async def play(store: Store) -> None:
        await store.create("room", "ABCD", b"first")
        assert await store.read("room", 0) == [b"first"]
        assert await store.find("ABCD") == "room"
        assert await store.find("WXYZ") is None
        assert await store.open_rooms() == ["room"]

    with_store(address, play)


def test_a_taken_code_or_room_is_refused_and_nothing_of_the_new_room_is_there(address: str) -> None:
    async def play(store: Store) -> None:
        await store.create("room", "ABCD", b"first")
        with pytest.raises(Conflict):
            await store.create("other", "ABCD", b"first of the other")
        with pytest.raises(Conflict):
            await store.create("room", "WXYZ", b"another first")
        assert await store.read("other", 0) == []
        assert await store.read("room", 0) == [b"first"]
        assert await store.find("ABCD") == "room"
        assert await store.find("WXYZ") is None

    with_store(address, play)


def test_entries_are_read_in_order_from_any_number_on(address: str) -> None:
    async def play(store: Store) -> None:
        await store.create("room", "ABCD", b"1")
        await store.append("room", 2, [b"2", b"", b"4"])
        await store.append("room", 5, [bytes(range(256)) * 4000])
        assert await store.read("room", 0) == [b"1", b"2", b"", b"4", bytes(range(256)) * 4000]
        assert await store.read("room", 3) == [b"4", bytes(range(256)) * 4000]
        assert await store.read("room", 5) == []
        assert await store.read("nowhere", 0) == []

    with_store(address, play)


def test_a_long_journal_is_read_in_parts(address: str) -> None:
    async def play(store: Store) -> None:
        await store.create("room", "ABCD", b"1")
        await store.append("room", 2, [b"2", b"3", b"4"])
        assert await store.read("room", 0, 2) == [b"1", b"2"]
        assert await store.read("room", 2, 9) == [b"3", b"4"]

    with_store(address, play)


def test_of_a_rooms_bookmarks_the_one_furthest_on_is_kept(address: str) -> None:
    async def play(store: Store) -> None:
        assert await store.marked("room") is None
        await store.mark("room", 7, b"seven")
        await store.mark("room", 3, b"three")
        assert await store.marked("room") == b"seven"
        await store.mark("room", 9, b"nine")
        assert await store.marked("room") == b"nine"
        assert await store.marked("other") is None

    with_store(address, play)


@pytest.mark.parametrize("number", [-1, 0, 1, 2, 4, 5, 1 << 40])
def test_only_the_next_number_can_be_written(address: str, number: int) -> None:
    async def play(store: Store) -> None:
        await store.create("room", "ABCD", b"1")
        await store.append("room", 2, [b"2"])
        with pytest.raises(Conflict):
            await store.append("room", number, [b"x", b"y", b"z"])
        await store.append("room", number, [])
        assert await store.read("room", 0) == [b"1", b"2"]

    with_store(address, play)


def test_entries_are_written_all_or_none(address: str) -> None:
    async def play(store: Store) -> None:
        await store.create("room", "ABCD", b"1")
        broken = [b"2", b"3", cast(bytes, object())]
        with pytest.raises(StoreError):
            await store.append("room", 2, broken)
        assert await store.read("room", 0) == [b"1"]
        await store.append("room", 2, [b"2"])

    with_store(address, play)


def test_of_many_who_write_the_same_number_exactly_one_wins(address: str) -> None:
    async def attempt(store: Store, number: int, writer: int) -> bool:
        try:
            await store.append("room", number, [b"%d" % writer] * 2)
        except Conflict:
            return False
        return True

    async def play(store: Store) -> None:
        await store.create("room", "ABCD", b"1")
        for number in range(2, 22, 2):
            tries = [attempt(store, number, writer) for writer in range(24)]
            won = [writer for writer, has_won in enumerate(await asyncio.gather(*tries)) if has_won]
            assert len(won) == 1
            assert await store.read("room", number - 1) == [b"%d" % won[0]] * 2

    with_store(address, play)


def test_of_many_who_take_the_same_code_exactly_one_wins(address: str) -> None:
    async def play(store: Store) -> None:
        tries = [store.create(f"room {writer}", "ABCD", b"1") for writer in range(24)]
        results = await asyncio.gather(*tries, return_exceptions=True)
        [won] = [writer for writer, result in enumerate(results) if result is None]
        assert [type(result) for result in results if result] == [Conflict] * 23
        assert await store.open_rooms() == [f"room {won}"]
        for writer in range(24):
            assert await store.read(f"room {writer}", 0) == [b"1"] * (writer == won)

    with_store(address, play)


def test_rooms_do_not_disturb_each_other(address: str) -> None:
    async def fill(store: Store, room: str) -> None:
        await store.create(room, room, b"%s 1" % room.encode())
        for number in range(2, 12):
            await store.append(room, number, [b"%s %d" % (room.encode(), number)])

    async def play(store: Store) -> None:
        rooms = [f"R{place:02}" for place in range(20)]
        await asyncio.gather(*[fill(store, room) for room in rooms])
        assert await store.open_rooms() == rooms
        for room in rooms:
            expected = [b"%s %d" % (room.encode(), number) for number in range(1, 12)]
            assert await store.read(room, 0) == expected

    with_store(address, play)


def test_a_released_code_is_free_and_the_journal_stays(address: str) -> None:
    async def play(store: Store) -> None:
        await store.create("room", "ABCD", b"1")
        await store.create("other", "WXYZ", b"1")
        await store.release("room")
        await store.release("nowhere")
        assert await store.find("ABCD") is None
        assert await store.open_rooms() == ["other"]
        await store.append("room", 2, [b"2"])
        assert await store.read("room", 0) == [b"1", b"2"]
        await store.create("third", "ABCD", b"1")
        assert await store.find("ABCD") == "third"

    with_store(address, play)


def test_rooms_come_in_the_same_order_from_every_store(address: str) -> None:
    async def play(store: Store) -> None:
        rooms = ["a", "B", "é", "a b", "-", "Z", "ß", "10", "9", "😀"]
        for place, room in enumerate(rooms):
            await store.create(room, str(place), b"1")
        assert await store.open_rooms() == sorted(rooms)

    with_store(address, play)


def test_a_name_that_cannot_be_written_harms_nobody_else(address: str) -> None:
    async def play(store: Store) -> None:
        await store.create("room", "ABCD", b"1")
        results = await asyncio.gather(
            store.append("room", 2, [b"2"]),
            store.append("\ud800", 1, [b"secret"]),
            store.find("\ud800"),
            store.append("room", 1 << 70, [b"secret"]),
            store.create("other", "WXYZ", b"1"),
            return_exceptions=True,
        )
        assert results[0] is None and results[4] is None
        for result in results[1:4]:
            assert isinstance(result, StoreError | Conflict)
            assert "secret" not in str(result)
        assert await store.read("room", 0) == [b"1", b"2"]
        assert await store.open_rooms() == ["other", "room"]

    with_store(address, play)


def test_somebody_who_no_longer_waits_does_not_stop_the_others(address: str) -> None:
    async def play(store: Store) -> None:
        await store.create("room", "ABCD", b"1")
        for number in range(2, 30):
            gone = asyncio.create_task(store.append(f"gone {number}", 1, [b"x"]))
            await asyncio.sleep(0)
            gone.cancel()
            await asyncio.wait_for(store.append("room", number, [b"x"]), PATIENCE)
        assert len(await store.read("room", 0)) == 29

    with_store(address, play)


def test_a_store_that_is_not_open_says_so(address: str) -> None:
    async def main() -> None:
        store = open_store(address)
        for _ in range(2):
            with pytest.raises(StoreError):
                await store.append("room", 1, [b"1"])
            with pytest.raises(StoreError):
                await store.read("room", 0)
            await store.open()
            await store.append("elsewhere", len(await store.read("elsewhere", 0)) + 1, [b"1"])
            await store.close()
            await store.close()

    asyncio.run(main())


def test_what_is_under_way_is_finished_before_closing(address: str) -> None:
    async def main() -> None:
        store = open_store(address)
        await store.open()
        tasks = [asyncio.create_task(store.append(f"{n}", 1, [b"x"])) for n in range(40)]
        await asyncio.sleep(0)
        await store.close()
        results = await asyncio.gather(*tasks, return_exceptions=True)
        await store.open()
        for n, result in enumerate(results):
            assert result is None or isinstance(result, StoreError)
            if result is None:
                assert await store.read(f"{n}", 0) == [b"x"]
        await store.close()

    asyncio.run(main())


class Model:
    """What a store is, without one."""

    def __init__(self) -> None:
        self.journals: dict[str, list[bytes]] = {}
        self.codes: dict[str, str] = {}

    def create(self, room: str, code: str, entry: bytes) -> str | None:
        if room in self.journals or code in self.codes:
            return "conflict"
        self.journals[room] = [entry]
        self.codes[code] = room
        return None

    def append(self, room: str, number: int, entries: list[bytes]) -> str | None:
        if not entries:
            return None
        if number != len(self.journals.get(room, [])) + 1:
            return "conflict"
        self.journals.setdefault(room, []).extend(entries)
        return None

    def read(self, room: str, after: int) -> list[bytes]:
        return self.journals.get(room, [])[after:]

    def find(self, code: str) -> str | None:
        return self.codes.get(code)

    def open_rooms(self) -> list[str]:
        return sorted(self.codes.values())

    def release(self, room: str) -> None:
        self.codes = {code: other for code, other in self.codes.items() if other != room}


ROOMS = st.sampled_from(["a", "b", "A b", "é"])
CODES = st.sampled_from(["ABCD", "WXYZ", "ABCX"])
ENTRIES = st.binary(max_size=6)
CALLS = st.one_of(
    st.tuples(st.just("create"), ROOMS, CODES, ENTRIES),
    st.tuples(st.just("append"), ROOMS, st.integers(0, 6), st.lists(ENTRIES, max_size=3)),
    st.tuples(st.just("next"), ROOMS, st.lists(ENTRIES, max_size=3)),
    st.tuples(st.just("read"), ROOMS, st.integers(0, 6)),
    st.tuples(st.just("find"), CODES),
    st.tuples(st.just("open_rooms")),
    st.tuples(st.just("release"), ROOMS),
    st.tuples(st.just("reopen")),
)


async def answer(store: Store, call: tuple[Any, ...]) -> Any:
    """Return what a store answers to a call."""
    try:
        return await getattr(store, call[0])(*call[1:])
    except Conflict:
        return "conflict"


async def follow(address: str, calls: list[tuple[Any, ...]]) -> None:
    """Make the same calls to a store and to the model."""
    store, model = open_store(address), Model()
    await store.open()
    try:
        for room in await store.open_rooms():
            raise AssertionError(f"{room} is left from another example")
        for call in calls:
            if call[0] == "reopen":
                await store.close()
                await store.open()
                continue
            if call[0] == "next":
                last = len(model.journals.get(call[1], []))
                call = ("append", call[1], last + 1, call[2])
            assert await answer(store, call) == getattr(model, call[0])(*call[1:])
        for room, journal in model.journals.items():
            assert await store.read(room, 0) == journal
        assert await store.open_rooms() == model.open_rooms()
    finally:
        await store.close()


@settings(
    derandomize=True,
    max_examples=300 if environ.get("FISTFUL_PROMISES") == "full" else 30,
    deadline=None,
    suppress_health_check=list(HealthCheck),
)
@given(calls=st.lists(CALLS, max_size=25))
def test_a_store_does_what_the_model_does(address: str, calls: list[tuple[Any, ...]]) -> None:
    if address.startswith("postgresql"):
        postgres.empty(address)
    else:
        Path(address).unlink(missing_ok=True)
    asyncio.run(follow(address, calls))
