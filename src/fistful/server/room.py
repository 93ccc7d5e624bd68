"""A room: people, chairs, and the game they play. A pure function of its journal.

`apply` takes one entry and returns what every audience is told of it (`telling` finds the words).
Nothing here asks whether something is allowed (`desk` does, before the entry is written) and
nothing waits or sends.
"""

from collections import deque
from collections.abc import Iterator, Sequence
from copy import copy
from dataclasses import dataclass, field
from itertools import count
from typing import Any, Final

from fistful.engine.options import parse_options
from fistful.engine.seats import SPECTATOR
from fistful.games import find_game
from fistful.games.game import Game
from fistful.server import journal, protocol
from fistful.server.edition import RULES_CHANGED, edition, first_edition
from fistful.server.playing import IN_GAME, Rehearsal, act
from fistful.server.telling import SHOW_AFTER, Silence, Teller, Told
from fistful.table.clock import find_clock
from fistful.table.fairness import NONCE_BYTES, commitment
from fistful.table.looks import are_alike, shapes
from fistful.table.record import COMMENT_LINE, SEAT_LINE, Line, Record, write_record
from fistful.table.table import Table

#: Stages of a room.
LOBBY: Final = "lobby"
COMMITTED: Final = "committed"
PLAYING: Final = "playing"
OVER: Final = "over"

BOT: Final = "bot:"
#: Names for bots, in the order they sit down.
BOT_NAMES: Final = ("Clem", "Dolly", "Earl", "Flint", "Gus", "Hattie", "Ike", "June")

#: Lines of chat that a device which comes back is shown.
MOST_CHAT: Final = 50
#: Devices of one person; with one more the oldest has to find its way back by a link.
MOST_TOKENS: Final = 8
#: New tokens that one device may be given in vain, because the answer did not reach it.
MOST_HEIRS: Final = 4


@dataclass
class Person:
    """Somebody who joined. Tokens and one-time codes are kept as hashes."""

    name: str
    tokens: list[str] = field(default_factory=list)
    #: Tokens that were given out and not shown yet, each with the one it is to replace.
    heirs: dict[str, str] = field(default_factory=dict)
    codes: dict[str, float] = field(default_factory=dict)

    def copy(self) -> "Person":
        """Return a copy to try something on."""
        return Person(self.name, list(self.tokens), dict(self.heirs), dict(self.codes))


