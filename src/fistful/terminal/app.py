"""Full screen: the table, what happened, and the choices."""

from collections.abc import Callable
from time import monotonic
from typing import ClassVar, Final

from rich.text import Text
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Footer, Label, Markdown, OptionList, RichLog, Static
from textual.widgets.option_list import Option

from fistful.engine.seats import SPECTATOR
from fistful.games.markup import escape
from fistful.table.clock import COUNT, STEPS
from fistful.terminal.session import Session
from fistful.texts import Catalogue, summary

#: How often the clock of a race is looked at, in seconds.
TICK: Final = 0.05


#: Panes by what they show, and the keys that scroll them, backwards (-1) and on (1).
PANES: Final = {"table": "#top", "story": "#log"}
SCROLLS: Final = (("w", "table", -1), ("s", "table", 1), ("e", "story", -1), ("d", "story", 1))


class Page(ModalScreen[None]):
    """Something to read over the table."""

    BINDINGS: ClassVar[list[BindingType]] = [("escape,q,enter", "dismiss", "")]

    def __init__(self, markup: str) -> None:
        super().__init__()
        self.markup = markup

    def compose(self) -> ComposeResult:
        with VerticalScroll():
            yield Static(self.markup)


class Rules(ModalScreen[None]):
    """The rules in short, over the table."""

    BINDINGS: ClassVar[list[BindingType]] = [("escape,r,q,enter", "dismiss", "")]

    def __init__(self, text: str) -> None:
        super().__init__()
        self.text = text

    def compose(self) -> ComposeResult:
        with VerticalScroll():
            yield Markdown(self.text)


class Curtain(ModalScreen[bool]):
    """Between two people at one keyboard. Dismisses with True to go on, False to take back."""

    def __init__(self, sentence: str, say: Catalogue, *, undo: bool) -> None:
        super().__init__()
        self.sentence = sentence
        self.undo = undo
        self._bindings.bind("enter", "go(True)", say.say("ui-key-on"))
        if undo:
            self._bindings.bind("u", "go(False)", say.say("ui-key-undo"))

    def compose(self) -> ComposeResult:
        yield Label(self.sentence, markup=False)
        yield Footer(show_command_palette=False)

    def action_go(self, on: bool) -> None:
        self.dismiss(on)


