"""A hub without a network, in time of its own: hours pass at once, and the same happens each time.

The rooms, the referee, the clockwork and the connections are the real ones; the store is a list,
the sockets keep what they are sent, and bots think in this process.
"""

import asyncio
import json
import selectors
from collections.abc import Callable, Coroutine, Sequence
from typing import Any, TypeVar

from fistful.bots import find_bot
from fistful.bots.plugins import ask
from fistful.engine.dice import Dice, QuickDice
from fistful.engine.options import parse_options
from fistful.games import find_game
from fistful.server import journal, protocol
from fistful.server.awake import AwakeRoom
from fistful.server.connection import Connection
from fistful.server.edition import edition
from fistful.server.hub import Hub
from fistful.server.lanes import Share
from fistful.server.store import MANY, Conflict, StoreError, ignore
from fistful.server.tokens import token_hash

T = TypeVar("T")
NAMES = ("Ann", "Bob", "Cid", "Dee", "Eve", "Fay", "Gil", "Hal")
SEED = "5e" * 32
CODE = "ABCD"


def secret_of(person: str) -> str:
    """Return the token that holds a person's seat."""
    return f"secret-of-{person}"


class Patience(selectors.DefaultSelector):
    """Waits by moving the clock."""

    def __init__(self) -> None:
        super().__init__()
        self.now = 1_000_000.0

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        found = super().select(0)
        if not found:
            assert timeout is not None, "nothing will ever happen again"
            self.now += timeout
        return found


class VirtualLoop(asyncio.SelectorEventLoop):
    """An event loop in time of its own."""

    def __init__(self) -> None:
        self.patience = Patience()
        super().__init__(self.patience)

    def time(self) -> float:
        return self.patience.now


def run(work: Coroutine[Any, Any, T]) -> T:
    """Run something in time of its own."""
    with asyncio.Runner(loop_factory=VirtualLoop) as runner:
        return runner.run(work)


class ListStore:
    """A store in memory. `fail` decides which writes fail, and whether they happened anyway."""

    is_shared = False

    def __init__(self) -> None:
        self.entries: dict[str, list[bytes]] = {}
        self.codes: dict[str, str] = {}
        self.bookmarks: dict[str, tuple[int, bytes]] = {}
        self.fail: Callable[[], str] = lambda: ""

    async def open(self) -> None: ...

    async def close(self) -> None: ...

    async def create(self, room: str, code: str, entry: bytes) -> None:
        if code in self.codes or room in self.entries:
            raise Conflict
        self.codes[code], self.entries[room] = room, [entry]

    async def append(self, room: str, number: int, entries: Sequence[bytes]) -> None:
        await asyncio.sleep(0)
        how = self.fail()
        if how == "lost":
            raise StoreError("no space left")
        if number != len(self.entries[room]) + 1:
            raise Conflict
        self.entries[room] += entries
        if how == "unsure":
            raise StoreError("connection lost")

    async def read(self, room: str, after: int, most: int = MANY) -> list[bytes]:
        return self.entries[room][after : after + most]

    async def mark(self, room: str, number: int, data: bytes) -> None:
        self.bookmarks[room] = max(self.bookmarks.get(room, (0, b"")), (number, data))

    async def marked(self, room: str) -> bytes | None:
        return self.bookmarks[room][1] if room in self.bookmarks else None

    async def find(self, code: str) -> str | None:
        return self.codes.get(code)

    async def open_rooms(self) -> list[str]:
        return sorted(self.codes.values())

    async def release(self, room: str) -> None:
        self.codes = {code: name for code, name in self.codes.items() if name != room}

    async def appear(self, room: str, people: list[str], watchers: int) -> None: ...

    async def elsewhere(self, room: str) -> tuple[set[str], int]:
        return set(), 0

    async def listen(
        self, heard: Callable[[str, int], None], seen: Callable[[str], None] = ignore
    ) -> None: ...

    def copy(self) -> "ListStore":
        other = ListStore()
        other.codes = dict(self.codes)
        other.entries = {room: entries[:] for room, entries in self.entries.items()}
        return other


