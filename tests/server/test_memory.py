"""Journals that somebody else keeps: what is kept is taken up again, and nothing else."""

import asyncio

import pytest

from fistful.server.store import Conflict, StoreError
from fistful.server.store.memory import MemoryStore


class Shelf:
    """Keeps values as a browser does: all of a call, or none."""

    def __init__(self) -> None:
        self.values: dict[str, bytes] = {}
        self.is_full = False

    async def keep(self, values: list[tuple[str, bytes | None]]) -> None:
        await asyncio.sleep(0)
        if self.is_full:
            raise OSError("no room")
        for key, value in values:
            if value is None:
                self.values.pop(key, None)
            else:
                self.values[key] = value

    async def load(self) -> list[tuple[str, bytes]]:
        return list(reversed(self.values.items()))

    async def open(self) -> MemoryStore:
        store = MemoryStore(self.keep, self.load)
        await store.open()
        return store


def test_what_was_kept_is_there_again() -> None:
    async def play() -> None:
        shelf = Shelf()
        store = await shelf.open()
        await store.create("room", "ABCD", b"1")
        await store.append("room", 2, [bytes([number]) for number in range(2, 15)])
        await store.mark("room", 3, b"a b")
        await store.mark("room", 2, b"older")
        again = await shelf.open()
        assert await again.read("room", 0) == await store.read("room", 0)
        assert await again.read("room", 12, 1) == [bytes([13])]
        assert await again.marked("room") == b"a b"
        assert await again.find("ABCD") == "room"
        await again.release("room")
        assert await (await shelf.open()).open_rooms() == []

    asyncio.run(play())


def test_only_the_next_entry_of_a_room_can_be_written_and_one_of_many_writes_it() -> None:
    async def attempt(store: MemoryStore, number: int) -> bool:
        try:
            await store.append("room", number, [b"x"])
        except Conflict:
            return False
        return True

    async def play() -> None:
        store = await Shelf().open()
        await store.create("room", "ABCD", b"1")
        for other in (("room", "WXYZ"), ("other", "ABCD")):
            with pytest.raises(Conflict):
                await store.create(*other, b"1")
        assert not await attempt(store, 1)
        assert not await attempt(store, 3)
        assert sum(await asyncio.gather(*[attempt(store, 2) for _ in range(9)])) == 1
        assert await store.read("room", 0) == [b"1", b"x"]

    asyncio.run(play())


def test_what_could_not_be_kept_was_not_written() -> None:
    async def play() -> None:
        shelf = Shelf()
        store = await shelf.open()
        await store.create("room", "ABCD", b"1")
        shelf.is_full = True
        with pytest.raises(StoreError, match="no room"):
            await store.append("room", 2, [b"2"])
        assert await store.read("room", 0) == [b"1"]
        shelf.is_full = False
        await store.append("room", 2, [b"2"])
        del shelf.values["entry/room/000000001"]
        with pytest.raises(StoreError, match="entry 1 of room is missing"):
            await shelf.open()

    asyncio.run(play())
