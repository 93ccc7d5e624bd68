"""Plain lines: for pipes, screen readers, and terminals that want no colour."""

from collections.abc import Callable
from textwrap import wrap
from typing import Final

from fistful.engine.errors import FistfulError
from fistful.engine.seats import SPECTATOR
from fistful.games.markup import plain
from fistful.table.clock import COUNT, STEPS
from fistful.terminal.keyboard import Stopwatch
from fistful.terminal.session import Session
from fistful.texts import summary

#: Blank lines that push what one person saw out of the next one's sight.
CURTAIN: Final = 60
#: How wide explanations get, and where those of a choice begin.
COLUMNS: Final = 79
INDENT: Final = " " * 5
#: A clock that has not been started.
NOT_YET: Final = -1.0


class Leave(Exception):
    """The person wants to save and leave."""


class Beaten(Exception):
    """Somebody was quicker in a race, or the count was."""


class PlainGame:
    """Asks in lines, reads answers in lines."""

    def __init__(
        self,
        session: Session,
        ask: Callable[[str], str],
        show: Callable[[str], None],
        watch: Stopwatch | None = None,
    ):
        """`ask` prints a prompt and returns a line; it raises EOFError when there are no more.

        `watch` reads lines against the clock; without one races are decided by lot.
        """
        self.session = session
        self.say = session.say
        self.ask = ask
        self.show = show
        self.watch = watch
        #: How many sentences each person has read.
        self.read: dict[int, int] = dict.fromkeys(session.heard, 0)
        self.sitting: int | None = None

    def play(self) -> None:
        """Play to the end. Raises Leave, EOFError or KeyboardInterrupt when the person goes."""
        self.session.start()
        while (seat := self.session.to_ask()) is not None:
            self.sit(seat)
            self.show_opening(seat)
            self.show_news(seat)
            self.show_table(seat)
            if self.watch and self.session.has_clock_race():
                self.run_race(seat, self.watch)
                continue
            seconds = self.session.counted()
            if self.watch and seconds is not None:
                self.count(seat, self.watch, seconds)
                continue
            text = self.choose(seat)
            if self.seals(text, seat):
                self.session.answer(seat, text)
        people = self.session.people
        self.show_news(people[0] if len(people) == 1 else SPECTATOR)
        for line in self.session.ending():
            self.show(line)

    def sit(self, seat: int) -> None:
        """Let another person take the keyboard, behind a curtain."""
        if self.sitting not in (None, seat):
            self.show("\n" * CURTAIN)
        if len(self.session.people) > 1 and self.sitting != seat:
            self.ask(self.say.say("ui-pass", seat=self.session.table.names[seat]))
        self.sitting = seat

    def seals(self, text: str, seat: int) -> bool:
        """With several people at the keyboard, a choice can be taken back until it is passed on."""
        if len(self.session.people) == 1:
            return True
        choice = self.say.action(self.session.table.texts[text])
        return self.ask(self.say.say("ui-sealed", choice=choice)).strip().lower() != "u"

    def show_opening(self, seat: int) -> None:
        """Show, once, what the game is about and what this person wants."""
        if self.session.is_new(seat, "opening"):
            for line in self.session.opening(seat):
                self.tell(line)
            self.show("")

    def tell(self, text: str, indent: str = "") -> None:
        """Show a text, broken between words."""
        for line in wrap(text, COLUMNS, initial_indent=indent, subsequent_indent=indent):
            self.show(line)

    def show_news(self, seat: int) -> None:
        """Show what a person has not read yet."""
        for sentence in self.session.heard[seat][self.read[seat] :]:
            self.show(sentence)
        self.read[seat] = len(self.session.heard[seat])

    def show_table(self, seat: int) -> None:
        """Show the table as a person sees it."""
        self.show("")
        for line in self.session.drawing(seat):
            self.show(plain(line))
        self.show("")

    def run_race(self, seat: int, watch: Stopwatch) -> None:
        """Ask against the clock: the bots answer at their instants, whether or not one has."""
        table = self.session.table
        phase = table.phase()
        started = NOT_YET

        def ask(prompt: str) -> str:
            nonlocal started
            # The clock runs from when the question is on the screen.
            started = watch.now() if started == NOT_YET else started
            while True:
                due = self.session.next_instant()
                until = phase.seconds if due is None else min(due, phase.seconds)
                line = watch.ask(prompt, started + until - watch.now())
                if line is not None:
                    return line
                prompt = ""
                if not self.session.race_on(until):
                    raise Beaten
                if until >= phase.seconds:
                    return table.text(phase.passing(table.state))

        self.show(self.say.say("ui-race-clock", seconds=phase.seconds))
        try:
            text = self.choose(seat, ask)
            self.session.answer(seat, text, watch.now() - started)
        except Beaten:
            watch.forget()
            self.show("")
            self.ask(self.say.say("ui-race-lost"))

    def count(self, seat: int, watch: Stopwatch, seconds: float) -> None:
        """Ask until it is three: whoever has not answered by then is too slow."""
        due = NOT_YET

        def ask(prompt: str) -> str:
            nonlocal due
            due = watch.now() + seconds if due == NOT_YET else due
            for number in range(STEPS + 1):
                line = watch.ask(prompt, due - COUNT + number * COUNT / STEPS - watch.now())
                if line is not None:
                    return line
                prompt = ""
                if number < STEPS:
                    self.show(self.say.say("ui-count", number=number + 1))
            raise Beaten

        self.show(self.say.say("ui-count-clock", seconds=round(seconds)))
        try:
            text = self.choose(seat, ask)
        except Beaten:
            watch.forget()
            self.session.be_late()
        else:
            self.session.answer(seat, text)

    def choose(self, seat: int, ask: Callable[[str], str] | None = None) -> str:
        """Ask (with patience, unless another way is given); return an answer's canonical text."""
        ask = ask or self.ask
        table = self.session.table
        choices = self.session.choices(seat)
        advice = self.session.advice(seat)
        for text in (self.session.guide(seat), *advice.lines):
            self.tell(text)
        phase = self.say.say(f"phase-{table.phase().name}")
        alone = len(self.session.people) == 1
        self.show(phase if alone else f"{table.names[seat]}: {phase}")
        for number, action in enumerate(choices, 1):
            self.show(f"{number:3}  {self.say.action(action)}")
            if action in advice.notes:
                self.tell(advice.notes[action], INDENT)
        while True:
            typed = ask(self.say.say("ui-choice", most=len(choices))).strip()
            if typed.isdecimal() and 1 <= int(typed) <= len(choices):
                return table.text(choices[int(typed) - 1])
            if typed in [table.text(action) for action in choices]:
                return typed
            self.other_wish(typed, seat, choices)

    def other_wish(self, typed: str, seat: int, choices: list[int]) -> None:
        """Do what is asked for besides choosing."""
        table = self.session.table
        if typed == "quit":
            raise Leave
        if typed in ("?", "help"):
            self.tell(self.say.say("ui-help", example=table.text(choices[0])))
            for line in self.session.cards(seat):
                self.tell(line, "  ")
        elif typed == "rules":
            self.show(summary(table.game, self.say.language, table.options))
        elif typed == "table":
            self.show_table(seat)
        elif typed == "log":
            self.read[seat] = 0
            self.show_news(seat)
        elif typed == "talk":
            self.talk(seat)
        else:
            self.show(self.say.say("ui-choice-unknown", text=typed, most=len(choices)))

    def talk(self, seat: int) -> None:
        """Let a person say something across the table."""
        if self.say.has("talk-reminder"):
            self.show(self.say.say("talk-reminder"))
        other = self.session.table.names[seat - 1]
        try:
            self.session.talk(seat, self.ask(self.say.say("ui-talk", example=f"taunt {other}")))
        except FistfulError as problem:
            self.show(self.say.error(problem))
        self.show_news(seat)
