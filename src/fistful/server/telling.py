"""What the audiences of a room are told: how it looks to them, and a stream of frames each."""

from collections import deque
from collections.abc import Callable, Sequence
from functools import partial
from math import inf
from typing import TYPE_CHECKING, Any, Final

from fistful.engine.events import Event
from fistful.engine.seats import SPECTATOR
from fistful.games.show import Act
from fistful.server import protocol
from fistful.server.betting import bets
from fistful.server.branching import branch_of
from fistful.server.faces import dressed
from fistful.server.undo import last_answer
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
Frames = dict[int, list[str]]
#: Events and how they are played, as they stand in frames, by which of them an audience hears: most
#: hear the same.
Staged = dict[tuple[bool, ...], tuple[Any, Any]]


class Stream:
    """What one audience was told: how much, and the last frames of it."""

    def __init__(self) -> None:
        self.seq = 0
        self.recent: deque[str] = deque(maxlen=MOST_MISSED)

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
        #: What happened in this game, the same as it goes over the wire (as far as anybody wanted
        #: to see that), and how much of it is of the last scene.
        self.events: list[Event] = []
        self.plain: list[dict[str, object]] = []
        self.last = 0
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
        names, agents = room.names(), room.agents()
        faces, colours = dressed(room) if room.table is None else room.worn
        return protocol.Lobby(
            game=room.game.name,
            options=room.options,
            code="" if room.is_code_hidden else room.code,
            stage=room.stage,
            host=room.host,
            chairs=[
                protocol.Chair(
                    names[seat],
                    room.person_at(seat),
                    room.bot_at(seat),
                    seat in agents,
                    faces[seat],
                    colours[seat],
                )
                for seat in range(len(room.chairs))
            ],
            clock=room.clock,
            speed=room.speed,
            is_public=room.is_public,
            is_locked=room.is_locked,
            is_code_hidden=room.is_code_hidden,
            is_muted=room.is_muted,
            muted=sorted(room.muted),
            commitment=room.commitment(),
            branch=branch_of(room.branched),
            deal=room.deal.deal if room.deal else "",
            wording=room.game.worded(room.options),
            games=len(room.records),
            ended=room.ended,
            ready=sorted(room.ready),
            waiting=[protocol.Waiter(one, room.people[one].name) for one in room.waiting],
            is_start_kept=room.is_start_kept,
            lets_in=room.lets_in,
            knocks=room.knocking(),
            hints=0 if room.table is None else room.table.hints,
            bets=bets(room),
            card=room.card,
            is_practice=room.is_practice,
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
            opens=asked.opens,
            deadline=table.deadline(),
            is_paused=table.paused_at is not None,
            count=asked.count,
            may_take_back=last_answer(self.room, audience) is not None,
        )

    def choice(self, action: int) -> protocol.Choice:
        """Return a legal answer as it goes over the wire."""
        if action not in self.choices:
            table, verbs = self.room.table, self.room.game.rules.verbs
            assert table is not None
            word = verbs.verb_of[action].word
            self.choices[action] = protocol.Choice(table.text(action), word, verbs.things(action))
        return self.choices[action]

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

    def view(self, seat: int, is_played: bool) -> dict[str, object] | None:
        """Return what a seat sees; while a scene is being played, what it saw before that."""
        table = self.room.table
        if table is None:
            return None
        return table.view_before(seat) if is_played else table.view(seat)

    def heard(self, audience: int, first: int, end: int) -> list[dict[str, object]]:
        """Return what an audience heard of some events, as it goes over the wire."""
        plain = self.room.game.rules.events.plain
        self.plain += [plain(event) for event in self.events[len(self.plain) :]]
        bit = 1 << audience
        return [self.plain[one] for one in range(first, end) if self.events[one].audience & bit]

    def scene(self, seat: int) -> protocol.Scene:
        """Return what is being played."""
        table = self.room.table
        assert table is not None
        events = self.heard(seat, len(self.events) - self.last, len(self.events))
        acts = [plain_act(act) for act in table.scene.acts(seat)]
        return protocol.Scene(table.scene.at, events, acts, table.view(seat))

    def snapshot_frame(self, person: str, now: float = inf) -> str:
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
        self.events, self.plain, self.last = [], [], 0
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
        told: Frames,
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

    def tell_all(self, told: Frames, make: Callable[[int], protocol.AnyUpdate]) -> None:
        """Tell every audience the same, each under its own number."""
        if not self.wanted:
            self.tell_nobody()
            return
        made: dict[int, str] = {}
        for audience in self.streams:
            self.tell(told, audience, make, made=made)

    def tell_nobody(self) -> None:
        """Count what nobody reads."""
        for stream in self.streams.values():
            stream.seq += 1
            stream.recent.clear()

    def tell_lobby(self, told: Frames) -> None:
        """Tell everyone how the table is now."""
        if not self.wanted:
            # As when a long journal is read: it may hold a million of these.
            self.tell_nobody()
            return
        lobby = self.lobby()
        self.tell_all(told, lambda seq: protocol.LobbyChanged(seq, self.room.now, lobby))

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
            made: dict[int, str] = {}
            for audience in self.streams:
                if audience != seat:
                    self.tell(told, audience, partial(self.answered, message), made=made)

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
        public = 0
        if self.wanted:
            public = protocol.bare_length(make(SPECTATOR, self.streams[SPECTATOR].seq))
        made: dict[int, str] = {}
        for audience in self.streams:
            same = None if audience in seats else made
            self.tell(told, audience, partial(make, audience), public + spare(audience), same)

    def remember(self, message: messages.Happened) -> None:
        """Note what happened."""
        self.events += message.scene.events
        self.last = len(message.scene.events)

    def told(
        self, message: messages.Happened, staged: Staged, audience: int, seq: int
    ) -> protocol.Told:
        """Return what an audience is told of what happened; `staged` is what others heard of it."""
        table, scene = self.room.table, message.scene
        assert table is not None
        key = tuple([event.is_for(audience) for event in scene.events])
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


def plain_act(act: Act) -> protocol.Act:
    """Return an act as it goes over the wire."""
    before = [protocol.Beat(beat.name, beat.ms) for beat in act.before]
    after = [protocol.Beat(beat.name, beat.ms) for beat in act.after]
    return protocol.Act(act.ms, before, after, act.holds)


class Silence(Teller):
    """Tells nobody anything: for a room that only tries what would happen."""

    def begin_anew(self) -> None: ...

    def begin_game(self) -> None: ...

    def tell_all(self, told: Frames, make: Callable[[int], protocol.AnyUpdate]) -> None: ...

    def tell_lobby(self, told: Frames) -> None: ...

    def pass_on(self, said: list[messages.AnyMessage], told: Frames) -> None: ...
