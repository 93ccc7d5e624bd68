"""Records: games as plain text, one line per action. This file reads and writes; `replay` plays.

`docs/notation.md` defines the format; its grammar and this parser are kept together by tests.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from fistful.engine.errors import FistfulError, Invalid
from fistful.engine.options import read_options, write_options
from fistful.table.branch import Branch, read_branches, write_branches
from fistful.table.fairness import NONCE_BYTES, SEED_BYTES
from fistful.table.names import check_names

VERSION: Final = "1"
FIRST_LINE: Final = f"fistful {VERSION}"
#: How a record begins that branches off another: earlier releases cannot play those.
BRANCHED_LINE: Final = "fistful 2"
HEADERS: Final = ("game", "options", "seats", "players", "from", "commitment", "nonces", "seed")
#: Who sits at a seat that no bot plays.
PERSON: Final = "person"
#: And at one that somebody's own program plays over the network.
AGENT: Final = "agent"

#: What a line is: a seat's decision, the clock's, nature's draw, a set-up, an assertion, a comment.
SEAT_LINE: Final = "seat"
CLOCK_LINE: Final = "clock"
NATURE_LINE: Final = "nature"
GIVEN_LINE: Final = "given"
THEN_LINE: Final = "then"
COMMENT_LINE: Final = "comment"

#: A name, a mark (`:` for the seat itself, `!` for the clock in its place), an action.
LINE: Final = re.compile(r"(?P<who>[^:!#]+)(?P<mark>[:!]) (?P<text>.+)")


class RecordError(FistfulError):
    """Something is wrong with a record; `line` says where, `problem` what."""

    def __init__(self, line: int, problem: FistfulError) -> None:
        super().__init__("record-line", line=line)
        self.line = line
        self.problem = problem


class Line(NamedTuple):
    """One line of a record's body: its number in the file, its kind, who, and what."""

    number: int
    kind: str
    who: str
    text: str


@dataclass
class Record:
    """A game on paper. The seed is shown once the game is over (or saved to be resumed)."""

    game: str
    options: dict[str, str]
    names: tuple[str, ...]
    #: Who plays each seat: PERSON or a bot's name; empty where nobody noted it.
    players: tuple[str, ...] = ()
    commitment: str = ""
    nonces: tuple[bytes, ...] = ()
    seed: bytes = b""
    lines: list[Line] = field(default_factory=list)
    #: Where the header lines stand in the file, by name.
    header: dict[str, int] = field(default_factory=dict)
    #: Where it branched off other records, the last branch last; nothing for most games.
    branches: tuple[Branch, ...] = ()

    def header_line(self, code: str) -> int:
        """Return the number of the header line that an error code is about."""
        about = {"player-count": "seats", "unknown-game": "game", "commitment": "commitment"}
        return self.header.get(about.get(code, "options"), 1)


def write_record(record: Record) -> str:
    """Return the canonical text of a record."""
    text = [BRANCHED_LINE if record.branches else FIRST_LINE, f"game: {record.game}"]
    if record.options:
        text.append(f"options: {write_options(record.options)}")
    text.append(f"seats: {', '.join(record.names)}")
    if record.players:
        text.append(f"players: {', '.join(record.players)}")
    if record.branches:
        text.append(f"from: {write_branches(record.branches, record.names)}")
    if record.commitment:
        text.append(f"commitment: {record.commitment}")
    if record.nonces:
        text.append(f"nonces: {', '.join([nonce.hex() for nonce in record.nonces])}")
    if record.seed:
        text.append(f"seed: {record.seed.hex()}")
    text.append("")
    text += [write_line(line) for line in record.lines]
    return "\n".join(text) + "\n"


def write_line(line: Line) -> str:
    """Return a line of the body as it stands in the file."""
    if line.kind == COMMENT_LINE:
        return f"# {line.text}"
    return f"{line.who}{'!' if line.kind == CLOCK_LINE else ':'} {line.text}"


