"""The hub: rooms that are awake in this process. Append durably, then apply, then tell."""

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine
from typing import Any, Final

from fistful.engine.errors import FistfulError
from fistful.engine.seats import SPECTATOR
from fistful.server import journal, protocol
from fistful.server.bots import BotPool, thinking_time
from fistful.server.connection import Connection
from fistful.server.desk import Desk, Refused
from fistful.server.races import RACE_WINDOW, Race
from fistful.server.room import BOT, COMMITTED, PLAYING, Room
from fistful.server.store import Conflict, Store, StoreError
from fistful.server.tokens import new_code, new_id

log = logging.getLogger("fistful.server")

#: How long devices have to add their nonces before the deal.
NONCE_SECONDS: Final = 2.0
#: How much longer a process waits before it moves a room that another process moved last.
HANDICAP: Final = 1.5
#: A question whose time ran out while no server was there gets this much again.
GRACE: Final = 15.0


Work = Coroutine[Any, Any, None]


class ServerClock:
    """Seconds since the epoch that never run backwards: a monotonic clock, set once."""

    def __init__(self) -> None:
        self.offset = time.time() - time.monotonic()

    def __call__(self) -> float:
        return self.offset + time.monotonic()


class Live:
    """A room that is awake: its connections, timers and running race."""

    def __init__(self, name: str, room: Room) -> None:
        self.name = name
        self.room = room
        self.desk = Desk(room)
        self.lock = asyncio.Lock()
        self.connections: set[Connection] = set()
        self.timers: list[asyncio.TimerHandle] = []
        #: Questions for which a bot is already thinking: game, question, seat.
        self.thinking: set[tuple[int, int, int]] = set()
        self.race: Race | None = None
        #: Whether this process wrote the last entry.
        self.is_ours = False

    def here(self) -> set[str]:
        """Return the people whose devices are connected."""
        return {connection.person for connection in self.connections if connection.person}


