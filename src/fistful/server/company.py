"""The company of a room: its people and their devices, who sits where, who waits, who knocks."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from fistful.engine.seats import SPECTATOR
from fistful.server import journal, protocol
from fistful.server.people import Person
from fistful.server.seating import BOT, give_chairs, people_in
from fistful.server.stages import COMMITTED, LOBBY, PLAYING
from fistful.table.looks import shapes

#: How long somebody who knocks waits for an answer, in seconds.
KNOCK_SECONDS: Final = 120.0
#: Void tokens that are remembered, to tell their devices why.
MOST_REPLACED: Final = 64


@dataclass
class Knock:
    """A wish that others decide on: a device says it is somebody's (`code` is the hash of what it
    will come with), or somebody who waits is to have a bot's chair in the running game."""

    person: str
    at: float
    code: str = ""
    seat: int = -1
    agreed: list[str] = field(default_factory=list)

    def is_open(self, now: float) -> bool:
        """Tell whether it can still be answered."""
        return now - self.at < KNOCK_SECONDS


class Company:
    """The people of one room, from its journal."""

    def __init__(self) -> None:
        self.stage = LOBBY
        self.people: dict[str, Person] = {}
        self.chairs: list[str] = []
        self.host = ""
        #: Those who were host before somebody took over.
        self.former_hosts: set[str] = set()
        #: Who is ready for the next game; who waits for a chair, first come first.
        self.ready: set[str] = set()
        self.waiting: list[str] = []
        #: The people who may not talk.
        self.muted: set[str] = set()
        #: Tokens and looks of those who were kicked from this game.
        self.kicked: set[str] = set()
        #: The same of those who left this game, and who of the people here did: they know a hand.
        self.departed: set[str] = set()
        self.insiders: set[str] = set()
        #: Tokens of devices in whose place another one came, the oldest first.
        self.replaced: list[str] = []
        self.knocks: dict[str, Knock] = {}
        self.now = 0.0

    def seat_of(self, person: str) -> int:
        """Return a person's seat, or SPECTATOR. Nobody (an empty id) sits in no empty chair."""
        return self.chairs.index(person) if person and person in self.chairs else SPECTATOR

    def owner(self, token: str) -> str | None:
        """Return the person a token's hash belongs to."""
        for person, known in self.people.items():
            if known.owns(token):
                return person
        return None

    def person_at(self, seat: int) -> str:
        """Return the person in a chair, or nothing."""
        return "" if self.chairs[seat].startswith(BOT) else self.chairs[seat]

    def neighbours(self, person: str) -> list[str]:
        """Return the people who sit next to somebody, bots and empty chairs not counted."""
        seated = people_in(self.chairs)
        if person not in seated or len(seated) < 2:
            return []
        at = seated.index(person)
        return [seated[at - 1], seated[(at + 1) % len(seated)]]

    def agents(self) -> frozenset[int]:
        """Return the seats of people's own programs."""
        programs = [person for person, known in self.people.items() if known.is_agent]
        return frozenset([seat for seat, chair in enumerate(self.chairs) if chair in programs])

    def knocking(self) -> list[protocol.Knocking]:
        """Return who knocks now, as all may see it."""
        return [
            protocol.Knocking(
                name,
                one.person,
                self.people[one.person].name,
                one.seat,
                one.at + KNOCK_SECONDS,
                list(one.agreed),
            )
            for name, one in self.knocks.items()
            if one.is_open(self.now)
        ]

    def is_kicked(self, token: str, name: str) -> bool:
        """Tell whether a device, or the name it comes with, was sent away from this game."""
        return token in self.kicked or not shapes(name).isdisjoint(self.kicked)

    # What happens.

    def on_joined(self, entry: journal.Joined) -> None:
        person = self.people.setdefault(entry.person, Person(entry.name))
        person.name = entry.name
        person.is_agent = entry.is_agent
        person.tokens.append(entry.token)
        if entry.seat >= 0:
            self.chairs[entry.seat] = entry.person
        elif entry.waits:
            self.waiting.append(entry.person)
        if entry.is_insider:
            self.insiders.add(entry.person)

    def on_tokened(self, entry: journal.Tokened) -> None:
        self.people[entry.person].add_device(entry.token)

    def on_rotated(self, entry: journal.Rotated) -> None:
        self.people[entry.person].rotate(entry.shown, entry.token)

    def on_offered(self, entry: journal.Offered) -> None:
        self.people[entry.person].codes = {entry.code: entry.at}

    def on_gone(self, entry: journal.Gone) -> None:
        gone = self.people.pop(entry.person)
        self.muted.discard(entry.person)
        self.former_hosts.discard(entry.person)
        self.ready.discard(entry.person)
        self.waiting = [person for person in self.waiting if person != entry.person]
        self.knocks = {
            name: knock for name, knock in self.knocks.items() if knock.person != entry.person
        }
        known = {*gone.tokens, *gone.heirs, *shapes(gone.name)}
        if entry.is_kicked:
            self.kicked |= known
        elif self.stage == PLAYING and entry.person in self.chairs:
            self.departed |= known
        for seat, chair in enumerate(self.chairs):
            if chair == entry.person:
                # Between the commitment and the deal nobody else can come: a bot sits down.
                self.chairs[seat] = BOT + "rules" if self.stage == COMMITTED else ""
        self.fill_chairs(takes_bots=False)

    def on_hosted(self, entry: journal.Hosted) -> None:
        self.former_hosts.add(self.host)
        self.former_hosts.discard(entry.person)
        self.host = entry.person

    def seat_people(self, chairs: Sequence[str]) -> None:
        """Let people sit in these chairs; who has none any more waits before all others."""
        standing = [person for person in people_in(self.chairs) if person not in chairs]
        waiting = [person for person in self.waiting if person not in chairs]
        self.chairs, self.waiting = list(chairs), standing + waiting
        self.ready &= set(chairs)
        self.fill_chairs(takes_bots=False)

    def fill_chairs(self, takes_bots: bool) -> None:
        """Between games, let those who wait sit down where there is a chair."""
        if self.stage == LOBBY:
            self.chairs, self.waiting = give_chairs(self.chairs, self.waiting, takes_bots)

    def on_readied(self, entry: journal.Readied) -> None:
        if entry.is_ready:
            self.ready.add(entry.person)
        else:
            self.ready.discard(entry.person)

    def on_dressed(self, entry: journal.Dressed) -> None:
        known = self.people[entry.person]
        known.face, known.colour = entry.face, entry.colour

    def on_muted(self, entry: journal.Muted) -> None:
        if entry.is_muted:
            self.muted.add(entry.person)
        else:
            self.muted.discard(entry.person)

    def on_knocked(self, entry: journal.Knocked) -> None:
        """Those that were not answered in time are forgotten."""
        self.knocks = {name: one for name, one in self.knocks.items() if one.is_open(entry.at)}
        self.knocks[entry.knock] = Knock(entry.person, entry.at, entry.code, entry.seat)

    def on_agreed(self, entry: journal.Agreed) -> None:
        self.knocks[entry.knock].agreed.append(entry.person)

    def on_declined(self, entry: journal.Declined) -> None:
        del self.knocks[entry.knock]

    def on_returned(self, entry: journal.Returned) -> None:
        """The old devices are out; the new one may come with its one-time code."""
        knock = self.knocks.pop(entry.knock)
        person = self.people[knock.person]
        self.replaced = [*self.replaced, *person.tokens, *person.heirs][-MOST_REPLACED:]
        person.tokens, person.heirs = [], {}
        person.codes = {knock.code: entry.at}

    def take_chair(self, person: str, seat: int) -> None:
        """Let somebody who waited sit down in a bot's chair."""
        self.chairs[seat] = person
        self.waiting = [one for one in self.waiting if one != person]
        self.knocks = {name: one for name, one in self.knocks.items() if one.person != person}
