"""The desk: whether a request may be, and which journal entries it makes. It changes nothing."""

import secrets
import unicodedata
from collections.abc import Callable
from typing import Any, Final

from fistful.bots import bot_names
from fistful.engine.errors import FistfulError, Illegal, Invalid, NotYours
from fistful.engine.seats import SPECTATOR
from fistful.server import journal, protocol
from fistful.server.edition import RULES_CHANGED
from fistful.server.room import BOT, COMMITTED, LOBBY, OVER, PLAYING, Room
from fistful.server.tokens import token_hash
from fistful.table.clock import find_clock
from fistful.table.fairness import SEED_BYTES
from fistful.table.looks import are_alike, shapes
from fistful.table.names import LONGEST, check_names
from fistful.table.talk import parse_talk

EMOTES: Final = ("tip-hat", "laugh", "sweat", "draw", "shrug", "cheer", "skull", "handshake")
#: Seconds a player's or the host's wish for more time adds.
MORE_TIME: Final = 30.0
#: How long a one-time code to another device is good.
LINK_SECONDS: Final = 600.0
#: People who only watch; chairs are not counted, so that nobody takes them by watching.
MOST_WATCHERS: Final = 32
#: Emoji are built with it; everything else that is invisible goes.
ZERO_WIDTH_JOINER: Final = "\u200d"
#: Marks piled on one letter.
MOST_MARKS: Final = 3

#: What everyone may ask, and what the host may: the handlers' names.
FOR_ALL: Final = {
    protocol.Answer: "answer",
    protocol.Say: "say",
    protocol.Chat: "chat",
    protocol.Emote: "emote",
    protocol.MoreTime: "more_time",
    protocol.AddNonce: "add_nonce",
    protocol.Leave: "leave",
    protocol.ClaimHost: "claim_host",
}
FOR_HOSTS: Final = {
    protocol.Start: "start",
    protocol.Pause: "pause",
    protocol.Resume: "resume",
    protocol.Extend: "extend",
    protocol.Kick: "kick",
    protocol.Arrange: "arrange",
    protocol.PutBot: "put_bot",
    protocol.Change: "change",
    protocol.Mute: "mute",
    protocol.Rematch: "rematch",
}

Entries = list[journal.Any]


class Refused(FistfulError):
    """Not this person, or not at this stage."""


