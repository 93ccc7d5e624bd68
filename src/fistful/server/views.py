"""The games' views as types: `python -m fistful.server.views web/src/lib/views.ts`.

Every game declares what a seat may know as TypedDicts, a line of meaning above the fields; a list
of n things is `Annotated[list[...], n]`. From these declarations come the browser's types and the
tables of `docs/protocol.md`; a test keeps both up to date.
"""

import inspect
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from types import NoneType, UnionType
from typing import (
    Annotated,
    Any,
    Final,
    Literal,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

from fistful.engine.rules import CommonView
from fistful.games import games

HEADER: Final = "// Made by `python -m fistful.server.views`: do not edit.\n"
#: What a declaration writes above fields to say what they mean.
MARK: Final = "#: "


@dataclass(frozen=True)
class ViewField:
    """A declared field: its meaning stands where a group of fields begins."""

    name: str
    type: Any
    meaning: str


def view_types() -> dict[str, type]:
    """Return what each game shows its seats, by the game's name."""
    found: dict[str, type] = {}
    for game in games().values():
        kind = get_type_hints(type(game.rules).build_view)["return"]
        if is_typeddict(kind):
            found[game.name] = kind
    return found


def fields_of(kind: type) -> list[ViewField]:
    """Return the fields a TypedDict declares itself, in order."""
    types = get_type_hints(kind, include_extras=True)
    found: list[ViewField] = []
    meaning: list[str] = []
    for line in inspect.getsource(kind).splitlines():
        bare = line.strip()
        name, colon, _ = bare.partition(":")
        if bare.startswith(MARK):
            meaning.append(bare.removeprefix(MARK))
        elif colon and name in kind.__annotations__:
            found.append(ViewField(name, types[name], " ".join(meaning)))
            meaning = []
    return found


def parts_of(kind: Any) -> Iterator[type]:
    """Yield the TypedDicts a type is made of, those inside first."""
    if is_typeddict(kind):
        for field in fields_of(kind):
            yield from parts_of(field.type)
        yield kind
    for inner in get_args(kind):
        yield from parts_of(inner)


@dataclass(frozen=True)
class Tongue:
    """How types are told: those declared, lists of any length and of one, objects, words of which
    it is one, several types of which it is one, and those that everybody knows."""

    named: Callable[[str], str]
    many: Callable[[str], str]
    some: Callable[[str, int], str]
    keyed: Callable[[str, str], str]
    word: Callable[[str], str]
    either: str
    known: dict[Any, str]


TYPESCRIPT: Final = Tongue(
    named=str,
    many=lambda item: f"({item})[]" if "|" in item else f"{item}[]",
    some=lambda item, count: f"[{', '.join([item] * count)}]",
    keyed=lambda key, value: f"Record<{key}, {value}>",
    word=lambda word: f"'{word}'",
    either=" | ",
    known={int: "number", str: "string", bool: "boolean", NoneType: "null", object: "unknown"},
)
ENGLISH: Final = Tongue(
    named=lambda name: f"[{name}](#{name.lower()})",
    many=lambda item: f"list of {item}",
    some=lambda item, count: f"list of {count} {item}s",
    keyed=lambda _, value: f"object of {value}",
    word=lambda word: f"`{word}`",
    either=" or ",
    known={int: "integer", str: "string", bool: "boolean", NoneType: "null", object: "anything"},
)


def told(kind: Any, tongue: Tongue) -> str:
    """Return a type, to a compiler or to people."""
    if is_typeddict(kind):
        return tongue.named(kind.__name__)
    origin, inner = get_origin(kind), get_args(kind)
    if origin is list:
        return tongue.many(told(inner[0], tongue))
    if origin is Annotated:
        return tongue.some(told(get_args(inner[0])[0], tongue), inner[1])
    if origin is dict:
        return tongue.keyed(told(inner[0], tongue), told(inner[1], tongue))
    if origin is UnionType:
        return tongue.either.join([told(one, tongue) for one in inner])
    if origin is Literal:
        return tongue.either.join([tongue.word(word) for word in inner])
    return tongue.known[kind]


def declarations() -> list[type]:
    """Return all that is declared, each once, what others are made of first."""
    found: dict[type, None] = dict.fromkeys(parts_of(CommonView))
    for kind in view_types().values():
        found |= dict.fromkeys(parts_of(kind))
    return list(found)


def extends(kind: type) -> bool:
    """Tell whether this is a game's whole view, on top of what all games have."""
    return kind in view_types().values()


def typescript() -> str:
    """Return the views as TypeScript."""
    parts = [HEADER]
    for kind in declarations():
        base = f" extends {CommonView.__name__}" if extends(kind) else ""
        lines = [f"/** {inspect.cleandoc(kind.__doc__ or '')} */"]
        lines.append(f"export interface {kind.__name__}{base} {{")
        for field in fields_of(kind):
            if field.meaning:
                lines.append(f"  /** {field.meaning} */")
            lines.append(f"  {field.name}: {told(field.type, TYPESCRIPT)};")
        parts.append("\n".join([*lines, "}\n"]))
    return "\n".join(parts)


def page() -> str:
    """Return the chapter of the protocol's page about views."""
    parts = [
        "## Views\n",
        "What a seat may know of the game, in `snapshot`, `told` and `asked`. Cards, characters, "
        "powers and the like are numbers of the game's words (`/api/games/{game}/words`).\n",
    ]
    for kind in declarations():
        above = (
            f" With all fields of [CommonView](#{CommonView.__name__.lower()})."
            if extends(kind)
            else ""
        )
        text = inspect.cleandoc(kind.__doc__ or "").replace("\n", " ")
        rows = [f"| `{f.name}` | {told(f.type, ENGLISH)} | {f.meaning} |" for f in fields_of(kind)]
        table = "\n".join(["| field | what | meaning |", "|---|---|---|", *rows])
        parts.append(f"### {kind.__name__}\n\n{text}{above}\n\n{table}\n")
    return "\n".join(parts)


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(typescript(), encoding="utf-8")
