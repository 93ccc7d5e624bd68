"""A room: people, chairs, and the game they play. A pure function of its journal.

`apply` takes one entry and returns what every audience is told of it (`telling` finds the words).
Nothing here asks whether something is allowed (`referee` does, before the entry is written) and
nothing waits or sends.
"""

from collections import deque
from collections.abc import Callable, Sequence
from copy import copy, deepcopy
from typing import Any, Final

from fistful.server import journal, protocol
from fistful.server.betting import Betting, Stake
from fistful.server.branching import branch_off
from fistful.server.company import Company
from fistful.server.edition import edition, first_edition
from fistful.server.faces import dressed
from fistful.server.people import Person
from fistful.server.playing import IN_GAME, Rehearsal, act
from fistful.server.seating import BOT, names_of_bots, people_in
from fistful.server.settings import Settings
from fistful.server.stages import COMMITTED, LOBBY, OVER, PLAYING
from fistful.server.telling import Frames, Silence, Teller
from fistful.server.undo import take_back
from fistful.table.clock import find_clock
from fistful.table.fairness import NONCE_BYTES, commitment
from fistful.table.messages import AnyMessage
from fistful.table.record import SEAT_LINE, Line, Record, write_record
from fistful.table.show import find_speed
from fistful.table.table import Table
from fistful.table.tally import Tally, tally

#: Lines of chat that a device which comes back is shown.
MOST_CHAT: Final = 50
#: The parts of a room that a copy to try something on has for itself.
LISTS: Final = ("chairs", "records", "tallies", "answers", "waiting", "replaced", "results")
SETS: Final = ("former_hosts", "muted", "kicked", "departed", "insiders", "extended", "ready")


class Room(Settings, Company):
    """Everything about one table, from its journal."""

    def __init__(self) -> None:
        super().__init__()
        self.entries = 0
        #: The faces and colours of the running game by seat.
        self.worn: list[list[int]] = [[], []]
        #: Which game of this room is on, counted from 0.
        self.games = 0
        self.seed = b""
        self.nonces: dict[int, bytes] = {}
        #: Whether this game is one person's with bots: then nobody waits for appearances.
        self.is_solo = False
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
        #: The records of the finished games, and what each of them counts for, if for anything.
        self.records: list[str] = []
        self.tallies: list[Tally | None] = []
        #: The bets of those who are out and of those who watch.
        self.betting = Betting()
        self.teller = Teller(self)

    # What can be seen.

    def names(self) -> list[str]:
        """Return the names at the chairs, bots' included; empty chairs have none."""
        if self.table is not None:
            return list(self.table.names)
        names: list[str] = []
        free = names_of_bots([person.name for person in self.people.values()])
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

    def has_one_person(self) -> bool:
        """Tell whether bots have all chairs but one."""
        return len(people_in(self.chairs)) == 1

    def commitment(self) -> str:
        """Return the promise about the seed, once there is one."""
        return commitment(self.seed, self.game.name, self.options) if self.seed else ""

    # What happens.

    def rehearse(self, entries: Sequence[journal.AnyEntry]) -> None:
        """Try entries on a copy: raises whatever would keep them from being applied.

        A single entry that acts on the game is not played twice: the table it was tried on is the
        one it leads to.
        """
        self.rehearsal = None
        if self.table is not None and len(entries) == 1 and type(entries[0]) in IN_GAME:
            self.rehearsal = Rehearsal(self.table, entries[0])
            return
        trial = copy(self)
        trial.teller = Silence(trial)
        trial.table = None if self.table is None else self.table.copy()
        trial.people = {person: known.copy() for person, known in self.people.items()}
        trial.nonces = dict(self.nonces)
        trial.knocks = {name: deepcopy(knock) for name, knock in self.knocks.items()}
        trial.chat = self.chat.copy()
        trial.betting = deepcopy(self.betting)
        for name in LISTS:
            setattr(trial, name, list(getattr(self, name)))
        for name in SETS:
            setattr(trial, name, set(getattr(self, name)))
        for entry in entries:
            trial.apply(entry)

    def apply(self, entry: journal.AnyEntry) -> Frames:
        """Take the next entry of the journal; return what everyone is told of it."""
        self.entries += 1
        self.now = max(self.now, entry.at)
        told: Frames = {}
        if type(entry) in IN_GAME:
            self.note_answers(entry)
            if not self.is_lost:
                self.play(entry, told)
            return told
        HAPPENING[type(entry)](self, entry)
        self.is_solo = self.is_solo and self.has_one_person()
        self.set_instants()
        if type(entry) not in SILENT:
            self.teller.tell_lobby(told)
        if isinstance(entry, journal.Started):
            self.begin(told)
        if isinstance(entry, journal.Chatted):
            self.teller.tell_chat(told, self.chat[-1])
        return told

    def set_instants(self) -> None:
        """Let the table keep fixed instants, unless somebody plays alone: who would look?"""
        if self.table is not None:
            self.table.clock = self.table.clock.with_instants(not self.is_solo)

    def on_created(self, entry: journal.Created) -> None:
        super().on_created(entry)
        self.chairs = [""] * entry.seats
        self.host = entry.host
        self.people[entry.host] = Person("", [entry.host_token])
        self.teller.begin_anew()

    def on_arranged(self, entry: journal.Arranged) -> None:
        self.seat_people(entry.chairs)
        self.teller.begin_anew()

    def on_chosen(self, entry: journal.Chosen) -> None:
        super().on_chosen(entry)
        self.ready = set()
        self.seat_people(entry.chairs)
        self.teller.begin_anew()

    def on_gone(self, entry: journal.Gone) -> None:
        self.betting.forget(entry.person)
        super().on_gone(entry)

    def on_bet(self, entry: journal.Bet) -> None:
        self.betting.place(entry.person, entry.wager, Stake(entry.pick, entry.pays))

    def on_seated(self, entry: journal.Seated) -> None:
        self.betting.forget(entry.person)
        self.take_chair(entry.person, entry.seat)
        assert self.table is not None
        self.table.agents = self.agents()
        self.table.take(entry.seat, self.people[entry.person].name)

    def on_set(self, entry: journal.Set) -> None:
        super().on_set(entry)
        if entry.speed and self.table is not None:
            self.table.speed = find_speed(entry.speed)

    def on_committed(self, entry: journal.Committed) -> None:
        self.seed = bytes.fromhex(entry.seed)
        self.nonces = {}
        self.card = -1
        self.ready = set()
        self.stage = COMMITTED
        self.committed_at = entry.at

    def on_nonce(self, entry: journal.Nonce) -> None:
        self.nonces[entry.seat] = bytes.fromhex(entry.nonce)

    def on_started(self, entry: journal.Started) -> None:
        self.is_solo = entry.is_solo
        self.betting.begin()
        self.worn = dressed(self)
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
            find_speed(entry.speed),
        )
        table.bots = [self.bot_at(seat) for seat in range(len(self.chairs))]
        table.agents = self.agents()
        branch_off(table, self.branched)
        self.table = table

    def begin(self, told: Frames) -> None:
        """Let the game begin, unless its rules are no more."""
        if self.table is not None:
            self.teller.begin_game()
            self.pass_on(self.table.start(self.now), told)

    def pass_on(self, said: list[AnyMessage], told: Frames) -> None:
        """Pass on what the table tells; those who bet hear it like everybody."""
        self.teller.pass_on(said, told)
        book = self.game.book
        if book is not None and self.betting.hear(book, said, self.name_of):
            self.teller.tell_lobby(told)

    def name_of(self, person: str) -> str:
        """Return a person's name."""
        return self.people[person].name

    def lose(self, known: Sequence[Line] = ()) -> None:
        """The game's rules are no more: nothing happens in it, and what is known of it is kept."""
        self.is_lost = True
        self.table = None
        self.answers = list(known) or self.answers

    def note_answers(self, entry: journal.AnyEntry) -> None:
        """Note what was answered: that is in the journal, whatever the rules made of it."""
        if isinstance(entry, journal.Answered):
            self.answers.append(Line(0, SEAT_LINE, self.seated[entry.seat], entry.text))
        elif isinstance(entry, journal.Raced):
            who = self.seated[entry.seats[0]]
            self.answers.append(Line(0, SEAT_LINE, who, entry.texts[0]))

    def all_nonces(self) -> list[bytes]:
        """Return what every seat added to the dice; nothing counts as zeros."""
        return [self.nonces.get(seat, bytes(NONCE_BYTES)) for seat in range(len(self.chairs))]

    def on_taken_back(self, entry: journal.TakenBack) -> None:
        self.betting.void()
        take_back(self, entry.line, entry.at)

    def on_abandoned(self, entry: journal.Abandoned) -> None:
        self.records.append(entry.record)
        self.tallies.append(None)
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
        # Whoever has played it through knows the deal: the next game is another.
        self.deal = None
        self.extended = set()
        self.kicked, self.departed, self.insiders = set(), set(), set()
        self.knocks = {name: one for name, one in self.knocks.items() if one.code}
        self.fill_chairs(takes_bots=True)
        self.teller.begin_anew()

    def play(self, entry: journal.AnyEntry, told: Frames) -> None:
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
        self.pass_on(said, told)
        if isinstance(entry, journal.Replaced | journal.Helped):
            self.teller.tell_lobby(told)
        if table.is_over() and self.stage == PLAYING:
            self.stage = OVER
            self.keep(table.record())
            self.teller.tell_lobby(told)

    def keep(self, record: Record) -> None:
        """Keep a finished game. What a plug-in cannot count counts for nothing, and so does
        practice."""
        self.records.append(write_record(record))
        try:
            self.tallies.append(None if self.is_practice else tally(record))
        except Exception:
            self.tallies.append(None)


