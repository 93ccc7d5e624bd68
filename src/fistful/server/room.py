"""A room: people, chairs, and the game they play. A pure function of its journal.

`apply` takes one entry and returns what every audience is told of it. Nothing here asks whether
something is allowed (`desk` does, before the entry is written) and nothing waits or sends.
"""

from collections import deque
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import partial
from itertools import count
from typing import Any, Final

from fistful.engine.events import Event
from fistful.engine.game import Game
from fistful.engine.options import parse_options
from fistful.engine.seats import SPECTATOR
from fistful.games import find_game
from fistful.server import journal, protocol
from fistful.table import messages
from fistful.table.clock import find_clock
from fistful.table.fairness import NONCE_BYTES, commitment
from fistful.table.record import write_record
from fistful.table.table import Table

#: Stages of a room.
LOBBY: Final = "lobby"
COMMITTED: Final = "committed"
PLAYING: Final = "playing"
OVER: Final = "over"

BOT: Final = "bot:"
#: How long after it is stored something is shown, so that all screens can show it together.
SHOW_AFTER: Final = 0.3
#: Names for bots, in the order they sit down.
BOT_NAMES: Final = ("Clem", "Dolly", "Earl", "Flint", "Gus", "Hattie", "Ike", "June")

#: Updates a device may have missed before a snapshot is cheaper.
MOST_MISSED: Final = 24
#: Lines of chat that a device which comes back is shown.
MOST_CHAT: Final = 50
#: Devices of one person; with one more the oldest has to find its way back by a link.
MOST_TOKENS: Final = 8

#: What the audiences are told: frames by seat, or SPECTATOR.
Told = dict[int, list[str]]


@dataclass
class Person:
    """Somebody who joined. Tokens and one-time codes are kept as hashes."""

    name: str
    tokens: list[str] = field(default_factory=list)
    codes: dict[str, float] = field(default_factory=dict)


class Stream:
    """What one audience was told: how much, the last frames of it, and every event."""

    def __init__(self) -> None:
        self.seq = 0
        self.recent: deque[str] = deque(maxlen=MOST_MISSED)
        self.events: list[dict[str, object]] = []

    def after(self, seq: int) -> list[str] | None:
        """Return the frames after a number; None if they are not all there."""
        missed = self.seq - seq
        if not 0 <= missed <= len(self.recent):
            return None
        return list(self.recent)[len(self.recent) - missed :]


