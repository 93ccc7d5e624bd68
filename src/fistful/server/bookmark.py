"""A bookmark in a room's journal: the room as it was, so that what came before need not be read.

It is made from the journal and says nothing that is not in there: one that cannot be used is
ignored. A running game is kept as its record and played again from that, line by line, which takes
as long as the game has been and no longer; talk, pauses and all that was arranged cost nothing.
"""

from collections.abc import Iterator
from typing import Final

import msgspec

from fistful.engine.events import Out
from fistful.engine.seats import NATURE
from fistful.games import find_game
from fistful.server import protocol
from fistful.server.edition import edition
from fistful.server.room import Person, Room
from fistful.table.clock import find_clock
from fistful.table.messages import Told
from fistful.table.record import COMMENT_LINE, NATURE_LINE, SEAT_LINE, Line
from fistful.table.table import Table

#: Raised whenever older bookmarks would be misread.
VERSION: Final = 1
#: The parts of a room that are plain data.
PLAIN: Final = (
    "entries",
    "now",
    "stage",
    "chairs",
    "host",
    "code",
    "options",
    "clock",
    "is_public",
    "is_locked",
    "is_code_hidden",
    "is_muted",
    "games",
    "committed_at",
    "seated",
    "is_lost",
    "ended",
    "records",
)
SETS: Final = ("former_hosts", "muted", "kicked", "extended")


class GameMark(msgspec.Struct):
    """The game at the table: its record, and the question that is open."""

    edition: str
    names: list[str]
    clock: str
    nonces: list[str]
    first: list[str]
    bots: list[str]
    lines: list[tuple[str, str, str]]
    question: int
    deadline: float | None
    answers: dict[int, str]
    held: dict[int, int]
    paused_at: float | None


class Bookmark(msgspec.Struct):
    """A room as it was after an entry."""

    version: int
    game: str
    plain: dict[str, msgspec.Raw]
    sets: dict[str, list[str | int]]
    people: dict[str, Person]
    seed: str
    nonces: dict[int, str]
    chat: list[protocol.ChatLine]
    beginnings: int
    seqs: dict[int, int]
    who: list[str]
    answers: list[str]
    table: GameMark | None


_decoder = msgspec.json.Decoder(Bookmark)


def write_bookmark(room: Room) -> bytes:
    """Return a room's bookmark as it is stored."""
    mark = Bookmark(
        VERSION,
        room.game.name,
        {name: msgspec.Raw(msgspec.json.encode(getattr(room, name))) for name in PLAIN},
        {name: sorted(getattr(room, name)) for name in SETS},
        room.people,
        room.seed.hex(),
        {seat: nonce.hex() for seat, nonce in room.nonces.items()},
        list(room.chat),
        room.teller.beginnings,
        {audience: stream.seq for audience, stream in room.teller.streams.items()},
        [line.who for line in room.answers],
        [line.text for line in room.answers],
        None if room.table is None else mark_game(room),
    )
    return msgspec.json.encode(mark)


def mark_game(room: Room) -> GameMark:
    """Return a game as a bookmark keeps it."""
    table = room.table
    assert table is not None
    asked = table.question
    return GameMark(
        edition(room.game, room.options),
        list(table.names),
        table.clock.name,
        [nonce.hex() for nonce in table.nonces],
        list(table.first),
        list(table.bots),
        [(line.kind, line.who, line.text) for line in table.lines],
        asked.number,
        asked.deadline,
        asked.answers,
        table.held,
        table.paused_at,
    )


def read_bookmark(data: bytes, room: Room) -> Iterator[None]:
    """Bring a new room to where a bookmark is, in small steps. Raises if that cannot be."""
    mark = _decoder.decode(data)
    if mark.version != VERSION:
        raise ValueError("a bookmark of another version")
    room.game = find_game(mark.game)
    for name in PLAIN:
        setattr(room, name, msgspec.json.decode(mark.plain[name]))
    for name in SETS:
        setattr(room, name, set(mark.sets[name]))
    room.people = mark.people
    room.seed = bytes.fromhex(mark.seed)
    room.nonces = {seat: bytes.fromhex(nonce) for seat, nonce in mark.nonces.items()}
    room.chat.extend(mark.chat)
    answers = zip(mark.who, mark.answers, strict=True)
    room.answers = [Line(0, SEAT_LINE, who, text) for who, text in answers]
    room.teller.begin_anew()
    room.teller.beginnings = mark.beginnings
    yield
    if mark.table is not None and mark.table.edition != edition(room.game, room.options):
        room.lose([Line(0, *line) for line in mark.table.lines])
    elif mark.table is not None:
        yield from play_again(room, mark.table)
    for audience, seq in mark.seqs.items():
        room.teller.streams[audience].seq = seq


def play_again(room: Room, mark: GameMark) -> Iterator[None]:
    """Bring a game to where it was. Raises ValueError if it does not get there."""
    nonces = [bytes.fromhex(nonce) for nonce in mark.nonces]
    clock = find_clock(mark.clock)
    table = room.table = Table(room.game, room.options, mark.names, room.seed, nonces, clock)
    table.first = tuple(mark.first)
    room.teller.begin_game()
    out = Out()
    if table.state.waiting:
        # A game may begin with a question, before anything is drawn.
        room.teller.remember([one for one in table.tell(out, 0.0) if isinstance(one, Told)])
    for kind, who, text in mark.lines:
        if kind == COMMENT_LINE:
            table.write(kind, who, text)
            table.recall(text)
            continue
        seat = NATURE if kind == NATURE_LINE else table.names.index(who)
        if seat != NATURE:
            out = Out()
        is_closed = table.advance(seat, table.texts[text], kind, out)
        if (is_closed or seat == NATURE) and (table.state.waiting or table.is_over()):
            told = [one for one in table.tell(out, 0.0) if isinstance(one, Told)]
            room.teller.remember(told)
        yield
    asked = table.question
    if asked.number != mark.question:
        raise ValueError("the game does not get to where it was")
    asked.deadline, asked.answers = mark.deadline, mark.answers
    table.held, table.paused_at, table.bots = mark.held, mark.paused_at, mark.bots
