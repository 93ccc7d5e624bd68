"""The doorman: who comes in, with which name, to which chair, and with which device.

Like the referee it changes nothing: it returns the entries that a wish makes.
"""

from typing import Final, NamedTuple

from fistful.engine.errors import Invalid
from fistful.engine.seats import SPECTATOR
from fistful.server import journal, limits
from fistful.server.cleaning import clean_text
from fistful.server.referee import Entries, Refused
from fistful.server.room import Room
from fistful.server.seating import is_person
from fistful.server.stages import LOBBY, PLAYING
from fistful.server.tokens import token_hash
from fistful.table.looks import are_alike, shapes
from fistful.table.names import LONGEST, check_names

#: How long a one-time code to another device is good.
LINK_SECONDS: Final = 600.0
#: People who only watch; chairs are not counted, so that nobody takes them by watching.
MOST_WATCHERS: Final = 32
#: Those who knock at a table at a time.
MOST_KNOCKS: Final = 3


class Coming(NamedTuple):
    """Somebody at the door: who it would be, the token it would have, the hash of the one it shows.

    `watches`: wants no chair; `waits`: watches until there is one, if there is none now;
    `is_agent`: a program that plays, as it says itself.
    """

    person: str
    name: str
    token: str
    shown: str = ""
    watches: bool = False
    waits: bool = False
    is_agent: bool = False


class Doorman:
    """Decides for one room."""

    def __init__(self, room: Room) -> None:
        self.room = room

    def join(self, coming: Coming, at: float) -> Entries:
        """Return the entry that lets somebody in: none for whoever is in already, by the token
        shown (nobody takes two chairs by pressing twice). Raises FistfulError.

        The host's own device sits down as the host it is already.
        """
        room = self.room
        person = (room.owner(coming.shown) if coming.shown else None) or coming.person
        if person in room.people and room.people[person].name:
            return []
        if room.is_locked:
            raise Refused("table-locked")
        if coming.is_agent and room.is_public and not limits.PUBLIC_AGENTS:
            raise Refused("no-agents")
        name = self.check_name(coming.name, coming.shown)
        seat = self.free_chair()
        is_seated = not coming.watches and seat >= 0
        waits = coming.waits and not coming.watches and not is_seated
        if not is_seated:
            self.check_watching(coming.watches or waits)
        place = seat if is_seated else -1
        is_insider = not room.departed.isdisjoint({coming.shown, *shapes(name)})
        when = max(at, room.now)
        joined = journal.Joined(when, person, name, coming.token, place, waits, is_insider)
        joined.is_agent = coming.is_agent
        # Where the host lets late friends in, one takes a bot's chair at once.
        late = waits and room.lets_in and not is_insider and not room.hides_sides()
        return [joined, *self.take_chair(person, when)] if late else [joined]

    def take_chair(self, person: str, at: float) -> Entries:
        """Return the entry that gives somebody a bot's chair in the running game, if it has one."""
        if self.room.table is None or self.room.stage != PLAYING:
            return []
        bots = [seat for seat, chair in enumerate(self.room.chairs) if not is_person(chair)]
        return [journal.Seated(at, person, seat) for seat in bots[:1]]

    def knock(self, knock: str, person: str, code: str, at: float) -> Entries:
        """Return the entry by which a device says that it is somebody's. Raises FistfulError.

        One at a time for a person, and few for a table: strangers can be seen trying.
        """
        known = self.room.people.get(person)
        if known is None or not known.name or known.is_agent:
            raise Invalid("nobody-there")
        waiting = [one for one in self.room.knocks.values() if one.is_open(at)]
        if len(waiting) >= MOST_KNOCKS or any([one.person == person for one in waiting]):
            raise Refused("knock-open")
        return [journal.Knocked(max(at, self.room.now), knock, person, token_hash(code))]

    def check_name(self, text: str, shown: str) -> str:
        """Return a name as it may be used here. Raises FistfulError: nobody may be mixed up."""
        room = self.room
        name = " ".join(clean_text(text).split())
        check_names([name])
        if not shapes(name):
            raise Invalid("names-form", name=name, most=LONGEST)
        if room.is_kicked(shown, name):
            raise Refused("kicked")
        # Before the deal a bot takes another name.
        dealt = [] if room.table is None else room.names()
        for other in [*[known.name for known in room.people.values()], *dealt]:
            if name == other:
                raise Invalid("names-same", name=name)
            if are_alike(name, other):
                raise Invalid("names-alike", name=name, other=other)
        return name

    def free_chair(self) -> int:
        """Return a chair to sit down in now, an empty one or a bot's; -1 if there is none."""
        chairs = self.room.chairs if self.room.stage == LOBBY else []
        free = [seat for seat, chair in enumerate(chairs) if not chair]
        bots = [seat for seat, chair in enumerate(chairs) if not is_person(chair)]
        return [*free, *bots, -1][0]

    def check_watching(self, may_watch: bool) -> None:
        """Raise Refused for whoever can neither sit down nor watch."""
        room = self.room
        if not may_watch:
            raise Refused("table-full" if room.stage == LOBBY else "table-playing")
        watching = [one for one in room.people if room.seat_of(one) == SPECTATOR]
        if len(watching) >= MOST_WATCHERS:
            raise Refused("table-full")

    def link(self, person: str, code: str, at: float) -> Entries:
        """Return the entry that makes a one-time code good for another device. Raises Refused."""
        if person not in self.room.people:
            raise Refused("no-seat")
        return [journal.Offered(max(at, self.room.now), person, token_hash(code))]

    def take_link(self, code: str, token: str, at: float) -> Entries:
        """Return the entry that lets another device in. Raises Refused."""
        wanted = token_hash(code)
        for person, known in self.room.people.items():
            if wanted in known.codes and at - known.codes[wanted] < LINK_SECONDS:
                return [journal.Tokened(max(at, self.room.now), person, token)]
        raise Refused("link-unknown")

    def rotate(self, shown: str, token: str) -> Entries:
        """Return the entry that gives a device a new token for the one it shows, if it is good.

        Nothing happens at the table: its time does not move.
        """
        person = self.room.owner(shown)
        return [] if person is None else [journal.Rotated(self.room.now, person, shown, token)]
