"""A room that is awake in a process, and the clock all rooms go by."""

import asyncio
import time
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any, Final

from fistful.server.connection import Connection
from fistful.server.doorman import Doorman
from fistful.server.limits import Rate
from fistful.server.patience import Patience
from fistful.server.races import Race
from fistful.server.referee import Referee
from fistful.server.room import Room

#: An answer that a bot owes: game, question, seat.
Mark = tuple[int, int, int]
#: Something to do in the background.
Work = Coroutine[Any, Any, None]


#: Added to the machine's clock, for tests.
SKEW: Final = 0.0


class ServerClock:
    """Seconds since the epoch that never run backwards: a monotonic clock, set once."""

    def __init__(self) -> None:
        self.offset = time.time() + SKEW - time.monotonic()

    def __call__(self) -> float:
        return self.offset + time.monotonic()


class AwakeRoom:
    """A room that is awake: its connections, timers and running race."""

    def __init__(self, name: str, room: Room, clock: Callable[[], float]) -> None:
        self.name = name
        self.room = room
        self.clock = clock
        #: How far the room's time is ahead of our clock: it goes on from the journal.
        self.ahead = 0.0
        #: When this process began to follow the room or somebody came where nobody was (in its
        #: time), when a device last came or went, and when each person's last device did.
        self.since = clock()
        self.asked_for = 0.0
        self.left: dict[str, float] = {}
        #: The question that was open then: game and number.
        self.found: tuple[int, int] | None = None
        self.referee = Referee(room)
        self.doorman = Doorman(room)
        self.lock = asyncio.Lock()
        #: In the order they came, which is the order they are told things in.
        self.connections: list[Connection] = []
        #: Who is connected to other servers, and how many only watch there.
        self.elsewhere: tuple[set[str], int] = (set(), 0)
        #: Whether the other servers are just being told who is connected here.
        self.is_appearing = False
        self.timers: list[asyncio.TimerHandle] = []
        #: Questions for which a bot is already thinking: game, question, seat.
        self.thinking: set[Mark] = set()
        #: Wakes bots that only seem to think; and how long searches may still take, where one
        #: person plays with bots.
        self.hurry = asyncio.Event()
        self.patience = Patience()
        #: People for whom somebody just thinks about a hint.
        self.hinted: set[str] = set()
        #: Offers a bot is about to answer: game, by whom, to whom.
        self.replying: set[Mark] = set()
        #: When a bot last said something.
        self.bot_spoke = 0.0
        self.race: Race | None = None
        #: Sockets by person, the oldest first, also those that have not said hello yet.
        self.sockets: dict[str, list[Connection]] = {}
        #: How often each person talked, wanted something, asked for a link, was given a token.
        self.rates: dict[tuple[str, str], Rate] = {}
        #: Whether an entry could not be applied: the room is of no use to anybody.
        self.is_broken = False
        #: Whether the room was put to sleep: whoever still holds this one may not move it.
        self.is_asleep = False
        #: The entry at which there is a bookmark.
        self.marked = 0
        #: Whether this process wrote the last entry.
        self.is_ours = False

    def open_question(self) -> tuple[int, int] | None:
        """Return the question that is open: game and number."""
        table = self.room.table
        return None if table is None else (self.room.games, table.question.number)

    def time(self) -> float:
        """Return the room's time: our clock's, unless another clock wrote later times."""
        return self.clock() + self.ahead

    def keep_up(self) -> None:
        """Let the room's time go on from its last entry, if our clock is behind that."""
        self.ahead = max(self.ahead, self.room.now - self.clock())

    async def pause(self, seconds: float) -> None:
        """Wait, unless the table is in a hurry."""
        with suppress(TimeoutError):
            await asyncio.wait_for(self.hurry.wait(), seconds)

    def crowd(self) -> int:
        """Return how many sockets there are."""
        return sum([len(sockets) for sockets in self.sockets.values()])

    def place(self) -> str:
        """Return the address on whose account bots think here: the host's, or whose there is."""
        at_home = [one for one in self.connections if one.person == self.room.host]
        people = [one for one in self.connections if one.person]
        for connection in (*at_home, *people, *self.connections):
            return connection.place
        return ""

    def here(self) -> set[str]:
        """Return the people whose devices are connected."""
        return {connection.person for connection in self.connections if connection.person}
