"""Replaying a record: every line through the one door, every assertion checked."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from fistful.engine.errors import FistfulError, Illegal, Invalid
from fistful.engine.events import Event, Out
from fistful.engine.options import parse_options
from fistful.engine.position import Fact, parse_seat, split_list, write_seat
from fistful.engine.rules import View
from fistful.engine.seats import NATURE, SEATS_IN, SPECTATOR
from fistful.engine.state import OVER
from fistful.engine.words import NUMBER, SEAT, seat_word
from fistful.games import find_game
from fistful.games.game import Game
from fistful.table.branch import branch_off
from fistful.table.record import (
    COMMENT_LINE,
    GIVEN_LINE,
    NATURE_LINE,
    THEN_LINE,
    Line,
    Record,
    RecordError,
)
from fistful.table.texts import texts_of

#: What the rules run into where no game can come to.
IMPOSSIBLE: Final = (ArithmeticError, AssertionError, LookupError, TypeError, ValueError)

#: The nouns of the end, and the fields of `Outcome.plain` they read; a list by seat wants a name.
ENDS: Final = {
    "winners": "winners",
    "reason": "reason",
    "score": "scores",
    "struck": "struck",
    "fate": "fates",
    "place": "places",
    "tied": "tied",
    "tie-broken-by": "tie_broken_by",
}


class Replay:
    """A record being played. `play()` takes the lines one by one; anything wrong is an error
    with its line number, what was illegal and what would be legal."""

    def __init__(self, record: Record) -> None:
        self.record = record
        try:
            self.game: Game = find_game(record.game)
            self.rules = self.game.rules
            self.options = parse_options(self.rules.options, record.options)
            self.state: Any = self.rules.start(len(record.names), self.options)
        except FistfulError as problem:
            raise RecordError(record.header_line(problem.code), problem) from None
        self.state = branch_off(record.branches, self.rules, self.state, 0)
        self.names = record.names
        self.texts, _ = texts_of(self.rules.verbs, tuple(self.names))
        #: The actions so far: seat (or NATURE) and action.
        self.log: list[tuple[int, int]] = []
        #: What the last action made known.
        self.events: list[Event] = []
        #: The line of the last `given:`, while nobody has looked at the position they make.
        self.given_at = 0
        self.is_given = False

    def play(self, until: int | None = None) -> "Replay":
        """Play all lines, or those up to a line number. Raises RecordError."""
        for line in self.record.lines:
            if until is not None and line.number > until:
                break
            self.take(line)
        self.look()
        return self

    def take(self, line: Line) -> None:
        """Play one line. Raises RecordError."""
        if line.kind == COMMENT_LINE:
            return
        if line.kind == GIVEN_LINE:
            self.is_given = True
            self.given_at = line.number
            self.guard(line.number, lambda: self.give(line.text))
            return
        self.look()
        play = self.assert_then if line.kind == THEN_LINE else None
        self.guard(line.number, lambda: play(line.text) if play else self.act(line))

    def look(self) -> None:
        """Look at a position once it is set up: everybody asked can answer, everybody sees it.

        Raises RecordError.
        """
        if self.given_at:
            self.guard(self.given_at, self.check_given)
            self.given_at = 0

    def guard(self, line: int, job: Callable[[], None]) -> None:
        """Do a job of a line; what goes wrong in a made-up position is the record's fault."""
        try:
            job()
        except FistfulError as problem:
            raise RecordError(line, self.named(problem)) from None
        except IMPOSSIBLE:
            if not self.is_given:
                raise
            raise RecordError(line, Invalid("record-impossible")) from None

    def named(self, problem: FistfulError) -> FistfulError:
        """Put the name in place of the seat a position's mistake is about."""
        seat = problem.params.get("seat")
        if isinstance(seat, int) and 0 <= seat < len(self.names):
            problem.params["seat"] = self.names[seat]
        return problem

    def act(self, line: Line) -> None:
        """Carry out a decision, a draw or a timeout."""
        s = self.state
        if s.phase == OVER:
            raise Illegal("record-over")
        seat = NATURE if line.kind == NATURE_LINE else self.names.index(line.who)
        if seat == NATURE and s.waiting:
            raise Illegal("record-nature", asked=self.asked())
        if seat != NATURE and not s.waiting >> seat & 1:
            raise Illegal("record-turn", seat=line.who, asked=self.asked())
        action = self.texts.get(line.text)
        legal = self.rules.legal(s, seat)
        if action is None or action not in legal:
            texts = [self.text(one) for one in legal]
            known = ", ".join(texts[:60]) + (", …" if len(texts) > 60 else "")
            raise Illegal("record-illegal", seat=line.who, text=line.text[:80], legal=known)
        out = Out()
        self.rules.play(s, seat, action, out)
        self.events = out.events
        self.log.append((seat, action))
        if self.record.branches:
            self.state = branch_off(self.record.branches, self.rules, self.state, len(self.log))

    def text(self, action: int) -> str:
        """Return the canonical text of an action."""
        return self.rules.verbs.text(action, self.names)

    def asked(self) -> str:
        """Return who owes an answer, in words."""
        s = self.state
        if s.phase == OVER:
            return "-"
        return ", ".join([self.names[seat] for seat in SEATS_IN[s.waiting]]) or "*"

    def view(self, seat: int) -> View:
        """Return what a seat (or SPECTATOR) sees."""
        return self.rules.view(self.state, seat)

    # Positions in words.

    def give(self, text: str) -> None:
        """Set a fact up, and go to the phase it makes."""
        if self.log:
            raise Invalid("record-given-late")
        noun, value = split_fact(text)
        if noun == "phase":
            names = [phase.name for phase in self.rules.phases]
            if value not in names:
                raise Invalid("unknown-word", kind="phase", word=value, known=", ".join(names))
            self.check_position(value)
            self.rules.enter(self.state, names.index(value), None)
            return
        fact, seat = self.find_fact(noun)
        if fact.write is None:
            raise Invalid("record-fact-fixed", noun=fact.noun)
        fact.write(self.state, seat, self.number_names(value))
        if self.state.phase != OVER:
            self.state.waiting = self.rules.phases[self.state.phase].asks(self.state)

    def check_position(self, phase: str) -> None:
        """Check that a game can come to this position in a phase. Raises Invalid."""
        if self.game.check_position:
            self.game.check_position(self.state, phase)

    def check_given(self) -> None:
        """Check the position that the given facts made. Raises Invalid."""
        s = self.state
        if s.phase == OVER:
            return
        phase = self.rules.phases[s.phase]
        self.check_position(phase.name)
        for seat in SEATS_IN[s.waiting] or (NATURE,):
            if not self.rules.legal(s, seat):
                raise Invalid("record-impossible")
        for seat in (*range(s.seats), SPECTATOR):
            self.rules.view(s, seat)

    def assert_then(self, text: str) -> None:
        """Check that a fact holds."""
        noun, value = split_fact(text)
        word, _, name = noun.partition(" ")
        checks: dict[str, Callable[[str, str], None]] = {
            "told": lambda name, value: self.expect_told(name, value, True),
            "untold": lambda name, value: self.expect_told(name, value, False),
            "may": lambda name, value: self.expect_legal(name, value, True),
            "may-not": lambda name, value: self.expect_legal(name, value, False),
        }
        if word in checks:
            checks[word](name, value)
            return
        found = self.read_fact(noun)
        if found != value:
            raise Illegal("record-then", expected=text, found=found)

    def read_fact(self, noun: str) -> str:
        """Return the value of a fact, the general ones included."""
        s = self.state
        word, _, name = noun.partition(" ")
        if noun == "phase":
            return "over" if s.phase == OVER else self.rules.phases[s.phase].name
        if noun == "asked":
            return self.asked()
        if word in ENDS:
            return "-" if s.phase != OVER else self.read_end(word, name)
        fact, seat = self.find_fact(noun)
        return self.read_names(fact.read(s, seat))

    def read_end(self, word: str, name: str) -> str:
        """Return what a noun of the end says: of the table, or of a seat."""
        ended: Mapping[str, object] = self.rules.outcome(self.state).plain()
        value = ended[ENDS[word]]
        if word in ("winners", "tied"):
            assert isinstance(value, list)
            return ", ".join([self.names[seat] for seat in value]) or "-"
        if isinstance(value, list):
            value = value[self.seat(name, word)]
        return "-" if value is None else str(value)

    def find_fact(self, noun: str) -> tuple[Fact[Any], int]:
        """Return a fact and the seat it is about. Raises Invalid."""
        for fact in self.game.facts:
            if fact.noun == noun and not fact.of_seat:
                return fact, 0
            if fact.of_seat and (noun == fact.noun or noun.startswith(fact.noun + " ")):
                name = noun[len(fact.noun) :].strip()
                if name in self.names or not any(other.noun == noun for other in self.game.facts):
                    return fact, self.seat(name, fact.noun)
        known = ", ".join(
            [f"{fact.noun} <seat>" if fact.of_seat else fact.noun for fact in self.game.facts]
        )
        raise Invalid("record-fact", text=noun, known=f"phase, {known}")

    def seat(self, name: str, noun: str) -> int:
        """Return the seat of a name behind a fact's noun. Raises Invalid."""
        if name not in self.names:
            raise Invalid("record-fact-seat", noun=noun, known=", ".join(self.names))
        return self.names.index(name)

    def number_names(self, value: str) -> str:
        """Write the names in a list as seats, the way facts do (`engine.position`)."""
        items = split_list(value)
        seats = [write_seat(self.names.index(i)) if i in self.names else i for i in items]
        return ", ".join(seats) or "-"

    def read_names(self, value: str) -> str:
        """Write the seats in a list as names."""
        items = split_list(value)
        return ", ".join([self.names[parse_seat(i)] if i[0] == "@" else i for i in items]) or "-"

    def expect_told(self, name: str, value: str, expected: bool) -> None:
        """Check whether a seat (nobody named: a spectator) heard an event of the last action."""
        listener = self.seat(name, "told") if name else SPECTATOR
        heard = [event_text(self.rules, e, self.names) for e in self.events if e.is_for(listener)]
        if (value in heard) != expected:
            said = f"{'told' if expected else 'untold'} {name}: {value}"
            raise Illegal("record-then", expected=said, found="; ".join(heard) or "-")

    def expect_legal(self, name: str, value: str, expected: bool) -> None:
        """Check whether a seat may do something now."""
        s = self.state
        seat = self.seat(name, "may")
        asked = s.phase != OVER and s.waiting >> seat & 1
        legal = [self.text(action) for action in self.rules.legal(s, seat)] if asked else []
        if (value in legal) != expected:
            said = f"{'may' if expected else 'may-not'} {name}: {value}"
            raise Illegal("record-then", expected=said, found=", ".join(legal) or "-")


def split_fact(text: str) -> tuple[str, str]:
    """Split `noun: value`. Raises Invalid."""
    noun, colon, value = text.partition(":")
    if not colon:
        raise Invalid("record-form", text=text[:80])
    return noun.strip(), value.strip()


def event_text(rules: Any, event: Event, names: tuple[str, ...]) -> str:
    """Return an event in the notation's words: its word, then what it tells."""
    kind = rules.events.kinds[event.code]
    things = list(kind.things.values())
    words = [kind.word]
    for place, number in enumerate(event.things):
        thing = things[min(place, len(things) - 1)]
        if thing is SEAT:
            words.append(seat_word(number, names))
        else:
            words.append(str(number) if thing is NUMBER else thing.words[number])
    return " ".join(words)
