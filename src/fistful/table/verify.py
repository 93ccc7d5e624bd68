"""Verifying a record: the commitment, every draw from the seed, every line legal."""

from fistful.engine.dice import SealedDice
from fistful.engine.errors import Illegal, Invalid
from fistful.engine.state import OVER
from fistful.table.fairness import commitment, fair_dice
from fistful.table.record import CLOCK_LINE, GIVEN_LINE, NATURE_LINE, Line, Record, RecordError
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
    if commitment(record.seed, record.game, replay.options) != record.commitment:
        raise RecordError(record.header_line("commitment"), Invalid("verify-commitment"))
    dice = fair_dice(record.seed, record.nonces)
    for line in record.lines:
        if line.kind == GIVEN_LINE:
            raise RecordError(line.number, Invalid("record-given-verify"))
        if line.kind in (NATURE_LINE, CLOCK_LINE):
            check_thrown(replay, line, dice.at(len(replay.log)))
        replay.take(line)
    if replay.state.phase != OVER:
        raise RecordError(last, Invalid("record-unfinished"))
    return len(replay.log)


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
