"""Journals in memory, kept by whoever runs the process: in a browser, by the browser itself."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Final

from fistful.server.store import MANY, Conflict, StoreError, ignore

#: What a key of something kept begins with: an entry, a code, a bookmark.
ENTRY: Final = "entry"
CODE: Final = "code"
MARK: Final = "mark"

#: Keeps values by their keys, all or none, and returns when they are safe; None takes one away.
Keep = Callable[[list[tuple[str, bytes | None]]], Awaitable[None]]
#: Returns all that is kept.
Load = Callable[[], Awaitable[list[tuple[str, bytes]]]]


class MemoryStore:
    """A store for one process that cannot open files."""

    is_shared = False

    def __init__(self, keep: Keep, load: Load) -> None:
        self.keep = keep
        self.load = load
        self.entries: dict[str, list[bytes]] = {}
        self.codes: dict[str, str] = {}
        self.marks: dict[str, tuple[int, bytes]] = {}
        #: Held from looking whether something may be written until it is.
        self.writing = asyncio.Lock()

    async def open(self) -> None:
        """Take up what was kept."""
        for key, value in sorted(await self.load()):
            what, name, *rest = key.split("/")
            if what == CODE:
                self.codes[name] = value.decode()
            elif what == MARK:
                number, _, data = value.partition(b" ")
                self.marks[name] = int(number), data
            else:
                room = self.entries.setdefault(name, [])
                if int(rest[0]) != len(room) + 1:
                    raise StoreError(f"entry {len(room) + 1} of {name} is missing")
                room.append(value)

    async def close(self) -> None:
        """There is nothing to finish."""

    async def create(self, room: str, code: str, entry: bytes) -> None:
        async with self.writing:
            if room in self.entries or code in self.codes:
                raise Conflict
            await self.write([(key_of(room, 1), entry), (f"{CODE}/{code}", room.encode())])
            self.entries[room] = [entry]
            self.codes[code] = room

    async def append(self, room: str, number: int, entries: Sequence[bytes]) -> None:
        if not entries:
            return
        async with self.writing:
            kept = self.entries.get(room, [])
            if number != len(kept) + 1 or not kept:
                raise Conflict
            await self.write([(key_of(room, number + i), one) for i, one in enumerate(entries)])
            kept += entries

    async def read(self, room: str, after: int, most: int = MANY) -> list[bytes]:
        return self.entries.get(room, [])[after : after + most]

    async def mark(self, room: str, number: int, data: bytes) -> None:
        async with self.writing:
            if number > self.marks.get(room, (0, b""))[0]:
                await self.write([(f"{MARK}/{room}", b"%d %b" % (number, data))])
                self.marks[room] = number, data

    async def marked(self, room: str) -> bytes | None:
        return self.marks[room][1] if room in self.marks else None

    async def find(self, code: str) -> str | None:
        return self.codes.get(code)

    async def open_rooms(self) -> list[str]:
        return sorted(self.codes.values())

    async def release(self, room: str) -> None:
        async with self.writing:
            codes = [code for code, name in self.codes.items() if name == room]
            await self.write([(f"{CODE}/{code}", None) for code in codes])
            for code in codes:
                del self.codes[code]

    async def appear(self, room: str, people: list[str], watchers: int) -> None:
        """There are no other stores."""

    async def elsewhere(self, room: str) -> tuple[set[str], int]:
        return set(), 0

    async def listen(
        self, heard: Callable[[str, int], None], seen: Callable[[str], None] = ignore
    ) -> None:
        """There are no others who could write."""

    async def write(self, values: list[tuple[str, bytes | None]]) -> None:
        """Keep values. Raises StoreError."""
        try:
            await self.keep(values)
        except Exception as problem:
            raise StoreError(str(problem)) from problem


def key_of(room: str, number: int) -> str:
    """Return the key of an entry; keys of a room sort as its entries do."""
    return f"{ENTRY}/{room}/{number:09}"
