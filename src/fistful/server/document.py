"""The protocol's documents, made from the types: `python -m fistful.server.document docs`.

Writes `protocol.md` (the socket's messages, as tables), `protocol.json` (the same as JSON Schema)
and `openapi.json` (the HTTP routes).
"""

import inspect
import json
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, get_args

import msgspec

from fistful import __version__
from fistful.server import bodies, limits, protocol, views
from fistful.server.connection import POLICY, REPLACED, TRY_LATER
from fistful.server.drafts import Drafted
from fistful.server.puzzles import PuzzleList, PuzzleShown
from fistful.server.replays import Check, VariantLook
from fistful.server.retelling import Retelling
from fistful.server.reviewed import ReviewState
from fistful.server.simulations import MaySimulate, Simulated
from fistful.server.sockets import FAULT
from fistful.server.vocabulary import Vocabulary

REF: Final = "#/components/schemas/{name}"

INTRO: Final = f"""# The protocol

Made from the types in `fistful/server/protocol/` by `python -m fistful.server.document docs`;
`protocol.json` is the same as JSON Schema, `openapi.json` describes the HTTP routes.

A device first joins over HTTP (`POST /api/tables/{{code}}/people`), which gives it a cookie with a
token no script can read. Then it opens the WebSocket `/api/tables/{{code}}/socket` with that cookie
(without a token one watches) and says `hello`. Use the code as the server wrote it: the cookie
belongs to that path. Every time it opens the socket with a cookie it is given a new one; once it
comes with that, the one before is void.

A program that plays says so when it joins (`is_agent`): it gets its token in the answer, sends it
as `Authorization: Bearer <token>` and keeps it. It is marked and recorded as an agent, and treated
like a person in all else. `fistful.client` does all of this; `examples/agent.py` is a bot in ten
lines.

- Every frame is one JSON object with a `type`. Frames from devices have at most
  {limits.LARGEST_FRAME} bytes; devices fill all of them up with `pad` to a multiple of
  {protocol.REQUEST_BUCKET}, which is room for any answer at any table: their length says nothing.
- Frames to devices are filled up with blanks, to a multiple of {protocol.BUCKET}. What all are told
  of one step (`told`, `asked`, `snapshot`) has one length for all who are asked, and one for all
  others: it depends on what everybody knows, and on nobody's cards.
- Each request gets exactly one reply with its `id`: `ok`, `error` or `pong`. `ok` means: done, and
  safely on disk. `error` means: not done, nothing has changed; its code is a message
  `error-<code>` of the catalogue.
- Everything else the server sends is numbered (`seq`) within a stream. The first update is a
  `snapshot`, which names the stream (`game`). A device that was away says in `hello` what it has
  seen last; it gets what it missed or a new snapshot. A snapshot may come at any time, and replaces
  all that the device knew. `presence` has no number: only the latest counts.
- `at` is the instant to show something, in seconds of the server's clock. A device measures its
  offset with `ping` and shows things when its clock says `at`, so that all screens reveal together.
- Answers name the question they answer. Sending one twice is harmless, and the way to find out
  after a lost connection whether it was taken.
- Close codes: {POLICY} the device broke the rules or is not welcome (any more); {TRY_LATER} it did
  not keep up, or the server stops: come again; {REPLACED} the same person has newer devices: do not
  come again by yourself; {FAULT} a fault of ours.
"""


@dataclass(frozen=True)
class Door:
    """An HTTP route. The summary is the handler's own docstring, or this."""

    method: str
    path: str
    summary: str
    answer: Any
    body: Any = None
    status: str = "200"