class FullScreen(App[None]):
    """One session, from the deal to the end."""

    CSS = """
    #top { height: auto; max-height: 60%; }
    #table { height: auto; padding: 0 1; }
    #below { height: 1fr; }
    #asked { width: 1fr; min-width: 30; }
    #question { height: auto; padding: 0 1; text-style: bold; }
    #choices { height: 1fr; border: none; padding: 0; }
    #note { height: auto; max-height: 5; padding: 0 1; color: $text-muted; }
    #log { width: 1fr; padding: 0 1; border-left: solid $primary; }
    Curtain { align: center middle; background: $surface; }
    Curtain Label { padding: 2 4; border: round $primary; }
    Rules, Page { align: center middle; }
    Rules VerticalScroll, Page VerticalScroll {
        width: 90%; height: 90%; border: round $primary; background: $surface;
    }
    Page VerticalScroll { height: auto; max-height: 90%; }
    """
    ENABLE_COMMAND_PALETTE = False
    #: Ctrl-C leaves at once: the record is kept after every answer.
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+c", "quit", show=False, priority=True, system=True)
    ]

    def __init__(self, session: Session, clock: Callable[[], float] = monotonic) -> None:
        super().__init__()
        self.session = session
        self.clock = clock
        #: When the question of the open race, or one that is counted, was on the screen; else None.
        self.shown: float | None = None
        self.notes: list[str] = []
        self.say = session.say
        self.sitting: int | None = None
        self.read: dict[int, int] = dict.fromkeys(session.heard, 0)
        self.bind("q", "quit", description=self.say.say("ui-key-quit"))
        self.bind("r", "rules", description=self.say.say("ui-key-rules"))
        self.bind("question_mark", "cards", description=self.say.say("ui-key-cards"))
        self.bind("t", "table", description=self.say.say("ui-key-table"))
        for key, name, way in SCROLLS:
            about = self.say.say(f"ui-key-scroll-{name}") if way < 0 else ""
            shown = "/".join([other for other, pane, _ in SCROLLS if pane == name])
            self.bind(
                key,
                f"scroll_pane('{PANES[name]}', {way})",
                description=about,
                show=way < 0,
                key_display=shown,
            )
        for digit in "123456789":
            self.bind(digit, f"pick({int(digit) - 1})", show=False)

    def compose(self) -> ComposeResult:
        with VerticalScroll(id="top", can_focus=False):
            yield Static(id="table")
        with Horizontal(id="below"):
            with Vertical(id="asked"):
                yield Static(id="question", markup=False)
                yield OptionList(id="choices")
                yield Static(id="note", markup=False)
            yield RichLog(id="log", wrap=True, markup=False, min_width=1)
        yield Footer(show_command_palette=False)

    def on_mount(self) -> None:
        self.title = self.say.say("game")
        self.session.start()
        self.set_interval(TICK, self.race_on)
        self.go_on()

    def go_on(self) -> None:
        """Turn to whoever is asked next, or to the end."""
        seat = self.session.to_ask()
        if seat is None:
            self.show_end()
        elif len(self.session.people) > 1 and seat != self.sitting:
            self.query_one("#log", RichLog).clear()
            name = self.session.table.names[seat]
            curtain = Curtain(self.say.say("ui-pass", seat=name), self.say, undo=False)
            self.push_screen(curtain, lambda _: self.sit(seat))
        else:
            self.sit(seat)

    def sit(self, seat: int) -> None:
        """Show a person the table and the question."""
        if self.sitting != seat:
            self.read[seat] = 0
        self.sitting = seat
        self.show_table(seat)
        self.show_news(seat)
        if self.session.is_new(seat, "opening"):
            title, *lines = [escape(line) for line in self.session.opening(seat)]
            texts = [f"[bold]{title}[/]", *lines, self.say.say("ui-begin")]
            self.push_screen(Page("\n\n".join(texts)), lambda _: self.ask(seat))
        else:
            self.ask(seat)

    def ask(self, seat: int) -> None:
        """Show the question; a race runs from the moment it is on the screen."""
        self.show_question(seat)
        if self.session.has_clock_race() or self.session.counted() is not None:
            self.call_after_refresh(self.start_clock)

    def show_question(self, seat: int) -> None:
        """Show what is asked, what helps to answer, and the choices."""
        table = self.session.table
        phase = table.phase()
        advice = self.session.advice(seat)
        log = self.query_one("#log", RichLog)
        for text in (self.session.guide(seat), *advice.lines):
            if text and self.session.is_new(seat, text):
                log.write(Text(text, style="italic"))
        asked = self.say.say(f"phase-{phase.name}")
        if self.session.has_clock_race():
            asked += " " + self.say.say("ui-race-clock", seconds=phase.seconds)
        elif (seconds := self.session.counted()) is not None:
            asked += " " + self.say.say("ui-count-clock", seconds=round(seconds))
        alone = len(self.session.people) == 1
        self.query_one("#question", Static).update(
            asked if alone else f"{table.names[seat]}: {asked}"
        )
        choices = self.query_one("#choices", OptionList)
        choices.clear_options()
        legal = self.session.choices(seat)
        lines = "\n".join(advice.lines)
        self.notes = [advice.notes.get(action, lines) for action in legal]
        for number, action in enumerate(legal, 1):
            tag = f" · {advice.tags[action]}" if action in advice.tags else ""
            choices.add_option(Option(f"{number:2}  {escape(self.say.action(action) + tag)}"))
        choices.highlighted = 0
        self.show_note(0)
        choices.focus()

    def show_note(self, place: int) -> None:
        """Show what there is to say about a choice."""
        note = self.notes[place] if place < len(self.notes) else ""
        self.query_one("#note", Static).update(note)

    def start_clock(self) -> None:
        """The question of a race or a count is on the screen: from now on the clock runs."""
        self.shown = self.clock()

    def race_on(self) -> None:
        """Let the bots answer whose instant has come, and the clock for whoever is too slow."""
        seat = self.session.to_ask()
        if self.shown is None or seat is None:
            return
        passed = self.clock() - self.shown
        phase = self.session.table.phase()
        seconds = self.session.counted()
        if seconds is not None:
            self.count(passed, seconds)
            return
        if not self.session.race_on(passed):
            self.shown = None
            lost = Curtain(self.say.say("ui-race-lost"), self.say, undo=False)
            self.push_screen(lost, lambda _: self.go_on())
        elif passed >= phase.seconds:
            self.answer(seat, self.session.table.text(phase.passing(self.session.table.state)))

    def count(self, passed: float, seconds: float) -> None:
        """Count to three in the last moments of a question; then it is too late."""
        number = int((passed - seconds + COUNT) / COUNT * STEPS) + 1
        if passed >= seconds:
            self.shown = None
            self.session.be_late()
            self.go_on()
        elif passed > seconds - COUNT:
            self.query_one("#question", Static).update(self.say.say("ui-count", number=number))

    def show_table(self, seat: int) -> None:
        self.query_one("#table", Static).update("\n".join(self.session.drawing(seat)))

    def show_news(self, seat: int) -> None:
        log = self.query_one("#log", RichLog)
        for sentence in self.session.heard[seat][self.read[seat] :]:
            log.write(sentence)
        self.read[seat] = len(self.session.heard[seat])

    def show_end(self) -> None:
        people = self.session.people
        viewer = people[0] if len(people) == 1 else SPECTATOR
        self.show_table(viewer)
        self.show_news(viewer)
        self.query_one("#question", Static).update("\n".join(self.session.ending()))
        choices = self.query_one("#choices", OptionList)
        choices.clear_options()
        self.notes = []
        self.show_note(0)
        choices.add_option(Option(self.say.say("ui-key-quit")))
        choices.highlighted = 0
        choices.focus()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        self.choose(event.option_index)

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        self.show_note(event.option_index)

    def action_pick(self, place: int) -> None:
        self.choose(place)

    def choose(self, place: int) -> None:
        """Take the choice at a place in the list."""
        seat = self.session.to_ask()
        if seat is None:
            self.exit()
            return
        choices = self.session.choices(seat)
        if place >= len(choices) or seat != self.sitting:
            return
        text = self.session.table.text(choices[place])
        if len(self.session.people) == 1 or self.shown is not None:
            self.answer(seat, text)
            return
        sentence = self.say.say("ui-sealed", choice=self.say.action(choices[place]))

        def seal(on: bool | None) -> None:
            if on:
                self.answer(seat, text)

        self.push_screen(Curtain(sentence, self.say, undo=True), seal)

    def answer(self, seat: int, text: str) -> None:
        passed = None if self.shown is None else self.clock() - self.shown
        self.shown = None
        self.session.answer(seat, text, passed)
        self.go_on()

    def action_cards(self) -> None:
        seat = SPECTATOR if self.sitting is None else self.sitting
        self.push_screen(Page(escape("\n".join(self.session.cards(seat)))))

    def action_table(self) -> None:
        seat = SPECTATOR if self.sitting is None else self.sitting
        self.push_screen(Page("\n".join(self.session.drawing(seat))))

    def action_scroll_pane(self, pane: str, way: int) -> None:
        """Scroll half of what a pane shows."""
        found = self.query_one(pane)
        found.scroll_relative(y=way * max(1, found.size.height // 2), animate=False)

    def action_rules(self) -> None:
        table = self.session.table
        self.push_screen(Rules(summary(table.game, self.say.language, table.options)))
