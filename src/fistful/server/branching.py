"""Tables that go on from a moment of another game."""

from functools import lru_cache

from fistful.server import protocol
from fistful.table.record import Record, read_record
from fistful.table.replay import Replay
from fistful.table.table import Table

#: Records whose branches are remembered: every change at a table tells them again.
MOST_KNOWN = 64


def branch_off(table: Table, text: str) -> None:
    """Let a table go on from where a record ends, if there is one and as many sit down at it."""
    if not text:
        return
    record = read_record(text)
    if record.game != table.game.name or len(record.names) != len(table.names):
        return
    replay = Replay(record).play()
    if replay.options == table.options:
        lines = zip(replay.log, record.lines, strict=True)
        opening = [(seat, action, line.kind) for (seat, action), line in lines]
        table.branch_off(record.branches, opening)


@lru_cache(maxsize=MOST_KNOWN)
def branch_of(text: str) -> protocol.Branch | None:
    """Return where games branch off that go on from a record, if there is one."""
    if not text:
        return None
    return last_branch(read_record(text))


def last_branch(record: Record) -> protocol.Branch | None:
    """Return where a record branched off another, if it did."""
    for one in record.branches[-1:]:
        return protocol.Branch(one.source, one.actions, one.eyes)
    return None
