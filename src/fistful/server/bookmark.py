"""A bookmark in a room's journal: the room as it was, so that what came before need not be read.

It is made from the journal and says nothing that is not in there: one that cannot be used is
ignored. A running game is kept as its record and played again from that, line by line, which takes
as long as the game has been and no longer; pauses and all that was arranged cost nothing.

It is stored as lines of JSON: the room, then pages of the record. However much was said at a table,
no page takes long to write or to read.
"""

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

import msgspec

from fistful.engine.events import Out
from fistful.games import find_game
from fistful.server import journal, protocol
from fistful.server.again import Told, play_line
from fistful.server.betting import Betting
from fistful.server.branching import branch_off
from fistful.server.company import Knock
from fistful.server.edition import edition
from fistful.server.people import Person
from fistful.server.room import SETS, Room
from fistful.table.clock import find_clock
from fistful.table.record import COMMENT_LINE, PERSON, SEAT_LINE, Line
from fistful.table.show import find_speed
from fistful.table.table import Table
from fistful.table.tally import Tally

#: Raised whenever older bookmarks would be misread.
VERSION: Final = 6
#: Lines of a record that are written, and read, at once.
PAGE: Final = 1000
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
    "speed",
    "is_public",
    "is_practice",
    "card",
    "worn",
    "is_locked",
    "is_code_hidden",
    "is_muted",
    "is_start_kept",
    "lets_in",
    "waiting",
    "replaced",
    "games",
    "committed_at",
    "is_solo",
    "seated",
    "is_lost",
    "ended",
    "records",
)


class GameMark(msgspec.Struct):
    """The game at the table: what is being played, and the question that is open.

    Its record follows in pages.
    """

    edition: str
    names: list[str]
    clock: str
    speed: str
    nonces: list[str]
    first: list[str]
    bots: list[str]
    shown: tuple[float, float]
    question: int
    opens: float
    deadline: float | None
    answers: dict[int, str]
    held: dict[int, int]
    paused_at: float | None
    renumbered: int = 0


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
    tallies: list[Tally | None]
    knocks: dict[str, Knock]
    betting: Betting
    table: GameMark | None
    branched: str = ""
    deal: journal.Dealt | None = None
    results: list[journal.Compared] = []


_decoder = msgspec.json.Decoder(Bookmark)
_page_decoder = msgspec.json.Decoder(list[Told])


def write_bookmark(room: Room) -> bytes:
    """Return a room's bookmark as it is stored."""
    return b"\n".join(bookmark_parts(room))


def bookmark_parts(room: Room) -> Iterator[bytes]:
    """Return a bookmark in lines, of the room as it is when the first of them is asked for."""
    lines = [] if room.table is None else list(room.table.lines)
    yield write_room(room)
    for at in range(0, len(lines), PAGE):
        page = [(line.kind, line.who, line.text) for line in lines[at : at + PAGE]]
        yield msgspec.json.encode(page)


def write_room(room: Room) -> bytes:
    """Return the room without the record of its game."""
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
        room.tallies,
        room.knocks,
        room.betting,
        None if room.table is None else mark_game(room),
        room.branched,
        room.deal,
        room.results,
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
        table.speed.name,
        [nonce.hex() for nonce in table.nonces],
        list(table.first),
        list(table.bots),
        (table.scene.at, table.scene.ends),
        asked.number,
        asked.opens,
        asked.deadline,
        asked.answers,
        table.held,
        table.paused_at,
        table.renumbered,
    )


def read_bookmark(data: bytes, room: Room) -> Iterator[None]:
    """Bring a new room to where a bookmark is, in small steps. Raises if that cannot be."""
    first, *pages = data.split(b"\n")
    mark = _decoder.decode(first)
    if mark.version != VERSION:
        raise ValueError("a bookmark of another version")
    room.game = find_game(mark.game)
    for name in PLAIN:
        setattr(room, name, msgspec.json.decode(mark.plain[name]))
    for name in SETS:
        setattr(room, name, set(mark.sets[name]))
    room.people = mark.people
    room.tallies, room.knocks = mark.tallies, mark.knocks
    room.betting = mark.betting
    room.seed = bytes.fromhex(mark.seed)
    room.nonces = {seat: bytes.fromhex(nonce) for seat, nonce in mark.nonces.items()}
    room.chat.extend(mark.chat)
    room.branched, room.deal, room.results = mark.branched, mark.deal, mark.results
    answers = zip(mark.who, mark.answers, strict=True)
    room.answers = [Line(0, SEAT_LINE, who, text) for who, text in answers]
    room.teller.begin_anew()
    room.teller.beginnings = mark.beginnings
    yield
    if mark.table is not None and mark.table.edition != edition(room.game, room.options):
        room.lose([Line(0, *line) for page in pages for line in _page_decoder.decode(page)])
    elif mark.table is not None:
        yield from play_again(room, mark.table, pages)
    for audience, seq in mark.seqs.items():
        room.teller.streams[audience].seq = seq


def play_again(room: Room, mark: GameMark, pages: list[bytes]) -> Iterator[None]:
    """Bring a game to where it was. Raises ValueError if it does not get there."""
    nonces = [bytes.fromhex(nonce) for nonce in mark.nonces]
    clock, speed = find_clock(mark.clock), find_speed(mark.speed)
    table = room.table = Table(room.game, room.options, mark.names, room.seed, nonces, clock, speed)
    room.set_instants()
    # Bookmarks of earlier releases name nobody where a person played.
    table.first = tuple([who or PERSON for who in mark.first])
    table.agents = room.agents()
    branch_off(table, room.branched)
    room.teller.begin_game()
    out = Out()
    if table.state.waiting:
        # A game may begin with a question, before anything is drawn.
        room.teller.remember(table.tell(out, 0.0))
    for page in pages:
        for kind, who, text in _page_decoder.decode(page):
            if kind == COMMENT_LINE:
                table.write(kind, who, text)
                table.recall(text)
            else:
                out = play_line(room, table, (kind, who, text), out)
                yield
        yield
    asked = table.question
    if asked.number + mark.renumbered != mark.question:
        raise ValueError("the game does not get to where it was")
    asked.number, table.renumbered = mark.question, mark.renumbered
    table.scene = replace(table.scene, at=mark.shown[0], ends=mark.shown[1])
    asked.opens, asked.deadline, asked.answers = mark.opens, mark.deadline, mark.answers
    table.held, table.paused_at, table.bots = mark.held, mark.paused_at, mark.bots