#: What each entry does to its room; those that act on the game are in `playing`.
HAPPENING: Final[dict[type, Callable[[Room, Any], None]]] = {
    journal.Created: Room.on_created,
    journal.Joined: Room.on_joined,
    journal.Tokened: Room.on_tokened,
    journal.Rotated: Room.on_rotated,
    journal.Offered: Room.on_offered,
    journal.Gone: Room.on_gone,
    journal.Knocked: Room.on_knocked,
    journal.Agreed: Room.on_agreed,
    journal.Declined: Room.on_declined,
    journal.Returned: Room.on_returned,
    journal.Seated: Room.on_seated,
    journal.Hosted: Room.on_hosted,
    journal.Arranged: Room.on_arranged,
    journal.Chosen: Room.on_chosen,
    journal.Branched: Room.on_branched,
    journal.Dealt: Room.on_dealt,
    journal.Compared: Room.on_compared,
    journal.Readied: Room.on_readied,
    journal.Dressed: Room.on_dressed,
    journal.Taught: Room.on_taught,
    journal.Set: Room.on_set,
    journal.Muted: Room.on_muted,
    journal.Committed: Room.on_committed,
    journal.Nonce: Room.on_nonce,
    journal.Started: Room.on_started,
    journal.Chatted: Room.on_chatted,
    journal.Bet: Room.on_bet,
    journal.Abandoned: Room.on_abandoned,
    journal.Rematched: Room.on_rematched,
    journal.TakenBack: Room.on_taken_back,
}
#: Entries that change nothing anybody sees in the lobby.
SILENT: Final = (
    journal.Tokened,
    journal.Rotated,
    journal.Offered,
    journal.Nonce,
    journal.Chatted,
    journal.Bet,
)
