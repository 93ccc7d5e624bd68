"""The referee: whether a request may be, and which journal entries it makes. It changes nothing."""

import secrets
from collections.abc import Callable
from typing import Any, Final

from fistful.engine.errors import FistfulError, Illegal, Invalid, NotYours
from fistful.engine.seats import SPECTATOR
from fistful.server import alone, betting, faces, journal, protocol
from fistful.server.choosing import choose
from fistful.server.cleaning import clean_text
from fistful.server.edition import RULES_CHANGED
from fistful.server.offers import bots_for
from fistful.server.room import Room
from fistful.server.seating import BOT, is_person, people_in
from fistful.server.stages import COMMITTED, LOBBY, OVER, PLAYING
from fistful.server.tokens import new_id
from fistful.table.clock import find_clock
from fistful.table.fairness import SEED_BYTES
from fistful.table.show import find_speed
from fistful.table.talk import GESTURES, TALK
from fistful.texts.lines import is_line

EMOTES: Final = GESTURES
#: What one shouts and does before the deal, while the others sit down.
BRAVADO: Final = ("shot", "hooray", "doom", "money", "mercy")
#: Seconds a player's or the host's wish for more time adds.
MORE_TIME: Final = 30.0

Entries = list[journal.AnyEntry]


class Refused(FistfulError):
    """Not this person, or not at this stage."""


