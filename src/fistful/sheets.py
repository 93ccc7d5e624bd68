"""Variants as sheets to fill in: written out as a file, with every problem at its field."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from fistful.games.draft import Problem
from fistful.games.game import Game
from fistful.games.variant import ABOUT
from fistful.toml import key, value
from fistful.workbench import variants_of

#: Where something stands in a variant: keys, and numbers of things in lists, from outside in.
Place = tuple[str, ...]


@dataclass(frozen=True)
class Misfit:
    """Something wrong with a variant, at a place; at none if it is about all of it."""

    place: Place
    problem: Problem


def write_out(game: Game, data: dict[str, Any]) -> tuple[str, dict[int, Place]]:
    """Return a variant as a file's text, with the lines of meaning the game's own file has; and
    what stands on which of its lines."""
    usual = variants_of(game).file.read_text("utf-8")
    meanings = meanings_of(usual)
    lines: list[str] = []
    places: dict[int, Place] = {}

    def add(line: str, *place: str) -> None:
        lines.append(line)
        places[len(lines)] = place

    whole = {"game": game.name, **data}
    # What stands in a section of its own comes last: the file would take the rest for a part of it.
    sections = [
        name for name, of in whole.items() if isinstance(of, dict) and is_apart(usual, name)
    ]
    for name in [*[name for name in whole if name not in sections], *sections]:
        of = whole[name]
        if name not in ABOUT and (name in meanings or name in sections):
            add("")
        for comment in meanings.get(name, []):
            add(comment, name)
        if name in sections:
            add(f"[{key(name)}]", name)
            for inner, one in of.items():
                add(f"{key(inner)} = {value(one)}", name, inner)
        else:
            for line, place in written(name, of):
                add(line, *place)
    return "\n".join(lines) + "\n", places


def written(name: str, of: Any) -> Iterator[tuple[str, Place]]:
    """Yield the lines of one thing of a file, each with what stands there."""
    if not (isinstance(of, list) and of and all([isinstance(one, dict) for one in of])):
        yield f"{key(name)} = {value(of)}", (name,)
        return
    yield f"{key(name)} = [", (name,)
    for number, one in enumerate(of):
        yield f"  {value(one)},", (name, str(number))
    yield "]", (name,)


def is_apart(text: str, name: str) -> bool:
    """Tell whether a game's own file has a section of this name."""
    return re.search(rf"^\[{re.escape(key(name))}\]", text, re.MULTILINE) is not None


def meanings_of(text: str) -> dict[str, list[str]]:
    """Return what a game's own file says before each of its keys and sections."""
    found: dict[str, list[str]] = {}
    comments: list[str] = []
    is_inside = False
    for line in text.splitlines():
        is_section = line.startswith("[")
        if line.startswith("#"):
            comments.append(line)
            continue
        name = re.match(r"\[?([\w-]+)\]?(?: |$)", line)
        if name and comments and (is_section or not is_inside):
            found.setdefault(name[1], comments)
        is_inside = is_inside or is_section
        comments = []
    return found


def has_own_comments(game: Game, text: str) -> bool:
    """Tell whether a file has comments that are none of the game's own lines of meaning: they are
    not a part of the variant, and a file written out of it has the game's."""
    own = variants_of(game).file.read_text("utf-8")
    usual = {line.strip() for line in own.splitlines()}
    return any(
        [line.strip().startswith("#") and line.strip() not in usual for line in text.splitlines()]
    )


def misfits(game: Game, data: dict[str, Any]) -> tuple[str, list[Misfit]]:
    """Return a variant's text and all that is wrong with it, each at its place."""
    text, places = write_out(game, data)
    # What is missing is told at the last line: one that is no thing's.
    draft = variants_of(game).read(f"{text}\n")
    return text, [place_of(problem, places, data) for problem in draft.problems]


def place_of(problem: Problem, places: dict[int, Place], data: dict[str, Any]) -> Misfit:
    """Return a problem at its place, as exactly as its line and the key it names tell."""
    place = places.get(problem.line, ())
    key = dict(problem.things).get("key")
    inside: Any = data
    for step in place:
        inside = inside[int(step)] if isinstance(inside, list) else inside.get(step, {})
    if isinstance(inside, dict) and key in inside:
        place = (*place, str(key))
    return Misfit(place, problem)
