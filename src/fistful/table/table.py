"""A table: people and bots answering questions, one log. A server, a terminal and a test drive it.

Nothing here waits or sends. Every call takes the time as a number and returns the messages it
gives rise to; the same calls at the same times give the same table.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from fistful.engine.driver import is_natures
from fistful.engine.errors import Illegal, Invalid, Late, NotYours
from fistful.engine.events import Out
from fistful.engine.options import parse_options
from fistful.engine.rules import View
from fistful.engine.seats import NATURE, SEATS_IN, SPECTATOR
from fistful.engine.state import OVER
from fistful.games.game import Game
from fistful.table.clock import OFF, Clock
from fistful.table.fairness import commitment, fair_dice
from fistful.table.messages import (
    Answered,
    Asked,
    Ended,
    Message,
    Moved,
    Said,
    Sealed,
    Seated,
    Told,
)
from fistful.table.names import check_names
from fistful.table.record import (
    CLOCK_LINE,
    COMMENT_LINE,
    NATURE_LINE,
    PERSON,
    SEAT_LINE,
    THEN_LINE,
    Line,
    Record,
    RecordError,
)
from fistful.table.replay import Replay
from fistful.table.talk import MARK, TALK, parse_talk, plain_talk, write_talk
from fistful.table.texts import texts_of

#: Somebody at their own seat, not replaced by a bot.
OWN: Final = ""
#: Lines of talk that are kept in views.
MOST_TALK: Final = 60
#: How it stands in a record that somebody else plays a seat from there on.
PLAYED_BY: Final = " is played by: "


@dataclass
class Question:
    """What the table waits for: its number, who was asked, what they have answered so far."""

    number: int
    seats: tuple[int, ...]
    deadline: float | None
    answers: dict[int, str] = field(default_factory=dict)


class Table:
    """One game from the deal to the end."""

    def __init__(
        self,
        game: Game,
        options: Mapping[str, str],
        names: Sequence[str],
        seed: bytes,
        nonces: Sequence[bytes] = (),
        clock: Clock = OFF,
    ) -> None:
        """Set the table; raises Invalid if it cannot be one. Nothing is dealt yet."""
        check_names(names)
        self.game = game
        self.rules = game.rules
        self.names = tuple(names)
        self.options = parse_options(self.rules.options, options)
        self.state: Any = self.rules.start(len(names), self.options)
        self.seed = seed
        self.nonces = tuple(nonces)
        self.dice = fair_dice(seed, nonces)
        self.clock = clock
        #: All actions of the game by their texts, and the other way round; never changed.
        self.texts, self.text_of = texts_of(self.rules.verbs, self.names)
        self.lines: list[Line] = []
        self.actions = 0
        self.question = Question(0, (), None)
        #: Answers that wait for the fixed instant of their question, by seat.
        self.held: dict[int, int] = {}
        self.paused_at: float | None = None
        #: The bot that plays each seat in its owner's place, or OWN.
        self.bots: list[str] = [OWN] * len(names)
        #: Who played each seat at the deal.
        self.first: tuple[str, ...] = ()
        self.talk: list[tuple[int, int]] = []

    # Calls from outside.

    def start(self, now: float) -> list[Message]:
        """Deal, and ask the first question."""
        self.first = tuple(self.bots)
        out = Out()
        self.draw(out)
        return self.tell(out, now)

    def submit(self, seat: int, question: int, text: str, now: float) -> list[Message]:
        """Take a seat's answer to a question.

        A repeated answer is acknowledged again and changes nothing. Raises Late, NotYours, Illegal
        or Invalid, and then nothing has changed either.
        """
        action = self.check(seat, question, text)
        if action is None:
            return [Sealed(seat, question, text)]
        asked = self.question
        asked.answers[seat] = text
        messages: list[Message] = [Sealed(seat, question, text)]
        is_held = self.holds(action)
        if not (is_held or self.phase().is_quiet):
            messages += [Answered(to, question, seat) for to in self.audiences() if to != seat]
        if is_held:
            self.held[seat] = action
            return messages
        return messages + self.play(seat, action, SEAT_LINE, now)

    def holds(self, action: int) -> bool:
        """Tell whether an answer waits for the fixed instant of its question.

        Whoever wins a race wins it at once; that nobody did shows only when its time is up.
        """
        phase = self.phase()
        if not self.clock.is_fixed(phase):
            return False
        return not phase.is_race or bool(action == phase.passing(self.state))

    def check(self, seat: int, question: int, text: str) -> int | None:
        """Return the action an answer means, None for one that was given already.

        Raises what `submit` raises, and changes nothing.
        """
        asked = self.question
        if question != asked.number:
            code = "question-closed" if question < asked.number else "question-unknown"
            raise Late(code, question=question, current=asked.number)
        if seat in asked.answers:
            if asked.answers[seat] != text:
                raise Late("already-answered")
            return None
        if self.paused_at is not None:
            raise Illegal("paused")
        if self.is_over():
            raise Illegal("game-over")
        if seat not in asked.seats:
            raise NotYours("not-asked", phase=self.phase().name)
        return self.read(seat, text)

    def tick(self, now: float) -> list[Message]:
        """Let the clock speak, if the open question's time is up."""
        due = self.question.deadline
        if due is None or now < due or self.paused_at is not None or self.state.phase == OVER:
            return []
        number = self.question.number
        messages: list[Message] = []
        for seat in self.question.seats:
            # A race that somebody wins, or the last answer, closes the question on the way.
            if self.question.number != number:
                break
            if seat in self.held:
                messages += self.play(seat, self.held.pop(seat), SEAT_LINE, now)
            elif seat not in self.question.answers:
                default = self.rules.default(self.state, seat, self.dice.at(self.actions))
                messages += self.play(seat, default, CLOCK_LINE, now)
        return messages

    def deadline(self) -> float | None:
        """Return when `tick` should be called next; None if there is no need."""
        return None if self.paused_at is not None else self.question.deadline

    def pause(self, now: float) -> list[Message]:
        """Stop the clock; answers are refused until `resume`."""
        if self.paused_at is None:
            self.paused_at = now
        return self.moved()

    def resume(self, now: float) -> list[Message]:
        """Go on where `pause` stopped, with the time that was left."""
        if self.paused_at is not None and self.question.deadline is not None:
            self.question.deadline += now - self.paused_at
        self.paused_at = None
        return self.moved()

    def extend(self, seconds: float) -> list[Message]:
        """Give the open question more time."""
        if self.question.deadline is not None:
            self.question.deadline += seconds
        return self.moved()

    def replace(self, seat: int, bot: str) -> list[Message]:
        """Let a bot play a seat; `OWN` gives it back to its player."""
        self.bots[seat] = bot
        self.write(COMMENT_LINE, "", f"{self.names[seat]}{PLAYED_BY}{bot or PERSON}")
        return [Seated(to, seat, bot) for to in self.audiences()]

    def say(self, seat: int, text: str) -> list[Message]:
        """Say something across the table. Raises Invalid for what is no table talk."""
        talk = parse_talk(seat, text, self.names)
        self.talk.append((seat, talk))
        self.write(COMMENT_LINE, "", write_talk(seat, talk, self.names))
        return [Said(to, seat, text) for to in self.audiences()]

    # What can be seen.

    def view(self, seat: int) -> View:
        """Return what a seat (or SPECTATOR) sees."""
        view = self.rules.view(self.state, seat)
        view["talk"] = [plain_talk(speaker, talk) for speaker, talk in self.talk[-MOST_TALK:]]
        return view

    def legal(self, seat: int) -> list[int]:
        """Return what a seat may answer now; nothing if it is not asked or has answered."""
        if seat not in self.question.seats or seat in self.question.answers:
            return []
        return self.rules.legal(self.state, seat)

    def owing(self) -> list[int]:
        """Return the seats whose answer is still to come."""
        return [seat for seat in self.question.seats if seat not in self.question.answers]

    def text(self, action: int) -> str:
        """Return an action's canonical text."""
        return self.text_of[action]

    def is_over(self) -> bool:
        """Tell whether the game is over."""
        return bool(self.state.phase == OVER)

    def commitment(self) -> str:
        """Return the promise about the seed that may be shown before the deal."""
        return commitment(self.seed, self.game.name, self.options)

    def record(self, with_seed: bool | None = None) -> Record:
        """Return the record so far; by default the seed is in it only when the game is over."""
        shows = self.is_over() if with_seed is None else with_seed
        return Record(
            self.game.name,
            self.options,
            self.names,
            tuple([bot or PERSON for bot in self.first or self.bots]),
            self.commitment(),
            self.nonces,
            self.seed if shows else b"",
            list(self.lines),
        )

    def recall(self, comment: str) -> None:
        """Take up who said something, or played, from a record's comment; others mean nothing."""
        name, mark, text = comment.partition(MARK)
        if mark and name in self.names and text in TALK.texts(self.names):
            self.talk.append((self.names.index(name), TALK.texts(self.names)[text]))
        name, mark, who = comment.partition(PLAYED_BY)
        if mark and name in self.names:
            self.bots[self.names.index(name)] = OWN if who == PERSON else who

    def copy(self) -> "Table":
        """Return a copy on which something can be tried."""
        other = Table.__new__(Table)
        other.become(self)
        other.state = self.state.clone()
        other.lines = list(self.lines)
        asked = self.question
        other.question = Question(asked.number, asked.seats, asked.deadline, dict(asked.answers))
        other.held = dict(self.held)
        other.bots = list(self.bots)
        other.talk = list(self.talk)
        return other

    def become(self, other: "Table") -> None:
        """Be as another table is, which is of no use afterwards."""
        self.__dict__.update(other.__dict__)

    # Inside.

    def phase(self) -> Any:
        return self.rules.phases[self.state.phase]

    def audiences(self) -> list[int]:
        return [*range(len(self.names)), SPECTATOR]

    def read(self, seat: int, text: str) -> int:
        """Return a legal action by its text. Raises Invalid or Illegal, naming what is possible."""
        legal = self.rules.legal(self.state, seat)
        action = self.texts.get(text)
        if action in legal:
            assert action is not None
            return action
        possible = ", ".join([self.text(one) for one in legal])
        if action is None:
            raise Invalid("unreadable-action", text=text[:80], legal=possible)
        raise Illegal("illegal-action", phase=self.phase().name, legal=possible)

    def play(self, seat: int, action: int, kind: str, now: float) -> list[Message]:
        """Carry out an answer, then whatever nature owes; tell what came of it."""
        out = Out()
        if not self.advance(seat, action, kind, out):
            return []
        self.draw(out)
        return self.tell(out, now)

    def draw(self, out: Out) -> None:
        """Let nature move until somebody is asked or the game is over."""
        while is_natures(self.state):
            action = self.rules.draw(self.state, self.dice.at(self.actions))
            self.advance(NATURE, action, NATURE_LINE, out)

    def advance(self, seat: int, action: int, kind: str, out: Out) -> bool:
        """Take one action through the one door and log it; tell whether the question is closed."""
        self.write(kind, "*" if seat == NATURE else self.names[seat], self.text(action))
        self.actions += 1
        is_closed = self.rules.play(self.state, seat, action, out)
        if not is_closed:
            self.question.answers.setdefault(seat, self.text(action))
        return is_closed

    def write(self, kind: str, who: str, text: str) -> None:
        self.lines.append(Line(len(self.lines), kind, who, text))

    def tell(self, out: Out, now: float) -> list[Message]:
        """Return what everyone hears of the events, and the next question or the end."""
        messages: list[Message] = []
        for to in self.audiences():
            # Who heard nothing is told so: that there was something to hear may be a secret.
            messages.append(Told(to, tuple([event for event in out.events if event.is_for(to)])))
        self.held = {}
        if self.is_over():
            self.question = Question(self.question.number + 1, (), None)
            end = self.rules.outcome(self.state)
            return messages + [Ended(to, end) for to in self.audiences()]
        return messages + self.ask(now)

    def ask(self, now: float) -> list[Message]:
        """Open the next question."""
        seconds = self.clock.seconds(self.phase())
        deadline = None if seconds is None else now + seconds
        seats = SEATS_IN[self.state.waiting]
        self.question = Question(self.question.number + 1, seats, deadline)
        return [
            Asked(
                to,
                self.question.number,
                self.phase().name,
                seats,
                deadline,
            )
            for to in self.audiences()
        ]

    def moved(self) -> list[Message]:
        deadline = self.deadline()
        paused = self.paused_at is not None
        return [Moved(to, self.question.number, deadline, paused) for to in self.audiences()]


