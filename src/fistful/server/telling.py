"""What the audiences of a room are told: how it looks to them, and a stream of frames each."""

from collections import deque
from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Final

import msgspec

from fistful.engine.events import Event
from fistful.engine.seats import SPECTATOR
from fistful.server import protocol
from fistful.table import messages

if TYPE_CHECKING:
    from fistful.server.room import Room

#: How long after it is stored something is shown, so that all screens can show it together.
SHOW_AFTER: Final = 0.3
#: Bytes by which what one seat is told may be longer than what all may know: its own cards.
OWN_BYTES: Final = 512
#: By which part of it a snapshot may be longer: cards one saw from the beginning on.
OWN_SHARE: Final = 4
#: Updates a device may have missed before a snapshot is cheaper.
MOST_MISSED: Final = 24

#: The messages in which everybody finds something of their own.
OWN: Final = (messages.Told, messages.Asked, messages.Sealed)
#: What the audiences are told: frames by seat, or SPECTATOR.
Told = dict[int, list[str]]


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


class Teller:
    """Finds the words for one room."""

    def __init__(self, room: "Room") -> None:
        self.room = room
        #: How often the streams began anew: numbers of updates count within that.
        self.beginnings = 0
        self.streams: dict[int, Stream] = {}
        #: The audiences for which frames are made: nobody reads what the others are told.
        self.wanted: set[int] = set()
        #: The answers of the game as they go over the wire, by action.
        self.choices: dict[int, protocol.Choice] = {}
        #: The bytes that all answers a seat could be offered at once would take.
        self.choice_bytes = 0

    # What the room looks like.

    def lobby(self) -> protocol.Lobby:
        """Return the table as all may see it."""
        room = self.room
        names = room.names()
        return protocol.Lobby(
            game=room.game.name,
            options=room.options,
            code="" if room.is_code_hidden else room.code,
            stage=room.stage,
            host=room.host,
            chairs=[
                protocol.Chair(names[seat], room.person_at(seat), room.bot_at(seat))
                for seat in range(len(room.chairs))
            ],
            clock=room.clock,
            is_public=room.is_public,
            is_locked=room.is_locked,
            is_code_hidden=room.is_code_hidden,
            is_muted=room.is_muted,
            muted=sorted(room.muted),
            commitment=room.commitment(),
            games=len(room.records),
            ended=room.ended,
        )

    def question(self, audience: int) -> protocol.Question | None:
        """Return the open question as an audience may see it."""
        table = self.room.table
        if table is None or table.is_over():
            return None
        asked = table.question
        return protocol.Question(
            number=asked.number,
            phase=table.phase().name,
            is_race=table.phase().is_race,
            seats=list(asked.seats),
            legal=[self.choice(action) for action in sorted(table.legal(audience))],
            sealed=asked.answers.get(audience, ""),
            deadline=table.deadline(),
            is_paused=table.paused_at is not None,
        )

    def choice(self, action: int) -> protocol.Choice:
        """Return a legal answer as it goes over the wire."""
        if action not in self.choices:
            table, verbs = self.room.table, self.room.game.rules.verbs
            assert table is not None
            word = verbs.verb_of[action].word
            self.choices[action] = protocol.Choice(table.text(action), word, verbs.things(action))
        return self.choices[action]

    def snapshot(self, person: str) -> protocol.Snapshot:
        """Return all that a person (nobody: a watcher) knows."""
        room = self.room
        seat = room.seat_of(person)
        stream = self.streams[seat]
        return protocol.Snapshot(
            seq=stream.seq,
            at=room.now,
            game=self.stream_number(seat),
            you=person,
            seat=seat,
            lobby=self.lobby(),
            view=None if room.table is None else room.table.view(seat),
            events=stream.events,
            question=self.question(seat),
            chat=list(room.chat),
        )

    def snapshot_frame(self, person: str) -> str:
        """Return a person's snapshot as a frame, whose length all may know."""
        public = protocol.bare_length(self.snapshot(""))
        least = public + public // OWN_SHARE + OWN_BYTES + self.own_choices(person)
        return protocol.write_frame(self.snapshot(person), least)

    def own_choices(self, person: str) -> int:
        table, seat = self.room.table, self.room.seat_of(person)
        return self.choice_bytes if table is not None and seat in table.question.seats else 0

    def stream_number(self, audience: int) -> int:
        """Return what tells an audience's stream from all others of this room."""
        return self.beginnings * (SPECTATOR + 1) + audience

    def missed(self, audience: int, number: int, seq: int) -> list[str] | None:
        """Return what an audience was sent after a number; None if only a snapshot can help."""
        if number != self.stream_number(audience):
            return None
        return self.streams[audience].after(seq)

    # Telling.

    def begin_anew(self) -> None:
        """Begin new streams: a new game, or other people in the chairs."""
        self.beginnings += 1
        audiences = (*range(len(self.room.chairs)), SPECTATOR)
        self.streams = {audience: Stream() for audience in audiences}
        self.choices = {}

    def begin_game(self) -> None:
        """Look how much there can be to choose from: as many answers as the game ever offers at
        once, each as long as the longest at this table."""
        table = self.room.table
        assert table is not None
        longest = max([protocol.bare_length(self.choice(one)) for one in table.texts.values()])
        self.choice_bytes = self.room.game.breadth * (longest + 1)

    def tell(
        self,
        told: Told,
        audience: int,
        make: Callable[[int], protocol.AnyUpdate],
        least: int = 0,
        made: dict[int, str] | None = None,
    ) -> None:
        """Tell an audience something, under its next number; what nobody reads is not written.

        `made` are frames that others were sent of the same, by number.
        """
        stream = self.streams[audience]
        stream.seq += 1
        if audience not in self.wanted:
            stream.recent.clear()
            return
        frame = "" if made is None else made.get(stream.seq, "")
        if not frame:
            frame = protocol.write_frame(make(stream.seq), least)
            if made is not None:
                made[stream.seq] = frame
        stream.recent.append(frame)
        told.setdefault(audience, []).append(frame)

    def tell_all(self, told: Told, make: Callable[[int], protocol.AnyUpdate]) -> None:
        """Tell every audience the same, each under its own number."""
        made: dict[int, str] = {}
        for audience in self.streams:
            self.tell(told, audience, make, made=made)

    def tell_lobby(self, told: Told) -> None:
        """Tell everyone how the table is now."""
        lobby = self.lobby()
        self.tell_all(told, lambda seq: protocol.LobbyChanged(seq, self.room.now, lobby))

    def tell_chat(self, told: Told, line: protocol.ChatLine) -> None:
        """Tell everyone a line of chat."""
        now, what = self.room.now, (line.person, line.name, line.text, line.is_emote)
        self.tell_all(told, lambda seq: protocol.Chatted(seq, now, *what))

    def pass_on(self, said: list[messages.Message], told: Told) -> None:
        """Pass the table's messages on to their audiences."""
        plain = self.remember(said)
        public: dict[type, int] = {}
        made: dict[type, dict[int, str]] = {}
        for message in said:
            if self.wanted and message.to == SPECTATOR and type(message) in OWN:
                update = self.translate(message, plain, self.streams[SPECTATOR].seq)
                public[type(message)] = protocol.bare_length(update)
        for message in said:
            kind = type(message)
            least = self.least(message, public.get(kind, 0))
            same = None if kind in OWN else made.setdefault(kind, {})
            self.tell(told, message.to, partial(self.translate, message, plain), least, same)

    def remember(self, said: Sequence[messages.Message]) -> dict[Event, dict[str, object]]:
        """Note the events every audience hears; return them as they go over the wire."""
        plain: dict[Event, dict[str, object]] = {}
        for message in said:
            if isinstance(message, messages.Told):
                for event in message.events:
                    if event not in plain:
                        plain[event] = self.room.game.rules.events.plain(event)
                    self.streams[message.to].events.append(plain[event])
        return plain

    def least(self, message: messages.Message, public: int) -> int:
        """Return how long a frame should be, given how long it is for those who only watch.

        All who are asked are sent frames of one length, and so are all others: it depends on what
        everybody knows, and on nobody's cards.
        """
        if isinstance(message, messages.Asked):
            return public + OWN_BYTES // 8 + self.choice_bytes * (message.to in message.seats)
        return public + OWN_BYTES if isinstance(message, messages.Told) else 0

    def translate(
        self, message: messages.Message, plain: dict[Event, dict[str, object]], seq: int
    ) -> protocol.AnyUpdate:
        """Return a message of the table as it goes over the wire; `plain` are its events."""
        now, shown, to = self.room.now, self.room.now + SHOW_AFTER, message.to
        table, seed = self.room.table, self.room.seed
        assert table is not None
        match message:
            case messages.Told():
                events = [plain[event] for event in message.events]
                return protocol.Told(seq, shown, events, table.view(to))
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
                outcome = msgspec.convert(message.outcome.plain(), protocol.Outcome)
                return protocol.Ended(seq, shown, outcome, seed.hex())
        raise TypeError(message)


class Silence(Teller):
    """Tells nobody anything: for a room that only tries what would happen."""

    def begin_anew(self) -> None: ...

    def begin_game(self) -> None: ...

    def tell_all(self, told: Told, make: Callable[[int], protocol.AnyUpdate]) -> None: ...

    def tell_lobby(self, told: Told) -> None: ...

    def pass_on(self, said: list[messages.Message], told: Told) -> None: ...