DOORS: Final = [
    Door("get", "/health", "How the server is.", bodies.Health),
    Door("get", "/metrics", "Counters in Prometheus' text format.", str),
    Door("get", "/api/address", "Where phones find this server.", bodies.Address),
    Door("get", "/api/games", "The games that can be played here.", list[bodies.GameInfo]),
    Door("get", "/api/games/{game}/words", "A game's words.", Vocabulary),
    Door("get", "/api/tables", "The public tables.", list[bodies.TableInfo]),
    Door("post", "/api/tables", "Lay a table and be its host.", bodies.Laid, bodies.Lay, "201"),
    Door("get", "/api/tables/{code}", "A table as all may see it.", protocol.Lobby),
    Door("get", "/api/tables/{code}/me", "Who this device is at a table.", bodies.Laid),
    Door(
        "post", "/api/tables/{code}/people", "Sit down or watch.", bodies.Laid, bodies.Join, "201"
    ),
    Door(
        "post",
        "/api/tables/{code}/devices",
        "Take one's seat with another device.",
        bodies.Laid,
        bodies.TakeLink,
        "201",
    ),
    Door(
        "post",
        "/api/tables/{code}/knocks",
        "Say whose device this is; somebody at the table decides.",
        bodies.Knocked,
        bodies.Knock,
        "201",
    ),
    Door("get", "/api/tables/{code}/standing", "What a device is here.", bodies.Standing),
    Door("get", "/api/tables/{code}/record", "The record of the game that just ended.", str),
    Door("get", "/api/tables/{code}/records/{game}", "The record of a finished game.", str),
    Door("get", "/api/tables/{code}/hands", "All hands, where one practises.", bodies.OpenHands),
    Door("get", "/api/tables/{code}/bets", "One's own bets.", bodies.OwnBets),
    Door("get", "/api/tables/{code}/evening", "The board of the evening.", bodies.Evening),
    Door(
        "get",
        "/api/tables/{code}/evening/file",
        "The board of the evening with all records, to keep.",
        bodies.EveningFile,
    ),
    Door(
        "get",
        "/api/tables/{code}/reviews/{game}",
        "The review of a finished game, or how far it is (docs/review.md).",
        ReviewState,
    ),
    Door("post", "/api/replays", "A record told step by step, as all saw it.", Retelling, str),
    Door(
        "post",
        "/api/branches",
        "A table that goes on from a moment of a record.",
        bodies.Laid,
        bodies.PlayOn,
        "201",
    ),
    Door(
        "post",
        "/api/deals",
        "A deal for everybody who gets its name.",
        bodies.DealInfo,
        bodies.MakeDeal,
        "201",
    ),
    Door("get", "/api/deals/{code}", "What a deal is.", bodies.DealInfo),
    Door(
        "post",
        "/api/deals/{code}/tables",
        "A table of one's own at which a deal is played.",
        bodies.Laid,
        bodies.TakeDeal,
        "201",
    ),
    Door(
        "post",
        "/api/tables/{code}/deal",
        "How a deal ended for all who have played it, to one of them.",
        bodies.DealInfo,
    ),
    Door("get", "/api/puzzles", "Which puzzles there are.", list[PuzzleList]),
    Door("get", "/api/puzzles/{game}/{name}", "One puzzle.", PuzzleShown),
    Door("post", "/api/reviews", "The review of a whole game's record.", ReviewState, str),
    Door("post", "/api/checks", "Whether a record's dice were fair, its lines legal.", Check, str),
    Door("post", "/api/variants", "What a variant is, or what is wrong with it.", VariantLook, str),
    Door(
        "post",
        "/api/drafts",
        "How a variant that is being made stands.",
        Drafted,
        bodies.Draft,
    ),
    Door("get", "/api/simulations", "Whether games are simulated here.", MaySimulate),
    Door(
        "post",
        "/api/simulations",
        "How far a simulation is; it goes on while somebody asks.",
        Simulated,
        bodies.Simulate,
    ),
]


def schemas() -> dict[str, Any]:
    """Return the JSON Schema of all messages and what is in them, by name."""
    kinds = [*get_args(protocol.AnyRequest), *get_args(protocol.AnyReply)]
    kinds += get_args(protocol.AnyUpdate)
    _, found = msgspec.json.schema_components(kinds, ref_template=REF, schema_hook=anything)
    return dict(sorted(found.items()))


def anything(kind: type) -> dict[str, Any]:
    """Return the schema of plain data: each game has its own."""
    return {"description": "plain data of the game"}


def protocol_page() -> str:
    """Return the page about the socket."""
    found = schemas()
    parts = [INTRO]
    sections = (
        ("From a device", get_args(protocol.AnyRequest)),
        ("Replies", get_args(protocol.AnyReply)),
        ("Updates", get_args(protocol.AnyUpdate)),
    )
    named: set[str] = set()
    for title, kinds in sections:
        parts.append(f"## {title}\n")
        for kind in kinds:
            named.add(kind.__name__)
            tag = kind.__struct_config__.tag
            parts.append(f"### `{tag}`\n\n{doc_of(kind)}\n\n{fields_of(found[kind.__name__])}")
    parts.append("## Things in them\n")
    for name, schema in found.items():
        # Parts of views have a chapter of their own.
        kind = getattr(protocol, name, None)
        if name not in named and kind is not None:
            parts.append(f"### {name}\n\n{doc_of(kind)}\n\n{fields_of(schema)}")
    parts.append(views.page())
    return "\n".join(parts)


