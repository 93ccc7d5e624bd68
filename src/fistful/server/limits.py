"""Limits on what a stranger can do: rates, sizes, numbers of sockets."""

from collections import deque
from typing import Final

#: Bytes in one frame from a device.
LARGEST_FRAME: Final = 8192
#: Bytes in the body of an HTTP request.
LARGEST_BODY: Final = 8192
#: Bytes of a record somebody brings.
LARGEST_RECORD: Final = 64 * 1024
#: Different records of one address that are read at a time, or whose answers are on their way.
RECORDS_PER_ADDRESS: Final = 4
#: Seconds of the processor for the review of a table's own game, and of a record that was brought.
REVIEW_SECONDS: Final = (180.0, 60.0)
#: Seconds of the processor for simulations of one address, in how many seconds.
SIMULATING: Final = (1200.0, 3600.0)
#: Chairs with bots, and with bots that search, at all tables played from one address.
BOTS_PER_ADDRESS: Final = 96
SEARCHERS_PER_ADDRESS: Final = 32
SOCKETS_PER_PERSON: Final = 4
SOCKETS_PER_ADDRESS: Final = 50
SOCKETS_PER_ROOM: Final = 100
#: Of those of an address, so many may only watch: the rest is for people who play.
WATCHERS_PER_ADDRESS: Final = 25
#: Rooms awake in one process.
MOST_ROOMS: Final = 2000
#: HTTP connections of one address.
CONNECTIONS_PER_ADDRESS: Final = 256
#: HTTP requests of one address: pages for a whole room of phones, and no flood.
REQUESTS: Final = (1500, 30.0)
#: Seconds in which a connection must have sent a whole request, its body included.
REQUEST_SECONDS: Final = 5.0
#: Seconds in which an answer must be made and taken.
ANSWER_SECONDS: Final = 120.0
#: Parts in which one message may come.
MOST_SPLINTERS: Final = 64
#: How often, in how many seconds: frames on a socket, talk of a person, and from one address
#: laying tables, joining, trying codes that lead nowhere, opening sockets, and bringing records.
FRAMES: Final = (100, 20.0)
TALK: Final = (5, 10.0)
#: And of a person: other wishes, links to other devices, new tokens; and talk of all watchers.
WISHES: Final = (20, 20.0)
LINKS: Final = (5, 60.0)
ROTATING: Final = (12, 60.0)
WATCHERS_TALK: Final = (10, 10.0)
LAYING: Final = (10, 60.0)
JOINING: Final = (10, 60.0)
#: A room of friends at one address may mistype as many codes in a minute, and nobody as many for
#: long.
GUESSING: Final = (30, 60.0)
GUESSING_FOR_LONG: Final = (60, 600.0)
#: Every join from an address in the last ten minutes lets it get so many more codes wrong, up to
#: so many in a minute; and so many attempts from a shut address are still heard at its own tables.
GUESSES_PER_JOIN: Final = 3
MOST_GUESSING: Final = 60
GUESSING_AT_HOME: Final = (100, 600.0)
#: Wrong codes of all addresses together; beyond, each may get only so many wrong.
GUESSING_TOGETHER: Final = (600, 60.0)
GUESSING_UNDER_ATTACK: Final = 3
#: Joins at a table that is played from the same address, however many live there.
JOINING_AT_HOME: Final = (40, 60.0)
#: And of an address, at all its tables together: a house has so many people, and a disk its end.
JOINING_TOGETHER: Final = (120, 60.0)
TALKING_TOGETHER: Final = (240, 60.0)
WISHING_TOGETHER: Final = (480, 60.0)
#: Devices that say at a table that they are somebody's.
KNOCKING: Final = (8, 600.0)
CONNECTING: Final = (120, 60.0)
READING: Final = (60, 60.0)
#: Looks at a variant that is being made: one after every change.
DRAFTING: Final = (240, 60.0)
#: How often somebody asks how far a simulation is, and chooses another game for a table: either
#: looks at a variant that a stranger may have made.
ASKING: Final = (240, 60.0)
CHOOSING: Final = (60, 60.0)
#: Seconds in which a new socket must say hello.
HELLO_SECONDS: Final = 5.0
#: Frames (and bytes) that may wait for a slow reader before it is dropped.
QUEUE_FRAMES: Final = 32
QUEUE_BYTES: Final = 256 * 1024


