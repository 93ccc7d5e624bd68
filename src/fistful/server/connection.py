"""A connection: one socket, a bounded queue in front of it. A slow reader holds up nobody."""

import asyncio
from collections import deque
from typing import Any

from fistful.server.limits import QUEUE_BYTES, QUEUE_FRAMES, chat_rate, frame_rate


class Connection:
    """One device of a person, or a watcher (`person` is empty)."""

    def __init__(self, socket: Any, person: str) -> None:
        self.socket = socket
        self.person = person
        #: The audience and the game this device follows.
        self.listens = (-1, -1)
        #: Half the round trip, in seconds, as last measured.
        self.latency = 0.0
        self.frames = frame_rate()
        self.chats = chat_rate()
        self.queue: deque[bytes] = deque()
        self.waiting = 0
        self.ready = asyncio.Event()
        self.is_dropped = False

    def send(self, frame: bytes) -> None:
        """Queue a frame; a reader too slow for the queue is dropped."""
        if self.is_dropped:
            return
        is_full = len(self.queue) >= QUEUE_FRAMES or self.waiting + len(frame) > QUEUE_BYTES
        if self.queue and is_full:
            self.drop()
            return
        self.queue.append(frame)
        self.waiting += len(frame)
        self.ready.set()

    def drop(self) -> None:
        """Close as soon as possible; nothing more is sent."""
        self.is_dropped = True
        self.queue.clear()
        self.ready.set()

    async def pump(self) -> None:
        """Send what is queued until the connection is dropped."""
        while True:
            await self.ready.wait()
            if self.is_dropped:
                return
            while self.queue:
                frame = self.queue.popleft()
                self.waiting -= len(frame)
                await self.socket.send({"type": "websocket.send", "text": frame.decode()})
                if self.is_dropped:
                    return
            self.ready.clear()