def resume(record: Record, clock: Clock = OFF, now: float = 0.0) -> Table:
    """Return the table a saved record was written at, ready to go on.

    Raises RecordError if a line does not fit, or if the record does not carry its seed.
    """
    if not record.seed:
        raise RecordError(record.header_line("commitment"), Invalid("verify-no-seed"))
    replay = Replay(record).play()
    if replay.is_given:
        raise RecordError(record.header_line("commitment"), Invalid("record-given-verify"))
    table = Table(replay.game, record.options, record.names, record.seed, record.nonces, clock)
    table.bots = [
        OWN if who == PERSON else who for who in record.players or [OWN] * len(table.names)
    ]
    table.first = tuple(table.bots)
    actions = iter(replay.log)
    if table.state.waiting:
        # A game may begin with a question, before anything is drawn.
        table.tell(Out(), now)
    for line in record.lines:
        if line.kind == COMMENT_LINE:
            table.write(COMMENT_LINE, "", line.text)
            table.recall(line.text)
        elif line.kind != THEN_LINE:
            seat, action = next(actions)
            is_closed = table.advance(seat, action, line.kind, Out())
            if is_closed and (table.state.waiting or table.is_over()):
                table.tell(Out(), now)
    if is_natures(table.state):
        table.start(now)
    return table
