"""What the audiences of a room are told: a stream of frames each."""

from collections import deque
from collections.abc import Callable, Sequence
from functools import partial
from math import inf
from typing import TYPE_CHECKING, Any, Final

from fistful.engine.seats import SPECTATOR
from fistful.server import protocol
from fistful.server.seen import Seen, plain_act
from fistful.table import messages

if TYPE_CHECKING:
    from fistful.server.room import Room

#: Bytes by which what one seat is told may be longer than what all may know: its own cards.
OWN_BYTES: Final = 512
#: By which part of it a snapshot may be longer: cards one saw from the beginning on.
OWN_SHARE: Final = 4
#: Updates a device may have missed before a snapshot is cheaper.
MOST_MISSED: Final = 24

EVERY_SEAT: Final = range(SPECTATOR)
#: What the audiences are told: frames by seat, or SPECTATOR.
Frames = dict[int, list[protocol.Frame]]
#: Events and how they are played, as they stand in frames, by which of them an audience hears: most
#: hear the same.
Staged = dict[tuple[int, ...], tuple[Any, Any]]


class Stream:
    """What one audience was told: how much, and the last frames of it."""

    def __init__(self) -> None:
        self.seq = 0
        self.recent: deque[protocol.Frame] = deque(maxlen=MOST_MISSED)

    def after(self, seq: int) -> list[protocol.Frame] | None:
        """Return the frames after a number; None if they are not all there."""
        missed = self.seq - seq
        if not 0 <= missed <= len(self.recent):
            return None
        return list(self.recent)[len(self.recent) - missed :]


