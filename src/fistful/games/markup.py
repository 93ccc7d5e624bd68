"""Lines for the terminal: text with console markup (`[bold]…[/]`), laid out in columns.

Games draw their tables with this and nothing else; who shows the lines decides about colour.
"""

import re
import unicodedata
from collections.abc import Sequence
from typing import Final

#: A tag, unless its bracket is escaped: names may hold brackets.
TAG: Final = re.compile(r"(\\*)\[([a-z#/@!][^\[\]]*|/)\]")


def escape(text: str) -> str:
    """Return text that stands for itself, brackets included."""
    return TAG.sub(lambda match: match[1] * 2 + "\\" + match[0][len(match[1]) :], text)


def plain(markup: str) -> str:
    """Return the text without its tags."""

    def strip(match: re.Match[str]) -> str:
        slashes = match[1]
        if len(slashes) % 2:
            return slashes[: len(slashes) // 2] + match[0][len(slashes) :]
        return slashes[: len(slashes) // 2]

    return TAG.sub(strip, markup)


def width(markup: str) -> int:
    """Return how many columns a line takes on the screen."""
    return sum(
        [
            2 if unicodedata.east_asian_width(char) in "WF" else 1
            for char in plain(markup)
            if not unicodedata.combining(char)
        ]
    )


def pad(markup: str, columns: int) -> str:
    """Return a line filled up with blanks to a width."""
    return markup + " " * (columns - width(markup))


def grid(rows: Sequence[Sequence[str]], gap: int = 2) -> list[str]:
    """Return rows of cells as lines whose cells stand below each other."""
    count = max([len(row) for row in rows], default=0)
    widths = [
        max([width(row[column]) for row in rows if column < len(row)]) for column in range(count)
    ]
    return [
        (" " * gap).join([pad(cell, widths[column]) for column, cell in enumerate(row)]).rstrip()
        for row in rows
    ]
