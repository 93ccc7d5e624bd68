"""Where tables are kept: an append-only journal per room, and the codes that lead to rooms."""

from collections.abc import Callable, Sequence
from typing import Final, Protocol

#: More entries than any room has.
MANY: Final = 2**31


class Conflict(Exception):
    """Somebody else wrote that entry (or took that code) first; nothing was written."""


class StoreError(Exception):
    """The store could not do it: disk full, connection lost, a name it cannot hold.

    Of something that was to be written nobody knows whether it is there (the connection may break
    between the commit and its confirmation): never acknowledge it, and read before going on.
    """


def ignore(room: str) -> None:
    """For those who do not want to know."""


class Store(Protocol):
    """A journal per room. Entries are numbered from 1; (room, number) is written once, ever.

    What `create`, `append` and `release` have returned from is durable: it survives `kill -9`
    and, as far as the disk keeps its word, the loss of power. What `read` returns is durable too.
    A call that is cancelled may still be carried out. Every call may raise StoreError.
    """

    #: Whether other stores, in other processes, may hold the same rooms.
    is_shared: bool

    async def open(self) -> None:
        """Connect, and make the tables if they are not there."""

    async def close(self) -> None:
        """Finish what is under way and disconnect."""

    async def create(self, room: str, code: str, entry: bytes) -> None:
        """Begin a room's journal and let a code lead to it. Raises Conflict if either is taken."""

    async def append(self, room: str, number: int, entries: Sequence[bytes]) -> None:
        """Write entries from a number on, all or none.

        Raises Conflict unless that number is the next of the room: somebody was faster. Without
        entries there is nothing to write and nothing to conflict.
        """

    async def read(self, room: str, after: int, most: int = MANY) -> list[bytes]:
        """Return the entries of a room after a number, in order; the first so many of them."""

    async def mark(self, room: str, number: int, data: bytes) -> None:
        """Keep a room's bookmark after an entry, unless there is one further on."""

    async def marked(self, room: str) -> bytes | None:
        """Return a room's bookmark."""

    async def find(self, code: str) -> str | None:
        """Return the room a code leads to."""

    async def open_rooms(self) -> list[str]:
        """Return the rooms that have a code, in order of their names."""

    async def release(self, room: str) -> None:
        """Free the code of a room; its journal stays."""

    async def appear(self, room: str, people: list[str], watchers: int) -> None:
        """Let other stores know who is connected to a room here, as long as this store lives."""

    async def elsewhere(self, room: str) -> tuple[set[str], int]:
        """Return who is connected to a room at other stores, and how many only watch there."""

    async def listen(
        self, heard: Callable[[str, int], None], seen: Callable[[str], None] = ignore
    ) -> None:
        """Call `heard(room, number of its last entry)` on appends by others from now on.

        And `seen(room)` when what `elsewhere` returns has changed. Others are other stores, mostly
        in other processes. Calls may be spurious or repeated, and several appends may be told as
        one: they say "read again". To be called once.
        """


def open_store(address: str) -> Store:
    """Return the store at an address: `postgresql://…`, or else an SQLite file's path.

    It is still to be opened. Raises Invalid if what that kind of store needs is not installed.
    """
    if address.startswith(("postgresql://", "postgres://")):
        from fistful.server.store.postgres import PostgresStore

        return PostgresStore(address)
    from fistful.server.store.sqlite import SqliteStore

    return SqliteStore(address)
