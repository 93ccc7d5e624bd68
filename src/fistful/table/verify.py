"""Verifying a record: the commitment, every draw from the seed, every line legal."""

from fistful.engine.dice import SealedDice
from fistful.engine.errors import Illegal, Invalid
from fistful.engine.state import OVER
from fistful.table.branch import fingerprint, kept_branches
from fistful.table.fairness import commitment, fair_dice
from fistful.table.record import (
    CLOCK_LINE,
    GIVEN_LINE,
    NATURE_LINE,
    Line,
    Record,
    RecordError,
    read_record,
)
from fistful.table.replay import Replay


def verify(record: Record) -> int:
    """Check a finished record: commitment, every draw, every line. Returns how many lines.

    Raises RecordError with the line that is wrong.
    """
    last = record.lines[-1].number if record.lines else 1
    if not record.commitment:
        raise RecordError(record.header_line("commitment"), Invalid("verify-no-commitment"))
    if not record.seed:
        raise RecordError(record.header_line("commitment"), Invalid("verify-no-seed"))
    replay = Replay(record)
    if record.commitment not in commitments(record, replay):
        raise RecordError(record.header_line("commitment"), Invalid("verify-commitment"))
    dice = fair_dice(record.seed, record.nonces)
    # What was taken over from another record was drawn with the dice of that one.
    taken = record.branches[-1].actions if record.branches else 0
    for line in record.lines:
        if line.kind == GIVEN_LINE:
            raise RecordError(line.number, Invalid("record-given-verify"))
        if line.kind in (NATURE_LINE, CLOCK_LINE) and len(replay.log) >= taken:
            check_thrown(replay, line, dice.at(len(replay.log)))
        replay.take(line)
    if replay.state.phase != OVER:
        raise RecordError(last, Invalid("record-unfinished"))
    if len(replay.log) < taken:
        raise RecordError(last, Invalid("record-from"))
    return len(replay.log)


def verify_source(record: Record, source: str) -> None:
    """Check that a record branched off another, given by its text, and that this one holds too.

    Raises Invalid and RecordError.
    """
    if not record.branches or record.branches[-1].source != fingerprint(source):
        raise Invalid("verify-source")
    trunk = read_record(source)
    verify(trunk)
    taken = record.branches[-1].actions
    if Replay(record).play().log[:taken] != Replay(trunk).play().log[:taken]:
        raise Invalid("verify-source")
    if record.branches[:-1] != kept_branches(trunk.branches, taken):
        raise Invalid("verify-source")


def commitments(record: Record, replay: Replay) -> list[str]:
    """Return what the table may have published: records of old name a variant's file, and its
    table knew no more of it."""
    named = {**replay.options, **record.options}
    return [commitment(record.seed, record.game, options) for options in (replay.options, named)]


def check_thrown(replay: Replay, line: Line, dice: SealedDice) -> None:
    """Check that a line is what the seed gives. Raises RecordError."""
    s = replay.state
    if s.phase == OVER:
        raise RecordError(line.number, Illegal("record-over"))
    if line.kind == NATURE_LINE and not s.waiting:
        expected = replay.rules.draw(s, dice)
    elif line.kind == CLOCK_LINE and s.waiting >> replay.names.index(line.who) & 1:
        expected = replay.rules.default(s, replay.names.index(line.who), dice)
    else:
        return
    if replay.text(expected) != line.text:
        raise RecordError(
            line.number,
            Illegal("verify-draw", expected=replay.text(expected), found=line.text[:80]),
        )
