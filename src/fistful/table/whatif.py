"""What if: a moment of a record, made into where another game begins."""

import secrets
from dataclasses import replace
from typing import NamedTuple

from fistful.engine.errors import Invalid
from fistful.engine.state import NOTHING, OVER
from fistful.table.branch import GUESS_BYTES, NOBODY, Branch, fingerprint, kept_branches
from fistful.table.record import COMMENT_LINE, THEN_LINE, Record, RecordError, read_record
from fistful.table.replay import Replay
from fistful.table.table import Opened


class Position(NamedTuple):
    """Where a game may begin: its branches, what was done before, and that as a record."""

    branches: tuple[Branch, ...]
    opening: tuple[Opened, ...]
    record: Record
    options: dict[str, str]


def position(text: str, line: int, eyes: int = NOBODY, guess: bytes = b"") -> Position:
    """Return the moment after a line of a record, given by its text, to play on from.

    That is where the open question was put: answers that were sealed already are given anew. With
    `eyes` the rest is what that seat may guess; without it is what was, and then the game must be
    over. Raises RecordError and Invalid.
    """
    record = read_record(text)
    whole = Replay(record).play()
    if whole.is_given:
        raise RecordError(1, Invalid("record-given-verify"))
    if not NOBODY <= eyes < len(record.names):
        raise Invalid("seat-unknown", seat=str(eyes), known=", ".join(record.names))
    if eyes == NOBODY and whole.state.phase != OVER:
        raise Invalid("what-if-unfinished")
    taken = last_question(record, line)
    branches = kept_branches(record.branches, taken)
    own = Branch(fingerprint(text), taken, eyes, guess if eyes != NOBODY else b"")
    acting = [one for one in record.lines if one.kind != COMMENT_LINE and one.kind != THEN_LINE]
    kept = acting[:taken]
    opening = [(seat, action, kept[k].kind) for k, (seat, action) in enumerate(whole.log[:taken])]
    bare = Record(record.game, whole.options, record.names, branches=(*branches, own), lines=kept)
    return Position(bare.branches, tuple(opening), bare, whole.options)


def last_question(record: Record, line: int) -> int:
    """Return how many actions came before the question that was open after a line was put.

    Raises Invalid if nobody was asked anything by then.
    """
    replay = Replay(replace(record, lines=[]))
    put = 0 if replay.state.waiting else NOBODY
    for one in record.lines:
        if one.number > line and put != NOBODY:
            break
        replay.take(one)
        is_fresh = all([said == NOTHING for said in replay.state.said])
        if replay.state.waiting and replay.state.phase != OVER and is_fresh:
            put = len(replay.log)
    if put == NOBODY:
        raise Invalid("what-if-nobody")
    return put


def new_guess() -> bytes:
    """Return what a new world is drawn with."""
    return secrets.token_bytes(GUESS_BYTES)