class Room:
    """Everything about one table, from its journal."""

    def __init__(self) -> None:
        self.entries = 0
        self.now = 0.0
        self.stage = LOBBY
        self.people: dict[str, Person] = {}
        self.chairs: list[str] = []
        self.host = ""
        self.code = ""
        self.options: dict[str, str] = {}
        self.clock = "none"
        self.is_public = False
        self.is_locked = False
        self.is_code_hidden = False
        self.is_muted = False
        #: Which game of this room is on, counted from 0.
        self.games = 0
        self.seed = b""
        self.nonces: dict[int, bytes] = {}
        self.table: Table | None = None
        #: Whether the open question has been given more time at a player's wish.
        self.extended: set[int] = set()
        self.committed_at = 0.0
        self.chat: deque[protocol.ChatLine] = deque(maxlen=MOST_CHAT)
        #: The records of the finished games.
        self.records: list[str] = []
        #: How often the streams began anew: numbers of updates count within that.
        self.beginnings = 0
        self.streams: dict[int, Stream] = {}
        #: The audiences for which frames are made: nobody reads what the others are told.
        self.wanted: set[int] = set()
        self.game: Game

    # What can be seen.

    def seat_of(self, person: str) -> int:
        """Return a person's seat, or SPECTATOR. Nobody (an empty id) sits in no empty chair."""
        return self.chairs.index(person) if person and person in self.chairs else SPECTATOR

    def owner(self, token: str) -> str | None:
        """Return the person a token's hash belongs to."""
        for person, known in self.people.items():
            if token in known.tokens:
                return person
        return None

    def names(self) -> list[str]:
        """Return the names at the chairs, bots' included; empty chairs have none."""
        if self.table is not None:
            return list(self.table.names)
        names: list[str] = []
        taken = {person.name for person in self.people.values()}
        free = (name for name in bot_names() if name not in taken)
        for chair in self.chairs:
            if chair.startswith(BOT):
                names.append(next(free))
            else:
                names.append(self.people[chair].name if chair else "")
        return names

    def bot_at(self, seat: int) -> str:
        """Return the kind of bot that plays a seat now, or nothing."""
        if self.table is not None:
            return self.table.bots[seat]
        return self.chairs[seat].removeprefix(BOT) if self.chairs[seat].startswith(BOT) else ""

    def lobby(self) -> protocol.Lobby:
        """Return the table as all may see it."""
        names = self.names()
        chairs = [
            protocol.Chair(names[seat], "" if chair.startswith(BOT) else chair, self.bot_at(seat))
            for seat, chair in enumerate(self.chairs)
        ]
        return protocol.Lobby(
            game=self.game.name,
            options=self.options,
            code="" if self.is_code_hidden else self.code,
            stage=self.stage,
            host=self.host,
            chairs=chairs,
            clock=self.clock,
            is_public=self.is_public,
            is_locked=self.is_locked,
            is_code_hidden=self.is_code_hidden,
            is_muted=self.is_muted,
            commitment=self.commitment(),
            games=len(self.records),
        )

    def commitment(self) -> str:
        """Return the promise about the seed, once there is one."""
        return commitment(self.seed, self.game.name, self.options) if self.seed else ""

    def question(self, audience: int) -> protocol.Question | None:
        """Return the open question as an audience may see it."""
        table = self.table
        if table is None or table.is_over():
            return None
        asked = table.question
        return protocol.Question(
            number=asked.number,
            phase=table.phase().name,
            seats=list(asked.seats),
            legal=[self.choice(action) for action in sorted(table.legal(audience))],
            sealed=asked.answers.get(audience, ""),
            deadline=table.deadline(),
            is_paused=table.paused_at is not None,
        )

    def choice(self, action: int) -> protocol.Choice:
        """Return a legal answer as it goes over the wire."""
        assert self.table is not None
        verbs = self.game.rules.verbs
        word = verbs.verb_of[action].word
        return protocol.Choice(self.table.text(action), word, verbs.things(action))

    def view(self, audience: int) -> dict[str, object] | None:
        """Return the game as an audience may see it."""
        return None if self.table is None else self.table.view(audience)

    def snapshot(self, person: str) -> protocol.Snapshot:
        """Return all that a person (nobody: a watcher) knows."""
        seat = self.seat_of(person)
        stream = self.streams[seat]
        return protocol.Snapshot(
            seq=stream.seq,
            at=self.now,
            game=self.stream_number(seat),
            you=person,
            seat=seat,
            lobby=self.lobby(),
            view=self.view(seat),
            events=stream.events,
            question=self.question(seat),
            chat=list(self.chat),
        )

    def stream_number(self, audience: int) -> int:
        """Return what tells an audience's stream from all others of this room."""
        return self.beginnings * (SPECTATOR + 1) + audience

    def missed(self, audience: int, number: int, seq: int) -> list[str] | None:
        """Return what an audience was sent after a number; None if only a snapshot can help."""
        if number != self.stream_number(audience):
            return None
        return self.streams[audience].after(seq)

    # What happens.

    def apply(self, entry: journal.Any) -> Told:
        """Take the next entry of the journal; return what everyone is told of it."""
        self.entries += 1
        self.now = max(self.now, entry.at)
        told: Told = {}
        if isinstance(entry, IN_GAME):
            self.play(entry, told)
        else:
            handler: Any = getattr(self, f"on_{type(entry).__name__.lower()}")
            handler(entry)
            if not isinstance(entry, SILENT):
                self.tell_lobby(told)
            if isinstance(entry, journal.Started):
                assert self.table is not None
                self.pass_on(self.table.start(self.now + SHOW_AFTER), told)
            if isinstance(entry, journal.Chatted):
                line = self.chat[-1]
                self.tell_all(
                    told,
                    lambda seq: protocol.Chatted(
                        seq, self.now, line.person, line.name, line.text, line.is_emote
                    ),
                )
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
        self.clear_streams()

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

    def on_offered(self, entry: journal.Offered) -> None:
        self.people[entry.person].codes = {entry.code: entry.at}

    def on_gone(self, entry: journal.Gone) -> None:
        del self.people[entry.person]
        for seat, chair in enumerate(self.chairs):
            if chair == entry.person:
                # Between the commitment and the deal nobody else can come: a bot sits down.
                self.chairs[seat] = BOT + "rules" if self.stage == COMMITTED else ""

    def on_hosted(self, entry: journal.Hosted) -> None:
        self.host = entry.person

    def on_arranged(self, entry: journal.Arranged) -> None:
        self.chairs = list(entry.chairs)
        self.clear_streams()

    def on_set(self, entry: journal.Set) -> None:
        self.is_locked = entry.is_locked
        self.is_code_hidden = entry.is_code_hidden
        self.is_muted = entry.is_muted
        self.clock = entry.clock

    def on_committed(self, entry: journal.Committed) -> None:
        self.seed = bytes.fromhex(entry.seed)
        self.nonces = {}
        self.stage = COMMITTED
        self.committed_at = entry.at

    def on_nonce(self, entry: journal.Nonce) -> None:
        self.nonces[entry.seat] = bytes.fromhex(entry.nonce)

    def on_started(self, entry: journal.Started) -> None:
        nonces = [self.nonces.get(seat, bytes(NONCE_BYTES)) for seat in range(len(self.chairs))]
        table = Table(
            self.game, self.options, self.names(), self.seed, nonces, find_clock(self.clock)
        )
        table.bots = [self.bot_at(seat) for seat in range(len(self.chairs))]
        self.table = table
        self.stage = PLAYING

    def on_chatted(self, entry: journal.Chatted) -> None:
        name = self.people[entry.person].name
        self.chat.append(protocol.ChatLine(entry.person, name, entry.text, entry.is_emote))

    def on_rematched(self, entry: journal.Rematched) -> None:
        self.games += 1
        self.stage = LOBBY
        self.table = None
        self.seed = b""
        self.extended = set()
        self.clear_streams()

    def play(self, entry: journal.Any, told: Told) -> None:
        """Let an entry act on the game."""
        table = self.table
        assert table is not None
        at = entry.at
        if isinstance(entry, journal.Answered):
            self.pass_on(table.submit(entry.seat, entry.question, entry.text, at), told)
        elif isinstance(entry, journal.Raced):
            for seat, text in zip(entry.seats, entry.texts, strict=True):
                if table.question.number == entry.question and seat in table.owing():
                    self.pass_on(table.submit(seat, entry.question, text, at), told)
        elif isinstance(entry, journal.Ticked):
            self.pass_on(table.tick(at), told)
        elif isinstance(entry, journal.Paused):
            self.pass_on(table.pause(at), told)
        elif isinstance(entry, journal.Resumed):
            self.pass_on(table.resume(at), told)
        elif isinstance(entry, journal.Extended):
            self.extended.add(table.question.number)
            self.pass_on(table.extend(entry.seconds), told)
        elif isinstance(entry, journal.Replaced):
            table.replace(entry.seat, entry.bot)
            self.tell_lobby(told)
        elif isinstance(entry, journal.Talked):
            self.pass_on(table.say(entry.seat, entry.text), told)
        if table.is_over() and self.stage == PLAYING:
            self.stage = OVER
            self.records.append(write_record(table.record()))
            self.tell_lobby(told)

    # Telling.

    def clear_streams(self) -> None:
        self.beginnings += 1
        self.streams = {audience: Stream() for audience in (*range(len(self.chairs)), SPECTATOR)}

    def tell(self, told: Told, audience: int, make: Callable[[int], protocol.AnyUpdate]) -> None:
        """Tell an audience something, under its next number; what nobody reads is not written."""
        stream = self.streams[audience]
        stream.seq += 1
        if audience not in self.wanted:
            stream.recent.clear()
            return
        frame = protocol.write_frame(make(stream.seq))
        stream.recent.append(frame)
        told.setdefault(audience, []).append(frame)

    def tell_all(self, told: Told, make: Callable[[int], protocol.AnyUpdate]) -> None:
        """Tell every audience the same, each under its own number."""
        for audience in self.streams:
            self.tell(told, audience, make)

    def tell_lobby(self, told: Told) -> None:
        """Tell everyone how the table is now."""
        lobby = self.lobby()
        self.tell_all(told, lambda seq: protocol.LobbyChanged(seq, self.now, lobby))

    def pass_on(self, said: list[messages.Message], told: Told) -> None:
        """Pass the table's messages on to their audiences."""
        plain: dict[Event, dict[str, object]] = {}
        for message in said:
            if isinstance(message, messages.Told):
                for event in message.events:
                    if event not in plain:
                        plain[event] = self.game.rules.events.plain(event)
                    self.streams[message.to].events.append(plain[event])
            self.tell(told, message.to, partial(self.translate, message, plain))

    def translate(
        self, message: messages.Message, plain: dict[Event, dict[str, object]], seq: int
    ) -> protocol.AnyUpdate:
        """Return a message of the table as it goes over the wire; `plain` are its events."""
        now, shown, to = self.now, self.now + SHOW_AFTER, message.to
        assert self.table is not None
        match message:
            case messages.Told():
                events = [plain[event] for event in message.events]
                return protocol.Told(seq, shown, events, self.table.view(to))
            case messages.Asked():
                question = self.question(to)
                assert question is not None
                return protocol.Asked(seq, shown, question)
            case messages.Sealed():
                return protocol.SealedAnswer(seq, now, message.question, message.text)
            case messages.Answered():
                return protocol.HasAnswered(seq, now, message.question, message.seat)
            case messages.Moved():
                paused = message.is_paused
                return protocol.Moved(seq, now, message.question, message.deadline, paused)
            case messages.Said():
                return protocol.Said(seq, now, message.seat, message.text)
            case messages.Ended():
                winners, scores = list(message.winners), list(message.scores)
                return protocol.Ended(seq, shown, winners, scores, message.reason, self.seed.hex())
        raise TypeError(message)


def bot_names() -> Iterator[str]:
    """Return names for bots without end: people may have taken some."""
    yield from BOT_NAMES
    for number in count(2):
        yield from [f"{name} {number}" for name in BOT_NAMES]


#: Entries that act on the running game.
IN_GAME: Final = (
    journal.Answered,
    journal.Raced,
    journal.Ticked,
    journal.Paused,
    journal.Resumed,
    journal.Extended,
    journal.Replaced,
    journal.Talked,
)
#: Entries that change nothing anybody sees in the lobby.
SILENT: Final = (journal.Tokened, journal.Offered, journal.Nonce, journal.Chatted)
