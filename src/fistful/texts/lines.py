"""Lines: the words in which things are said across a table, by act, voice and moment.

They lie in the folders `talk` of the catalogue, what all games share and what is one game's own,
as `talk-<act>-<voice>-<number>`, or `talk-<act>-<voice>-<phase>-<number>` for one phase alone.
"""

import re
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from fistful.games import games
from fistful.table.talk import SPOKEN
from fistful.texts import COMMON, DEFAULT_LANGUAGE, LINES

#: The voice of everybody who has none of their own.
PLAIN_VOICE: Final = "plain"
KEY: Final = re.compile(rf"^talk-({'|'.join(SPOKEN)})-(([a-z]+)(?:-([a-z-]+))?-[0-9]+) =", re.M)


class Line(NamedTuple):
    """One line: `name` is what stands behind its act in records."""

    act: str
    name: str
    voice: str
    #: The phase it is for; none for all.
    moment: str


@cache
def lines_of(game: str) -> tuple[Line, ...]:
    """Return all lines for a game, its own first."""
    found = read_lines(games()[game].folder / "texts") if game in games() else ()
    return (*found, *read_lines(COMMON))


def read_lines(folder: Path) -> tuple[Line, ...]:
    """Return the lines of a folder of the catalogue; there may be none."""
    file = folder / LINES / f"{DEFAULT_LANGUAGE}.ftl"
    text = file.read_text(encoding="utf-8") if file.exists() else ""
    return tuple([Line(act, name, voice, at) for act, name, voice, at in KEY.findall(text)])


@cache
def voices(game: str) -> frozenset[str]:
    """Return who has lines of their own in a game."""
    return frozenset([line.voice for line in lines_of(game)])


def lines_for(game: str, voice: str, act: str, phase: str) -> list[Line]:
    """Return what a voice can say of an act in a phase; whoever has no voice speaks plainly."""
    own = voice if voice in voices(game) else PLAIN_VOICE
    return [
        line
        for line in lines_of(game)
        if (line.voice, line.act) == (own, act) and line.moment in ("", phase)
    ]


def is_line(game: str, act: str, name: str) -> bool:
    """Tell whether there is such a line."""
    return any([(line.act, line.name) == (act, name) for line in lines_of(game)])
