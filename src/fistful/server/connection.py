"""A connection: one socket, a bounded queue in front of it. A slow reader holds up nobody."""

import asyncio
from collections import deque
from typing import Any, Final

from fistful.engine.seats import SPECTATOR
from fistful.server.limits import QUEUE_BYTES, QUEUE_FRAMES, frame_rate
from fistful.server.protocol import Frame

#: Close codes: the device broke the rules of the protocol, it is no longer welcome; it did not
#: keep up (or the server stops) and may come again.
POLICY: Final = 1008
TRY_LATER: Final = 1013
#: The person has opened newer ones; this one should not come again by itself.
REPLACED: Final = 4001


class Connection:
    """One device of a person, or a watcher (`person` is empty)."""

    def __init__(self, socket: Any, person: str, place: str = "") -> None:
        self.socket = socket
        #: Sends a frame at once, if the device reads; there may be no such way.
        self.deliver = None if socket is None else socket.scope["state"].get("deliver")
        self.person = person
        #: The address it comes from.
        self.place = place
        #: The audience this device belongs to, and the number of the stream it follows.
        self.audience = SPECTATOR
        self.listens = -1
        #: Half the round trip, in seconds, as the device last measured it.
        self.latency = 0.0
        self.frames = frame_rate()
        self.queue: deque[Frame] = deque()
        self.is_flushing = False
        self.waiting = 0
        self.ready = asyncio.Event()
        self.dropped = asyncio.Event()
        self.is_dropped = False
        self.code = POLICY

    def send(self, frame: Frame) -> None:
        """Send a frame, or queue it; a reader too slow for the queue is dropped."""
        if self.is_dropped:
            return
        is_next = not self.queue and not self.is_flushing
        if is_next and self.deliver is not None and self.deliver(frame):
            return
        if len(self.queue) >= QUEUE_FRAMES or self.waiting > QUEUE_BYTES:
            self.drop(TRY_LATER)
            return
        self.queue.append(frame)
        self.waiting += len(frame)
        self.ready.set()

    def drop(self, code: int = POLICY) -> None:
        """Close as soon as possible; nothing more is sent but the last words there may be."""
        if self.is_dropped:
            return
        self.code = code
        self.queue.clear()
        self.is_dropped = True
        self.dropped.set()

    def send_last(self, frame: Frame) -> None:
        """Say one more thing to a device that is dropped at its own wish."""
        self.queue.append(frame)
        self.waiting += len(frame)

    async def pump(self) -> None:
        """Send what is queued, for ever."""
        while True:
            await self.ready.wait()
            await self.flush()
            self.ready.clear()

    async def flush(self) -> None:
        """Send what is queued."""
        self.is_flushing = True
        try:
            while self.queue:
                frame = self.queue.popleft()
                self.waiting -= len(frame)
                await self.socket.send({"type": "websocket.send", "text": frame.text()})
        finally:
            self.is_flushing = False