class Desk:
    """Decides for one room."""

    def __init__(self, room: Room) -> None:
        self.room = room

    def decide(self, person: str, request: protocol.AnyRequest, now: float) -> Entries:
        """Return the entries a person's request makes. Raises FistfulError if it may not be."""
        at = max(now, self.room.now)
        kind = type(request)
        if kind in FOR_ALL:
            return self.handler(FOR_ALL[kind])(person, request, at)
        if person != self.room.host:
            raise Refused("host-only")
        return self.handler(FOR_HOSTS[kind])(request, at)

    def handler(self, name: str) -> Callable[..., Entries]:
        found: Callable[..., Entries] = getattr(self, name)
        return found

    # What everyone may ask.

    def answer(self, person: str, request: protocol.Answer, at: float) -> Entries:
        seat = self.seat(person)
        table = self.playing()
        if table.bots[seat]:
            raise NotYours("bot-plays")
        if table.check(seat, request.question, request.text) is None:
            return []
        return [journal.Answered(at, seat, request.question, request.text)]

    def say(self, person: str, request: protocol.Say, at: float) -> Entries:
        seat = self.seat(person)
        table = self.playing()
        self.may_speak(person)
        parse_talk(seat, request.text, table.names)
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
        if request.emote not in EMOTES:
            known = ", ".join(EMOTES)
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
        if table.clock.is_fixed(table.phase()) or table.question.number in self.room.extended:
            raise Illegal("no-more-time")
        return [journal.Extended(at, MORE_TIME)]

    def add_nonce(self, person: str, request: protocol.AddNonce, at: float) -> Entries:
        seat = self.seat(person)
        self.at_stage(COMMITTED)
        return [] if seat in self.room.nonces else [journal.Nonce(at, seat, request.nonce)]

    def leave(self, person: str, request: protocol.Leave, at: float) -> Entries:
        self.named(person)
        heirs = [chair for chair in self.people_in_chairs() if chair != person]
        handed: Entries = []
        if person == self.room.host and heirs:
            handed = [journal.Hosted(at, heirs[0])]
        return [*handed, *self.stand_up(person, at), journal.Gone(at, person)]

    def claim_host(self, person: str, request: protocol.ClaimHost, at: float) -> Entries:
        """Whether a host is connected is the caller's to check."""
        self.seat(person)
        return [] if person == self.room.host else [journal.Hosted(at, person)]

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
        return [*arranged, journal.Committed(at, secrets.token_bytes(SEED_BYTES).hex())]

    def pause(self, request: protocol.Pause, at: float) -> Entries:
        return [journal.Paused(at)] if self.playing().paused_at is None else []

    def resume(self, request: protocol.Resume, at: float) -> Entries:
        return [] if self.playing().paused_at is None else [journal.Resumed(at)]

    def extend(self, request: protocol.Extend, at: float) -> Entries:
        table = self.playing()
        if table.deadline() is None:
            raise Illegal("no-deadline")
        if table.clock.is_fixed(table.phase()):
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
        seated = self.people_in_chairs()
        people = [chair for chair in chairs if chair and not chair.startswith(BOT)]
        for chair in chairs:
            if chair.startswith(BOT):
                self.check_bot(chair.removeprefix(BOT))
        if sorted(people) != sorted(seated):
            raise Invalid("chairs-form")
        return [] if chairs == self.room.chairs else [journal.Arranged(at, chairs)]

    def put_bot(self, request: protocol.PutBot, at: float) -> Entries:
        self.playing()
        if not 0 <= request.seat < len(self.room.chairs):
            raise Invalid("nobody-there")
        if request.bot:
            self.check_bot(request.bot)
        elif self.room.chairs[request.seat].startswith(BOT) or not self.room.chairs[request.seat]:
            raise Invalid("nobody-there")
        is_so = self.room.bot_at(request.seat) == request.bot
        return [] if is_so else [journal.Replaced(at, request.seat, request.bot)]

    def change(self, request: protocol.Change, at: float) -> Entries:
        find_clock(request.clock)
        room = self.room
        wanted = (request.is_locked, request.is_code_hidden, request.is_muted, request.clock)
        is_so = wanted == (room.is_locked, room.is_code_hidden, room.is_muted, room.clock)
        return [] if is_so else [journal.Set(at, *wanted)]

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

    # Coming in.

    def join(
        self, person: str, name: str, token: str, watches: bool, at: float, shown: str = ""
    ) -> Entries:
        """Return the entry that lets somebody in: none for whoever is in already, by the token
        shown (nobody takes two chairs by pressing twice). Raises FistfulError.

        The host's own device sits down as the host it is already.
        """
        room = self.room
        person = (room.owner(shown) if shown else None) or person
        if person in room.people and room.people[person].name:
            return []
        if room.is_locked:
            raise Refused("table-locked")
        name = " ".join(clean_text(name).split())
        check_names([name])
        if not shapes(name):
            raise Invalid("names-form", name=name, most=LONGEST)
        if room.is_kicked(shown, name):
            raise Refused("kicked")
        for other in [*[known.name for known in room.people.values()], *room.names()]:
            if name == other:
                raise Invalid("names-same", name=name)
            if are_alike(name, other):
                raise Invalid("names-alike", name=name, other=other)
        free = [seat for seat, chair in enumerate(room.chairs) if not chair]
        watching = [one for one in room.people if room.seat_of(one) == SPECTATOR]
        if watches and len(watching) >= MOST_WATCHERS:
            raise Refused("table-full")
        if watches:
            seat = -1
        elif room.stage != LOBBY:
            raise Refused("table-playing")
        elif not free:
            raise Refused("table-full")
        else:
            seat = free[0]
        return [journal.Joined(max(at, room.now), person, name, token, seat)]

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

    # Inside.

    def seat(self, person: str) -> int:
        seat = self.room.seat_of(person)
        if seat == SPECTATOR:
            raise Refused("no-seat")
        return seat

    def named(self, person: str) -> None:
        """Raise Refused for those who only watch."""
        if person not in self.room.people or not self.room.people[person].name:
            raise Refused("no-name")

    def people_in_chairs(self) -> list[str]:
        return [chair for chair in self.room.chairs if chair and not chair.startswith(BOT)]

    def person_at(self, seat: int) -> str:
        chairs = self.room.chairs
        if not 0 <= seat < len(chairs) or not chairs[seat] or chairs[seat].startswith(BOT):
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

    def at_stage(self, stage: str) -> None:
        if self.room.stage != stage:
            raise Illegal("wrong-stage", stage=self.room.stage, needed=stage)

    def may_speak(self, person: str) -> None:
        if self.room.is_muted:
            raise Refused("muted")
        if person in self.room.muted:
            raise Refused("muted-you")

    def check_bot(self, kind: str) -> None:
        known = bot_names(self.room.game)
        if kind not in known:
            raise Invalid("unknown-bot", bot=kind, known=", ".join(known))


def clean_text(text: str) -> str:
    """Return a name or a line of chat without control characters, tricks with the direction of
    writing and piled-up marks.

    Lone surrogates cannot be sent or stored: they go too.
    """
    kept: list[str] = []
    marks = 0
    for char in unicodedata.normalize("NFC", text):
        category = unicodedata.category(char)
        if category in ("Cc", "Cs", "Cf", "Zl", "Zp") and char != ZERO_WIDTH_JOINER:
            continue
        marks = marks + 1 if category in ("Mn", "Me") else 0
        if marks <= MOST_MARKS:
            kept.append(char)
    return "".join(kept).strip()
