"""The sockets: one device each. Hello, then requests one after the other."""

import asyncio
import logging
from collections import Counter
from typing import Final

import msgspec
from starlette.responses import Response
from starlette.websockets import WebSocket, WebSocketDisconnect

from fistful.engine.errors import FistfulError, Invalid
from fistful.engine.seats import SPECTATOR
from fistful.server import limits, protocol
from fistful.server.awake import AwakeRoom
from fistful.server.connection import POLICY, REPLACED, TRY_LATER, Connection
from fistful.server.gate import Gate, address, cookie_hash, cookie_name, hand_token
from fistful.server.hub import Hub
from fistful.server.referee import Refused
from fistful.server.tokens import new_token, token_hash

log = logging.getLogger("fistful.server")

#: Close code: a fault of ours.
FAULT: Final = 1011
#: The rank of those who play or host.
SEATED: Final = 2
#: Rates of people at a table that are kept before those that say nothing any more are forgotten.
MOST_RATES: Final = 500
#: How long a device that is sent away has to take what it was told, in seconds.
LAST_WORDS: Final = 1.0
#: What is counted apart from all other wishes, and what is not counted.
COUNTED: Final = {
    protocol.Chat: "talk",
    protocol.Say: "talk",
    protocol.Emote: "talk",
    protocol.Link: "link",
}
UNCOUNTED: Final = (protocol.Answer, protocol.AddNonce)