def read_record(text: str) -> Record:
    """Read a record. Raises RecordError with the line that cannot be read."""
    numbered = [(number, line.strip()) for number, line in enumerate(text.splitlines(), 1)]
    lines = [(number, line) for number, line in numbered if line]
    if not lines:
        raise RecordError(1, Invalid("record-empty"))
    if lines[0][1] not in (FIRST_LINE, BRANCHED_LINE):
        raise RecordError(lines[0][0], Invalid("record-first", version=VERSION))
    header: dict[str, tuple[int, str]] = {}
    at = 1
    while at < len(lines) and lines[at][1].partition(":")[0] in HEADERS:
        number, line = lines[at]
        name, _, value = line.partition(":")
        if name in header:
            raise RecordError(number, Invalid("record-twice", name=name))
        header[name] = (number, value.partition(" #")[0].strip())
        at += 1
    if ("from" in header) != (lines[0][1] == BRANCHED_LINE):
        raise RecordError(lines[0][0], Invalid("record-from"))
    end = lines[at][0] if at < len(lines) else lines[-1][0]
    record = read_header(header, end)
    record.lines = [read_line(number, line, record.names) for number, line in lines[at:]]
    return record


def read_header(header: dict[str, tuple[int, str]], end: int) -> Record:
    """Make a record of its header lines; `end` is where a missing one is missed."""
    for name in ("game", "seats"):
        if name not in header:
            raise RecordError(end, Invalid("record-missing", name=name))
    values = {name: value for name, (_, value) in header.items()}
    names = tuple([name.strip() for name in values["seats"].split(",")])
    at = "seats"
    try:
        check_names(names)
        at = "players"
        players = tuple([who.strip() for who in values.get(at, "").split(",") if who.strip()])
        if players and len(players) != len(names):
            raise Invalid("record-players", players=len(players), seats=len(names))
        at = "options"
        options = read_options(values.get("options", ""))
        at = "from"
        branches = read_branches(values.get(at, ""), names)
        at = "commitment"
        committed = read_hex(values.get(at, ""), SEED_BYTES).hex()
        at = "nonces"
        given = values.get(at, "")
        nonces = tuple([read_hex(nonce.strip(), NONCE_BYTES) for nonce in given.split(",")])
        at = "seed"
        seed = read_hex(values.get(at, ""), SEED_BYTES)
    except Invalid as problem:
        raise RecordError(header[at][0], problem) from None
    record = Record(
        values["game"], options, names, players, committed, nonces if given else (), seed
    )
    record.branches = branches
    record.header = {name: number for name, (number, _) in header.items()}
    return record


def read_hex(value: str, length: int) -> bytes:
    """Read a hexadecimal number of a length in bytes; nothing gives nothing. Raises Invalid."""
    if value and not re.fullmatch(f"[0-9a-f]{{{2 * length}}}", value):
        raise Invalid("record-hex", value=value[:80], bytes=length)
    return bytes.fromhex(value)


def read_line(number: int, text: str, names: Sequence[str]) -> Line:
    """Read one line of the body. Raises RecordError."""
    if text.startswith("#"):
        return Line(number, COMMENT_LINE, "", text[1:].strip())
    match = LINE.fullmatch(text.partition(" #")[0].rstrip())
    if not match:
        raise RecordError(number, Invalid("record-form", text=text[:80]))
    who, mark, what = match["who"].strip(), match["mark"], match["text"].strip()
    if mark == ":" and who in ("given", "then"):
        return Line(number, GIVEN_LINE if who == "given" else THEN_LINE, who, what)
    if mark == ":" and who == "*":
        return Line(number, NATURE_LINE, who, what)
    if who not in names:
        known = ", ".join(names)
        raise RecordError(number, Invalid("seat-unknown", seat=who[:80], known=known))
    return Line(number, SEAT_LINE if mark == ":" else CLOCK_LINE, who, what)