class Room:
    """Everything about one table, from its journal."""

    def __init__(self) -> None:
        self.entries = 0
        self.now = 0.0
        self.stage = LOBBY
        self.people: dict[str, Person] = {}
        self.chairs: list[str] = []
        self.host = ""
        #: Those who were host before somebody took over.
        self.former_hosts: set[str] = set()
        self.code = ""
        self.options: dict[str, str] = {}
        self.clock = "none"
        self.is_public = False
        self.is_locked = False
        self.is_code_hidden = False
        self.is_muted = False
        #: The people who may not talk.
        self.muted: set[str] = set()
        #: Tokens and looks of those who were kicked from this game.
        self.kicked: set[str] = set()
        #: Which game of this room is on, counted from 0.
        self.games = 0
        self.seed = b""
        self.nonces: dict[int, bytes] = {}
        #: The names of those the cards were dealt to.
        self.seated: list[str] = []
        self.table: Table | None = None
        #: What was tried on a copy and is now being stored.
        self.rehearsal: Rehearsal | None = None
        #: Whether the open question has been given more time at a player's wish.
        self.extended: set[int] = set()
        self.committed_at = 0.0
        self.chat: deque[protocol.ChatLine] = deque(maxlen=MOST_CHAT)
        #: The answers of this game as lines of its record; whether that is all there is of it,
        #: as its rules are no more; and why the last one came to no end.
        self.answers: list[Line] = []
        self.is_lost = False
        self.ended = ""
        #: The records of the finished games.
        self.records: list[str] = []
        self.game: Game
        self.teller = Teller(self)

    # What can be seen.

    def seat_of(self, person: str) -> int:
        """Return a person's seat, or SPECTATOR. Nobody (an empty id) sits in no empty chair."""
        return self.chairs.index(person) if person and person in self.chairs else SPECTATOR

    def owner(self, token: str) -> str | None:
        """Return the person a token's hash belongs to."""
        for person, known in self.people.items():
            if token in known.tokens or known.heirs.get(token) in known.tokens:
                return person
        return None

    def names(self) -> list[str]:
        """Return the names at the chairs, bots' included; empty chairs have none."""
        if self.table is not None:
            return list(self.table.names)
        names: list[str] = []
        taken = [person.name for person in self.people.values()]
        free = (
            name for name in bot_names() if not any([are_alike(name, other) for other in taken])
        )
        for chair in self.chairs:
            if chair.startswith(BOT):
                names.append(next(free))
            else:
                names.append(self.people[chair].name if chair else "")
        return names

    def person_at(self, seat: int) -> str:
        """Return the person in a chair, or nothing."""
        return "" if self.chairs[seat].startswith(BOT) else self.chairs[seat]

    def bot_at(self, seat: int) -> str:
        """Return the kind of bot that plays a seat now, or nothing."""
        if self.table is not None:
            return self.table.bots[seat]
        return self.chairs[seat].removeprefix(BOT) if self.chairs[seat].startswith(BOT) else ""

    def commitment(self) -> str:
        """Return the promise about the seed, once there is one."""
        return commitment(self.seed, self.game.name, self.options) if self.seed else ""

    def is_kicked(self, token: str, name: str) -> bool:
        """Tell whether a device, or the name it comes with, was sent away from this game."""
        return token in self.kicked or not shapes(name).isdisjoint(self.kicked)

    # What happens.

    def rehearse(self, entries: Sequence[journal.Any]) -> None:
        """Try entries on a copy: raises whatever would keep them from being applied.

        A single entry that acts on the game is not played twice: the table it was tried on is the
        one it leads to.
        """
        self.rehearsal = None
        if self.table is not None and len(entries) == 1 and isinstance(entries[0], IN_GAME):
            self.rehearsal = Rehearsal(self.table, entries[0])
            return
        trial = copy(self)
        trial.teller = Silence(trial)
        trial.table = None if self.table is None else self.table.copy()
        trial.people = {person: known.copy() for person, known in self.people.items()}
        trial.nonces = dict(self.nonces)
        trial.chat = self.chat.copy()
        for name in ("chairs", "records", "answers"):
            setattr(trial, name, list(getattr(self, name)))
        for name in ("former_hosts", "muted", "kicked", "extended"):
            setattr(trial, name, set(getattr(self, name)))
        for entry in entries:
            trial.apply(entry)

    def apply(self, entry: journal.Any) -> Told:
        """Take the next entry of the journal; return what everyone is told of it."""
        self.entries += 1
        self.now = max(self.now, entry.at)
        told: Told = {}
        if isinstance(entry, IN_GAME):
            self.note_answers(entry)
            if not self.is_lost:
                self.play(entry, told)
        else:
            handler: Any = getattr(self, f"on_{type(entry).__name__.lower()}")
            handler(entry)
            if not isinstance(entry, SILENT):
                self.teller.tell_lobby(told)
            if isinstance(entry, journal.Started):
                self.begin(told)
            if isinstance(entry, journal.Chatted):
                self.teller.tell_chat(told, self.chat[-1])
        return told

    def on_created(self, entry: journal.Created) -> None:
        self.game = find_game(entry.game)
        self.options = parse_options(self.game.rules.options, entry.options)
        self.chairs = [""] * entry.seats
        self.clock = entry.clock
        self.is_public = entry.is_public
        self.code = entry.code
        self.host = entry.host
        self.people[entry.host] = Person("", [entry.host_token])
        self.teller.begin_anew()

    def on_joined(self, entry: journal.Joined) -> None:
        person = self.people.setdefault(entry.person, Person(entry.name))
        person.name = entry.name
        person.tokens.append(entry.token)
        if entry.seat >= 0:
            self.chairs[entry.seat] = entry.person

    def on_tokened(self, entry: journal.Tokened) -> None:
        person = self.people[entry.person]
        person.tokens = [*person.tokens, entry.token][-MOST_TOKENS:]
        person.codes.clear()

    def on_rotated(self, entry: journal.Rotated) -> None:
        """Give an heir to the token shown. One that is an heir itself has arrived: the token it
        replaces is void, and so are its other heirs."""
        person = self.people[entry.person]
        old = person.heirs.pop(entry.shown, "")
        if old:
            person.tokens = [entry.shown if token == old else token for token in person.tokens]
        kept = [heir for heir, whose in person.heirs.items() if whose == entry.shown]
        void = set(kept[: -MOST_HEIRS + 1])
        person.heirs = {
            heir: whose
            for heir, whose in person.heirs.items()
            if whose in person.tokens and heir not in void
        }
        person.heirs[entry.token] = entry.shown

    def on_offered(self, entry: journal.Offered) -> None:
        self.people[entry.person].codes = {entry.code: entry.at}

    def on_gone(self, entry: journal.Gone) -> None:
        gone = self.people.pop(entry.person)
        self.muted.discard(entry.person)
        self.former_hosts.discard(entry.person)
        if entry.is_kicked:
            self.kicked |= {*gone.tokens, *gone.heirs, *shapes(gone.name)}
        for seat, chair in enumerate(self.chairs):
            if chair == entry.person:
                # Between the commitment and the deal nobody else can come: a bot sits down.
                self.chairs[seat] = BOT + "rules" if self.stage == COMMITTED else ""

    def on_hosted(self, entry: journal.Hosted) -> None:
        self.former_hosts.add(self.host)
        self.former_hosts.discard(entry.person)
        self.host = entry.person

    def on_arranged(self, entry: journal.Arranged) -> None:
        self.chairs = list(entry.chairs)
        self.teller.begin_anew()

    def on_set(self, entry: journal.Set) -> None:
        self.is_locked = entry.is_locked
        self.is_code_hidden = entry.is_code_hidden
        self.is_muted = entry.is_muted
        self.clock = entry.clock

    def on_muted(self, entry: journal.Muted) -> None:
        if entry.is_muted:
            self.muted.add(entry.person)
        else:
            self.muted.discard(entry.person)

    def on_committed(self, entry: journal.Committed) -> None:
        self.seed = bytes.fromhex(entry.seed)
        self.nonces = {}
        self.stage = COMMITTED
        self.committed_at = entry.at

    def on_nonce(self, entry: journal.Nonce) -> None:
        self.nonces[entry.seat] = bytes.fromhex(entry.nonce)

    def on_started(self, entry: journal.Started) -> None:
        self.seated = entry.names or self.names()
        self.stage = PLAYING
        self.answers = []
        self.ended = ""
        known = entry.edition or first_edition(self.game, self.options)
        if known != edition(self.game, self.options):
            self.lose()
            return
        table = Table(
            self.game,
            self.options,
            self.seated,
            self.seed,
            self.all_nonces(),
            find_clock(self.clock),
        )
        table.bots = [self.bot_at(seat) for seat in range(len(self.chairs))]
        self.table = table

    def begin(self, told: Told) -> None:
        """Let the game begin, unless its rules are no more."""
        if self.table is not None:
            self.teller.begin_game()
            self.teller.pass_on(self.table.start(self.now + SHOW_AFTER), told)

    def lose(self, known: Sequence[Line] = ()) -> None:
        """The game's rules are no more: nothing happens in it, and what is known of it is kept."""
        self.is_lost = True
        self.table = None
        self.answers = list(known) or self.answers

    def note_answers(self, entry: journal.Any) -> None:
        """Note what was answered: that is in the journal, whatever the rules made of it."""
        if isinstance(entry, journal.Answered):
            self.answers.append(Line(0, SEAT_LINE, self.seated[entry.seat], entry.text))
        elif isinstance(entry, journal.Raced):
            who = self.seated[entry.seats[0]]
            self.answers.append(Line(0, SEAT_LINE, who, entry.texts[0]))

    def lost_record(self) -> str:
        """Return what is known of a game whose rules are no more."""
        record = Record(
            self.game.name,
            self.options,
            tuple(self.seated),
            (),
            self.commitment(),
            tuple(self.all_nonces()),
            self.seed,
            [*self.answers, Line(0, COMMENT_LINE, "", f"ended: {RULES_CHANGED}")],
        )
        return write_record(record)

    def all_nonces(self) -> list[bytes]:
        """Return what every seat added to the dice; nothing counts as zeros."""
        return [self.nonces.get(seat, bytes(NONCE_BYTES)) for seat in range(len(self.chairs))]

    def on_abandoned(self, entry: journal.Abandoned) -> None:
        self.records.append(entry.record)
        self.on_rematched(entry)
        self.ended = entry.reason

    def on_chatted(self, entry: journal.Chatted) -> None:
        name = self.people[entry.person].name
        self.chat.append(protocol.ChatLine(entry.person, name, entry.text, entry.is_emote))

    def on_rematched(self, entry: journal.Rematched | journal.Abandoned) -> None:
        self.games += 1
        self.is_lost = False
        self.ended = ""
        self.stage = LOBBY
        self.table = None
        self.seed = b""
        self.extended = set()
        self.kicked = set()
        self.teller.begin_anew()

    def play(self, entry: journal.Any, told: Told) -> None:
        """Let an entry act on the game."""
        table, tried = self.table, self.rehearsal
        assert table is not None
        self.rehearsal = None
        if isinstance(entry, journal.Extended) and not entry.is_grace:
            self.extended.add(table.question.number)
        if tried is not None and tried.entry is entry:
            table.become(tried.table)
            said = tried.said
        else:
            said = act(table, entry)
        self.teller.pass_on(said, told)
        if isinstance(entry, journal.Replaced):
            self.teller.tell_lobby(told)
        if table.is_over() and self.stage == PLAYING:
            self.stage = OVER
            self.records.append(write_record(table.record()))
            self.teller.tell_lobby(told)


def bot_names() -> Iterator[str]:
    """Return names for bots without end: people may have taken some."""
    yield from BOT_NAMES
    for number in count(2):
        yield from [f"{name} {number}" for name in BOT_NAMES]


#: Entries that change nothing anybody sees in the lobby.
SILENT: Final = (
    journal.Tokened,
    journal.Rotated,
    journal.Offered,
    journal.Nonce,
    journal.Chatted,
)
