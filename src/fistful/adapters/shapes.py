"""Shapes on a plane: boxes, labels and rows of cells, written as SVG or painted with Pillow."""

from dataclasses import dataclass, field
from html import escape
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

#: A character's cell in pixels.
CELL_WIDTH: Final = 8
CELL_HEIGHT: Final = 16
#: How far a cell goes below its base line.
DROP: Final = 4


@dataclass(frozen=True)
class Box:
    """A rectangle with round corners."""

    x: int
    y: int
    width: int
    height: int
    fill: str
    radius: int

    def svg(self) -> str:
        """Return it as SVG."""
        place = f'x="{self.x}" y="{self.y}" width="{self.width}" height="{self.height}"'
        return f'<rect {place} rx="{self.radius}" fill="{self.fill}"/>'

    def paint(self, draw: Any, font: Any) -> None:
        """Paint it."""
        corners = (self.x, self.y, self.x + self.width - 1, self.y + self.height - 1)
        draw.rounded_rectangle(corners, self.radius, fill=self.fill)


@dataclass(frozen=True)
class Label:
    """A line of text on a base line, from a place on or up to it."""

    x: int
    y: int
    text: str
    size: int
    fill: str
    is_right: bool = False

    def svg(self) -> str:
        """Return it as SVG."""
        anchor = ' text-anchor="end"' if self.is_right else ""
        look = f'font-family="sans-serif" font-size="{self.size}" fill="{self.fill}"'
        return f'<text x="{self.x}" y="{self.y}" {look}{anchor}>{escape(self.text)}</text>'

    def paint(self, draw: Any, font: Any) -> None:
        """Paint it."""
        anchor = "rs" if self.is_right else "ls"
        draw.text((self.x, self.y), self.text, fill=self.fill, font=font(self.size), anchor=anchor)


@dataclass(frozen=True)
class Cells:
    """A piece of a line of the terminal, every character in a cell of its own."""

    x: int
    y: int
    column: int
    text: str
    ink: str
    #: The colour behind it; the ink is then dark.
    paper: str | None

    def left(self, place: int = 0) -> int:
        """Return where the cell of a character begins."""
        return self.x + (self.column + place) * CELL_WIDTH

    def svg(self) -> str:
        """Return it as SVG."""
        width = len(self.text) * CELL_WIDTH
        ground = ""
        if self.paper:
            top = self.y + DROP - CELL_HEIGHT
            ground = Box(self.left(), top, width, CELL_HEIGHT, self.paper, 2).svg()
        look = f'font-family="monospace" font-size="13" fill="{self.color()}" xml:space="preserve"'
        place = f'x="{self.left()}" y="{self.y}" textLength="{width}"'
        return f"{ground}<text {place} {look}>{escape(self.text)}</text>" if self.text else ""

    def color(self) -> str:
        """Return the colour of the characters."""
        return "#000000" if self.paper else self.ink

    def paint(self, draw: Any, font: Any) -> None:
        """Paint it; the font knows Latin letters alone: other signs (cards, suits) are blots."""
        for place, sign in enumerate(self.text.replace("×", "x")):
            left, top = self.left(place), self.y + DROP - CELL_HEIGHT
            right, bottom = left + CELL_WIDTH - 1, top + CELL_HEIGHT - 1
            if self.paper:
                draw.rectangle((left, top, right, bottom), fill=self.paper)
            if sign > "ÿ":
                draw.rectangle((left + 1, top + 4, right - 1, bottom - 3), fill=self.color())
            elif sign != " ":
                middle = (left + CELL_WIDTH / 2, self.y)
                draw.text(middle, sign, fill=self.color(), font=font(13), anchor="ms")


@dataclass
class Picture:
    """Shapes on a ground, the first at the bottom."""

    width: int
    height: int
    ground: str
    shapes: list[Box | Label | Cells] = field(default_factory=list)

    def add(self, shape: Box | Label | Cells) -> None:
        """Lay a shape on top."""
        self.shapes.append(shape)

    def svg(self) -> str:
        """Return the picture as SVG."""
        size = f'width="{self.width}" height="{self.height}"'
        box = f'viewBox="0 0 {self.width} {self.height}"'
        ground = Box(0, 0, self.width, self.height, self.ground, 0)
        inside = "\n".join([shape.svg() for shape in (ground, *self.shapes)])
        return f'<svg xmlns="http://www.w3.org/2000/svg" {size} {box}>\n{inside}\n</svg>\n'

    def pixels(self) -> NDArray[np.uint8]:
        """Return the picture as rows of RGB."""
        # Imported here: painting is the only thing that needs it.
        from PIL import Image, ImageDraw, ImageFont

        image = Image.new("RGB", (self.width, self.height), self.ground)
        draw = ImageDraw.Draw(image)
        fonts: dict[int, Any] = {}

        def font(size: int) -> Any:
            if size not in fonts:
                fonts[size] = ImageFont.load_default(size=size)
            return fonts[size]

        for shape in self.shapes:
            shape.paint(draw, font)
        return np.asarray(image, np.uint8)
