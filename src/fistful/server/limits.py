"""Limits on what a stranger can do: rates, sizes, numbers of sockets."""

from collections import deque
from typing import Final

#: Bytes in one frame from a device.
LARGEST_FRAME: Final = 8192
#: Bytes in the body of an HTTP request.
LARGEST_BODY: Final = 8192
SOCKETS_PER_PERSON: Final = 4
SOCKETS_PER_ADDRESS: Final = 50
MOST_ROOMS: Final = 2000
#: Seconds in which a new socket must say hello.
HELLO_SECONDS: Final = 5.0
#: Frames (and bytes) that may wait for a slow reader before it is dropped.
QUEUE_FRAMES: Final = 32
QUEUE_BYTES: Final = 256 * 1024


class Rate:
    """At most `count` times in `seconds`."""

    def __init__(self, count: int, seconds: float) -> None:
        self.count = count
        self.seconds = seconds
        self.times: deque[float] = deque()

    def allows(self, now: float) -> bool:
        """Count one more time, unless that is too many."""
        while self.times and self.times[0] <= now - self.seconds:
            self.times.popleft()
        if len(self.times) >= self.count:
            return False
        self.times.append(now)
        return True

    def is_idle(self, now: float) -> bool:
        """Tell whether nothing counts any more."""
        return not self.times or self.times[-1] <= now - self.seconds


def frame_rate() -> Rate:
    """Return the limit of frames on one socket."""
    return Rate(100, 20.0)


def chat_rate() -> Rate:
    """Return the limit of chat, talk and emotes of one socket."""
    return Rate(5, 10.0)


class Doors:
    """Rates per address for coming in: joining, laying tables, trying codes."""

    def __init__(self, count: int = 10, seconds: float = 60.0) -> None:
        self.count = count
        self.seconds = seconds
        self.rates: dict[str, Rate] = {}

    def allows(self, address: str, now: float) -> bool:
        """Count one more attempt from an address, unless that is too many."""
        if len(self.rates) > 10_000:
            self.rates = {a: rate for a, rate in self.rates.items() if not rate.is_idle(now)}
        rate = self.rates.setdefault(address, Rate(self.count, self.seconds))
        return rate.allows(now)
