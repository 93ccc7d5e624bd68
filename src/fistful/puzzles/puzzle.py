"""What a puzzle is, and the file a game's puzzles are kept in."""

import gzip
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Final

import msgspec

from fistful.games import find_game

FOLDER: Final = Path(__file__).parent / "data"
#: Raised whenever older files would be misread.
FORMAT: Final = "fistful puzzles 1"
#: Where one must mix, an answer is right that has so much of the weightiest one's part.
PART: Final = 0.35


class Answer(msgspec.Struct, frozen=True):
    """An answer one may give: its text, what it gives of a victory in thousandths, and how much of
    a strong player's mixture it is, in per cent (0 where nobody need mix)."""

    text: str
    worth: int
    weight: int = 0


class Reason(msgspec.Struct, frozen=True):
    """Why: a word of the catalogue (`puzzle-why-…`), and its number after the usual answer and
    after the best one, with what each comes to in a hundred games played ahead."""

    word: str
    usual: int
    best: int


class Puzzle(msgspec.Struct, frozen=True):
    """A moment of a game and what can be answered there; the record ends where `seat` is asked.

    `usual` is the place of what most would do, `best` of what gives most.
    """

    name: str
    seat: int
    phase: str
    is_sealed: bool
    answers: list[Answer]
    usual: int
    best: int
    reason: Reason
    record: str


class PuzzleFile(msgspec.Struct, tag_field="format", tag=FORMAT):
    """All puzzles of a game, and how many games were looked through for them."""

    game: str
    tried: int
    puzzles: list[Puzzle]


def puzzle_name(record: str, seat: int) -> str:
    """Return the name of a puzzle: the same moment has the same one everywhere."""
    return sha256(f"{seat} {record}".encode()).hexdigest()[:10]


def read_file(file: Path) -> PuzzleFile:
    """Read a file of puzzles. Raises OSError and msgspec.MsgspecError."""
    return msgspec.json.decode(gzip.decompress(file.read_bytes()), type=PuzzleFile)


def write_file(file: Path, found: PuzzleFile) -> None:
    """Write a file of puzzles, whole or not at all; the same puzzles give the same bytes."""
    file.parent.mkdir(parents=True, exist_ok=True)
    new = file.with_suffix(".new")
    new.write_bytes(gzip.compress(msgspec.json.encode(found), 9, mtime=0))
    new.replace(file)


@cache
def puzzles_of(game: str) -> dict[str, Puzzle]:
    """Return the puzzles of a game that come with the package, by name. Raises Invalid."""
    file = FOLDER / f"{find_game(game).name}.json.gz"
    if not file.is_file():
        return {}
    return {one.name: one for one in read_file(file).puzzles}
