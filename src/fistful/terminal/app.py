"""Full screen: the table, what happened, and the choices."""

from typing import ClassVar

from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Footer, Label, Markdown, OptionList, RichLog, Static
from textual.widgets.option_list import Option

from fistful.engine.markup import escape
from fistful.engine.seats import SPECTATOR
from fistful.terminal.session import Session
from fistful.texts import Catalogue, summary


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
    #log { width: 1fr; padding: 0 1; border-left: solid $primary; }
    Curtain { align: center middle; background: $surface; }
    Curtain Label { padding: 2 4; border: round $primary; }
    Rules { align: center middle; }
    Rules VerticalScroll { width: 90%; height: 90%; border: round $primary; background: $surface; }
    """
    ENABLE_COMMAND_PALETTE = False
    #: Ctrl-C leaves at once: the record is kept after every answer.
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+c", "quit", show=False, priority=True, system=True)
    ]

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session
        self.say = session.say
        self.sitting: int | None = None
        self.read: dict[int, int] = dict.fromkeys(session.heard, 0)
        self.bind("q", "quit", description=self.say.say("ui-key-quit"))
        self.bind("r", "rules", description=self.say.say("ui-key-rules"))
        for digit in "123456789":
            self.bind(digit, f"pick({int(digit) - 1})", show=False)

    def compose(self) -> ComposeResult:
        with VerticalScroll(id="top", can_focus=False):
            yield Static(id="table")
        with Horizontal(id="below"):
            with Vertical(id="asked"):
                yield Static(id="question", markup=False)
                yield OptionList(id="choices")
            yield RichLog(id="log", wrap=True, markup=False, min_width=1)
        yield Footer(show_command_palette=False)

    def on_mount(self) -> None:
        self.title = self.say.say("game")
        self.session.start()
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
        table = self.session.table
        phase = self.say.say(f"phase-{table.phase().name}")
        self.query_one("#question", Static).update(f"{table.names[seat]}: {phase}")
        choices = self.query_one("#choices", OptionList)
        choices.clear_options()
        for number, action in enumerate(self.session.choices(seat), 1):
            choices.add_option(Option(f"{number:2}  {escape(self.say.action(action))}"))
        choices.highlighted = 0
        choices.focus()

    def show_table(self, seat: int) -> None:
        table = self.session.table
        names = [escape(name) for name in table.names]
        lines = table.game.draw(table.view(seat), names, self.say)
        self.query_one("#table", Static).update("\n".join(lines))

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
        choices.add_option(Option(self.say.say("ui-key-quit")))
        choices.highlighted = 0
        choices.focus()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        self.choose(event.option_index)

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
        if len(self.session.people) == 1:
            self.answer(seat, text)
            return
        sentence = self.say.say("ui-sealed", choice=self.say.action(choices[place]))

        def seal(on: bool | None) -> None:
            if on:
                self.answer(seat, text)

        self.push_screen(Curtain(sentence, self.say, undo=True), seal)

    def answer(self, seat: int, text: str) -> None:
        self.session.answer(seat, text)
        self.go_on()

    def action_rules(self) -> None:
        self.push_screen(Rules(summary(self.session.table.game, self.say.language)))