class Sockets:
    """All sockets of this process."""

    def __init__(self, hub: Hub, gate: Gate) -> None:
        self.hub = hub
        self.gate = gate
        #: Open sockets of those who only watch, by address.
        self.watchers: Counter[str] = Counter()

    async def open(self, socket: WebSocket) -> None:
        """Let a device in, or refuse it: a refused one gets nothing but the refusal."""
        place = address(socket)
        if not self.gate.is_origin_ours(socket) or not self.has_space(place):
            await socket.close(POLICY)
            return
        self.gate.sockets[place] += 1
        try:
            await self.enter(socket, place)
        finally:
            self.gate.sockets[place] -= 1
            if not self.gate.sockets[place]:
                del self.gate.sockets[place]

    def has_space(self, place: str) -> bool:
        is_crowded = self.gate.sockets[place] >= limits.SOCKETS_PER_ADDRESS
        return not is_crowded and self.gate.doors.connecting.allows(place, self.hub.clock())

    async def enter(self, socket: WebSocket, place: str) -> None:
        """Find the table and the person."""
        try:
            live = await self.gate.find(socket)
        except FistfulError:
            await socket.close(POLICY)
            return
        token = cookie_hash(socket, live)
        person = live.room.owner(token) if token else ""
        if person is None and self.hub.store.is_shared:
            # Another server may have given it out a moment ago.
            await self.hub.follow(live)
            person = live.room.owner(token)
        # A locked table is closed to those who only watch, too.
        is_shut = not person and live.room.is_locked
        if person is None or is_shut or not self.make_space(live, person, place):
            await socket.close(POLICY)
            return
        is_watcher = rank(live, person) < SEATED
        self.watchers[place] += is_watcher
        connection = Connection(socket, person, place)
        own = live.sockets.setdefault(person, [])
        if person and len(own) >= limits.SOCKETS_PER_PERSON:
            # Most likely it is one that a network lost: the newest is the one in somebody's hand.
            own.pop(0).drop(REPLACED)
        own.append(connection)
        try:
            await socket.accept(headers=await self.rotate(socket, live, token))
            await self.serve(socket, live, connection)
        finally:
            if connection in own:
                own.remove(connection)
            if not own:
                live.sockets.pop(person, None)
            self.watchers[place] -= is_watcher
            if not self.watchers[place]:
                del self.watchers[place]

    def make_space(self, live: AwakeRoom, person: str, place: str) -> bool:
        """Tell whether there is space for one more: those who only watch make way for players,
        and leave sockets of their address to them."""
        own = rank(live, person)
        if own < SEATED and self.watchers[place] >= limits.WATCHERS_PER_ADDRESS:
            return False
        if live.crowd() < limits.SOCKETS_PER_ROOM:
            return True
        lowest = min(live.sockets, key=lambda other: rank(live, other))
        if rank(live, lowest) >= own:
            return False
        live.sockets[lowest].pop(0).drop()
        if not live.sockets[lowest]:
            del live.sockets[lowest]
        return True

    async def rotate(
        self, socket: WebSocket, live: AwakeRoom, shown: str
    ) -> list[tuple[bytes, bytes]]:
        """Return the header with the token a device is to show next time.

        Only cookies are rotated: a program that sends its token itself would not notice. If it
        cannot be stored the device keeps the one it has.
        """
        if cookie_name(live) not in socket.cookies:
            return []
        token, answer = new_token(), Response()
        try:
            self.count(live, "token", live.room.owner(shown) or "", limits.ROTATING)
            await self.hub.write(live, lambda: live.doorman.rotate(shown, token_hash(token)))
        except FistfulError as refusal:
            log.debug("not-rotated", extra={"code": refusal.code})
            return []
        hand_token(answer, socket, live, token)
        return [header for header in answer.raw_headers if header[0] == b"set-cookie"]

    async def serve(self, socket: WebSocket, live: AwakeRoom, connection: Connection) -> None:
        """Read and write until the device goes, breaks the rules, or is dropped."""
        pump = asyncio.create_task(connection.pump())
        listen = asyncio.create_task(self.listen(socket, live, connection))
        dropped = asyncio.create_task(connection.dropped.wait())
        tasks = (pump, listen, dropped)
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                task.cancel()
            ends = await asyncio.gather(*tasks, return_exceptions=True)
            self.hub.disconnect(live, connection)
        if connection.is_dropped:
            await self.send_away(socket, connection)
            return
        for end in ends[:2]:
            if isinstance(end, WebSocketDisconnect):
                return
        code = POLICY
        for end in ends[:2]:
            if isinstance(end, Exception) and not isinstance(end, TimeoutError):
                self.hub.counts["failures"] += 1
                log.error("socket", exc_info=end)
                code = FAULT
        await self.close(socket, connection, code)

    async def send_away(self, socket: WebSocket, connection: Connection) -> None:
        """End a dropped connection. One that does not read is cut: it would not hear us."""
        if connection.code == TRY_LATER:
            self.hub.counts["slow_readers"] += 1
            abort = socket.scope.get("state", {}).get("abort")
            if abort is not None:
                abort()
                return
        await self.close(socket, connection, connection.code)

    async def close(self, socket: WebSocket, connection: Connection, code: int) -> None:
        """Say what is left to say, and close; the device may be gone already."""
        try:
            async with asyncio.timeout(LAST_WORDS):
                await connection.flush()
                await socket.close(code)
        except (TimeoutError, WebSocketDisconnect, RuntimeError):
            log.debug("closed-already")

    async def listen(self, socket: WebSocket, live: AwakeRoom, connection: Connection) -> None:
        """Take requests until the device goes or breaks the rules of the protocol."""
        async with asyncio.timeout(limits.HELLO_SECONDS):
            hello = await self.read(socket, connection)
        if not isinstance(hello, protocol.Hello) or hello.version != protocol.VERSION:
            send_error(connection, hello, Invalid("hello-first", version=protocol.VERSION))
            return
        connection.send(protocol.write_frame(protocol.Ok(hello.id)))
        # Another server may have told this device more than this one knows yet.
        await self.hub.follow(live)
        self.hub.connect(live, connection, hello)
        while True:
            request = await self.read(socket, connection)
            if not connection.frames.allows(self.hub.clock()):
                send_error(connection, request, Refused("too-fast"))
                return
            before = live.room.entries
            if request is not None:
                await self.reply_to(live, connection, request)
            if live.room.entries == before:
                # Frames that came in one go: what they gave rise to is sent in between, which has
                # been done if something was stored.
                await asyncio.sleep(0)

    async def read(self, socket: WebSocket, connection: Connection) -> protocol.AnyRequest | None:
        """Return the next request; None for a frame that is none (told with an error)."""
        message = await socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", 1000))
        frame: str | bytes = message.get("text") or message.get("bytes") or b""
        try:
            return protocol.read_request(frame)
        except (msgspec.MsgspecError, RecursionError, UnicodeError) as problem:
            error = protocol.Error(0, "bad-request", {"problem": str(problem)[:200]})
            connection.send(protocol.write_frame(error))
            return None

    async def reply_to(
        self, live: AwakeRoom, connection: Connection, request: protocol.AnyRequest
    ) -> None:
        """Do one request and answer it."""
        code = ""
        try:
            if isinstance(request, protocol.Ping):
                connection.latency = request.round_trip / 2000
                pong = protocol.Pong(request.id, request.sent, live.time() * 1000)
                connection.send(protocol.write_frame(pong))
                return
            if isinstance(request, protocol.Hello):
                raise Invalid("hello-once")
            self.check_rate(live, connection, request)
            if isinstance(request, protocol.Hint):
                # It takes its time: what else the device wants is done meanwhile, but no other.
                if connection.person in live.hinted:
                    raise Refused("too-fast")
                live.hinted.add(connection.person)
                self.hub.spawn(self.give_hint(live, connection, request))
                return
            if isinstance(request, protocol.Link):
                code = await self.make_link(live, connection)
            else:
                await self.hub.request(live, connection, request)
            done = protocol.write_frame(protocol.Ok(request.id, code))
            if isinstance(request, protocol.Leave):
                connection.send_last(done)
            else:
                connection.send(done)
        except FistfulError as error:
            send_error(connection, request, error)

    async def give_hint(
        self, live: AwakeRoom, connection: Connection, request: protocol.Hint
    ) -> None:
        """Find out what a strong player would do, and tell."""
        try:
            advice = await self.hub.hint(live, connection, request)
        except FistfulError as error:
            send_error(connection, request, error)
            return
        finally:
            live.hinted.discard(connection.person)
        connection.send(protocol.write_frame(protocol.Hinted(request.id, advice)))

    async def make_link(self, live: AwakeRoom, connection: Connection) -> str:
        """Return a one-time code with which another device can take this person's seat."""
        code = new_token()
        await self.hub.write(live, lambda: live.doorman.link(connection.person, code, live.time()))
        return code

    def check_rate(
        self, live: AwakeRoom, connection: Connection, request: protocol.AnyRequest
    ) -> None:
        """Raise Refused for too much of something, on whichever of a person's devices.

        Answers are as many as questions, and so are nonces: they need no limit.
        """
        person, kind = connection.person, type(request)
        if kind in UNCOUNTED:
            return
        what = COUNTED.get(kind, "wish")
        limit = {"talk": limits.TALK, "link": limits.LINKS, "wish": limits.WISHES}[what]
        self.count(live, what, person, limit)
        if what == "talk" and rank(live, person) < SEATED:
            self.count(live, what, "", limits.WATCHERS_TALK)
        doors = self.gate.doors
        together = [doors.talking if what == "talk" else doors.wishing]
        if kind is protocol.Choose:
            together.append(doors.choosing)
        for door in together:
            if not door.allows(connection.place, self.hub.clock()):
                raise Refused("too-fast")

    def count(self, live: AwakeRoom, what: str, person: str, limit: tuple[int, float]) -> None:
        """Raise Refused if a person did something too often."""
        now = self.hub.clock()
        if len(live.rates) >= MOST_RATES:
            # Most of these people have left: whoever comes and goes leaves nothing behind.
            live.rates = {who: rate for who, rate in live.rates.items() if not rate.is_idle(now)}
        rate = live.rates.setdefault((what, person), limits.Rate(*limit))
        if not rate.allows(now):
            raise Refused("too-fast")


def rank(live: AwakeRoom, person: str) -> int:
    """Return who goes before whom: players and hosts, then people with a name, then the others."""
    room = live.room
    if person and (person == room.host or room.seat_of(person) != SPECTATOR):
        return SEATED
    return int(bool(person))


def send_error(
    connection: Connection, request: protocol.AnyRequest | None, error: FistfulError
) -> None:
    """Tell a device what was wrong with its request."""
    number = 0 if request is None else request.id
    connection.send(protocol.write_frame(protocol.Error(number, error.code, error.params)))
