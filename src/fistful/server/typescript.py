"""The protocol as TypeScript: `python -m fistful.server.typescript web/src/lib/protocol.ts`.

A test keeps the written file up to date with the types the server really speaks.
"""

import inspect
import sys
from pathlib import Path
from typing import Any, Final, get_args

import msgspec.inspect
from msgspec.inspect import TypedDictType

from fistful.server import (
    bodies,
    drafts,
    protocol,
    puzzles,
    replays,
    retelling,
    reviewed,
    simulations,
    vocabulary,
)

CLASSES: Final = (msgspec.inspect.StructType, msgspec.inspect.DataclassType)
HEADER: Final = "// Made by `python -m fistful.server.typescript`: do not edit.\n"

#: Bodies of the HTTP interface.
BODIES: Final = (
    bodies.Lay,
    bodies.PlayOn,
    bodies.Join,
    bodies.TakeLink,
    bodies.Knock,
    bodies.Knocked,
    bodies.Standing,
    bodies.Laid,
    bodies.ErrorBody,
    bodies.GameInfo,
    bodies.TableInfo,
    bodies.Address,
    bodies.Evening,
    bodies.OwnBets,
    bodies.OpenHands,
    bodies.MakeDeal,
    bodies.TakeDeal,
    bodies.DealInfo,
    puzzles.PuzzleList,
    puzzles.PuzzleShown,
    vocabulary.Vocabulary,
    retelling.Retelling,
    replays.Check,
    replays.VariantLook,
    reviewed.ReviewState,
    bodies.Draft,
    drafts.Drafted,
    bodies.Simulate,
    simulations.MaySimulate,
    simulations.Simulated,
)


#: Bodies that clients send: what has a default may be left out.
SENT: Final = (
    bodies.Lay,
    bodies.PlayOn,
    bodies.MakeDeal,
    bodies.TakeDeal,
    bodies.Join,
    bodies.TakeLink,
    bodies.Draft,
    bodies.Simulate,
)


def typescript() -> str:
    """Return the declarations of everything that goes over the wire."""
    unions = {
        "AnyRequest": get_args(protocol.AnyRequest),
        "AnyReply": get_args(protocol.AnyReply),
        "AnyUpdate": get_args(protocol.AnyUpdate),
    }
    structs: dict[str, Any] = {}
    for kind in [*BODIES, *[kind for kinds in unions.values() for kind in kinds]]:
        collect(msgspec.inspect.type_info(kind), structs)
    seen = [name for name, info in structs.items() if isinstance(info, TypedDictType)]
    parts = [HEADER, f"import type {{ {', '.join(sorted(seen))} }} from './views';\n"]
    parts.append(f"export const VERSION = {protocol.VERSION};\n")
    parts += [declare(name, structs[name]) for name in sorted(structs) if name not in seen]
    for name, kinds in unions.items():
        parts.append(f"export type {name} = {' | '.join([kind.__name__ for kind in kinds])};\n")
    return "\n".join(parts)


def collect(info: Any, structs: dict[str, Any]) -> None:
    """Find all structs a type is made of, and the parts of views (`views.ts` declares those)."""
    if isinstance(info, TypedDictType):
        structs[info.cls.__name__] = info
        return
    if isinstance(info, CLASSES) and info.cls.__name__ not in structs:
        structs[info.cls.__name__] = info
        for item in info.fields:
            collect(item.type, structs)
    for inner in ("item_type", "key_type", "value_type"):
        if hasattr(info, inner):
            collect(getattr(info, inner), structs)
    for member in getattr(info, "types", ()):
        collect(member, structs)


def declare(name: str, info: Any) -> str:
    """Return one struct as an interface."""
    lines = [f"/** {inspect.cleandoc(info.cls.__doc__ or name)} */", f"export interface {name} {{"]
    if getattr(info, "tag", None) is not None:
        lines.append(f"  {info.tag_field}: '{info.tag}';")
    for item in info.fields:
        optional = "?" if not item.required and may_omit(info.cls) else ""
        lines.append(f"  {item.encode_name}{optional}: {write(item.type)};")
    return "\n".join([*lines, "}\n"])


def may_omit(kind: type) -> bool:
    """Tell whether defaults may be left out: by a device that writes this, or by the server."""
    if issubclass(kind, msgspec.Struct) and kind.__struct_config__.omit_defaults:
        return True
    return issubclass(kind, protocol.Request) or kind in SENT


def write(info: Any) -> str:
    """Return a type."""
    match info:
        case msgspec.inspect.StructType() | msgspec.inspect.DataclassType() | TypedDictType():
            return str(info.cls.__name__)
        case msgspec.inspect.StrType():
            return "string"
        case msgspec.inspect.IntType() | msgspec.inspect.FloatType():
            return "number"
        case msgspec.inspect.BoolType():
            return "boolean"
        case msgspec.inspect.NoneType():
            return "null"
        case msgspec.inspect.AnyType() | msgspec.inspect.CustomType():
            return "unknown"
        case msgspec.inspect.LiteralType():
            return " | ".join([f"'{value}'" for value in info.values])
        case msgspec.inspect.ListType():
            inner = write(info.item_type)
            return f"({inner})[]" if "|" in inner else f"{inner}[]"
        case msgspec.inspect.DictType():
            return f"Record<{write(info.key_type)}, {write(info.value_type)}>"
        case msgspec.inspect.UnionType():
            return " | ".join([write(member) for member in info.types])
    raise TypeError(info)


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(typescript(), encoding="utf-8")