class Hub:
    """All awake rooms of this process."""

    def __init__(
        self,
        store: Store,
        clock: Callable[[], float] | None = None,
        think: Callable[[], float] = thinking_time,
    ) -> None:
        self.store = store
        self.clock = clock or ServerClock()
        self.think = think
        self.bots = BotPool()
        self.rooms: dict[str, Live] = {}
        self.waking: dict[str, asyncio.Lock] = {}
        self.tasks: set[asyncio.Task[Any]] = set()
        self.counts: dict[str, int] = {"entries": 0, "conflicts": 0, "store_errors": 0}

    async def open(self) -> None:
        """Connect the store and wake every room that is still open."""
        await self.store.open()
        await self.store.listen(self.heard)
        for name in await self.store.open_rooms():
            await self.wake(name)

    async def close(self) -> None:
        """Stop timers, close connections, finish writing."""
        for live in self.rooms.values():
            for timer in live.timers:
                timer.cancel()
            for connection in list(live.connections):
                connection.drop()
        for task in list(self.tasks):
            task.cancel()
        self.bots.close()
        await self.store.close()

    # Rooms.

    async def create(self, make: Callable[[str], journal.Created]) -> Live:
        """Lay a new table under a fresh code."""
        while True:
            name, code = new_id(), new_code()
            entry = make(code)
            try:
                await self.store.create(name, code, journal.write_entry(entry))
            except Conflict:
                continue
            live = self.rooms[name] = Live(name, Room())
            live.room.apply(entry)
            live.is_ours = True
            log.info("created", extra={"room": name, "game": entry.game})
            return live

    async def find(self, code: str) -> Live | None:
        """Return the room a code leads to, awake."""
        name = await self.store.find(code.upper())
        return None if name is None else await self.wake(name)

    async def wake(self, name: str) -> Live:
        """Return a room, read from its journal if need be."""
        if name in self.rooms:
            return self.rooms[name]
        async with self.waking.setdefault(name, asyncio.Lock()):
            if name not in self.rooms:
                live = Live(name, Room())
                for data in await self.store.read(name, 0):
                    live.room.apply(journal.read_entry(data))
                self.rooms[name] = live
                self.schedule(live)
        self.waking.pop(name, None)
        return self.rooms[name]

    def heard(self, name: str, number: int) -> None:
        """Another process wrote to a room."""
        live = self.rooms.get(name)
        if live is not None and number > live.room.entries:
            self.spawn(self.follow(live))

    async def follow(self, live: Live) -> None:
        """Take up what other processes wrote."""
        async with live.lock:
            await self.catch_up(live)

    async def catch_up(self, live: Live) -> None:
        entries = [
            journal.read_entry(data) for data in await self.store.read(live.name, live.room.entries)
        ]
        if entries:
            live.is_ours = False
            self.apply(live, entries)

    # Writing.

    async def write(self, live: Live, decide: Callable[[], list[journal.Any]]) -> None:
        """Decide, append durably, apply, tell. Raises FistfulError if it is refused.

        `decide` is asked again whenever another process was quicker.
        """
        async with live.lock:
            while True:
                entries = decide()
                if not entries:
                    return
                data = [journal.write_entry(entry) for entry in entries]
                try:
                    await self.store.append(live.name, live.room.entries + 1, data)
                except Conflict:
                    self.counts["conflicts"] += 1
                    await self.catch_up(live)
                    continue
                except StoreError:
                    self.counts["store_errors"] += 1
                    log.error("store", extra={"room": live.name})
                    raise Refused("not-stored") from None
                live.is_ours = True
                self.counts["entries"] += len(entries)
                self.apply(live, entries)
                return

    def apply(self, live: Live, entries: list[journal.Any]) -> None:
        """Apply entries that are safely stored, tell everyone, and set the timers."""
        for entry in entries:
            told = live.room.apply(entry)
            frames = {
                audience: [protocol.write_frame(update) for update in updates]
                for audience, updates in told.items()
            }
            for connection in list(live.connections):
                self.pass_on(live, connection, frames)
        self.schedule(live)

    def pass_on(self, live: Live, connection: Connection, frames: dict[int, list[bytes]]) -> None:
        """Send a connection what its audience is told; void tokens end it."""
        room = live.room
        if connection.person and connection.person not in room.people:
            connection.drop()
            return
        audience = room.seat_of(connection.person)
        if (audience, room.games) != connection.listens:
            connection.listens = (audience, room.games)
            connection.send(protocol.write_frame(room.snapshot(connection.person)))
            return
        for frame in frames.get(audience, []):
            connection.send(frame)

    # Time.

    def schedule(self, live: Live) -> None:
        """Set the timers a room needs now."""
        for timer in live.timers:
            timer.cancel()
        live.timers = []
        room = live.room
        late = 0.0 if live.is_ours else HANDICAP
        if room.stage == COMMITTED:
            missing = [
                chair
                for seat, chair in enumerate(room.chairs)
                if not chair.startswith(BOT) and chair in live.here() and seat not in room.nonces
            ]
            wait = NONCE_SECONDS if missing else 0.0
            self.later(live, wait + late, self.start_game)
        if room.stage != PLAYING or room.table is None:
            return
        due = room.table.deadline()
        if due is not None:
            overdue = self.clock() - due
            wait = -overdue if overdue < HANDICAP + GRACE else 0.0
            self.later(live, max(0.0, wait) + late, self.tick)
        if room.table.paused_at is None:
            self.wake_bots(live, late)

    def later(self, live: Live, seconds: float, work: Callable[[Live], Work]) -> None:
        """Do something after a while, unless the room moves on first."""
        loop = asyncio.get_running_loop()
        live.timers.append(loop.call_later(seconds, lambda: self.spawn(work(live))))

    def spawn(self, work: Work) -> None:
        """Run something in the background; a refusal means the room moved on."""
        task = asyncio.get_running_loop().create_task(self.guard(work))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def guard(self, work: Work) -> None:
        try:
            await work
        except FistfulError as refusal:
            log.debug("moved-on", extra={"code": refusal.code})

    async def start_game(self, live: Live) -> None:
        def decide() -> list[journal.Any]:
            if live.room.stage != COMMITTED:
                return []
            return [journal.Started(max(self.clock(), live.room.now))]

        await self.write(live, decide)

    async def tick(self, live: Live) -> None:
        due = None if live.room.table is None else live.room.table.deadline()
        if due is not None and self.clock() < due:
            # The loop's timers may be early by a hair: nobody else would wake the room.
            self.schedule(live)
            return

        def decide() -> list[journal.Any]:
            table = live.room.table
            due = None if table is None else table.deadline()
            now = max(self.clock(), live.room.now)
            if due is None or now < due or live.room.stage != PLAYING:
                return []
            if now - due > HANDICAP + GRACE:
                return [journal.Extended(now, now - due + GRACE)]
            return [journal.Ticked(now)]

        await self.write(live, decide)

    def wake_bots(self, live: Live, late: float) -> None:
        """Let the bots that owe an answer think; how long is drawn before they look."""
        table = live.room.table
        assert table is not None
        for seat in table.owing():
            mark = (live.room.games, table.question.number, seat)
            if table.bots[seat] and mark not in live.thinking:
                live.thinking.add(mark)
                self.spawn(self.bot_answers(live, mark, self.think() + late))

    async def bot_answers(self, live: Live, mark: tuple[int, int, int], wait: float) -> None:
        _, question, seat = mark
        try:
            await asyncio.sleep(wait)
            table = live.room.table
            if table is None or not self.is_open(live, mark):
                return
            kind, legal = table.bots[seat], table.legal(seat)
            action = await self.bots.choose(table.game.name, kind, table.view(seat), legal)
            text = table.text(action)
            if self.is_open(live, mark) and table.phase().is_race:
                await self.run_race(live, question, seat, text, 0.0)
                return

            def decide() -> list[journal.Any]:
                if not self.is_open(live, mark):
                    return []
                now = max(self.clock(), live.room.now)
                return [journal.Answered(now, seat, question, text, kind)]

            await self.write(live, decide)
        finally:
            live.thinking.discard(mark)
        if self.is_open(live, mark):
            # The store refused, or a pause came between: think again.
            self.schedule(live)

    def is_open(self, live: Live, mark: tuple[int, int, int]) -> bool:
        """Tell whether a bot still owes the answer it thought about."""
        game, question, seat = mark
        table = live.room.table
        return (
            table is not None
            and live.room.games == game
            and live.room.stage == PLAYING
            and table.question.number == question
            and seat in table.owing()
            and bool(table.bots[seat])
            and table.paused_at is None
        )

    # Requests.

    async def request(
        self, live: Live, connection: Connection, request: protocol.AnyRequest
    ) -> None:
        """Do what a connected person asks. Raises FistfulError if it may not be."""
        person = connection.person
        if isinstance(request, protocol.ClaimHost) and live.room.host in live.here():
            raise Refused("host-here")
        if isinstance(request, protocol.Answer) and self.is_race(live, request):
            if live.desk.decide(person, request, self.clock()):
                seat, latency = live.room.seat_of(person), connection.latency
                await self.run_race(live, request.question, seat, request.text, latency)
            return
        await self.write(live, lambda: live.desk.decide(person, request, self.clock()))

    def is_race(self, live: Live, request: protocol.Answer) -> bool:
        table = live.room.table
        return (
            live.room.stage == PLAYING
            and table is not None
            and bool(table.phase().is_race)
            and request.question == table.question.number
        )

    async def run_race(
        self, live: Live, question: int, seat: int, text: str, latency: float
    ) -> None:
        """Collect a race's answers for a moment, then write them, quickest first."""
        if live.race is None or live.race.question != question:
            live.race = Race(question)
            self.spawn(self.end_race(live, live.race))
        race = live.race
        race.enter(seat, text, self.clock(), latency)
        await race.is_written.wait()
        if race.failure is not None:
            raise race.failure
        if seat not in race.taken:
            raise Refused("race-lost")

    async def end_race(self, live: Live, race: Race) -> None:
        await asyncio.sleep(RACE_WINDOW)

        def decide() -> list[journal.Any]:
            table = live.room.table
            if table is None or table.question.number != race.question:
                return []
            race.taken = race.winners(table)
            return [race.entry(max(self.clock(), live.room.now))]

        try:
            await self.write(live, decide)
        except FistfulError as failure:
            race.failure = failure
        finally:
            if live.race is race:
                live.race = None
            race.is_written.set()

    # Connections.

    def connect(self, live: Live, connection: Connection, hello: protocol.Hello) -> None:
        """Let a connection listen: it gets what it missed, or a snapshot."""
        room = live.room
        audience = room.seat_of(connection.person)
        connection.listens = (audience, room.games)
        live.connections.add(connection)
        missed = room.missed(audience, hello.game, hello.seq)
        if missed is None or len(missed) > MOST_MISSED:
            connection.send(protocol.write_frame(room.snapshot(connection.person)))
        else:
            for update in missed:
                connection.send(protocol.write_frame(update))
        self.tell_presence(live)

    def disconnect(self, live: Live, connection: Connection) -> None:
        """Forget a connection."""
        if connection in live.connections:
            live.connections.discard(connection)
            self.tell_presence(live)

    def tell_presence(self, live: Live) -> None:
        """Tell everyone whose devices are connected."""
        watchers = len([c for c in live.connections if live.room.seat_of(c.person) == SPECTATOR])
        frame = protocol.write_frame(protocol.Presence(sorted(live.here()), watchers))
        for connection in live.connections:
            connection.send(frame)


#: Updates a device may have missed before a snapshot is cheaper.
MOST_MISSED: Final = 24
