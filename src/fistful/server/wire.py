"""HTTP and WebSocket on the wire: uvicorn's protocols, with an end to all patience.

What is added: a connection that sends no whole request in time is cut, and so is one that does not
take its answer, and one of an address with too many of them or with too many requests; a device
that sends pings or splinters of messages without end is cut; a socket that is closed is gone a
moment later, whether or not the device reads what is left. And frames for one device that come
together leave together.
"""

import asyncio
import socket
import time
from collections import Counter
from collections.abc import Callable
from typing import Any, Final

import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame as Heard
from websockets.protocol import State

from fistful.server.address import network_of
from fistful.server.limits import (
    ANSWER_SECONDS,
    CONNECTIONS_PER_ADDRESS,
    MOST_SPLINTERS,
    REQUEST_SECONDS,
    REQUESTS,
    Door,
    frame_rate,
)
from fistful.server.protocol import Frame, head

#: How long a closed socket may take to say what is left, in seconds.
LAST_WORDS: Final = 3.0
#: Bytes that the system keeps for a device.
SEND_BUFFER: Final = 64 * 1024


class Server(uvicorn.Server):
    """A server that says so when it is ready."""

    def __init__(self, config: uvicorn.Config, say_ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.say_ready = say_ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self.say_ready()


class Http(H11Protocol):
    """One HTTP connection."""

    #: Open connections by address, and requests; a proxy in front of the server is not counted.
    addresses: Counter[str] = Counter()
    requests = Door(*REQUESTS)
    proxies: frozenset[str] = frozenset()

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        host = self.client[0] if self.client else ""
        self.place = network_of(host)
        self.addresses[self.place] += 1
        self.watched: Any = None
        #: What cuts the connection if it is not called off: what a request leaves behind must not
        #: wait for that.
        self.patience: asyncio.TimerHandle | None = None
        self.is_counted = host not in self.proxies
        is_crowd = self.addresses[self.place] > CONNECTIONS_PER_ADDRESS
        # One that floods is not even read.
        is_flood = self.requests.is_shut(self.place, time.monotonic())
        if self.is_counted and (is_crowd or is_flood):
            transport.abort()
        self.hurry()

    def connection_lost(self, exc: Exception | None) -> None:
        self.forget()
        super().connection_lost(exc)

    def forget(self) -> None:
        """Count this connection no longer, and wait for nothing more of it."""
        if self.patience is not None:
            self.patience.cancel()
        self.addresses[self.place] -= 1
        if not self.addresses[self.place]:
            del self.addresses[self.place]

    def handle_websocket_upgrade(self, event: Any) -> None:
        # From here on it is counted among the sockets.
        self.forget()
        super().handle_websocket_upgrade(event)

    def handle_events(self) -> None:
        super().handle_events()
        if self.cycle is not None and self.cycle is not self.watched:
            self.watched = self.cycle
            if self.is_counted and not self.requests.allows(self.place, time.monotonic()):
                self.transport.abort()
            self.cut_after(ANSWER_SECONDS, self.cut_unless_taken, self.cycle)

    def cut_unless_taken(self, cycle: Any) -> None:
        """Cut the connection if its device has not taken the whole answer."""
        if self.cycle is cycle and not cycle.response_complete and self in self.connections:
            self.transport.abort()

    def on_response_complete(self) -> None:
        done = self.cycle
        super().on_response_complete()
        # The next request may have been there already.
        if self.cycle is done:
            self.hurry()

    def hurry(self) -> None:
        """Cut the connection unless a whole request comes in time."""
        self.cut_after(REQUEST_SECONDS, self.cut_unless_new, self.scope)

    def cut_after(self, seconds: float, cut: Callable[[Any], None], what: Any) -> None:
        """Wait for one thing at a time."""
        if self.patience is not None:
            self.patience.cancel()
        self.patience = self.loop.call_later(seconds, cut, what)

    def cut_unless_new(self, scope: Any) -> None:
        if self.scope is scope and self in self.connections:
            self.transport.abort()


class Socket(WebSocketsSansIOProtocol):
    """One WebSocket connection."""

    def handle_connect(self, event: Any) -> None:
        self.pings = frame_rate()
        #: Frames that leave together, with their heads.
        self.gathered: list[bytes] = []
        # What the system would buffer for a device that does not read counts as read.
        sock = self.transport.get_extra_info("socket")
        if sock is not None and sock.family != socket.AF_UNIX:
            sock.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER)
        super().handle_connect(event)
        if hasattr(self, "scope"):
            # How the application ends a connection whose device does not read, and how it sends
            # without waiting to one that does.
            self.scope["state"]["abort"] = self.transport.abort
            self.scope["state"]["deliver"] = self.deliver

    async def send(self, message: Any) -> None:
        if message["type"] != "websocket.send" or self.close_sent:
            self.let_go()
            await super().send(message)
            return
        await self.writable.wait()
        data = message["text"].encode()
        if not self.gather(head(len(data)), data):
            raise ClientDisconnected

    def deliver(self, frame: Frame) -> bool:
        """Send a frame now; tell whether that is possible: the device reads, and is there."""
        return self.gather(frame.wire)

    def gather(self, *parts: bytes) -> bool:
        """Send parts of frames with all that is sent now; tell whether that is possible."""
        is_open = self.conn.state is State.OPEN and not self.disconnected
        if not is_open or self.close_sent or not self.writable.is_set():
            return False
        # All that is sent to a device in one go leaves in one go: a write costs more than a frame.
        if not self.gathered:
            self.loop.call_soon(self.let_go)
        self.gathered += parts
        return True

    def let_go(self) -> None:
        """Write the frames gathered."""
        gathered, self.gathered = self.gathered, []
        if gathered and not self.disconnected and self.conn.state is State.OPEN:
            self.transport.write(b"".join(gathered))

    def handle_ping(self) -> None:
        if not self.writable.is_set() or not self.pings.allows(time.monotonic()):
            self.transport.abort()
            return
        super().handle_ping()

    def handle_cont(self, event: Heard) -> None:
        if len(self.frames) >= MOST_SPLINTERS:
            self.transport.abort()
            return
        super().handle_cont(event)

    def send_receive_event_to_app(self) -> None:
        if self.curr_msg_data_type == "text":
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self.conn.send_close(1007)
                self.handle_parser_exception()
                return
        super().send_receive_event_to_app()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()

    async def run_asgi(self) -> None:
        await super().run_asgi()
        self.loop.call_later(LAST_WORDS, self.transport.abort)