class Teller(Seen):
    """Finds the words for one room."""

    def __init__(self, room: "Room") -> None:
        super().__init__(room)
        #: How often the streams began anew: numbers of updates count within that.
        self.beginnings = 0
        self.streams: dict[int, Stream] = {}
        #: The audiences for which frames are made: nobody reads what the others are told.
        self.wanted: set[int] = set()

    # What somebody is shown who comes.

    def snapshot(self, person: str, now: float = inf) -> protocol.Snapshot:
        """Return all that a person (nobody: a watcher) knows, and what is being played now."""
        room, table = self.room, self.room.table
        seat = room.seat_of(person)
        stream = self.streams[seat]
        # Before the deal there was nothing to be seen: who comes in it sees what it led to.
        is_played = table is not None and table.before is not None and now < table.scene.ends
        old = len(self.events) - self.last if is_played else len(self.events)
        return protocol.Snapshot(
            seq=stream.seq,
            at=room.now,
            game=self.stream_number(seat),
            you=person,
            seat=seat,
            lobby=self.lobby(),
            view=self.view(seat, is_played),
            events=self.heard(seat, 0, old),
            question=self.question(seat),
            chat=list(room.chat),
            scene=self.scene(seat) if is_played else None,
        )

    def snapshot_frame(self, person: str, now: float = inf) -> protocol.Frame:
        """Return a person's snapshot as a frame, whose length all may know."""
        public = protocol.bare_length(self.snapshot("", now))
        least = public + public // OWN_SHARE + OWN_BYTES + self.own_choices(person)
        return protocol.write_frame(self.snapshot(person, now), least)

    def own_choices(self, person: str) -> int:
        table, seat = self.room.table, self.room.seat_of(person)
        return self.choice_bytes if table is not None and seat in table.question.seats else 0

    def stream_number(self, audience: int) -> int:
        """Return what tells an audience's stream from all others of this room."""
        return self.beginnings * (SPECTATOR + 1) + audience

    def missed(self, audience: int, number: int, seq: int) -> list[protocol.Frame] | None:
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
        self.forget()

    def tell(self, told: Frames, audience: int, make: Callable[[int], protocol.AnyUpdate]) -> None:
        """Tell an audience something, under its next number; what nobody reads is not written."""
        stream = self.streams[audience]
        stream.seq += 1
        if audience in self.wanted:
            self.send(told, audience, stream, protocol.write_frame(make(stream.seq)))
        else:
            stream.recent.clear()

    def send(self, told: Frames, audience: int, stream: Stream, frame: protocol.Frame) -> None:
        """Let an audience be sent a frame, now and if it misses it."""
        stream.recent.append(frame)
        if audience in told:
            told[audience].append(frame)
        else:
            told[audience] = [frame]

    def tell_all(
        self, told: Frames, make: Callable[[int], protocol.AnyUpdate], but: int | None = None
    ) -> None:
        """Tell every audience the same (but one, which hears otherwise), each under its own number;
        a frame is written once for all with the same."""
        made: dict[int, protocol.Frame] = {}
        for audience, stream in self.streams.items():
            if audience == but:
                continue
            stream.seq += 1
            if audience not in self.wanted:
                stream.recent.clear()
                continue
            if stream.seq not in made:
                made[stream.seq] = protocol.write_frame(make(stream.seq))
            self.send(told, audience, stream, made[stream.seq])

    def tell_lobby(self, told: Frames) -> None:
        """Tell everyone how the table is now."""
        lobby: list[protocol.Lobby] = []

        def make(seq: int) -> protocol.LobbyChanged:
            # Not before somebody wants it: a long journal may hold a million of these.
            if not lobby:
                lobby.append(self.lobby())
            return protocol.LobbyChanged(seq, self.room.now, lobby[0])

        self.tell_all(told, make)

    def tell_chat(self, told: Frames, line: protocol.ChatLine) -> None:
        """Tell everyone a line of chat."""
        now, what = self.room.now, (line.person, line.name, line.text, line.is_emote)
        self.tell_all(told, lambda seq: protocol.Chatted(seq, now, *what))

    def pass_on(self, said: list[messages.AnyMessage], told: Frames) -> None:
        """Pass the table's messages on to their audiences."""
        for message in said:
            TELLING[type(message)](self, message, told)

    def tell_happened(self, message: messages.Happened, told: Frames) -> None:
        """Tell everyone what they hear of it and see then; what is asked, or how it ended."""
        table, seed = self.room.table, self.room.seed
        assert table is not None
        self.remember(message)
        self.tell_own(told, partial(self.told, message, {}), self.told_bytes)
        if message.outcome is None:
            self.tell_own(told, self.asked, self.asked_bytes, table.question.seats)
        else:
            ends, outcome = message.scene.ends, message.outcome.plain()
            self.tell_all(told, lambda seq: protocol.Ended(seq, ends, outcome, seed.hex()))

    def tell_sealed(self, message: messages.Sealed, told: Frames) -> None:
        """Tell a seat that its answer is taken, and perhaps the others that it has answered."""
        now, seat = self.room.now, message.seat
        number, text = message.question, message.text
        self.tell(told, seat, lambda seq: protocol.SealedAnswer(seq, now, number, text))
        if not message.is_quiet:
            self.tell_all(told, partial(self.answered, message), but=seat)

    def tell_moved(self, message: messages.Moved, told: Frames) -> None:
        now, when = self.room.now, (message.opens, message.deadline, message.is_paused)
        self.tell_all(told, lambda seq: protocol.Moved(seq, now, message.question, *when))

    def tell_said(self, message: messages.Said, told: Frames) -> None:
        now = self.room.now
        self.tell_all(told, lambda seq: protocol.Said(seq, now, message.seat, message.text))

    def tell_own(
        self,
        told: Frames,
        make: Callable[[int, int], protocol.AnyUpdate],
        spare: Callable[[int], int],
        seats: Sequence[int] = EVERY_SEAT,
    ) -> None:
        """Tell every audience what it may know of one thing; to all but these seats it is the same.

        How long a frame is depends on what everybody knows, and on nobody's cards: as long as for
        those who only watch, with room to spare for what is a seat's own.
        """
        seq = self.streams[SPECTATOR].seq + 1
        public = protocol.write(make(SPECTATOR, seq)) if self.wanted else b""
        made: dict[int, protocol.Frame] = {}
        for audience, stream in self.streams.items():
            stream.seq += 1
            if audience not in self.wanted:
                stream.recent.clear()
                continue
            is_same = audience not in seats
            frame = made.get(stream.seq) if is_same else None
            if frame is None:
                is_public = audience == SPECTATOR
                data = public if is_public else protocol.write(make(audience, stream.seq))
                frame = protocol.fill_up(data, len(public) + spare(audience))
            if is_same:
                made[stream.seq] = frame
            self.send(told, audience, stream, frame)

    def told(
        self, message: messages.Happened, staged: Staged, audience: int, seq: int
    ) -> protocol.Told:
        """Return what an audience is told of what happened; `staged` is what others heard of it."""
        table, scene = self.room.table, message.scene
        assert table is not None
        key = tuple([event.audience >> audience & 1 for event in scene.events])
        if key not in staged:
            events = self.heard(audience, len(self.events) - self.last, len(self.events))
            acts = [plain_act(act) for act in scene.acts(audience)]
            staged[key] = protocol.written(events), protocol.written(acts)
        return protocol.Told(seq, scene.at, *staged[key], table.view(audience))

    def told_bytes(self, audience: int) -> int:
        """Return by how much what one is told may be longer than what all may know."""
        return OWN_BYTES

    def asked(self, audience: int, seq: int) -> protocol.Asked:
        """Return the open question as a new one."""
        question = self.question(audience)
        assert question is not None
        return protocol.Asked(seq, question.opens, question)

    def asked_bytes(self, audience: int) -> int:
        """Return by how much a question may be longer: all who are asked have the same room."""
        table = self.room.table
        assert table is not None
        return OWN_BYTES // 8 + self.choice_bytes * (audience in table.question.seats)

    def answered(self, message: messages.Sealed, seq: int) -> protocol.HasAnswered:
        """Return that somebody has answered; what, nobody learns yet."""
        return protocol.HasAnswered(seq, self.room.now, message.question, message.seat)


#: How each message of the table is told.
TELLING: Final[dict[type, Callable[[Teller, Any, Frames], None]]] = {
    messages.Happened: Teller.tell_happened,
    messages.Sealed: Teller.tell_sealed,
    messages.Moved: Teller.tell_moved,
    messages.Said: Teller.tell_said,
}


class Silence(Teller):
    """Tells nobody anything: for a room that only tries what would happen."""

    def begin_anew(self) -> None: ...

    def begin_game(self) -> None: ...

    def tell_all(
        self, told: Frames, make: Callable[[int], protocol.AnyUpdate], but: int | None = None
    ) -> None: ...

    def tell_lobby(self, told: Frames) -> None: ...

    def pass_on(self, said: list[messages.AnyMessage], told: Frames) -> None: ...