class Referee:
    """Decides for one room."""

    def __init__(self, room: Room) -> None:
        self.room = room

    def decide(self, person: str, request: protocol.AnyRequest, now: float) -> Entries:
        """Return the entries a person's request makes. Raises FistfulError if it may not be."""
        at = max(now, self.room.now)
        kind = type(request)
        if kind in FOR_ALL:
            return FOR_ALL[kind](self, person, request, at)
        if person != self.room.host:
            self.check_ready(person, kind)
        return FOR_HOSTS[kind](self, request, at)

    # What everyone may ask.

    def answer(self, person: str, request: protocol.Answer, at: float) -> Entries:
        """Whether the table takes it shows when it is tried: nothing is parsed twice."""
        seat, table = self.own_seat(person), self.playing()
        asked = table.question
        is_repeated = asked.number == request.question and asked.answers.get(seat) == request.text
        return [] if is_repeated else [journal.Answered(at, seat, request.question, request.text)]

    def may_race(self, person: str, request: protocol.Answer, now: float) -> bool:
        """Tell whether an answer may run in a race; one that was given already need not.

        Raises FistfulError if the table would not take it.
        """
        seat = self.own_seat(person)
        return self.playing().check(seat, request.question, request.text, now) is not None

    def say(self, person: str, request: protocol.Say, at: float) -> Entries:
        seat = self.seat(person)
        table = self.playing()
        self.may_speak(person)
        talk = table.check_talk(seat, request.text)
        act = TALK.verb_of[talk.action].word
        if talk.line and not is_line(table.game.name, act, talk.line):
            raise Invalid("unknown-word", kind="talk", word=talk.word[:80], known=act)
        return [journal.Talked(at, seat, request.text)]

    def chat(self, person: str, request: protocol.Chat, at: float) -> Entries:
        self.may_speak(person)
        text = clean_text(request.text)
        self.named(person)
        if not text:
            raise Invalid("empty-text")
        return [journal.Chatted(at, person, text, is_emote=False)]

    def emote(self, person: str, request: protocol.Emote, at: float) -> Entries:
        self.may_speak(person)
        self.named(person)
        if request.emote not in EMOTES + BRAVADO:
            known = ", ".join(EMOTES + BRAVADO)
            raise Invalid("unknown-word", kind="emote", word=request.emote, known=known)
        return [journal.Chatted(at, person, request.emote, is_emote=True)]

    def more_time(self, person: str, request: protocol.MoreTime, at: float) -> Entries:
        seat = self.seat(person)
        table = self.playing()
        if table.deadline() is None:
            raise Illegal("no-deadline")
        if seat not in table.question.seats:
            raise NotYours("not-asked", phase=table.phase().name)
        # A fixed instant stays where it is: that somebody wanted longer would say something.
        may_wait = table.clock.may_wait(table.phase())
        if not may_wait or table.question.number in self.room.extended:
            raise Illegal("no-more-time")
        return [journal.Extended(at, MORE_TIME)]

    def add_nonce(self, person: str, request: protocol.AddNonce, at: float) -> Entries:
        seat = self.seat(person)
        self.at_stage(COMMITTED)
        if self.room.deal:
            # Its dice are the same for everybody who takes it.
            return []
        return [] if seat in self.room.nonces else [journal.Nonce(at, seat, request.nonce)]

    def leave(self, person: str, request: protocol.Leave, at: float) -> Entries:
        self.named(person)
        heirs = [chair for chair in people_in(self.room.chairs) if chair != person]
        handed: Entries = []
        if person == self.room.host and heirs:
            handed = [journal.Hosted(at, heirs[0])]
        return [*handed, *self.stand_up(person, at), journal.Gone(at, person)]

    def claim_host(self, person: str, request: protocol.ClaimHost, at: float) -> Entries:
        """Whether a host is connected is the caller's to check."""
        self.seat(person)
        return [] if person == self.room.host else [journal.Hosted(at, person)]

    def be_ready(self, person: str, request: protocol.Ready, at: float) -> Entries:
        self.seat(person)
        self.between_games()
        is_so = (person in self.room.ready) == request.is_ready
        return [] if is_so else [journal.Readied(at, person, request.is_ready)]

    def admit(self, person: str, request: protocol.Admit, at: float) -> Entries:
        """Let in who knocks, or not. A bot's chair is given when all who play have said yes."""
        room, knock = self.room, self.room.knocks.get(request.knock)
        if knock is None or not knock.is_open(at):
            raise Invalid("knock-unknown")
        players = people_in(room.chairs)
        deciders = players if knock.seat >= 0 else [knock.person, *room.neighbours(knock.person)]
        if person not in [*deciders, room.host]:
            raise Refused("not-your-door")
        if not request.is_welcome:
            return [journal.Declined(at, request.knock)]
        if knock.seat < 0:
            return [journal.Returned(at, request.knock)]
        if person in knock.agreed:
            return []
        agreed = journal.Agreed(at, request.knock, person)
        if set(players) - {person, *knock.agreed}:
            return [agreed]
        return [agreed, *self.chair_for(knock.person, knock.seat, at)]

    # What the host may ask.

    def start(self, request: protocol.Start, at: float) -> Entries:
        self.at_stage(LOBBY)
        chairs = list(self.room.chairs)
        if request.fill:
            self.check_bot(request.fill)
            chairs = [chair or BOT + request.fill for chair in chairs]
        else:
            chairs = [chair for chair in chairs if chair]
        rules = self.room.game.rules
        rules.start(len(chairs), self.room.options)
        arranged = [journal.Arranged(at, chairs)] if chairs != self.room.chairs else []
        deal = self.room.deal
        seed = deal.seed if deal else secrets.token_bytes(SEED_BYTES).hex()
        return [*arranged, journal.Committed(at, seed)]

    def teach(self, request: protocol.Teach, at: float) -> Entries:
        self.at_stage(LOBBY)
        return [] if request.card == self.room.card else [journal.Taught(at, request.card)]

    def pause(self, request: protocol.Pause, at: float) -> Entries:
        return [journal.Paused(at)] if self.playing().paused_at is None else []

    def resume(self, request: protocol.Resume, at: float) -> Entries:
        return [] if self.playing().paused_at is None else [journal.Resumed(at)]

    def skip(self, request: protocol.Skip, at: float) -> Entries:
        table = self.room.table
        return [journal.Skipped(at)] if table is not None and at < table.scene.ends else []

    def extend(self, request: protocol.Extend, at: float) -> Entries:
        table = self.playing()
        if table.deadline() is None:
            raise Illegal("no-deadline")
        if not table.clock.may_wait(table.phase()):
            raise Illegal("no-more-time")
        return [journal.Extended(at, MORE_TIME)]

    def kick(self, request: protocol.Kick, at: float) -> Entries:
        person = request.person
        if person not in self.room.people:
            person = self.person_at(request.seat)
        if person == self.room.host:
            raise Refused("host-stays")
        if person in self.room.former_hosts:
            raise Refused("former-host-stays")
        return [*self.stand_up(person, at), journal.Gone(at, person, is_kicked=True)]

    def arrange(self, request: protocol.Arrange, at: float) -> Entries:
        self.at_stage(LOBBY)
        chairs = request.chairs
        rules = self.room.game.rules
        if not rules.fewest <= len(chairs) <= rules.most:
            fewest, most = rules.fewest, rules.most
            raise Invalid(
                "player-count",
                game=self.room.game.name,
                seats=len(chairs),
                fewest=fewest,
                most=most,
            )
        for chair in chairs:
            if chair.startswith(BOT):
                self.check_bot(chair.removeprefix(BOT))
        if sorted(people_in(chairs)) != sorted(people_in(self.room.chairs)):
            raise Invalid("chairs-form")
        return [] if chairs == self.room.chairs else [journal.Arranged(at, chairs)]

    def choose(self, request: protocol.Choose, at: float) -> Entries:
        self.between_games()
        return choose(self.room, request, at)

    def give_chair(self, request: protocol.GiveChair, at: float) -> Entries:
        """Where sides are hidden, whoever looks at a hand learns of them: all who play decide."""
        entries = self.chair_for(request.person, request.seat, at)
        if not self.room.hides_sides() or not people_in(self.room.chairs):
            return entries
        waiting = [one for one in self.room.knocks.values() if one.is_open(at)]
        if any([one.person == request.person for one in waiting]):
            raise Refused("knock-open")
        return [journal.Knocked(at, new_id(), request.person, seat=request.seat)]

    def chair_for(self, person: str, seat: int, at: float) -> Entries:
        """Return the entry that gives somebody who waits a bot's chair. Raises FistfulError."""
        self.playing()
        if person not in self.room.waiting or not 0 <= seat < len(self.room.chairs):
            raise Invalid("nobody-there")
        if is_person(self.room.chairs[seat]):
            raise Refused("chair-taken")
        if person in self.room.insiders:
            raise Refused("insider")
        return [journal.Seated(at, person, seat)]

    def put_bot(self, request: protocol.PutBot, at: float) -> Entries:
        self.playing()
        if not 0 <= request.seat < len(self.room.chairs):
            raise Invalid("nobody-there")
        if request.bot:
            self.check_bot(request.bot)
        elif not is_person(self.room.chairs[request.seat]):
            raise Invalid("nobody-there")
        is_so = self.room.bot_at(request.seat) == request.bot
        return [] if is_so else [journal.Replaced(at, request.seat, request.bot)]

    def change(self, request: protocol.Change, at: float) -> Entries:
        find_clock(request.clock)
        room = self.room
        kept, lets_in = request.is_start_kept, request.lets_in
        wanted = (
            request.is_locked,
            request.is_code_hidden,
            request.is_muted,
            request.clock,
            find_speed(request.speed or room.speed).name,
            room.is_start_kept if kept is None else kept,
            room.lets_in if lets_in is None else lets_in,
        )
        switches = (room.is_locked, room.is_code_hidden, room.is_muted)
        now = (*switches, room.clock, room.speed, room.is_start_kept, room.lets_in)
        return [] if wanted == now else [journal.Set(at, *wanted)]

    def mute(self, request: protocol.Mute, at: float) -> Entries:
        if request.person not in self.room.people:
            raise Invalid("nobody-there")
        is_muted = request.person in self.room.muted
        if is_muted == request.is_muted:
            return []
        return [journal.Muted(at, request.person, request.is_muted)]

    def rematch(self, request: protocol.Rematch, at: float) -> Entries:
        self.at_stage(OVER)
        return [journal.Rematched(at)]

    # Inside.

    def seat(self, person: str) -> int:
        seat = self.room.seat_of(person)
        if seat == SPECTATOR:
            raise Refused("no-seat")
        return seat

    def own_seat(self, person: str) -> int:
        """Return the seat a person plays itself. Raises FistfulError if a bot does."""
        seat = self.seat(person)
        if self.playing().bots[seat]:
            raise NotYours("bot-plays")
        return seat

    def named(self, person: str) -> None:
        """Raise Refused for those who only watch."""
        if person not in self.room.people or not self.room.people[person].name:
            raise Refused("no-name")

    def person_at(self, seat: int) -> str:
        chairs = self.room.chairs
        if not 0 <= seat < len(chairs) or not is_person(chairs[seat]):
            raise Invalid("nobody-there")
        return chairs[seat]

    def stand_up(self, person: str, at: float) -> Entries:
        """Let a bot go on for somebody who leaves in the middle of a game."""
        seat = self.room.seat_of(person)
        if self.room.stage == PLAYING and seat != SPECTATOR:
            return [journal.Replaced(at, seat, "rules")]
        return []

    def playing(self) -> Any:
        self.at_stage(PLAYING)
        if self.room.table is None:
            raise Illegal(RULES_CHANGED)
        return self.room.table

    def check_ready(self, person: str, kind: type) -> None:
        """Raise Refused for what somebody who is no host may not; once all are ready, any player
        may start, unless the host keeps that."""
        if kind not in ONCE_READY or self.room.is_start_kept:
            raise Refused("host-only")
        self.seat(person)
        if set(people_in(self.room.chairs)) - self.room.ready - {person}:
            raise Refused("not-all-ready")

    def between_games(self) -> None:
        if self.room.stage != OVER:
            self.at_stage(LOBBY)

    def at_stage(self, stage: str) -> None:
        if self.room.stage != stage:
            raise Illegal("wrong-stage", stage=self.room.stage, needed=stage)

    def may_speak(self, person: str) -> None:
        if self.room.is_muted:
            raise Refused("muted")
        if person in self.room.muted:
            raise Refused("muted-you")

    def check_bot(self, kind: str) -> None:
        known = bots_for(self.room.game)
        if kind not in known:
            raise Invalid("unknown-bot", bot=kind, known=", ".join(known))