def doc_of(kind: Any) -> str:
    """Return what a type's docstring says."""
    return inspect.cleandoc(kind.__doc__ or "")


def fields_of(schema: dict[str, Any]) -> str:
    """Return a table of a message's fields."""
    rows = []
    required = schema.get("required", [])
    for name, field in schema["properties"].items():
        if name == "type":
            continue
        default = "" if name in required else json.dumps(field.get("default"))
        rows.append(f"| `{name}` | {kind_of(field)} | {default} |")
    if not rows:
        return ""
    return "\n".join(["| field | what | if left out |", "|---|---|---|", *rows, ""])


def kind_of(field: dict[str, Any]) -> str:
    """Return the kind of a field in words."""
    if "$ref" in field:
        name = field["$ref"].rpartition("/")[2]
        return f"[{name}](#{name.lower()})"
    if "anyOf" in field:
        return " or ".join([kind_of(one) for one in field["anyOf"]])
    if "enum" in field:
        return " or ".join([f"`{word}`" for word in field["enum"]])
    kind = str(field.get("type", "anything"))
    if kind == "array":
        kind = f"list of {kind_of(field['items'])}"
    elif kind == "object" and field.get("additionalProperties"):
        inside = field["additionalProperties"]
        kind = f"object of {kind_of(inside) if isinstance(inside, dict) else 'anything'}"
    limits_of = {
        "minimum": "from {}",
        "maximum": "to {}",
        "minLength": "at least {} characters",
        "maxLength": "at most {} characters",
        "maxItems": "at most {}",
        "pattern": "`{}`",
    }
    notes = [words.format(field[name]) for name, words in limits_of.items() if name in field]
    return " ".join([kind, *([f"({', '.join(notes)})"] if notes else [])])


def protocol_schema() -> dict[str, Any]:
    """Return the messages as one JSON Schema document."""

    def one_of(union: Any) -> dict[str, Any]:
        names = [kind.__name__ for kind in get_args(union)]
        return {"oneOf": [{"$ref": REF.format(name=name)} for name in names]}

    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"Fistful's protocol, version {protocol.VERSION}",
        "request": one_of(protocol.AnyRequest),
        "reply": one_of(protocol.AnyReply),
        "update": one_of(protocol.AnyUpdate),
        "components": {"schemas": schemas()},
    }


def openapi() -> dict[str, Any]:
    """Return the HTTP routes as an OpenAPI document."""
    kinds = [kind for door in DOORS for kind in (door.answer, door.body) if kind not in (str, None)]
    shapes, found = msgspec.json.schema_components(
        [*kinds, bodies.ErrorBody], ref_template=REF, schema_hook=anything
    )
    shape_of = {id(kind): shape for kind, shape in zip(kinds, shapes, strict=False)}
    error = {"application/json": {"schema": shapes[-1]}}
    paths: dict[str, dict[str, Any]] = {}

    def content(kind: Any) -> dict[str, Any]:
        if kind is str:
            return {"text/plain": {"schema": {"type": "string"}}}
        return {"application/json": {"schema": shape_of[id(kind)]}}

    for door in DOORS:
        operation: dict[str, Any] = {
            "summary": door.summary,
            "responses": {
                door.status: {"description": "Done.", "content": content(door.answer)},
                "default": {"description": "Refused.", "content": error},
            },
        }
        if door.body is not None:
            operation["requestBody"] = {"required": True, "content": content(door.body)}
        names = [part[1:-1] for part in door.path.split("/") if part.startswith("{")]
        if names:
            operation["parameters"] = [
                {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
                for name in names
            ]
        paths.setdefault(door.path, {})[door.method] = operation
    return {
        "openapi": "3.1.0",
        "info": {"title": "Fistful", "version": __version__},
        "paths": paths,
        "components": {"schemas": dict(sorted(found.items()))},
    }


def documents() -> dict[str, str]:
    """Return the documents by file name."""
    return {
        "protocol.md": protocol_page().rstrip() + "\n",
        "protocol.json": json.dumps(protocol_schema(), indent=1, ensure_ascii=False) + "\n",
        "openapi.json": json.dumps(openapi(), indent=1, ensure_ascii=False) + "\n",
    }


if __name__ == "__main__":
    for file, text in documents().items():
        (Path(sys.argv[1]) / file).write_text(text, encoding="utf-8")