class BotsHere:
    """Bots that think in this process, for as long as they are told."""

    def __init__(self) -> None:
        self.seconds: Callable[[dict[str, object]], float] = lambda view: 0.0
        self.dice = QuickDice(5)

    async def choose(
        self,
        share: Share,
        game: str,
        kind: str,
        view: dict[str, object],
        legal: list[int],
        seconds: float | None = None,
        key: bytes = b"",
    ) -> int:
        view = json.loads(json.dumps(view))
        await asyncio.sleep(self.seconds(view))
        return ask(find_bot(kind, find_game(game)), view, legal, self.dice)

    def talk_dice(self) -> Dice:
        return QuickDice(self.dice.below(1 << 30))

    def close(self) -> None: ...


class Ear(Connection):
    """A connection that keeps what it is sent, and when."""

    def __init__(self, hub: Hub, person: str) -> None:
        super().__init__(None, person)
        self.hub = hub
        self.heard: list[tuple[float, str]] = []

    def send(self, frame: protocol.Frame) -> None:
        if not self.is_dropped:
            self.heard.append((self.hub.clock(), frame.text()))

    def all_frames(self) -> list[str]:
        return [frame for _, frame in self.heard]

    def updates(self) -> list[dict[str, Any]]:
        return [json.loads(frame) for frame in self.all_frames()]


class Inside:
    """One room of a hub, with a device on every seat and one that watches."""

    def __init__(
        self,
        store: ListStore | None = None,
        think: Callable[[], float] = lambda: 1.0,
        at: float = 0.0,
        react: Callable[[], float] | None = None,
    ) -> None:
        self.store = store or ListStore()
        time = asyncio.get_running_loop().time
        zero = time()
        self.hub = Hub(self.store, lambda: at + time() - zero, think, react or think)
        self.hub.bots = BotsHere()  # type: ignore[assignment]
        self.ears: dict[str, Ear] = {}
        #: Whether the game to be laid is one person's with bots.
        self.is_solo = False
        self.live: AwakeRoom

    async def lay(
        self,
        game: str,
        seats: int,
        clock: str = "none",
        options: dict[str, str] | None = None,
        bots: Sequence[int] = (),
        seed: str = SEED,
        speed: str = "off",
        bot: str = "rules",
    ) -> "Inside":
        """Write the beginning of a room's journal: people, chairs, a seed, the deal."""
        at = self.hub.clock()
        people = [name.lower() for name in NAMES[:seats]]
        created = journal.Created(
            at, game, options or {}, seats, clock, False, "ann", token_hash(secret_of("ann")), CODE
        )
        entries: list[journal.AnyEntry] = [
            journal.Joined(at, person, NAMES[seat], token_hash(secret_of(person)), seat)
            for seat, person in enumerate(people)
            if seat not in bots
        ]
        chairs = [f"bot:{bot}" if seat in bots else who for seat, who in enumerate(people)]
        entries.append(journal.Arranged(at, chairs))
        entries.append(journal.Committed(at, seed))
        found = find_game(game)
        chosen = parse_options(found.rules.options, options or {})
        rules, is_solo = edition(found, chosen), self.is_solo
        entries.append(journal.Started(at, edition=rules, speed=speed, is_solo=is_solo))
        await self.store.create("room", CODE, journal.write_entry(created))
        await self.store.append("room", 2, [journal.write_entry(entry) for entry in entries])
        return await self.open()

    async def wake(self) -> "Inside":
        """Wake the room; nobody listens yet."""
        self.live = await self.hub.wake("room")
        return self

    def people(self) -> list[str]:
        """Return everybody at a chair, and nobody, who watches."""
        return [*[chair for chair in self.live.room.chairs if chair and ":" not in chair], ""]

    async def open(self) -> "Inside":
        """Wake the room, and let everybody listen."""
        await self.wake()
        for person in self.people():
            self.ears[person] = Ear(self.hub, person)
            self.hub.connect(
                self.live, self.ears[person], protocol.Hello(id=1, version=protocol.VERSION)
            )
        return self

    async def ask(self, person: str, request: protocol.AnyRequest) -> None:
        """Do what a person asks. Raises FistfulError."""
        await self.hub.request(self.live, self.ears[person], request)

    async def answer(self, seat: int, text: str) -> None:
        """Answer the open question."""
        number = self.table.question.number
        request = protocol.Answer(id=1, question=number, text=text)
        await self.ask(self.live.room.chairs[seat], request)

    @property
    def table(self) -> Any:
        return self.live.room.table

    def legal(self, seat: int) -> list[str]:
        return [self.table.text(action) for action in self.table.legal(seat)]

    async def close(self) -> None:
        await self.hub.close()