#: What everyone may ask, and what the host may.
FOR_ALL: Final[dict[type, Callable[[Referee, str, Any, float], Entries]]] = {
    protocol.Answer: Referee.answer,
    protocol.Say: Referee.say,
    protocol.Chat: Referee.chat,
    protocol.Emote: Referee.emote,
    protocol.TakeBack: alone.take_back,
    protocol.Hint: alone.hint,
    protocol.Bet: betting.bet,
    protocol.MoreTime: Referee.more_time,
    protocol.AddNonce: Referee.add_nonce,
    protocol.Leave: Referee.leave,
    protocol.ClaimHost: Referee.claim_host,
    protocol.Ready: Referee.be_ready,
    protocol.Dress: faces.dress,
    protocol.Admit: Referee.admit,
}
FOR_HOSTS: Final[dict[type, Callable[[Referee, Any, float], Entries]]] = {
    protocol.Start: Referee.start,
    protocol.Teach: Referee.teach,
    protocol.Pause: Referee.pause,
    protocol.Resume: Referee.resume,
    protocol.Skip: Referee.skip,
    protocol.Extend: Referee.extend,
    protocol.Kick: Referee.kick,
    protocol.Arrange: Referee.arrange,
    protocol.Choose: Referee.choose,
    protocol.GiveChair: Referee.give_chair,
    protocol.PutBot: Referee.put_bot,
    protocol.Change: Referee.change,
    protocol.Mute: Referee.mute,
    protocol.Rematch: Referee.rematch,
}


#: What any player may ask as well, once all are ready.
ONCE_READY: Final = (protocol.Start, protocol.Rematch)
