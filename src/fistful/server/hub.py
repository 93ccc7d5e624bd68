"""The hub: rooms that are awake in this process. Append durably, then apply, then tell."""

import asyncio
import logging
from collections import Counter
from collections.abc import Callable
from typing import Any, Final

import msgspec

from fistful.engine.errors import FistfulError
from fistful.server import journal, protocol
from fistful.server.awake import AwakeRoom, ServerClock, Work
from fistful.server.bot_limits import check_bots
from fistful.server.bots import BotPool, race_time, thinking_time
from fistful.server.clockwork import RETRY_SECONDS, Clockwork
from fistful.server.connection import Connection
from fistful.server.lanes import Share
from fistful.server.playing import IN_GAME
from fistful.server.presence import Presence
from fistful.server.races import check_in_time
from fistful.server.referee import Refused
from fistful.server.room import Room
from fistful.server.sleep import KEEP_SECONDS, Sleep
from fistful.server.store import Conflict, Store, StoreError
from fistful.server.telling import Frames
from fistful.server.tokens import is_code, new_code, new_id
from fistful.server.waking import Waking
from fistful.server.wear import is_too_much

log = logging.getLogger("fistful.server")

#: Codes tried for a new room before there are too few free ones.
MOST_TRIES: Final = 100


class Hub:
    """All awake rooms of this process."""

    def __init__(
        self,
        store: Store,
        clock: Callable[[], float] | None = None,
        think: Callable[[], float] = thinking_time,
        react: Callable[[], float] = race_time,
        keep: dict[str, float] | None = None,
    ) -> None:
        self.store = store
        self.keep = keep or KEEP_SECONDS
        self.clock = clock or ServerClock()
        self.think = think
        self.react = react
        self.bots = BotPool()
        self.clockwork = Clockwork(self)
        self.presence = Presence(self)
        self.rooms: dict[str, AwakeRoom] = {}
        self.waking = Waking(self)
        self.tasks: set[asyncio.Task[Any]] = set()
        self.counts: Counter[str] = Counter(
            entries=0, conflicts=0, store_errors=0, failures=0, slow_readers=0, released=0
        )

    async def open(self) -> None:
        """Connect the store; rooms that are still open wake up one after the other."""
        await self.store.open()
        await self.store.listen(self.heard, self.presence.seen)
        self.spawn(Sleep(self).sweep())

    async def close(self) -> None:
        """Stop timers, close connections, finish writing."""
        for live in self.rooms.values():
            for timer in live.timers:
                timer.cancel()
            for connection in list(live.connections):
                connection.drop()
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.waking.mark_all()
        self.bots.close()
        await self.store.close()

    # Rooms.

    async def create(self, make: Callable[[str], journal.Created]) -> AwakeRoom:
        """Lay a new table under a fresh code. Raises Refused if none is to be had."""
        for _ in range(MOST_TRIES):
            name, code = new_id(), new_code()
            entry = make(code)
            try:
                await self.store.create(name, code, journal.write_entry(entry))
            except Conflict:
                continue
            except StoreError:
                raise self.not_stored(name) from None
            live = self.rooms[name] = AwakeRoom(name, Room(), self.clock)
            live.room.apply(entry)
            live.keep_up()
            live.is_ours = True
            live.asked_for = live.since
            log.info("created", extra={"room": name, "game": entry.game})
            return live
        raise Refused("server-full")

    async def find(self, code: str) -> AwakeRoom | None:
        """Return the room a code leads to, awake. Raises Refused."""
        name = await self.name_of(code)
        if name is None:
            return None
        live = await self.wake(name)
        live.asked_for = self.clock()
        return live

    async def name_of(self, code: str) -> str | None:
        """Return the name of the room a code leads to, which may sleep on. Raises Refused."""
        if not is_code(code):
            return None
        try:
            return await self.store.find(code.upper())
        except StoreError:
            raise self.not_stored("") from None

    async def wake(self, name: str) -> AwakeRoom:
        """Return a room, read from its journal if need be. Raises Refused."""
        return await self.waking.wake(name)

    def give_up(self, live: AwakeRoom, failure: Exception) -> Refused:
        """Let go of a room whose journal cannot be applied; return what its people are told.

        Its code is free again. What only a newer server, or one with more games, can read is left
        to that.
        """
        self.counts["failures"] += 1
        log.error("unreadable", extra={"room": live.name}, exc_info=failure)
        live.is_broken = True
        self.rooms.pop(live.name, None)
        refusal = Refused("table-unreadable")
        last = protocol.write_frame(protocol.Error(0, refusal.code, {}))
        for connection in list(live.connections):
            connection.drop()
            connection.send_last(last)
        is_known = not isinstance(failure, msgspec.ValidationError)
        if is_known and getattr(failure, "code", "") != "unknown-game":
            self.spawn(self.release(live.name))
        return refusal

    async def release(self, name: str) -> None:
        """Free a room's code; its journal stays."""
        try:
            await self.store.release(name)
        except StoreError:
            raise self.not_stored(name) from None
        self.counts["released"] += 1
        log.info("released", extra={"room": name})

    def heard(self, name: str, number: int) -> None:
        """Another process wrote to a room."""
        live = self.rooms.get(name)
        if live is None:
            self.spawn(self.look_at(name, number))
        elif number > live.room.entries:
            self.spawn(self.follow(live))

    async def look_at(self, name: str, number: int) -> None:
        """Wake a room; what was written while it was read is read too."""
        live = await self.wake(name)
        if number > live.room.entries:
            await self.follow(live)

    async def follow(self, live: AwakeRoom) -> None:
        """Take up what other processes wrote; go on after a failure of the store."""
        async with live.lock:
            try:
                await self.catch_up(live)
            except Refused:
                if not live.is_broken:
                    self.clockwork.later(live, RETRY_SECONDS, self.follow)
                return
            self.clockwork.schedule(live)

    async def catch_up(self, live: AwakeRoom) -> None:
        """Read and apply what is new. Raises Refused."""
        try:
            data = await self.store.read(live.name, live.room.entries)
        except StoreError:
            raise self.not_stored(live.name) from None
        if data:
            live.is_ours = False
            self.apply(live, [journal.read_entry(one) for one in data])

    def not_stored(self, name: str) -> Refused:
        """Note a failure of the store; return what its victim is told."""
        self.counts["store_errors"] += 1
        log.error("store", extra={"room": name})
        return Refused("not-stored")

    # Writing.

    async def write(self, live: AwakeRoom, decide: Callable[[], list[journal.AnyEntry]]) -> None:
        """Decide, append durably, apply, tell. Raises FistfulError if it is refused.

        `decide` is asked again whenever another process was quicker.
        """
        async with live.lock:
            while True:
                if live.is_broken or live.is_asleep:
                    raise Refused("not-stored" if live.is_asleep else "table-unreadable")
                data = [journal.write_entry(entry) for entry in decide()]
                if not data:
                    return
                entries = self.rehearse(live, data)
                try:
                    await self.store.append(live.name, live.room.entries + 1, data)
                except Conflict:
                    self.counts["conflicts"] += 1
                    await self.catch_up(live)
                    continue
                except StoreError:
                    # Whether it is stored after all, reading again will tell; timers go on then.
                    self.clockwork.later(live, RETRY_SECONDS, self.follow)
                    raise self.not_stored(live.name) from None
                live.is_ours = True
                self.counts["entries"] += len(entries)
                self.apply(live, entries)
                self.waking.mark(live)
                return

    def rehearse(self, live: AwakeRoom, data: list[bytes]) -> list[journal.AnyEntry]:
        """Return entries as they will be read, tried on a copy of the room. Raises Refused.

        What could not be applied is never stored: it would be the end of the room.
        """
        try:
            entries = [journal.read_entry(one) for one in data]
            if is_too_much(live.room.entries, live.room.games, entries):
                raise Refused("table-worn")
            live.room.rehearse(entries)
        except Refused:
            raise
        except Exception as failure:
            if isinstance(failure, FistfulError) and isinstance(entries[0], journal.Answered):
                # The table says why it does not take an answer.
                raise
            self.counts["failures"] += 1
            log.error("impossible", extra={"room": live.name}, exc_info=failure)
            raise Refused("impossible") from None
        return entries

    def apply(self, live: AwakeRoom, entries: list[journal.AnyEntry]) -> None:
        """Apply entries that are safely stored, tell everyone, and set the timers.

        Raises Refused if one cannot be applied: that is a fault of ours, and the end of the room.
        """
        # Whoever goes is told nothing more, not even that.
        gone = [entry.person for entry in entries if isinstance(entry, journal.Gone)]
        # Nor are the devices in whose place another one comes.
        returned = [entry.knock for entry in entries if isinstance(entry, journal.Returned)]
        gone += [live.room.knocks[knock].person for knock in returned]
        for connection in live.connections:
            if connection.person in gone:
                connection.drop()
        try:
            for entry in entries:
                frames = live.room.apply(entry)
                # Nobody comes, goes or moves because of something in the game.
                tell = self.send_frames if type(entry) in IN_GAME else self.pass_on
                for connection in list(live.connections):
                    tell(live, connection, frames)
        except Exception as failure:
            raise self.give_up(live, failure) from None
        live.keep_up()
        self.clockwork.schedule(live)

    def pass_on(self, live: AwakeRoom, connection: Connection, frames: Frames) -> None:
        """Send a connection what its audience is told; void tokens end it."""
        room = live.room
        is_void = connection.person and connection.person not in room.people
        # A locked table is closed to those who only watch.
        if is_void or (room.is_locked and not connection.person):
            connection.drop()
            return
        audience = room.seat_of(connection.person)
        if room.teller.stream_number(audience) != connection.listens:
            self.send_all(live, connection)
        else:
            self.send_frames(live, connection, frames)

    def send_frames(self, live: AwakeRoom, connection: Connection, frames: Frames) -> None:
        """Send a connection what its audience is told."""
        for frame in frames.get(connection.audience, ()):
            connection.send(frame)

    def send_all(self, live: AwakeRoom, connection: Connection) -> None:
        """Send a connection all that it may know; it follows its audience from here on."""
        self.follow_stream(live, connection)
        connection.send(live.room.teller.snapshot_frame(connection.person, live.time()))

    def follow_stream(self, live: AwakeRoom, connection: Connection) -> None:
        """Let a connection follow what its audience is told."""
        audience = live.room.seat_of(connection.person)
        live.room.teller.wanted.add(audience)
        connection.audience = audience
        connection.listens = live.room.teller.stream_number(audience)

    # In the background.

    def spawn(self, work: Work) -> None:
        """Run something in the background; a refusal means the room moved on."""
        task = asyncio.get_running_loop().create_task(self.guard(work))
        self.tasks.add(task)
        # One that is cancelled before it begins would never be waited for.
        task.add_done_callback(lambda _: work.close())
        task.add_done_callback(self.tasks.discard)

    async def guard(self, work: Work) -> None:
        try:
            await work
        except FistfulError as refusal:
            log.debug("moved-on", extra={"code": refusal.code})
        except Exception as failure:
            self.counts["failures"] += 1
            log.error("background", exc_info=failure)

    # Requests.

    async def request(
        self, live: AwakeRoom, connection: Connection, request: protocol.AnyRequest
    ) -> None:
        """Do what a connected person asks. Raises FistfulError if it may not be."""
        person = connection.person
        if isinstance(request, protocol.ClaimHost):
            live.referee.seat(person)
            await self.presence.check_gone(live, live.room.host)
        check_bots(self.rooms.values(), live, request)
        if isinstance(request, protocol.Answer) and self.clockwork.is_race(
            live, request.question, request.text
        ):
            if live.referee.may_race(person, request, live.time()):
                seat, latency = live.room.seat_of(person), connection.latency
                await self.clockwork.run_race(live, request.question, seat, request.text, latency)
            return
        if isinstance(request, protocol.Answer):
            seat, table = live.room.seat_of(person), live.room.table
            if table is not None and seat in table.owing():
                check_in_time(table, request.question, live.time(), connection.latency)
        await self.write(live, lambda: live.referee.decide(person, request, live.time()))

    async def hint(
        self, live: AwakeRoom, connection: Connection, request: protocol.Hint
    ) -> list[protocol.Advice]:
        """Return what a strong player would do in a person's seat. Raises FistfulError."""
        await self.request(live, connection, request)
        table, seat = live.room.table, live.room.seat_of(connection.person)
        assert table is not None
        share = Share(connection.place, live.name)
        found = await self.bots.advise(share, table.game.name, table.view(seat), table.legal(seat))
        return [protocol.Advice(table.text(action), part) for action, part in found]

    # Connections.

    def connect(self, live: AwakeRoom, connection: Connection, hello: protocol.Hello) -> None:
        """Let a connection listen: it gets what it missed, or a snapshot."""
        audience = live.room.seat_of(connection.person)
        if connection not in live.connections:
            live.connections.append(connection)
        if len(live.connections) == 1:
            self.clockwork.somebody_came(live)
        missed = live.room.teller.missed(audience, hello.game, hello.seq)
        if missed is None:
            self.send_all(live, connection)
        else:
            self.follow_stream(live, connection)
            for frame in missed:
                connection.send(frame)
        self.presence.changed(live)

    def disconnect(self, live: AwakeRoom, connection: Connection) -> None:
        """Forget a connection."""
        if connection in live.connections:
            live.connections.remove(connection)
            if not live.connections:
                self.clockwork.stop(live)
            live.asked_for = self.clock()
            live.left[connection.person] = self.clock()
            self.presence.changed(live)
