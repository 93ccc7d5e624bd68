"""The table as text, as SVG and as pixels: what the terminal shows, for people who watch."""

from io import StringIO
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray
from rich.console import Console
from rich.segment import Segment
from rich.terminal_theme import MONOKAI
from rich.text import Text

from fistful.engine.game import Game
from fistful.engine.markup import escape
from fistful.engine.rules import View
from fistful.texts import DEFAULT_LANGUAGE, Catalogue

COLUMNS: Final = 100
#: A character's cell in pixels.
CELL: Final = (8, 16)
MARGIN: Final = 8


class Painter:
    """Draws the views of one table."""

    def __init__(self, game: Game, names: tuple[str, ...]) -> None:
        self.game = game
        self.names = names
        self.speaker = Catalogue(DEFAULT_LANGUAGE, game, names)

    def lines(self, view: View) -> list[Text]:
        """Return the table as lines with colours."""
        drawn = self.game.draw(view, [escape(name) for name in self.names], self.speaker)
        title = f"{self.speaker.say('game')} · {view['phase']}"
        return [Text(title, style="bold"), Text(), *[Text.from_markup(line) for line in drawn]]

    def console(self, view: View, **how: Any) -> Console:
        """Return a console on which the table is printed."""
        console = Console(file=StringIO(), width=COLUMNS, force_terminal=True, **how)
        for line in self.lines(view):
            console.print(line, highlight=False)
        return console

    def text(self, view: View) -> str:
        """Return the table as text with the terminal's colour codes."""
        file = self.console(view).file
        assert isinstance(file, StringIO)
        return file.getvalue()

    def svg(self, view: View) -> str:
        """Return the table as an SVG picture."""
        return self.console(view, record=True).export_svg(title="fistful", unique_id="fistful")

    def pixels(self, view: View) -> NDArray[np.uint8]:
        """Return the table as an RGB picture: the same cells, painted one by one."""
        # Imported here: painting is the only thing that needs it.
        from PIL import Image, ImageDraw, ImageFont

        console = Console(width=COLUMNS, color_system="truecolor", force_terminal=True)
        rows = [row for line in self.lines(view) for row in console.render_lines(line, pad=False)]
        width, height = CELL
        size = (COLUMNS * width + 2 * MARGIN, len(rows) * height + 2 * MARGIN)
        image = Image.new("RGB", size, tuple(MONOKAI.background_color))
        draw = ImageDraw.Draw(image)
        font = ImageFont.load_default(size=height - 3)
        for y, row in enumerate(rows):
            x = 0
            for segment in row:
                x = paint(draw, font, segment, x, y)
        return np.asarray(image, np.uint8)


def paint(draw: Any, font: Any, segment: Segment, x: int, y: int) -> int:
    """Paint a piece of a line from a column on; return the column behind it."""
    style = segment.style
    ink = tuple(MONOKAI.foreground_color)
    paper = None
    if style and style.color:
        ink = tuple(style.color.get_truecolor(MONOKAI))
    if style and style.reverse:
        ink, paper = tuple(MONOKAI.background_color), ink
    width, height = CELL
    for sign in segment.text:
        left, top = MARGIN + x * width, MARGIN + y * height
        if paper:
            draw.rectangle((left, top, left + width - 1, top + height - 1), fill=paper)
        if sign > "ÿ":
            # The font knows Latin letters alone: cards face down and the like are blots.
            draw.rectangle((left + 1, top + 4, left + width - 2, top + height - 4), fill=ink)
        else:
            middle = (left + width / 2, top + height - 4)
            draw.text(middle, sign, fill=ink, font=font, anchor="ms")
        x += 1
    return x