#: What a server that is open to strangers is stricter about (`fistful serve --public`).
STRICT: Final[dict[str, object]] = {
    "LAYING": (20, 3600.0),
    "READING": (20, 60.0),
    "RECORDS_PER_ADDRESS": 2,
    "REVIEW_SECONDS": (120.0, 20.0),
    "DRAFTING": (120, 60.0),
    "SIMULATING": (120.0, 3600.0),
    "SIMULATIONS": False,
    "BOTS_PER_ADDRESS": 48,
    "SEARCHERS_PER_ADDRESS": 16,
}


#: Whether bots of installed packages may sit down, and people's own programs at public tables: an
#: operator says so.
PLUGIN_BOTS = False
PUBLIC_AGENTS = False
#: Whether games are simulated for whoever asks: for strangers only if an operator says so.
SIMULATIONS = True


def allow_plugins() -> None:
    """Let bots of installed packages sit down, for good."""
    globals()["PLUGIN_BOTS"] = True


def allow_agents() -> None:
    """Let people's own programs sit down at public tables, for good."""
    globals()["PUBLIC_AGENTS"] = True


def allow_simulations() -> None:
    """Simulate for strangers too, for good: after `be_strict`."""
    globals()["SIMULATIONS"] = True


def be_strict() -> None:
    """Set the strict limits, for good: before anything is built that goes by them."""
    globals().update(STRICT)


class Rate:
    """At most `count` times in `seconds`."""

    def __init__(self, count: int, seconds: float) -> None:
        self.count = count
        self.seconds = seconds
        self.times: deque[float] = deque()

    def allows(self, now: float) -> bool:
        """Count one more time, unless that is too many."""
        if self.is_used_up(now):
            return False
        self.times.append(now)
        return True

    def is_used_up(self, now: float) -> bool:
        """Tell whether one more time would be too many; count nothing."""
        return self.count_at(now) >= self.count

    def give_back(self) -> None:
        """Count the last time no more."""
        if self.times:
            self.times.pop()

    def count_at(self, now: float) -> int:
        """Return how many times count now."""
        while self.times and self.times[0] <= now - self.seconds:
            self.times.popleft()
        return len(self.times)

    def is_idle(self, now: float) -> bool:
        """Tell whether nothing counts any more."""
        return not self.times or self.times[-1] <= now - self.seconds


def frame_rate() -> Rate:
    """Return the limit of frames on one socket."""
    return Rate(*FRAMES)


class Door:
    """A rate for every address that comes in."""

    def __init__(self, count: int, seconds: float) -> None:
        self.count = count
        self.seconds = seconds
        self.rates: dict[str, Rate] = {}
        self.swept = 0.0

    def allows(self, address: str, now: float) -> bool:
        """Count one more attempt from an address, unless that is too many."""
        if now - self.swept > self.seconds:
            self.swept = now
            self.rates = {a: rate for a, rate in self.rates.items() if not rate.is_idle(now)}
        rate = self.rates.setdefault(address, Rate(self.count, self.seconds))
        return rate.allows(now)

    def give_back(self, address: str) -> None:
        """Count the last attempt of an address no more."""
        if address in self.rates:
            self.rates[address].give_back()

    def is_shut(self, address: str, now: float) -> bool:
        """Tell whether an address has used its attempts up; count nothing."""
        return self.count_of(address, now) >= self.count

    def count_of(self, address: str, now: float) -> int:
        """Return how many attempts of an address count now."""
        return self.rates[address].count_at(now) if address in self.rates else 0


class Doors:
    """The ways in, each with its rate per address."""

    def __init__(self) -> None:
        self.laying = Door(*LAYING)
        self.joining = Door(*JOINING)
        #: By table, not by address.
        self.joining_at_home = Door(*JOINING_AT_HOME)
        self.joining_together = Door(*JOINING_TOGETHER)
        self.talking = Door(*TALKING_TOGETHER)
        self.wishing = Door(*WISHING_TOGETHER)
        self.knocking = Door(*KNOCKING)
        self.connecting = Door(*CONNECTING)
        self.reading = Door(*READING)
        self.drafting = Door(*DRAFTING)
        self.simulating = Door(*ASKING)
        self.choosing = Door(*CHOOSING)
