"""The table as a picture, for people who watch: one list of shapes, written as SVG or painted.

On top the game and its numbers, then a panel for every seat (who is asked has a light frame) with
what the game's fields say of it, and below that the table as the terminal draws it.
"""

from io import StringIO
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray
from rich.console import Console
from rich.terminal_theme import MONOKAI
from rich.text import Text

from fistful.adapters.shapes import Box, Cells, Label, Picture
from fistful.engine.rules import View
from fistful.games.fields import BySeat, Number, OneSeat, SomeSeats
from fistful.games.game import Game
from fistful.games.markup import escape
from fistful.texts import DEFAULT_LANGUAGE, Catalogue

COLUMNS: Final = 100
WIDTH: Final = 832
MARGIN: Final = 16
#: Panels stand in rows of so many.
PANELS: Final = 4
PANEL_WIDTH: Final = (WIDTH - MARGIN) // PANELS - MARGIN
LINE: Final = 18

NIGHT: Final = "#1e1b18"
PANEL: Final = "#2d2823"
BADGE: Final = "#5b3d2b"
LIGHT: Final = "#f2b84b"
INK: Final = "#f4ece0"
FAINT: Final = "#a89c8c"


class Painter:
    """Draws the views of one table."""

    def __init__(self, game: Game, names: tuple[str, ...]) -> None:
        self.game = game
        self.names = names
        self.speaker = Catalogue(DEFAULT_LANGUAGE, game, names)
        #: What the speaker speaks of: a table's numbers are those of its variant.
        self.options: dict[str, str] = {}

    def __reduce__(self) -> tuple[Any, ...]:
        return Painter, (self.game, self.names)

    def lines(self, view: View) -> list[Text]:
        """Return the table as the terminal draws it, with colours."""
        if view["options"] != self.options:
            self.options = dict(view["options"])
            self.speaker = Catalogue(DEFAULT_LANGUAGE, self.game, self.names, self.options)
        drawn = self.game.draw(view, [escape(name) for name in self.names], self.speaker)
        return [Text.from_markup(line) for line in drawn]

    def text(self, view: View) -> str:
        """Return the table as text with the terminal's colour codes."""
        file = StringIO()
        console = Console(file=file, width=COLUMNS, force_terminal=True)
        title = Text(f"{self.speaker.say('game')} · {view['phase']}", style="bold")
        for line in [title, Text(), *self.lines(view)]:
            console.print(line, highlight=False)
        return file.getvalue()

    def svg(self, view: View) -> str:
        """Return the table as an SVG picture."""
        return self.picture(view).svg()

    def pixels(self, view: View) -> NDArray[np.uint8]:
        """Return the same picture as RGB."""
        return self.picture(view).pixels()

    def picture(self, view: View) -> Picture:
        """Draw the table."""
        picture = Picture(WIDTH, 0, NIGHT)
        picture.add(Label(MARGIN, 38, self.speaker.say("game"), 24, LIGHT))
        picture.add(Label(MARGIN, 62, " · ".join([view["phase"], *self.numbers(view)]), 14, FAINT))
        top = 80
        notes = [self.notes(view, seat) for seat in range(len(self.names))]
        height = (max([len(note) for note in notes]) + 2) * LINE
        for seat, note in enumerate(notes):
            row, column = divmod(seat, PANELS)
            left = MARGIN + column * (PANEL_WIDTH + MARGIN)
            is_asked = seat in view["asked"]
            draw_panel(picture, left, top + row * (height + MARGIN), height, is_asked)
            write_panel(picture, left, top + row * (height + MARGIN), self.names[seat], note)
        rows = -(-len(notes) // PANELS)
        draw_lines(picture, top + rows * (height + MARGIN), self.lines(view))
        return picture

    def numbers(self, view: View) -> list[str]:
        """Return the numbers of the table that are not nought, in words."""
        names = [field.name for field in self.game.features.fields if isinstance(field, Number)]
        found = [(name, told_of(view, name)) for name in names]
        return [f"{name} {number}" for name, number in found if isinstance(number, int) and number]

    def notes(self, view: View, seat: int) -> list[tuple[str, str]]:
        """Return what can be said of a seat: a word and its number, or the word alone."""
        found: list[tuple[str, str]] = []
        for field in self.game.features.fields:
            told = told_of(view, field.name)
            if isinstance(field, BySeat) and isinstance(told, list) and told[seat]:
                found.append((field.name, str(told[seat])))
            elif isinstance(field, OneSeat | SomeSeats) and is_about(told, seat, field):
                found.append((field.name, ""))
        return found


def told_of(view: View, name: str) -> Any:
    """Return what a view says under a name, in it or one step inside; None if it has no such."""
    inside = [part for part in view.values() if isinstance(part, dict) and name in part]
    return view[name] if name in view else inside[0][name] if inside else None


def is_about(told: Any, seat: int, field: OneSeat | SomeSeats) -> bool:
    """Tell whether a field names a seat: by its number, in a list or in a set of bits."""
    if isinstance(told, list):
        return seat in told
    if not isinstance(told, int) or told < 0:
        return False
    return told == seat if isinstance(field, OneSeat) else bool(told >> seat & 1)


def draw_panel(picture: Picture, left: int, top: int, height: int, is_asked: bool) -> None:
    """Draw the ground of a seat's panel."""
    if is_asked:
        picture.add(Box(left - 2, top - 2, PANEL_WIDTH + 4, height + 4, LIGHT, 10))
    picture.add(Box(left, top, PANEL_WIDTH, height, PANEL, 8))


def write_panel(
    picture: Picture, left: int, top: int, name: str, notes: list[tuple[str, str]]
) -> None:
    """Write a seat's name, its numbers, and what it is, on badges."""
    picture.add(Label(left + 10, top + 22, name, 16, INK))
    for place, (word, number) in enumerate(notes, 1):
        y = top + 24 + place * LINE
        if number:
            picture.add(Label(left + 10, y, word, 13, FAINT))
            picture.add(Label(left + PANEL_WIDTH - 10, y, number, 13, INK, is_right=True))
        else:
            picture.add(Box(left + 8, y - 13, len(word) * 7 + 12, LINE - 2, BADGE, 6))
            picture.add(Label(left + 14, y, word, 12, INK))


def draw_lines(picture: Picture, top: int, lines: list[Text]) -> None:
    """Draw the lines of the terminal, each piece in its colour."""
    console = Console(width=COLUMNS, color_system="truecolor", force_terminal=True)
    rows = [row for line in lines for row in console.render_lines(line, pad=False)]
    for y, row in enumerate(rows, 1):
        column = 0
        for piece in row:
            style = piece.style
            ink = INK
            if style and style.color:
                ink = style.color.get_truecolor(MONOKAI).hex
            paper = ink if style and style.reverse else None
            cells = Cells(MARGIN, top + y * LINE, column, piece.text, ink, paper)
            picture.add(cells)
            column += len(piece.text)
    picture.height = top + (len(rows) + 1) * LINE
