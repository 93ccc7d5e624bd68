"""What the audiences of a room are told: how it looks to them, and a stream of frames each."""

from collections import deque
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Final

from fistful.engine.events import Event
from fistful.engine.seats import SPECTATOR
from fistful.server import protocol
from fistful.table import messages

if TYPE_CHECKING:
    from fistful.server.room import Room

#: How long after it is stored something is shown, so that all screens can show it together.
SHOW_AFTER: Final = 0.3
#: Updates a device may have missed before a snapshot is cheaper.
MOST_MISSED: Final = 24

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
        #: The audiences that hear of the step being told.
        self.heard: set[int] = set()
        #: The answers of the game as they go over the wire, by action.
        self.choices: dict[int, protocol.Choice] = {}

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
        self.tell_all(told, lambda seq: protocol.LobbyChanged(seq, self.room.now, lobby))

    def tell_chat(self, told: Told, line: protocol.ChatLine) -> None:
        """Tell everyone a line of chat."""
        now, what = self.room.now, (line.person, line.name, line.text, line.is_emote)
        self.tell_all(told, lambda seq: protocol.Chatted(seq, now, *what))

    def pass_on(self, said: list[messages.Message], told: Told) -> None:
        """Pass the table's messages on to their audiences."""
        plain: dict[Event, dict[str, object]] = {}
        self.heard = {message.to for message in said if isinstance(message, messages.Told)}
        for message in said:
            if isinstance(message, messages.Told):
                for event in message.events:
                    if event not in plain:
                        plain[event] = self.room.game.rules.events.plain(event)
                    self.streams[message.to].events.append(plain[event])
            self.tell(told, message.to, partial(self.translate, message, plain))

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
                view = None if to in self.heard else table.view(to)
                return protocol.Asked(seq, shown, question, view)
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
                return protocol.Ended(seq, shown, winners, scores, message.reason, seed.hex())
        raise TypeError(message)


class Silence(Teller):
    """Tells nobody anything: for a room that only tries what would happen."""

    def begin_anew(self) -> None: ...

    def tell_all(self, told: Told, make: Callable[[int], protocol.AnyUpdate]) -> None: ...

    def tell_lobby(self, told: Told) -> None: ...

    def pass_on(self, said: list[messages.Message], told: Told) -> None: ...
